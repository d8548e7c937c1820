"""Columns and rows in words: what a column is called, what the rows are, which date is meant."""

from __future__ import annotations

from sqlglot import exp

from reliability.sql.reading.grains import dated, done, grain_of, is_date
from reliability.sql.reading.nouns import column_words, is_key_like, key_noun, listed, primary_keys, table_words
from reliability.sql.reading.scopes import SpokenScope, SpokenSource, subject_of
from reliability.sql.reading.trees import bare, group_keys
from reliability.values import Column, Dialect, Schema
from reliability.words import called, many_of, one_of, words


class SpokenColumns:
    """Says columns and rows. `detail` 0: names as people say them; 1: with their tables; 2: as they are written."""

    def __init__(self, schema: Schema | None, detail: int = 0, dialect: Dialect | None = None) -> None:
        self.schema, self.detail = schema, detail
        self.dialect = dialect or (schema.dialect if schema else None)

    # --- said by others (values.py, conditions.py, sentence.py)

    def value(self, node: exp.Expr, scope: SpokenScope) -> str:
        """An expression."""
        raise NotImplementedError

    def conditions(self, node: exp.Expr | None, scope: SpokenScope) -> list[str]:
        """Phrases for the conditions that must all hold."""
        raise NotImplementedError

    def all_of(self, scope: SpokenScope) -> list[str]:
        """Phrases for all that holds for the rows of a query."""
        raise NotImplementedError

    def inner(self, tree: exp.Expr, scope: SpokenScope) -> str:
        """A query inside another, without a capital letter."""
        raise NotImplementedError

    def inner_scope(self, tree: exp.Select, scope: SpokenScope) -> SpokenScope:
        """The scope of a query inside another."""
        raise NotImplementedError

    def is_median(self, scope: SpokenScope) -> bool:
        """Whether only the middle rows are kept, so that their average is the median."""
        raise NotImplementedError

    # --- columns

    def column(self, node: exp.Column, scope: SpokenScope) -> str:
        """A column, or what a query in FROM calculates under its name."""
        at, own = scope.own_column(node)
        if not isinstance(own, exp.Column):
            return self.value(own, at)
        if isinstance(own.this, exp.Star):
            return "everything"
        found = at.source_of(own)
        source = found[1] if found else None
        known = source.column(own.name) if source else None
        said = column_words(own.name, known)
        if source is None or not source.name:
            return said
        if self.detail > 1:
            return f"{said} ({source.name}.{own.name})"
        if source.is_named_by(own.name) and self._only_name(source):
            return source.called or one_of(source.noun)
        if source.role or self.detail or self._is_elsewhere(own.name, source, at):
            return with_noun(said, source)
        return said + self._of_its_day(source, at)

    def _of_its_day(self, source: SpokenSource, scope: SpokenScope) -> str:
        """By which day a row of what is known of days is found, where that does not go without saying: "of ship date"."""
        on, subject = source.on, subject_of(scope)
        if not isinstance(on, exp.EQ) or subject is None or source is subject:
            return ""
        for own, other in ((on.this, on.expression), (on.expression, on.this)):
            if not (isinstance(own, exp.Column) and isinstance(other, exp.Column)):
                continue
            mine, days = scope.source_of(own), scope.source_of(other)
            if mine is None or days is None or mine[1] is not source or days[1] is not subject:
                continue
            known = subject.column(other.name)
            if known is not None and is_date(known) and not self.goes_without_saying(other, scope):
                return f" of {column_words(other.name, known)}"
        return ""

    def known(self, node: exp.Expr, scope: SpokenScope) -> Column | None:
        """The schema's column that an expression is, or None."""
        node = dated(bare(node))
        if not isinstance(node, exp.Column):
            return None
        at, own = scope.own_column(node)
        found = at.source_of(own) if isinstance(own, exp.Column) else None
        return found[1].column(own.name) if found else None

    def name_read(self, column: exp.Column, scope: SpokenScope) -> str:
        """The name of a column as it is read where it is shortened, of what it is in the end."""
        known = self.known(column, scope)
        return called(known) if known is not None and known.read else scope.own_column(column)[1].name

    def _only_name(self, source: SpokenSource) -> bool:
        if source.table is None:
            return True
        return sum(source.is_named_by(column.name) for column in source.table.columns) == 1

    def _is_elsewhere(self, name: str, source: SpokenSource, scope: SpokenScope) -> bool:
        """Whether a column of this name is in another table that is read too, and which one is meant must be said."""
        if is_key_like(name):
            return False
        read = any(other is not source and other.column(name) for other in scope.sources.values())
        if read or self.schema is None:
            return read
        subject = subject_of(scope)
        alike = sum(table.column(name) is not None for table in self.schema.tables)
        return alike > 1 and subject is not None and subject is not source

    # --- nouns for rows

    def rows(self, scope: SpokenScope) -> str:
        """What the rows of FROM are, many of them."""
        subject = subject_of(scope)
        if subject is None:
            nouns = [one.noun if one.name else self._noun_of_query(one) for one in scope.sources.values()]
            nouns = list(dict.fromkeys(each for each in nouns if each))
            return f"rows of {listed(nouns)} together" if len(nouns) > 1 else f"rows of {nouns[0]}" if nouns else "rows"
        if subject.inside is not None:
            return self.rows_of_query(subject.inside)
        return self.rows_of_set(subject.query, scope) if subject.query is not None else self._many(subject)

    def rows_of_set(self, tree: exp.Expr, scope: SpokenScope) -> str:
        """What the rows of a set operation are, where its first query gives keys alone; "rows" of any other."""
        while isinstance(tree, exp.SetOperation | exp.Subquery):
            tree = tree.this
        shown = tree.expressions[0].unalias() if isinstance(tree, exp.Select) and len(tree.expressions) == 1 else None
        if not isinstance(tree, exp.Select) or not isinstance(shown, exp.Column) or not is_key_like(shown.name):
            return "rows"
        return self.entities(shown, self.inner_scope(tree, scope))

    def _many(self, source: SpokenSource) -> str:
        noun = many_of(source.noun) if source.noun else "rows"
        return f"{noun} ({source.name})" if self.detail > 1 and source.name else noun

    def _noun_of_query(self, source: SpokenSource) -> str:
        return self.rows_of_query(source.inside) if source.inside is not None else ""

    def rows_of_query(self, scope: SpokenScope) -> str:
        """What the rows are that a query in FROM gives: those of its own FROM, or its groups."""
        keys = group_keys(scope)
        if keys:
            return listed([many_of(self.entity(each, scope)) for each in keys])
        if scope.tree.args.get("distinct") and scope.tree.expressions:
            return "different " + listed([self.entities(each, scope) for each in scope.tree.expressions])
        return self.rows(scope)

    def entity(self, node: exp.Expr, scope: SpokenScope) -> str:
        """What a value stands for, one of it: a customer for customer_id, a month for the month of a date."""
        node = bare(node)
        if isinstance(node, exp.Column):
            at, own = scope.own_column(node)
            if isinstance(own, exp.Column):
                return self._entity_of(own, at) or self.column(node, scope)
            return self.entity(own, at)
        return self.value(node, scope)

    def _entity_of(self, node: exp.Column, scope: SpokenScope) -> str:
        found = scope.source_of(node)
        source = found[1] if found else None
        if source is None or not source.name:
            return key_noun(node.name)
        if node.name.lower() in primary_keys(source.table) and len(primary_keys(source.table)) == 1:
            return one_of(source.noun)
        for key in source.table.foreign_keys if source.table else ():
            if [each.lower() for each in key.columns] == [node.name.lower()]:
                noun = key_noun(node.name)
                return noun or one_of(table_words(key.ref_table))
        return key_noun(node.name) or (one_of(source.noun) if is_key_like(node.name) else "")

    def entities(self, node: exp.Expr, scope: SpokenScope) -> str:
        """What values stand for, many of them."""
        return many_of(self.entity(node, scope))

    # --- dates

    def is_dated(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether an expression is a day or a moment."""
        known = self.known(node, scope)
        if known is not None:
            return is_date(known)
        inner = dated(bare(node))
        if isinstance(inner, exp.Column) and isinstance(scope.own_column(inner)[1], exp.Column):
            return is_date(Column(inner.name, ""))
        return False

    def _grain(self, node: exp.Expr, scope: SpokenScope) -> str:
        found = grain_of(node)
        if found is None:
            return ""
        return self.grain_words(*found, scope)

    def grain_words(self, grain: str, of: exp.Expr, scope: SpokenScope) -> str:
        """A part of a date: "month", "month paid" where another date may be meant, "month of ship date"."""
        date_words = self.date_words(of, scope)
        if not date_words:
            return grain
        verb = done(self.name_read(of, scope)) if isinstance(of, exp.Column) and not self.detail else ""
        return f"{grain} {verb}" if verb else f"{grain} of {date_words}"

    def date_words(self, node: exp.Expr, scope: SpokenScope) -> str:
        """Which date is meant; "" where it goes without saying: the only one of what is read, or its own."""
        if not isinstance(node, exp.Column):
            return self.value(node, scope)
        at, own = scope.own_column(node)
        if not isinstance(own, exp.Column):
            return self.value(own, at)
        return "" if self.detail == 0 and self.goes_without_saying(own, at) else self.column(own, at)

    def goes_without_saying(self, node: exp.Column, scope: SpokenScope) -> bool:
        """Whether a date is the only one of all that is read, or is named after the rows: order_date of orders."""
        found = scope.source_of(node)
        subject = subject_of(scope)
        if found is None or not found[1].name:
            return False
        own_date = self._is_own_date(node.name, found[1])
        if own_date and (found[1] is subject or len(scope.sources) == 1):
            return True
        if self.schema is None:
            return False
        table = subject.table if subject is not None else None
        if own_date and table is not None and not any(is_date(column) for column in table.columns):
            return True
        tables = [one.table for one in scope.sources.values()]
        dates = [column for table in tables if table for column in table.columns if is_date(column)]
        return len(dates) == 1 and None not in tables and dates[0].name.lower() == node.name.lower()

    def _is_own_date(self, name: str, source: SpokenSource) -> bool:
        """Whether a date is named after the rows of its table."""
        own = words(name).split()
        return own in (["date"], ["day"]) or (
            len(own) == 2 and own[1] in ("date", "day") and own[0] in one_of(source.noun).split()
        )


def with_noun(said: str, source: SpokenSource) -> str:
    """A column with the noun of its table, unless that is in it already."""
    noun = one_of(source.noun)
    if not noun or set(noun.split()) & set(said.split()):
        return said
    return f"{noun} {said}"
