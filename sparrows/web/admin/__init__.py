"""What whoever runs the server may do to it, behind a secret."""
