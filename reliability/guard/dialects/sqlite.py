"""SQLite as the guard reads it."""

from __future__ import annotations

import re
from collections.abc import Collection

from reliability.guard.dialects.rules import DialectRules
from reliability.guard.dialects.spelling import WEEKDAYS, SqlSpelling
from reliability.guard.lists import AGGREGATES, WINDOW

FUNCTIONS = frozenset(
    f"""
{AGGREGATES} {WINDOW} total group_concat string_agg median
abs acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod pi pow
power radians random round sign sin sinh sqrt tan tanh trunc
char coalesce concat concat_ws format glob hex ifnull iif instr length like likelihood likely unlikely lower ltrim
max min nullif octet_length printf quote replace rtrim soundex substr substring trim typeof unhex unicode upper
date datetime julianday strftime time timediff unixepoch current_date current_time current_timestamp
json json_array json_array_length json_error_position json_extract json_object json_patch json_pretty json_quote
json_remove json_replace json_set json_insert json_type json_valid json_each json_tree json_group_array
json_group_object
match regexp bm25 highlight snippet
""".split()
)


def _reserved() -> Collection[str]:
    return frozenset(
        "index transaction escape glob if isnull notnull match regexp values set add rank current row rows".split()
    )


def _from_form(form: str) -> str:
    """A number is read as far as a text begins with one, so that each part only says where it begins."""
    if form == "%Y-%m":
        return "DATE({c} || '-01')"
    if form == "%Y%m%d":
        parts = ["{c} / 10000", "{c} / 100 % 100", "{c} % 100"]
    else:
        mark = next(sign for sign in form if sign in "/.- ")
        second = f"SUBSTR({{c}}, INSTR({{c}}, '{mark}') + 1)"
        places = dict(zip(re.findall("%(.)", form), ["{c}", second, "SUBSTR({c}, -4)"], strict=True))
        if form.startswith("%Y"):
            places["d"] = f"SUBSTR({{c}}, INSTR(SUBSTR({{c}}, 6), '{mark}') + 6)"
        name = places.get("b") or places.get("B")
        month = f"(INSTR('{_MONTHS}', SUBSTR({name}, 1, 3)) + 2) / 3" if name else places["m"]
        parts = [places["Y"], month, places["d"]]
    return f"DATE(PRINTF('%d-%02d-%02d', {', '.join(parts)}))"


_SECONDS = ("'unixepoch'", "'unixepoch', 'localtime'")
_FORMS = ("%Y", "%m", "%d", "%H", "%w", "%Y-%m", "%Y-%m-%d")
_MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec"


SPELLING = SqlSpelling(
    grains={
        "day": "DATE({c})",
        "week": "DATE({c}, 'weekday 0', '-6 days')",
        "month": "STRFTIME('%Y-%m', {c})",
        "quarter": "STRFTIME('%Y', {c}) || '-Q' || ((CAST(STRFTIME('%m', {c}) AS INTEGER) + 2) / 3)",
        "year": "CAST(STRFTIME('%Y', {c}) AS INTEGER)",
        "weekday": "CASE STRFTIME('%w', {c}) "
        + " ".join(f"WHEN '{number}' THEN '{name}'" for number, name in enumerate(WEEKDAYS))
        + " END",
        "hour": "CAST(STRFTIME('%H', {c}) AS INTEGER)",
    },
    weekday_number="STRFTIME('%w', {c})",
    days="JULIANDAY({b}) - JULIANDAY({a})",
    exact={"hour": "(JULIANDAY({b}) - JULIANDAY({a})) * 24", "minute": "(JULIANDAY({b}) - JULIANDAY({a})) * 1440"},
    day="DATE({c})",
    age="({number} - CAST(STRFTIME('%Y%m%d', {c}) AS INTEGER)) / 10000",
    from_text="{c}",
    from_seconds="DATETIME({c}, 'unixepoch')",
    from_form=_from_form,
    read_from_seconds={
        **{f"DATE{time}({{c}}, {how})": f"DATE{time}({{c}})" for time in ("", "TIME") for how in _SECONDS},
        **{f"STRFTIME('{form}', {{c}}, {how})": f"STRFTIME('{form}', {{c}})" for form in _FORMS for how in _SECONDS},
    },
    read_as_seconds=("STRFTIME('%s', {c})", "UNIXEPOCH({c})", "CAST(STRFTIME('%s', {c}) AS INTEGER)"),
    median="",
    like="LIKE",
    division="whole",
    zero_is_null=True,
    booleans=False,
    alike="{a} IS {b}",
    reserved=_reserved,
)

RULES = DialectRules(
    name="sqlite",
    title="SQLite",
    reader="sqlite",
    functions=FUNCTIONS,
    operators=frozenset("->> -> || << >> <= >= <> != == + - * / % < > = & | ~ ! ^".split()),
    operators_run_together=False,
    name_quotes='"`[',
    empty_names=True,
    allowed_prefixes=frozenset("x"),
    folds_quoted=True,
    in_table=True,
    row_names=frozenset("rowid oid _rowid_ rank".split()),
    key_names=frozenset("rowid oid _rowid_".split()),
    table_is_column=True,
    strings_in_name_quotes=True,
    home="main",
    system_prefixes=("sqlite_", "pragma_", "dbstat", "sqlean_", "bytecode", "tables_used", "fsdir"),
    system_schemas=frozenset(["temp"]),
    days_subtract=False,
    nulls="small",
    spelling=SPELLING,
    told_by=re.compile(r"\bSTRFTIME\s*\(\s*'", re.IGNORECASE),  # its pattern stands first
)
