"""MySQL and MariaDB as the guard reads them, in the modes that a session is given: "names" are in double quotes, a
backslash is a character like others, and || joins texts.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

from sqlglot import TokenType, exp
from sqlglot.dialects.mysql import MySQL
from sqlglot.generators.mysql import MySQLGenerator
from sqlglot.parsers.mysql import MySQLParser

from reliability.guard.dialects.rules import DialectRules
from reliability.guard.dialects.spelling import SqlSpelling
from reliability.guard.lists import AGGREGATES, FUNCTION_SYNTAX, KEYWORDS, PARSED_TYPES, SYNTAX, TYPES, WINDOW


class CandorMySQL(MySQL):
    """The parser's MySQL in those modes; it registers itself under its name in lower case."""

    class Tokenizer(MySQL.Tokenizer):
        """Strings and names as ANSI_QUOTES and NO_BACKSLASH_ESCAPES read them."""

        QUOTES: ClassVar[list[str | tuple[str, str]]] = ["'"]
        IDENTIFIERS: ClassVar[list[str | tuple[str, str]]] = ['"', "`"]
        STRING_ESCAPES: ClassVar[list[str]] = ["'"]
        COMMENTS: ClassVar[list[str | tuple[str, str]]] = ["--", ("/*", "*/")]

    class Parser(MySQLParser):
        """|| as PIPES_AS_CONCAT reads it."""

        DISJUNCTION: ClassVar[dict[Any, Any]] = {TokenType.OR: exp.Or}
        FACTOR: ClassVar[dict[Any, Any]] = {**MySQLParser.FACTOR, TokenType.DPIPE: exp.DPipe}

    class Generator(MySQLGenerator):
        """REGEXP, which MariaDB knows as an operator alone."""

        TRANSFORMS: ClassVar[dict[Any, Any]] = {
            **MySQLGenerator.TRANSFORMS,
            exp.RegexpLike: lambda self, e: self.binary(e, "REGEXP"),
        }


FUNCTIONS = frozenset(
    f"""
{AGGREGATES} {WINDOW} any_value bit_and bit_or bit_xor group_concat json_arrayagg json_objectagg std stddev stddev_pop
stddev_samp var_pop var_samp variance median percentile_cont percentile_disc grouping
coalesce ifnull nullif greatest least isnull interval
abs acos asin atan atan2 bit_count ceil ceiling conv cos cot crc32 degrees exp floor ln log log10 log2 mod pi pow power
radians rand round sign sin sqrt tan truncate
ascii bin bit_length char_length character_length chr concat concat_ws elt export_set field find_in_set format
from_base64 hex insert instr lcase left length locate lower lpad ltrim make_set md5 mid oct octet_length ord position
quote regexp_instr regexp_like regexp_replace regexp_substr repeat replace reverse right rpad rtrim sha sha1 sha2 soundex
space strcmp substr substring substring_index to_base64 trim ucase unhex upper inet_aton inet_ntoa is_ipv4 is_ipv6
adddate addtime convert_tz curdate current_date current_time current_timestamp curtime date_add date_format date_sub
datediff day dayname dayofmonth dayofweek dayofyear extract from_days from_unixtime get_format hour last_day localtime
localtimestamp makedate maketime microsecond minute month monthname now period_add period_diff quarter sec_to_time second
str_to_date subdate subtime timediff time_format time_to_sec timestampadd timestampdiff to_days to_seconds unix_timestamp
utc_date utc_time utc_timestamp week weekday weekofyear year yearweek
json_array json_array_append json_array_insert json_contains json_contains_path json_depth json_extract json_insert
json_keys json_length json_merge_patch json_merge_preserve json_object json_overlaps json_pretty json_quote json_remove
json_replace json_search json_set json_type json_unquote json_valid json_value json_exists json_query
uuid if cast convert
""".split()
)

_SYNTAX = frozenset(
    """
BitwiseCount ConvertTimezone DateDiff DateSub Day DayOfMonth DayOfWeek DayOfYear Dayname Elt FromBase64 Hour
JSONArrayAppend JSONArrayInsert JSONKeys JSONValue LastDay Minute Month NumberToStr Quarter SHA SHA2 Second Space
Stuff SubstringIndex TimestampAdd TimestampDiff ToBase64 TsOrDsToDate UtcDate UtcTime UtcTimestamp Week WeekOfYear
Year
""".split()
)


def _reserved() -> Collection[str]:
    return MySQLGenerator.RESERVED_KEYWORDS


def _from_form(form: str) -> str:
    """Text as the connection has it: a text that is converted unsaid makes no groups in MariaDB."""
    if form == "%Y-%m":
        return "STR_TO_DATE(CONCAT(CAST({c} AS CHAR), '-01'), '%Y-%m-%d')"
    return f"STR_TO_DATE(CAST({{c}} AS CHAR), '{form.replace('%B', '%M')}')"


SPELLING = SqlSpelling(
    grains={
        "day": "DATE({c})",
        "week": "DATE_SUB(DATE({c}), INTERVAL WEEKDAY({c}) DAY)",
        "month": "DATE_FORMAT({c}, '%Y-%m')",
        "quarter": "CONCAT(YEAR({c}), '-Q', QUARTER({c}))",
        "year": "YEAR({c})",
        "weekday": "DAYNAME({c})",
        "hour": "HOUR({c})",
    },
    weekday_number="DAYOFWEEK({c})",
    days="DATEDIFF({b}, {a})",
    exact={"hour": "TIMESTAMPDIFF(SECOND, {a}, {b}) / 3600", "minute": "TIMESTAMPDIFF(SECOND, {a}, {b}) / 60"},
    day="DATE({c})",
    age="TIMESTAMPDIFF(YEAR, {c}, '{day}')",
    from_text="{c}",
    from_seconds="DATE_ADD('1970-01-01', INTERVAL (FLOOR({c})) SECOND)",
    from_form=_from_form,
    read_from_seconds={
        "FROM_UNIXTIME({c})": "{c}",
        **{f"FROM_UNIXTIME({{c}}, '{form}')": f"DATE_FORMAT({{c}}, '{form}')" for form in ("%Y", "%Y-%m", "%Y-%m-%d")},
    },
    read_as_seconds=("UNIX_TIMESTAMP({c})",),
    median="",
    like="LIKE",
    division="exact",
    zero_is_null=True,
    booleans=False,
    alike="({a} = {b} OR {a} IS NULL AND {b} IS NULL)",  # MariaDB finds no NULL by <=> in a subquery's rows
    reserved=_reserved,
)

RULES = DialectRules(
    name="mysql",
    title="MySQL",
    reader="candormysql",
    functions=FUNCTIONS,
    keywords=KEYWORDS | frozenset("against binary div mod rlike separator xor dual straight_join".split()),
    types=TYPES | frozenset("signed unsigned binary year double".split()),
    parsed_types=PARSED_TYPES | frozenset("UBIGINT YEAR UINT MEDIUMTEXT LONGTEXT".split()),
    syntax=SYNTAX | FUNCTION_SYNTAX | _SYNTAX,
    session_words=frozenset("current_user current_role".split()),
    operators=frozenset("->> -> <=> || && << >> <= >= <> != + - * / % < > = & | ~ ! ^".split()),
    operators_run_together=False,
    name_quotes='"`',
    bit_strings=frozenset("bxn"),
    executable_comments=("/*!", "/*M!", "/*m!", "/*+"),
    spaced_line_comments=True,
    typed_strings=True,
    folds_quoted=True,
    key_names=frozenset(["_rowid"]),
    system_schemas=frozenset("information_schema mysql performance_schema sys ndbinfo".split()),
    days_subtract=False,
    nulls="small",
    nulls_words=False,
    spelling=SPELLING,
)
