"""Rows that an answer includes or leaves out, and how a person changes that."""

from __future__ import annotations

from collections.abc import Sequence


def includes(counted: Sequence[tuple[int, str]]) -> str:
    """What an answer counts though it is marked as over; the nouns are data.

    >>> includes([(53, "deleted customers"), (1, "cancelled orders")])
    'This includes 53 deleted customers and 1 of the cancelled orders.'
    """
    return f"This includes {_counted_rows(counted)}."


def _counted_rows(counted: Sequence[tuple[int, str]]) -> str:
    said = [f"{count:,} {noun}" if count > 1 else f"1 of the {noun}" for count, noun in counted]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}"


def leave_out(noun: str) -> str:
    """Without some of what an answer counts: a tap under it, and an edit that corrects it."""
    return f"without {noun}"


def include(noun: str) -> str:
    """The tap back."""
    return f"with {noun}"


def leaves_rows_out(counted: Sequence[tuple[int, str]], by: str = "") -> str:
    """What an answer leaves out at the wish of who asked, or of somebody else; the nouns are data.

    >>> leaves_rows_out([(53, "deleted customers")]), leaves_rows_out([(1, "cancelled orders")], "<@U1>")
    ('This leaves out 53 deleted customers, as you chose.', 'This leaves out 1 of the cancelled orders, as <@U1> chose.')
    """
    return f"This leaves out {_counted_rows(counted)}, as {by or 'you'} chose."


def leaves_out_by_rule(counted: Sequence[tuple[int, str]]) -> str:
    """What an answer leaves out because an admin said so for everybody; the nouns are data.

    >>> leaves_out_by_rule([(12, "orders outside “status <> 'test'”")])
    "This leaves out 12 orders outside “status <> 'test'”, as your team's catalog says for everybody."
    """
    return f"This leaves out {_counted_rows(counted)}, as your team's catalog says for everybody."


NOT_MEASURED_WITHOUT_ROWS = (
    "No calibration has measured the query without these rows, so I can't say how likely this is right. Please check the "
    "reading above."
)


def with_rows_again(person: str) -> str:
    """Under an answer that somebody had brought back what was left out of it."""
    return f"{person} wanted what I had left out. I can't say how likely this is right; please check the reading above."


def leaving_out(noun: str) -> str:
    """To who had rows left out: the answer, and what of it lasts."""
    return f"I leave {noun} out of your answers from now on. The answer without them follows here."


def including(noun: str) -> str:
    """To who had them counted again."""
    return f"I count {noun} in your answers from now on. The answer with them follows here."


def leaving_out_once(noun: str) -> str:
    """To who had rows left out that a rule for everybody decides about."""
    return f"The answer without {noun} follows here."


def including_once(noun: str) -> str:
    """To who had rows counted that a rule for everybody leaves out."""
    return f"The answer with {noun} follows here. Other answers leave them out still, as your team's catalog says."


ROWS_GONE = "This answer counts no such rows any more, so I changed nothing. Please ask again."
ROWS_CHANGED_BEFORE = "I answered that already, in this thread; what you chose holds."
