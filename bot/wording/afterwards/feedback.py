"""Right or wrong: what was wrong with an answer, and how it is corrected."""

from __future__ import annotations

from collections.abc import Sequence

from reliability.promises.feedback import Fault

THANKS_RIGHT = "Thanks! I noted that this answer is right."
THANKS_WRONG = "Thanks! I noted that this answer is wrong, and what you wrote."
WRONG_TITLE = "What was wrong?"
WRONG_PLACEHOLDER = "For example: the figure should leave out cancelled orders"
FEEDBACK_FAILED = "I couldn't note that down just now. Please try again in a minute."

WRONG_KIND = "Pick what fits best"
WRONG_WORDS = "In your words"
FAULTS = {
    Fault.ELEMENT: "A wrong table or column",
    Fault.FILTER: "A wrong filter or period",
    Fault.CALCULATION: "A wrong calculation",
    Fault.MISUNDERSTOOD: "My question was misunderstood",
    Fault.OTHER: "Something else",
}
FAULT_MISSING = "Please pick what was wrong."
WORDS_MISSING = "Please say in a few words what was wrong."
ALREADY_RIGHT = "You had marked this answer as right; it stays so."
NOW_RIGHT = "I noted that this answer is right after all."
CORRECT_OTHERS = (
    "I also had these readings of your question. If you mean one of them, pick it below and I answer with it."
)
CORRECT_WHICH = "I mean this one"
CORRECT_WORDS = (
    "Say what should be different, for example “leave out cancelled orders” or “this month instead”, and I show you what I "
    "make of it before I answer."
)
CORRECT_SQL = "Or the SQL that answers it"
CORRECT_RETURNS = "This is what your SQL returns. Shall I post it in the thread, in place of the wrong answer?"
CORRECT_POST = "Post it"
CORRECT_BOTH = "Please give one correction only, so that I know which of them you mean."
CORRECT_COLUMN = "Another column"
CORRECT_FILTER = "Another filter"
CORRECT_AT_ONCE = "Pick one of these and I answer with it at once."
EDITS_GONE = "That is not offered any more. Please say in words what should be different."
ALL_TIME = "for all time"


def column_instead(new: str, old: str) -> str:
    """A correction that is offered: another column.

    >>> column_instead("gross sales", "net sales")
    'gross sales instead of net sales'
    """
    return f"{new} instead of {old}"


_COMPARED_AS = {
    "=": "is",
    "<>": "is not",
    "<": "is below",
    "<=": "is at most",
    ">": "is over",
    ">=": "is at least",
    "in": "is",
    "not in": "is not",
    "like": "is like",
    "not like": "is not like",
    "is null": "has no value",
    "is not null": "has a value",
}


def condition_said(column: str, comparison: str, values: Sequence[str]) -> str:
    """A condition of a query.

    >>> condition_said("status", "not in", ("open", "lost")), condition_said("deleted on", "is null", ())
    ('status is not open or lost', 'deleted on has no value')
    """
    how = _COMPARED_AS.get(comparison, comparison)
    listed_ = " or ".join(values[:3]) + (" …" if len(values) > 3 else "")
    return f"{column} {how} {listed_}".rstrip()


def without_filter(condition: str) -> str:
    """A correction that is offered: a condition less.

    >>> without_filter("status is open")
    'not only where status is open'
    """
    return f"not only where {condition}"


def value_instead(new: str, old: str) -> str:
    """A correction that is offered: another value in a condition."""
    return f"{new} instead of {old}"


def time_instead(time: str) -> str:
    """A correction that is offered: another time.

    >>> time_instead("June 2026"), only_in("June 2026")
    ('June 2026 instead', 'only June 2026')
    """
    return f"{time} instead"


def only_in(time: str) -> str:
    """A correction that is offered: a time, where none was said."""
    return f"only {time}"


def only_value(column: str, value: str) -> str:
    """A correction that is offered: one value of a column alone.

    >>> only_value("status", "open"), without_value("status", "lost")
    ('only where status is open', 'without status lost')
    """
    return f"only where {column} is {value}"


def without_value(column: str, value: str) -> str:
    """A correction that is offered: a value of a column left out."""
    return f"without {column} {value}"


CORRECTING = "Thanks! I noted that this answer is wrong; a corrected one follows here."
CORRECTING_WORDS = "Thanks! I noted that this answer is wrong. What I make of your words follows here."


def corrected(person: str) -> str:
    """Under an answer that stands in place of a wrong one."""
    return f"{person} said that the answer before was wrong and chose this reading."


def corrected_by_sql(person: str) -> str:
    """The same, where an admin wrote the query."""
    return f"{person} said that the answer before was wrong and wrote this query. I ran it read-only."
