"""Conditions as what is said after a noun: "in October 2026", "that are cancelled", "without any order"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sqlglot import exp

from reliability.question.kept.yes_and_no import codes_of_yes_and_no
from reliability.sql.reading import days
from reliability.sql.reading.grains import HAVE, done, grain_of
from reliability.sql.reading.nouns import column_words, is_key_like, key_noun, listed, nth
from reliability.sql.reading.periods import AT_ITS_BEGIN, COMPARED, COMPARED_DAYS, TURNED, Bounds
from reliability.sql.reading.related import SpokenRelations
from reliability.sql.reading.scopes import (
    SpokenScope,
    SpokenSource,
    conjuncts,
    equal_columns,
    is_one_side,
    joined_columns,
    subject_of,
    without,
)
from reliability.sql.reading.trees import (
    around,
    bare,
    column_in,
    meant,
    number_of,
    quoted_text,
    share_of_places,
    unwrapped,
)
from reliability.words import called, many_of, one_of, words

_COUNTS: dict[type[exp.Expr], str] = {
    exp.EQ: "exactly",
    exp.NEQ: "not exactly",
    exp.GT: "more than",
    exp.GTE: "at least",
    exp.LT: "fewer than",
    exp.LTE: "at most",
}
_OPPOSITE: dict[type[exp.Expr], type[exp.Expr]] = {
    exp.GT: exp.LTE,
    exp.GTE: exp.LT,
    exp.LT: exp.GTE,
    exp.LTE: exp.GT,
    exp.EQ: exp.NEQ,
    exp.NEQ: exp.EQ,
}
_STATES = frozenset({"status", "state", "stage"})
_EMPTY_WHILE = re.compile(
    r"(?i)\bempty (?:while|if|when|as long as|until) (?:the |an? )?[\w' -]+? (?:is|are) ([\w -]+?)\W*$"
)
_EMPTY_FOR = re.compile(r"(?i)\bempty for ([\w' -]+?)\W*$")
_EMPTY_OUTSIDE = re.compile(r"(?i)\bempty outside ([\w' -]+?)\W*$")
_UNKNOWN = re.compile(r"(?i)\bempty (?:if|when|where) (?:it is |they are )?(?:unknown|not known|missing)")
_ADJECTIVE = re.compile(
    r"(?:ed|ive|able|ible|al|ful|ous|ing|ent|ant|new|open|valid|free|public|private|paid|sold|due)$"
)
_HELD = {"%": "\ue000", "_": "\ue001"}
_AS_THEMSELVES = {ord(held): sign for sign, held in _HELD.items()}
"""Signs of a pattern that stand for themselves, as letters that no text has, and back."""
_MAY_ESCAPE = re.compile(r"\\[%_\\]")
"""What is an escape in some databases without being said to be one."""
MOST_VALUES, _MOST_CONDITIONS, _MOST_PLACES = 8, 12, 100
_KEEPS_SOME = ("where", "joins", "group", "having", "limit", "distinct")
_OF_THE_SAME = "of the same "
_DAYS_OF_A_WEEK = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
_ON_DAYS = {
    frozenset(_DAYS_OF_A_WEEK[:5]): "weekdays",
    frozenset(_DAYS_OF_A_WEEK[5:]): "weekends",
    **{frozenset((day,)): f"{day}s" for day in _DAYS_OF_A_WEEK},
}


class SpokenConditions(SpokenRelations):
    """Says conditions."""

    def conditions(self, node: exp.Expr | None, scope: SpokenScope, *, all_said: bool = False) -> list[str]:
        """Phrases for the conditions that must all hold, periods first; what only joins tables is not said, unless all
        is to be, since it need not hold."""
        periods: dict[str, Bounds] = {}
        rest: list[str] = []
        for number, each in enumerate(conjuncts(node)):
            if not all_said and self.only_joins(each, scope):
                continue
            if number >= _MOST_CONDITIONS:
                rest.append("and more conditions")
                break
            if shared := self.shared_with_outside(each, scope):
                rest.append(shared)
                continue
            cut = self.cut_of_ranks(each, scope)
            if (not all_said and self._same_row_outside(each, scope)) or is_middle(each, scope):
                continue
            if cut:
                rest.append(cut)
            elif not self._bounds(each, scope, periods):
                rest.append(self.condition(each, scope))
        said = [self._period(each, scope) for each in periods.values()]
        found = [each for each in dict.fromkeys(said + rest) if each]
        rows = [each.startswith(("with any ", "without any ")) for each in found]
        return [f"and {each}" if at and rows[at] and rows[at - 1] else each for at, each in enumerate(found)]

    def cut_of_ranks(self, node: exp.Expr, scope: SpokenScope) -> str:
        """A rank that a query in FROM gives, held to the first: only the latest of each customer; "" for any other."""
        node = unwrapped(node)
        share = share_of_places(node)
        if share is not None:
            return self._first_of_a_hundred(*share, scope)
        if not isinstance(node, exp.EQ | exp.LTE | exp.LT) or not isinstance(node.this, exp.Column):
            return ""
        at, own = scope.own_column(node.this)
        size = bare(node.expression)
        ranks = isinstance(own, exp.Window) and isinstance(own.this, exp.RowNumber | exp.Rank | exp.DenseRank)
        if not ranks or not isinstance(size, exp.Literal) or not size.name.isdigit() or own.args.get("order") is None:
            return ""
        most = int(size.name) - isinstance(node, exp.LT)
        if isinstance(node, exp.EQ) and not 1 <= most <= _MOST_PLACES:
            return ""
        item = own.args["order"].expressions[0]
        each = [self.entity(one, at) for one in own.args.get("partition_by") or ()]
        of_each = f" of each {listed(each)}" if each else ""
        key, word = self.value(meant(item.this, at), at), self.first_word(item, at)
        if isinstance(node, exp.EQ) and most > 1:
            return f"only the {nth(most)}{'' if word == 'earliest' else f' {word}'}{of_each} by {key}"
        return f"only the {word if most == 1 else f'{most} with the {word} {key}'}{of_each}" + (
            f" by {key}" if most == 1 else ""
        )

    def _first_of_a_hundred(self, place: exp.Column, many: exp.Column, percent: str, scope: SpokenScope) -> str:
        """Places that are held to a share of how many there are: "only the 10% with the highest revenue"."""
        (at, own), (_, counted) = scope.own_column(place), scope.own_column(many)
        numbered = isinstance(own, exp.Window) and isinstance(own.this, exp.RowNumber) and own.args.get("order")
        if not numbered or not isinstance(counted, exp.Window) or not isinstance(counted.this, exp.Count):
            return ""
        item = own.args["order"].expressions[0]
        each = [self.entity(one, at) for one in own.args.get("partition_by") or ()]
        of_each = f" of each {listed(each)}" if each else ""
        key, word = self.value(meant(item.this, at), at), self.first_word(item, at)
        return f"only the {percent}% with the {word} {key}{of_each}"

    def _all_there_are(self, query: exp.Expr, scope: SpokenScope) -> str:
        """What a query counts all rows of: "stores"; "" for any other query."""
        if not isinstance(query, exp.Select) or len(query.expressions) != 1 or any(map(query.args.get, _KEEPS_SOME)):
            return ""
        counts = isinstance(counted := query.expressions[0].unalias(), exp.Count) and isinstance(counted.this, exp.Star)
        return self.rows(self.inner_scope(query, scope)) if counts else ""

    def _same_row_outside(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a condition only ties rows to those of the query around it, by a key."""
        if not isinstance(node, exp.EQ):
            return False
        left, right = column_in(node.this), column_in(node.expression)
        if left is None or right is None:
            return False
        own, other = scope.source_of(left), scope.source_of(right)
        if own is None or other is None or (own[0] is scope) == (other[0] is scope):
            return False
        keyed = self._is_key(left, scope) or self._is_key(right, scope)
        return keyed and (left.name.lower() == right.name.lower() or own[1].name != other[1].name)

    def only_joins(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a condition does no more than tie a row of one table to its row of another: by a key, or where
        nothing else ties the two."""
        pair = equal_columns(node, scope)
        if pair is None:
            return False
        if any(is_key_like(side.name) for side in pair):
            return not self._is_beside_a_key(pair, scope)
        return not _tied_otherwise(pair, joined_columns(scope))

    def _is_beside_a_key(self, pair: tuple[exp.Column, exp.Column], scope: SpokenScope) -> bool:
        """Whether two columns, neither of which tells the rows of its table apart, are held equal where a key ties the
        tables already: the store of an order and the one of its employee."""
        tables = {side.table.lower() for side in pair}
        ties = [each for each in joined_columns(scope) if {side.table.lower() for side in each} == tables]
        keyed = [each for each in ties if any(is_one_side(side, scope) for side in each)]
        return bool(keyed) and not any(is_one_side(side, scope) for side in pair)

    def _same_as_other(self, node: exp.Expr, scope: SpokenScope) -> str:
        """Two columns of the same name that are held equal: "with the same store as the employee"; "" for others."""
        pair, subject = equal_columns(node, scope), subject_of(scope)
        if pair is None or subject is None or pair[0].name.lower() != pair[1].name.lower():
            return ""
        others = [side for side in pair if side.table.lower() != subject.alias.lower()]
        of = scope.sources.get(others[0].table.lower()) if len(others) == 1 else None
        if of is None or not of.name:
            return ""
        same = column_words(others[0].name, of.column(others[0].name))
        return f"with the same {same} as the {one_of(of.noun)}"

    def condition(self, node: exp.Expr, scope: SpokenScope) -> str:
        """One condition; "" where it says nothing (TRUE, or that a row of a join is missing, which is said
        elsewhere)."""
        node = unwrapped(node)
        if isinstance(node, exp.Not):
            return self._negated(unwrapped(node.this), scope)
        if isinstance(node, exp.And):
            return " and ".join(self.conditions(node, scope))
        if isinstance(node, exp.Or):
            return self._either(node, scope)
        if isinstance(node, exp.Boolean) or (isinstance(node, exp.EQ) and node.this == node.expression):
            return "" if not isinstance(node, exp.Boolean) or node.this else "that can never be"
        if isinstance(node, exp.Is):
            return self._is(node, scope)
        if isinstance(node, exp.In):
            return self._in(node, scope, no=False) + self._or_empty(node, exp.EQ, node.expressions, scope)
        if isinstance(node, exp.Exists):
            return self._exists(node, scope, no=False)
        if isinstance(node, exp.Between):
            above = self._or_empty(node, exp.GTE, [node.args["low"]], scope)
            below = self._or_empty(node, exp.LTE, [node.args["high"]], scope)
            return self._between(node, scope) + (above and below)
        if isinstance(node, exp.Like | exp.ILike | exp.Glob | exp.RegexpLike | exp.Escape):
            return self._like(node, scope, no=False)
        if type(node) in COMPARED:
            return self._comparison(node, type(node), scope) + self._or_empty(
                node, type(node), [node.expression], scope
            )
        if isinstance(node, exp.NullSafeNEQ | exp.NullSafeEQ):
            kind = exp.NEQ if isinstance(node, exp.NullSafeNEQ) else exp.EQ
            return self._comparison(node, kind, scope)
        if isinstance(node, exp.Column):
            return self._marked(node, scope, yes=True)
        return f"where {self.value(node, scope)} holds"

    def is_median(self, scope: SpokenScope) -> bool:
        """Whether a condition keeps the middle rows alone."""
        where = scope.tree.args.get("where")
        return any(is_middle(each, scope) for each in conjuncts(where.this if where else None))

    # --- comparisons

    def _comparison(self, node: exp.Expr, kind: type[exp.Expr], scope: SpokenScope) -> str:
        left, right = node.this, node.expression
        if kind is exp.EQ and is_key_like(left.name) and (said := self._same_as_other(node, scope)):
            return said
        if isinstance(bare(left), exp.Literal) and not isinstance(bare(right), exp.Literal):
            left, right, kind = right, left, TURNED.get(kind, kind)
        inner, other = bare(left), bare(right)
        extreme = self._extreme_of_each(inner, other, scope) if kind is exp.EQ else ""
        if extreme:
            return extreme
        known = self.known(inner, scope)
        codes = codes_of_yes_and_no(known) if known is not None and isinstance(other, exp.Literal) else None
        if codes is not None and other.name in codes and kind in (exp.EQ, exp.NEQ):
            return self._marked(inner, scope, yes=(other.name == codes[0]) is (kind is exp.EQ))
        flag = _flag(other)
        if flag is not None and kind in (exp.EQ, exp.NEQ) and self._is_flag(inner, other, scope):
            return self._marked(inner, scope, yes=flag is (kind is exp.EQ))
        if isinstance(inner, exp.Column) and self.begins_day(inner, other, scope):
            return self._on_date(inner, f"{AT_ITS_BEGIN[kind]} {self.value(other, scope)}", scope)
        if isinstance(other, exp.Literal) and other.is_string and kind in (exp.EQ, exp.NEQ):
            return self._is_text(inner, [other], scope, no=kind is exp.NEQ)
        if kind is exp.EQ and isinstance(other, exp.Subquery):
            said = self._belongs_to(inner, other.this, scope, no=False)
            if said:
                return said
        nearest = self._from_now(inner, other, kind, scope)
        if nearest:
            return nearest
        if rounded := self.rounded(left, scope):
            return f"with {self.value(left, scope)}{rounded} {COMPARED[kind]} {self.amount(right, inner, scope)}"
        if self.is_apart(inner, scope):
            return (
                f"with {self.value(left, scope)} (the same for all) {COMPARED[kind]} {self.amount(right, inner, scope)}"
            )
        found = self.measure(inner, scope)
        if found and found.word == "number of different" and kind is exp.EQ and isinstance(other, exp.Subquery):
            all_of = self._all_there_are(other.this, scope)
            if all_of:
                return f"with as many different {' '.join((found.what, *found.where))} as there are {all_of}"
        if found and found.word in ("number of", "number of different") and isinstance(other, exp.Literal):
            amount = self.amount(right, inner, scope)
            if (kind, amount) in ((exp.EQ, "0"), (exp.LT, "1")):
                return f"without any {' '.join((one_of(found.what), *found.where))}"
            if (kind, amount) in ((exp.GT, "0"), (exp.GTE, "1")):
                return f"with at least one {' '.join((one_of(found.what), *found.where))}"
            different = "different " if found.word != "number of" else ""
            noun = one_of(found.what) if amount == "1" else found.what
            theirs = [each for each in found.where if each.startswith(_OF_THE_SAME)]
            whose = f"of {many_of(theirs[0].removeprefix(_OF_THE_SAME))} " if len(theirs) == 1 else ""
            where = [each for each in found.where if not whose or each not in theirs]
            return " ".join((f"{whose}with {_COUNTS[kind]} {amount} {different}{noun}", *where))
        if isinstance(inner, exp.Column) and isinstance(other, exp.Literal) and self._day_span(inner, other):
            return self._on_date(inner, f"{COMPARED_DAYS[kind]} {self.value(other, scope)}", scope)
        if self.is_dated(inner, scope) or self._is_date_measure(inner, scope):
            return f"with {self.value(left, scope)} {COMPARED_DAYS[kind]} {self.value(right, scope)}"
        key = isinstance(inner, exp.Column) and kind in (exp.EQ, exp.NEQ) and self._is_key(inner, scope)
        word = ("" if kind is exp.EQ else "other than") if key else COMPARED[kind]
        word = "equal to" if kind is exp.EQ and isinstance(other, exp.Column) else word
        return " ".join(f"with {self.value(left, scope)} {word} {self.amount(right, inner, scope)}".split())

    def _or_empty(self, node: exp.Expr, kind: type[exp.Expr], others: Sequence[exp.Expr], scope: SpokenScope) -> str:
        """That rows without a value are meant too, where what stands in for it compares so with one of some literals,
        or, to be other than they are, with all."""
        column = column_in(node.this)
        filled = next((each for each in around(node.this) if isinstance(each, exp.Coalesce)), None)
        if column is None or filled is None:
            return ""
        known, of = self.known(column, scope), scope.source_of(column)
        if of is None or not of[1].name or (known is not None and not known.nullable and not of[1].outer):
            return ""
        fill = bare(filled.expressions[-1])
        held = [_satisfies(fill, kind, bare(other)) for other in others]
        if not held or not (all(held) if kind is exp.NEQ else any(held)):
            return ""
        return f" (or {self._empty(column, scope).partition(' (')[0]})"

    def _is_text(self, node: exp.Expr, values: list[exp.Literal], scope: SpokenScope, *, no: bool) -> str:
        """A value that is one of some texts, or none of them."""
        texts = [quoted_text(each.name) for each in values[:MOST_VALUES]]
        if len(values) > MOST_VALUES:
            texts.append(f"{len(values) - MOST_VALUES} more")
        either = texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"
        grain = grain_of(node)
        if grain:
            return f"{'not ' if no else ''}{self._grain_in(grain, [each.name for each in values], scope)}"
        if isinstance(node, exp.Column) and self.detail < 2:
            at, own = scope.own_column(node)
            found = at.source_of(own) if isinstance(own, exp.Column) else None
            if found and isinstance(own, exp.Column):
                said = self._of_table(own, found[1], values, either, at, no=no)
                if said:
                    return said
        return f"with {self.value(node, scope)} {'other than ' if no else ''}{either}"

    def _of_table(
        self,
        node: exp.Column,
        source: SpokenSource,
        values: list[exp.Literal],
        either: str,
        scope: SpokenScope,
        *,
        no: bool,
    ) -> str:
        """A status as what rows are; a name as the row that it is the name of."""
        own = words(node.name).split()
        if own[-1:] and own[-1] in _STATES and all(_is_adjective(each.name) for each in values):
            said = " or ".join(each.name.lower() for each in values)
            return self._are(node, f"not {said}" if no else said, scope)
        if source.name and source.is_named_by(node.name) and self._only_name(source):
            if source is subject_of(scope):
                return f"not named {either}" if no else f"named {either}"
            return f"{'not ' if no else ''}for {one_of(source.noun)} {either}"
        return ""

    def _grain_in(self, grain: tuple[str, exp.Expr], texts: list[str], scope: SpokenScope) -> str:
        part, of = grain
        if part == "month of the year" and all(text.lstrip("0").isdigit() and int(text) <= 12 for text in texts):
            texts = [days.MONTHS[int(text) - 1] for text in texts]
        elif part == "quarter of the year":
            texts = [f"Q{text}" for text in texts]
        else:
            texts = [days.said_text(text) for text in texts]
        if (
            part == "weekday"
            and (named := _ON_DAYS.get(frozenset(texts)))
            and self.grain_words(part, of, scope) == part
        ):
            return f"on {named}"
        if part == "weekday" and all(text.isdigit() for text in texts):
            return f"with {self.grain_words(part, of, scope)} {' or '.join(texts)}"
        if part in ("weekday", "hour of the day", "day of the month", "week of the year", "day of the year"):
            return f"with {self.grain_words(part, of, scope)} {' or '.join(texts)}"
        return self._on_date(of, "in " + " or ".join(texts), scope)

    def _between(self, node: exp.Between, scope: SpokenScope, no: str = "") -> str:
        beside = bare(node.this)
        low, high = (self.amount(node.args[each], beside, scope) for each in ("low", "high"))
        head = low.rpartition(" ")
        low = head[0] if head[0] and high.endswith(f" {head[2]}") and not head[2].isdigit() else low
        rounded = self.rounded(node.this, scope)
        return f"with {self.value(node.this, scope)}{rounded} {no}between {low} and {high}"

    def _in(self, node: exp.In, scope: SpokenScope, *, no: bool) -> str:
        query = node.args.get("query")
        if query is not None:
            return self._in_query(node, query.this if isinstance(query, exp.Subquery) else query, scope, no=no)
        if node.expressions and all(isinstance(bare(each), exp.Literal) for each in node.expressions):
            values = [each for each in map(bare, node.expressions) if isinstance(each, exp.Literal)]
            if all(each.is_string for each in values) or grain_of(bare(node.this)):
                return self._is_text(bare(node.this), values, scope, no=no)
        said = [self.amount(each, bare(node.this), scope) for each in node.expressions[:MOST_VALUES]]
        said += [f"{len(node.expressions) - MOST_VALUES} more"] if len(node.expressions) > MOST_VALUES else []
        either = said[0] if len(said) == 1 else f"{', '.join(said[:-1])} or {said[-1]}" if said else "nothing"
        return f"with {self.value(node.this, scope)} {'other than ' if no else ''}{either}"

    def _like(self, node: exp.Expr, scope: SpokenScope, *, no: bool) -> str:
        escape = ""
        if isinstance(node, exp.Escape):
            escape, node = node.expression.name, node.this
        value, pattern = self._name_of(bare(node.this), scope), bare(node.expression)
        if not isinstance(pattern, exp.Literal) or isinstance(node, exp.Glob | exp.RegexpLike):
            return f"whose {value} {'does not match' if no else 'matches'} {self.value(node.expression, scope)}"
        text = _with_signs_held(pattern.name, escape)
        inner = text.strip("%")
        if "%" in inner or not inner or ("_" in inner and escape) or (not escape and _MAY_ESCAPE.search(text)):
            return f"whose {value} {'does not look' if no else 'looks'} like “{pattern.name}”"
        inner = inner.translate(_AS_THEMSELVES)
        start, end = text.startswith("%"), text.endswith("%")
        verb = {(True, True): "contain", (False, True): "start with", (True, False): "end with"}.get((start, end), "be")
        if verb == "be":
            return f"with {value} {'other than ' if no else ''}{quoted_text(inner)}"
        head, _, tail = verb.partition(" ")
        said = f"does not {verb}" if no else f"{head}s {tail}".strip()
        return f"whose {value} {said} “{inner}”"

    def _name_of(self, node: exp.Expr, scope: SpokenScope) -> str:
        """A value; a name as a name, since a part of it is spoken of."""
        said = self.value(node, scope)
        if not isinstance(node, exp.Column):
            return said
        other = self._other_than_subject(node, scope)
        found = scope.source_of(node)
        if found and found[1].name and said == one_of(found[1].noun):
            return f"{other} name" if other else "name"
        return said

    # --- what is there, what is marked

    def _is(self, node: exp.Is, scope: SpokenScope) -> str:
        if isinstance(node.expression, exp.Boolean):
            return self._marked(bare(node.this), scope, yes=bool(node.expression.this))
        if isinstance(node.expression, exp.Null):
            return self._empty(bare(node.this), scope)
        return f"with {self.value(node.this, scope)} of {self.value(node.expression, scope)}"

    def _empty(self, node: exp.Expr, scope: SpokenScope) -> str:
        """A value that is not there, said by its comment or by what its name says was not done."""
        if not isinstance(node, exp.Column):
            return f"without {self.value(node, scope)}"
        found = scope.source_of(node)
        if found and found[1].alias.lower() in without(scope) and found[0] is scope:
            return ""  # said as "without any …"
        said, known = self.column(node, scope), self.known(node, scope)
        aside = f" ({said} is empty)"
        comment = known.comment if known else ""
        if state := _EMPTY_WHILE.search(comment):
            return self._are(node, state[1].lower(), scope) + aside
        if (those := _EMPTY_FOR.search(comment)) and not self._other_than_subject(node, scope):
            return f"{'of' if those[1].lower().startswith('the ') else 'that are'} {those[1]}{aside}"
        if outside := _EMPTY_OUTSIDE.search(comment):
            return f"outside {outside[1]}{aside}"
        verb = done(self.name_read(node, scope)) if self.detail == 0 or _is_a_clause(said) else ""
        if verb:
            return self._have(node, f"not {verb}", scope) if verb in HAVE else self._are(node, f"not {verb}", scope)
        noun, other = key_noun(node.name), self._other_than_subject(node, scope)
        if noun and other:
            return f"whose {other} has no {noun}"
        return f"without a known {said}" if _UNKNOWN.search(comment) else f"without a {noun or said}"

    def _filled(self, node: exp.Expr, scope: SpokenScope) -> str:
        if not isinstance(node, exp.Column):
            return f"with {self.value(node, scope)}"
        found = scope.source_of(node)
        if found and found[0] is scope and found[1].outer and found[1].name and is_key_like(node.name):
            return f"with at least one {one_of(found[1].noun)}"
        verb = done(self.name_read(node, scope)) if self.detail == 0 or _is_a_clause(self.column(node, scope)) else ""
        if verb:
            return self._have(node, verb, scope) if verb in HAVE else self._are(node, verb, scope)
        known, other = self.known(node, scope), self._other_than_subject(node, scope)
        if key_noun(node.name) and other:
            return f"whose {other} has a {key_noun(node.name)}"
        noun = key_noun(node.name) or self.column(node, scope)
        return f"with a {'known ' if known and _UNKNOWN.search(known.comment) else ''}{noun}"

    def _marked(self, node: exp.Expr, scope: SpokenScope, *, yes: bool) -> str:
        """A truth value: "is_active" as what rows are, "has_garden" as what they have."""
        if not isinstance(node, exp.Column):
            phrases = " and ".join(self.conditions(node, scope))
            return phrases if yes else f"except those {phrases}"
        known = self.known(node, scope)
        own = (called(known) if known is not None and known.read else words(node.name)).split()
        if own and own[0] in ("has", "have", "with") and len(own) > 1:
            return f"{'with' if yes else 'without'} {' '.join(own[1:])}"
        named = own[1:] if own and own[0] in ("is", "was", "are") and len(own) > 1 else own
        named = named[:-1] if len(named) > 1 and named[-1] in ("flag", "ind", "indicator") else named
        said = " ".join(named)
        if named and (_ADJECTIVE.search(named[-1]) or named is not own) and len(named) == 1 and _is_adjective(said):
            return self._are(node, said if yes else f"not {said}", scope)
        return f"{'' if yes else 'not '}marked as {said}"

    def _is_flag(self, node: exp.Expr, other: exp.Expr, scope: SpokenScope) -> bool:
        if isinstance(other, exp.Boolean):
            return True
        known = self.known(node, scope)
        if known is not None:
            return "bool" in known.type.lower() or bool(re.match(r"(?i)(?:is|has|was)_", known.name))
        return isinstance(node, exp.Column) and bool(re.match(r"(?i)(?:is|has|was)_", node.name))

    def _are(self, node: exp.Column, state: str, scope: SpokenScope) -> str:
        """That rows are something: those that the query is about, or what belongs to them."""
        other = self._other_than_subject(node, scope)
        return f"whose {other} is {state}" if other else f"that are {state}"

    def _have(self, node: exp.Column, state: str, scope: SpokenScope) -> str:
        """That rows have done something."""
        other = self._other_than_subject(node, scope)
        return f"whose {other} has {state}" if other else f"that have {state}"

    # --- or, not

    def _either(self, node: exp.Or, scope: SpokenScope) -> str:
        branches = _branches(node)
        same = self._same_column(branches)
        if same is not None:
            of, values = same
            return self._is_text(of, values, scope, no=False)
        said = []
        for each in branches[:MOST_VALUES]:
            phrases = self.conditions(each, scope, all_said=True)
            said.append(phrases[0] if len(phrases) == 1 else f"({' and '.join(phrases)})")
        said = list(dict.fromkeys(each for each in said if each != "()"))
        said += ["more conditions"] if len(branches) > MOST_VALUES else []
        if len(said) == 1:
            return said[0]
        return f"{', '.join(said[:-1])} or {said[-1]}" if said else ""

    def _same_column(self, branches: list[exp.Expr]) -> tuple[exp.Expr, list[exp.Literal]] | None:
        """One value compared with several texts: status = 'a' OR status = 'b'."""
        values: list[exp.Literal] = []
        sides = set()
        for each in branches:
            text = bare(each.expression) if isinstance(each, exp.EQ) else None
            if not isinstance(text, exp.Literal):
                return None
            if not text.is_string or (days.span_of(text.name) and not grain_of(bare(each.this))):
                return None
            sides.add(bare(each.this).sql())
            values.append(text)
        return (bare(branches[0].this), values) if len(sides) == 1 else None

    def _negated(self, node: exp.Expr, scope: SpokenScope) -> str:
        if isinstance(node, exp.Is):
            if isinstance(node.expression, exp.Null):
                return self._filled(bare(node.this), scope)
            if isinstance(node.expression, exp.Boolean):
                return self._marked(bare(node.this), scope, yes=not node.expression.this)
        if isinstance(node, exp.In):
            return self._in(node, scope, no=True) + self._or_empty(node, exp.NEQ, node.expressions, scope)
        if isinstance(node, exp.Like | exp.ILike | exp.Glob | exp.RegexpLike | exp.Escape):
            return self._like(node, scope, no=True)
        if isinstance(node, exp.Exists):
            return self._exists(node, scope, no=True)
        if isinstance(node, exp.Between):
            return self._between(node, scope, "not ")
        if type(node) in _OPPOSITE:
            kind = _OPPOSITE[type(node)]
            return self._comparison(node, kind, scope) + self._or_empty(node, kind, [node.expression], scope)
        if isinstance(node, exp.Column):
            return self._marked(node, scope, yes=False)
        return f"except those {' and '.join(self.conditions(node, scope))}"


def is_middle(node: exp.Expr, scope: SpokenScope) -> bool:
    """Whether a condition keeps the middle of rows that are numbered in order, as a median is written without one."""
    if not isinstance(node, exp.Between | exp.In | exp.EQ):
        return False
    owns = [scope.own_column(column)[1] for column in node.find_all(exp.Column)]
    windows = [each for each in owns if isinstance(each, exp.Window)]
    kinds = {type(each.this) for each in windows}
    return {exp.RowNumber, exp.Count} <= kinds and len(windows) == len(owns) and _is_by_half(node, scope)


def _is_by_half(node: exp.Between | exp.In | exp.EQ, scope: SpokenScope) -> bool:
    """Whether a number of a row is held to the half of another number, or its double to that itself."""
    place, *held = [each for each in node.iter_expressions() if isinstance(each, exp.Expr)]
    if not any(_numbers_rows(column, scope) for column in place.find_all(exp.Column)):
        place, *held = held[0], place
    if _times_two(place, 2.0):
        return not any(each.find(exp.Mul, exp.Div, exp.IntDiv) for each in held)
    return all(_times_two(each, 0.5) for each in held)


def _numbers_rows(column: exp.Column, scope: SpokenScope) -> bool:
    own = scope.own_column(column)[1]
    return isinstance(own, exp.Window) and isinstance(own.this, exp.RowNumber)


def _times_two(node: exp.Expr, times: float) -> bool:
    """Whether something in an expression is multiplied by a number, or divided by one over it."""
    for each in node.find_all(exp.Mul, exp.Div, exp.IntDiv):
        by = [number_of(side) for side in (each.this, each.expression) if isinstance(bare(side), exp.Literal)]
        if by == [times if isinstance(each, exp.Mul) else 1 / times]:
            return True
    return False


def _with_signs_held(pattern: str, escape: str) -> str:
    """A pattern in which what stands after the escape is no sign of a pattern, and the escape is gone."""
    if not escape:
        return pattern
    return re.sub(re.escape(escape) + "(.)", lambda found: _HELD.get(found[1], found[1]), pattern, flags=re.DOTALL)


def _branches(node: exp.Expr) -> list[exp.Expr]:
    found: list[exp.Expr] = []
    stack = [node]
    while stack:
        each = unwrapped(stack.pop())
        if isinstance(each, exp.Or):
            stack += [each.expression, each.this]
        else:
            found.append(each)
    return found


def _flag(node: exp.Expr) -> bool | None:
    if isinstance(node, exp.Boolean):
        return bool(node.this)
    if isinstance(node, exp.Literal) and not node.is_string and node.name in ("0", "1"):
        return node.name == "1"
    return None


def _satisfies(value: exp.Expr, kind: type[exp.Expr], other: exp.Expr) -> bool:
    """Whether a literal compares so with another; not, where one is none."""
    if not isinstance(value, exp.Literal) or not isinstance(other, exp.Literal) or value.is_string != other.is_string:
        return False
    if value.is_string:
        return (value.name == other.name) is (kind is exp.EQ) if kind in (exp.EQ, exp.NEQ) else False
    first, second = number_of(value), number_of(other)
    equal, less = kind in (exp.EQ, exp.GTE, exp.LTE), kind in (exp.LT, exp.LTE, exp.NEQ)
    return equal if first == second else less if first < second else kind in (exp.GT, exp.GTE, exp.NEQ)


def _is_adjective(text: str) -> bool:
    plain = text.strip().lower()
    return plain.isalpha() and len(plain) > 2 and bool(_ADJECTIVE.search(plain))


def _tied_otherwise(pair: tuple[exp.Column, exp.Column], joined: Sequence[tuple[exp.Column, exp.Column]]) -> bool:
    """Whether the tables of two columns are joined by other columns too, on whatever way."""
    first, last = (side.table.lower() for side in pair)
    ties = [{side.table.lower() for side in each} for each in joined if each != pair]
    reached = {first}
    while any(reached & tie and not tie <= reached for tie in ties):
        reached |= {name for tie in ties if reached & tie for name in tie}
    return last in reached


def _is_a_clause(said: str) -> bool:
    """Whether a comment says what a column holds as a clause, which is no name: "when the supplier was removed"."""
    return " when " in f" {said}"
