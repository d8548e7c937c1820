"""What is told of a question by its words alone: whether they have one meaning, and whether the data can answer it.

Askers whose words may mean several things speak alike: "turnover", "our best customers", "how many do we have". So do
those who ask for what no table holds: "why", "the reason of", "opening hours". A linear model over n-grams, learnt from
questions of both kinds, says how likely a question is one of the plain kind. It knows the words of the warehouse that
it was learnt for, and of no other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from reliability.accounting.account import Account, Piece, Role
from reliability.lexicon import FUNCTION_WORDS
from reliability.question.chat.words_model import LONGEST, SCALE, ngrams

_NAME = "x"
_LONGEST_PHRASE, _ENOUGH, _TIMES = 3, 0.8, 3
_MARKS = frozenset(".,;:?!()\n–—？。")
_NOT_NAMED = frozenset({Role.FUNCTION, Role.POLITE, Role.OPERATION, Role.CELL, Role.PERIOD, Role.EARLIER, Role.NUMBER})
AS_LIKELY = 0.5
"""Below it a question has likely several meanings, or is likely not in the data: nothing is answered unasked."""


@dataclass(frozen=True, slots=True)
class WordWeights:
    """`weights`: n-gram → a weight against the plain kind, in hundredths of a nat; `bias` in nats."""

    weights: Mapping[str, int]
    bias: float

    def likely(self, text: str) -> float:
        """How likely a question is of the plain kind, in (0, 1).

        >>> words = WordWeights({"turnover": 200}, -1.0)
        >>> round(words.likely("turnover"), 3), round(words.likely("opening days"), 3)
        (0.269, 0.731)
        """
        known = [self.weights[each] for each in ngrams(text) if each in self.weights]
        against = self.bias + (sum(known) / SCALE / math.sqrt(len(known)) if known else 0.0)
        return 0.5 * (1 - math.tanh(against / 2))


def nameless(account: Account) -> str:
    """A question's text with a word for the column in place of each cell that is a name, of several words or written
    with a capital: what is asked of one product is told as what is asked of another.

    >>> from reliability.accounting.account import Explanation
    >>> from reliability.values import Element
    >>> told = Explanation(Role.CELL, element=Element("products", "product_name"), value="Oak Desk")
    >>> nameless(Account("price of oak desk?", (Piece(9, 17, "oak desk", ("oak", "desk"), (told,)),)))
    'price of xproductname?'
    """
    return _joined(account, _said(account.pieces))


def words_against(account: Account, likely: Callable[[str], float]) -> str:
    """The words, at most three pieces that stand together, without which a question is likeliest of the plain kind, as
    far as its first 400 characters go; "" where that is not three times as likely as with them.

    Where some words are explained by nothing, one of these is among them. A phrase begins and ends with no word of
    grammar, operation, name, time, or what was said before, and is the shortest of those that give nearly as much. It
    ends before what is but like a table or column, after words that nothing explains: "Jane Doe" of "did Jane Doe buy".
    """
    pieces, said = account.pieces, _said(account.pieces)
    telling = [n for n, piece in enumerate(pieces) if piece.end <= LONGEST and _may_be_named(piece)]
    near = ((first, last) for first in telling for last in telling if first <= last < first + _LONGEST_PHRASE)
    spans = [one for one in near if _MARKS.isdisjoint(account.text[pieces[one[0]].start : pieces[one[1]].end])]
    unexplained = {n for n in telling if pieces[n].best is None}
    spans = [one for one in spans if unexplained & {*range(one[0], one[1] + 1)}] or spans

    def without(first: int, last: int) -> float:
        return likely(_joined(account, [*said[:first], *[""] * (last - first + 1), *said[last + 1 :]]))

    gained = {span: without(*span) for span in spans}
    most = max(gained.values(), default=0.0)
    if not spans or most < _TIMES * likely(_joined(account, said)):
        return ""
    enough = (span for span in spans if gained[span] >= _ENOUGH * most)
    first, last = min(enough, key=lambda span: (span[1] - span[0], -gained[span]))
    while last > first and _is_like(pieces[last]) and unexplained & {*range(first, last)}:
        last -= 1
    return account.text[pieces[first].start : pieces[last].end]


def _may_be_named(piece: Piece) -> bool:
    return (piece.best is None or piece.best.role not in _NOT_NAMED) and piece.text.lower() not in FUNCTION_WORDS


def _is_like(piece: Piece) -> bool:
    """Whether a piece is a table or a column by another word for it."""
    best = piece.best
    return best is not None and best.role in (Role.TABLE, Role.COLUMN) and best.via == "synonym"


def _said(pieces: Sequence[Piece]) -> list[str]:
    """Each piece as it is learnt."""
    return [_NAME + "".join(filter(str.isalpha, column)) if (column := _named(each)) else each.text for each in pieces]


def _named(piece: Piece) -> str:
    """The column of the cell that a piece names, "" where it names none."""
    best = piece.best
    if best is None or best.role is not Role.CELL or best.element is None:
        return ""
    return best.element.column if len(piece.lemmas) > 1 or piece.text[:1].isupper() else ""


def _joined(account: Account, said: Sequence[str]) -> str:
    """The text with something else in place of its pieces."""
    found, at = "", 0
    for piece, text in zip(account.pieces, said, strict=True):
        found, at = found + account.text[at : piece.start] + text, piece.end
    return found + account.text[at:]
