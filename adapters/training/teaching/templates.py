"""Templates: a question and its query without the names and values of any schema, and the file that keeps them.

A template's question and query hold slots in braces: `{t0}` a table (`{t0s}`: in the plural), `{c1}` a column, `{v2}`
a value, `{p0}` a period. A line of the file is five fields between tabs: the question, the query, the columns (for
each the number of its table and its kind, with `!` where the question does not say it), the keys (`2>3`: the third
column refers to the fourth), and the values (the number of their column, or `n` for a count of rows). Where the
question names periods there is a sixth: for each its grain with the values that are its first day (`s`) or the day
after its last (`e`), `month:0s,1e`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from adapters.training.teaching.ground import ColumnKind
from adapters.whole_files import write_whole
from reliability.errors import BadInput

Grain = Literal["day", "month", "quarter", "year"]
COUNT = -1
"""The place of a value's column where the value counts rows."""


@dataclass(frozen=True)
class TemplateColumn:
    """A column: the place of its table, its kind, and whether the question says it."""

    table: int
    kind: ColumnKind
    said: bool = True


@dataclass(frozen=True)
class TemplatePeriod:
    """A period that the question names. `bounds` are numbers of values, each with whether it is the period's first day
    (False) or the day after its last (True)."""

    grain: Grain
    bounds: tuple[tuple[int, bool], ...]

    def text(self) -> str:
        """As the file writes it."""
        return f"{self.grain}:" + ",".join(f"{value}{'se'[ends]}" for value, ends in self.bounds)


@dataclass(frozen=True)
class Template:
    """A question and a query with slots. `keys` are pairs of places in `columns`, a reference and what it refers to;
    `values` are the places of the columns that they are compared with, or COUNT."""

    question: str
    sql: str
    columns: tuple[TemplateColumn, ...]
    keys: tuple[tuple[int, int], ...] = ()
    values: tuple[int, ...] = ()
    periods: tuple[TemplatePeriod, ...] = ()

    @property
    def tables(self) -> int:
        """How many tables it has."""
        numbers = [n for n in range(9) if f"{{t{n}}}" in self.sql]
        return 1 + max([*numbers, *(column.table for column in self.columns)], default=0)

    def line(self) -> str:
        """The line of the file."""
        columns = " ".join(f"{c.table}{c.kind}{'' if c.said else '!'}" for c in self.columns)
        keys = " ".join(f"{one}>{other}" for one, other in self.keys)
        values = " ".join("n" if value == COUNT else str(value) for value in self.values)
        periods = (" ".join(period.text() for period in self.periods),) if self.periods else ()
        return "\t".join((self.question, self.sql, columns, keys, values, *periods))


def parsed_template(line: str) -> Template:
    """A template from its line. Raises ValueError for another."""
    question, sql, columns, keys, values, *more = line.split("\t")
    if len(more) > 1:
        raise ValueError("more than six fields")
    pairs = [tuple(map(int, key.split(">"))) for key in keys.split()]
    found = Template(
        question,
        sql,
        tuple(_column(text) for text in columns.split()),
        tuple((one, other) for one, other in pairs),
        tuple(COUNT if value == "n" else int(value) for value in values.split()),
        tuple(_period(text) for field in more for text in field.split()),
    )
    places = [place for key in found.keys for place in key] + [v for v in found.values if v != COUNT]
    if any(place >= len(found.columns) for place in places):
        raise ValueError("a column that it does not have")
    bounds = [value for period in found.periods for value, _ in period.bounds]
    if any(value >= len(found.values) or found.values[value] == COUNT for value in bounds):
        raise ValueError("a period of a value that it does not have")
    return found


def _period(text: str) -> TemplatePeriod:
    grain, _, bounds = text.partition(":")
    for known in get_args(Grain):
        if grain == known and bounds:
            return TemplatePeriod(
                known, tuple((int(each[:-1]), "se".index(each[-1]) == 1) for each in bounds.split(","))
            )
    raise ValueError(f"no period: {text}")


def _column(text: str) -> TemplateColumn:
    kind = text[1:].removesuffix("!")
    for known in get_args(ColumnKind):
        if kind == known:
            return TemplateColumn(int(text[0]), known, not text.endswith("!"))
    raise ValueError(f"no kind of column: {kind}")


def read_templates(file: Path) -> tuple[Template, ...]:
    """The templates of a file, comments aside. Raises BadInput, naming the line, for what is no such file."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The templates in {file.name} cannot be read.") from error
    found = []
    for number, line in enumerate(lines, 1):
        if not line or line.startswith("#"):
            continue
        try:
            found.append(parsed_template(line))
        except ValueError as error:
            raise BadInput(f"{file.name}, line {number} is no template: {error}.") from error
    if not found:
        raise BadInput(f"{file.name} holds no template.")
    return tuple(found)


def write_templates(file: Path, templates: Iterable[Template], about: Iterable[str]) -> None:
    """Write a file of templates; `about` are the lines of the comment that it starts with."""
    lines = [*(f"# {line}" for line in about), *(template.line() for template in templates)]
    write_whole(file, ("\n".join(lines) + "\n").encode())
