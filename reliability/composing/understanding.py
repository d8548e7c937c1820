"""What a question's words come to before any model is asked: queries composed from them, and what the data lack.

An account says what explains each word (`reliability.accounting`). What nothing explains and the question is about is
*missing*: no query can answer it. Of a follow-up in a thread the last query is edited; of anything else, and where no
edit fits, a query is composed anew.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from reliability.accounting.account import Account, Role
from reliability.accounting.accounting import account_for
from reliability.accounting.asides import questions_alone
from reliability.accounting.cells import cells_named
from reliability.accounting.learnt_words import AS_LIKELY, nameless, words_against
from reliability.composing.apart.all.between_ends import is_between_the_ends
from reliability.composing.apart.all.in_every import is_in_every
from reliability.composing.apart.all.since_the_last import is_since_the_last
from reliability.composing.apart.all.within_both import is_within_both
from reliability.composing.apart.held.moving import is_moving
from reliability.composing.apart.held.new_and_returning import is_new_and_returning
from reliability.composing.apart.held.of_a_hundred import is_of_a_hundred
from reliability.composing.apart.held.of_them import is_how_many_of_them
from reliability.composing.apart.held.the_same_as import is_the_same_as
from reliability.composing.apart.leaving import is_of_who_left
from reliability.composing.apart.sets.again import is_their_share
from reliability.composing.apart.sets.alike import alike_in
from reliability.composing.apart.sets.both_ends import is_of_both_ends
from reliability.composing.apart.sets.first_ones import is_of_the_first
from reliability.composing.apart.sets.no_longer import is_no_longer
from reliability.composing.composing import compose, explained_by_time
from reliability.composing.demands import Demand, demands_of
from reliability.composing.follow_ups import edited, is_follow_up
from reliability.composing.frame import Composed
from reliability.composing.in_full import in_full
from reliability.composing.of_each import is_of_each_time
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import relations_of
from reliability.composing.planning.special.reasons import reasons_kept
from reliability.composing.precedents.ranking import fit_of, ranked
from reliability.composing.precedents.recalling import recalled, written
from reliability.composing.slots import Slot, merged, slots_said
from reliability.core import Core
from reliability.values import Element, Question, Schema

SURELY_IN_DATA = 0.97
"""A question so likely within the data is not said to be outside of them for a word that nothing explains."""
MOSTLY_EXPLAINED = 0.75
"""Where nothing was learnt of a warehouse, of a question as much explained as this a word that nothing explains may be
what its names and codes do not show; it is said beside the readings."""
SURELY_OUTSIDE = 0.1
"""A question less likely within the data is said to be outside of them, though each of its words has something to do
with them: "what did Ada earn before her last raise?"."""
AS_GOOD_AS_OUTSIDE = 0.04
"""Where no words can be named for which a question would be outside of the data, it is said to be only below this: of
the developing questions of at least this, all of whose words are explained and said well, none lacked its data."""
_MOST_IN_FULL, _FITS = 1, 0.4
"""Of a question that was said in full, the queries that are taken up, and how well their words must fit."""
_MOST_KEPT = 2
"""Of the queries of a question said in full, so many are taken up whatever the ranker thinks of them."""
_SAYS_IT = 0.5
"""How well a query must say a question that would be outside of the data for one figure that these have."""
_LEFT_OPEN = 0.4
"""How likely a question has one meaning, at most, where something was left to be understood: under a half, so that the
other ways to understand it are shown, too."""
_SELDOM_LEARNT = (
    is_no_longer,
    is_of_who_left,
    is_of_each_time,
    is_of_both_ends,
    is_their_share,
    is_of_the_first,
    is_of_a_hundred,
    is_moving,
    is_since_the_last,
    is_between_the_ends,
    is_in_every,
    is_within_both,
    is_new_and_returning,
    is_how_many_of_them,
    is_the_same_as,
)
"""What is composed and seldom stood among the questions that a ranker learnt: taken up and judged as what is said in
full is."""
_MOST_CHOSEN = 4
"""The best composed queries whose choices are looked at for what else the words may mean."""


@dataclass(frozen=True, slots=True)
class ComposedQuery:
    """A query for the words of a question. `fit` in (0, 1], higher = its words are better explained and used;
    `nearness`, the cosine of the nearest known question whose query it is, −1 where it is none's; `written` in [0, 1],
    how likely the writer that learnt the known questions finds it, 0 where it did not write it; `in_full`, whether it is
    composed of what the question leaves to be understood, or of what few questions that are learnt from ask for."""

    sql: str
    fit: float
    nearness: float = -1.0
    written: float = 0.0
    in_full: bool = False


@dataclass(frozen=True, slots=True)
class Understanding:
    """What words alone say of a question: composed queries, best first, and phrases that nothing in the data explains.

    `outside` are the words for which the question as a whole is surely outside of the data, "" where none can be named,
    None where it is not. `explained` in [0, 1] is the share of content words that something explains; `operations` are
    those that the words ask for, `demands` what all of them ask of a query, `slots` what they leave open; `one_meaning`
    in (0, 1) is how likely they mean one thing alone, `in_data` how likely the data can answer them, None where nothing
    tells.
    """

    queries: tuple[ComposedQuery, ...] = ()
    missing: tuple[str, ...] = ()
    explained: float = 0.0
    operations: tuple[str, ...] = ()
    demands: tuple[Demand, ...] = ()
    slots: tuple[Slot, ...] = ()
    one_meaning: float | None = None
    in_data: float | None = None
    outside: str | None = None


def understand(question: Question, schema: Schema, core: Core) -> Understanding:
    """Account for every word, and compose queries. Calls no language model; reads no rows.

    Raises WarehouseUnavailable, ModelUnavailable (the encoder).
    """
    question = replace(question, text=_as_a_list(question.text))
    text = _as_percent(_as_how_much(_as_when(question.text)))
    account = account_for(text, schema, cells_named(text, core.warehouse), core.today(), core.encoder)
    most = core.settings.composed
    one_meaning = core.one_meaning.likely(question.text) if core.one_meaning is not None else None
    in_data = core.in_data.likely(nameless(account)) if core.in_data is not None else None
    timely = explained_by_time(account, schema, core.today())
    missing, outside = surely_missing(timely, in_data), _outside(question, account, in_data, core)
    if (missing or outside is not None) and _only_around_it(timely, in_data, schema, core):
        missing, outside = (), None
    if outside is not None and not missing and _is_said_all_the_same(outside, timely, in_data, schema, core):
        outside = None
    composes = most > 0 and core.composes
    edits = _edits(account, question, schema, core, most) if composes else ()
    composed = compose(account, schema, core.today(), most) if composes and not edits else ()
    queries: Sequence[ComposedQuery] = edits
    if not edits and not missing and outside is None:
        full = _said_in_full(account, schema, core) if composes else ()
        if {each.sql for each in full} - {each.sql for each in composed}:
            one_meaning = min(_LEFT_OPEN, 1.0 if one_meaning is None else one_meaning)
        queries = _weighed(question, composed, full, schema, core, most)
    operations, demands = operations_of(account), demands_of(account)
    slots = slots_of(account, composed, schema)
    return Understanding(
        tuple(queries), missing, timely.explained, operations, demands, slots, one_meaning, in_data, outside
    )


_AND_WHICH = re.compile(
    r"^(?P<before>\s*)how many (?P<what>[^?.!;]+?),? and (?:which|who)(?: ones?| of them| exactly)?(?: (?:are|were|is|was) (?:they|it|these|those))?"
    r"\s*(?P<end>[?.!]*\s*)$",
    re.IGNORECASE,
)


def _as_a_list(text: str) -> str:
    """Who asks how many there are and which is answered by a list of them.

    >>> _as_a_list("How many shops have closed since 2025 and which ones?"), _as_a_list("how many shops and which towns")
    ('Which shops have closed since 2025?', 'how many shops and which towns')
    """
    return _AND_WHICH.sub(r"\g<before>Which \g<what>\g<end>", text)


_SPENDING = re.compile(
    r"^\s*what (?=(?:did|do|does|have|has|had)\b(?:(?!\b(?:most|least|with|buy|bought)\b)[^?.!])*\b(?:spend|spent)\b)"
    r"(?!.*\b(?:most|least|money)\b)",
    re.IGNORECASE,
)


_BRINGING = re.compile(
    r"(?<=\band )what (?=(?:do|did|does|have|has) (?:they|these|those|it|we) (?:all |together )?"
    r"(?:bring|brought|earn|make|made|cost|spend|spent|come to|add up)\b)",
    re.IGNORECASE,
)


_ADDING_UP = re.compile(
    r"\b(?:add(?:s|ed|ing)?|sum(?:s|med|ming)?) up to (?=more|less|over|under|above|below|at\b|\d)", re.IGNORECASE
)


_ON_WHAT_DAY = re.compile(
    r",? and (?:on|at|in|from|since) (?:what|which) (?:day|date|time)(?=\s*[?.!]*\s*$)", re.IGNORECASE
)


def _as_when(text: str) -> str:
    """Who asks which ones and on what day asks when.

    >>> _as_when("which of our drivers have left, and on what day?"), _as_when("on which day was most sold?")
    ('which of our drivers have left and when?', 'on which day was most sold?')
    """
    return _ON_WHAT_DAY.sub(" and when", text)


def _as_how_much(text: str) -> str:
    """ "What did members spend" asks how much they spent, "and what do they bring in" how much that is.

    >>> _as_how_much("what did members spend in May?"), _as_how_much("what do members spend most on?")
    ('how much did members spend in May?', 'what do members spend most on?')
    >>> _as_how_much("how many stalls are taken and what do they bring in?")
    'how many stalls are taken and how much do they bring in?'
    """
    text = _ADDING_UP.sub("total ", text)
    return _BRINGING.sub("how much ", _SPENDING.sub("how much ", text, count=1), count=1)


_PARTS = {"half": 50, "a quarter": 25, "three quarters": 75, "three-quarters": 75}
_PART_OF_OWN = re.compile(
    r"\b(?P<than>(?:more|less|fewer|higher|lower)\s+than|over|under|above|below|at\s+(?:least|most))\s+"
    rf"(?P<part>{'|'.join(_PARTS)})\s+(?:of\s+)?(?P<own>their|its)\s+(?=\w)",
    re.IGNORECASE,
)


def _as_percent(text: str) -> str:
    """A part of a figure of one's own in percent.

    >>> _as_percent("which events sold less than half of their capacity?")
    'which events sold less than 50% of their capacity?'
    """
    return _PART_OF_OWN.sub(lambda said: f"{said['than']} {_PARTS[said['part'].lower()]}% of {said['own']} ", text)


def surely_missing(account: Account, in_data: float | None) -> tuple[str, ...]:
    """What a question is about and the data lack, as far as its words as a whole do not speak against it: of a warehouse
    for which nothing was learnt, as far as something explains most of them."""
    if account.explained < MOSTLY_EXPLAINED if in_data is None else in_data < SURELY_IN_DATA:
        return account.missing
    return tuple(phrase for phrase in account.missing if phrase not in account.guessed)


def _outside(question: Question, account: Account, in_data: float | None, core: Core) -> str | None:
    """The words for which a question is surely outside of the data, by what was learnt of such questions; None where it
    is not, where its query is known, and of what follows in a thread, whose few words say too little."""
    if core.in_data is None or in_data is None or in_data >= SURELY_OUTSIDE or question.previous is not None:
        return None
    if core.precedents is not None and core.precedents.knows(question.text):
        return None
    return words_against(account, core.in_data.likely)


def _only_around_it(account: Account, in_data: float | None, schema: Schema, core: Core) -> bool:
    """Whether only what is said around a question, what it is for and why it is asked, speaks for its being outside of
    the data, which by themselves surely answer what is asked. Such a question is asked about: nothing answers it unasked,
    since some of its words are explained by nothing, or who asks in such words likely asks for what the data lack."""
    if core.in_data is None or in_data is None or (account.explained >= 1 and in_data >= AS_LIKELY):
        return False
    asks = [one.start for one in account.pieces if one.best is not None and one.best.role is Role.OPERATION]
    whole = " ".join(account.text.split())
    for alone in (each for each in questions_alone(account.text, asks) if each != whole):
        asked = account_for(alone, schema, cells_named(alone, core.warehouse), core.today(), core.encoder)
        lacks = explained_by_time(asked, schema, core.today()).missing
        if not lacks and core.in_data.likely(nameless(asked)) >= SURELY_IN_DATA:
            return True
    return False


def _is_said_all_the_same(outside: str, account: Account, in_data: float | None, schema: Schema, core: Core) -> bool:
    """Whether a question that would be outside of the data, by what was learnt of such questions, has words that are
    all explained, is said well by a query, and what speaks against it are no words that can be named, one figure that
    is kept ("spend"), what rows are to have in common ("duplicate emails"), or a "why" of which the reasons are kept.
    Such a question is asked about: it is little like those that the data can answer, so that nothing answers it unasked."""
    if account.explained == 1 and core.composes and reasons_kept(account, relations_of(schema)) is not None:
        return True
    hardly = not outside and in_data is not None and in_data >= AS_GOOD_AS_OUTSIDE
    column = _column_of(outside, account) if outside else None
    if account.explained < 1 or not (hardly or column is not None):
        return False
    composed = compose(account, schema, core.today(), 1)
    if not composed or composed[0].fit < _SAYS_IT:
        return False
    return hardly or (column is not None and (_is_a_figure(column, schema) or column in alike_in(composed[0].frame)))


def _column_of(words: str, account: Account) -> Element | None:
    """The one column that words name, maybe beside the rows that it is of ("customers spend")."""
    start = account.text.find(words)
    said = [p for p in account.pieces if p.best is not None and start <= p.start < start + len(words)] if words else []
    columns = [p.best for p in said if p.best is not None and p.best.role is Role.COLUMN]
    others = {p.best.role for p in said if p.best is not None} - {Role.COLUMN, Role.TABLE, Role.FUNCTION}
    return columns[0].element if start >= 0 and len(columns) == 1 and not others else None


def _is_a_figure(named: Element, schema: Schema) -> bool:
    """Whether a column is one of numbers that are kept."""
    table = next((each for each in schema.tables if each.name == named.table), None)
    column = table.column(named.column) if table is not None else None
    return table is not None and column is not None and kind_of(table, column, relations_of(schema)) == "number"


def _weighed(
    question: Question,
    composed: Sequence[Composed],
    full: Sequence[Composed],
    schema: Schema,
    core: Core,
    most: int,
) -> tuple[ComposedQuery, ...]:
    """Composed queries, those of the question said in `full`, those of precedents and those that the writer wrote, best
    first, at most `most`: as the ranker has it, if there is one."""
    there = {each.sql for each in composed}
    fits = {each.sql: each.fit for each in (*(one for one in full if one.sql not in there), *composed)}
    alone = (one for one in composed if any(is_so(one.frame) for is_so in _SELDOM_LEARNT))
    implied = {each.sql for each in (*full, *alone)}
    nearness = recalled(question, core, schema, most)
    likely = written(question, core, schema)
    queries = list(dict.fromkeys((*fits, *nearness, *likely)))
    scores = ranked(question, queries, schema, core)
    if not scores:  # without a ranker nothing tells a precedent's query from a good one
        weighed = [ComposedQuery(sql, fit, in_full=sql in implied) for sql, fit in fits.items()]
        return _best(weighed, most)
    weighed = [
        ComposedQuery(sql, fit_of(score, fits.get(sql, 0.0), near, written_so), near, written_so, sql in implied)
        for sql, score in zip(queries, scores, strict=True)
        for near, written_so in ((nearness.get(sql, -1.0), likely.get(sql, 0.0)),)
    ]
    return _best(weighed, most)


def _best(weighed: Sequence[ComposedQuery], most: int) -> tuple[ComposedQuery, ...]:
    """The `most` that fit best, best first; among them those that say best in full what the question leaves open, of
    which a ranker that learnt few such questions thinks little."""
    ordered = sorted(weighed, key=lambda each: -each.fit)
    kept = [each for each in ordered if each.in_full][: min(_MOST_KEPT, most // 2)]
    others = [each for each in ordered if each not in kept][: most - len(kept)]
    return tuple(sorted((*kept, *others), key=lambda each: -each.fit))


def _said_in_full(account: Account, schema: Schema, core: Core) -> tuple[Composed, ...]:
    """The queries of a question that leaves something to be understood, with each way to understand it said."""
    found = dict[str, Composed]()
    for text, likely in in_full(account, schema, core.today()):
        said = account_for(text, schema, cells_named(text, core.warehouse), core.today(), core.encoder)
        for each in compose(said, schema, core.today(), _MOST_IN_FULL):
            if each.fit >= _FITS:
                found.setdefault(each.sql, replace(each, fit=each.fit * likely))
    return tuple(found.values())


def slots_of(account: Account, composed: Sequence[Composed], schema: Schema) -> tuple[Slot, ...]:
    """What the words leave open: by their own explanations, and by the choices of the best composed queries."""
    chosen = (slot for each in composed[:_MOST_CHOSEN] for slot in each.slots)
    return merged((*slots_said(account, schema), *chosen))


def operations_of(account: Account) -> tuple[str, ...]:
    """The names of the operations that the words ask for, each once."""
    best = (piece.best for piece in account.pieces)
    return tuple(sorted({one.value for one in best if one is not None and one.role is Role.OPERATION}))


def _edits(account: Account, question: Question, schema: Schema, core: Core, most: int) -> tuple[ComposedQuery, ...]:
    """The thread's last query as the question changes it."""
    if question.previous is None or not question.previous.sql or not is_follow_up(account, question.previous):
        return ()
    found = edited(account, question.previous, schema, core.today(), most)
    return tuple(ComposedQuery(each.sql, each.fit) for each in found)
