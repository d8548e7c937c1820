"""Is a message a data question, or something else that people say to a bot? No language model is asked.

Words decide where they are surer than vectors: patterns for whole messages or clauses (asked_for.py, orders.py). What
no pattern knows and nothing in the schema is named by goes to a small classifier over sentence vectors
(intent_model.py). A data question must practically never be taken for chat, so that what is unsure is a data question.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from reliability.ports import Encoder
from reliability.question.asked_for import ABOUT, FEEDBACK, HELP, SMALL_TALK, TABLES, VAGUE
from reliability.question.intent_model import QUESTION, fitted
from reliability.question.named import names_something, topic
from reliability.question.orders import orders_a_change
from reliability.question.politeness import Said, without_politeness
from reliability.values import Element, HelpKind, Question, Schema

LONGEST = 400
"""Characters; nobody chats in more, and patterns stay quick."""
SURE, LIKELIEST = 0.85, 0.45
"""How surely a message must be no question by the classifier alone, and how likely its kind must be."""
_KINDS = {
    "greeting": HelpKind.GREETING,
    "thanks": HelpKind.THANKS,
    "help": HelpKind.HELP,
    "schema": HelpKind.BROWSE,
    "vague": HelpKind.VAGUE,
    "feedback": HelpKind.FEEDBACK,
    "small_talk": HelpKind.SMALL_TALK,
}
"""By the classifier. It takes no message for an order: those name tables as questions do."""
_IN_A_THREAD = frozenset({"thanks", "help", "feedback"})
_DATA = re.compile(
    r"\b(?:how (?:many|much|often|long|old|far|high|big|large)|number of|count|counts|total|totals|sum|average|avg|mean|median|minimum|"
    r"maximum|max|min|percent|percentage|proportion|share|rate|rates|ratio|per|top|highest|lowest|most|least|fewest|best|worst|largest|"
    r"smallest|biggest|list|compare|versus|vs|trend|growth|since|between|before|after|during|last|previous|only|without|exclude|"
    r"excluding|except|instead|split|grouped?|sort|sorted|rank|ranked|each|every|by|monthly|weekly|daily|yearly|quarterly|quarter|month|"
    r"months|year|years|week|weeks|january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d|"
    r"q[1-4]|revenue|sales|turnover|profit|margin|which|where|whose|when)\b|\d|%|€|\$|£"
)
"""Words that data questions are made of; beside them the classifier is not asked."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A message that is no data question: what it is, and what it is about (browsing, and vague wishes)."""

    kind: HelpKind
    about: tuple[Element, ...] = ()


def intent(
    question: Question,
    schema: Schema,
    encoder: Encoder,
    values: Callable[[], list[tuple[str, str, str]]] = list,
) -> Intent | None:
    """What a message is if it is no data question; None for one, and for what is unsure.

    `values` finds the cells that the message names; it is called only where that decides. Raises ModelUnavailable.
    """
    if len(question.text) > LONGEST:
        return None
    said = without_politeness(question.text)
    if not said.rest:
        return _only_polite(said)
    found = _by_whole_message(said, schema, values, follows_up=question.previous is not None)
    if found is None:
        found = _by_clauses(said, schema, values)
    if found is None and not _speaks_of_data(said.rest, schema, values):
        found = _by_likeness(said, encoder, follows_up=question.previous is not None)
    return found


def _only_polite(said: Said) -> Intent | None:
    if said.thanked:
        return Intent(HelpKind.THANKS)
    return Intent(HelpKind.GREETING) if said.greeted else None


def _by_whole_message(
    said: Said, schema: Schema, values: Callable[[], list[tuple[str, str, str]]], follows_up: bool
) -> Intent | None:
    """Orders, browsing and vague wishes, which may name tables as questions do."""
    if orders_a_change(said.clauses, follows_up):
        return Intent(HelpKind.CHANGE)
    first = said.clauses[0] if said.clauses else ""
    rest_is_plain = not any(_DATA.search(clause) for clause in said.clauses[1:])
    if (TABLES.fullmatch(said.whole) or (TABLES.fullmatch(first) and rest_is_plain)) and not _is_a_cell(
        "table", values
    ):
        return Intent(HelpKind.BROWSE)
    for text in dict.fromkeys((said.whole, first if rest_is_plain else said.whole)):
        for pattern in ABOUT:
            match = pattern.fullmatch(text)
            about = topic(match["topic"], schema) if match else ()
            if about:
                return Intent(HelpKind.BROWSE, about)
    return None if follows_up else _vague(said, schema)


def _vague(said: Said, schema: Schema) -> Intent | None:
    for pattern in VAGUE:
        match = pattern.fullmatch(said.whole)
        if match:
            about = (match.groupdict().get("topic") or "").strip()
            if not _DATA.search(about):
                return Intent(HelpKind.VAGUE, topic(about, schema) if about else ())
    return None


def _by_clauses(said: Said, schema: Schema, values: Callable[[], list[tuple[str, str, str]]]) -> Intent | None:
    """Help, feedback and small talk: a clause says it, and no other one asks for data."""
    for kind, patterns in (
        (HelpKind.HELP, (HELP,)),
        (HelpKind.FEEDBACK, FEEDBACK),
        (HelpKind.SMALL_TALK, (SMALL_TALK,)),
    ):
        texts = (said.whole, *said.clauses)
        told = {text for text in texts if any(pattern.fullmatch(text) for pattern in patterns)}
        kind = HelpKind.THANKS if said.thanked and kind is not HelpKind.HELP else kind
        if said.whole in told:
            return Intent(kind)
        others = [clause for clause in said.clauses if clause not in told]
        if told and not any(_speaks_of_data(clause, schema, values) for clause in others):
            return Intent(kind)
    return None


def _speaks_of_data(text: str, schema: Schema, values: Callable[[], list[tuple[str, str, str]]]) -> bool:
    return bool(_DATA.search(text)) or names_something(text, schema) or _any_cell_in(text, values)


def _any_cell_in(text: str, values: Callable[[], list[tuple[str, str, str]]]) -> bool:
    lowered = text.lower()
    return any(value.lower()[:4] in lowered for _, _, value in values())


def _is_a_cell(word: str, values: Callable[[], list[tuple[str, str, str]]]) -> bool:
    """Whether tables (say) are also something that this company sells."""
    return any(word in value.lower() for _, _, value in values())


_A_NUMBER = re.compile(r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|twenty)\b")


def _by_likeness(said: Said, encoder: Encoder, follows_up: bool) -> Intent | None:
    """By the sentence encoder. In a thread, "ok, and in pieces?" and "make that ten" go on from what was answered: only
    what speaks of the answer or of the bot, without a number, is told apart there."""
    model = fitted(encoder)
    shares = model.probabilities(encoder.encode([said.rest])[0])
    if shares[QUESTION] > 1 - SURE or (follows_up and _A_NUMBER.search(said.rest)):
        return None
    if said.thanked and not said.rest.endswith("?"):
        return Intent(HelpKind.THANKS)
    likeliest = max(shares, key=lambda kind: shares[kind])
    if shares[likeliest] < LIKELIEST or likeliest not in (_IN_A_THREAD if follows_up else _KINDS):
        return None
    return Intent(_KINDS[likeliest])
