"""What is known of English and of business words: data files of phrases, read once (accounting/lexicon/).

Nothing here knows any database. Lines that begin with # are comments.
"""

from __future__ import annotations

from pathlib import Path

_FOLDER = Path(__file__).parent / "accounting" / "lexicon"


def lines(name: str) -> list[str]:
    """The lines of a data file, without comments."""
    text = (_FOLDER / name).read_text("utf-8")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def sets(name: str) -> list[tuple[str, ...]]:
    """The lines of a data file, each a set of phrases that commas part."""
    return [tuple(phrase.strip() for phrase in line.split(",") if phrase.strip()) for line in lines(name)]


def pairs(name: str) -> dict[str, str]:
    """The lines of a data file, each a word, a colon and what it stands for."""
    parts = (line.partition(":") for line in lines(name))
    return {word.strip(): rest.strip() for word, _, rest in parts}


IRREGULAR = pairs("irregular.txt")
ABBREVIATIONS = pairs("abbreviations.txt")
EVERYDAY = frozenset(word for line in lines("everyday.txt") for word in line.split())
FUNCTION_WORDS = frozenset(
    """a about after against all am an and any are as at be been being between both but by did do does doing down
    during each either else ever for from get gets getting got had has have having here how i if in into is it's its
    just let me more most much must my neither no nor not of off on only onto or other our ours out over own per
    shall should since so some such than that's the their theirs then there to too toward towards under until up upon
    us very was we were what when where which while who whom whose why will with within without would yet you your
    yours i'm we're we've i've who's what's where's how's let's don't didn't isn't aren't doesn't haven't hasn't
    wasn't weren't can't couldn't won't wouldn't it'll i'd i'll we'll we'd is this an these those that""".split()
)
