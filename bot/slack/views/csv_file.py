"""Rows → a CSV file that opens in a spreadsheet as what it is: text and numbers, never formulas."""

from __future__ import annotations

import csv
import hashlib
import io
import math
import re
import unicodedata

from bot.slack.views.text import clean
from reliability.values import Cell, Rows

_NAME_LIMIT = 60
_BOM = "\ufeff"  # without it, spreadsheets read UTF-8 as something else
_STARTERS = frozenset("=+-@\u2212")  # the last is the minus sign, which superscripts turn into
_NUMBER = re.compile(r"-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?")
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_LINES = re.compile(r"\r\n|\r|\n|\u2028|\u2029|\x85")


def defused(text: str) -> str:
    """Text that no spreadsheet takes for a formula, on any of its lines; numbers stay numbers.

    >>> defused("=1+1"), defused("-2.50"), defused("safe\\n@SUM(1)"), defused("tea")
    ("'=1+1", '-2.50', "safe\\n'@SUM(1)", 'tea')
    """
    if _NUMBER.fullmatch(text):
        return text
    first_break = text[:1] in ("\t", "\r", "\n")
    lines = _LINES.split(_CONTROLS.sub("", text))
    safe = "\n".join("'" + line if _starts_a_formula(line) else line for line in lines)
    return "'" + safe if first_break and not safe.startswith("'") else safe


def _starts_a_formula(line: str) -> bool:
    """Whether the first character that shows is, in any of its forms (＝, ﹦, ⁼), one that a formula starts with."""
    # Spaces and controls (Z, C) and marks that combine with nothing (M) hide what stands behind them.
    first = next((one for one in line if unicodedata.category(one)[0] not in "ZCM" and clean(one)), "")
    return unicodedata.normalize("NFKC", first)[:1] in _STARTERS


def csv_file(rows: Rows) -> bytes:
    """The whole result: UTF-8 with a byte-order mark, text quoted, no value as an empty field, bytes as hex.

    The columns keep the names that the database gives, uncut: a file is data, and each column of it can be traced to
    the SQL; what a message shows over them is for reading.
    """
    out = io.StringIO()
    out.write(_BOM)
    # Quoting every text also keeps a semicolon inside its cell where the list separator is one.
    writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
    writer.writerow([defused(name) for name in rows.columns])
    for row in rows.rows:
        writer.writerow([_field(value) for value in row])
    return out.getvalue().encode("utf-8", errors="replace")


def file_name(ask_id: str, rows: Rows, question: str, ending: str) -> str:
    """A file's name, for its question: the same for the same ask, so that it can be found again; says when rows are
    missing.

    >>> file_name("Ev1", Rows((), ()), "How many orders/returns in 2025?", "csv")
    'how-many-orders-returns-in-2025-16614e6211.csv'
    """
    reference = hashlib.sha256(ask_id.encode()).hexdigest()[:10]
    part = f"-first-{len(rows.rows)}-rows" if rows.truncated else ""
    plain = unicodedata.normalize("NFKD", question).encode("ascii", "ignore").decode()
    words = re.sub(r"[^a-z0-9]+", "-", plain.lower())[:_NAME_LIMIT].strip("-")
    return f"{words or 'candor'}-{reference}{part}.{ending}"


def _field(value: Cell) -> str | int | float:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, bytes):
        return "0x" + value.hex()
    if isinstance(value, str):
        return defused(value)
    if isinstance(value, float) and not math.isfinite(value):
        return str(value).lstrip("-") if math.isnan(value) else ("Infinity" if value > 0 else "'-Infinity")
    if isinstance(value, int) and value.bit_length() >= 4096:  # str() refuses such integers
        return hex(value)
    return value
