"""Rows → one table block within Slack's limits, and what had to be left out."""

from __future__ import annotations

from dataclasses import dataclass

from bot.slack.views.cells import cell_text, cell_words, column_numbers, with_sign, without_unit
from bot.slack.views.headings import distinct
from bot.slack.views.kit import Block
from bot.slack.views.text import cut, escape, one_line
from bot.wording import answering
from reliability.values import Cell, Rows

MAX_ROWS, MAX_COLUMNS, MAX_CHARACTERS = 100, 20, 10_000
"""Slack's limits for a table; the header row counts among the rows, its names among the characters."""

_CELL_LIMIT, _NAME_LIMIT, _PREVIEW_LIMIT = 200, 60, 28


@dataclass(frozen=True, slots=True)
class ShownTable:
    """A table block and how much of the result it shows; `cells_cut`: some value is shown in part."""

    block: Block
    rows: int
    columns: int
    cells_cut: bool


def table(rows: Rows) -> ShownTable:
    """The first rows and columns that fit. The result has at least one column and one row."""
    columns = min(len(rows.columns), MAX_COLUMNS)
    header = [escape(name) for name in distinct(rows.columns[:columns], _NAME_LIMIT)]
    characters = sum(len(name) for name in header)
    shown: list[list[str]] = []
    first = rows.rows[: MAX_ROWS - 1]
    numbers = [column_numbers(rows.columns[i], [row[i] for row in first]) for i in range(columns)]
    for line, row in enumerate(first):
        cells = [
            cut(numbers[i][line] or cell_text(value, _CELL_LIMIT), _CELL_LIMIT) for i, value in enumerate(row[:columns])
        ]
        characters += sum(len(cell) for cell in cells)
        if characters > MAX_CHARACTERS:
            break
        shown.append(cells)
    cells_cut = any(is_cut(value) for row in rows.rows[: len(shown)] for value in row[:columns])
    settings = [{"align": "right" if _numeric(rows, index) else "left"} for index in range(columns)]
    block: Block = {
        "type": "table",
        "rows": [[{"type": "raw_text", "text": text} for text in line] for line in [header, *shown]],
        "column_settings": settings,
    }
    return ShownTable(block, len(shown), columns, cells_cut)


def preview(rows: Rows, max_rows: int = 3, max_columns: int = 4) -> str:
    """The first rows as aligned text for a code block, unescaped: one value alone; of a row with
    long names each value beside its own; else a small grid."""
    if not rows.rows or not rows.columns:
        return answering.NO_RESULT
    if len(rows.rows) == 1 and len(rows.columns) == 1:
        return cell_words(rows.rows[0][0], column=rows.columns[0])
    if len(rows.rows) == 1 and 1 < len(rows.columns) <= max_columns and any(map(_is_long, rows.columns)):
        return "\n".join(
            f"{cut(one_line(without_unit(name)), 2 * _PREVIEW_LIMIT)}: {cell_words(value, _PREVIEW_LIMIT, column=name)}"
            for name, value in zip(rows.columns, rows.rows[0], strict=True)
        )
    lines = [distinct([with_sign(name) for name in rows.columns[:max_columns]], _PREVIEW_LIMIT)]
    first = rows.rows[:max_rows]
    numbers = [column_numbers(name, [row[i] for row in first]) for i, name in enumerate(rows.columns[:max_columns])]
    lines += [
        [cut(numbers[i][line] or _short(value), _PREVIEW_LIMIT) for i, value in enumerate(row[:max_columns])]
        for line, row in enumerate(first)
    ]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    grid = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines]
    if len(rows.rows) > max_rows or len(rows.columns) > max_columns:
        grid.append("…")
    return "\n".join(grid)


def _is_long(name: str) -> bool:
    return len(with_sign(name)) > _PREVIEW_LIMIT


def _short(value: Cell) -> str:
    return answering.NO_VALUE_SHORT if value is None else cell_words(value, _PREVIEW_LIMIT)


def is_cut(value: Cell) -> bool:
    """Whether a table shows this value only in part; control characters and line breaks do not count."""
    if isinstance(value, bytes):
        return cell_text(value).endswith(" bytes)")
    return isinstance(value, str) and len(value) > _CELL_LIMIT // 5 and cell_text(value, _CELL_LIMIT).endswith("…")


def _numeric(rows: Rows, index: int) -> bool:
    seen = [row[index] for row in rows.rows[:20] if row[index] is not None]
    return bool(seen) and all(isinstance(v, int | float) and not isinstance(v, bool) for v in seen)
