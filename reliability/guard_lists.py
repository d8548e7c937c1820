"""What a candidate may be made of: functions, types, keywords and kinds of syntax, by list.

A function is allowed by the name that the database will look up, as it is written. Listed are the built-in
functions that only compute: nothing here reads files, settings, other sessions or SQL from a string, or
changes anything. Functions that can be made costly (repeat, lpad, generate_series) are left to the limits.
"""

from __future__ import annotations

_AGGREGATES = "count sum avg min max"
_WINDOW = (
    """row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value"""
)

POSTGRES_FUNCTIONS = frozenset(f"""
{_AGGREGATES} {_WINDOW} any_value array_agg string_agg bool_and bool_or every bit_and bit_or bit_xor
json_agg jsonb_agg json_object_agg jsonb_object_agg corr covar_pop covar_samp regr_avgx regr_avgy regr_count
regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy stddev stddev_pop stddev_samp variance var_pop
var_samp mode percentile_cont percentile_disc range_agg range_intersect_agg grouping
coalesce nullif greatest least num_nulls num_nonnulls
abs acos acosd asin asind atan atan2 cbrt ceil ceiling cos cosh cot degrees div erf exp factorial floor gcd lcm
ln log log10 min_scale mod pi pow power radians random round scale sign sin sinh sqrt tan tanh trim_scale trunc
width_bucket
ascii bit_length btrim char_length character_length chr concat concat_ws convert_from convert_to decode encode
format initcap left length lower lpad ltrim md5 normalize octet_length overlay parse_ident position quote_ident
quote_literal quote_nullable regexp_count regexp_instr regexp_like regexp_match regexp_matches regexp_replace
regexp_split_to_array regexp_split_to_table regexp_substr repeat replace reverse right rpad rtrim sha224 sha256
sha384 sha512 split_part starts_with string_to_array string_to_table strpos substr substring to_ascii to_hex
translate trim unistr upper get_byte get_bit bit_count
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
gen_random_uuid row some current_timestamp localtimestamp current_time localtime host masklen netmask network family broadcast abbrev
box point circle polygon line lseg path area center diameter height width isclosed npoints radius
""".split())  # fmt: skip

SQLITE_FUNCTIONS = frozenset(f"""
{_AGGREGATES} {_WINDOW} total group_concat string_agg median
abs acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod pi pow
power radians random round sign sin sinh sqrt tan tanh trunc
char coalesce concat concat_ws format glob hex ifnull iif instr length like likelihood likely unlikely lower ltrim
max min nullif octet_length printf quote replace rtrim soundex substr substring trim typeof unhex unicode upper
date datetime julianday strftime time timediff unixepoch current_date current_time current_timestamp
json json_array json_array_length json_error_position json_extract json_object json_patch json_pretty json_quote
json_remove json_replace json_set json_insert json_type json_valid json_each json_tree json_group_array
json_group_object
match regexp bm25 highlight snippet
""".split())  # fmt: skip

# Words that a parenthesis may follow although they are no function.
KEYWORDS = frozenset("""
all and any array as between by case cast collate cube current distinct else end escape except exclude exists
fetch filter first following for from full glob group groups having ilike in inner intersect interval is isnull
join lateral left like limit match materialized natural next not notnull nulls of offset on only or order
ordinality outer over overlaps partition preceding range recursive regexp repeatable right rollup row rows select
sets similar some system bernoulli tablesample then to unbounded union using values when where window with within
cross asc desc ties symmetric asymmetric distinct from
""".split())  # fmt: skip

# Built-in types of casts, and type names before a string ('date …'); a function-style cast is one too.
TYPES = frozenset("""
bigint bigserial bit blob bool boolean bpchar bytea char character cidr clob date daterange datetime decimal
double float float4 float8 inet int int2 int4 int8 int4range int8range integer interval json jsonb jsonpath
macaddr mediumint money nchar numeric numrange nvarchar real smallint string text time timestamp timestamptz
timetz tinyint tsquery tsrange tstzrange tsvector uuid varbit varchar varying point
""".split())  # fmt: skip

# Words that read the session or the server without parentheses.
SESSION_WORDS = frozenset("""
current_catalog current_role current_schema current_user session_user system_user user
""".split())  # fmt: skip

# Conventional names of tables that hold credentials or belong to Candor: left out unless a schema lists them.
PRIVATE_TABLES = frozenset("""
secret secrets password passwords credential credentials api_key api_keys access_token access_tokens
refresh_tokens auth_tokens private_keys alembic_version
""".split())  # fmt: skip

# Kinds of syntax, as the parser names them; functions are told by their written names instead.
SYNTAX = frozenset("""
Select Union Intersect Except Subquery Values With CTE RecursiveWithSearch From Table TableAlias Alias
Aliases Column ColumnDef ColumnPosition Identifier Star Dot JSONKeyValue Join Lateral Unnest Where Group
Having Order Ordered Limit Offset Fetch LimitOptions Distinct Window WindowSpec Filter WithinGroup Qualify
GroupingSets Rollup Cube TableSample Tuple Paren Literal Null Boolean Var Interval DataType DataTypeParam
Cast Case If In Between Exists Any All And Or Not Xor EQ NEQ GT GTE LT LTE Is NullSafeEQ NullSafeNEQ Add Sub
Mul Div IntDiv Mod Neg Pow BitwiseAnd BitwiseOr BitwiseXor BitwiseNot BitwiseLeftShift BitwiseRightShift
DPipe Like ILike SimilarTo Glob Match Escape RegexpLike RegexpILike Collate Overlaps AtTimeZone Array
Bracket Slice JSONExtract JSONExtractScalar JSONBExtract JSONBExtractScalar JSONPath JSONPathRoot
JSONPathKey JSONPathSubscript JSONPathWildcard JSONPathSlice JSONPathRecursive JSONPathSelector
JSONPathScript JSONPathFilter JSONPathUnion JSONBContains JSONBContainsTopKey JSONBContainsAllTopKeys
JSONBContainsAnyTopKeys JSONBDeleteAtPath ArrayContainsAll ArrayContains ArrayContainedBy ArrayOverlaps
ExtendsLeft ExtendsRight Adjacent HexString PropertyEQ Kwarg IgnoreNulls RespectNulls HavingMax CurrentDate
CurrentTime CurrentTimestamp Localtime Localtimestamp MatchAgainst IntervalSpan WeekStart TsOrDsToTimestamp
Sqrt Cbrt Abs JSONBPathExists StartsWith ParameterizedAgg Lambda
""".split())  # fmt: skip

# The kinds of syntax that the parser makes of the allowed functions.
FUNCTION_SYNTAX = frozenset("""
Acos Acosh AnyValue ArrayAgg ArrayAppend ArrayConcat ArrayPosition ArrayPrepend ArrayRemove ArraySize
ArrayToString Ascii Asin Asinh Atan Atan2 Atanh Avg BitLength BitwiseAndAgg BitwiseOrAgg BitwiseXorAgg Ceil
Chr Coalesce Concat ConcatWs Corr Cos Cosh Cot Count CovarPop CovarSamp CumeDist Date DateAdd DateBin Decode
DecodeCase Degrees DenseRank Encode Exp Explode ExplodingGenerateSeries Extract Factorial FirstValue Floor
Format Getbit Greatest GroupConcat Grouping Hex Host Initcap JSONArrayAgg JSONBExists JSONBObjectAgg
JSONObject JSONObjectAgg JSONRemove JSONSet JSONStripNulls JSONType JustifyDays JustifyHours JustifyInterval
Lag LastValue Lead Least Left Length Ln Log LogicalAnd LogicalOr Lower MD5 MakeInterval Max Median Min Mode
Normalize NthValue Ntile Nullif Overlay Pad PercentRank PercentileCont PercentileDisc Pi Radians Rand Rank
RegexpCount RegexpInstr RegexpReplace RegexpSubstr RegrAvgx RegrAvgy RegrCount RegrIntercept RegrR2
RegrSlope RegrSxx RegrSxy RegrSyy Repeat Replace Reverse Right Round RowNumber SHA2Digest Sign Sin Sinh
Soundex SplitPart Stddev StddevPop StddevSamp StrPosition StrToDate StrToTime StringToArray Substring Sum
Tan Tanh TimeFromParts TimeToStr TimestampFromParts TimestampTrunc ToNumber Translate Trim Trunc Typeof
Unhex Unicode UnixToTime Upper Uuid Variance VariancePop WidthBucket
""".split())  # fmt: skip

# Types as the parser names them.
PARSED_TYPES = frozenset("""
ARRAY BIGDECIMAL BIGINT BINARY BIT BLOB BOOLEAN CHAR DATE DATERANGE DATETIME DECIMAL DOUBLE FLOAT INET INT
INT4RANGE INT8RANGE INTERVAL JSON JSONB MEDIUMINT MONEY NCHAR NUMRANGE NVARCHAR ROWVERSION SMALLINT TEXT TIME
TIMESTAMP TIMESTAMPLTZ TIMESTAMPNTZ TIMESTAMPTZ TIMETZ TINYINT TSRANGE TSTZRANGE UUID VARBINARY VARCHAR
""".split())  # fmt: skip
