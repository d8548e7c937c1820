"""What a team looks at first where a question names no figure, and what its pieces name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.planning.columns import (
    adds_up,
    columns_of,
    date_columns,
    kind_of,
    names_people,
    speaks_against,
    tells_of_life,
    words_of,
)
from reliability.composing.planning.relations import Relations
from reliability.values import Column, Element, Table

_LOOKED_AT, _MOST_FIGURES, MOST_OVERALL = 3, 6, 2
"""The tables and figures that are looked at; of what is told of everything so many are enough."""
Said = tuple[str, float]
"""A question said in full, and how likely people mean it so, in (0, 1]."""
NEW = re.compile(
    r"\b(?:(?:brand[- ])?new|newly (?:added|listed|hired|opened|launched|joined)|recent)\s+", re.IGNORECASE
)
"""What says that something is new."""
NUMBER_OF = "number of "
_MEASURED: frozenset[str] = frozenset(
    {Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.SHARE, Operation.DURATION}
)


def names_a_figure(pieces: Sequence[Piece], relations: Relations) -> bool:
    """Whether words say which figure is meant: a number that is kept, something counted, or the rows of a table that
    nothing belongs to."""
    return any(_is_a_figure(piece.best, relations) for piece in pieces if piece.best is not None)


def _is_a_figure(best: Explanation, relations: Relations) -> bool:
    table = relations.tables.get(best.element.table) if best.element is not None else None
    if best.role is Role.OPERATION:
        return best.value in _MEASURED
    if best.role is Role.TABLE:
        return table is not None and not relations.below(table.name)
    column = table.column(best.element.column) if table is not None and best.element is not None else None
    number = table is not None and column is not None and kind_of(table, column, relations) == "number"
    return best.role is Role.COLUMN and number


def likely_figures(relations: Relations, of_each: str = "") -> list[Said]:
    """What a team looks at first: amounts and numbers of what happens on days, of the tables that most others belong
    to or have something to do with; of those whose rows belong to one `of_each` table, where that is named."""
    tables = [table for table in relations.tables.values() if not of_each or of_each in relations.above(table.name)]
    happens = [table for table in tables if is_happening(table, relations)]
    kept = {table.name: amounts_kept(table, relations) for table in happens}
    beside = {table.name: sum(far == 1 for far in relations.near(table.name).values()) for table in happens}
    happens.sort(key=lambda table: (-beside[table.name], -len(kept[table.name])))
    found: list[Said] = []
    for place, table in enumerate(happens[:_LOOKED_AT]):
        amounts = kept[table.name]
        likely = 0.9**place
        found += [(" ".join(words_of(each.column)), likely * 0.95**n) for n, each in enumerate(amounts[:2])]
        if place == 0:
            found.append((f"{NUMBER_OF}{called(table)}", 0.9))
    return found[:_MOST_FIGURES]


def amounts_kept(table: Table, relations: Relations) -> list[Element]:
    """The numbers of a table that add up to more of something good."""
    return [each for each in columns_of(table, relations, "number") if adds_up(each) and not speaks_against(each)]


def is_happening(table: Table, relations: Relations) -> bool:
    """Whether a table's rows are what happens on days: not things and people that come and go, and no calendar."""
    if names_people(table) or not table.foreign_keys:
        return False
    days = [each for each in date_columns(table, relations) if not tells_of_life(each)]
    above = [relations.table(name) for name in relations.above(table.name) if name != table.name]
    return bool(days) or any(
        each.foreign_keys and [d for d in date_columns(each, relations) if not tells_of_life(d)] for each in above
    )


def called(table: Table) -> str:
    """What people call the rows of a table."""
    return " ".join(words_of(table.name.rpartition(".")[2]))


def thing_after(pieces: Sequence[Piece], at: int, near: int = 1) -> Piece | None:
    """The first piece behind a place that names a table, at most so many pieces behind it."""
    following = [piece for piece in pieces if piece.start >= at][:near]
    return next((p for p in following if p.best is not None and p.best.role is Role.TABLE), None)


def table_of(piece: Piece | None, relations: Relations) -> Table | None:
    """The table that a piece is likeliest of, be it by a column or a cell."""
    best = piece.best if piece is not None else None
    named = best.element.table if best is not None and best.element is not None else ""
    return relations.tables.get(named)


def day_of_beginning(table: Table, relations: Relations) -> Element | None:
    """The day on which a row of a table begins."""
    days = [each for each in date_columns(table, relations) if tells_of_life(each)]
    own = [each for each in days if not _nullable(table.column(each.column))]
    return next(iter(own), None)


def _nullable(column: Column | None) -> bool:
    return column is None or column.nullable


def is_a_cell(piece: Piece) -> bool:
    """Whether a piece likeliest names a value."""
    return piece.best is not None and piece.best.role is Role.CELL and piece.best.element is not None


def worth_of(table: Table, relations: Relations) -> list[Said]:
    """What a row of a table is worth: the amount of what happened with it, and how often something did."""
    below = [relations.table(each) for each in relations.below(table.name) if each != table.name]
    several = [each for each in below if is_happening(each, relations)]
    several.sort(key=lambda each: sum(column.primary_key for column in each.columns) != 1)  # totals of a day are last
    if not several:
        return []
    happens = several[0]
    amounts = [" ".join(words_of(each.column)) for each in amounts_kept(happens, relations)[:1]]
    worth = [(each if "total" in each else f"total {each}", 0.85) for each in amounts]
    return [*worth, (f"{NUMBER_OF}{called(happens)}", 0.8)]
