"""Which tables and columns may stand where: SELECT comes first, FROM must then hold what it used.

A table by its own name, or by an alias (`t1` … `t4`) where it occurs twice. `sources` of a query are (name, table).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reliability.sql.grammar.choices import MAX_DERIVED, NONE
from reliability.sql.grammar.joins import Joins
from reliability.sql.grammar.literals import Literals
from reliability.sql.grammar.reading import Block, PartialQuery
from reliability.sql.grammar.vocabulary import NAMES, Vocabulary, Word
from reliability.values import Column, Table

Place = tuple[str, str]
"""A source's name (or a table) and a column."""


class Sources:
    """The tables and columns of a vocabulary, as a query may use them."""

    def __init__(self, tables: Sequence[Table], vocabulary: Vocabulary) -> None:
        self._tables = {table.name: table for table in tables}
        self._vocabulary = vocabulary
        self._joins = Joins(tables)
        self._before: dict[tuple[object, ...], frozenset[int]] = {}
        of = vocabulary.columns_of.items()
        self.addable = frozenset(i for key, own in of for i in own if self._may_add(i, key.split("/")[-1]))
        """Columns whose sum and average mean anything: no keys, dates, truth values or words."""
        self.keys = frozenset(i for key, own in of for i in own if self._in_key(i, key.split("/")[-1]))
        """Columns that tell rows apart or refer to another table's."""
        self._keys = {id(vocabulary.words[i].column) for i in self.keys}
        self._column_texts = {vocabulary.words[i].text for _, own in of for i in own}

    def _may_add(self, number: int, table: str) -> bool:
        column = self._vocabulary.words[number].column
        if column is None:
            return True  # a derived table's
        if self._in_key(number, table):
            return False
        dated = Literals.is_date(column) or Literals.keeps_days(column)
        return not (dated or Literals.is_wordy(column) or "BOOL" in column.type.upper())

    def _in_key(self, number: int, table: str) -> bool:
        return bool(table) and self._joins.is_key(table, self._vocabulary.words[number].name)

    # --- columns ---

    def columns(self, reading: PartialQuery) -> frozenset[int]:
        """Columns that may be an operand here: of the query's sources, never what would repeat an item."""
        block = reading.home.block
        if reading.home.slot == "select":
            found = self._before_from(block, reading.depth < MAX_DERIVED)
        else:
            found = NONE.union(*(self._of(name, table) for name, table in (*block.sources, *block.outer)))
            found -= self._not_shown(block)
        return self._vocabulary.without(found, reading.repeats())

    def _not_shown(self, block: Block) -> frozenset[int]:
        """Names of what the derived tables of FROM do not show."""
        few = dict(block.held)
        words = self._vocabulary.words
        return frozenset(
            i for alias, shown in few.items() for i in self._of(alias, "") if NAMES.index(words[i].name) >= len(shown)
        )

    def _before_from(self, block: Block, derived: bool) -> frozenset[int]:
        """Every shown column, and of an alias those that one table, or a derived one, has beside what is wanted of
        it."""
        key = (block.wanted, block.outer, derived)
        if key not in self._before:
            outer = {table for _, table in block.outer}
            parts = [self._of(name, name) for name in self._tables if name not in outer]
            aliased = {column for source, column in block.wanted if source not in self._tables}
            for alias in {"t1", "t2"} - {name for name, _ in block.outer}:
                wanted = {column for source, column in block.wanted if source == alias}
                fitting = (t for t in self._tables.values() if wanted <= {c.name for c in t.columns})
                parts += [self._of(alias, table.name) for table in fitting if not aliased & set(NAMES)]
                if derived and aliased <= set(NAMES):  # tables with an alias, or derived ones
                    parts.append(self._of(alias, ""))
            self._before[key] = NONE.union(*parts)
        return self._before[key]

    def _of(self, source: str, table: str) -> frozenset[int]:
        key = source if source == table else f"{source}/{table}"
        return self._vocabulary.columns_of.get(key, NONE)

    def comparable(self, block: Block) -> frozenset[int]:
        """Columns of other tables that hold the same things as the one that a subquery is compared with."""
        assert block.against is not None  # the caller asked
        return self.named(self._joins.linked(block.against_table, block.against.name))

    def own_names(self) -> frozenset[int]:
        """The columns of tables by their own names, without aliases."""
        return NONE.union(*(self._vocabulary.columns_of[table] for table in self._tables))

    def same_name(self, numbers: frozenset[int], word: Word) -> frozenset[int]:
        """Those columns that are called like another."""
        words = self._vocabulary.words
        return frozenset(i for i in numbers if words[i].name.lower() == word.name.lower())

    def named(self, wanted: Iterable[Place]) -> frozenset[int]:
        """The columns of tables by their own names that are at these places."""
        wanted, words = set(wanted), self._vocabulary.words
        return frozenset(i for i in self.own_names() if (words[i].source, words[i].name) in wanted)

    def at(self, block: Block) -> frozenset[int]:
        """The columns that SELECT shows by themselves, as this query names them."""
        every = NONE.union(*(self._of(name, table) for name, table in block.sources))
        words = self._vocabulary.words
        return frozenset(i for i in every if (words[i].source, words[i].name) in block.plain)

    def alike(self, numbers: frozenset[int], column: Column) -> frozenset[int]:
        """Those columns that hold what another holds: truth values, numbers, dates or text."""
        words, kind = self._vocabulary.words, Literals.kind(column)
        return frozenset(i for i in numbers if (own := words[i].column) is None or Literals.kind(own) == kind)

    def is_key(self, column: Column) -> bool:
        """Does the column tell rows apart or refer to another table's?"""
        return id(column) in self._keys

    def is_column(self, text: str) -> bool:
        """Is it a column as a query writes it?"""
        return text in self._column_texts

    # --- joins ---

    def joining(self, block: Block) -> frozenset[int]:
        """The columns that ON may name next."""
        pairs = self.pairs(block)
        if len(block.used) % 2 == 0:
            wanted = {left for left, _ in pairs} | {right for _, right in pairs}
        else:
            left = block.used[-1]
            wanted = {b for a, b in pairs if a == left} | {a for a, b in pairs if b == left}
        every = NONE.union(*(self._of(name, table) for name, table in block.sources))
        words = self._vocabulary.words
        return frozenset(i for i in every if (words[i].source, words[i].name) in wanted)

    def pairs(self, block: Block) -> set[tuple[Place, Place]]:
        """The pairs of columns that the newest source may (still) be joined on; where none is known,
        on columns that hold the like and are named alike, else on any that hold the like."""
        name, table = block.sources[-1]
        if block.held:
            return self._held_pairs(block)
        done = set(block.used[: len(block.used) // 2 * 2])  # a half pair is still being written
        others = block.sources[:-1]
        new = {
            ((name, mine), (other, theirs))
            for other, of in others
            for mine, theirs in self._joins.pairs(table, of)
            if (name, mine) not in done and (other, theirs) not in done
        }
        if new or done or any(self._joins.pairs(table, of) for _, of in others):
            return new
        alike = {
            ((name, c.name), (other, d.name))
            for c in self._tables[table].columns
            for other, of in others
            if of
            for d in self._tables[of].columns
            if Literals.kind(c) == Literals.kind(d)
        }
        tables = dict(block.sources)
        named = {
            (a, b) for a, b in alike if _named_after(a[1], tables[b[0]], b[1]) or _named_after(b[1], tables[a[0]], a[1])
        }
        return (
            named
            or alike
            or {
                ((name, c.name), (other, d.name))
                for c in self._tables[table].columns
                for other, of in others
                if of
                for d in self._tables[of].columns
            }
        )

    def _held_pairs(self, block: Block) -> set[tuple[Place, Place]]:
        """As `pairs`, where a derived table is among the sources: by the keys of what it shows."""
        name, table = block.sources[-1]
        done = set(block.used[: len(block.used) // 2 * 2])
        mine = self._shown_by(block, name, table)
        theirs = [each for source in block.sources[:-1] for each in self._shown_by(block, *source)]
        found = set()
        for place, of, column in mine:
            for other, other_of, other_column in theirs:
                same = (of, column) == (other_of, other_column)
                if (same or (column, other_column) in self._joins.pairs(of, other_of)) and not {place, other} & done:
                    found.add((place, other))
        if found or done:
            return found
        every = [self._places(block, *source) for source in block.sources]
        return {(place, other) for place in every[-1] for before in every[:-1] for other in before}

    def _places(self, block: Block, name: str, table: str) -> list[Place]:
        if table:
            return [(name, column.name) for column in self._tables[table].columns]
        return [(name, each) for each in NAMES[: len(dict(block.held).get(name, ()))]]

    def _shown_by(self, block: Block, name: str, table: str) -> list[tuple[Place, str, str]]:
        """The columns of a source that are some table's: as the query names them, and what they are."""
        if table:
            return [((name, column.name), table, column.name) for column in self._tables[table].columns]
        held = dict(block.held).get(name, ())
        return [((name, NAMES[at]), each[0], each[1]) for at, each in enumerate(held) if each]

    def covered(self, block: Block) -> bool:
        """Does FROM hold everything that SELECT used?"""
        return {name for name, _ in block.sources} >= {source for source, _ in block.wanted}

    def firsts(self, block: Block) -> frozenset[int]:
        """The tables that FROM may begin with: those from which joins lead to what SELECT used."""
        names = {source for source, _ in block.wanted if source in self._tables}
        if not names and block.derived():
            return NONE
        found = [t for t in self._tables if not names or names & self._joins.reached(t)]
        return self._words_of([*found, *self._far(names)])

    def _far(self, names: set[str]) -> list[str]:
        """Tables that no join leads to, where nothing is known to join what SELECT used anyway."""
        return [t for t in self._tables if any(name in self._joins.candidates([t]) for name in names)]

    def candidates(self, reading: PartialQuery, block: Block) -> frozenset[int]:
        """Tables that may be joined next: neighbours, and a table once more where an alias tells the two apart."""
        present = [table for _, table in block.sources if table]
        shown = {each[0] for _, held in block.held for each in held if each}
        wanted = {source for source, _ in block.wanted}
        if block.held:
            near = {*shown, *self._joins.candidates(shown)}
            given = {name for name, _ in block.sources}
            missing = [name for name in self._tables if name in wanted - given]
            return self._words_of([name for name in missing if name in near] or missing)
        found = self._joins.candidates(present)
        names = {name for name, _ in block.sources}
        twice = bool(self._free_aliases(reading, block))
        again = {table for name, table in block.sources if name != table and twice and table not in names}
        again |= {name for name in self._tables if self._pending(block, name)}
        again |= {source for source, _ in block.wanted if source in self._tables and source not in names}
        return self._words_of([*found, *(again & {table for _, table in block.sources})])

    def _words_of(self, tables: Iterable[str]) -> frozenset[int]:
        return frozenset(self._vocabulary.table_word[name] for name in tables)

    # --- aliases ---

    def aliases(self, reading: PartialQuery, block: Block) -> frozenset[int]:
        """The aliases that the newest source may take: one that SELECT used, else the next that is free."""
        table = block.sources[-1][1]
        pending = self._pending(block, table) if table else self._pending_derived(block)
        if pending:
            return self._vocabulary.texts("ALIAS", *pending)
        return frozenset(self._free_aliases(reading, block)[:1])

    def _pending_derived(self, block: Block) -> set[str]:
        """Aliases that SELECT used of a derived table that shows as much as the newest one."""
        width = len(block.held[-1][1])
        return {alias for alias, needed in block.derived().items() if needed <= width}

    def _pending(self, block: Block, table: str) -> set[str]:
        """Aliases that SELECT used, that FROM has not given yet, and that may be this table's."""
        given = {name for name, _ in block.sources}
        wanted: dict[str, set[str]] = {}
        for source, column in block.wanted:
            if source not in self._tables and source not in given:
                wanted.setdefault(source, set()).add(column)
        has = {c.name for c in self._tables[table].columns}
        return {alias for alias, columns in wanted.items() if columns <= has}

    def _free_aliases(self, reading: PartialQuery, block: Block) -> list[int]:
        """Aliases that stand for nothing yet and that SELECT did not use."""
        given = {name for frame in reading.stack for name, _ in (*frame.block.sources, *frame.block.outer)}
        given |= {source for source, _ in block.wanted}
        words = self._vocabulary.words
        return sorted(i for i in self._vocabulary.of_kind["ALIAS"] if words[i].text not in given)


def _named_after(column: str, table: str, other: str) -> bool:
    """Is a column called as another table's, or as that table and its column: `start_station_id` as station's `id`?"""
    name = column.lower()
    return name == other.lower() or name.endswith(f"{table}_{other}".lower())
