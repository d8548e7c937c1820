"""How long a value can become that a statement makes: each kind of function's, from the sizes of its arguments.

What is estimated and why stands in `sizes.py`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf, prod

from sqlglot import exp

from reliability.guard.amounts import CELL, MAX_COUNT, counted, number, series_rows
from reliability.guard.lexer import Refused

SMALL = 10.0  # characters of a number, a date, a truth value
MAX_WIDTH = 1_000  # in a form such as '%20s'
MAX_TEXT = 1e6
MAX_GATHERED = 2e8
MAX_WORK = 3e7  # PostgreSQL compares a hundred million pairs of characters a second
MAX_NUMBER = 131_072.0  # digits that a number can have which is read from a text
MAX_SEARCH = 10_000.0  # of the text that a full-text query is made from


_GATHERING = frozenset(
    """
string_agg array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg range_agg group_concat json_arrayagg
json_objectagg json_group_array json_group_object list listagg histogram
""".split()
)
# Text that holds another text with signs before some of its characters, or two characters for each.
_DOUBLING = frozenset(
    """
encode hex quote quote_literal quote_ident quote_nullable to_json to_jsonb json_quote json_array json_object
json_build_array json_build_object jsonb_build_array jsonb_build_object row_to_json array_to_json to_base64 base64
url_encode normalize regexp_escape row ts_headline to_binary to_hex
""".split()
)
_COMPARING = frozenset(
    """
damerau_levenshtein editdist3 levenshtein jaccard jaro_similarity jaro_winkler_similarity hamming list_has_any
list_has_all array_has_any array_has_all list_intersect array_intersect find_in_set array_positions ltrim rtrim btrim
""".split()
)
_SEARCHES = frozenset("to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery".split())
# Where a function of no class of its own takes a number that sizes something: its place.
_SIZED_AT = {
    "array_fill": 1,
    "polygon": 0,
    "bar": 3,
    "export_set": 4,
    "repeat": 1,
    "lpad": 1,
    "rpad": 1,
    "factorial": 0,
}
_FORMS = frozenset({"format", "printf"})
_SIGN = re.compile(r"%(?:%|(?:\d+\$)?[-+ 0#,!]*(\*(?:\d+\$)?|\d*)(?:\.(\*|\d+))?[A-Za-z]?)|\{[^{}]*?(\d+)?[^{}\d]*\}")
_POWER = re.compile(r"\d[eE]\+?(\d{3,})")  # of ten: written out, the number has as many digits
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Estimated:
    """What a query gives: the estimated size of each column by its name (empty: without one), and how many rows."""

    columns: tuple[tuple[str, float], ...]
    rows: float

    @property
    def size(self) -> float:
        """The largest column's."""
        return max((size for _, size in self.columns), default=SMALL)


class ValueSizes(ABC):
    """Sizes of values. Who knows queries says what their columns have."""

    def __init__(self) -> None:
        self._names: dict[str, float] = {}  # of columns and sources, in small letters
        self._unnamed = 0.0  # the largest column without a name that we know
        self._rows = [1.0]  # of the SELECTs that we are in
        self._known: dict[int, float] = {}  # sizes by the identity of their nodes: each is worked out once

    @abstractmethod
    def query(self, node: exp.Expr) -> Estimated:
        """Columns and rows of a query."""

    def size(self, node: exp.Expr) -> float:
        """How many characters a value has at most, by estimate. Raises Refused beyond bounds."""
        if id(node) in self._known:
            return self._known[id(node)]
        if isinstance(node, exp.Query):
            found = self.query(node).size
        else:
            found = _KINDS.get(type(node).__name__, ValueSizes._sum)(self, node)
        self._known[id(node)] = found
        if found > (MAX_GATHERED if _is_gathering(node) else MAX_TEXT):
            raise Refused("The statement makes a text or a list that is too large.")
        return found

    def _sum(self, node: exp.Expr) -> float:
        return sum(self.size(child) for child in node.iter_expressions()) if node.args else 0.0

    def _others(self, node: exp.Expr, done: set[str]) -> None:
        """Look at what a query or a join has beside what was looked at."""
        for key, value in node.args.items():
            for each in (value if isinstance(value, list) else [value]) if key not in done else ():
                if isinstance(each, exp.Expr):
                    self.size(each)

    def _largest(self, node: exp.Expr) -> float:
        return max((self.size(child) for child in node.iter_expressions()), default=0.0) + 1.0

    def _small(self, node: exp.Expr) -> float:
        self._sum(node)
        return SMALL

    def _literal(self, node: exp.Expr) -> float:
        assert isinstance(node, exp.Literal)
        text = str(node.this)
        return len(text) + sum(float(power[:6]) for power in _POWER.findall(text))

    def _column(self, node: exp.Expr) -> float:
        name = node.name.lower()
        return max(CELL, self._unnamed, self._names.get(name, 0.0), self._star() if name in ("", "*") else 0.0)

    def _star(self, node: object = None) -> float:
        del node
        return max(self._names.values(), default=CELL)

    def _cast(self, node: exp.Expr) -> float:
        to = node.args.get("to")
        width = [number(each, inf) for each in to.find_all(exp.DataTypeParam)] if isinstance(to, exp.DataType) else []
        if isinstance(to, exp.DataType) and to.this.name in ("CHAR", "NCHAR", "BPCHAR", "BIT", "BINARY"):
            counted(max(width, default=1.0))
        written_out = isinstance(to, exp.DataType) and to.this.name in ("DECIMAL", "JSON", "JSONB") and not width
        made = MAX_NUMBER if written_out and self._is_made(node.this) else 0.0
        return self.size(node.this) + sum(min(each, MAX_COUNT) for each in width) + made

    def _is_made(self, text: exp.Expr) -> bool:
        """Could the text be a number with an exponent that the statement puts together?"""
        text = text.unnest()
        if isinstance(text, exp.Column):
            return text.name.lower() in self._names
        return not isinstance(text, exp.Literal | exp.Binary | exp.AggFunc) or isinstance(text, exp.DPipe)

    def _repeat(self, node: exp.Expr) -> float:
        return max(1.0, self.size(node.this)) * max(1.0, self._counted(node.args.get("times")))

    def _pad(self, node: exp.Expr) -> float:
        self._sum(node)
        return self._counted(node.args.get("expression"))

    def _space(self, node: exp.Expr) -> float:
        return self._counted(node.this)

    def _counted(self, node: object) -> float:
        """A number that sizes something. Raises Refused unless it is written out or bounded, and small."""
        if isinstance(node, exp.Expr):
            self.size(node)
        return counted(number(node, inf, self.size))

    def _power(self, node: exp.Expr) -> float:
        exponent = number(node.expression, SMALL)
        if exponent > MAX_WIDTH:
            raise Refused("The statement raises a number to too high a power.")
        return self._sum(node)

    def _series(self, node: exp.Expr) -> float:
        self._sum(node)
        rows = series_rows(node)
        return SMALL if isinstance(node, exp.ExplodingGenerateSeries) else SMALL * rows

    def _replace(self, node: exp.Expr) -> float:
        text, by = self.size(node.this), node.args.get("replacement")
        found = max(1.0, self.size(node.expression)) if isinstance(node.expression, exp.Literal) else 1.0
        self.size(node.expression)
        return text * max(1.0, (self.size(by) if isinstance(by, exp.Expr) else 0.0) / found)

    def _work(self, node: exp.Expr) -> float:
        """Each part of one value may be compared with each part of the others."""
        sizes = [max(1.0, self.size(child)) for child in node.iter_expressions()]
        if prod(sizes[:2]) > MAX_WORK:
            raise Refused("The statement compares texts or lists that are too large.")
        return sizes[0] if sizes else 0.0

    def _work_small(self, node: exp.Expr) -> float:
        self._work(node)
        return SMALL

    def _gathered(self, node: exp.Expr) -> float:
        return self._rows[-1] * max(1.0, sum(self.size(each) for each in arguments(node)))

    def _list(self, node: exp.Expr) -> float:
        """ARRAY[…], or ARRAY(SELECT …), which gathers."""
        if len(node.expressions) == 1 and isinstance(node.expressions[0], exp.Query):
            found = self.query(node.expressions[0])
            return max(1.0, found.rows) * max(1.0, found.size)
        return self._sum(node)

    def _each_item(self, node: exp.Expr) -> float:
        """A function's value for each item of a list."""
        return prod(max(1.0, self.size(child)) for child in node.iter_expressions())

    def _doubled(self, node: exp.Expr) -> float:
        return 2.0 * self._sum(node)

    def _form(self, node: exp.Expr) -> float:
        given = arguments(node)
        sizes = [self.size(value) for value in given[1:]]
        form = given[0] if given else None
        if not isinstance(form, exp.Literal) or not form.is_string:
            raise Refused("The form of a text with places to fill must be written out.")
        signs = list(_SIGN.finditer(str(form.this)))
        if any("*" in sign[0] for sign in signs):
            raise Refused("A width must be written out.")
        widths = [int(width[:9]) for sign in signs for width in _NUMBER.findall(sign[0])]
        if max(widths, default=0) > MAX_WIDTH:
            raise Refused(f"A width is larger than {MAX_WIDTH:,}.")
        return len(str(form.this)) + sum(widths) + len(signs) * max(sizes, default=0.0)

    def _separated(self, node: exp.Expr) -> float:
        """A text between each two of several: a list's or those that are given."""
        sizes = [max(1.0, self.size(child)) for child in node.iter_expressions()]
        if isinstance(node, exp.ArrayToString):
            return prod(sizes[:2])
        return sum(sizes) + len(sizes) * sizes[0] if sizes else 0.0

    def _anonymous(self, node: exp.Expr) -> float:
        name, given = node.name.lower(), node.expressions
        if name in _SIZED_AT and len(given) > _SIZED_AT[name]:
            sized = given[_SIZED_AT[name]]
            parts = sized.expressions if isinstance(sized, exp.Array) else [sized]
            return max(1.0, self._sum(node)) * counted(prod(max(1.0, self._counted(part)) for part in parts))
        if name in _FORMS:
            return self._form(node)
        if name in _GATHERING:
            return self._gathered(node)
        if name in _COMPARING:
            return self._work(node)
        if name in _SEARCHES and self._sum(node) > MAX_SEARCH:
            raise Refused("The text of a search is too long.")
        if name == "jsonpath" and not all(isinstance(each, exp.Literal) for each in given):
            raise Refused("A JSON path must be written out.")
        return self._sum(node) * (2.0 if name in _DOUBLING else 1.0)


def _names_of(
    method: Callable[[ValueSizes, exp.Expr], float], kinds: str
) -> Iterable[tuple[str, Callable[..., float]]]:
    return ((kind, method) for kind in kinds.split())


# What is done with each kind of syntax; the sizes of others are those of their parts together.
_KINDS: dict[str, Callable[[ValueSizes, exp.Expr], float]] = dict(
    [
        *_names_of(ValueSizes._literal, "Literal"),
        *_names_of(ValueSizes._column, "Column Identifier"),
        *_names_of(ValueSizes._star, "Star"),
        *_names_of(ValueSizes._cast, "Cast TryCast"),
        *_names_of(ValueSizes._repeat, "Repeat"),
        *_names_of(ValueSizes._pad, "Pad"),
        *_names_of(ValueSizes._space, "Space Factorial"),
        *_names_of(ValueSizes._power, "Pow"),
        *_names_of(ValueSizes._series, "GenerateSeries ExplodingGenerateSeries"),
        *_names_of(ValueSizes._replace, "Replace RegexpReplace"),
        *_names_of(ValueSizes._work, "Translate Trim SplitPart Split StringToArray ArrayRemove ArrayIntersect"),
        *_names_of(
            ValueSizes._work_small,
            "StrPosition Like ILike Glob ArrayOverlaps ArrayContainsAll ArrayContainedBy Levenshtein "
            "JarowinklerSimilarity ArrayPosition Contains",
        ),
        *_names_of(ValueSizes._gathered, "GroupConcat ArrayAgg JSONArrayAgg JSONObjectAgg JSONBObjectAgg"),
        *_names_of(ValueSizes._separated, "ConcatWs ArrayToString"),
        *_names_of(ValueSizes._list, "Array"),
        *_names_of(ValueSizes._each_item, "Transform"),
        *_names_of(ValueSizes._doubled, "Hex Encode ToBase64 JSONObject JSONArray Normalize Tuple ToBinary"),
        *_names_of(ValueSizes._form, "Format"),
        *_names_of(ValueSizes._anonymous, "Anonymous"),
        *_names_of(ValueSizes._largest, "Add Sub Case If Coalesce Greatest Least"),
        *_names_of(
            ValueSizes._small,
            "EQ NEQ GT GTE LT LTE And Or Not Is In Between Exists Length Count Where Having Group Order RowNumber "
            "NullSafeEQ NullSafeNEQ RegexpLike RegexpILike SimilarTo Extract",
        ),
    ]
)


def arguments(call: exp.Expr) -> list[exp.Expr]:
    """What a function is given, in its order."""
    return call.expressions if isinstance(call, exp.Anonymous) else list(call.iter_expressions())


def _is_gathering(node: exp.Expr) -> bool:
    named = isinstance(node, exp.Anonymous) and node.name.lower() in _GATHERING
    return named or type(node).__name__ in (
        "GroupConcat",
        "ArrayAgg",
        "JSONArrayAgg",
        "JSONObjectAgg",
        "JSONBObjectAgg",
    )
