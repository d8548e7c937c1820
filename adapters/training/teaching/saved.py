"""Saved SQL without questions: each statement that this warehouse can answer, with its reading as the question.

Decisions
- A statement passes the guard, has a canonical form and returns something, as a made question's does; all else is left
  out and counted by its reason.
- Its question is the sentence that people read of it (`reliability/sql/english.py`), asked in one of a few ways. Nobody
  asked it so: it is a made pair, which never counts as confirmed and never calibrates.
- What is held out is held out by shape, so that a shape's statements stay together, and with its templates.
- Every choice is drawn from the seed and the statement, so that the same file makes the same pairs whatever else it
  holds.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from sqlglot import exp
from sqlglot.errors import SqlglotError

from adapters.training.data.sources import Pair
from adapters.training.teaching.ground import Ground
from adapters.training.teaching.making import MadePair, Making, checked_pair
from adapters.training.teaching.placeholders import CannotFill, filled, placeholders
from adapters.training.teaching.refilling import Filled
from adapters.training.teaching.stripping import is_of_share, pattern_of
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.guard.guard import guard
from reliability.progress import Progress
from reliability.question.periods import joined_periods, period_spans
from reliability.sql.english import NO_WORDS, reading
from reliability.sql.form import Lexeme, NotCanonical, joined
from reliability.sql.grammar.vocabulary import numbers_said

MOST_STATEMENTS = 3_000
"""Statements of all files that are looked at: the first, or those that were called most."""
MOST_PAIRS = 600
"""Pairs of saved statements that are learned: half of what a lesson is made of."""
_MOST_CHARACTERS, _MOST_SAID = 20_000, 300
_DRAWS = 6
"""How often the placeholders of a statement are drawn, until it returns something."""
_NOTHING_SAID = ("the result of a query", NO_WORDS.lower())
_FIGURE = re.compile(
    r"(number|total|average|highest|lowest|share|change|sum|maximum|minimum|median|earliest|latest|difference)\b"
)
_OF_A_FIGURE = ("what is the {said}?", "{said}", "give me the {said}", "{said}, please")
_CONSTANTS = ("0", "1", "100")
"""Numbers that shares and counts hold, which nobody says."""
_FORMAT = re.compile(r"(%[YmdHw]-?)+")
_ANY_DAY = date(2100, 1, 1)
"""A sentence that is read aloud says whole dates, which are the same from any day."""
_OF_ROWS = ("list {said}", "show {said}", "{said}")

Why = Literal[
    "longer than 20,000 characters",
    "with marks of Jinja",
    "that cannot be read as SQL",
    "that are no SELECT",
    "with a placeholder that no cell can fill",
    "that name tables or columns which this warehouse has not",
    "that the guard refuses",
    "that have no canonical form",
    "that do not run",
    "that return nothing",
    "that have no simple words",
    "that read no table",
    "whose reading does not say a value",
    "that are there twice",
    "over the time for this",
    "more than are learned",
]
_OF_CHECKING: dict[str, Why] = {
    "no canonical form": "that have no canonical form",
    "does not run": "that do not run",
    "empty": "that return nothing",
    "too long": "that have no canonical form",
}


@dataclass(frozen=True)
class SavedPairs:
    """The pairs of saved statements, and how many others were left out, by reason."""

    pairs: tuple[MadePair, ...]
    left_out: Counter[str]

    def words(self) -> str:
        """How many statements are used, and why the rest is not."""
        used = "1 saved statement is used" if len(self.pairs) == 1 else f"{len(self.pairs):,} saved statements are used"
        reasons = "; ".join(f"{count:,} {reason}" for reason, count in self.left_out.most_common())
        return used + (f"; left out: {reasons}" if reasons else "")


def saved_pairs(
    statements: Sequence[str],
    making: Making,
    progress: Progress = lambda _done, _said: None,
) -> SavedPairs:
    """The pairs of the first statements that make one, at most MOST_PAIRS, within `making.seconds`; never raises for
    any text.

    The seed of `making` draws cells for placeholders and the way to ask. Two statements in the same form are one.
    """
    ends = making.clock() + making.seconds
    found: dict[str, MadePair] = {}
    forms: set[str] = set()
    left_out: Counter[str] = Counter()
    made: MadePair | Why
    for number, text in enumerate(statements):
        if len(found) >= MOST_PAIRS or making.clock() > ends:
            why: Why = "more than are learned" if len(found) >= MOST_PAIRS else "over the time for this"
            left_out[why] += len(statements) - number
            break
        if number % 50 == 0:
            progress(number / len(statements), f"{len(found)} saved statements")
        try:
            made = _pair(text, making, forms)
        except (SqlglotError, RecursionError, UnicodeEncodeError):  # the last of half a character
            made = "that cannot be read as SQL"
        if isinstance(made, MadePair):
            key = joined([x.text for x in made.pair.sql])
            if key not in found:
                found[key] = made
                continue
            made = "that are there twice"
        left_out[made] += 1
    return SavedPairs(tuple(found.values()), left_out)


def _pair(text: str, making: Making, forms: set[str]) -> MadePair | Why:
    """The pair of a statement, or why it makes none. `forms` are those of the statements before it, whatever their
    comments say. Raises SqlglotError, RecursionError or UnicodeEncodeError for what cannot be read."""
    ground = making.ground
    if len(text) > _MOST_CHARACTERS:
        return "longer than 20,000 characters"
    if "{{" in text or "{%" in text:
        return "with marks of Jinja"
    tree = parsed_one(text, ground.schema.dialect)
    if not isinstance(tree, exp.Query):
        return "that are no SELECT"
    if tree.find(exp.Table) is None:
        return "that read no table"
    form = tree.sql(dialect=rules_of(ground.schema.dialect).reader, comments=False)
    if form in forms:
        return "that are there twice"
    forms.add(form)
    rng = random.Random(f"{making.seed} {form}")
    with_places = bool(placeholders(tree))
    why: Why = "that return nothing"
    for _ in range(_DRAWS if with_places else 1):
        made = _drawn(tree, making, with_places, rng)
        if isinstance(made, MadePair):
            return made
        why = made
        if why != "that return nothing":
            break  # other cells of the same columns mend nothing, and a slow query is slow with these
    return why


def _drawn(tree: exp.Query, making: Making, with_places: bool, rng: random.Random) -> MadePair | Why:
    ground = making.ground
    reader = rules_of(ground.schema.dialect).reader
    flat: exp.Expr | None = _over_flat(tree, ground)
    if flat is None:
        return "that name tables or columns which this warehouse has not"
    if with_places:
        try:
            flat = filled(flat, ground, rng)
        except CannotFill:
            return "with a placeholder that no cell can fill"
    sql = flat.sql(dialect=reader, comments=False)
    verdict = guard(sql, ground.flat, ground.flat.dialect)
    if not verdict.allowed:
        return "that the guard refuses"
    try:
        pieces = ground.form(sql)
    except NotCanonical as error:
        known = not str(error).startswith("Unknown")
        return "that have no canonical form" if known else "that name tables or columns which this warehouse has not"
    question = asked(joined([x.text for x in pieces]), ground, rng)
    if not question:
        return "that have no simple words"
    made, reason = checked_pair(making, Filled(question, sql, shape_of(pieces)))
    if made is not None and not says_its_values(made.pair):
        return "whose reading does not say a value"
    return made or _OF_CHECKING[reason]


def _over_flat(tree: exp.Query, ground: Ground) -> exp.Query | None:
    """The statement over the flat names of the ground's tables, each by the name that it has in it; None where it reads
    a table that is not there."""
    tree = tree.copy()
    named = {each.alias_or_name.lower() for each in tree.find_all(exp.CTE)}
    tables = {name.lower(): name for name in ground.tables}
    home = rules_of(ground.schema.dialect).home
    for node in list(tree.find_all(exp.Table)):
        db = node.db
        if not db and node.name.lower() in named:
            continue
        whole = tables.get(f"{db}.{node.name}".lower() if db else node.name.lower())
        if whole is None and db and db.lower() == home:
            whole = tables.get(node.name.lower())
        if whole is None or node.args.get("catalog") or not isinstance(node.this, exp.Identifier):
            return None
        if not node.alias:
            node.set("alias", exp.TableAlias(this=exp.to_identifier(node.name, quoted=node.this.args.get("quoted"))))
        node.set("this", exp.to_identifier(ground.flat_name(whole), quoted=True))
        node.set("db", None)
    for column in tree.find_all(exp.Column):
        column.set("db", None)
    return tree


def asked(sql: str, ground: Ground, rng: random.Random) -> str:
    """The question that a query over the schema's own names is read aloud as; empty where it has no simple words."""
    said = reading(sql, ground.schema.dialect, ground.schema)
    if said.lower().startswith(_NOTHING_SAID) or said.endswith("…") or len(said) > _MOST_SAID:
        return ""
    said = said[:1].lower() + said[1:]
    figure = _FIGURE.match(said)
    return rng.choice(_OF_A_FIGURE if figure else _OF_ROWS).format(said=said)


def says_its_values(pair: Pair) -> bool:
    """Does the question say each value of its query, or do known cells or periods of it give it? What it does not, a
    model under the grammar cannot write (`reliability/sql/grammar/literals.py`)."""
    said = f" {_plain(pair.question)} "
    cells = {_plain(value) for _, _, value in pair.values}
    numbers = {float(each) for each in (*_CONSTANTS, *numbers_said(pair.question))}
    periods = [period for span in period_spans(pair.question, _ANY_DAY) for period in span.periods]
    ends = {str(day) for each in (*periods, *joined_periods(periods)) for day in (each.start, each.end) if day}
    for lexeme in pair.sql:
        if lexeme.kind == "number" and float(lexeme.text) not in numbers:
            return False
        text = lexeme.text[1:-1].replace("''", "'") if lexeme.kind == "string" else ""
        if not text or text[:10] in ends or _FORMAT.fullmatch(text):
            continue
        plain = _plain(text)
        if plain not in cells and f" {plain} " not in said:
            return False
    return True


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def shape_of(pieces: Iterable[Lexeme]) -> str:
    """A query with its tables, columns and values as slots, as templates write it (`templates.py`).

    >>> shape_of([Lexeme("SELECT", "word"), Lexeme("a.b", "column", "a", "b"), Lexeme("FROM", "word"),
    ...     Lexeme("a", "table", "a")])
    'SELECT {c0} FROM {t0}'
    """
    sql = list(pieces)
    tables: list[str] = []
    columns: list[tuple[str, str]] = []
    out: list[str] = []
    values = 0
    for at, lexeme in enumerate(sql):
        if lexeme.table and lexeme.table not in tables:
            tables.append(lexeme.table)
        if lexeme.kind == "table":
            out.append(f"{{t{tables.index(lexeme.table)}}}")
        elif lexeme.kind == "column" and lexeme.table:
            place = lexeme.table, lexeme.column
            columns += [] if place in columns else [place]
            out.append(f"{{c{columns.index(place)}}}")
        elif lexeme.kind in ("string", "number") and not _is_of_shape(sql, at):
            slot, is_pattern = f"{{v{values}}}", lexeme.kind == "string" and out[-1:] == ["LIKE"]
            out.append(pattern_of(lexeme.text[1:-1], slot) if is_pattern else slot)
            values += 1
        else:
            out.append(lexeme.text)
    return joined(out)


def _is_of_shape(sql: Sequence[Lexeme], at: int) -> bool:
    """Is a value one that a template keeps? Other databases than SQLite write grains of time otherwise than it does."""
    before = [each.text for each in sql[max(0, at - 2) : at]]
    text = sql[at].text
    grain = before == ["STRFTIME", "("] and _FORMAT.fullmatch(text[1:-1]) is not None
    return grain or (before[-1:] == ["LIMIT"] and text == "1") or is_of_share(sql, at)
