"""What people at a table say to each other: told to whoever is there, and kept nowhere.

It is no part of the game: a match, its record and its clocks know nothing of it.
"""

from __future__ import annotations

from sparrows.play.progress import Player
from sparrows.web.allowance import Allowance
from sparrows.web.clocks import Time
from sparrows.web.protocol import Speak, Spoken, Write
from sparrows.web.refusals import Refusal
from sparrows.web.seats import Company
from sparrows.web.security import as_shown
from sparrows.web.settings import Settings

# Each reader's page has words for the phrases; the reactions it shows as pictures.
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "nice-hand",
    "thanks",
    "sorry",
    "one-moment",
    "oops",
    "back-soon",
    "back",
    "good-game",
    "bye",
)
REACTIONS = ("like", "love", "joy", "laugh", "wow", "sad")
LONGEST_MESSAGE = 200


class Talk:
    """Takes what the people of one table say, each at their own pace."""

    def __init__(
        self, company: Company, settings: Settings, time: Time, *, free_text: bool
    ) -> None:
        self.company = company
        self.settings = settings
        self.time = time
        self.free_text = free_text
        self.allowances: dict[Player, Allowance] = {}

    def hear(self, player: Player, said: Speak | Write) -> None:
        """Tells it to the table; after a `Refusal` nobody has heard anything."""
        if isinstance(said, Speak):
            self._speak(player, said.phrase)
        else:
            self._write(player, said.text)

    def _speak(self, player: Player, phrase: str) -> None:
        if phrase not in PHRASES and phrase not in REACTIONS:
            raise Refusal("no-such-phrase")
        self._take_time(player)
        self.company.tell_all(Spoken(player, phrase=phrase))

    def _write(self, player: Player, given: str) -> None:
        """One's own words are for those who sit at the table, not for those who look on."""
        if not self.free_text:
            raise Refusal("no-free-text")
        text = as_shown(given, LONGEST_MESSAGE, "bad-text")
        self._take_time(player)
        for reader in self.company.persons():
            self.company.tell(reader, Spoken(player, text=text))

    def _take_time(self, player: Player) -> None:
        now = self.time.now()
        allowance = self.allowances.get(player)
        if allowance is None:
            settings = self.settings
            allowance = Allowance(settings.sayings_a_second, settings.saying_burst, now)
            self.allowances[player] = allowance
        if not allowance.take(now):
            raise Refusal("talk-flood")
