"""Words of a question that nothing in the data explains and that a reading leaves out, as far as it is right to say so.

Most words that nothing explains are chatter, and what a question is about and the data lack ends the ask. What is left
and tells are names ("net sales of Kaufland stores") and what narrows a thing that the data hold ("vegan products").
Everyday words, asides, what begins a sentence, and what the person says the meaning of are never said. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.accounting.asides import asides, asking_clauses
from reliability.lexicon import EVERYDAY, FUNCTION_WORDS
from reliability.question.named import stands_in, stems
from reliability.values import Exchange, Hint, PreviousTurn, Reading

MOST_SAID = 3
_LONGEST = 60
_ASKING = frozenset(
    {
        Operation.COUNT,
        Operation.SUM,
        Operation.AVERAGE,
        Operation.MEDIAN,
        Operation.LIST,
        Operation.BY,
        Operation.SHARE,
        Operation.MOST,
        Operation.LEAST,
        Operation.TOP,
        Operation.COMPARE,
        Operation.TREND,
    }
)
_BEGINS = re.compile(r"(?:^|[.!?:;\n–—-])[\s\"'“«(]*$")
_EXPLAINED_THERE = re.compile(r"\s*(?:[(:=]|[-–—]\s|,? (?:i\.?e\.?|that is|meaning)\b)", re.IGNORECASE)
_NO_NARROWING = tuple("est able ible ly ing ish ed".split())
_TOGETHER = re.compile(r"[\s'’.&-]{1,3}")
_LEAST_LETTERS = 4
_OF_THE_DATA = frozenset({Role.TABLE, Role.COLUMN, Role.CELL, Role.STATE, Role.PERIOD})


def unexplained_names(account: Account, known: Sequence[str], previous: PreviousTurn | None) -> tuple[str, ...]:
    """Names and narrowing words of an accounted question that nothing explains, in its order, each once. `known` are
    phrases whose meaning somebody told (hints, definitions); of a follow-up, what stood in the previous question is
    none.
    """
    text = account.text
    asks = [piece.start for piece in account.pieces if _asks(piece)]
    asking, beside = asking_clauses(text, asks), asides(text)
    told = [*known, *([previous.question, previous.sql] if previous else [])]
    found = [
        text[start:end]
        for start, end in _stretches(account)
        if any(begin <= start < stop for begin, stop in asking)
        and not any(begin <= start < stop for begin, stop in beside)
        and not any(stands_in(text[start:end], each) for each in told)
        and end - start <= _LONGEST
    ]
    return tuple(dict.fromkeys(found))[:MOST_SAID]


def unexplained_things(account: Account, known: Sequence[str], previous: PreviousTurn | None) -> tuple[str, ...]:
    """What a question is about and nothing in the data explains, as far as that is said of it alone: see
    `unexplained_names`."""
    told = [*known, *([previous.question, previous.sql] if previous else [])]
    return tuple(each for each in account.missing if not any(stands_in(each, said) for said in told))


def left_out(
    words: Sequence[str], readings: Sequence[Reading], exchanges: Sequence[Exchange], steered: Sequence[Hint] = ()
) -> tuple[str, ...]:
    """Those of the words that none of these readings uses, and whose meaning the person did not say on the way. Nothing
    where they said what the question means as a whole: in their own words, or by a list of what it needs."""
    if not words or any(each.clarification.says_meaning(each.reply) for each in exchanges):
        return ()
    used = {each for reading in readings for each in stems(f"{reading.sql} {reading.english}")}
    told = [phrase for each in exchanges for phrase, _, _ in each.clarification.lesson(each.reply, ()).preferred]
    told += [hint.phrase for hint in steered]
    return tuple(
        word
        for word in words
        if used.isdisjoint(stems(word))
        and not any(stands_in(word, phrase) or stands_in(phrase, word) for phrase in told)
    )


def _stretches(account: Account) -> Iterator[tuple[int, int]]:
    """Where names and narrowing words stand, the words of one name together."""
    pieces, text = account.pieces, account.text
    place = 0
    while place < len(pieces):
        last = place
        if _is_name(pieces[place], text):
            while last + 1 < len(pieces) and _goes_on(pieces[last], pieces[last + 1], text):
                last += 1
            if not _EXPLAINED_THERE.match(text, pieces[last].end) and _near_data(pieces, place, last):
                yield pieces[place].start, pieces[last].end
        elif _narrows(place, pieces, text):
            yield pieces[place].start, pieces[place].end
        place = last + 1


def _is_name(piece: Piece, text: str) -> bool:
    """Whether a piece is the first word of a name that nothing explains: in capitals, and not because it begins."""
    word = piece.text
    named = word[:1].isupper() and word[:1].isalpha() and len(word) > 1 and _is_said(piece)
    return named and not _BEGINS.search(text[: piece.start])


def _goes_on(piece: Piece, after: Piece, text: str) -> bool:
    joined = _TOGETHER.fullmatch(text[piece.end : after.start]) is not None
    return joined and _is_said(after) and after.text[:1].isupper()


def _is_said(piece: Piece) -> bool:
    word = piece.text.lower()
    return not piece.explanations and word not in EVERYDAY and word not in FUNCTION_WORDS


def _near_data(pieces: Sequence[Piece], first: int, last: int) -> bool:
    """Whether what stands beside a name, grammar and other names apart, is something of the data."""
    before = next((each for each in reversed(pieces[:first]) if each.explanations and not _is_little(each)), None)
    after = next((each for each in pieces[last + 1 :] if each.explanations and not _is_little(each)), None)
    return any(each is not None and bool(each.of(*_OF_THE_DATA)) for each in (before, after))


def _narrows(place: int, pieces: Sequence[Piece], text: str) -> bool:
    """Whether a word stands right before a thing that the data hold, and says which of them: "vegan products"."""
    piece, after = pieces[place], pieces[place + 1] if place + 1 < len(pieces) else None
    word = piece.text
    if after is None or after.best is None or after.best.role is not Role.TABLE or not _is_said(piece):
        return False
    fits = word.isalpha() and word.islower() and len(word) >= _LEAST_LETTERS and not word.endswith(_NO_NARROWING)
    joined = text[piece.end : after.start] == " " and not _BEGINS.search(text[: piece.start])
    return fits and joined and not _EXPLAINED_THERE.match(text, after.end)


def _is_little(piece: Piece) -> bool:
    little = piece.best is not None and piece.best.role in (Role.FUNCTION, Role.POLITE)
    return little or piece.text.lower() in FUNCTION_WORDS


def _asks(piece: Piece) -> bool:
    return any(each.value in _ASKING for each in piece.of(Role.OPERATION))
