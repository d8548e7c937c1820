"""Questions back: what is asked, what may be tapped or typed, and how it was decided."""

from __future__ import annotations

from collections.abc import Sequence

from bot.wording import phrasing

JUST_ANSWER = "Just answer"
SOMETHING_ELSE = "Something else…"
NONE_OF_THESE = "None of these"
OTHER_READINGS = "None of these, show others"
NOTHING_MISSING = "Nothing is missing"
NOTHING_INSTEAD = "Nothing in its place"
PICK_NEEDED, NOT_HERE, NOT_SURE_WHICH = "Pick what it needs", "It isn't here", "I'm not sure"
RATHER = "No, rather…"

CONFIRMED_BY_PERSON = "You chose this reading."

NONE_LIKELY = "None of these is as likely as right readings mostly are."
"""Why a person is asked which reading they mean where none is credible."""


def confirmed(elements: str) -> str:
    """What the person confirmed on the way."""
    return f"You confirmed: {elements}"


def chose(elements: str) -> str:
    """What the person picked or named on the way."""
    return f"You chose: {elements}"


def shown_columns(columns: Sequence[str]) -> str:
    """What a reading that another is said like shows.

    >>> shown_columns(["supplier", "number of products"]), shown_columns(["supplier"])
    ('shown with supplier and number of products', 'shown as supplier alone')
    """
    return f"shown with {phrasing.listed(columns)}" if len(columns) > 1 else f"shown as {columns[0]} alone"


def left_out(elements: str) -> str:
    """What the person said is not meant."""
    return f"You left out: {elements}"


CONFIRM_TITLE = "Before I answer: is this what you mean?"
CHOOSE_ELEMENT_TITLE = "Which of these did you mean?"
MISSING_TITLE = "I think something is missing. Which of these belongs to your question?"
NAME_IT_TITLE = "Which table or column did you mean?"
NAME_NEEDED_TITLE = "None of these, then. Which tables and columns does your question need?"
NAME_ABOUT_TITLE = "Which tables and columns is this about?"
CHOOSE_READING_TITLE = "I can read your question in more than one way. Which do you mean?"
CHECK_READING_TITLE = "Before I answer: is this what you mean?"
CHECK_READINGS_TITLE = "Before I answer: is the first of these what you mean, or another?"
DOUBTFUL_READINGS_TITLE = "I doubt that I understood you. Is one of these what you mean?"
OTHER_TITLE = "Something else"
OTHER_QUESTION = "What did you mean?"
OTHER_PLACEHOLDER = "Say it in your own words"
LIST_QUESTION = "What does your question need?"
OR_OTHER_QUESTION = "Or tell me what you meant"
LIST_EMPTY = "Choose at least one, or say below what you meant."
LIST_AND_WORDS = "You changed the list above. Please undo that or clear this, so that I take the one you mean."
NAME_QUESTION = "Which table or column did you mean?"
NAME_PLACEHOLDER = "For example: orders.net_sales"


def read_as(phrase: str, element: str) -> str:
    """Words of the question and the table or column that they were read as."""
    return f"{phrase} → {element}" if phrase else f"I would use {element}"


def linked_so_far(elements: str) -> str:
    """What is linked already, beside what is asked about."""
    return f"So far I use {elements}."


def beside_it(elements: str) -> str:
    """What else a list holds, beside what is asked about: a yes is about all of it."""
    return f"Beside that I use {elements}, and nothing else."


def example_values(values: str) -> str:
    """A few values of a column."""
    return f"for example {values}"


def and_more(count: int) -> str:
    """Options that did not fit."""
    return f"… and {count:,} more"


def who_may_answer(people: str) -> str:
    """Who may answer a clarification."""
    return f"Only {people} can answer this."


def decided(person: str, what: str) -> str:
    """What a clarification was answered with, by whom."""
    return f"✓ <@{person}>: {what}" if person else f"✓ {what}"


DECIDED_YES = "Yes, that is what I mean"
DECIDED_NO = "No, I mean something else"
DECIDED_JUST_ANSWER = "Just answer"
DECIDED_NOTHING_INSTEAD = "No, and nothing in its place"
DECIDED_EXPIRED = "This question expired without an answer. Ask again whenever you like."

VERDICT_CLOSED = "This question is closed: it was answered or has expired. Ask again if you still need it."
VERDICT_EXPIRED = "This question has expired. Please ask again."
VERDICT_UNKNOWN = "I don't know this question any more, so nothing was changed. Please ask again."


def already_answered(by: str) -> str:
    """A click that came second."""
    return f"This was already answered by <@{by}>." if by else "This was already answered."
