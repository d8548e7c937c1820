"""Rows → an XLSX workbook of one sheet: text as text, numbers as numbers, never a formula.

Written as the parts of Office Open XML that every spreadsheet reads (ECMA-376, part 1): cells hold inline strings,
which are never taken for formulas, and numbers that a double keeps exactly; all else is text.
"""

from __future__ import annotations

import io
import math
import re
import zipfile
from xml.sax.saxutils import escape

from reliability.values import Cell, Rows

MOST_ROWS, MOST_COLUMNS, LONGEST_TEXT = 1_048_576, 16_384, 32_767
"""What a sheet holds, header included."""
_LARGEST = 2**53
_UNFIT = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_WHEN = (1980, 1, 1, 0, 0, 0)  # the same result is the same file
_PARTS = {
    "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" '
    'ContentType="application/xml"/><Override PartName="/xl/workbook.xml" '
    'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override '
    'PartName="/xl/worksheets/sheet1.xml" '
    'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="rId1" '
    f'Type="{_RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_RELATIONS}"><sheets><sheet name="Result" sheetId="1" '
    'r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="rId1" '
    f'Type="{_RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
}


def xlsx_file(rows: Rows) -> bytes:
    """The whole result; columns keep the names that the database gives. Rows beyond what a sheet holds are left out."""
    lines = [_line([*rows.columns])]
    lines += (_line([*row]) for row in rows.rows[: MOST_ROWS - 1])
    sheet = f'<worksheet xmlns="{_MAIN}"><sheetData>{"".join(lines)}</sheetData></worksheet>'
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in {**_PARTS, "xl/worksheets/sheet1.xml": sheet}.items():
            package.writestr(zipfile.ZipInfo(name, _WHEN), _HEAD + content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _line(cells: list[Cell]) -> str:
    return f"<row>{''.join(map(_cell, cells[:MOST_COLUMNS]))}</row>"


def _cell(value: Cell) -> str:
    if value is None:
        return "<c/>"
    if isinstance(value, bool):
        return f'<c t="b"><v>{int(value)}</v></c>'
    if isinstance(value, int | float) and math.isfinite(value) and abs(value) < _LARGEST:
        return f"<c><v>{value!r}</v></c>"
    text = "0x" + value.hex() if isinstance(value, bytes) else _number_as_text(value)
    shown = escape(_UNFIT.sub("", text)[:LONGEST_TEXT])
    return f'<c t="inlineStr"><is><t xml:space="preserve">{shown}</t></is></c>'


def _number_as_text(value: int | float | str) -> str:
    return hex(value) if isinstance(value, int) and value.bit_length() >= 4096 else str(value)
