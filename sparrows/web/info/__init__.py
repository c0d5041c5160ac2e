"""What the server tells about rulebooks, hands and finished deals."""

from sparrows.web.info.matches import FoundMatch, Matches
from sparrows.web.info.routes import routers

__all__ = ["FoundMatch", "Matches", "routers"]
