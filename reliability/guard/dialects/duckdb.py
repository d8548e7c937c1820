"""DuckDB as the guard reads it."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

from reliability.guard.dialects.rules import DialectRules
from reliability.guard.dialects.spelling import SqlSpelling
from reliability.guard.lexer import Refused
from reliability.guard.lists import AGGREGATES, FUNCTION_SYNTAX, KEYWORDS, PARSED_TYPES, SYNTAX, TYPES, WINDOW

if TYPE_CHECKING:
    from sqlglot import exp

FUNCTIONS = frozenset(
    f"""
{AGGREGATES} {WINDOW} any_value approx_count_distinct approx_quantile arbitrary arg_max arg_min argmax argmin
array_agg bit_and bit_or bit_xor bool_and bool_or corr count_if count_star countif covar_pop covar_samp entropy favg
first fsum geomean geometric_mean group_concat histogram kahan_sum kurtosis last list listagg mad max_by mean median
min_by mode product quantile quantile_cont quantile_disc regr_avgx regr_avgy regr_count
regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy sem skewness stddev stddev_pop stddev_samp string_agg
sumkahan var_pop var_samp variance weighted_avg
nullif greatest least
abs acos acosh asin asinh atan atan2 atanh bit_count cbrt ceil ceiling cos cosh cot degrees even exp factorial floor
fdiv fmod gamma gcd isfinite isinf isnan lcm lgamma ln log log10 log2 mod nextafter pi pow power radians random round
round_even sign signbit sin sinh sqrt tan tanh trunc xor add subtract multiply divide
ascii bar base64 bin bit_length char_length character_length chr concat concat_ws contains damerau_levenshtein decode
editdist3 encode ends_with format format_bytes from_base64 from_hex hamming hex instr jaccard jaro_similarity
jaro_winkler_similarity lcase left left_grapheme len length length_grapheme levenshtein lower lpad ltrim md5
nfc_normalize octet_length ord overlay parse_dirname parse_filename parse_path position prefix printf regexp_escape
regexp_extract regexp_extract_all regexp_full_match regexp_matches regexp_replace regexp_split_to_array
regexp_split_to_table repeat replace reverse right right_grapheme rpad rtrim sha1 sha256 split split_part starts_with
str_split str_split_regex string_split string_split_regex string_to_array strip_accents strlen strpos substr substring
substring_grapheme suffix to_base to_base64 to_binary to_hex translate trim ucase unbin unhex unicode upper url_decode
url_encode
age century current_date current_localtime current_localtimestamp date_add date_diff
date_part date_sub date_trunc datediff datepart datesub datetrunc day dayname dayofmonth dayofweek dayofyear decade epoch
epoch_ms epoch_ns epoch_us era get_current_time get_current_timestamp hour isodow isoyear julian last_day
make_date make_time make_timestamp make_timestamptz microsecond millennium millisecond minute month monthname nanosecond
now quarter second strftime strptime time_bucket timezone timezone_hour timezone_minute to_centuries to_days to_decades
to_hours to_microseconds to_millennia to_milliseconds to_minutes to_months to_quarters to_seconds to_timestamp to_weeks
to_years today transaction_timestamp try_strptime week weekday weekofyear year yearweek days_in_month
array_append array_cat array_concat array_contains array_distance array_distinct array_extract array_has array_has_all
array_has_any array_indexof array_intersect array_length array_position array_prepend array_slice array_sort
array_reverse_sort array_to_string array_unique array_value cardinality element_at flatten generate_series
generate_subscripts list_append list_avg list_concat list_contains list_count list_distance list_distinct list_extract
list_filter list_first list_has list_has_all list_has_any list_indexof list_intersect list_last list_max list_median
list_min list_mode list_position list_prepend list_product list_reverse list_reverse_sort list_slice list_sort
list_stddev_pop list_stddev_samp list_string_agg list_sum list_transform list_unique list_value list_var_pop
list_var_samp list_where list_zip map map_concat map_contains map_entries map_extract map_from_entries map_keys
map_values range row struct_extract struct_insert struct_pack unnest
json_array json_array_length json_contains json_each json_exists json_extract json_extract_path json_extract_path_text
json_extract_string json_group_array json_group_object json_keys json_merge_patch json_object json_pretty json_quote
json_structure json_tree json_type json_valid json_value row_to_json to_json array_to_json
gen_random_uuid uuid hash md5_number typeof enum_first enum_last enum_range
""".split()
)

_CONSTRUCTS = frozenset(
    "coalesce current_time current_timestamp extract grouping ifnull percentile_cont percentile_disc".split()
)

# How the parser names what it makes of these.
_SYNTAX = frozenset(
    """
ApproxDistinct ApproxQuantile ArgMax ArgMin ArrayDistinct ArrayFilter ArrayIntersect ArrayMax ArrayMin ArraySlice ArraySort
Contains CountIf DateDiff DateFromParts DateTrunc Day DayOfMonth DayOfWeek DayOfWeekIso DayOfYear Dayname EndsWith
EuclideanDistance First Flatten FromBase64 GenerateSeries Hour IsInf IsNan JSONArray JSONKeys JarowinklerSimilarity
Kurtosis Last LastDay Levenshtein Map MapFromEntries MapKeys Minute Month Monthname Quantile Quarter RegexpExtract
RegexpExtractAll RegexpFullMatch RegexpSplit SHA SHA2 Second Skewness Split Struct StructExtract TimeToUnix ToBase64
ToBinary ToDays ToMap Transform TryCast Week WeekOfYear Year Columns
""".split()
)

# How files are named in FROM: a name that no table has is looked for as a file.
_FILE = re.compile(r"[/\\:*?]|\.[A-Za-z0-9]{2,8}$")


def _no_file(tree: exp.Expr) -> None:
    from sqlglot import exp

    for table in tree.find_all(exp.Table):
        if isinstance(table.this, exp.Identifier) and _FILE.search(str(table.this.this)):
            raise Refused("Files are not read by name; only tables are.")


def _only_given_tables(tree: exp.Expr) -> None:
    """`FROM (SHOW TABLES)` and the like read as a table of that name."""
    from sqlglot import exp

    for table in tree.find_all(exp.Table):
        word = table.this
        if isinstance(word, exp.Identifier) and not word.args.get("quoted") and word.name.lower() in _COMMANDS:
            raise Refused("Only SELECT statements are allowed.")


def _no_command_as_value(tree: exp.Expr) -> None:
    """`= ANY (SHOW TABLES)` and the like read as a column of that name, which without quotes DuckDB knows none."""
    from sqlglot import exp

    for column in tree.find_all(exp.Column):
        bare = isinstance(column.this, exp.Identifier) and not column.this.args.get("quoted") and not column.table
        if bare and column.name.lower() in _RESERVED:
            raise Refused("Only SELECT statements are allowed.")


_RESERVED = frozenset("show describe desc summarize pivot unpivot pivot_wider pivot_longer".split())
_COMMANDS = _RESERVED | {"pragma", "call"}


def _reserved() -> Collection[str]:
    from sqlglot.generators.duckdb import DuckDBGenerator

    return DuckDBGenerator.RESERVED_KEYWORDS


def _from_form(form: str) -> str:
    return f"CAST(TRY_STRPTIME(CAST({{c}} AS VARCHAR), '{form}') AS DATE)"


SPELLING = SqlSpelling(
    grains={
        "day": "CAST({c} AS DATE)",
        "week": "CAST(DATE_TRUNC('week', {c}) AS DATE)",
        "month": "STRFTIME({c}, '%Y-%m')",
        "quarter": "STRFTIME({c}, '%Y') || '-Q' || QUARTER({c})",
        "year": "YEAR({c})",
        "weekday": "DAYNAME({c})",
        "hour": "HOUR({c})",
    },
    weekday_number="DAYOFWEEK({c})",
    days="DATE_DIFF('day', {a}, {b})",
    exact={"hour": "DATE_DIFF('second', {a}, {b}) / 3600", "minute": "DATE_DIFF('second', {a}, {b}) / 60"},
    day="CAST({c} AS DATE)",
    age="EXTRACT(YEAR FROM AGE(DATE '{day}', {c}))",
    from_text="CAST({c} AS {type})",
    from_seconds="MAKE_TIMESTAMP(CAST({c} * 1000000 AS BIGINT))",
    from_form=_from_form,
    read_from_seconds={"TO_TIMESTAMP({c})": "{c}"},
    read_as_seconds=("EPOCH(DATE {c})", "EPOCH(TIMESTAMP {c})"),
    median="MEDIAN({c})",
    like="ILIKE",
    division="exact",
    zero_is_null=False,
    booleans=True,
    reserved=_reserved,
)

RULES = DialectRules(
    name="duckdb",
    title="DuckDB",
    reader="duckdb",
    functions=FUNCTIONS,
    constructs=_CONSTRUCTS,
    keywords=KEYWORDS | {"qualify", "semi", "anti", "asof", "positional", "columns", "key", "try_cast", "lambda"},
    types=TYPES
    | frozenset(
        "hugeint ubigint uinteger usmallint utinyint uhugeint double timestamp_s timestamp_ms "
        "timestamp_ns struct enum varint".split()
    ),
    parsed_types=PARSED_TYPES
    | frozenset(
        "INT128 UBIGINT UINT USMALLINT UTINYINT UINT128 STRUCT MAP LIST NULLABLE "
        "TIMESTAMP_S TIMESTAMP_MS TIMESTAMP_NS ENUM".split()
    ),
    syntax=SYNTAX | FUNCTION_SYNTAX | _SYNTAX,
    checks=(_no_file, _only_given_tables, _no_command_as_value),
    operators=frozenset(
        "+ - * / // % ^ ** = == < > <= >= <> != || | & << >> ~ @ ! "
        "~~ ~~* !~~ !~~* ~~~ !~ ~* !~* ^@ <=> -> ->> && @> <@ => <->".split()
    ),
    operators_run_together=True,
    marks="(),;.[]:{}",
    dollar_strings=True,
    escape_strings=True,
    unicode_escapes=True,
    bit_strings=frozenset("bxn"),
    typed_strings=True,
    session_words=frozenset(
        "current_catalog current_database current_role current_schema current_schemas current_user session_user user "
        "current_query".split()
    ),
    folds_quoted=True,
    strings_name_tables=False,
    row_names=frozenset(["rowid"]),
    home="main",
    system_prefixes=("duckdb_", "pragma_", "pg_", "sqlite_"),
    system_schemas=frozenset("information_schema pg_catalog temp system memory".split()),
    nulls="last",
    spelling=SPELLING,
    told_by=re.compile(r"\bSTRFTIME\s*\(\s*[^'\s]", re.IGNORECASE),  # its date stands first
)
