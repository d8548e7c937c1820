"""Is a message a data question, or something else that people say to a bot? No language model is asked.

Words decide where they are surer than vectors: patterns for whole messages or clauses (asked_for.py, orders.py, chat/).
What no pattern knows is told by what it looks like (chat/likeness.py). A data question must practically never be taken
for chat, so that what is unsure is a data question.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from reliability.ports import Encoder, Talk
from reliability.question.asked_for import ABOUT, FEEDBACK, HELP, SMALL_TALK, TABLES, VAGUE
from reliability.question.chat.languages import other_language
from reliability.question.chat.likeness import TalkLikeness, likeness
from reliability.question.chat.wordings import by_wording
from reliability.question.named import mentioned, names_something, topic
from reliability.question.orders import orders_a_change
from reliability.question.politeness import Said, without_politeness
from reliability.values import Element, HelpKind, Question, Schema

_LEAST_RUBBISH, _LONG_RUNS = 8, 4
"""Characters; and how many times in a row each stands there on average."""
LONGEST = 400
"""Characters; nobody chats in more, and patterns stay quick."""
_ABOUT_AN_ANSWER = frozenset({HelpKind.THANKS, HelpKind.HELP, HelpKind.FEEDBACK, HelpKind.ABOUT})
_DATA = re.compile(
    r"\b(?:how (?:many|much|often|long|old|far|high|big|large)|number of|count|counts|total|totals|sum|average|avg|mean|median|minimum|"
    r"maximum|max|min|percent|percentage|proportion|share|rate|rates|ratio|per|top|highest|lowest|most|least|fewest|best|worst|largest|"
    r"smallest|biggest|earliest|latest|oldest|newest|list|compare|versus|vs|trend|growth|since|between|before|after|during|last|previous|only|without|exclude|"
    r"excluding|except|instead|split|grouped?|sort|sorted|rank|ranked|each|every|by|monthly|weekly|daily|yearly|quarterly|quarter|month|"
    r"months|year|years|week|weeks|january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d|"
    r"q[1-4]|phone numbers?|revenue|sales|turnover|profit|margin|which|where|whose|when)\b|\d|%|€|\$|£"
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
    talk: Talk | None = None,
    *,
    english: bool = True,
) -> Intent | None:
    """What a message is if it is no data question; None for one, and for what is unsure.

    `values` finds the cells that the message names; it is called only where that decides. `english`: what is not in
    English cannot be read. Raises ModelUnavailable.
    """
    short = len(question.text) <= LONGEST
    if english and other_language(question.text):
        found = likeness(question.text, encoder, talk) if talk is not None and short else None
        return Intent(found.kind if found else HelpKind.LANGUAGE)
    if not short:
        return None
    if _is_rubbish(question.text):
        return Intent(HelpKind.SMALL_TALK)
    said = without_politeness(question.text)
    if not said.rest:
        return _only_polite(said)
    follows_up = question.previous is not None
    if _asks_how_a_cell_goes(said.rest, values):
        return None
    return (
        _by_whole_message(said, schema, values, follows_up)
        or _by_clauses(said, schema, values)
        or _by_wording(said, schema, values)
        or (None if follows_up else _by_one_word(said, schema, values))
        or _by_likeness(question.text, said, schema, lambda text: likeness(text, encoder, talk), values, follows_up)
    )


_GOES = re.compile(
    r"how(?:['’]?s| (?:is|are|was|were|has|have|did|does)) (?:the |our |my )?(?P<whose>.+?) (?:been )?"
    r"(?:doing|going|do|go|perform(?:ing|ed)?|getting on|coming along)\b.*",
    re.IGNORECASE,
)


_KIND_OF_PLACE = re.compile(
    r"^(?:shop|store|brand|branch|region|team|city) (?:in |of )?| (?:shop|store|brand|branch|region|team)$"
)


def _asks_how_a_cell_goes(text: str, values: Callable[[], list[tuple[str, str, str]]]) -> bool:
    """Whether somebody asks how something goes that stands in the data: "how is Porto doing?"."""
    found = _GOES.fullmatch(text.rstrip("?!. "))
    whose = _KIND_OF_PLACE.sub("", found["whose"].lower()).strip() if found else ""
    return bool(whose) and any(value.lower() == whose for _, _, value in values())


def _is_rubbish(text: str) -> bool:
    """Whether somebody leant on a key or two.

    >>> [_is_rubbish(text) for text in ("QQQQQQQ11111", "7777777uuuuuuuu/////", "heeeelp", "1000000000", "oooh noooo")]
    [True, True, False, False, False]
    """
    bare = "".join(text.split())
    runs = sum(1 for _ in groupby(bare.lower()))
    return len(bare) >= _LEAST_RUBBISH and not bare.isdigit() and _LONG_RUNS * runs <= len(bare)


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


def _by_wording(said: Said, schema: Schema, values: Callable[[], list[tuple[str, str, str]]]) -> Intent | None:
    """Definitions, browsing, jobs of another kind and the world, by wordings that mean nothing else."""
    found = by_wording(said.clauses, said.whole, schema, lambda text: bool(_DATA.search(text)))
    if found is None or (found[0] is HelpKind.BROWSE and "table" in said.whole and _is_a_cell("table", values)):
        return None
    return Intent(*found)


def _by_one_word(said: Said, schema: Schema, values: Callable[[], list[tuple[str, str, str]]]) -> Intent | None:
    """A table's or a column's name by itself asks what there is of it: nobody can tell which figure is meant."""
    if len(said.rest.split()) != 1 or _DATA.search(said.rest):
        return None
    about = mentioned(said.rest, schema)
    a_table = any(not element.column for element in about)
    return Intent(HelpKind.BROWSE, about) if about and (a_table or not _any_cell_in(said.rest, values)) else None


def _speaks_of_data(text: str, schema: Schema, values: Callable[[], list[tuple[str, str, str]]]) -> bool:
    return bool(_DATA.search(text)) or names_something(text, schema) or _any_cell_in(text, values)


def _any_cell_in(text: str, values: Callable[[], list[tuple[str, str, str]]]) -> bool:
    lowered = text.lower()
    return any(value.lower()[:4] in lowered for _, _, value in values())


def _is_a_cell(word: str, values: Callable[[], list[tuple[str, str, str]]]) -> bool:
    """Whether tables (say) are also something that this company sells."""
    return any(word in value.lower() for _, _, value in values())


_A_NUMBER = re.compile(r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|twenty)\b")


def _by_likeness(
    text: str,
    said: Said,
    schema: Schema,
    likened: Callable[[str], TalkLikeness | None],
    values: Callable[[], list[tuple[str, str, str]]],
    follows_up: bool,
) -> Intent | None:
    """By what it looks like. In a thread, "ok, and in pieces?" and "make that ten" go on from what was answered: only
    what speaks of the answer or of the bot, and of no number or data, is told apart there."""
    if _OF_THE_COMPANY.match(said.rest) and not _OF_THE_BOT.search(said.rest):
        return None
    if follows_up and _A_NUMBER.search(said.rest):
        return None
    found = likened(text)
    if found is None or found.odds <= found.limits.nothing_named:
        return None
    corrects = found.kind is HelpKind.FEEDBACK and _MEANT.search(said.rest)
    goes_on = follows_up or found.odds <= found.limits.named or corrects
    if goes_on and _speaks_of_data(said.rest, schema, values):
        return None
    if said.thanked and not said.rest.endswith("?"):
        return Intent(HelpKind.THANKS)
    if follows_up and (found.odds <= found.limits.in_a_thread or found.kind not in _ABOUT_AN_ANSWER):
        return None
    if found.kind not in (HelpKind.BROWSE, HelpKind.DEFINITION):
        return Intent(found.kind)
    of_cells = _any_cell_in(said.rest, values) or ("table" in said.rest and _is_a_cell("table", values))
    surely_defines = found.kind is HelpKind.DEFINITION and found.odds > found.limits.defining_cells
    if found.odds <= found.limits.browsing or (of_cells and not surely_defines):
        return None  # worded as questions for data are
    return Intent(found.kind, mentioned(said.rest, schema))


_OF_THE_COMPANY = re.compile(r"(?:so |and |btw )?(?:who|what|which|where|when|how)(?:'s|'re)? (?:\w+ ){0,3}?our\b")
"""Who asks for what the company has or is asks for data, be it there or not: "who is our boss"."""
_OF_THE_BOT = re.compile(r"\b(?:you|your|yours|bot|ask|asking|this|that|it|here)\b")
_MEANT = re.compile(r"\b(?:i|we) (?:meant|mean|wanted|want|need)\b")
"""Feedback that says what to do instead is a question."""
