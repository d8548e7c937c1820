"""The rules for rich_text blocks and for the cells of tables."""

from __future__ import annotations

from typing import Any

from bot.console.validation.problems import (
    Check,
    Problems,
    anything,
    array,
    boolean,
    integer,
    number,
    one_of,
    shape,
    string,
    typed,
)

_STYLES = ("bold", "italic", "strike", "code", "underline", "highlight", "client_highlight", "unlink")
_STYLE = shape({}, dict.fromkeys(_STYLES, boolean))
_STYLED: dict[str, Check] = {"style": _STYLE}
_INLINE = typed(
    {
        "text": shape({"text": string(1)}, _STYLED),
        "link": shape({"url": string(1)}, {**_STYLED, "text": string(), "unsafe": boolean}),
        "emoji": shape({"name": string(1)}, {**_STYLED, "unicode": string(), "skin_tone": integer(1, 6)}),
        "user": shape({"user_id": string(1)}, _STYLED),
        "usergroup": shape({"usergroup_id": string(1)}, _STYLED),
        "channel": shape({"channel_id": string(1)}, _STYLED),
        "broadcast": shape({"range": one_of("here", "channel", "everyone")}, _STYLED),
        "color": shape({"value": string(1)}, _STYLED),
        "date": shape(
            {"timestamp": integer(0), "format": string(1)},
            {**_STYLED, "url": string(1), "fallback": string(1)},
        ),
    }
)
_SECTION = shape({"elements": array(_INLINE)})
RICH_TEXT_ELEMENTS = array(
    typed(
        {
            "rich_text_section": _SECTION,
            "rich_text_list": shape(
                {
                    "elements": array(typed({"rich_text_section": _SECTION}), 1),
                    "style": one_of("bullet", "ordered"),
                },
                {"indent": integer(0, 8), "border": integer(0, 1), "offset": integer(0)},
            ),
            "rich_text_preformatted": shape(
                {"elements": array(_INLINE)}, {"border": integer(0, 1), "language": string(1)}
            ),
            "rich_text_quote": shape({"elements": array(_INLINE)}, {"border": integer(0, 1)}),
        }
    ),
    1,
)
_RICH_CELL = shape({"elements": RICH_TEXT_ELEMENTS}, {"block_id": anything})
_PLAIN_CELLS: dict[str, Check] = {
    "raw_text": shape({"text": string(1)}),
    "raw_number": shape({"value": number, "text": string(1)}),
}
_CELL = typed({**_PLAIN_CELLS, "rich_text": _RICH_CELL})
_HEADER_CELL = typed(_PLAIN_CELLS)
TABLE_CHARACTERS = 10_000


def _rows(minimum: int, maximum: int) -> Check:
    return array(array(_CELL, 1, 20), minimum, maximum)


def _column_setting(problems: Problems, pointer: str, value: object) -> None:
    if value is not None:
        shape({}, {"align": one_of("left", "center", "right"), "is_wrapped": boolean})(problems, pointer, value)


TABLE: dict[str, Check] = {"rows": _rows(1, 100)}
TABLE_OPTIONS: dict[str, Check] = {"column_settings": array(_column_setting, 0, 20)}
DATA_TABLE: dict[str, Check] = {"rows": _rows(2, 101), "caption": string(1)}
DATA_TABLE_OPTIONS: dict[str, Check] = {
    "page_size": integer(1, 100),
    "row_header_column_index": integer(0, 19),
}


def even_data_table(problems: Problems, pointer: str, value: Any) -> None:
    """A data table's rows are equally long and its first row, the header, holds no rich text."""
    rows: list[list[Any]] = value["rows"]
    if len({len(row) for row in rows}) > 1:
        problems.add(f"{pointer}/rows", "all rows must have the same number of cells")
    for index, cell in enumerate(rows[0]):
        _HEADER_CELL(problems, f"{pointer}/rows/0/{index}", cell)


def cell_characters(cell: object) -> int:
    """How many characters a table cell counts for."""
    if isinstance(cell, list):
        return sum(cell_characters(item) for item in cell)
    if not isinstance(cell, dict):
        return 0
    if "elements" in cell:
        return cell_characters(cell["elements"])
    shown = cell.get("text", cell.get("value", cell.get("name", "")))
    return len(str(shown))
