"""PostgreSQL as the guard reads it."""

from __future__ import annotations

import re

from reliability.guard.dialects.postgres_grammar import check_twice, is_installed
from reliability.guard.dialects.rules import DialectRules
from reliability.guard.dialects.spelling import SqlSpelling
from reliability.guard.lists import AGGREGATES, TYPES, WINDOW

_LISTED = frozenset(
    f"""
{AGGREGATES} {WINDOW} any_value array_agg string_agg bool_and bool_or every bit_and bit_or bit_xor
json_agg jsonb_agg json_object_agg jsonb_object_agg corr covar_pop covar_samp regr_avgx regr_avgy regr_count
regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy stddev stddev_pop stddev_samp variance var_pop
var_samp mode percentile_cont percentile_disc range_agg range_intersect_agg
num_nulls num_nonnulls
abs acos acosd asin asind atan atan2 cbrt ceil ceiling cos cosh cot degrees div erf exp factorial floor gcd lcm
ln log log10 min_scale mod pi pow power radians random round scale sign sin sinh sqrt tan tanh trim_scale trunc
width_bucket
ascii bit_length btrim char_length character_length chr concat concat_ws convert_from convert_to decode encode
format initcap left length lower lpad ltrim md5 normalize octet_length overlay parse_ident position quote_ident
quote_literal quote_nullable regexp_count regexp_instr regexp_like regexp_match regexp_matches regexp_replace
regexp_split_to_array regexp_split_to_table regexp_substr repeat replace reverse right rpad rtrim sha224 sha256
sha384 sha512 split_part starts_with string_to_array string_to_table strpos substr substring to_ascii to_hex
translate unistr upper get_byte get_bit bit_count
age clock_timestamp date_add date_bin date_part date_subtract date_trunc extract isfinite justify_days
justify_hours justify_interval make_date make_interval make_time make_timestamp make_timestamptz now
statement_timestamp timezone to_char to_date to_number to_timestamp transaction_timestamp
array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position array_positions
array_prepend array_remove array_replace array_to_string array_upper cardinality trim_array unnest
generate_series generate_subscripts
array_to_json json_array_elements json_array_elements_text json_array_length json_build_array json_build_object
json_each json_each_text json_extract_path json_extract_path_text json_object json_object_keys json_strip_nulls
json_to_record json_to_recordset json_typeof row_to_json to_json to_jsonb jsonb_array_elements
jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each jsonb_each_text
jsonb_exists jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys
jsonb_path_exists jsonb_path_match jsonb_path_query jsonb_path_query_array jsonb_path_query_first jsonb_pretty
jsonb_set jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_typeof
daterange int4range int8range numrange tsrange tstzrange isempty lower_inc upper_inc lower_inf upper_inf
range_merge
to_tsvector to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery ts_rank ts_rank_cd ts_headline
numnode querytree setweight strip tsvector_to_array array_to_tsvector
gen_random_uuid host masklen netmask network family broadcast abbrev
box point circle polygon line lseg path area center diameter height width isclosed npoints radius
""".split()
)

# Written like functions, but read by the grammar: a server has no function of these names to look up.
_CONSTRUCTS = frozenset(
    """
coalesce nullif greatest least grouping row some current_timestamp localtimestamp current_time localtime extract
normalize overlay position substring trim
""".split()
)

# Types that the grammar knows by these words; before a parenthesis, other types' names are looked up as functions.
GRAMMAR_TYPES = frozenset(
    """
bigint bit boolean char character decimal float int integer interval nchar numeric real smallint time timestamp varchar
""".split()
)
_TYPES_OF_OTHERS = frozenset("bigserial blob clob datetime mediumint nvarchar string tinyint".split())

_FORMS = {"%Y": "YYYY", "%m": "MM", "%d": "DD", "%b": "Mon", "%B": "FMMonth"}


def _from_form(form: str) -> str:
    return f"TO_DATE(CAST({{c}} AS VARCHAR), '{re.sub('%.', lambda part: _FORMS[part[0]], form)}')"


SPELLING = SqlSpelling(
    grains={
        "day": "CAST({c} AS DATE)",
        "week": "CAST(DATE_TRUNC('week', {c}) AS DATE)",
        "month": "TO_CHAR({c}, 'YYYY-MM')",
        "quarter": "TO_CHAR({c}, 'YYYY-\"Q\"Q')",
        "year": "CAST(EXTRACT(YEAR FROM {c}) AS INTEGER)",
        "weekday": "TO_CHAR({c}, 'FMDay')",
        "hour": "CAST(EXTRACT(HOUR FROM {c}) AS INTEGER)",
    },
    weekday_number="EXTRACT(DOW FROM {c})",
    days="{b} - {a}",
    exact={"hour": "EXTRACT(EPOCH FROM {b} - {a}) / 3600", "minute": "EXTRACT(EPOCH FROM {b} - {a}) / 60"},
    day="CAST({c} AS DATE)",
    age="EXTRACT(YEAR FROM AGE(DATE '{day}', {c}))",
    from_text="CAST({c} AS {type})",
    from_seconds="TO_TIMESTAMP({c}) AT TIME ZONE 'UTC'",
    from_form=_from_form,
    read_from_seconds={"TO_TIMESTAMP({c})": "{c}", "CAST(TO_TIMESTAMP({c}) AS DATE)": "CAST({c} AS DATE)"},
    read_as_seconds=("EXTRACT(EPOCH FROM DATE {c})", "EXTRACT(EPOCH FROM TIMESTAMP {c})"),
    median="PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY {c})",
    like="ILIKE",
    division="whole",
    zero_is_null=False,
    booleans=True,
)

RULES = DialectRules(
    name="postgres",
    title="PostgreSQL",
    reader="postgres",
    functions=_LISTED,
    constructs=_CONSTRUCTS,
    types=TYPES - _TYPES_OF_OTHERS,
    types_of_others=_TYPES_OF_OTHERS,
    check_twice=check_twice,
    reads_twice=is_installed,
    session_words=frozenset(
        "current_catalog current_role current_schema current_user session_user system_user user".split()
    ),
    operators=frozenset(
        "+ - * / % ^ = < > <= >= <> != || | & # ~ << >> |/ ||/ @ "  # arithmetic, comparison, bits
        "~* !~ !~* ~~ ~~* !~~ !~~* ^@ "  # patterns
        "-> ->> #> #>> #- @> <@ ? ?| ?& @? @@ "  # JSON, text search
        "&& -|- &< &> =>".split()  # arrays and ranges
    ),
    operators_run_together=True,
    marks="(),;.[]:",
    dollar_strings=True,
    escape_strings=True,
    unicode_escapes=True,
    bit_strings=frozenset("bxn"),
    typed_strings=True,
    folds_quoted=False,
    home="public",
    system_prefixes=("pg_",),
    system_schemas=frozenset("information_schema pg_catalog pg_toast pg_temp".split()),
    nulls="large",
    spelling=SPELLING,
)
