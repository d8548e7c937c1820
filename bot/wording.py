"""Every sentence that people read in Slack.

Constants and functions of already escaped pieces: whoever calls them decides what is data (see
bot/slack/views/text.py). Sentences say what happened and what to do next, in words that need no manual.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from reliability.memory.standing import EvidenceKind
from reliability.promises.feedback import Fault
from reliability.promises.reviews.outlook import Outlook, Prospect
from reliability.values import (
    FEWEST_QUESTIONS,
    Beyond,
    BrokenPromise,
    HelpKind,
    HintScope,
    HintState,
    Promise,
    Reach,
    Reading,
    Reason,
)

if TYPE_CHECKING:
    from reliability.promises.unasked_threshold import GuaranteedRisk

# --- single words ----------------------------------------------------------------------------------

NO_VALUE = "no value"
NO_VALUE_SHORT = "—"
EMPTY_CELL = "(empty)"
NO_NAME = "(no name)"
YES, NO = "Yes", "No"
JUST_ANSWER = "Just answer"
SOMETHING_ELSE = "Something else…"
NONE_OF_THESE = "None of these"
OTHER_READINGS = "None of these, show others"
NOTHING_MISSING = "Nothing is missing"
NOTHING_INSTEAD = "Nothing in its place"
PICK_NEEDED, NOT_HERE, NOT_SURE_WHICH = "Pick what it needs", "It isn't here", "I'm not sure"
RATHER = "No, rather…"
CHOOSE = "Choose…"
CLOSE, CANCEL, SEND, SAVE = "Close", "Cancel", "Send", "Save"
SHOW_SQL, CSV, RIGHT, WRONG = "Show SQL", "CSV", "👍 Right", "👎 Wrong"
DRAWN_AS = {
    "line": "The answer above is a line now.",
    "area": "The answer above is an area now.",
    "pie": "The answer above is a pie now.",
    "bar": "The answer above has bars now.",
    "chart": "The answer above has its chart now.",
    "table": "The answer above has its numbers alone now.",
}
"""What is said once an answer is drawn as its thread asks."""
NUMBERS_ONLY, AS_CHART = "Numbers only", "As a chart"


def bytes_cell(shown: str, size: int) -> str:
    """Bytes that are too long to show."""
    return f"{shown}… ({size:,} bytes)"


UNEXPECTED = (
    "Something went wrong on my side, so I stopped. Please ask again; "
    "if it happens again, tell an admin the reference {reference}."
)

# --- status while working --------------------------------------------------------------------------

STATUS = {
    "verified": "is looking for a verified answer…",
    "schema": "is looking at the tables…",
    "role": "is looking up what you may see…",
    "understand": "is matching your words with the data…",
    "unexplained": "is matching your words with the data…",
    "day": "is looking for the last day in the data…",
    "recall": "is looking up what you prefer…",
    "definitions": "is looking up how words are defined…",
    "link tables": "is looking for the right tables…",
    "link columns": "is looking for the right columns…",
    "confirm": "is checking what it is unsure of…",
    "watch": "is checking how sure it is…",
    "rank tables": "is looking for other tables…",
    "rank columns": "is looking for other columns…",
    "describe": "is looking at the tables…",
    "linking": "is looking for the right tables…",
    "offer": "is looking for what your question may need…",
    "read again": "is reading your question again…",
    "tell": "is noting what your words mean…",
    "write": "is writing queries…",
    "writing": "is writing queries…",
    "run": "is running queries…",
    "running": "is running queries…",
    "judge": "is comparing the results…",
    "compare": "is comparing the results…",
    "decide": "is comparing the results…",
    "intent": "is reading your message…",
    "reach": "is checking how far the data go…",
    "included": "is checking what the answer includes…",
    "leave out": "is leaving out what does not count…",
    "instead": "is looking for what comes nearest…",
    "learn": "is remembering what you said…",
    "note": "is noting that it ran…",
    "waiting": "is about to start…",  # in the queue
    "replied": "is going on with what you said…",
    "": "",
}
"""What the thread shows while an ask is at a stage; Slack puts the app's name before it."""
STATUS_OTHERWISE = "is working on it…"
WORKING = "I'm working on it."
STOP = "Stop"
STOPPED = "Stopped, as you asked. There will be no answer to this question; ask again whenever you like."
STOPPED_BY_ADMIN = "An admin stopped this question, so there will be no answer to it. You can ask again later."
STOP_TOO_LATE = "That question has already ended, so there was nothing to stop."
NOT_YOURS_TO_STOP = "Only the person who asked (or an admin) can stop this question."
DECIDED_STOPPED = "The question was stopped, so this needs no answer any more."
ASK_AGAIN = "Ask again"


def in_line(place: int, about_s: float | None) -> str:
    """Where a question stands among those that wait, and about how long it will be.

    >>> in_line(1, None), in_line(3, 130.0)
    ('Your question is the next in line.', 'Your question is number 3 in line; I expect to answer in about 2 minutes.')
    """
    where = "the next in line" if place == 1 else f"number {place:,} in line"
    return f"Your question is {where}." if about_s is None else f"Your question is {where}; {_expected(about_s)}."


def _expected(seconds: float) -> str:
    if seconds < 45:
        return "I expect to answer in less than a minute"
    minutes = max(1, round(seconds / 60))
    return f"I expect to answer in about {'a minute' if minutes == 1 else f'{minutes:,} minutes'}"


def line_is_full(limit: int) -> str:
    """No room for one more question."""
    waiting = "1 question is waiting" if limit == 1 else f"{limit:,} questions are waiting"
    return f"I have my hands full: {waiting} already, so I did not take this one on. Please ask again in a few minutes."


def too_many_of_yours(limit: int) -> str:
    """No room for one more question of the same person."""
    yours, one = ("a question of yours", "it") if limit == 1 else (f"{limit:,} questions of yours", "one of them")
    return f"I'm still working on {yours}, so I did not take this one on. Please ask again when {one} has its answer."


# --- questions that are none -----------------------------------------------------------------------

NOTHING_ASKED = "Ask me something about your data, for example:"
ONLY_EMOJI = "I see only emoji or punctuation there. Ask me in words, for example:"
ONLY_FILES = "I can't read files, only questions about the connected data. Ask me in words, for example:"
NOT_ENGLISH = "I understand questions in English only, for now. Please ask again in English, for example:"


def too_long(length: int, limit: int) -> str:
    """A question beyond the limit."""
    return (
        f"That question has {length:,} characters; I can take {limit:,}. Please shorten it to what you want "
        "to know and ask again."
    )


CHANNEL_NOT_ALLOWED = (
    "I don't answer in this channel. Ask me in a direct message, or ask an admin to add the channel to "
    "those that I answer in."
)
OUTSIDER = "I only answer people of this workspace, and your account belongs to another one."
UNKNOWN_WAREHOUSE = (
    "This channel is set up for a warehouse that I don't know. Please tell whoever runs Candor to check "
    "the channel settings."
)
NO_ROLE = "I may not read this data for you: nobody has given you a role in the database. An admin of mine can, in CANDOR_ROLES."
ROLE_UNKNOWN = (
    "I couldn't find out from Slack what I may read for you, so I read nothing. Please ask again in a minute; if it goes "
    "on, an admin can check whether I may see who is in the workspace's user groups."
)
ROLE_CHANGED = "What I may read for you changed while this question waited. Please ask it again."
NO_ACCOUNT = "I don't find an active account of this workspace behind that click, so nothing was shown or changed."
NO_RULE = "I don't know that button, so nothing was shown or changed. Please ask again."
NOT_YOURS_TO_SEE = (
    "This answer was given in a conversation that you are not part of, so I can't show you more of it. You're welcome "
    "to ask your own question!"
)
NOT_YOURS_TO_TAKE = (
    "The whole result goes only to the person who asked and to members of the channel that it was asked in. Join the "
    "channel, or ask me yourself."
)
CANNOT_CHECK = (
    "I couldn't find out from Slack whether you may see this. Please try again in a minute; if it goes on, an admin can "
    "check whether I have all permissions."
)
NOT_IN_CHANNEL = (
    "I'm not in this channel, so I can't answer here. Invite me with `/invite @Candor`, or ask me directly."
)
INTAKE_FAILED = "Something went wrong before I could take your question on. Please ask again in a minute."


def asked_by(person: str, question: str) -> str:
    """The visible form of a question asked by command or by an example's button."""
    return f"<@{person}> asks: {question}"


# --- first words -----------------------------------------------------------------------------------

HELLO = "Hi! Ask me anything about your data, in plain English. Tap one to try:"
NO_EXAMPLES = "Hi! Ask me anything about your data, in plain English."


IN_CHANNEL = "Hi! I answer questions about your data. Mention me with a question in plain English. This is what you can ask about:"
IN_CHANNEL_BARE = "Hi! I answer questions about your data. Mention me with a question in plain English."


def subject(comment: str, known: Sequence[str]) -> str:
    """What a warehouse holds of something: what is said of it, and what is known of each (data, unescaped).

    >>> subject("Orders, cancelled ones included", ["order date", "status"]), subject("", ["name"]), subject("Returns.", [])
    ('Orders, cancelled ones included; with order date and status', 'with name', 'Returns')
    """
    about = comment.strip().rstrip(".")
    each = f"with {listed(known) if len(known) > 1 else known[0]}" if known else ""
    return "; ".join(filter(None, (about, each)))


def also_here(names: Sequence[str], more: int) -> str:
    """Under what can be asked about: the rest of it.

    >>> also_here(["suppliers"], 0), also_here(["returns", "suppliers"], 3)
    ('Also suppliers. Ask “what do you have about …?” to see one closer.', 'Also returns, suppliers and 3 more. Ask “what do you have about …?” to see one closer.')
    """
    counted = [*names, f"{more:,} more"] if more else list(names)
    return f"Also {listed(counted) if len(counted) > 1 else counted[0]}. Ask “what do you have about …?” to see one closer."


def looks_at(warehouse: str) -> str:
    """Which warehouse answers here."""
    return f"Here I answer from the warehouse {warehouse}. I only read; I never change data."


# --- answers ---------------------------------------------------------------------------------------

NO_READING = "The result"
NO_ROWS = "Nothing matches: the query ran, and its result has no rows."
UNCALIBRATED = (
    "Not calibrated for this data yet, so I can't say how likely this is right. Please check the reading above."
)
CONFIRMED_BY_PERSON = "You chose this reading."
SQL_TITLE = "How I got this"
PROMISE_BUTTON, PROMISE_TITLE = "ⓘ What I promise", "What I promise"


def likely_right(probability: float) -> str:
    """A calibrated probability as a person says it; never 0 or 100 %.

    >>> likely_right(0.844), likely_right(0.9999), likely_right(0.0)
    ('84 % likely right', 'over 99 % likely right', 'under 1 % likely right')
    """
    percent = round(100 * probability)
    if percent >= 100:
        return "over 99 % likely right"
    return f"{percent} % likely right" if percent >= 1 else "under 1 % likely right"


LEAST_SHOWN = 0.05
"""Probabilities below this are not shown as a number: nobody chooses by 1 to 4 %."""


NOTHING_FOUND = "It finds nothing, which speaks for no reading, so I don't say how likely this is right."


def sayable(reading: Reading) -> float | None:
    """The probability that may be said of a reading: none of one that finds nothing, since queries that agree on
    nothing support no reading."""
    return None if reading.result.empty else reading.probability


def likely_in_brackets(probability: float | None) -> str:
    """A reading's probability beside others, "" where there is none or it is too small to tell anything.

    >>> likely_in_brackets(0.62), likely_in_brackets(0.03), likely_in_brackets(None)
    ('(62 % likely right)', '', '')
    """
    return f"({likely_right(probability)})" if probability is not None and probability >= LEAST_SHOWN else ""


def promise(given: Promise, day: str) -> tuple[str, ...]:
    """What calibration promises of an answer, in plain words with its numbers, measured on a day."""
    if not given.evident:
        return (too_few_for_any_promise(given),)
    others = f", and on {given.bounding:,} others for the answers given without asking" if given.bounding else ""
    measured = f"Measured on {day}: on {given.questions:,} questions whose right answers are known{others}."
    return coverage_promise(given), risk_promise(given), measured


def how_likely(probability: float | None, given: Promise | None) -> str:
    """How likely an answer is right, or why that is not said: either it is not calibrated, or something is promised."""
    if probability is not None:
        return likely_right(probability)
    if given is None:
        return UNCALIBRATED
    if given.evident:
        return "I can't say how likely this is right: not all that this rests on could be measured here."
    return f"I can't say how likely this is right: {_calibrated_on_few(given)}."


def too_few_for_any_promise(given: Promise) -> str:
    """What a calibration on too few questions is worth: nothing yet."""
    return f"I promise nothing yet: {_calibrated_on_few(given)}."


def _calibrated_on_few(given: Promise) -> str:
    count = given.smallest or 0
    return (
        f"the smallest part of the questions that I was calibrated on has {count:,}, and {FEWEST_QUESTIONS} are the "
        "fewest"
    )


def coverage_promise(given: Promise) -> str:
    """How often a right reading is among those that are considered."""
    target = _of_100(1 - given.alpha)
    if given.reachable and not given.given_right:
        return (
            f"Of 100 questions like those that I was calibrated on, a right reading is among the ones that I consider "
            f"for at least {target}, on average over all questions."
        )
    if given.given_right:
        found = found_among_candidates(given) if given.reachable else target_missed(given)
        return (
            f"{found}. Where it is, a right reading is also among the ones that I consider for at "
            f"least {target} of 100."
        )
    return f"{target_missed(given)}; I therefore left no reading out."


def target_missed(given: Promise) -> str:
    """What can be reached where the target of coverage cannot (the beginning of a sentence)."""
    found, target = found_among_candidates(given), _of_100(1 - given.alpha)
    if given.with_right >= (1 - given.alpha) * given.questions:
        return f"{found}: too few questions to promise it for {target} of 100"
    return f"{found}, so the target of {target} of 100 cannot be reached"


def found_among_candidates(given: Promise) -> str:
    """For how many of the questions that calibrated a right query was written at all (the beginning of a sentence)."""
    return f"A right query was among the candidates for {given.with_right:,} of {given.questions:,} such questions"


def risk_promise(given: Promise) -> str:
    """How often an answer that nobody was asked about is wrong."""
    if given.bound is None:
        missing = missing_for_risk(given)
        return (
            f"I could not show that at most {_of_100(given.risk)} in 100 answers given without asking are wrong"
            f"{f' ({missing})' if missing else ''}, so I always ask."
        )
    held = (
        f"at most {_of_100(given.risk)} in 100 are wrong, with {in_percent(1 - given.delta)} confidence: when it was "
        f"measured, {given.wrong:,} of {given.answered:,} were.{_another_meant(given)}"
    )
    if given.unasked:
        return f"Of the answers that I give without asking, as this one, {held}"
    return f"You had a say in this answer, so it is counted apart. Of those that I give without asking, {held}"


def _another_meant(given: Promise) -> str:
    """How many of the wrong answers were a fair reading of what was asked, but not the one that was meant."""
    if not given.another:
        return ""
    return (
        f" For {given.another:,} of these the words allowed what I answered, and the asker had meant another reading."
    )


def missing_for_risk(given: Promise) -> str:
    """How many questions there are to bound the risk with, of how many that are needed; "" where enough are there, or
    nobody knows.

    >>> one = Promise(False, 0.1, 0.9, 0.1, 0.05, None, 0, 0, 99, "log", "2026-11-21", True, 99, 112, 190)
    >>> missing_for_risk(one)
    'I was measured on 112 of about 190 questions that this takes'
    """
    if given.bound is not None or given.bounding is None or given.needed is None or given.needed <= given.bounding:
        return ""
    return f"I was measured on {given.bounding:,} of about {given.needed:,} questions that this takes"


_WHY_NOT_UNASKED = {
    BrokenPromise.COVERAGE: "No reading is likely enough for me to consider it.",
    BrokenPromise.SEVERAL: "More than one reading may be right.",
    BrokenPromise.LINKING: "I am unsure which tables or columns you mean.",
    BrokenPromise.EMPTY: "A likely reading finds nothing, and finding nothing is no sign that I read you rightly.",
    BrokenPromise.RIVALS: "Your words can mean more than one thing, and nothing says which.",
    BrokenPromise.UNEXPLAINED: "Nothing in the data explains some of your words.",
    BrokenPromise.OUTSIDE: "Questions in words like these often ask for something that is not in this data.",
    BrokenPromise.UNSAID: "What I first took you to mean leaves out something that you asked for, so it comes last, if at all.",
    BrokenPromise.UNLIKE: "This question is unlike those that I was measured on.",
    BrokenPromise.OUT_OF_TIME: (
        "A query that I compare with did not end in time, so I am less sure than when I was measured."
    ),
    BrokenPromise.RISK: "The likeliest reading is not likely enough.",
    BrokenPromise.TOO_FEW: "I was calibrated on too few questions.",
    BrokenPromise.TOO_RISKY: "However sure I was, too many of my answers were wrong when I was measured.",
}


NONE_LIKELY = "None of these is as likely as right readings mostly are."
"""Why a person is asked which reading they mean where none is credible."""

ALWAYS_ASKS = "I can't promise yet that what I would answer without asking is rarely wrong, so I always ask."


def broken_promise(broken: BrokenPromise, given: Promise) -> str:
    """Which promise an answer that nobody was asked about would have broken, and why."""
    why, missing = _WHY_NOT_UNASKED[broken], missing_for_risk(given)
    if not given.evident:
        return too_few_for_any_promise(given) if broken is BrokenPromise.TOO_FEW else why
    if broken is BrokenPromise.TOO_FEW and missing:
        why = f"{missing}."
    if broken is BrokenPromise.COVERAGE:
        of_100 = _of_100(1 - given.alpha)
        rest = f"A right one is for {of_100} of 100 questions that have one; to answer anyway would break that promise."
        return f"{why} {rest}" if given.reachable else f"{why} {rest} {target_missed(given)}."
    if given.bound is None or broken in (BrokenPromise.TOO_FEW, BrokenPromise.TOO_RISKY):
        return f"{why} {ALWAYS_ASKS}"
    unasked = f"at most {_of_100(given.risk)} in 100 of the answers that I give without asking are wrong"
    return f"{why} To answer without asking would break my promise that {unasked}."


def _of_100(target: float) -> str:
    """A target as a number out of 100, as it was set.

    >>> _of_100(1 - 0.1), _of_100(0.005)
    ('90', '0.5')
    """
    return f"{100 * target:.6g}"


def confirmed(elements: str) -> str:
    """What the person confirmed on the way."""
    return f"You confirmed: {elements}"


def chose(elements: str) -> str:
    """What the person picked or named on the way."""
    return f"You chose: {elements}"


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


def shown_columns(columns: Sequence[str]) -> str:
    """What a reading that another is said like shows.

    >>> shown_columns(["supplier", "number of products"]), shown_columns(["supplier"])
    ('shown with supplier and number of products', 'shown as supplier alone')
    """
    return f"shown with {listed(columns)}" if len(columns) > 1 else f"shown as {columns[0]} alone"


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


def steered_by(phrase: str, preferred: str) -> str:
    """A hint of before that decided in an answer; both are said between marks already."""
    return f"I read {phrase} as {preferred}, as you chose before."


NOT_THIS_TIME = "Not this time"
FORGET = "Forget that"
NOT_YOURS_TO_ASK_AGAIN = "Only the person who asked can have this question read again."
ADMINS_ONLY = "Only admins can look through what I remember for everybody."


def read_again(person: str, question: str, phrase: str) -> str:
    """The visible form of a question that is asked again without a hint (mrkdwn)."""
    return f"<@{person}> asks again: {question}\n_This time without what I remember about {phrase}._"


HINT_FORGOTTEN = "Forgotten. I won't use it again; your next question is read without it."
JUST_ANSWERED = "You asked me to just answer, so I did not ask about everything that I was unsure of."


def left_out(elements: str) -> str:
    """What the person said is not meant."""
    return f"You left out: {elements}"


def in_your_words(text: str) -> str:
    """What the person said instead of picking."""
    return f"You said: {text}"


def shown_rows(shown: int, rows: int, shown_columns: int, columns: int) -> str:
    """What of a large result the table shows."""
    parts = []
    if shown < rows:
        parts.append(f"the first {shown:,} of {rows:,} rows")
    if shown_columns < columns:
        parts.append(f"{shown_columns} of {columns} columns")
    return f"The table shows {' and '.join(parts)}; the CSV file holds all." if parts else ""


def chart_title(measures: Sequence[str], by: str) -> str:
    """What a chart shows: its measures (data, unescaped) over its categories."""
    shown = " and ".join(measures) if len(measures) < 3 else f"{measures[0]} and {len(measures) - 1} more"
    title = f"{shown} by {by}" if by.strip() else shown
    return title[:1].upper() + title[1:]


def the_first(count: int) -> str:
    """What stands behind the title of a chart that shows only so many."""
    return f", first {count}"


def pictured(kind: str, title: str, numbers: str) -> str:
    """What a picture of a chart shows, for who cannot see it (data, unescaped)."""
    name = {"line": "Line chart", "area": "Area chart", "bar": "Bar chart", "pie": "Pie chart"}[kind]
    return f"{name}: {title}. {numbers}."


def cut_rows(rows: int) -> str:
    """A result that a limit cut."""
    return f"The result was cut at a limit: there are more than these {rows:,} rows. A narrower question shows all."


def counted_rows(rows: int, cut: bool = False) -> str:
    """Over a table, what it holds: its reading stands above it. `cut`: there are more.

    >>> counted_rows(1), counted_rows(10_000, cut=True)
    ('1 row', 'the first 10,000 rows')
    """
    counted = "1 row" if rows == 1 else f"{rows:,} rows"
    return f"the first {counted}" if cut else counted


def more_rows_than(rows: int) -> str:
    """The answer in a line, of a result that a limit cut.

    >>> more_rows_than(10_000)
    'More than 10,000 rows'
    """
    return f"More than {rows:,} rows"


def listed(names: Sequence[str]) -> str:
    """Two or three values, as they are said.

    >>> listed(["Bern", "Genf"]), listed(["Bern", "Genf", "Chur"])
    ('Bern and Genf', 'Bern, Genf and Chur')
    """
    return f"{', '.join(names[:-1])} and {names[-1]}"


def largest(names: Sequence[str], value: str, count: int, of: int, measure: str = "") -> str:
    """The end of an answer's line: which `of` its rows are the largest; `count` are, by a measure where there are
    several.

    >>> largest(["July 2026"], "359,150.64 €", 1, 12), largest(["Bern", "Chur"], "12", 2, 9, "number of orders")
    ('largest: July 2026, 359,150.64 €', 'largest number of orders: Bern and Chur, 12 each')
    >>> largest(["Bern", "Chur"], "12", 5, 9), largest(["Bern", "Chur"], "28", 10, 10, "number of products")
    ('largest: 12, for 5 of them', 'number of products: 28 each')
    """
    if count == of:
        return f"{measure}: {value} each" if measure else f"{value} each"
    by = f"largest {measure}" if measure else "largest"
    if count > 2:
        return f"{by}: {value}, for {count:,} of them"
    return f"{by}: {' and '.join(names)}, {value}{' each' if count == 2 else ''}"


def first_row(name: str, value: str) -> str:
    """The end of an answer's line where only the first few were asked for."""
    return f"first: {name}, {value}" if value else f"first: {name}"


def from_to(start: str, end: str) -> str:
    """Over which time rows go.

    >>> from_to("January", "July 2026")
    'January to July 2026'
    """
    return f"{start} to {end}"


_NOUNS = frozenset(
    "account article branch brand campaign category channel city class client company country county course customer date "
    "day department district employee event format gender genre group guest hour hotel invoice item kind language level "
    "location manager market member method model month office order origin partner patient payment person plan product "
    "project province quarter reason region role room sector segment seller shop size source stage state status store "
    "student supplier tag team tier title town type user vendor warehouse week weekday year".split()
)
"""What the last word of a heading may be for its values to be counted by it: "full" of "full name" is none."""


def plural(heading: str) -> str:
    """Several of what a column's heading names; "" where that is not sure to be a noun.

    >>> plural("city"), plural("order date"), plural("status"), plural("region name"), plural("full name"), plural("m")
    ('cities', 'order dates', 'statuses', 'regions', '', '')
    """
    noun = heading.removesuffix(" name")
    said = noun.split(" ")
    if said[-1] not in _NOUNS or len(said) > 2 or not said[0].isalpha():
        return ""
    if re.search(r"[^aeiou]y$", noun):
        return f"{noun[:-1]}ies"
    if said[-1] == "person":
        return f"{noun.removesuffix('person')}people"
    return f"{noun}es" if re.search(r"(?:s|x|ch|sh)$", noun) else f"{noun}s"


HOW_READ = "How I read it: "


def question_named(question: str) -> str:
    """Over a tall answer: the question that it answers, which is said between marks already."""
    return f"Answer to {question}"


def totals(rows: int, said: Sequence[tuple[str, str]]) -> str:
    """Under a table of groups: what its columns add up to.

    >>> totals(4, [("number of orders", "1,200"), ("total net sales", "93.5 euros")])
    'All 4 rows together: number of orders 1,200 · total net sales 93.5 euros'
    """
    whole = "Both rows" if rows == 2 else f"All {rows:,} rows"
    return f"{whole} together: " + " · ".join(f"{name} {value}" for name, value in said)


def ask_next(text: str) -> str:
    """A tap under an answer, and what it asks in the thread.

    >>> ask_next("by month"), ask_next("how many of them?")
    ('→ by month', '→ how many of them')
    """
    return f"→ {text.rstrip('?')}"


VERIFY, UNVERIFY = "Mark as verified", "No longer verified"
VERIFY_TITLE = "Mark as verified"
VERIFY_INTRO = (
    "Whoever asks a question that means the same gets this SQL's result, with your name and today's date. A question that "
    "differs in a number, a period, a name or a “not” is read anew."
)
VERIFY_QUESTION, VERIFY_SQL = "The question", "Its SQL"
VERIFY_FOLLOW_UP = (
    "This answer follows from what was said before it, so its words alone don't say what was asked. Ask it in one whole "
    "question, then mark that answer."
)
ADMINS_VERIFY = "Only admins can mark answers as verified, or take that back."
VERIFIED_NOW = "Noted: questions that mean the same are now answered from it, with a check mark."
UNVERIFIED = "Noted: the next question like it is read anew."
GIVEN_VERIFIED = "Verified answers"


def verified_by(person: str, day: str, question: str) -> str:
    """Who verified an answer, when, and for which question; all are said between marks already."""
    return f"✓ Verified by {person} on {day} for {question}"


def verified_retired(question: str) -> str:
    """What the author of a verified question (of an imported one the admins) hears when a change of the schema retires
    it."""
    return (
        f"I no longer answer from what was verified for “{question}”: a table or column that its SQL reads has changed or "
        "is gone. Please ask it again, check the answer, and mark that one as verified."
    )


def no_such_verified(beginning: str, several: int) -> str:
    """An id that names none, or more than one."""
    if several > 1:
        return f"Several verified questions begin with {beginning}; give more of the id."
    return f"There is no verified question {beginning}; candor verified list --all shows them."


# --- defined words ---------------------------------------------------------------------------------

HOME_WORDS = "Words that are defined here"
HOME_WORDS_INTRO = "A question with one of these words is read as it is defined, for everybody."
HOME_NO_WORDS = "No word is defined yet. An admin can say here what yours mean, such as “active customer”."
DEFINE, REMOVE_WORD = "Define a word", "Remove a word"
DEFINE_TITLE, REMOVE_WORD_TITLE = "Define a word", "Remove a word"
DEFINE_INTRO = (
    "From then on, questions with these words are read by your definition, for everybody, and answers name it. It is one "
    "condition, column or measure over one table, written as SQL."
)
DEFINE_PHRASE, DEFINE_PHRASE_EXAMPLE = "The words", "active customer"
DEFINE_MEANS, DEFINE_MEANS_EXAMPLE = "What they mean", "customers.deleted_on IS NULL"
DEFINE_WAREHOUSE = "In which data"
REMOVE_WORD_WHICH = "Which one?"
REMOVE_WORD_NONE = "There is no word to remove here. What the catalog defines is changed in its file."
WORD_REMOVED = "Noted: questions with these words are read without that definition now."
WORDS_FAILED = "I couldn't read or change the defined words just now. Please try again in a minute."
NO_DEFINITIONS = "No words are defined yet."
BY_CATALOG = "the catalog"
NOT_MEASURED_WITH_WORDS = (
    "Read by a defined word, which no calibration has measured, so I can't say how likely this is right. Please check the "
    "reading above."
)


def word_defined(phrase: str, says: str) -> str:
    """What a new definition is read as (plain text)."""
    return f"Noted: “{phrase}” now means: {says}"


def word_line(phrase: str, says: str, person: str) -> str:
    """One defined word in Home; the phrase is said between guillemets already."""
    return f"• {phrase}: {says} (by {person})"


def more_words(count: int) -> str:
    """Defined words that a list leaves out."""
    return f"… and {count:,} more."


def read_by_definition(phrase: str, says: str, person: str, day: str) -> str:
    """Under an answer: a defined word in it; the phrase is said between guillemets already."""
    when = f" of {day}" if day else ""
    return f"{phrase}, by the definition of {person}{when}: {says}"


def defined_in_catalog(phrase: str) -> str:
    """A word that is changed elsewhere."""
    return f"The catalog defines “{phrase}”, and goes before what is defined here; please change it in that file."


def definition_retired(phrase: str, means: str) -> str:
    """What the author of a definition (of an imported one the admins) hears when a change of the schema retires it."""
    return (
        f"I no longer read “{phrase}” as it was defined ({means}): a table or column in it has changed or is gone. Please "
        "define it anew on my Home tab."
    )


def no_such_definition(beginning: str, several: int) -> str:
    """An id or words that name none, or more than one."""
    if several > 1:
        return f"Several definitions begin with {beginning}; give more of the id."
    return f"There is no definition {beginning}; candor definitions list --all shows them."


def metrics_are_words(file: str) -> str:
    """A file of dbt where questions with their SQL are imported."""
    return f"{file} is dbt's: its metrics are no questions but words, and candor definitions import takes them."


# --- schedules and alerts --------------------------------------------------------------------------

XLSX = "Excel"
SCHEDULE, SCHEDULE_TITLE = "Ask again regularly…", "Ask again regularly"
SCHEDULE_HOW_OFTEN, SCHEDULE_AT = "How often?", "At what time? (for example 9:00)"
SCHEDULE_LIMIT_KIND, SCHEDULE_LIMIT = "Tell me", "The limit, if you chose one"
HOW_OFTEN = {
    "daily": "Every day",
    "weekdays": "Every weekday (Monday to Friday)",
    "monday": "Every Monday",
    "tuesday": "Every Tuesday",
    "wednesday": "Every Wednesday",
    "thursday": "Every Thursday",
    "friday": "Every Friday",
    "monthly": "On the first of every month",
}
TELL_WHEN = {
    "": "Each time",
    "above": "Only when the figure gets above a limit",
    "below": "Only when it gets below a limit",
}
SCHEDULE_WHERE = "Where am I to post it?"
WHERE_TOLD = {"thread": "In the thread of the answer", "channel": "In the channel too"}
WHERE_NO_CHANNEL = "That answer stands in a direct message, which has no channel beside it."
WHERE_NOT_YOURS = (
    "Only somebody who is in that channel can have an answer shown there. Leave it to the thread, or join the channel."
)
WHERE_UNKNOWN = (
    "Slack doesn't tell me whether you are in that channel. Leave it to the thread, or try again in a minute."
)
NO_SUCH_TIME = "Please type a time of the day, such as 9:00 or 17:30."
NO_SUCH_LIMIT = "Please type the limit as a number, such as 1,200 or 12.5."
LIMIT_UNCLEAR = (
    "I can't tell for sure which limit you mean, so I haven't set up anything. Please say “above” or “below” and the whole "
    "number, for example “tell me when returns are above 1,200”."
)
NOTHING_TO_REPEAT = (
    "I can ask an answer again, so say that in the thread of the answer that you mean. Ask your question first if there "
    "is none."
)
NOT_CONFIRMED = (
    "Only an answer that somebody chose, verified, or that a promise stands behind can be asked again by itself."
)
NO_ONE_FIGURE = "I can only watch one figure, and this answer is not one. Ask for the figure alone, then say it there."

WATCH_NO_FIGURE = "I can only watch one figure, and that answer is not one. Pick “Each time”, or another answer."


def not_said_there(question: str, words: str) -> str:
    """A wish to be told of what this thread's answer is not about."""
    return (
        f"This thread's answer is to “{question}”, which says nothing of “{words}”. Ask for just the figure that I am to "
        "watch, then say in its thread when to tell you."
    )


NO_MOVING = (
    "I can't tell how the dates of this answer move with time, so I won't ask it again by itself. Ask for a period such as "
    "“last week” or “this month”, or for none."
)
SCHEDULE_NOT_YOURS = "Only the person who set this up, or an admin, can change it."
SCHEDULE_GONE = "That is no longer set up."
HOME_SCHEDULES = "What I ask again for you"
HOME_SCHEDULES_INTRO = (
    "An answer of yours, asked again every day, week or month, or when its figure crosses a limit. I post it in the thread "
    "of that answer, and in its channel too where you say so."
)
NEW_SCHEDULE = "Ask an answer again…"
SCHEDULE_INTRO = (
    "Which of your answers am I to ask again, and when? I post it in the thread of the answer that you pick."
)
SCHEDULE_WHICH = "The answer"
SCHEDULE_NO_ANSWERS = (
    "I have no answer of yours yet that can be asked again. Ask me a question and pick the reading that you mean; then it is "
    "offered here, and in the menu under the answer."
)
SOONER, LATER = "← Sooner", "Later →"
STOP_SCHEDULE, RESUME_SCHEDULE, CHANGE_SCHEDULE = "Stop it", "Go on", "Change…"
SCHEDULE_NAME, SCHEDULE_CHANGE_TITLE = "Its name, which stands over its answers", "Change"
_DAY_NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def due_words(weekdays: Sequence[int], day: int, hour: int, minute: int, zone: str) -> str:
    """When a schedule is due.

    >>> due_words((0,), 0, 9, 0, "Europe/Berlin"), due_words((), 1, 17, 30, "UTC")
    ('every Monday at 9:00 (Europe/Berlin)', 'on day 1 of every month at 17:30 (UTC)')
    """
    if day:
        when = f"on day {day} of every month"
    elif len(weekdays) == 7:
        when = "every day"
    elif tuple(weekdays) == (0, 1, 2, 3, 4):
        when = "every weekday"
    else:
        when = "every " + " and ".join(_DAY_NAMES[each] for each in weekdays)
    return f"{when} at {hour}:{minute:02d} ({zone})"


def scheduled(question: str, when: str, sign: str, limit: str, in_channel: bool) -> str:
    """What was set up; the question is said between guillemets already."""
    what = f"I ask {question} {when}"
    tells = f" and tell you when the figure gets {sign} {limit}" if sign else ""
    where = "What I find is shown in the channel too. " if in_channel else ""
    return f"Noted: {what}{tells}. {where}My Home tab lists it, and stops it."


def run_by_schedule(when: str, late: str) -> str:
    """Under an answer that a schedule gave."""
    return f"Asked again {when}, read as it was confirmed before.{late}"


def alerted(sign: str, limit: str, when: str) -> str:
    """Under an answer that an alert gave."""
    return f"You asked to be told: the figure is {sign} {limit} now. I look {when}."


def run_late(due: str) -> str:
    """A run that was slept through."""
    return f" It was due {due} (UTC); I was not running then."


SCHEMA_SINCE = " Tables of the database have changed since the last run; what this reads is as it was."


def data_since(dated: str, before: str, now: str) -> str:
    """Under a scheduled answer: whether there are newer data than at the last run.

    >>> data_since("order date", "2026-11-13", "2026-11-20")
    ' There are newer data than at the last run: the latest order date is 2026-11-20, it was 2026-11-13.'
    """
    if now == before:
        return f" There are no newer data than at the last run: the latest {dated} is still {now}."
    if now > before:
        return f" There are newer data than at the last run: the latest {dated} is {now}, it was {before}."
    return f" Data are gone since the last run: the latest {dated} is {now}, it was {before}."


SCHEMA_MOVED = "a table or column that it reads has changed or is gone"
DATES_DO_NOT_MOVE = "I can't tell how its dates move to today"
NOT_ONE_FIGURE_NOW = "its result is not one figure any more"
CHANNEL_ARCHIVED = "the channel that it belongs to is archived"
CHANNEL_GONE = (
    "I am not in the channel that it belongs to any more, or the channel is gone. Invite me again if it is to go on"
)
OWNER_UNKNOWN = " It stays in this thread: Slack doesn't tell me whether who asked for it to be shown in the channel is still in it."
OWNER_NOT_THERE = (
    " It stays in this thread: who asked for it to be shown in the channel is not in the channel any more."
)


def schedule_failed(question: str, why: str, paused: bool) -> str:
    """A run that failed, in the thread that it belongs to (plain text)."""
    then = (
        " I have stopped asking it; my Home tab goes on with it when you say so."
        if paused
        else " I try again next time."
    )
    return f"I could not ask “{question}” as planned: {why}.{then}"


def name_too_long(most: int) -> str:
    """A name that is too long (plain text of a modal)."""
    return f"Please use at most {most} characters."


def schedule_line(
    question: str, when: str, sign: str, limit: str, paused: str, name: str = "", channel: str = ""
) -> str:
    """One schedule in Home; the question is said between guillemets already, the name is data (mrkdwn), the channel
    that it is shown in is a mention."""
    tells = f", told only when it gets {sign} {limit}" if sign else ""
    where = f", shown in {channel} too" if channel else ""
    called = f"*{name}*\n" if name else ""
    return f"{called}{question} {when}{tells}{where}" + (f"\n:warning: Paused: {paused}." if paused else "")


CELLS_CUT = "Long values are cut in the table; the CSV file holds them whole."
CSV_FAILED = "I couldn't upload the CSV file. The button below tries again."
CSV_THERE = "That file is already in this thread."
CSV_UPLOAD_REFUSED = "Slack did not take the file. Please try again later, or ask an admin whether I may upload files."
NOTHING_TO_DRAW = (
    "I can draw an answer another way, so say that in the thread of the answer that you mean. Ask your question first if "
    "there is none."
)
NO_CHART = "These numbers make no chart that would be true. The table has them all."
NUMBERS_STAY = "This answer has its numbers alone already."
NOT_DRAWN_AS = {
    "line": "A line joins what follows in time, and these numbers do not. I left the answer as it was.",
    "area": "An area shows one amount over time that is never below zero, and this is none. I left the answer as it was.",
    "pie": "A pie shows the parts of a whole, at most six, and these numbers are not that. I left the answer as it was.",
    "bar": "These numbers make no chart that would be true. The table has them all.",
}
"""Why an answer is not drawn as its thread asks, by the kind of chart."""
NOT_REDRAWN = "I couldn't change that message. Please try again later."
ANSWER_GONE = "I no longer have that answer. Please ask again."
SQL_CUT = "The rest of the statement is too long to show here."
THANKS_RIGHT = "Thanks! I noted that this answer is right."
THANKS_WRONG = "Thanks! I noted that this answer is wrong, and what you wrote."
WRONG_TITLE = "What was wrong?"
WRONG_PLACEHOLDER = "For example: the figure should leave out cancelled orders"
FEEDBACK_FAILED = "I couldn't note that down just now. Please try again in a minute."

# --- clarifications --------------------------------------------------------------------------------

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
NO_RESULT = "no rows"


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
OPENING_FAILED = "That took too long to open. Please tap the button again."

VERDICT_NOT_ALLOWED = (
    "Only the person who asked (or an admin) can answer this one. You're welcome to ask your own question!"
)
CLICK_FAILED = "I couldn't take that down just now. Please try again in a minute."
VERDICT_CLOSED = "This question is closed: it was answered or has expired. Ask again if you still need it."
VERDICT_EXPIRED = "This question has expired. Please ask again."
VERDICT_UNKNOWN = "I don't know this question any more, so nothing was changed. Please ask again."
TYPE_SOMETHING = "Please type something."


def already_answered(by: str) -> str:
    """A click that came second."""
    return f"This was already answered by <@{by}>." if by else "This was already answered."


# --- abstentions -----------------------------------------------------------------------------------

ABSTENTION: dict[Reason, tuple[str, str]] = {
    Reason.AMBIGUOUS: (
        "Your question can be read in more than one way, and I don't want to guess.",
        "Ask again and name what you mean, for example the column or the period.",
    ),
    Reason.NOT_IN_DATA: (
        "I don't think this data can answer your question.",
        "Ask about something that the tables hold; the Home tab shows examples.",
    ),
    Reason.NOT_COMPUTED: (
        "I cannot work out what you asked for, and I don't want to show you something like it instead.",
        "Ask for the figures that it is made of, for example the list or the total.",
    ),
    Reason.COULD_NOT_RUN: (
        "I found no query for your question that the database would run.",
        "Ask for less at once, or name the tables and columns that you have in mind.",
    ),
    Reason.NOT_SURE: (
        "I'm not sure enough of any answer to show you one.",
        "Ask more precisely: which figure, which period, for whom?",
    ),
    Reason.NO_ACCESS: (
        "The account that I read with may not see the data that this needs.",
        "Ask an admin of the database whether I may read it.",
    ),
    Reason.TOO_MANY_QUESTIONS: (
        "I would have to ask back too often to be sure what you mean.",
        "Ask again with the names of the tables or columns that you mean.",
    ),
    Reason.EXPIRED: (
        "I waited for your choice, and it has expired, so there is no answer.",
        "Ask again whenever you like.",
    ),
    Reason.NOT_A_QUESTION: (
        "That doesn't look like a question about the data.",
        "Ask for a figure or a list, for example “How many orders were there last month?”",
    ),
    Reason.UNAVAILABLE: (
        "I can't reach the database right now.",
        "Try again in a few minutes; if it goes on, tell whoever runs Candor.",
    ),
}
"""Per reason: why there is no answer, and what to do next."""
ASK_WITHIN = "Ask about a time that the data cover."


def cannot_work_out(words: Sequence[str]) -> str:
    """That no query does what words of a question ask for, which are cited as they may be shown.

    >>> cannot_work_out(["median"])
    "I cannot work out “median” here, and I don't want to show you something like it instead."
    """
    listed = " or ".join(f"“{each}”" for each in words)
    return f"I cannot work out {listed} here, and I don't want to show you something like it instead."


_MADE_OF = {
    r"deviation|std|percentile|quartile|quintile|decile|interquartile|^p(?!50)\d\d$": "the median, or the lowest, the average and the "
    "highest",
    r"correlat|regression|significan|p.value|confidence": "the figures side by side",
    r"(?:moving|rolling) average": "the average of each month",
    r"weighted": "the average, or the total and what it is weighted by",
    r"cohort|retention": "those who came in one period and those who came again in another",
    r"together|basket": "how many hold the one and how many the other",
    r" late$": "the days between the two dates",
    r"median|p50": "the average, or the list itself",
    r"average|avg|mean": "the total and the number",
    r"percent|proportion|share|fraction|%(?! change)": "the part and the whole",
    r"growth|change|yoy|mom|qoq|on.year|on.month": "the figure of each period",
    r"per (?:head|capita|person)": "the total and the number of people",
    r"divided|ratio": "the two figures",
}


def asked_instead(words: Sequence[str]) -> str:
    """What to ask for in place of what cannot be worked out, by the words that asked for it.

    >>> asked_instead(["median"])
    'Ask for the average, or the list itself, and I will look for that.'
    >>> asked_instead(["percentiles"])
    'Ask for the median, or the lowest, the average and the highest, and I will look for that.'
    """
    found = (made for each in words for named, made in _MADE_OF.items() if re.search(named, each, re.IGNORECASE))
    made_of = next(found, "the figures that it is made of")
    return f"Ask for {made_of}, and I will look for that."


def reaches(reach: Reach) -> str:
    """How far the data go, where the time asked for lies beyond them.

    >>> reaches(Reach(Beyond.AFTER, "order date", "31 October 2026", "from 9 to 15 November 2026"))
    'The data end on 31 October 2026 (order date), so there is nothing from 9 to 15 November 2026.'
    """
    ends = reach.beyond in (Beyond.AFTER, Beyond.PARTLY_AFTER)
    if reach.daily:
        data = f"The data {'end' if ends else 'begin'} on {reach.day} ({reach.dated})"
    else:
        data = f"The {'latest' if ends else 'first'} entry in the data is of {reach.day} ({reach.dated})"
    if reach.beyond in (Beyond.AFTER, Beyond.BEFORE):
        return f"{data}, so there is nothing {reach.asked}."
    return f"{data}: this covers only the time {'until' if ends else 'since'} then."


def leaves_out(words: Sequence[str]) -> str:
    """Of a reading: what was asked that it does not work out.

    >>> leaves_out(["median"])
    'This leaves out “median”.'
    """
    return f"This leaves out {' and '.join(f'“{each}”' for each in words)}."


NO_TABLES_HERE = (
    "There are no tables here that I can read, so there is nothing to answer from.",
    "Tell whoever runs Candor: the account that it reads with may need permissions.",
)
"""As in ABSTENTION, for a warehouse without tables."""
WHAT_I_HAVE = "What I can look up here:"
ASK_INSTEAD = "Questions like these I can answer:"


def lies_ahead(phrases: Sequence[str]) -> str:
    """That a question asks of a time that has not come; the phrases are said between guillemets already.

    >>> lies_ahead(["«next year»"])
    'I know only what has been recorded, and «next year» has not come yet.'
    """
    listed = " and ".join(phrases)
    return f"I know only what has been recorded, and {listed} {'has' if len(phrases) == 1 else 'have'} not come yet."


NO_FORECAST = "I know only what has been recorded, not what will be."
NO_CAUSES = "What is recorded here says what happened, not why."


def nothing_found(phrases: Sequence[str], more: int = 0) -> str:
    """What a question is about that nothing in the data explains; the phrases are said between guillemets already.

    >>> nothing_found(["«Instagram followers»", "«shelf space»"])
    'I found nothing here about «Instagram followers» or «shelf space».'
    """
    others = f" and {more:,} more" if more else ""
    listed = " or ".join(phrases) if len(phrases) < 3 else f"{', '.join(phrases[:-1])} or {phrases[-1]}"
    return f"I found nothing here about {listed}{others}."


# --- beside a reading or an answer


def nothing_here_for(words: Sequence[str]) -> str:
    """Words of a question that nothing in the data explains and a reading leaves out; said between guillemets already.

    >>> nothing_here_for(["«Kaufland»", "«vegan»"])
    'I found nothing here for «Kaufland» or «vegan», so I have left them out.'
    """
    listed = " or ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} or {words[-1]}"
    return f"I found nothing here for {listed}, so I have left {'it' if len(words) == 1 else 'them'} out."


def seen_from(day: str, *, last_of_data: bool) -> str:
    """The day that "last month" and its like are seen from, where it is not the clock's.

    >>> seen_from("21 November 2026", last_of_data=True)
    'As seen from 21 November 2026, the last day in these data.'
    """
    why = "the last day in these data" if last_of_data else "the day that is set for these data"
    return f"As seen from {day}, {why}."


PERIODS_BY_CLOCK = "Periods such as last month are seen from today."


def periods_seen_from(day: str) -> str:
    """Of a warehouse whose day is not the clock's."""
    return f"Periods such as last month are seen from {day}, and answers say so."


def last_day_unknown(why: str) -> str:
    """Where the last day in the data is to be seen from, and is not known.

    >>> last_day_unknown("its tables have no dates")
    'The last day in its data is not known (its tables have no dates), so periods such as last month are seen from today.'
    """
    return (
        f"The last day in its data is not known ({why.rstrip('.')}), so periods such as last month are seen from today."
    )


NEXT_STEP = "What you can do:"
READINGS_SEEN = "What I considered:"
DETAIL = "Detail:"

# --- no question about the data --------------------------------------------------------------------

HELP: dict[HelpKind, str] = {
    HelpKind.GREETING: (
        "Hi! Ask me about your data in plain English: I look it up and show how I read your question. When I'm not "
        "sure what you mean, I ask; when I can't know, I say so."
    ),
    HelpKind.THANKS: "You're welcome! Just ask when you need more.",
    HelpKind.HELP: (
        "I answer questions about your data: ask in plain English for a figure or a list, and I look it up and show "
        "how I read your question. When I'm not sure what you mean, I ask first; I only read and never change anything."
    ),
    HelpKind.BROWSE: "These are the tables that I can answer from.",
    HelpKind.VAGUE: "Gladly! What about: which figure, of what, and for which period?",
    HelpKind.CHANGE: (
        "I only read: I can't change, add or delete anything, so nothing was changed. Please make the change in the "
        "system that the data come from, or ask whoever looks after it. I can look things up for you before and after."
    ),
    HelpKind.FEEDBACK: (
        f"Thanks for telling me! Please tap {RIGHT} or {WRONG} under the answer that you mean: that is how it is noted "
        "and how I get better. To have it answered differently, ask again with what I should use or leave out."
    ),
    HelpKind.SMALL_TALK: (
        "I'm a program that answers questions about data, so small talk is not my strength. Whenever you need a figure, ask me:"
    ),
    HelpKind.ABOUT: (
        "I'm a program that reads your question, looks the answer up in the database and shows the query behind it. "
        "I only read, never write. Under each answer stands how sure I am and what that was measured on; what is asked "
        "is kept for whoever looks after me, as your team has set it."
    ),
    HelpKind.DEFINITION: "I go by what the data say about themselves. This is how it is described there:",
    HelpKind.JOB: (
        "That I can't do: I neither write nor send nor book anything. I look up figures and lists in your data; what "
        "you find here you can use for it."
    ),
    HelpKind.WORLD: "I know nothing of the world beyond your data, so I won't guess. Ask me about what they hold:",
    HelpKind.LANGUAGE: "I only understand English so far. Please ask me again in English, in simple words:",
}
"""What a person hears who asked nothing of the data."""
TRY_ONE = "For example:"


def columns_of(table: str, comment: str) -> str:
    """What the list of a table's columns begins with; a comment is a phrase, with or without a stop."""
    about = f" ({comment.rstrip('. ')})" if comment else ""
    return f"This is what I know of {table}{about}:"


ABOUT_THAT = "This is what I have about that:"


def more_shown(count: int, noun: str) -> str:
    """Tables or columns that were left out."""
    return f"… and {count:,} more {noun}{'' if count == 1 else 's'}. Ask “what do you have about …?” to see one closer."


# --- App Home --------------------------------------------------------------------------------------

HOME_TITLE = "Candor"
HOME_INTRO = (
    "Ask me about your data in plain English: mention me in a channel, write me a direct message, or use "
    "`/ask`. When I'm not sure what you mean, I ask; when I can't know, I say so."
)
HOME_EXAMPLES = "Try one"
HOME_SETUP = "What answers you"
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


HOME_UNAVAILABLE = "I can't read my memory right now, so hints are missing here. Open this tab again in a minute."
EDIT, RETIRE, NEWER, OLDER = "Edit", "Retire", "← Newer", "Older →"
NEWEST, OLDEST = "⇤ Newest", "Oldest ⇥"
RETIRE_TITLE = "Retire this hint?"
RETIRE_TEXT = "I will no longer use it. It stays in the log."
DEFAULT_CHANNEL, EVERYWHERE = "Direct messages and all other channels", "Direct messages and all channels"


def setup_lines(warehouse: str, model: str, calibration: str) -> str:
    """Which warehouse, model and calibration a channel uses (mrkdwn)."""
    return f"*Warehouse:* {warehouse}\n*Model:* {model}\n*Calibration:* {calibration}"


NO_CALIBRATION = "none yet: no probability is shown, and a person confirms before each answer"
CALIBRATION_UNUSED = "one that is not used: no probability is shown, and a person confirms before each answer"
CALIBRATION_UNCHECKED = "one that can't be checked, as the database or the model can't be reached right now"


def calibration_in_use(data: str, day: str, unasked: bool, few: int | None = None) -> str:
    """Which calibration answers are given with; `few` is the size of its smallest part where that is too small."""
    if few is not None:
        return (
            f"made from {data} on {day}; the smallest of its parts has {few:,} questions and {FEWEST_QUESTIONS} are the "
            "fewest, so no probability is shown and every answer is asked about first"
        )
    asks = "" if unasked else "; no bound on wrong answers could be shown, so every answer is asked about first"
    return f"made from {data} on {day}{asks}"


def record_unused(warehouse: str, why: str) -> str:
    """Why a calibration record that is there is not used (for admins and whoever runs Candor)."""
    return f"The calibration record of {warehouse} is not used, because {why}; run candor calibrate again."


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


def page_of(page: int, pages: int) -> str:
    """Where in a long list."""
    return f"Page {page + 1:,} of {pages:,}"


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
HINT_NOT_YOURS = "You can change your own hints; all others are changed by admins."
HINT_GUEST = "Guests can't change hints."
HINT_NO_PHRASE = "Please type the words that questions use."
HINT_TOO_LONG = "That is too long. A hint is a few words."
HINT_FAILED = "I couldn't save that just now. Please try again in a minute."


def no_such_element(name: str, warehouse: str) -> str:
    """A table or column that the warehouse does not have (plain text of a modal)."""
    return f"{warehouse} has no table or column named {name}."


# --- feedback --------------------------------------------------------------------------------------

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


CORRECT_ADMINS = "Only admins can correct an answer with their own SQL."
CORRECTING = "Thanks! I noted that this answer is wrong; a corrected one follows here."
CORRECTING_WORDS = "Thanks! I noted that this answer is wrong. What I make of your words follows here."
NOT_YOURS_TO_CORRECT = "Only the person who asked (or an admin) can say how the question was meant."


def corrected(person: str) -> str:
    """Under an answer that stands in place of a wrong one."""
    return f"{person} said that the answer before was wrong and chose this reading."


def corrected_by_sql(person: str) -> str:
    """The same, where an admin wrote the query."""
    return f"{person} said that the answer before was wrong and wrote this query. I ran it read-only."


# --- an answer shared, pinned, run again -----------------------------------------------------------

AGAIN = "Run again with today's data"
AGAIN_SAME = "Run again, the same query: nothing has changed."
AGAIN_UNKNOWN = (
    "Run again, the same query. It returns too much, or other columns than before, so I can't say what changed."
)
AGAIN_RUNNING = "I am running it already; the result follows here."
AGAIN_NOT_CONFIRMED = "Only an answer that somebody chose, verified, or that a promise stands behind can be run again."


def again_figure(before: str, now: str) -> str:
    """Under an answer that was run again: one figure, before and now."""
    return f"Run again, the same query: it was {before}, it is {now} now."


def again_rows(added: int, removed: int, changed: int) -> str:
    """The same for rows.

    >>> again_rows(1, 0, 2)
    'Run again, the same query: since then 1 row came and 2 rows changed.'
    """
    said = [
        f"{count:,} {'row' if count == 1 else 'rows'} {what}"
        for count, what in ((added, "came"), (removed, "went"), (changed, "changed"))
        if count
    ]
    return (
        f"Run again, the same query: since then {' and '.join([', '.join(said[:-1]), said[-1]] if said[1:] else said)}."
    )


SHARE, SHARE_TITLE = "Share, pin or name…", "Share, pin or name"
SHARE_WHERE = "Share in this channel or conversation"
SHARE_WORDS = "Your words with it"
SHARE_INTRO = "I post the answer as it is shown here, with your name and the question, for all who are there."
PIN, PIN_LABEL = "Pin the answer here, in its own channel", "Pin"
SHARE_NOTHING = "Please choose where to share it, or tick the box to pin it."
SHARE_NOTHING_NAMED = "Please choose where to share it, tick the box to pin it, or change its name."
ANSWER_NAME = "Its name, which stands over the answer and names its files"
ANSWER_NAMED, ANSWER_UNNAMED = "Noted: the answer has that name now.", "Noted: the answer has no name any more."
NAMED_NOT_SHOWN = "I noted the name, but couldn't change the message; files and what you share from now on have it."
NAME_EXAMPLE = "For example: Weekly sales"
NOT_YOURS_TO_NAME = "Only the person who asked can name this answer."
SHARE_BOT_MISSING = "I am not in that conversation, so I can't post there. Invite me there first, then share it again."
SHARE_NOT_YOURS = "You are not in that conversation, or Slack does not tell me so."
SHARE_OUTSIDE = "People of other companies are in that channel, so I don't share answers there."
SHARE_NOT_THERE = "An admin has chosen in which channels I post, and that is none of them."
SHARE_HIDDEN = "This answer reads what is hidden by now, or what not everybody may read, so it stays where it is."
SHARE_CHECKED = "I couldn't check whether it may be shown there just now. Please try again in a minute."
SHARE_FAILED = "Slack did not take the message. Please try again later."
PINNED, PINNED_BEFORE = "Pinned.", "It is pinned here already."
PIN_SCOPE = (
    "I may not pin messages in this workspace: the app lacks the permission pins:write. An admin can add it as "
    "deploy/slack/README.md says; until then you can pin the message yourself."
)
PIN_FAILED = "Slack did not let me pin that message."
NOT_YOURS_TO_SHARE = (
    "Only the person who asked, or somebody of the workspace in a public channel, can share or pin this answer."
)


def shared_by(person: str, question: str) -> str:
    """Over an answer that was shared; the question is said between marks already."""
    return f"{person} shares an answer to {question}"


def shared_asked_by(person: str) -> str:
    """Under an answer that was shared: whose question it was, and of when its data are."""
    return f"Asked by {person}. It shows the data as they were when it was answered."


SHARED_DIRECT = "your direct messages with me"


def shared_in(channel: str) -> str:
    """What who shared an answer hears."""
    return f"Shared in {channel}."


# --- App Home, for admins --------------------------------------------------------------------------

OVERVIEW = "How it goes"
NO_ASKS = "No question has ended in this time."
OPEN_NOW = "Open now"
ASKS, ANSWERED, ASKED_BACK = "Questions", "Answered", "Asked back"
NOT_ANSWERED, FAILED = "No answer", "Failed"
HELPED = "No data question"
STOPPED_COUNT = "Stopped"
GIVEN_UNASKED, GIVEN_AFTER_ASKING = "Answers given without asking", "Answers given after asking"
BROKEN = "That is more than chance: please calibrate again."
FAULTS_SHORT = {
    Fault.ELEMENT: "table or column",
    Fault.FILTER: "filter or period",
    Fault.CALCULATION: "calculation",
    Fault.MISUNDERSTOOD: "misunderstood",
    Fault.OTHER: "something else",
}
REASONS_SHORT = {
    Reason.AMBIGUOUS: "ambiguous",
    Reason.NOT_IN_DATA: "not in the data",
    Reason.NOT_COMPUTED: "cannot be worked out",
    Reason.COULD_NOT_RUN: "could not run",
    Reason.NOT_SURE: "not sure enough",
    Reason.NO_ACCESS: "no access",
    Reason.TOO_MANY_QUESTIONS: "too many questions back",
    Reason.EXPIRED: "expired",
    Reason.NOT_A_QUESTION: "no question",
    Reason.UNAVAILABLE: "database away",
}


def overview_intro(days: int) -> str:
    """What the figures are of, and who sees them."""
    return f"Questions that ended in the last {days} days. You see this because you are an admin."


def in_percent(share: float) -> str:
    """A share as a whole percentage; never 0 or 100 % where it is neither.

    >>> in_percent(0.1), in_percent(0.004), in_percent(0.999), in_percent(0.0), in_percent(1.0)
    ('10 %', 'under 1 %', 'over 99 %', '0 %', '100 %')
    """
    percent = round(100 * share)
    if percent == 0 and share > 0:
        return "under 1 %"
    return "over 99 %" if percent == 100 and share < 1 else f"{percent} %"


def share_of(count: int, whole: int) -> str:
    """A count and its share."""
    return f"{count:,} ({in_percent(count / whole)})" if whole else f"{count:,}"


def judged(which: str, wrong: int, answers: int) -> str:
    """How many of the answers that people judged were wrong."""
    if not answers:
        return f"*{which}:* nobody has judged one yet"
    return f"*{which}:* of {answers:,} that somebody judged, {share_of(wrong, answers)} wrong"


def error_so_far(wrong: int, answers: int, limit: float) -> str:
    """The error of answers given unasked beside its promise, for one calibration."""
    seen = f"so far {share_of(wrong, answers)} of {answers:,}"
    return f"*Promise: at most {in_percent(limit)} wrong of what I answer without asking:* {seen}"


def coverage_so_far(missed: int, questions: int, limit: float) -> str:
    """The coverage of the credible readings beside its promise, for one calibration."""
    kept = f"so far {share_of(questions - missed, questions)} of {questions:,}"
    return f"*Promise: at least {in_percent(1 - limit)} coverage:* {kept}"


COVERAGE_MEANS = (
    "Promises are those of the latest calibration. Coverage: a right reading was among those that I considered. "
    "Both are counted where somebody judged the answer or chose a reading."
)


def why_no_answer(counted: str) -> str:
    """The reasons of abstentions."""
    return f"Why no answer: {counted}"


def what_was_wrong(counted: str) -> str:
    """What people said was wrong with answers."""
    return f"What was wrong: {counted}"


def error_above(wrong: int, answers: int, limit: float) -> str:
    """What admins are told, once, when answers given unasked are wrong too often."""
    return (
        f"Of the {answers:,} answers that I gave without asking and that somebody judged, {wrong:,} were wrong "
        f"({in_percent(wrong / answers)}), more than my promise of at most {in_percent(limit)} allows by chance; "
        "please look at the figures in my Home tab and calibrate again."
    )


def coverage_below(missed: int, questions: int, limit: float) -> str:
    """What admins are told, once, when the right reading is too often not among the credible ones."""
    return (
        f"For {missed:,} of the {questions:,} questions whose readings somebody judged, none that I held credible "
        f"was right ({in_percent(missed / questions)}), more than my promise of at most {in_percent(limit)} allows "
        "by chance; please look at the figures in my Home tab and calibrate again."
    )


# --- reviews ---------------------------------------------------------------------------------------

REVIEWS = "Reviews"
REVIEW_BUTTON = "Review a question"
REVIEW_TITLE = "Review a question"
REVIEW_TAKE = "Take it"
REVIEW_SEND = "Go on"
REVIEW_WHICH = "Which of these answers it?"
REVIEW_NONE = "None of these"
REVIEW_SQL = "Or the SQL that answers it"
REVIEW_SQL_HINT = "One SELECT. I run it read-only and show you what it returns before I take it."
REVIEW_NOT_CHOSEN = "Please pick a reading, or “None of these”, or type the SQL."
REVIEW_BOTH = "Please pick “None of these” beside your own SQL, so that I know which of them you mean."
REVIEW_CHECKING = "I am running your SQL…"
REVIEW_RETURNS = "This is what your SQL returns. Does it answer the question?"
REVIEW_TAKEN = "Thank you, I noted it."
REVIEW_TAKEN_BEFORE = "Somebody reviewed this question before; what they said stays."
REVIEW_GONE = "That question is not there to be reviewed any more."
REVIEW_FAILED = "I couldn't save that just now. Please try again in a minute."
REVIEW_ADMINS = "Only admins review questions."
NOTHING_TO_REVIEW = "There is nothing to review just now. I draw from each week two days after it ended."
REVIEW_COUNTS = "Drawn at random: it counts for the promise once the whole week is reviewed."
REVIEW_LEARNS = "Drawn because I was in doubt: it helps me to learn, and never counts for the promise."
REVIEW_NO_READINGS = "I had no reading of it that ran."
REVIEW_MEANS_NONE = (
    "“None of these” without SQL says that no query is known that answers it: whatever I answer counts as wrong."
)
REVIEW_CUT = "it returns more rows than I may read, so it cannot be compared."
REVIEWS_AT_WORK = "Another process is at it."
NOTHING_DUE = "No calibration is due: it waits for more reviews."
PROMISE_ON, PROMISE_OFF = "Use this calibration", "Stop using it"


def review_sql_refused(why: str) -> str:
    """Under the SQL box (plain text): why a statement was not run, or gave nothing."""
    return f"I can't take this SQL: {why}"


def review_sql_long(most: int) -> str:
    """The end of a sentence: a query that is too long to be taken."""
    return f"it is longer than {most:,} characters."


def review_left(count: int) -> str:
    """How many questions wait to be reviewed."""
    if not count:
        return NOTHING_TO_REVIEW
    return "One question waits to be reviewed." if count == 1 else f"{count:,} questions wait to be reviewed."


def review_outlook(found: Outlook) -> str:
    """How far reviews have come towards a promise, in one true sentence."""
    most = f"at most {in_percent(found.risk)} wrong"
    reviewed = f"{found.reviews:,} {'question is' if found.reviews == 1 else 'questions are'} reviewed"
    if not found.reviews:
        return "No question is reviewed yet, so nobody knows yet how often I am wrong."
    if found.prospect is Prospect.NOTHING_YET:
        return f"{reviewed}, none of which I had an answer for, so nobody knows yet how often I am wrong."
    seen = f"I was wrong on {found.wrong:,} of {found.answers:,}"
    if found.prospect is Prospect.TOO_OFTEN_WRONG:
        share = in_percent(found.wrong / found.answers)
        return (
            f"{reviewed}: {seen} ({share}), and while that is so, no number of reviews can show a promise of {most} "
            "for all that I would answer."
        )
    if found.needed is None:
        return f"{reviewed}: {seen}, too close to a promise of {most} for any number of reviews that I plan for."
    begin = f"{found.reviews:,} of about {found.needed:,} reviews"
    if found.reviews >= found.needed:
        return f"{begin}: at today's error ({seen}) a promise of {most} is in reach now."
    if found.weeks is None:
        return f"{begin}: at today's error ({seen}) a promise of {most} is in reach then."
    when = "a week" if found.weeks == 1 else f"{found.weeks:,} weeks"
    return f"{begin}: at today's error ({seen}) a promise of {most} is in reach in {when}."


def review_proposal(warehouse: str, reviews: int, state: str, promise: str, why: str = "") -> str:
    """What became of the latest calibration from reviews."""
    made = f"From {reviews:,} reviews of {warehouse} I made a calibration"
    if state == "failed":
        return f"From {reviews:,} reviews of {warehouse} I could not make a calibration: {why}"
    if state == "broken":
        return f"{made}; it does not hold any more, so I stopped using it: {why}"
    is_on = {
        "on": "and answer with it",
        "off": "and somebody turned it off",
        "proposed": "and wait for you to turn it on",
    }
    return f"{made}, {is_on[state]}. {promise}"


def proposal_told(warehouse: str, reviews: int, promise: str) -> str:
    """What admins are told, once, when a calibration was made from reviews."""
    return (
        f"From {reviews:,} reviews of {warehouse} I made a calibration. {promise} It is not in use: an admin turns it on "
        "in my Home tab, or by candor review on."
    )


def proposal_failed(warehouse: str, reviews: int, why: str) -> str:
    """What admins are told, once, when reviews gave no calibration."""
    return f"From {reviews:,} reviews of {warehouse} I could not make a calibration: {why} The next look is later."


def proposal_off(warehouse: str, why: str) -> str:
    """What admins are told, once, when a calibration turned itself off."""
    return f"I stopped using the calibration of {warehouse} that was made from reviews, because {why}; I ask again instead."


def broke_by_reviews(wrong: int, answers: int, limit: float) -> str:
    """Why a calibration turned itself off, as the end of "because …": what the weekly reviews showed."""
    return (
        f"{wrong:,} of {answers:,} answers that I gave with it unasked and that were drawn and reviewed were wrong, more "
        f"than my promise of at most {in_percent(limit)} allows by chance"
    )


def broke_by_verdicts(failures: int, trials: int, limit: float, bound: str) -> str:
    """The same: what people's verdicts showed."""
    what = "answers given unasked were wrong" if bound == "error" else "questions had their right reading left out"
    return f"{failures:,} of {trials:,} judged {what}, more than my promise of at most {in_percent(limit)} allows by chance"


def promise_of_proposal(unasked: GuaranteedRisk | None) -> str:
    """What a calibration from reviews promises, in one sentence."""
    if unasked is None or unasked.threshold is None or unasked.bound is None:
        return "It shows how likely an answer is right, and could show no bound on wrong answers, so I ask before each."
    return (
        f"With {in_percent(1 - unasked.promised_delta)} confidence at most {in_percent(unasked.bound)} of the answers that I would give "
        f"unasked are wrong ({unasked.wrong:,} of {unasked.answered:,} were)."
    )


# --- when something is wrong -----------------------------------------------------------------------


def unforeseen(reference: str) -> str:
    """A click or command that failed in a way nobody foresaw."""
    return (
        "Something went wrong on my side, so nothing was changed. Please try again; if it happens again, tell an "
        f"admin the reference {reference}."
    )


FALLBACK = "Slack would not show all of this message. Please ask for less at once."
NOTICE_TITLE = "Candor"
ACCESS_LOST = (
    "Slack no longer accepts Candor's token ({code}). Candor stopped talking to Slack; open questions are kept. "
    "Install the app again, set SLACK_BOT_TOKEN and SLACK_APP_TOKEN, and start Candor again."
)


def could_also_mean(readings: Sequence[str]) -> str:
    """Under an answer: what else the question may mean, and how to have that instead."""
    return f"It could also mean {' or '.join(readings)}. If you mean that, say so here."


# --- installing in several workspaces --------------------------------------------------------------

INSTALL_TITLE = "Candor"
INSTALL_FAILED = "Candor was not installed: something went wrong on the way. Please begin again in a few minutes."
INSTALL_BUSY = "Candor cannot be installed just now, since too many try to. Please try again in a minute."
INSTALL_ORGANISATION = (
    "Candor is installed in one workspace at a time, not in a whole organisation; nothing is kept of this."
)
_BEGIN_AGAIN = "Please begin again at /slack/install, in this browser."
INSTALL_REASONS = {
    "access_denied": "Candor was not installed, as you chose.",
    "invalid_browser": f"Candor was not installed: this was begun in another browser, or too long ago. {_BEGIN_AGAIN}",
    "invalid_state": f"Candor was not installed: this address was used before, or is too old. {_BEGIN_AGAIN}",
    "missing_code": f"Candor was not installed: the address is not complete. {_BEGIN_AGAIN}",
    "invalid_code": f"Candor was not installed: Slack does not accept the code any more. {_BEGIN_AGAIN}",
}
UNINSTALLED = "Candor was removed from the workspace"
NO_INSTALLATIONS = "No workspace has installed Candor."
NO_INSTALL_BUT_HTTP = (
    "CANDOR_CLIENT_ID lets workspaces install Candor by HTTP, so CANDOR_SLACK_MODE must be http; with Socket Mode leave "
    "CANDOR_CLIENT_ID empty and set SLACK_BOT_TOKEN."
)
ONE_OR_SEVERAL = "SLACK_BOT_TOKEN is for one workspace and CANDOR_CLIENT_ID for several: leave one of them empty."


def missing_for_several(variable: str) -> str:
    """A setting that is needed where several workspaces install."""
    return f"CANDOR_CLIENT_ID is set, so {variable} is needed too; docs/OPERATIONS.md says what it is."


def ids_without_team(variable: str) -> str:
    """An id that could be of any of several workspaces."""
    return f"With several workspaces each id in {variable} stands after its workspace's, as in T012/U034."


def install_refused(team: str) -> str:
    """A workspace that may not install."""
    return (
        f"This workspace ({team}) is not among those that may install Candor, so nothing is kept of it. Whoever runs Candor "
        "can add it to CANDOR_INSTALL_TEAMS."
    )


def installed(workspace: str) -> str:
    """A workspace that has installed."""
    return f"Candor is installed in {workspace}. You can close this page and ask it in Slack."


def workspace_gone(team: str, why: str) -> str:
    """A workspace whose token Slack took away; the others go on."""
    return (
        f"Candor can no longer speak in the workspace {team} ({why}): its tokens are deleted, and its schedules paused. "
        "The app can be installed there again at /slack/install."
    )


def installations_found(count: int, may: int) -> str:
    """How many workspaces have installed, for `candor doctor`."""
    some = "No workspace has" if not count else "1 workspace has" if count == 1 else f"{count:,} workspaces have"
    return f"{some} installed Candor; {may:,} may (CANDOR_INSTALL_TEAMS)."


def no_longer_allowed(teams: Sequence[str]) -> str:
    """Workspaces that are installed and not among those that may be."""
    return (
        f"Installed, but not in CANDOR_INSTALL_TEAMS, so not answered: {', '.join(teams)}. candor installations remove TEAM "
        "deletes their tokens."
    )


NOT_IN_INSTALL_TEAMS = "not in CANDOR_INSTALL_TEAMS, so not answered"


def no_such_installation(team: str) -> str:
    """A workspace that has not installed Candor."""
    return f"The workspace {team} has not installed Candor; candor installations list shows those that have."


def installation_removed(team: str) -> str:
    """A workspace whose tokens were deleted by command."""
    return f"The tokens of {team} are deleted, and its schedules paused."


def not_removed_there(why: str) -> str:
    """The tokens are deleted, and the app is still listed in the workspace."""
    return f"Slack was not told to remove the app there; an admin of that workspace can do so. {why}"


def resealed(count: int) -> str:
    """Tokens encrypted by the first key."""
    some = "1 workspace" if count == 1 else f"{count:,} workspaces"
    return f"The tokens of {some} are encrypted by the first of CANDOR_TOKEN_KEYS; the other keys are no longer needed."
