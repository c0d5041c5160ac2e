"""What the tests of the web table share."""

from tests.web.client import client

__all__ = ["client"]
