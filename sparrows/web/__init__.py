"""The table in the browser: a server for people with friends and bots."""
