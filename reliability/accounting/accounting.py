"""Every word of a question with what explains it (docs/METHODS.md 2): `account_for`.

Stretches of words are proposed as pieces by all that could explain them: periods, quotes, cells, names and comments of
the schema, states, and the phrases of lexicon/. The longest are kept, so that no word is in two pieces; a piece keeps
all its explanations. The data are looked at only through the schema and the cells given; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import pairwise

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.accounting.asides import ends_a_clause, reasons
from reliability.accounting.cells import KIN, NAME_PART, named_cells, names_of_people, quoted
from reliability.accounting.explaining import TABLE_NAMED, explanations_of, of_element
from reliability.accounting.joint import with_joint_names, with_nouns_of_names, with_places_of_work, with_shared_heads
from reliability.accounting.lacking.concepts import CONCEPTS, misspelled_concept, without_traits_of_others
from reliability.accounting.lacking.missing import guessed_of, missing, unexplained_things
from reliability.accounting.phrasebook import LONGEST
from reliability.accounting.schema_index import LONGEST_SYNONYM, MODIFIER, NEAR, SYNONYM, WHOLE, SchemaIndex, index_of
from reliability.accounting.similar import with_similar
from reliability.accounting.states import States, states_of, with_rates
from reliability.accounting.tokens import QuestionToken, lemmas, root, tokens
from reliability.accounting.wordings.made_of import with_what_nouns_are_made_of
from reliability.accounting.yes_no import as_yes_or_no
from reliability.ports import Encoder
from reliability.question.periods import period_spans
from reliability.short_names import plain_names
from reliability.values import Element, Schema
from reliability.words import abbreviates, stem
from reliability.words import words as words_of

MAX_EXPLANATIONS = 24
_NEAR_A_TABLE = 0.1  # by how much columns of a table that the question names go before others
_FARTHER = 0.9  # what is left of the score of the others, where the named tables' columns are as well meant
_PERIOD, _QUOTE, _LONG_CELL, _WORDS = 3, 3, 2, 1


@dataclass(slots=True)
class _Proposal:
    """Words found[start:end] that may be a piece; `rank` first, then length, decides among those that overlap."""

    start: int
    end: int
    rank: int
    explanations: list[Explanation] = field(default_factory=list)


def account_for(
    text: str,
    schema: Schema,
    cells: Sequence[tuple[str, str, str]],
    today: date,
    encoder: Encoder | None = None,
) -> Account:
    """What each word of a question has to do with the data.

    `cells` are the cells that words of the text name (table, column, value); `today` resolves periods; `encoder` finds
    what content words are like that nothing else explains (it may raise ModelUnavailable). An empty text has no pieces.
    Shortened names are taken as they are read.
    """
    names = plain_names(schema)
    if not names.shortened:
        return _accounted(text, schema, cells, today, encoder)
    return names.back(_accounted(text, names.schema, names.cells(cells), today, encoder))


def _accounted(
    text: str, schema: Schema, cells: Sequence[tuple[str, str, str]], today: date, encoder: Encoder | None
) -> Account:
    found = tokens(text)
    index, states = _of(schema)
    proposals = _proposals(text, found, index, states, cells, today)
    pieces = [_piece(text, found, proposal) for proposal in _chosen(proposals, len(found))]
    pieces = with_nouns_of_names(pieces)
    pieces = with_places_of_work(with_shared_heads(_without_asides(text, pieces), index))
    pieces = _most_changed(with_joint_names(_with_context(_with_operations(pieces, index), index)))
    pieces = _done_in_a_period(_never_happened(pieces), index)
    pieces = without_traits_of_others(with_rates(_not_done(_with_numbers_of_rows(pieces, index)), states))
    pieces = with_what_nouns_are_made_of(pieces, schema)
    if encoder is not None:
        pieces = with_similar(pieces, unexplained_things(pieces), schema, encoder)
    pieces = [as_yes_or_no(piece, index, before) for before, piece in zip((None, *pieces), pieces, strict=False)]
    if found and text[found[-1].end :].strip() and any(map(str.isalnum, text[found[-1].end :])):
        pieces.append(Piece(found[-1].end, len(text), text[found[-1].end :], ()))
    lacking = missing(text, pieces, index, today)
    return Account(text, tuple(pieces), lacking, _explained(pieces), guessed_of(lacking, pieces))


_states: dict[int, tuple[SchemaIndex, States]] = {}


def _of(schema: Schema) -> tuple[SchemaIndex, States]:
    index = index_of(schema)
    known = _states.get(id(index))
    if known is None or known[0] is not index:
        while len(_states) >= 8:
            _states.pop(next(iter(_states)), None)
        known = _states[id(index)] = (index, states_of(schema))
    return known


def _proposals(
    text: str,
    found: Sequence[QuestionToken],
    index: SchemaIndex,
    states: States,
    cells: Sequence[tuple[str, str, str]],
    today: date,
) -> list[_Proposal]:
    made: dict[tuple[int, int], _Proposal] = {}

    def add(start: int, end: int, explanations: Iterable[Explanation], rank: int = _WORDS) -> None:
        proposal = made.setdefault((start, end), _Proposal(start, end, rank))
        proposal.rank = max(proposal.rank, rank)
        proposal.explanations += explanations

    for span in period_spans(text, today):
        inside = [place for place, token in enumerate(found) if span.start <= token.start and token.end <= span.end]
        if inside:
            periods = [Explanation(Role.PERIOD, 1.0, period=period) for period in span.periods]
            add(inside[0], inside[-1] + 1, periods, _PERIOD)
    for start, end, explanation in quoted(text, found):
        if not _first_and_last_name(found[start:end], cells):
            add(start, end, [explanation], _QUOTE)
    for start in _bidden(text, found):
        add(start, start + 1, [_SHOWN])
    for start in _times(found):
        add(start, start + 1, [Explanation(Role.NUMBER, 1.0, value=ONCE[found[start].lower])])
    for start, end, explanation in named_cells(found, cells):
        if end - start == 1 and _only_looks_short(found[start], explanation, index):
            continue
        add(start, end, [explanation], _LONG_CELL if end - start > 1 else _WORDS)
    for start, end, explanation in names_of_people(found, cells):
        if (start, end) in made:  # else each word is a piece of its own
            add(start, end, [explanation])
    longest = max(index.longest, LONGEST, LONGEST_SYNONYM)
    for start in range(len(found)):
        for end in range(start + 1, min(start + longest, len(found)) + 1):
            if end - start > 1 and found[end - 1].lower == "ones":
                continue  # "open ones" are open, and not called so
            explanations = explanations_of(found[start:end], index, states)
            lacking = end - start > 1 and _is_a_thing(found[start:end]) and not _is_kept(found[start:end], index)
            if explanations or lacking or _no_show(text, found[start:end]):
                add(start, end, explanations)
    return list(made.values())


def _only_looks_short(word: QuestionToken, cell: Explanation, index: SchemaIndex) -> bool:
    """Whether a word could be what a code is short for, but a comment tells what the code means, and it is another
    word: ACT is "active", and not "affected"."""
    told = index.told.get((cell.element, cell.value), ()) if cell.element is not None else ()
    spelled = bool(told) and cell.value.isupper() and abbreviates(cell.value.lower(), stem(word.lower))
    return spelled and not any(word.root in map(root, one.split()) for one in told)


def _no_show(text: str, words: Sequence[QuestionToken]) -> bool:
    """Whether words are somebody who did not come, and so deny nothing: "no-shows"."""
    return len(words) == _TWO and _NO_SHOW.fullmatch(text[words[0].start : words[1].end]) is not None


_TWO, _NO_SHOW = 2, re.compile(r"no[-‐‑]shows?", re.IGNORECASE)


def _is_a_thing(words: Sequence[QuestionToken]) -> bool:
    """Whether words that nothing explains are one thing that data commonly hold or lack, be one of them misspelled."""
    return tuple(token.root for token in words) in CONCEPTS or misspelled_concept([token.lower for token in words])


def _is_kept(words: Sequence[QuestionToken], index: SchemaIndex) -> bool:
    """Whether one of two words is the very name of a table and the other a column of it: where there are leases with
    the day on which they end, a lease that expires is nothing that is lacking."""
    if len(words) != _TWO:
        return False
    found = [index.find((token.root,)) for token in words]
    return any(
        table.element.column == ""
        and table.score >= WHOLE
        and table.via == "name"
        and any(
            e.element.table == table.element.table and e.element.column and e.score >= SYNONYM * MODIFIER for e in rest
        )
        for named, rest in (found, found[::-1])
        for table in named
    )


ONCE = {"once": "1", "twice": "2", "thrice": "3"}
"""How often something happened, as one word."""
_HELD_TO = frozenset("exactly least most than only just".split())


_NO_NUMBER_OF_TIMES = frozenset("as the a an per every each this that more".split())
"""What follows "twice" where it says no number of times: "twice as many", "twice a week"."""


def _times(found: Sequence[QuestionToken]) -> list[int]:
    """Where "once" and its like are a number that something is held to: "ordered at least twice", "bought twice"."""
    return [
        n
        for n, token in enumerate(found)
        if n and token.lower in ONCE and (found[n - 1].lower in _HELD_TO or _is_twice(found, n))
    ]


def _is_twice(found: Sequence[QuestionToken], at: int) -> bool:
    after = found[at + 1].lower if at + 1 < len(found) else ""
    return found[at].lower != "once" and after not in _NO_NUMBER_OF_TIMES


_BIDS = frozenset(("return", "report", "output", "provide"))
_SHOWN = Explanation(Role.OPERATION, 0.9, value=Operation.LIST.value)


def _bidden(text: str, found: Sequence[QuestionToken]) -> list[int]:
    """Where a sentence begins with a word that bids to show something: "Return members …"; a table that is called so
    is meant before that."""
    begins = (n for n in range(len(found)) if not n or text[found[n - 1].end : found[n].start].strip()[-1:] in _STOPS)
    return [n for n in begins if found[n].lower in _BIDS]


_STOPS = (".", "?", "!")


def _first_and_last_name(words: Sequence[QuestionToken], cells: Sequence[tuple[str, str, str]]) -> bool:
    """Whether quotes hold two values of two columns of one table, and no value that is both words."""
    one, other = (
        ({(t, c) for t, c, value in cells if value.casefold() == word.text.casefold()} for word in words[:2])
        if len(words) == 2
        else ((), ())
    )
    whole = " ".join(word.text for word in words).casefold()
    known = any(value.casefold() == whole for _, _, value in cells)
    return not known and any(a[0] == b[0] and a[1] != b[1] for a in one for b in other)


def _chosen(proposals: list[_Proposal], size: int) -> list[_Proposal]:
    """Proposals that do not overlap, the longest first, and a piece for each word that is in none."""
    taken = [False] * size
    kept = []
    for proposal in sorted(proposals, key=lambda each: (-each.rank, each.start - each.end, each.start)):
        if not any(taken[proposal.start : proposal.end]):
            taken[proposal.start : proposal.end] = [True] * (proposal.end - proposal.start)
            kept.append(proposal)
    kept += [_Proposal(place, place + 1, 0) for place in range(size) if not taken[place]]
    return sorted(kept, key=lambda each: each.start)


def _piece(text: str, found: Sequence[QuestionToken], proposal: _Proposal) -> Piece:
    words = found[proposal.start : proposal.end]
    start, end = words[0].start, words[-1].end
    explanations = _ranked(proposal.explanations)
    if tuple(token.root for token in words) in CONCEPTS and all(_is_far(each) for each in explanations):
        explanations = ()  # a cart is no order, a visitor no customer
    explanations = _named_before_described(explanations) if len(words) == 1 else explanations
    return Piece(start, end, text[start:end], lemmas(words), explanations)


def _named_before_described(explanations: tuple[Explanation, ...]) -> tuple[Explanation, ...]:
    """What a word is the name of before descriptions that happen to hold it: "aircraft" of "late inbound aircraft"."""
    named = [each.score for each in explanations if each.role in (Role.TABLE, Role.COLUMN) and each.via in _BY_NAMES]
    if not named:
        return explanations
    return _ranked(
        replace(each, score=min(each.score, _DESCRIBED * max(named))) if _only_describes(each) else each
        for each in explanations
    )


def _only_describes(each: Explanation) -> bool:
    """Whether a cell is a longer text that says what a row is, and the word one of many in it."""
    if each.role is not Role.CELL or each.element is None or (len(each.value.split()) < _TWO and "%" not in each.value):
        return False
    return not _DESCRIPTIONS.isdisjoint(words_of(each.element.column).split())


_BY_NAMES, _DESCRIBED = frozenset(("name", "synonym")), 0.9
_DESCRIPTIONS = frozenset(
    "description descr text remark remarks comment comments note notes meaning explanation".split()
)


def _is_far(explanation: Explanation) -> bool:
    """Whether a phrase that is a thing of its own is explained by nothing but what is near another word."""
    return explanation.via in ("synonym", "similar") and explanation.score <= NEAR


def _ranked(explanations: Iterable[Explanation]) -> tuple[Explanation, ...]:
    explanations = list(explanations)
    best_said = max((each.score for each in explanations if each.via != KIN), default=0.0)
    explanations = [each for each in explanations if each.via != KIN or each.score > best_said]
    if any(each.role is Role.PERIOD for each in explanations):
        explanations = [each for each in explanations if each.role is not Role.NUMBER]  # 2025 is a year here
    best: dict[tuple[object, ...], Explanation] = {}
    for each in explanations:
        key = (each.role, each.element, each.value, each.period)
        if key not in best or best[key].score < each.score:
            best[key] = each
    return tuple(sorted(best.values(), key=lambda each: -each.score)[:MAX_EXPLANATIONS])


def _without_asides(text: str, pieces: list[Piece]) -> list[Piece]:
    """Pieces of asides need no explanation; "out" or "aside" at the end of a clause leaves out what stands before
    it."""
    stretches = reasons(text)
    made: list[Piece] = []
    for place, piece in enumerate(pieces):
        if any(start <= piece.start < end for start, end in stretches):
            piece = replace(piece, explanations=(Explanation(Role.POLITE, via="aside"),))
        elif place and piece.text.lower() in _OUT and ends_a_clause(text, piece.end):
            piece = replace(piece, explanations=(_LEFT_OUT,))
            made = [replace(each, explanations=(_LEFT_OUT,)) if _leaves(each, made, text) else each for each in made]
        made.append(piece)
    return made


_LEFT_OUT = Explanation(Role.OPERATION, value=Operation.NOT.value)
_OUT = frozenset({"out", "aside", "away", "off"})
_LEAVING = frozenset(
    {"leave", "leaving", "leaves", "keep", "keeping", "take", "taking", "put", "putting", "set", "setting"}
)


def _leaves(piece: Piece, made: Sequence[Piece], text: str) -> bool:
    """Whether it is the "leave" of the "out" that follows these pieces: of the same clause, a few words before."""
    near = piece in made[-_FEW:] and piece.text.lower() in _LEAVING
    return near and not any(ends_a_clause(text, each.end) for each in made[made.index(piece) : -1])


_FEW = 5


def _with_operations(pieces: list[Piece], index: SchemaIndex) -> list[Piece]:
    """ "total revenue" is a sum of revenues, and may be the column total_revenue: what a name says together with the
    operation before it is added to the name's own explanations."""
    made = list(pieces)
    for place, (one, other) in enumerate(pairwise(pieces), start=1):
        if not one.of(Role.OPERATION) or not other.of(Role.COLUMN, Role.TABLE):
            continue
        key = tuple(token.root for token in tokens(one.text + " " + other.text))
        both = [of_element(replace(each, score=0.95 * each.score)) for each in index.find(key)]
        made[place] = replace(other, explanations=_ranked((*other.explanations, *both)))
    return made


def _not_done(pieces: list[Piece]) -> list[Piece]:
    """What is left out or still to be done: "ex cancelled" and "all but cancelled" have no cancelled ones, what is "still
    to ship" is not shipped."""
    made = list(pieces)
    for place, piece in enumerate(pieces[:-1]):
        after = pieces[place + 1]
        is_so = after.best is not None and after.best.role in (Role.CELL, Role.STATE)
        if piece.lemmas in (("ex",), ("excl",), ("w/o",)) and is_so and len(after.lemmas) == 1:
            made[place] = replace(piece, explanations=(_LEFT_OUT,))
        if piece.lemmas == ("but",) and _leaves_out_of_all(pieces, place):
            made[place] = replace(piece, explanations=(_LEFT_OUT,))
        before = [each.text.lower() for each in pieces[max(0, place - 3) : place]]
        still = bool(_STILL & set(before[-1:])) or bool(_TO_BE_DONE & set(before))
        if still and piece.text.lower() in ("to", "be", "to be") and after.of(Role.STATE):
            undone = [replace(e, value=_UNDONE[e.value]) for e in after.of(Role.STATE) if e.value in _UNDONE]
            made[place + 1] = replace(after, explanations=tuple(undone)) if undone else after
    return made


def _leaves_out_of_all(pieces: Sequence[Piece], at: int) -> bool:
    """Whether it is the "but" of "everyone but Gold customers", "all products but the discontinued ones"."""
    if not any(_ALL & set(each.lemmas) for each in pieces[max(0, at - _FEW) : at]):
        return False
    for after in pieces[at + 1 : at + _FEW]:
        if after.best is not None and after.best.role in (Role.CELL, Role.STATE):
            return True
        if not _ONES & set(after.lemmas):
            return False
    return False


_ALL = frozenset("all every each any everyone everybody everything anyone anybody anything".split())
_ONES = frozenset("the those these that this one in of from for at to our a an who which are is were was".split())
_STILL = frozenset({"still", "yet", "left", "waiting", "remaining"})
_TO_BE_DONE = frozenset({"need", "needs", "have", "has", "must", "still", "yet"})
_UNDONE = {"is not null": "is null", "true": "false"}


def _with_numbers_of_rows(pieces: list[Piece], index: SchemaIndex) -> list[Piece]:
    """ "Order number", "her employee number": the number by which a table's rows are told, where nothing else is called
    so."""
    made = list(pieces)
    for place, piece in enumerate(pieces):
        if piece.lemmas[-1:] != ("number",) or _is_called_so(piece):
            continue
        before = pieces[place - 1] if place and piece.lemmas == ("number",) else piece
        said = before.of(Role.TABLE) if before is not piece else piece.of(Role.COLUMN)
        tables = [index.schema.table(each.element.table) for each in said[:1] if each.element]
        for table in tables:
            keys = [column.name for column in table.columns if column.primary_key] if table else []
            if table and len(keys) == 1 and stem(before.lemmas[0]) == stem(words_of(table.name).split()[-1]):
                key = Explanation(Role.COLUMN, 0.95, Element(table.name, keys[0]), via="name")
                made[place] = replace(piece, explanations=(key,))
    return made


def _is_called_so(piece: Piece) -> bool:
    """Whether a column has "number" in its name."""
    return any("number" in words_of(each.element.column).split() for each in piece.of(Role.COLUMN) if each.element)


def _keys_named(pieces: Sequence[Piece], index: SchemaIndex) -> set[str]:
    """The tables whose rows' own numbers are named: "doctor ids"."""
    keys = {Element(table.name, c.name) for table in index.schema.tables for c in table.columns if c.primary_key}
    ids = [piece for piece in pieces if len(piece.lemmas) > 1 and piece.lemmas[-1] in ("id", "ids")]
    return {e.element.table for piece in ids for e in piece.of(Role.COLUMN)[:2] if e.element in keys and e.element}


def _with_context(pieces: list[Piece], index: SchemaIndex) -> list[Piece]:
    """Columns and states of a table that the question names go before those of other tables."""
    named = {
        each.element.table
        for piece in pieces
        for each in piece.of(Role.TABLE)
        if each.element is not None and each.score >= TABLE_NAMED
    } | _keys_named(pieces, index)
    if named:
        before = [None, *pieces]
        pieces = [
            replace(piece, explanations=(_AT_PRESENT,)) if _is_present(piece, named, one) else piece
            for one, piece in zip(before, pieces, strict=False)
        ]
    named = named or _only_tables(pieces)
    if not named:
        return pieces

    def nearer(each: Explanation, best: float) -> Explanation:
        if each.element is None or not each.element.column:
            return each
        if each.element.table not in named:
            return replace(each, score=each.score * _FARTHER) if best + _NEAR_A_TABLE >= each.score else each
        return replace(each, score=min(1.0, each.score + _NEAR_A_TABLE))

    def of_named(piece: Piece) -> float:
        own = (
            each.score
            for each in piece.explanations
            if each.element and each.element.column and each.element.table in named
        )
        return max(own, default=-1.0)

    return [
        replace(piece, explanations=_ranked(nearer(each, of_named(piece)) for each in piece.explanations))
        for piece in pieces
    ]


def _most_changed(pieces: list[Piece]) -> list[Piece]:
    """ "The largest drop", "dropped most": how far a figure fell, where a word may also say that a thing was dropped."""
    made = list(pieces)
    for at, piece in enumerate(pieces):
        change = [e for e in piece.explanations[1:] if e.role is Role.OPERATION and e.value == Operation.GROWTH]
        beside = (*pieces[max(0, at - 1) : at], *[p for p in pieces[at + 1 : at + 3] if not _says_nothing(p)][:1])
        if change and any(p.best is not None and p.best.value == Operation.MOST for p in beside):
            made[at] = replace(piece, explanations=(*change, *(e for e in piece.explanations if e not in change)))
    return made


def _never_happened(pieces: list[Piece]) -> list[Piece]:
    """ "Never sold" denies that it happened, not that it goes on: what is still on sale is not meant, where the words
    name something that can happen besides."""
    made = list(pieces)
    for at in [n for n, piece in enumerate(pieces) if piece.never]:
        ahead = next((n for n in range(at + 1, min(len(made), at + 4)) if not _says_nothing(made[n])), None)
        if ahead is None:
            continue
        going_on = [e for e in made[ahead].of(Role.STATE) if e.value in _GOES_ON]
        besides = any(e.element not in [g.element for g in going_on] for e in made[ahead].of(Role.COLUMN, Role.TABLE))
        if going_on and besides:
            left = tuple(e for e in made[ahead].explanations if e not in going_on)
            made[ahead] = replace(made[ahead], explanations=left)
    return made


_GOES_ON = frozenset({"is null", "false"})


def _done_in_a_period(pieces: list[Piece], index: SchemaIndex) -> list[Piece]:
    """Things "sold this year" were sold then, whether or not they are sold still, and so were those that are
    discontinued and "still sold": there the word is of no state, and what was sold was bought."""
    made = list(pieces)
    for at, piece in enumerate(pieces):
        going_on = [e for e in piece.of(Role.STATE) if e.value in _GOES_ON]
        if not going_on or piece.text.split()[-1].lower() not in _DEEDS:
            continue
        after = next((other for other in pieces[at + 1 : at + 3] if not _says_nothing(other)), None)
        in_a_period = after is not None and after.best is not None and after.best.role is Role.PERIOD
        if in_a_period or any(_is_over(other, going_on) for other in pieces):
            bought = [of_element(each) for each in index.find(_BOUGHT)]
            others = [e for e in piece.explanations if e.role is not Role.STATE]
            deed = [*bought, *others] if _of_things_before(pieces[:at], going_on) else others
            made[at] = replace(made[at], explanations=tuple(deed)) if deed else made[at]
    return made


_DEEDS, _BOUGHT = frozenset({"sell", "sold"}), (root("bought"),)


def _of_things_before(before: Sequence[Piece], states: Sequence[Explanation]) -> bool:
    """Whether the last thing that is named is one that the states are of."""
    named = [piece.of(Role.TABLE) for piece in before if piece.best is not None and piece.best.role is Role.TABLE]
    of = {each.element.table for each in states if each.element is not None}
    return bool(named) and named[-1][0].element is not None and named[-1][0].element.table in of


def _is_over(piece: Piece, going_on: Sequence[Explanation]) -> bool:
    """Whether a piece surely says that what goes on is over."""
    best = piece.best
    if best is None or best.role is not Role.STATE or best.value in _GOES_ON:
        return False
    return best.element in [each.element for each in going_on]


def _says_nothing(piece: Piece) -> bool:
    return piece.best is not None and piece.best.role in _NO_CONTENT


_AT_PRESENT = Explanation(Role.FUNCTION, 0.5)
_PRESENT = frozenset(
    "now|right now|currently|today|at present|at the moment|as of now|as of today|presently".split("|")
)


def _is_present(piece: Piece, named: set[str], before: Piece | None) -> bool:
    """Is it a "right now" that marks rows of tables alone which the question does not name, or says of the state before
    it that it is so today: "closed now"?"""
    states = piece.of(Role.STATE)
    said = piece.best is not None and piece.best.role is Role.STATE and piece.text.lower() in _PRESENT
    of_state = before is not None and before.best is not None and before.best.role is Role.STATE
    return said and (of_state or not any(each.element is not None and each.element.table in named for each in states))


def _only_tables(pieces: Sequence[Piece]) -> set[str]:
    """Where no table is named: the tables that alone have a state, cell or column that a piece surely means."""
    found: set[str] = set()
    asked_of = {e.element.table for piece in pieces if (e := piece.best) and e.element and e.role is Role.COLUMN}
    for piece in pieces:
        sure = {
            each.element.table
            for each in piece.of(Role.STATE, Role.CELL, Role.COLUMN)
            if each.element is not None
            and each.score >= TABLE_NAMED
            and (each.via != NAME_PART or each.element.table in asked_of)
        }
        found |= sure if len(sure) == 1 else set()
    return found


_NO_CONTENT = frozenset({Role.FUNCTION, Role.POLITE})


def _explained(pieces: Sequence[Piece]) -> float:
    """The share of words of content that something explains; 1 where there is no such word."""
    content = [piece for piece in pieces if piece.best is None or piece.best.role not in _NO_CONTENT]
    words = sum(max(1, len(piece.lemmas)) for piece in content)
    explained = sum(len(piece.lemmas) for piece in content if piece.explanations)
    return explained / words if words else 1.0
