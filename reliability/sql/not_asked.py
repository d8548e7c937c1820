"""What a query works out that nobody can have asked for: days up to something that is no day, the same figure twice, and
a number in place of the one that a question gives."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.guard.dialects.registry import rules_of
from reliability.values import Dialect

_GIVEN = re.compile(
    r"\b(?:over|above|exceed(?:s|ing|ed)?|(?:more|greater|higher|larger|bigger) than|at least|under|below|"
    r"(?:less|fewer|lower|smaller|cheaper) than|at most)\s+(?P<said>[€$£]?\s?(?P<number>\d+(?:,\d{3})*(?:\.\d+)?)\s?(?P<unit>k|m|mn|mio|"
    r"thousand|million)?)(?![\w%.,]*\d|\w|\s?%|\s?percent|\s(?:days?|weeks?|months?|years?|hours?|minutes?)\b)",
    re.IGNORECASE,
)
"""A number that something is held against; shares and lengths of time may be written in other units."""
_PLACES = {"second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "5th": 5}
_PLACE = re.compile(
    rf"\b(?P<place>{'|'.join(_PLACES)})[- ](?:most|highest|largest|biggest|best|cheapest|lowest|least|smallest|longest|oldest"
    r"|youngest|busiest|worst)\b",
    re.IGNORECASE,
)
_MOST_TEXT = 2_000
_TIMES = {"k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "mio": 1e6, "million": 1e6}
_HELD = (exp.GT, exp.GTE, exp.LT, exp.LTE)
_FIRST_YEAR, _LAST_YEAR, _OLDEST = 1900, 2100, 120
_AS_GOOD = (0.0, 1.0, -1.0)
"""Beside a number: "over 5" is 6 and more."""
_DAY = re.compile(r"(?:^|_)(?:date|on)$", re.IGNORECASE)
_NO_DAY = re.compile(r"(?:^|_)(?:year|pct|percent|count|number|quantity)s?$|^(?:is|has|was)_", re.IGNORECASE)


def days_of_no_day(sql: str, dialect: Dialect) -> bool:
    """Whether a query takes the days from or to what is no day: a number of rows, or a column that its name says to
    hold years, numbers, or yes and no; or from a day to the same day; or takes two days from each other where that
    gives no days. False where it cannot be read.

    >>> days_of_no_day("SELECT JULIANDAY(c.birth_year) - JULIANDAY(c.joined_on) FROM c", "sqlite")
    True
    >>> days_of_no_day("SELECT JULIANDAY(c.left_on) - JULIANDAY(c.joined_on) FROM c", "sqlite")
    False
    """
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return False
    if not rules_of(dialect).days_subtract and any(
        _is_day(each.this) and _is_day(each.expression) for each in tree.find_all(exp.Sub)
    ):
        return True
    days = list(_days(tree))
    if any(_the_day(one) == _the_day(other) for one, other in zip(days[::2], days[1::2], strict=True)):
        return True
    return any(_is_no_day(each, tree) for day in days for each in day.find_all(exp.Column))


def shows_a_figure_twice(sql: str, dialect: Dialect) -> bool:
    """Whether a query shows one and the same figure in two columns: two stores compared, each with the sum of both.
    False where it cannot be read.

    >>> shows_a_figure_twice("SELECT SUM(a.net), SUM(a.net) FROM a", "sqlite")
    True
    >>> shows_a_figure_twice("SELECT SUM(a.net), AVG(a.net) FROM a", "sqlite")
    False
    """
    tree = tree_or_none(sql, dialect)
    shown = [each.unalias() for each in tree.expressions] if isinstance(tree, exp.Select) else []
    figures = [each.sql() for each in shown if each.find(exp.AggFunc) is not None]
    return len(set(figures)) < len(figures)


def numbers_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The numbers, as a question writes them, that something is to be above or below, where a query holds columns
    against other numbers and against none of these, and places ("second most") of which a query knows nothing; () in
    doubt.

    >>> numbers_left_out("SELECT 1 FROM t WHERE pay > 90000", "who earns more than 70k", "sqlite")
    ('70k',)
    >>> numbers_left_out("SELECT 1 FROM t WHERE pay > 70000", "who earns more than 70k", "sqlite")
    ()
    """
    given = {found["said"].strip(): _values(found) for found in _GIVEN.finditer(question)}
    places = {found["place"]: _PLACES[found["place"].lower()] for found in _PLACE.finditer(question)}
    tree = tree_or_none(sql, dialect) if given or places else None
    if tree is None:
        return ()
    not_first = tuple(said for said, place in places.items() if not _knows_the(place, tree))
    return (*_numbers_left_out(given, tree), *not_first)


@dataclass(frozen=True, slots=True)
class _Statistic:
    """The words that ask for a figure of statistics and for nothing else, and whether a query may work it out; in doubt
    it may."""

    words: re.Pattern[str]
    may_be_in: Callable[[exp.Expr], bool]


def figures_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The words of a question that ask for a figure of statistics ("standard deviation", "90th percentile", "bought
    together") which the query surely does not work out; () in doubt.

    >>> figures_left_out("SELECT AVG(pay) FROM t", "the standard deviation of pay", "sqlite")
    ('standard deviation',)
    >>> figures_left_out("SELECT SQRT(AVG(pay * pay) - AVG(pay) * AVG(pay)) FROM t", "the standard deviation of pay", "sqlite")
    ()
    """
    asked = [(found.group(), each) for each in _STATISTICS for found in each.words.finditer(question[:_MOST_TEXT])]
    tree = tree_or_none(sql, dialect) if asked else None
    if tree is None:
        return ()
    return tuple(dict.fromkeys(said for said, each in asked if not each.may_be_in(tree)))


def _statistic(words: str, may_be_in: Callable[[exp.Expr], bool]) -> _Statistic:
    return _Statistic(re.compile(rf"\b(?:{words})\b", re.IGNORECASE), may_be_in)


def _spreads(tree: exp.Expr) -> bool:
    functions = (exp.Stddev, exp.StddevPop, exp.StddevSamp, exp.Variance, exp.VariancePop, exp.Sqrt, exp.Pow, exp.Mul)
    return tree.find(*functions) is not None or _calls(tree, r"std|var|mad")


def _cuts_by_rank(tree: exp.Expr) -> bool:
    part_of_all = any(limit.find(exp.Query, exp.Div, exp.Mul) is not None for limit in tree.find_all(exp.Limit))
    functions = (exp.PercentileCont, exp.PercentileDisc, exp.Quantile, exp.ApproxQuantile, exp.Window, exp.Offset)
    return part_of_all or tree.find(*functions) is not None or _calls(tree, r"percentile|quantile")


def _reads_a_table_twice(tree: exp.Expr) -> bool:
    read = [table.name.lower() for table in tree.find_all(exp.Table)]
    return len(set(read)) < len(read)


def _looks_again(tree: exp.Expr) -> bool:
    """Whether it reads a table twice, or within another query."""
    nested = tree.find(exp.Subquery, exp.CTE, exp.Exists, exp.Window, exp.SetOperation) is not None
    return nested or _reads_a_table_twice(tree) or any(each.args.get("query") for each in tree.find_all(exp.In))


def _moves(tree: exp.Expr) -> bool:
    """Whether it takes figures over a few rows around each, or reads a table twice, as who writes no window does."""
    frames = [each.args.get("spec") for each in tree.find_all(exp.Window)]
    few = any(frame is not None and frame.args.get("start") != "UNBOUNDED" for frame in frames)
    return few or _reads_a_table_twice(tree)


def _calls(tree: exp.Expr, named: str) -> bool:
    return any(
        re.search(named, each.name, re.IGNORECASE) for each in tree.find_all(exp.Anonymous, exp.AnonymousAggFunc)
    )


def _never(_tree: exp.Expr) -> bool:
    return False


_STATISTICS = (
    _statistic(r"standard deviations?|std\.? ?dev(?:iations?)?|stdd?ev", _spreads),
    _statistic(
        r"(?:\d+(?:st|nd|rd|th)|upper|lower|top|bottom|first|last|highest|lowest) (?:percentiles?|quartiles?|quintiles?|deciles?)"
        r"|percentiles?|quartiles?|quintiles?|deciles?|interquartile range|p(?:10|25|75|80|90|95|99)",
        _cuts_by_rank,
    ),
    _statistic(
        r"correlat(?:ions?|es?|ed|ing)", lambda tree: tree.find(exp.Corr, exp.Mul) is not None or _calls(tree, "corr")
    ),
    _statistic(
        r"weighted (?:averages?|means?)", lambda tree: tree.find(exp.Mul) is not None and tree.find(exp.Div) is not None
    ),
    _statistic(
        r"cohort (?:analysis|table|retention)|retention (?:cohorts?|rates?|curves?|by|of)",
        _looks_again,
    ),
    _statistic(
        r"(?:\d+[- ]?(?:day|week|month)s? )?(?:moving|rolling|trailing) (?:\d+[- ]?(?:day|week|month)s? )?(?:averages?|means?|sums?|totals?)",
        _moves,
    ),
    _statistic(
        r"(?:bought|purchased|ordered|sold|rented|booked) together|market basket|basket analysis",
        _reads_a_table_twice,
    ),
    _statistic(r"regression|statistical(?:ly)? significan(?:ce|t)|p[- ]values?|confidence intervals?", _never),
)


_EXCEPT = (
    r"\b(?:except(?: for)?|excluding|apart from|aside from|other than|outside(?: of)?|not counting|leaving out|ignoring"
    r"|(?:all|every\w*|any(?:one|body|thing|where)?) (?:\w+ )?but)"
    r"(?: (?:by|via|with|through|using|in|from|at|on|the|those|a|any|for))* "
)


def exceptions_left_out(sql: str, question: str, cells: Mapping[str, str], dialect: Dialect) -> tuple[str, ...]:
    """The words for a value that a question excepts ("apart from Germany") where a query surely says nothing of it: it
    has neither the value nor its column, and leaves nothing out; () in doubt. `cells` are the words for values, with
    `table.column=value` of each.

    >>> cells = {"Peru": "towns.land=Peru"}
    >>> exceptions_left_out("SELECT land, COUNT(*) FROM towns GROUP BY land", "towns by land, apart from Peru", cells, "sqlite")
    ('Peru',)
    >>> exceptions_left_out("SELECT COUNT(*) FROM towns WHERE land <> 'Peru'", "towns apart from Peru", cells, "sqlite")
    ()
    """
    excepted = {w: c for w, c in cells.items() if re.search(rf"{_EXCEPT}{re.escape(w)}\b", question, re.IGNORECASE)}
    tree = tree_or_none(sql, dialect) if excepted else None
    if tree is None or tree.find(exp.Not, exp.NEQ, exp.Is, exp.Except, exp.Sub, exp.Case, exp.If) is not None:
        return ()
    tests = [test for where in tree.find_all(exp.Where, exp.Having) for test in where.find_all(exp.Column)]
    kept, texts = {each.name.lower() for each in tests}, {each.name.lower() for each in tree.find_all(exp.Literal)}
    return tuple(
        said
        for said, cell in excepted.items()
        if cell.partition("=")[2].lower() not in texts and cell.partition("=")[0].rpartition(".")[2].lower() not in kept
    )


_BOTH_OF = (
    r"\bboth\b[^.?!;]{{0,20}}?\b{0}\b,? (?:and|&|as well as),?(?: \w+){{0,3}},? {1}\b"
    r"|\b{0}\b (?:and|&) (?:\w+ ){{0,2}}{1} both\b"
)


def one_of_both_left_out(
    sql: str, question: str, cells: Mapping[str, Sequence[str]], dialect: Dialect
) -> tuple[str, ...]:
    """The words for the one of two values of a column, both of which a question wants ("bought both tea and coffee"),
    that a query says nothing of where it has the other; () in doubt. `cells` are the words for values, with
    `table.column=value` of each that they may be.

    >>> cells = {"tea": ("cups.drink=Tea",), "coffee": ("cups.drink=Coffee",)}
    >>> one_of_both_left_out("SELECT 1 FROM cups WHERE drink = 'Tea'", "who drank both tea and coffee", cells, "sqlite")
    ('coffee',)
    """
    if not re.search(r"\bboth\b", question, re.IGNORECASE) or len(cells) < 2:
        return ()
    tree = tree_or_none(sql, dialect)
    held = [] if tree is None else [each.name.lower() for each in tree.find_all(exp.Literal) if each.is_string]
    for one, other in permutations(cells, 2):
        pattern = _BOTH_OF.format(re.escape(one), re.escape(other))
        alike = {each.partition("=")[0] for each in cells[one]} & {each.partition("=")[0] for each in cells[other]}
        if not alike or not re.search(pattern, question, re.IGNORECASE):
            continue
        has = [any(each.partition("=")[2].lower() in held for each in cells[said]) for said in (one, other)]
        if has[0] != has[1]:
            return (other if has[0] else one,)
    return ()


_DONE_LATE = re.compile(
    r"\b(?:shipped|sent|dispatched|delivered|arrived?|returned|came (?:back|in)|paid|settled|finished|completed|submitted)"
    r"(?: out| back)?(?: (?:too|very|quite|really))? late\b"
    r"(?! (?:in|on|at|last|this|next|fees?|night|evening|charges?)\b)",
    re.IGNORECASE,
)
"""That something was done late; "late in May" and "late last year" may be when."""
_OF_LATENESS = re.compile(
    r"(?:^|[_ ])(?:late|delay|overdue|due|deadline|promised|expected|required|target|lead)", re.IGNORECASE
)


_ALL_OF = r"(?:every(?:\s+single)?|each\s+and\s+every|all(?:\s+of)?(?:\s+(?:the|our))?)"
_IN_EVERY = re.compile(
    rf"\b(?:that|who|which)\s+(?:\w+\s+){{1,4}}?(?P<every>(?:in|to|from|at)\s+{_ALL_OF}\s+[^\W\d_]{{3,}}"
    r"|(?<=sell )all\s+\w+|(?<=sold )all\s+\w+|(?<=carry )all\s+\w+|(?<=stock )all\s+\w+|(?<=bought )all\s+\w+|(?<=supply )all\s+\w+"
    r"|(?<=offer )all\s+\w+|(?:every(?:\s+single)?|each\s+and\s+every)\s+[^\W\d_]{3,})",
    re.IGNORECASE,
)
_FIGURE = re.compile(r"\b(?:how (?:many|much)|number|count|total|sum|average|revenue|share|per|by)\b", re.IGNORECASE)


def every_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The words of a question for those that have rows with all of something ("that were sold in every store"), where a
    query surely knows nothing of all of them: it counts no different ones of each, and leaves none out; () in doubt,
    and where a figure is asked for, which may be one of each.

    >>> every_left_out("SELECT name FROM t", "products that were sold in every store", "sqlite")
    ('in every store',)
    >>> every_left_out("SELECT name FROM t", "how many products were sold in every store", "sqlite")
    ()
    """
    said = _IN_EVERY.search(question[:_MOST_TEXT])
    tree = tree_or_none(sql, dialect) if said is not None and not _FIGURE.search(question) else None
    if said is None or tree is None:
        return ()
    counts = any(
        isinstance(each.this, exp.Distinct)
        for having in tree.find_all(exp.Having)
        for each in having.find_all(exp.Count)
    )
    leaves_out = tree.find(exp.Not, exp.Except, exp.NEQ, exp.All) is not None
    return () if counts or leaves_out else (said["every"],)


def lateness_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The words that say of something that it was done late, where a query surely knows nothing of it: it holds no two
    days against each other and has no column and no text about lateness; () in doubt.

    >>> lateness_left_out("SELECT 1 FROM orders WHERE shipped_on IS NOT NULL", "orders that were shipped late", "sqlite")
    ('shipped late',)
    >>> lateness_left_out("SELECT 1 FROM orders WHERE shipped_on > due_on", "orders that were shipped late", "sqlite")
    ()
    """
    said = _DONE_LATE.search(question)
    tree = tree_or_none(sql, dialect) if said is not None else None
    if said is None or tree is None:
        return ()
    held = (exp.Sub, exp.DateDiff, exp.Anonymous, exp.Window)
    compared = any(len(list(each.find_all(exp.Column))) > 1 for each in tree.find_all(*_HELD))
    named = any(_OF_LATENESS.search(each.name) for each in tree.find_all(exp.Column, exp.Literal))
    return () if compared or named or tree.find(*held) is not None else (said[0],)


_THEIR_AVERAGE = re.compile(
    r"\b(?:average|mean|median)\b(?:(?! (?:and|or|but|than)\b)[^?.;,]){0,40}? (?:of|in|for|within|at) (?:their|its|the same)"
    r" (?:own |respective )?(?P<thing>\w+)"
    r"|\b(?:their|its) (?:own |respective )?(?P<whose>\w+?)(?:['’]s?)? (?:average|mean|median)\b",
    re.IGNORECASE,
)
_THEIR_FIRST = re.compile(r"\btheir (?:very |own )?(?:first|last|latest|most recent|earliest|newest)\b", re.IGNORECASE)
_RANKED = re.compile(
    r"\b(?:highest|largest|biggest|greatest|lowest|smallest|least|fewest|longest|shortest|best|worst|most(?! recent\b))\b",
    re.IGNORECASE,
)


def of_all_for_their_own(tree: exp.Expr, question: str) -> bool:
    """Whether a query has the average of all rows, or the first of all, in place of each one's own: "above the
    average of their department", "their first order".

    >>> from sqlglot import parse_one
    >>> all_of_them = parse_one("SELECT n FROM staff WHERE pay > (SELECT AVG(pay) FROM staff)")
    >>> of_all_for_their_own(all_of_them, "staff above the average of their team")
    True
    >>> of_all_for_their_own(all_of_them, "staff above the average of all")
    False
    """
    thing = _THEIR_AVERAGE.search(question)
    if thing is not None and _averages_all(tree, (thing["thing"] or thing["whose"]).lower()):
        return True
    if not _THEIR_FIRST.search(question) or _RANKED.search(question):
        return False
    return _takes_one_row(tree) or any(_extreme_of_all(test.expression) for test in tree.find_all(exp.EQ))


def _averages_all(tree: exp.Expr, thing: str) -> bool:
    """Whether all that a query averages are all rows of a query within it, and none of what the thing is called."""
    averages = list(tree.find_all(exp.Avg))
    for each in averages:
        select, named = each.find_ancestor(exp.Select), {column.name.lower() for column in each.find_all(exp.Column)}
        if select is tree or select is None or not _is_of_all(select) or isinstance(each.parent, exp.Window):
            return False
        if any(thing.removesuffix("s") in name for name in named):
            return False
    return bool(averages)


def _is_of_all(select: exp.Select) -> bool:
    """Whether a query has no groups, keeps no rows by a text, and is the same for all rows of the one around it."""
    own = {source.alias_or_name.lower() for source in select.find_all(exp.Table, exp.Subquery)}
    kept = [side for test in select.find_all(exp.EQ, exp.In) for side in test.find_all(exp.Literal) if side.is_string]
    around = any(column.table and column.table.lower() not in own for column in select.find_all(exp.Column))
    return select.args.get("group") is None and not kept and not around


def _takes_one_row(tree: exp.Expr) -> bool:
    """Whether a query shows the first row by a value of the row itself."""
    order, limit = tree.args.get("order"), tree.args.get("limit")
    if order is None or limit is None or limit.expression.name != "1" or tree.args.get("group") is not None:
        return False
    return isinstance(order.expressions[0].this, exp.Column) and tree.find(exp.Window) is None


def _extreme_of_all(node: exp.Expr) -> bool:
    select = node.unnest()
    if not isinstance(select, exp.Select) or len(select.expressions) != 1:
        return False
    return isinstance(select.expressions[0].unalias(), exp.Min | exp.Max) and _is_of_all(select)


_SEVERAL = re.compile(
    r"(?<!one of the )(?<!one of our )\b(?:top|leading)(?:[- ](?:selling|performing|rated|earning|spending|paid))? (?P<what>\w+[^s\W]s)"
    r"(?=\s+(?:by|in|of|for|from|on|with|this|last|that|who|we|according|ranked|based|over|across|at|since|during)\b|\s*[?.!,]|$)",
    re.IGNORECASE,
)


def one_of_several(tree: exp.Expr, question: str) -> bool:
    """Whether a query shows one alone of several that are asked for: "our top brands" as the first brand.

    >>> from sqlglot import parse_one
    >>> first = parse_one("SELECT brand, SUM(sold) FROM products GROUP BY brand ORDER BY SUM(sold) DESC LIMIT 1")
    >>> one_of_several(first, "top brands by units sold"), one_of_several(first, "top brand by units sold")
    (True, False)
    """
    limit, said = tree.args.get("limit"), _SEVERAL.search(question)
    if limit is None or said is None or limit.expression.name != "1" or tree.args.get("offset") is not None:
        return False
    one = re.sub(r"ie$|$", "", said["what"].lower()[:-1], count=1)
    shown = [column for each in tree.expressions if not each.find(exp.AggFunc) for column in each.find_all(exp.Column)]
    tables = {table.alias_or_name.lower(): table.name.lower() for table in tree.find_all(exp.Table)}
    only = next(iter(tables.values()), "") if len(tables) == 1 else ""
    return any(one in f"{tables.get(each.table.lower(), only)} {each.name.lower()}" for each in shown)


_SEVERAL_OF_A_KIND = re.compile(
    r"\b(?P<top>(?:top|leading|best|worst|biggest|largest|smallest|strongest|weakest|busiest|cheapest|oldest|newest|youngest"
    r"|longest|shortest|slowest|fastest|(?:most|least) (?:expensive|popular|loyal|important|valuable|profitable|successful))"
    r"(?:[- ](?!of\b)\w+)?) (?P<what>[^\W\d_]+[^s\W\d_]s)"
    r"(?=\s+(?:by|in|of|for|from|on|with|this|last|that|who|we|according|ranked|based|over|across|at|since|during|and)\b"
    r"|\s*[?.!,]|$)",
    re.IGNORECASE,
)

_OF_ONE = re.compile(
    r"\b(?:one of|which of|ha[sd]|have|with|got|gets?|had|makes?|made|took)(?: the| our)? *$", re.IGNORECASE
)
"""Before what something has most of, and before those of which one is asked for."""


def shows_several(sql: str, question: str, dialect: Dialect) -> bool:
    """Whether a question asks for the first of several things without their number, and a query shows several.

    >>> first = "SELECT name FROM shops ORDER BY area DESC LIMIT {}"
    >>> shows_several(first.format(10), "our largest shops", "sqlite"), shows_several(first.format(1), "our largest shops", "sqlite")
    (True, False)
    >>> shows_several(first.format(10), "which of our shops is the largest", "sqlite")
    False
    """
    said = _SEVERAL_OF_A_KIND.search(question[:_MOST_TEXT])
    several = said is not None and not _OF_ONE.search(question, 0, said.start())
    tree = tree_or_none(sql, dialect) if several else None
    limit = tree.args.get("limit") if tree is not None else None
    return isinstance(limit, exp.Limit) and limit.expression.name.isdigit() and int(limit.expression.name) > 1


def _numbers_left_out(given: Mapping[str, Sequence[float]], tree: exp.Expr) -> tuple[str, ...]:
    held = list(_held_against(tree))
    if any(_FIRST_YEAR <= each <= _LAST_YEAR for each in held) and all(
        number <= _OLDEST for numbers in given.values() for number in numbers
    ):
        return ()  # who is under 30 was born in a year
    meant = [number for numbers in given.values() for number in numbers]
    near = {number * unit + beside for number in meant for unit in (1, 100, 0.01) for beside in _AS_GOOD}
    if not held or not near & set(held):
        return tuple(given) if held else ()
    return _one_of_several(given, tree)


def _one_of_several(given: Mapping[str, Sequence[float]], tree: exp.Expr) -> tuple[str, ...]:
    """Of several numbers those that stand nowhere in a query, where others of them do."""
    there = {float(each.name) for each in tree.find_all(exp.Literal) if not each.is_string}

    def stands(numbers: Sequence[float]) -> bool:
        return any(n * unit + beside in there for n in numbers for unit in (1, 100, 0.01) for beside in _AS_GOOD)

    return tuple(said for said, numbers in given.items() if not stands(numbers)) if len(given) > 1 else ()


def _knows_the(place: int, tree: exp.Expr) -> bool:
    """Whether a query counts up to a place: by a rank, a part that is left out, or the first so many within it."""
    limit = tree.args.get("limit")
    first = limit.expression if isinstance(limit, exp.Limit) else None
    numbers = [each for each in tree.find_all(exp.Literal) if not each.is_string and each is not first]
    return any(each.name in (str(place), str(place - 1)) for each in numbers)


def _values(found: re.Match[str]) -> tuple[float, ...]:
    """What a number may be: "1.000" is one, or a thousand as most of Europe writes it."""
    number, times = found["number"].replace(",", ""), _TIMES.get((found["unit"] or "").lower(), 1.0)
    thousands = (float(number.replace(".", "")) * times,) if re.fullmatch(r"\d{1,3}\.\d{3}", number) else ()
    return (float(number) * times, *thousands)


def _held_against(tree: exp.Expr) -> Iterator[float]:
    """The numbers that columns or figures are held against."""
    for test in tree.find_all(*_HELD, exp.Between):
        sides = (test.args["low"], test.args["high"]) if isinstance(test, exp.Between) else (test.this, test.expression)
        yield from (float(each.name) for each in sides if isinstance(each, exp.Literal) and not each.is_string)


def _days(tree: exp.Expr) -> Iterator[exp.Expr]:
    """What days are counted between, wherever a query subtracts two."""
    for each in tree.find_all(exp.Sub):
        sides = [side.unnest() for side in (each.this, each.expression)]
        if all(isinstance(side, exp.Func) and _name(side) in ("JULIANDAY", "TO_DAYS") for side in sides):
            yield from sides
    for between in tree.find_all(exp.DateDiff):
        yield from (between.this, between.expression)


def _the_day(node: exp.Expr) -> str:
    """What is taken as a day, without what makes a day of it."""
    inner = node.unnest()
    making = (exp.Date, exp.TsOrDsToDate, exp.Cast, exp.Anonymous)
    while isinstance(inner, making) or (isinstance(inner, exp.Func) and _name(inner) in ("JULIANDAY", "TO_DAYS")):
        parts = inner.expressions if isinstance(inner, exp.Anonymous) else [inner.this]
        if len(parts) != 1 or not isinstance(parts[0], exp.Expr):
            break
        inner = parts[0].unnest()
    return inner.sql()


def _is_day(node: exp.Expr) -> bool:
    """Whether an expression is a day as it is written: the day today, or what is called one."""
    inner = node.unnest()
    while isinstance(inner, exp.Date | exp.TsOrDsToDate) and isinstance(inner.this, exp.Expr):
        inner = inner.this
    if isinstance(inner, exp.CurrentDate) or inner.name == "now":
        return True
    return isinstance(inner, exp.Column) and _DAY.search(inner.name) is not None


def _name(function: exp.Func) -> str:
    return (function.name if isinstance(function, exp.Anonymous) else function.sql_name()).upper()


def _is_no_day(column: exp.Column, tree: exp.Expr) -> bool:
    named = [each for each in tree.find_all(exp.Alias) if each.alias.lower() == column.name.lower()]
    if named:
        return all(isinstance(each.this, exp.Count) for each in named)
    return _NO_DAY.search(column.name) is not None
