"""Templates from the sample's own natural questions: their wordings of periods, comparisons, the first few, and shares.

They name periods and seldom columns, so more is taken out of them than of Spider's pairs, and more may go unsaid:
- a whole day, month, quarter or year that the question names ("in October", "last quarter", "since 2025") is a slot,
  where the query holds its bounds; refilled it is always a named one, since what is made is asked on no day;
- the column of such a period, and one of text that equals a value, go unsaid; so does that of "by month";
- the factors and branches of shares (100.0 *, THEN 1 ELSE 0) belong to the shape;
- what people call the sample's tables and columns (`_CALLED`) is taken out like their names.
What is left must be words that many of Spider's databases are asked with, or one of a few that people write
(`_WRITTEN`); words of the sample's own conditions (`_OWN`) and tables stay in none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import ClassVar, get_args

from adapters.training.data.sources import Pair
from adapters.training.teaching.ground import ColumnKind
from adapters.training.teaching.refilling import around
from adapters.training.teaching.stripping import LEAST_DATABASES, NoTemplate, Stripper, is_of_share, is_plain
from adapters.training.teaching.templates import COUNT, Grain, Template, TemplatePeriod
from reliability.question.periods import PeriodSpan, period_spans
from reliability.sql.form import Lexeme
from reliability.words import stem, words

_WRITTEN = frozenset(
    "pls please thanks thx vs versus against percentage percent proportion fraction share % per ytd nr + & avg "
    "usual top best worst busiest biggest slowest weakest whats what's just count counts figure figures high low "
    "month monthly year yearly day days ever developed spread did".split()
)
_OWN = frozenset(
    "today open current currently active still now present staff live cancelled head office leaving left joined "
    "new old close pending deleted range net gross group annual street town harbour residence people person "
    "members came far name names".split()
)
_CALLED: Mapping[str, tuple[str, ...]] = {
    "customers": ("client", "account"),
    "stores": ("shop", "branch"),
    "products": ("article", "item"),
    "employees": ("staff", "people", "colleague", "person"),
    "suppliers": ("vendor",),
    "order_items": ("order line",),
    "orders.revenue": ("revenue", "turnover", "order revenue", "order value"),
    "daily_sales.net_sales": ("net sales", "net"),
    "daily_sales.gross_sales": ("gross sales", "gross"),
    "returns.refund_amount": ("refund", "refund amount", "refund value"),
    "payments.amount": ("amount", "amount received", "value"),
    "payments.method": ("payment method",),
    "employees.salary": ("salary", "pay"),
    "employees.hired_on": ("hire date", "start date"),
    "employees.job_title": ("title", "job"),
    "products.list_price": ("price",),
    "products.unit_cost": ("cost", "purchase cost"),
    "order_items.quantity": ("units", "pieces", "unit", "piece", "quantity"),
    "stores.floor_area_sqm": ("floor area", "sqm", "area"),
    "stores.store_format": ("format",),
    "customers.loyalty_tier": ("tier", "loyalty tier"),
    "customers.email": ("e-mail", "email", "mail"),
    "returns.reason": ("reason", "return reason"),
    "returns.returned_on": ("return date",),
    "products.launched_on": ("launch date",),
    "orders.order_date": ("order date", "date"),
}
_LEADS = re.compile(
    r"(since|before|after|until|by|from|till|up to)\s+(?:the\s+(?:start|beginning|end)\s+of\s+)?(.*)", re.DOTALL
)
_BEFORE_ONE = frozenset(
    "in for during of since before after until by from till to on over within and or vs versus against "
    "than with".split()
)
_RELATIVE = re.compile(r"\b(this|last|next|previous|past|current|year to date|ytd|so far|today|yesterday|mtd)\b")
_GOES_ON = re.compile(
    r"\W*(?:$|[.,;:?!()]|(?:by|per|for|and|or|vs|versus|with|to|from|at|please|pls|as|in|against|than)\b)"
)
_BY_TIME = {"%Y": ("year", "years", "yearly", "annual"), "%Y-%m": ("month", "months", "monthly")}
_MOST_SLOTS = 10
_POSSESSIVE = re.compile(r"(\{\w+\}) s\b")
_TORN = re.compile(r"\{c\ds?\} \{c|\b(?:vs|versus|against) in \{v")
"""Two columns without a word between them, or a preposition of one of two values."""
_ANY_DAY = date(2026, 11, 21)


def natural_templates(pairs: Sequence[Pair], said_of: Mapping[str, int], asked_on: date = _ANY_DAY) -> list[Template]:
    """The templates of natural questions that were asked on a day, in their order, each once. `said_of` are the words
    that may stay, with the databases whose questions have them. Follow-ups and ambiguous questions make none."""
    known = {**said_of, **dict.fromkeys(_WRITTEN, LEAST_DATABASES)}
    found: dict[str, Template] = {}
    for pair in pairs:
        if pair.previous or pair.readings:
            continue
        own = {stem(word) for table in pair.schema.tables for word in words(table.name).split()}
        try:
            template = _NaturalStripper(pair, asked_on=asked_on).template()
        except NoTemplate:
            continue
        left = re.findall(r"\w+", re.sub(r"\{\w+\}", " ", template.question))
        if is_plain(template.question, known) and not _OWN.intersection(left) and not own.intersection(map(stem, left)):
            question = _POSSESSIVE.sub(r"\1's", template.question)
            found.setdefault(template.line(), replace(template, question=question))
    return list(found.values())


@dataclass
class _NaturalStripper(Stripper):
    """A natural pair on its way."""

    refused: ClassVar[frozenset[str]] = frozenset({"||"})
    asked_on: date = _ANY_DAY
    found: list[TemplatePeriod] = field(default_factory=list)
    by_time: set[int] = field(default_factory=set)

    def template(self) -> Template:
        """What is left. Raises NoTemplate also for what reads as torn, and for a shown key whose table is not said."""
        found = super().template()
        shown = found.sql.partition(" FROM ")[0]
        for place, column in enumerate(found.columns):
            told = column.said or f"{{t{column.table}" in found.question
            if column.kind == "key" and f"{{c{place}}}" in shown and not told:
                raise NoTemplate
        if _TORN.search(found.question) or (self.by_time and len(self.found) > 1):
            raise NoTemplate  # two periods told apart by their year may be refilled in one
        return found

    def question(self) -> str:
        """The question with a word for each period. Raises NoTemplate where one is not in the query, or another is."""
        text, said = "", self.pair.question
        if len(self.values) > _MOST_SLOTS or len(self.columns) > _MOST_SLOTS:
            raise NoTemplate
        spans = period_spans(said, self.asked_on)
        days = [day for span in spans for day in (span.period.start, span.period.end) if day]
        if len(set(days)) < len(days):
            raise NoTemplate  # which of two periods a bound is of is not known
        at = 0
        for span in spans:
            text += said[at : span.start]
            mention = said[span.start : span.end].lower()
            lead, grain = _named(mention, span, self.asked_on)
            self.found.append(self._period(span, grain))
            relative = _RELATIVE.search(mention) is not None
            if relative and not _GOES_ON.match(said[span.end :]):
                raise NoTemplate  # "this year's orders"
            bare = relative and not lead and text.split()[-1:] != [] and text.split()[-1].lower() not in _BEFORE_ONE
            preposition = "in" if bare else ""
            text += f" {lead or preposition} period{len(self.found) - 1}slot "
            at = span.end
        return text + said[at:]

    def _period(self, span: PeriodSpan, grain: Grain) -> TemplatePeriod:
        """A period with the values of the query that are its bounds. Raises NoTemplate where there are none, and where
        these are bounds of another period too."""
        used = {value for each in self.found for value, _ in each.bounds}
        wanted = {str(day): ends for day, ends in ((span.period.start, False), (span.period.end, True)) if day}
        bounds = [
            (number, wanted[text])
            for number, (text, place) in enumerate(self.values)
            if text in wanted and number not in used and place != COUNT
        ]
        columns = {self.values[number][1] for number, _ in bounds}
        if len(columns) != 1 or len(bounds) % len(wanted):
            raise NoTemplate
        lead = _LEADS.match(self.pair.question[span.start : span.end].lower())
        if lead is None:
            return TemplatePeriod(grain, tuple(bounds))
        day = span.period.start or span.period.end
        assert day is not None  # a period has a bound
        inside = [each.period for each in period_spans(lead[2], self.asked_on)][:1]
        ends = bool(inside) and day == inside[0].end
        return TemplatePeriod(grain, tuple((number, ends) for number, _ in bounds))

    def goes_unsaid(self, place: int, kind: ColumnKind) -> bool:
        """The column of a period, that of "by month", and a text that equals a value."""
        if place in self.by_time:
            return kind == "time"
        bounds = {value for each in self.found for value, _ in each.bounds}
        compared = [number for number, (_, column) in enumerate(self.values) if column == place]
        if kind == "time":
            return bool(compared) and set(compared) <= bounds
        return kind == "text" and bool(compared)

    def constant(self, lexeme: Lexeme, at: int) -> bool:
        """A factor or branch of a share, or a grain of time."""
        before = [each.text for each in self.pair.sql[max(0, at - 2) : at]]
        if before == ["STRFTIME", "("]:
            words_of = _BY_TIME.get(lexeme.text[1:-1])
            if words_of is None or not set(words_of) & set(re.findall(r"\w+", self.pair.question.lower())):
                raise NoTemplate
            column = self.pair.sql[at + 2]
            self._table(column.table)
            self.by_time.add(self._column(column))
            return True
        return is_of_share(self.pair.sql, at)

    def other_words(self, name: str) -> tuple[str, ...]:
        """What people call it."""
        return _CALLED.get(name, ())

    def is_told(self, number: int) -> bool:
        """A value of one of its texts tells a table."""
        return any(
            place != COUNT and self.tables.index(self.columns[place].table) == number for _, place in self.values
        )

    def periods(self) -> tuple[TemplatePeriod, ...]:
        """Those that were found."""
        return tuple(self.found)


def _named(text: str, span: PeriodSpan, asked_on: date) -> tuple[str, Grain]:
    """The word that bounds a period, "" without one, and the grain of what is named. Raises NoTemplate for what is no
    whole day, month, quarter or year."""
    lead = _LEADS.match(text.lower())
    period = span.period
    if lead is not None:
        inside = period_spans(lead[2], asked_on)
        if len(inside) != 1 or (period.start is not None and period.end is not None):
            raise NoTemplate
        period = inside[0].period
    if period.start is None or period.end is None:
        raise NoTemplate
    for grain in get_args(Grain):
        if around(period.start, grain) == (period.start, period.end):
            return (lead[1] if lead else ""), grain
    raise NoTemplate
