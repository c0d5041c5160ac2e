"""What the server tells about rulebooks, hands and finished deals."""
