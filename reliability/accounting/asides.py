"""What people say around a question: what the answer is for, why they ask, what they suspect."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_CLAUSE_ENDS = re.compile(r"[.!?;:]+(?=\s|$)|\s[-–—]+\s|[()]|,(?=\s)")
_ENDS_HERE = re.compile(r"\s*(?:$|[.!?;:,)–—]|-\s)")
_REASON = re.compile(
    r"(?:^|(?<=\s))(?:trying to|wants? to|need (?:it|this|them|that) for|planning|i suspect|i guess|guess|"
    r"i(?:['’]d| would) have (?:guessed|thought|said|expected|bet|assumed)|i (?:thought|expected|assumed|guessed|reckon|bet)|"
    r"my (?:guess|bet|hunch)|i(?:['’]m| am) guessing|"
    r"so (?:that |I |we )(?:can|could|know|want)|so i|they keep|he says|she says|they say|(?:someone|somebody) (?:here|said|says|told|thinks|claims|swears)|maybe|"
    r"my boss|the boss|i'd like to (?:prove|know|see|mention|check)|i would like to (?:mention|prove|check)|"
    r"we would like to (?:send|call|invite|thank)|i want to give|in order to)\b",
    re.IGNORECASE,
)
_PURPOSE = re.compile(
    r"\b(?:because|cos)\b|\bfor (?:the|my|our|a|an|his|her|their|your|next)\b|\b(?:before|since) (?:the|my|our|we)\b",
    re.IGNORECASE,
)


def asides(text: str) -> list[tuple[int, int]]:
    """Stretches text[start:end] that may give a reason, or say what the answer is for.

    >>> text = "Sales by month, for the board deck"
    >>> [text[start:end] for start, end in asides(text)]
    ['for the board deck']
    """
    found = reasons(text)
    for begin, end in _clauses(text):
        match = _PURPOSE.search(text, begin, end)
        if match:
            found.append((match.start(), end))
    return sorted(found)


def reasons(text: str) -> list[tuple[int, int]]:
    """Stretches that give a reason for asking, behind what is asked: nothing in them is part of the question.

    >>> text = "Want to see sales, I guess Kiel complains; want to call them"
    >>> [text[start:end] for start, end in reasons(text)]
    ['I guess Kiel complains', 'want to call them']
    >>> text = "which month had most orders, I'd have guessed december"
    >>> [text[start:end] for start, end in reasons(text)]
    ["I'd have guessed december"]
    >>> text = "sorry to bother you, maybe silly but which shop sells most?"
    >>> [text[start:end] for start, end in reasons(text)]
    ['maybe silly ']
    """
    found = []
    for begin, end in _clauses(text):
        match = _REASON.search(text, begin, end)
        asked_before = text[: match.start()] if match else ""
        if match and sum(map(str.isalpha, asked_before)) >= _LEAST_LETTERS:
            asks = _ASKS.search(text, match.end(), end) if text[end : end + 1] == "?" else None
            found.append((match.start(), asks.start() if asks else end))
    return found


_ASKS = re.compile(r"\b(?:(?:but|so|on|in|at|for|by) )?(?:which|what|how|who|whose|when|where)\b", re.IGNORECASE)


_LEAST_LETTERS = 8  # of what is asked before a reason for it


def ends_a_clause(text: str, place: int) -> bool:
    """Whether a clause ends at this place of a text."""
    return _ENDS_HERE.match(text, place) is not None


def asking_clauses(text: str, asks: Sequence[int]) -> list[tuple[int, int]]:
    """The stretches text[start:end] that ask: clauses that a question mark ends, and those in which one of the places
    stands at which words ask for something; every clause where none does.

    >>> text = "I like these tools. Sales by month?"
    >>> [text[start:end] for start, end in asking_clauses(text, [])]
    [' Sales by month']
    """
    clauses = list(_clauses(text))
    found = [
        (begin, end) for begin, end in clauses if text[end : end + 1] == "?" or any(begin <= a < end for a in asks)
    ]
    return found or clauses


def questions_alone(text: str, asks: Sequence[int]) -> tuple[str, ...]:
    """What is left of a text without what the answer is for and why it is asked: of the clauses that ask (see
    `asking_clauses`), then of all.

    >>> questions_alone("I am new here. October sales by country? It is for the VAT provision", [])
    ('October sales by country', 'I am new here. October sales by country? It is')
    """
    around = asides(text)
    asking, whole = asking_clauses(text, asks), [(0, len(text))]
    found = (" ".join("".join(_without(text, around, stretches)).split()) for stretches in (asking, whole))
    return tuple(dict.fromkeys(each for each in found if any(map(str.isalpha, each))))


def _without(text: str, around: Sequence[tuple[int, int]], stretches: Sequence[tuple[int, int]]) -> Iterator[str]:
    for begin, end in stretches:
        for start, stop in around:
            if start < end and begin < stop:
                yield text[begin:start]
                begin = max(begin, stop)
        yield text[begin:end] + " "


def _clauses(text: str) -> Iterator[tuple[int, int]]:
    begin = 0
    for match in _CLAUSE_ENDS.finditer(text):
        yield begin, match.start()
        begin = match.end()
    yield begin, len(text)
