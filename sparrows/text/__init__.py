"""Every word that a person reads."""

from sparrows.text.catalogue import LANGUAGES, Words, words
from sparrows.text.names import Names, names
from sparrows.text.speaker import Speaker

__all__ = ["LANGUAGES", "Names", "Speaker", "Words", "names", "words"]
