"""The admin interface: what an operator with the secret may do to the server."""
