"""Hints: what Candor remembers of what people mean, listed, searched, changed, merged, exported and imported."""

from __future__ import annotations

from collections.abc import Sequence

from reliability.memory.standing import EvidenceKind
from reliability.values import HintScope, HintState


def read_again(person: str, question: str, phrase: str) -> str:
    """The visible form of a question that is asked again without a hint (mrkdwn)."""
    return f"<@{person}> asks again: {question}\n_This time without what I remember about {phrase}._"


HINT_FORGOTTEN = "Forgotten. I won't use it again; your next question is read without it."

HOME_HINTS = "What I remember about you"
HOME_HINTS_INTRO = "When you confirm or choose something, I remember it for next time. You can change or retire it."
HOME_NO_HINTS = "Nothing yet. When you confirm or choose something, it appears here."
HOME_SHARED = "What I remember about everybody"
HOME_SHARED_INTRO = (
    "Hints of people, of channels and of the whole workspace. You see them because you are an admin; what you change here "
    "is noted in the audit log."
)
MEMORY_SEARCH, MEMORY_ADD, MEMORY_EXPORT, MEMORY_IMPORT = "Search…", "Add…", "Export CSV", "Import CSV…"
MEMORY_ALL = "All in use"
OPEN, RESTORE, PROMOTE, MERGE_WITH = "Open", "Use again", "Make it everybody's", "Merge…"
HINT_STATES = {
    HintState.ACTIVE: "in use",
    HintState.SUPERSEDED: "outweighed by later choices",
    HintState.RETIRED: "retired",
}
HINT_WEAK = "in doubt: choices differ, so I keep both readings"
SCOPES_FOR = {
    HintScope.PERSON: "for one person",
    HintScope.CHANNEL: "for one channel",
    HintScope.WORKSPACE: "for everybody",
}


def memory_found(total: int, conditions: Sequence[str]) -> str:
    """How many hints fit what is looked for; the conditions are said already.

    >>> memory_found(1, ["in use"]), memory_found(0, ["retired"])
    ('1 hint: in use', 'No hint: retired')
    """
    counted = f"{total:,} {'hints' if total > 1 else 'hint'}" if total else "No hint"
    return f"{counted}: {', '.join(conditions)}" if conditions else f"{counted}."


NO_HINT_IN_USE = "No hint is in use. One appears when somebody confirms or chooses something, or when you add one."


def with_text(text: str) -> str:
    """Hints in which a text stands."""
    return f"with {text}"


def of_person(person: str) -> str:
    """Hints that are for a person, or that they gave reason for."""
    return f"of <@{person}>"


def about_table(table: str) -> str:
    """Hints that prefer a table or something of it, or pass it over."""
    return f"about {table}"


SEARCH_TITLE, SEARCH = "Search what I remember", "Search"
SEARCH_TEXT, SEARCH_TABLE = "Words in the hint or its question", "Table"
SEARCH_SCOPE, SEARCH_STATE, SEARCH_PERSON = "For whom it holds", "State", "Whose it is, or who chose it"
ANYBODY, ANY_STATE = "anybody", "any"
ADD_TITLE, HINT_OVER = "Add a hint", "Rather than (names, with commas)"
HINT_PERSON, HINT_CHANNEL, HINT_WAREHOUSE = "The person, if for one", "The channel, if for one", "Warehouse"
HINT_FOR_WHOM = "Please say for whom it holds."
IMPORT_TITLE, IMPORT, IMPORT_CSV = "Import hints", "Import", "CSV, with a line of column names first"
IMPORT_INTRO = (
    "The columns are those of an export; phrase, prefers and scope are needed, and for a person or channel the owner. All "
    "lines are taken, or none. Hints that are here already stay as they are. For a long file, use `candor hints import`."
)
MERGE_TITLE, MERGE, MERGE_WHICH = "Merge hints", "Merge", "The hint that goes into this one and is retired"
MERGE_NOTHING = "No other hint prefers the same table or column."
MERGE_NONE_CHOSEN = "Please choose a hint."
HINT_VIEW_TITLE, EVIDENCE = "Hint", "What speaks for it"
NO_EVIDENCE = "Nothing is kept of what spoke for it."
EVIDENCE_COUNTS_NO_MORE = "It counts no more, since the hint was changed afterwards."
EVIDENCE_KINDS = {
    EvidenceKind.PICKED: "chose it",
    EvidenceKind.ADDED: "added it",
    EvidenceKind.EDITED: "edited it",
    EvidenceKind.PROMOTED: "made it everybody's",
    EvidenceKind.RESTORED: "took it into use again",
    EvidenceKind.IMPORTED: "is named by the import",
}


def evidence_line(kind: EvidenceKind, person: str, moment: str, question: str) -> str:
    """Who said when that a hint is what they mean, in which question (mrkdwn)."""
    who = f"<@{person}>" if person else "Somebody"
    asked = f" in {question}" if question else ""
    return f"{who} {EVIDENCE_KINDS[kind]} on {moment} UTC{asked}"


def evidence_answer(sql: str) -> str:
    """What answered the question that a hint comes from."""
    return f"It was answered by {sql}"


def more_evidence(count: int) -> str:
    """Evidence that is not shown."""
    return f"… and {count:,} more."


def hint_place(warehouse: str) -> str:
    """Whose tables a hint is about."""
    return f"Warehouse: {warehouse}"


def exported(count: int, total: int) -> str:
    """What became of an export.

    >>> exported(1, 1)
    'I sent you a file with 1 hint as a direct message.'
    """
    rest = f" of {total:,}" if count < total else ""
    return f"I sent you a file with {count:,}{rest} {'hint' if total == 1 else 'hints'} as a direct message."


NOTHING_TO_EXPORT = "There is no hint to export: none fits what you look for."


def imported(new: int, total: int) -> str:
    """What became of an import (plain text of a modal).

    >>> imported(1, 3), imported(2, 2)
    ('1 of 3 hints is new; the others were here already and stay as they are.', 'All 2 hints are new.')
    """
    if new == total:
        return "The hint is new." if total == 1 else f"All {total:,} hints are new."
    if not new:
        return "No hint is new: what you pasted was here already and stays as it is."
    return f"{new:,} of {total:,} hints {'is' if new == 1 else 'are'} new; the others were here already and stay as they are."


def no_warehouse_in_line(line: int, warehouse: str) -> str:
    """A line of CSV about a warehouse that is not configured (plain text of a modal)."""
    return f"Line {line}: there is no warehouse named {warehouse}."


def no_element_in_line(line: int, name: str, warehouse: str) -> str:
    """A line of CSV about a table or column that the warehouse does not have (plain text of a modal)."""
    return f"Line {line}: {no_such_element(name, warehouse)}"


def no_owner_in_line(line: int, scope: str) -> str:
    """A line of CSV with a hint for a person or channel that does not say for which (plain text of a modal).

    >>> no_owner_in_line(3, "person")
    'Line 3: a hint for a person needs its Slack id as owner.'
    """
    return f"Line {line}: a hint for a {scope} needs its Slack id as owner."


EDIT, RETIRE = "Edit", "Retire"
NEWEST, OLDEST = "⇤ Newest", "Oldest ⇥"
RETIRE_TITLE = "Retire this hint?"
RETIRE_TEXT = "I will no longer use it. It stays in the log."


def hint_line(phrase: str, preferred: str, passed_over: str) -> str:
    """One hint."""
    rather = f" rather than {passed_over}" if passed_over else ""
    return f"{phrase} means {preferred}{rather}"


def hint_origin(scope: HintScope, owner: str, author: str, day: str, question: str) -> str:
    """Whom a hint speaks for, and where it comes from (mrkdwn).

    >>> hint_origin(HintScope.PERSON, "U1", "U1", "2026-11-01", "")
    'For <@U1> · noted on 2026-11-01'
    """
    whom = {
        HintScope.PERSON: f"For <@{owner}>",
        HintScope.CHANNEL: f"For <#{owner}>",
        HintScope.WORKSPACE: "For everybody",
    }[scope]
    came = f" · from {question}" if question else ""
    from_somebody = f" from <@{author}>" if author and not (scope is HintScope.PERSON and author == owner) else ""
    return f"{whom} · noted{from_somebody} on {day}{came}"


HINT_TITLE = "Edit hint"
HINT_PHRASE = "When a question says"
HINT_PREFERRED = "I should use (table.column, or a table)"
HINT_SCOPE = "This holds for"
SCOPES = {
    HintScope.PERSON: "one person",
    HintScope.CHANNEL: "one channel",
    HintScope.WORKSPACE: "everybody",
}
HINT_GONE = "That hint is no longer there."

HINT_NO_PHRASE = "Please type the words that questions use."
HINT_TOO_LONG = "That is too long. A hint is a few words."
HINT_FAILED = "I couldn't save that just now. Please try again in a minute."


def no_such_element(name: str, warehouse: str) -> str:
    """A table or column that the warehouse does not have (plain text of a modal)."""
    return f"{warehouse} has no table or column named {name}."
