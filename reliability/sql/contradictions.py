"""Queries that no row can satisfy, that add up what cannot be added, that are about what nobody named, or that say the
opposite of a question: "over 1,000" as < 1000.

As with literals (`reliability/candidates/literal_roles.py`) a query is dropped only where it is sure to be wrong; in
doubt it stays.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.sql.against_itself import sorted_by_the_empty
from reliability.sql.held.both import either_of_both
from reliability.sql.held.calendars import counts_days
from reliability.sql.held.duplicates import tells_no_duplicates
from reliability.sql.held.lacking import read_though_lacking
from reliability.sql.held.lost import still_there
from reliability.sql.held.named.coming_back import sent_back_as_coming_back
from reliability.sql.held.nobody import shows_nobody
from reliability.sql.held.once import more_than_once
from reliability.sql.held.one_number import one_number_for_two
from reliability.sql.held.order.one_end import one_end_of_both
from reliability.sql.held.order.pace import wrong_end_of_what_lasts
from reliability.sql.held.order.running import running_total_unasked
from reliability.sql.held.order.so_many import so_many_of_a_hundred
from reliability.sql.held.order.worst import best_as_worst, paid_as_good
from reliability.sql.held.staying import paid_by_coming
from reliability.sql.held.taken_off import only_what_is_taken_off
from reliability.sql.held.too_wide import beyond_the_year
from reliability.sql.held.units import of_another_unit
from reliability.sql.held.whose_state import of_anothers_state
from reliability.sql.not_asked import of_all_for_their_own, one_of_several
from reliability.values import Dialect
from reliability.words import is_nearly, words

_MOST_TEXT = 2_000
_NUMBER = r"[€$£]?\s?(\d+(?:[.,]\d{3})*(?:\.\d+)?)(?![\w%.,]*\d|[kKmM]\b)"
_DENIED = re.compile(
    r"\b(?:no[tr]?|never|none|neither|without|except|exclud\w*|ignor\w*|skip\w*|other than|leav\w+ (?:\w+ ){0,3}out)\b"
    r"|n['’]t\b|\b(?:do|does|did|is|are|was|were|have|has|had|ca|wo)nt\b",
    re.I,
)
_OVER = re.compile(
    r"(?<!no )(?<!not )\b(?:over|above|exceed(?:s|ing|ed)?|(?:more|greater|higher|larger|bigger) than|at least"
    r"|older than(?=\s+\d{1,3}\b))\s+" + _NUMBER,
    re.I,
)
_UNDER = re.compile(
    r"\b(?:under|below|(?:less|fewer|lower|smaller|cheaper) than|at most|younger than(?=\s+\d{1,3}\b)"
    r"|within(?=\s+\d+\s+(?:minutes?|hours?|days?|weeks?|months?|years?)\b))\s+" + _NUMBER,
    re.I,
)
_EITHER_WAY = re.compile(r"\d{1,3}\.\d{3}")  # "1.000": one, or a thousand as most of Europe writes it
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}(?:[ T][\d:.]+)?")
_LOWER, _UPPER = (exp.GT, exp.GTE), (exp.LT, exp.LTE)


def contradicts(sql: str, question: str, dialect: Dialect, before: str = "") -> bool:
    """Whether no row can satisfy the query, its figure means nothing, it is about somebody or a place that neither the
    question nor what was said `before` names, or it surely says the opposite of the question or ends what goes on;
    false where it cannot be read.

    >>> contradicts("SELECT 1 FROM t WHERE price < 20", "things over 20 euros", "sqlite")
    True
    >>> contradicts("SELECT 1 FROM t WHERE town = 'Porto' AND town = 'Faro'", "in Porto and Faro", "sqlite")
    True
    >>> contradicts("SELECT SUM(discount_percent) FROM t", "how much discount did we give", "sqlite")
    True
    """
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return False
    said = question[:_MOST_TEXT]
    return (
        _impossible(tree)
        or _meaningless(tree, said)
        or _opposite(tree, said)
        or _backwards(tree, said)
        or _in_the_year_itself(tree, said)
        or _per_another(tree, said)
        or _over_too_soon(tree, said)
        or _sides_changed(tree, said)
        or _denied_all_the_same(tree, said)
        or _put_away_for_age(tree, said)
        or of_all_for_their_own(tree, said)
        or one_of_several(tree, said)
        or of_another_unit(tree, said)
        or either_of_both(tree, said)
        or of_anothers_state(tree, said)
        or running_total_unasked(tree, said)
        or so_many_of_a_hundred(tree, said)
        or sent_back_as_coming_back(tree, said)
        or best_as_worst(tree, said)
        or paid_as_good(tree, said)
        or wrong_end_of_what_lasts(tree, said)
        or still_there(tree, said)
        or read_though_lacking(tree, said)
        or one_number_for_two(tree, said)
        or beyond_the_year(tree, said)
        or counts_days(tree, said)
        or one_end_of_both(tree, said)
        or tells_no_duplicates(tree, said)
        or paid_by_coming(tree, said)
        or more_than_once(tree, said)
        or shows_nobody(tree, said)
        or only_what_is_taken_off(tree, said)
        or _one_of_both_denied(tree, said)
        or _about_another(tree, f"{said}\n{before[:_MOST_TEXT]}")
    )


# --- what no row can satisfy ------------------------------------------------------------------------


@dataclass(slots=True)
class _Held:
    """What the conditions of one WHERE let a column be."""

    equal: set[str] | None = None
    lowest: list[tuple[exp.Literal, bool]] = field(default_factory=list)
    highest: list[tuple[exp.Literal, bool]] = field(default_factory=list)

    def only(self, values: set[str]) -> None:
        self.equal = values if self.equal is None else self.equal & values

    def by_none(self) -> bool:
        empty = self.equal is not None and not self.equal
        return empty or any(_apart(*low, *high) for low in self.lowest for high in self.highest)


def _impossible(tree: exp.Expr) -> bool:
    return any(held.by_none() for where in tree.find_all(exp.Where) for held in _held(where).values())


def _held(where: exp.Where) -> Mapping[str, _Held]:
    """What conditions that must all hold say of each column.

    A name without its table is that of the one own source that has it: where `town` is said, `shops.town` is the same.
    """
    condition, found = where.this, dict[str, _Held]()
    tests = [
        _turned(each.unnest()) for each in (condition.flatten() if isinstance(condition, exp.And) else (condition,))
    ]
    bare = {test.this.name.lower() for test in tests if isinstance(test.this, exp.Column) and not test.this.table}
    own = {source.alias_or_name.lower() for source in _sources(where.parent)} if bare else set[str]()
    for test in tests:
        column = test.this
        if not isinstance(column, exp.Column):
            continue
        same = column.table.lower() in own and column.name.lower() in bare
        held = found.setdefault((column.name if same else column.sql()).lower(), _Held())
        if isinstance(test, exp.EQ) and isinstance(test.expression, exp.Literal):
            held.only({test.expression.name.lower()})
        elif (
            isinstance(test, exp.In) and test.expressions and all(isinstance(e, exp.Literal) for e in test.expressions)
        ):
            held.only({e.name.lower() for e in test.expressions})
        elif isinstance(test, exp.Between):
            low, high = test.args["low"], test.args["high"]
            held.lowest += [(low, True)] if isinstance(low, exp.Literal) else []
            held.highest += [(high, True)] if isinstance(high, exp.Literal) else []
        elif isinstance(test, (*_LOWER, *_UPPER)) and isinstance(test.expression, exp.Literal):
            bounds = held.lowest if isinstance(test, _LOWER) else held.highest
            bounds.append((test.expression, isinstance(test, exp.GTE | exp.LTE)))
    return found


_TURNED: dict[type[exp.Expr], type[exp.Expr]] = {exp.GT: exp.LT, exp.GTE: exp.LTE, exp.LT: exp.GT, exp.LTE: exp.GTE}


def _turned(test: exp.Expr) -> exp.Expr:
    """A comparison with its number or text on the right: 50 > x as x < 50."""
    turned = _TURNED.get(type(test))
    if turned is None or not isinstance(test.this, exp.Literal) or not isinstance(test.expression, exp.Column):
        return test
    return turned(this=test.expression.copy(), expression=test.this.copy())


def _sources(select: exp.Expr | None) -> Iterator[exp.Expr]:
    """What a SELECT reads itself: its FROM and its joins."""
    if isinstance(select, exp.Select):
        first = select.args.get("from_") or select.args.get("from")
        yield from ([first.this] if first else [])
        yield from (join.this for join in select.args.get("joins") or ())


def _apart(low: exp.Literal, with_low: bool, high: exp.Literal, with_high: bool) -> bool:
    """Whether nothing lies between two bounds of one kind."""
    if low.is_string != high.is_string or (
        low.is_string and not (_DAY.fullmatch(low.name) and _DAY.fullmatch(high.name))
    ):
        return False
    first, last = (low.name, high.name) if low.is_string else (float(low.name), float(high.name))
    if low.is_string and len(low.name) != len(high.name):
        return str(low.name)[:10] > str(high.name)[:10]
    return first > last or (first == last and not (with_low and with_high))  # type: ignore[operator]


# --- what means nothing -----------------------------------------------------------------------------


_PARTS = frozenset("percent percentage percentages pct rate rates ratio ratios".split())
_PARTS_OF_TIME = (["year"], ["quarter"], ["month"], ["week"], ["weekday"])
_ADDED = re.compile(r"\b(?:sum|add(?:ed|ing)? up|total|percent\w*|rates?|ratios?|shares?)\b|%", re.I)
"""Who says so may mean the sum of them (eight of ten such queries in Spider's and BIRD's training questions)."""


def _meaningless(tree: exp.Expr, question: str) -> bool:
    """Whether a query adds up percentages or rates unasked, takes the first by a column that it holds to be empty,
    shows a row's value beside a figure of all rows, divides a figure by itself, or has a value twice in a list: one of
    two that were meant."""
    if not _ADDED.search(question):
        for total in tree.find_all(exp.Sum):
            column = total.this.unnest()
            if isinstance(column, exp.Column) and not _PARTS.isdisjoint(words(column.name).split()):
                return True
            if isinstance(column, exp.Column) and words(column.name).split()[-1:] in _PARTS_OF_TIME:
                return True
    if any(len({e.sql() for e in each.expressions}) < len(each.expressions) for each in tree.find_all(exp.In)):
        return True
    return any(
        sorted_by_the_empty(select) or _beside_all(select) or _by_itself(select) for select in tree.find_all(exp.Select)
    )


def _by_itself(select: exp.Select) -> bool:
    """Whether a figure of all rows is divided by the same figure of the same rows, which is always one, or 100 %."""
    rows = [select.args.get(part) for part in ("from_", "joins", "where", "group")]
    if rows[-1] is not None:
        return False
    for ratio in (node for each in select.expressions for node in each.find_all(exp.Div)):
        below, above = ratio.expression.unnest(), ratio.this.unnest()
        if isinstance(above, exp.Mul):
            above = next((side for side in (above.this, above.expression) if not isinstance(side, exp.Literal)), above)
        if not (isinstance(below, exp.Select) and isinstance(above, exp.AggFunc)) or len(below.expressions) != 1:
            continue
        same = [below.args.get(part) for part in ("from_", "joins", "where", "group")]
        if same == rows and below.expressions[0].unalias() == above and ratio.find_ancestor(exp.Select) is select:
            return True
    return False


def _beside_all(select: exp.Select) -> bool:
    """Whether a column stands beside a figure of all rows: of which row it is nobody can say, but beside one MIN or
    MAX, or where a value of its table is given ("Porto's sales by its floor area")."""
    if select.args.get("group") is not None:
        return False
    own = [node for each in select.expressions for node in each.walk() if node.find_ancestor(exp.Select) is select]
    figures = [node for node in own if isinstance(node, exp.AggFunc) and not node.find_ancestor(exp.Window)]
    if not figures or (len(figures) == 1 and isinstance(figures[0], exp.Min | exp.Max)):
        return False
    where = select.args.get("where")
    held = {each.this.table for each in where.find_all(exp.EQ) if isinstance(each.this, exp.Column)} if where else set()
    return any(
        isinstance(node, exp.Column) and node.table not in held and not node.find_ancestor(exp.AggFunc, exp.Window)
        for node in own
    )


# --- what says the opposite -------------------------------------------------------------------------


def _opposite(tree: exp.Expr, question: str) -> bool:
    """Whether a number that the question has something be above is only ever an upper bound, or the other way round.
    Where something is denied or left out, that may be just what is asked for."""
    if _DENIED.search(question):
        return False
    over, under = (
        {float(n.replace(",", "")) for n in found.findall(question) if not _EITHER_WAY.fullmatch(n)}
        for found in (_OVER, _UNDER)
    )
    for said, wrong, right in ((over - under, _UPPER, _LOWER), (under - over, _LOWER, _UPPER)):
        for number in said:
            ways = list(_ways(tree, number))
            if any(isinstance(way, wrong) for way in ways) and not any(
                isinstance(way, (*right, exp.Between)) for way in ways
            ):
                return True
    return False


_AFTER_A_YEAR = re.compile(
    r"\b(?:after|later than) ((?:19|20)\d\d)\b(?![-/.:]\d)(?! (?:euros?|eur|dollars?)\b)", re.IGNORECASE
)


def _in_the_year_itself(tree: exp.Expr, question: str) -> bool:
    """Whether what is to be after a year begins within it: "hired after 2024" from 1 January 2024."""
    for year in _AFTER_A_YEAR.findall(question):
        for literal in tree.find_all(exp.Literal):
            bound, test = literal.name, literal.parent
            while isinstance(test, exp.Cast | exp.Paren | exp.Date | exp.TsOrDsToDate):
                test = test.parent
            if isinstance(test, exp.Between):
                lowest = test.args["low"].find(exp.Literal) is literal
            else:
                right = isinstance(test, exp.Binary) and test.expression.find(exp.Literal) is literal
                lowest = right and isinstance(test, exp.GTE if bound == year else _LOWER)
            if lowest and (bound == year or (_DAY.fullmatch(bound) and f"{year}-01-01" <= bound < f"{year}-12-31")):
                return True
    return False


_PER = re.compile(r"\bper ([a-z]{3,})\b", re.IGNORECASE)
_OF_KEYS = frozenset(("id", "key", "no", "nr", "code", "number"))


def _per_another(tree: exp.Expr, question: str) -> bool:
    """Whether a figure "per" one thing is divided by the number of others: "revenue per order" by customers. The thing
    is a table that is read, and nothing is grouped by it."""
    said = {_one(word) for word in _PER.findall(question)}
    if len(said) != 1:
        return False
    tables = {table.alias_or_name.lower(): table.name for table in tree.find_all(exp.Table)}
    if not said & {word for name in tables.values() for word in _words(name)}:
        return False
    grouped = [column for group in tree.find_all(exp.Group) for column in group.find_all(exp.Column)]
    if any(said & {*_words(each.name), *_words(tables.get(each.table.lower(), ""))} for each in grouped):
        return False
    counted = [_counted(each.expression, tables) for each in tree.find_all(exp.Div)]
    return any(counted) and not any(said & things for things in counted)


def _counted(below: exp.Expr, tables: Mapping[str, str]) -> set[str]:
    """The words for what is counted below a division, by a count of different ones or of the rows of one table; empty
    where it is anything else."""
    count = below.find(exp.Count)
    if count is None:
        return set()
    if isinstance(count.this, exp.Distinct):
        column = next(iter(count.this.find_all(exp.Column)), None)
        words = set(_words(column.name)) - _OF_KEYS if column is not None else set[str]()
        return words or (set(_words(tables.get(column.table.lower(), ""))) if column is not None else set())
    inside = count.find_ancestor(exp.Subquery)
    if inside is None or inside.find_ancestor(exp.Div) is not below.find_ancestor(exp.Div):
        return set()
    named = [table.name for table in inside.find_all(exp.Table)]
    return set(_words(named[0])) if len(named) == 1 else set()


def _words(name: str) -> list[str]:
    return [_one(word) for word in re.split(r"[^a-z0-9]+", name.lower()) if word]


def _one(word: str) -> str:
    """A word of a name in the singular."""
    word = word.lower()
    return f"{word[:-3]}y" if word.endswith("ies") else word.removesuffix("s")


def _ways(tree: exp.Expr, number: float) -> Iterator[exp.Expr]:
    """The comparisons of a column or a figure with a number, as if it stood on their right."""
    for literal in tree.find_all(exp.Literal):
        if literal.is_string or float(literal.name) != number or literal.find_ancestor(exp.Not, exp.Case):
            continue
        parent = literal.parent
        if isinstance(parent, (*_LOWER, *_UPPER)) and parent.this is literal:
            yield _TURNED[type(parent)]()
        elif parent is not None:
            yield parent


_LEAST = re.compile(r"\b(?:cheapest|lowest|smallest|fewest|least expensive)\b", re.I)
_MOST = re.compile(r"\b(?:most expensive|priciest|highest|largest|biggest)\b", re.I)
_COUNTED_BACKWARDS = re.compile(
    r"\b(?:rank\w*|plac(?:e|ed|ing)|position\w*|ages?|aged|tenure|senior\w*|old\w*|young\w*|experience\w*|loss\w*|deficit|"
    r"sort\w*|order(?:ed)? by|from|first|last)\b",
    re.I,
)
"""Where the first is the lowest number, what is longest began earliest, or an order is asked for."""


def _backwards(tree: exp.Expr, question: str) -> bool:
    """Whether a query only takes highest ones where the question only has lowest ones, or the other way round."""
    if _ages_turned(tree, question) or _changes_turned(tree, question):
        return True
    if _FALLEN.search(question) and any(difference is not None for difference, _ in _first_by_change(tree)):
        return False  # the largest drop is the lowest change
    least, most = bool(_LEAST.search(question)), bool(_MOST.search(question))
    if least == most or _COUNTED_BACKWARDS.search(question):
        return False
    falling = set(_extremes(tree))
    return falling == {least}


def _extremes(tree: exp.Expr) -> Iterator[bool]:
    """What a query takes of a column, in no order: True for its highest value, False for its lowest."""
    for each in tree.find_all(exp.Max, exp.Min):
        yield isinstance(each, exp.Max)
    for select in tree.find_all(exp.Select):
        order = select.args.get("order")
        if order is not None and select.args.get("limit") is not None:
            yield bool(order.expressions[0].args.get("desc"))
    for window in tree.find_all(exp.Window):
        order = window.args.get("order")
        if order is not None and isinstance(window.this, exp.RowNumber | exp.Rank | exp.DenseRank):
            yield bool(order.expressions[0].args.get("desc"))


_OLDEST, _YOUNGEST = re.compile(r"\boldest\b", re.I), re.compile(r"\byoungest\b", re.I)


def _ages_turned(tree: exp.Expr, question: str) -> bool:
    """Whether a query takes the first by a number of years since something ("2026 − birth year") from the wrong end."""
    oldest, youngest = bool(_OLDEST.search(question)), bool(_YOUNGEST.search(question))
    for select in tree.find_all(exp.Select) if oldest != youngest else ():
        order = select.args.get("order")
        if order is None or select.args.get("limit") is None:
            continue
        by, falling = order.expressions[0].this.unnest(), bool(order.expressions[0].args.get("desc"))
        by = by.this.unnest() if isinstance(by, exp.Avg | exp.Min | exp.Max) else by
        since = isinstance(by, exp.Sub) and not by.this.find(exp.Column) and by.expression.find(exp.Column)
        if since and falling != oldest:
            return True
    return False


_NOT_SO = (
    r"\b(?:not|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|except|excluding|other than"
    r"|apart from|aside from|outside(?: of)?|leaving out|not counting"
    r"|(?:all|every\w*|any(?:one|body|thing|where)?) (?:\w+ )?but)"
    r"(?: (?:paid|made|placed|bought|ordered|sold|based|located|living))?"
    r"(?: (?:by|via|with|through|using|in|from|at|on))?(?: (?:the|those|a|any))?(?: in)? (?:[\w-]+,? n?or )*"
)
_DENIES = (exp.Except, exp.Is, exp.Sub)
"""What may deny it in a way that is not looked into: rows that are left over, an outer join without a match, all less
these."""
_DENIES_IT = (exp.Not, exp.Case, exp.If, exp.AggFunc)


def _denied_all_the_same(tree: exp.Expr, question: str) -> bool:
    """Whether a query holds a column equal to a text that the question denies ("not paid by card", "all but Gold"), and
    does not deny that."""
    if tree.find(*_DENIES) is not None:
        return False
    for text in set(_kept_texts(tree)):
        plain = re.escape(text)
        denied = len(re.findall(rf"{_NOT_SO}{plain}\b", question, re.I))
        if denied and denied == len(re.findall(rf"\b{plain}\b", question, re.I)):
            return True
    return False


_BOTH = re.compile(r"\bboth\b[^.?!;,]{0,40}?\band\b|\band\b [^.?!;,]{1,30} both\b", re.I)
_BUT_ONE = re.compile(r"\b(?:only|just|solely|either|other|rest|else|lost|stopped|new|first)\b|\bun\w+ed\b", re.I)


def _one_of_both_denied(tree: exp.Expr, question: str) -> bool:
    """Whether a query leaves out those that have one of two values where the question has both of them and denies
    nothing: "bought both tea and coffee" as tea and no coffee."""
    if not _BOTH.search(question) or _DENIED.search(question) or _BUT_ONE.search(question):
        return False
    for test in tree.find_all(exp.EQ, exp.In, exp.NEQ):
        denied = test if isinstance(test, exp.NEQ) or _counts_none(test) else test.find_ancestor(exp.Not)
        held = test.expressions if isinstance(test, exp.In) else [test.expression]
        texts = [each.name for each in held if isinstance(each, exp.Literal) and each.is_string]
        if denied is not None and any(re.search(rf"\b{re.escape(each)}\b", question, re.I) for each in texts if each):
            return True
    return False


def _counts_none(test: exp.Expr) -> bool:
    """Whether the rows for which it holds are to be none: SUM(CASE WHEN ... THEN 1 END) = 0."""
    figure = test.find_ancestor(exp.AggFunc)
    held = figure.parent if figure is not None else None
    return isinstance(held, exp.EQ) and held.this is figure and held.expression.name == "0"


def _kept_texts(tree: exp.Expr) -> Iterator[str]:
    """The texts that a column must be equal to, or one of."""
    for each in tree.find_all(exp.EQ, exp.In):
        sides = each.expressions if isinstance(each, exp.In) else [each.expression]
        held = [side.name for side in sides if isinstance(side, exp.Literal) and side.is_string]
        if held and not each.find_ancestor(*_DENIES_IT):
            yield from held


_HOW_OLD = re.compile(r"\b(?:how|years?|yrs?|days?|weeks?|months?) old\b", re.I)


def _put_away_for_age(tree: exp.Expr, question: str) -> bool:
    """Whether a query reads what is called old because it was put away, where only an age is asked for: "how old are
    our customers" from customers_old."""
    if not _HOW_OLD.search(question) or re.search(r"\bold\b", _HOW_OLD.sub(" ", question), re.I):
        return False
    return any("old" in _words(table.name) for table in tree.find_all(exp.Table))


_FALLEN = re.compile(
    r"\b(?:drop\w*|declin\w*|decreas\w*|fell|fall(?:s|en|ing)|shr[aiu]nk\w*"
    r"|los(?:es?|t|ing)(?= (?:the )?(?:most|biggest|largest|greatest)\b)|(?:biggest|largest|greatest|steepest|sharpest) fall)\b",
    re.I,
)
"""That a figure got less; "fall 2025" is a season, and "who lost" no change."""
_RISEN = re.compile(r"\b(?:increas\w*|rise[ns]?|rising|rose|gr[eo]w\w*|gain\w*|jump\w*)\b", re.I)
_BY_FAR = re.compile(r"\b(?:biggest|largest|highest|greatest|steepest|sharpest|strongest|most)\b", re.I)
_SMALL = re.compile(r"\b(?:smallest|lowest|least|slightest|fewest)\b", re.I)
_A_YEAR = re.compile(r"(?:19|20)\d\d")


def _changes_turned(tree: exp.Expr, question: str) -> bool:
    """Whether a query takes first what rose most where the question has what fell most, or the other way round: by the
    difference of a later and an earlier time."""
    falls, rises = bool(_FALLEN.search(question)), bool(_RISEN.search(question))
    if falls == rises or not _BY_FAR.search(question) or _SMALL.search(question):
        return False
    for difference, falling in _first_by_change(tree):
        later = _later_first(difference) if difference is not None else None
        if later is not None and falling == (later == falls):
            return True
    return False


def _first_by_change(tree: exp.Expr) -> Iterator[tuple[exp.Sub | None, bool]]:
    """The difference by which each SELECT that keeps the first rows orders them, None where it is by none, and whether
    the highest come first."""
    for select in tree.find_all(exp.Select):
        order = select.args.get("order")
        if order is None or select.args.get("limit") is None:
            continue
        by = order.expressions[0].this.unnest()
        named = {each.alias: each.this for each in select.expressions if isinstance(each, exp.Alias)}
        by = named.get(by.name, by) if isinstance(by, exp.Column) and not by.table else by
        yield by.find(exp.Sub), bool(order.expressions[0].args.get("desc"))


def _later_first(difference: exp.Sub) -> bool | None:
    """Whether what is taken from is of a later time than what is taken away; None where that is not certain."""
    times = [
        max((each.name[:10] for each in side.find_all(exp.Literal) if _A_YEAR.match(each.name)), default="")
        for side in (difference.this, difference.expression)
    ]
    return times[0] > times[1] if all(times) and times[0] != times[1] else None


_SINCE = re.compile(r"\bsince (?:the )?(?:(?:start|beginning) of )?(?:jan(?:uary)? )?(20\d\d)\b", re.I)


def _over_too_soon(tree: exp.Expr, question: str) -> bool:
    """Whether a query ends with the year since which the question asks: "since 2024" as that year alone."""
    found = _SINCE.search(question)
    if found is None or question.count(found[1]) > 1:
        return False
    year = int(found[1])
    ends = {f"{year}-12-31", f"{year + 1}-01-01"}
    for literal in tree.find_all(exp.Literal):
        held = literal.parent
        if isinstance(held, exp.EQ) and literal.name == str(year):
            return True
        if isinstance(held, exp.LT | exp.LTE | exp.Between) and literal.is_string and literal.name[:10] in ends:
            return True
    return False


_EARLIER = re.compile(r"\b(?:before|earlier than|prior to)\b", re.I)
_LATER = re.compile(r"\b(?:after|later than)\b", re.I)
_NO_NAME_OF_A_DAY = frozenset("date day on at time datetime timestamp".split())


def _sides_changed(tree: exp.Expr, question: str) -> bool:
    """Whether a query compares two dates the other way round: "shipped before it was ordered" as ordered < shipped."""
    earlier, later = _EARLIER.search(question), _LATER.search(question)
    said = earlier or later
    if said is None or (earlier and later) or re.search(r"\bno[tr]?\b|n't\b|\bnever\b", question, re.I):
        return False
    for test in tree.find_all(*_LOWER, *_UPPER):
        left, right = test.this, test.expression
        if not isinstance(left, exp.Column) or not isinstance(right, exp.Column) or left.table != right.table:
            continue
        named = sorted((at, side.name) for side in (left, right) for at in _named_in(side.name, question))
        first = [side for at, side in named if at < said.start()][-1:]
        second = [side for at, side in named if at > said.start()][:1]
        if (
            first
            and second
            and first != second
            and (isinstance(test, _UPPER) == (first == [left.name])) != (said is earlier)
        ):
            return True
    return False


def _named_in(column: str, question: str) -> list[int]:
    """Where a question names a column of days by a word of its own: "shipped" ship_date."""
    own = [word for word in words(column).split() if len(word) > 2 and word not in _NO_NAME_OF_A_DAY]
    return [found.start() for word in own for found in re.finditer(rf"\b{re.escape(word[:5])}", question, re.I)]


_OF_SOMEBODY = re.compile(
    r"(?:^|_)(?:city|town|(?:first|last|full|sur|nick|middle)_?name|"
    r"(?:customer|employee|person|staff|store|shop|supplier|vendor|product|company|player|student|author|artist)_?name)$",
    re.I,
)
_LEAST_ALIKE = 3


def _about_another(tree: exp.Expr, said: str) -> bool:
    """Whether a query is about one person, place or thing that nobody named: no word of its name begins as a word of
    the question does, nor do its first letters ("NYC") stand there."""
    lowered = _plain_letters(said)
    begun = {word[:_LEAST_ALIKE] for word in re.findall(r"\w+", lowered)}
    names = {_plain_letters(word) for word in re.findall(r"\w+", said) if word[0].isupper()}
    for test in tree.find_all(exp.EQ, exp.In):
        column = test.this
        if not isinstance(column, exp.Column) or not _OF_SOMEBODY.search(column.name):
            continue
        for value in test.expressions if isinstance(test, exp.In) else (test.expression,):
            if not isinstance(value, exp.Literal) or not value.is_string:
                continue
            own = re.findall(r"\w+", _plain_letters(value.name))
            initials = "".join(word[0] for word in own)
            if not own or initials in lowered.split() or any(word[:_LEAST_ALIKE] in begun for word in own):
                continue
            if not (len(own) == 1 and any(is_nearly(name, own[0]) for name in names)):  # "Ghent" is Gent
                return True
    return False


def _plain_letters(text: str) -> str:
    """In lower case, without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
