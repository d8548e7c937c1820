"""What every database has in common, by list: keywords, types, kinds of syntax. Functions and what differs stand in
`dialects/`, one file for each database.

A function is allowed by the name that the database will look up, as it is written. Listed are the built-in
functions that only compute: nothing reads files, settings, other sessions or SQL from a string, or changes anything.
Functions that can be made costly (repeat, lpad, generate_series) are bounded in `sizes.py`.
"""

from __future__ import annotations

AGGREGATES = "count sum avg min max"
WINDOW = "row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value"

# Words that a parenthesis may follow although they are no function.
KEYWORDS = frozenset(
    """
all and any array as between by case cast collate cube current distinct else end escape except exclude exists
fetch filter first following for from full glob group groups having ilike in inner intersect interval is isnull
join lateral left like limit match materialized natural next not notnull nulls of offset on only or order
ordinality outer over overlaps partition preceding range recursive regexp repeatable right rollup row rows select
sets similar some system bernoulli tablesample then to unbounded union using values when where window with within
cross asc desc ties symmetric asymmetric distinct from
""".split()
)

# Built-in types of casts, and type names before a string ('date …'); a function-style cast is one too.
TYPES = frozenset(
    """
bigint bigserial bit blob bool boolean bpchar bytea char character cidr clob date daterange datetime decimal
double float float4 float8 inet int int2 int4 int8 int4range int8range integer interval json jsonb jsonpath
macaddr mediumint money nchar numeric numrange nvarchar real smallint string text time timestamp timestamptz
timetz tinyint tsquery tsrange tstzrange tsvector uuid varbit varchar varying point
""".split()
)

# Conventional names of tables that hold credentials or belong to Candor: left out unless a schema lists them.
PRIVATE_TABLES = frozenset(
    """
secret secrets password passwords credential credentials api_key api_keys access_token access_tokens
refresh_tokens auth_tokens private_keys alembic_version
""".split()
)

# Kinds of syntax, as the parser names them; functions are told by their written names instead.
SYNTAX = frozenset(
    """
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
""".split()
)

# The kinds of syntax that the parser makes of the allowed functions.
FUNCTION_SYNTAX = frozenset(
    """
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
""".split()
)

# Types as the parser names them.
PARSED_TYPES = frozenset(
    """
ARRAY BIGDECIMAL BIGINT BINARY BIT BLOB BOOLEAN CHAR DATE DATERANGE DATETIME DECIMAL DOUBLE FLOAT INET INT
INT4RANGE INT8RANGE INTERVAL JSON JSONB MEDIUMINT MONEY NCHAR NUMRANGE NVARCHAR ROWVERSION SMALLINT TEXT TIME
TIMESTAMP TIMESTAMPLTZ TIMESTAMPNTZ TIMESTAMPTZ TIMETZ TINYINT TSRANGE TSTZRANGE UUID VARBINARY VARCHAR
""".split()
)
