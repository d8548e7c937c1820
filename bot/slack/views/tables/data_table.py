"""Rows → one data_table block within Slack's limits: numbers that sort as numbers, pages, a caption.

Limits: https://docs.slack.dev/reference/block-kit/blocks/data-table-block
"""

from __future__ import annotations

import math

from bot.slack.views.cells import cell_text, column_numbers
from bot.slack.views.headings import distinct
from bot.slack.views.kit import Block
from bot.slack.views.table import MAX_CHARACTERS, MAX_COLUMNS, ShownTable, is_cut
from bot.slack.views.text import cut, data, escape
from bot.wording import answering
from reliability.values import Cell, Rows

MOST_ROWS, PAGE_SIZE = 100, 10
"""Slack's limit of rows without the header, and how many stand on a page."""
_LARGEST = 2**53
"""Beyond it, a number in JSON is no longer exact: then it is text."""
_CELL_LIMIT, _NAME_LIMIT, _CAPTION_LIMIT = 200, 60, 200


def data_table(rows: Rows, caption: str) -> ShownTable:
    """The first rows and columns that fit. The result has at least one column and one row."""
    columns = min(len(rows.columns), MAX_COLUMNS)
    names = [escape(name) for name in distinct(rows.columns[:columns], _NAME_LIMIT)]
    characters = sum(map(len, names))
    shown: list[list[Block]] = []
    first = rows.rows[:MOST_ROWS]
    numbers = [column_numbers(rows.columns[i], [row[i] for row in first]) for i in range(columns)]
    for line, row in enumerate(first):
        cells = [_cell(value, numbers[i][line]) for i, value in enumerate(row[:columns])]
        characters += sum(len(cell["text"]) for cell in cells)
        if shown and characters > MAX_CHARACTERS:
            break
        shown.append(cells)
    cells_cut = any(is_cut(value) for row in rows.rows[: len(shown)] for value in row[:columns])
    block: Block = {
        "type": "data_table",
        "caption": data(caption, _CAPTION_LIMIT) or answering.NO_READING,
        "page_size": PAGE_SIZE,
        "rows": [[{"type": "raw_text", "text": name} for name in names], *shown],
    }
    return ShownTable(block, len(shown), columns, cells_cut)


def _cell(value: Cell, shown: str | None) -> Block:
    """A cell: a number that sorts as one and reads as people write it, else text."""
    text = cut(shown or cell_text(value, _CELL_LIMIT), _CELL_LIMIT)
    sorts = isinstance(value, int | float) and not isinstance(value, bool)
    if sorts and isinstance(value, int | float) and math.isfinite(value) and abs(value) < _LARGEST:
        return {"type": "raw_number", "value": value, "text": text}
    return {"type": "raw_text", "text": text}
