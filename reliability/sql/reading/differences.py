"""What differs between readings of one question: the phrases that not all of them share, to stand first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

_BEGINS = frozenset(
    """in on at from since until before after by with without whose that of for named not only sorted highest lowest
    latest earliest hired left paid returned opened closed among counted outside except divided plus minus per leaving
    together all otherwise going""".split()
)
"""Words at which a phrase of a sentence begins."""
_MOST_WORDS = 400
_TOO_LONG = 0.8


@dataclass(frozen=True, slots=True)
class Difference:
    """What of a sentence is its own, as one text; `alone`: nothing is, since others say the same and more."""

    said: str
    alone: bool = False


def differences(sentences: Sequence[str]) -> tuple[Difference, ...]:
    """For each sentence the phrases that not all others have, in its order; the whole of it where that is nearly all.

    A sentence without a phrase of its own is said by what it leaves out: "not only that are open".

    >>> [each.said for each in differences(["Total net sales in May 2026", "Total gross sales in May 2026"])]
    ['Total net sales', 'Total gross sales']
    >>> [each.said for each in differences(["Number of stores that are open", "Number of stores"])]
    ['that are open', 'not only those that are open']
    >>> [each.said for each in differences(["Orders that are shipped", "Orders with a ship date", "Orders"])]
    ['that are shipped', 'with a ship date', 'not only those that are shipped']
    >>> [each.said for each in differences(["Number of stores"])]
    ['Number of stores']
    """
    if len(sentences) < 2:
        return tuple(Difference(each) for each in sentences)
    split = [phrases(each) for each in sentences]
    common = Counter(split[0])
    for each in split[1:]:
        common &= Counter(each)
    own = [_without(each, common) for each in split]
    others = [each for each in own if each]
    more = min(others, key=len) if others else []
    return tuple(_difference(sentence, mine, more) for sentence, mine in zip(sentences, own, strict=True))


def phrases(sentence: str) -> list[str]:
    """A sentence cut where its phrases begin; commas and semicolons stay with what is before.

    >>> phrases("Total net sales in October 2026 by store, highest first")
    ['Total net sales', 'in October 2026', 'by store,', 'highest first']
    """
    found: list[list[str]] = []
    for word in sentence.split()[:_MOST_WORDS]:
        begins = word.lower() in _BEGINS and not (found and found[-1][-1].lower() in _BEGINS)
        after_of = word.lower() == "of" and len(found) == 1  # "number of orders" is one phrase
        if not found or (begins and not after_of) or (found[-1][-1].endswith((",", ";"))):
            found.append([])
        found[-1].append(word)
    return [" ".join(each) for each in found]


def _without(own: list[str], common: Counter[str]) -> list[str]:
    left = Counter(common)
    kept = []
    for phrase in own:
        if left[phrase]:
            left[phrase] -= 1
        else:
            kept.append(phrase)
    return kept


def _difference(sentence: str, own: list[str], more: list[str]) -> Difference:
    """`more`: what one other sentence says besides; of two, phrases of both together would be nobody's."""
    if not own:
        return Difference(_left_out(" ".join(more[:3]).strip(",; ")) if more else sentence, alone=True)
    said = " … ".join(_runs(sentence, own)).strip(",; ")
    return Difference(said if len(said) <= _TOO_LONG * len(sentence) else sentence)


def _left_out(phrase: str) -> str:
    first = phrase.split(" ", 1)[0]
    if first in ("by", "sorted", "highest", "lowest", "latest", "earliest"):
        return f"not {phrase}"
    return f"not only those {phrase}" if first in _BEGINS else f"without “{phrase}”"


def _runs(sentence: str, own: list[str]) -> list[str]:
    """A sentence's own phrases, those that stand side by side together."""
    runs: list[list[str]] = []
    left = Counter(own)
    beside = False
    for phrase in phrases(sentence):
        mine = left[phrase] > 0
        if mine:
            left[phrase] -= 1
            if beside:
                runs[-1].append(phrase)
            else:
                runs.append([phrase])
        beside = mine
    return [" ".join(each) for each in runs]
