"""Frames that list rows: which columns are shown, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from reliability.accounting.account import Role
from reliability.composing.frame import (
    Condition,
    Filter,
    Frame,
    Of,
    Order,
)
from reliability.composing.planning.asked.parts import MOST_PIECES, Mark
from reliability.composing.planning.columns import (
    columns_of,
    date_columns,
    hinted_columns,
    naming_columns,
    words_of,
)
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.measures import subjects_said
from reliability.composing.planning.placing import nearness
from reliability.composing.planning.rows import A_KEY_INSTEAD, RowsMeant
from reliability.values import Element

_MOST_OUTPUTS = 8
_NAME_ALONE = frozenset(("name", "names"))
_PLACES = frozenset("city town place location address country region state district street venue".split())
_ORIGINS = frozenset("origin birthplace hometown nationality country source".split())
_OF_ONE_ROW = frozenset(
    """email mail phone telephone mobile fax url link website address street code iban comment comments note notes text body
    message description remark remarks serial sku token hash uuid guid login username""".split()
)
_NUMBERS_OF_ROWS = frozenset("id ids number numbers no nos nr".split())


class Listing(RowsMeant):
    """Lists rows."""

    def _listed(self) -> Frame:
        options = subjects_said(self.asked, self.relations)
        if not options:
            raise NothingFits
        self.subject = self.draft.pick("subject", options)
        self._use_table(self.subject)
        self._kinds_or_rows()
        outputs = self._outputs()
        shown = self._shown()
        names = [Of(n) for n in naming_columns(self.relations.table(self.subject), self.relations)]
        if self.asked.keyed:
            key = self.relations.key_of(self.subject)
            outputs = [*([Of(key)] if key else []), *outputs]
        where = self._all_filters()
        by = shown or tuple(dict.fromkeys([*self._list_of(names, outputs), *self._days_of_states(where)]))
        order = self._sorted()
        if self.asked.alphabetical and not self.asked.sorted and by:
            order = (Order(by[0], self.asked.falling),)
        distinct = self.asked.distinct or bool(self.kinds)
        return Frame(self.subject, (), by, where, distinct=distinct, order=order, limit=None)

    def _kinds_or_rows(self) -> None:
        """Whether each value is wanted once, or row by row: "which payment methods are there", "the cities we have
        shops in"."""
        asked = self.asked
        if asked.distinct or asked.keyed or asked.shown or asked.superlatives or asked.groups or asked.sorted:
            return
        first = min((mark.at for mark in asked.things), default=MOST_PIECES)
        marks = [mark for mark in asked.columns if mark.at < first]
        if len(marks) == 1 and self._is_many_kinds(marks[0]):
            choice = [Option(True, 1.0, "each value once"), Option(False, 0.7, "row by row")]
            self.kinds = marks if self.draft.pick("kinds", choice) else []

    def _is_many_kinds(self, mark: Mark) -> bool:
        """Whether a word speaks of several values of a property that many rows may share."""
        said, lemma = mark.piece.text.lower().split()[-1:], mark.piece.lemmas[-1:]
        best = next(iter(mark.of(Role.COLUMN)), None)
        if not said or not lemma or said[0] == lemma[0] or not said[0].endswith("s"):
            return False
        if best is None or best.element is None or best.element.table not in self.relations.above(self.subject):
            return False
        element, table = best.element, self.relations.table(best.element.table)
        column = table.column(element.column)
        if column is None or column.primary_key or self._kind(element) != "text":
            return False
        return element not in naming_columns(table, self.relations) and not _OF_ONE_ROW & set(words_of(element.column))

    def _days_of_states(self, where: Sequence[Filter]) -> list[Of]:
        """The days on which the listed rows came to be what the question says: closed, discontinued."""
        found = [
            f.of for f in where if isinstance(f, Condition) and f.comparison == "is not null" and isinstance(f.of, Of)
        ]
        return [of for of in found if of.column.table == self.subject and self._kind(of.column) == "date"][:1]

    def _shown_first(self) -> tuple[Order, ...]:
        """ "Newest first", "starting with the largest": by what these words speak of."""
        tops = [top for top in self.asked.superlatives if top.all]
        if not tops or self.asked.sorted:
            return ()
        top, table = tops[0], self.relations.table(self.subject)
        named = [e.element for e in (top.of.of(Role.COLUMN) if top.of else ())[:3] if e.element]
        own = [e for e in named if nearness(self.subject, e.table, self.relations)]
        own += hinted_columns(table, top.words, self.relations)
        own += date_columns(table, self.relations) if top.dated else columns_of(table, self.relations, "number")
        if top.of is not None:
            self.draft.used.add(top.of.at)
        return (Order(Of(own[0]), top.falling),) if own else ()

    def _sorted(self) -> tuple[Order, ...]:
        """What rows or groups are sorted by, as the question says."""
        found: list[Order] = list(self._shown_first())
        for mark in self.asked.sorted[:2]:
            options = [
                Option(e.element, e.score * near)
                for e in mark.of(Role.COLUMN)[:4]
                if e.element and (near := nearness(self.subject, e.element.table, self.relations, self.named))
            ]
            if options:
                self.draft.used.add(mark.at)
                found.append(Order(Of(self.draft.pick(f"sort {mark.at}", options)), self.asked.falling))
        return tuple(found)

    def _list_of(self, names: Sequence[Of], outputs: Sequence[Of]) -> tuple[Of, ...]:
        named = {mark.at for mark in self.asked.things}
        if outputs and all(of.through is not None for of in outputs) and self._said_by_name():
            return tuple(outputs)[:_MOST_OUTPUTS]  # "who is her manager"
        told = self.asked.listed and (self._kinds_of_rows() or self._only_told_apart(outputs))
        told = told or (self._asks_who() and not any(of.column in {n.column for n in names} for of in outputs))
        first = [] if outputs and not named and not told else list(names)
        if outputs and self._values_told_apart():
            return tuple(dict.fromkeys(outputs))[:_MOST_OUTPUTS]
        if outputs and any(of.column.table == self.subject for of in outputs):
            mentioned = [of for of in outputs if of.column.table == self.subject]
            texts = [of for of in mentioned if self._kind(of.column) in ("text", "key")]
            if texts and len(outputs) >= 1 and not self.asked.superlatives:
                first = [] if len(outputs) > 2 else list(names)
        return tuple(dict.fromkeys([*first, *outputs]))[:_MOST_OUTPUTS]

    def _asks_who(self) -> bool:
        """Whether somebody is asked for, and not where or when: "who joined in 2024?"."""
        said = [piece.text.lower() for piece in self.asked.pieces[:1]]
        return said == ["who"] and len(naming_columns(self.relations.table(self.subject), self.relations)) > 0

    def _values_told_apart(self) -> list[Mark]:
        """The properties whose different values are asked for: "the distinct types of mills"."""
        if not self.asked.distinct:
            return self.kinds
        first = min((mark.at for mark in self.asked.things), default=MOST_PIECES)
        return [mark for mark in self.asked.columns if mark.at < first]

    def _only_told_apart(self, outputs: Sequence[Of]) -> bool:
        """Whether what is named only tells which rows are meant: "everything priced above 400"."""
        marks = [m for c in self.asked.compared if c.explicit for m in (c.before, c.after) if m is not None]
        compared = {each.element for mark in marks for each in mark.of(Role.COLUMN)}
        return bool(outputs) and all(of.column in compared for of in outputs)

    def _shown(self) -> tuple[Of, ...]:
        """What the question says is to be shown, in its order; with the rows' names before it where it leaves them
        out."""
        found: list[Of] = []
        before: tuple[Mark, list[Of]] | None = None
        for mark, following in zip_longest(self.asked.shown, self.asked.shown[1:]):
            if mark.piece.lemmas == ("when",) and following is not None and following.at <= mark.at + 2:
                continue  # "when they started": the day follows
            if _NUMBERS_OF_ROWS & set(mark.piece.lemmas) and len(mark.piece.lemmas) == 1:  # "order no."
                numbered = self.subject
                if before is not None and mark.at == before[0].at + 1 and before[0].of(Role.TABLE):
                    found = [of for of in found if of not in before[1]]
                    numbered = next(e.element.table for e in before[0].of(Role.TABLE) if e.element)
                key = self.relations.key_of(numbered)
                found += [Of(key)] if key else []
            elif before is not None and (named := self._name_beside(mark, before[1])):
                found += named
            elif options := self._showable(mark, self._asked_when(mark)):
                told = [Of(e) for e in self.draft.pick(f"output {mark.at}", options)]
                before = (mark, told)
                found += told
        found = list(dict.fromkeys(found))
        names = [Of(n) for n in naming_columns(self.relations.table(self.subject), self.relations)]
        own = {self.relations.key_of(self.subject), *(of.column for of in names)}
        if found and names and self._kind(names[0].column) == "text" and not own & {of.column for of in found}:
            more, less = (0.8, 1.0) if self.asked.distinct else (1.0, 0.8)
            spared: list[Option[list[Of]]] = [Option(names, more), Option([], less)]
            found = [*self.draft.pick("names", spared), *found]
        return tuple(found)[:_MOST_OUTPUTS]

    def _name_beside(self, mark: Mark, shown: Sequence[Of]) -> list[Of]:
        """The name of what the key just shown leads to: "drug id and name"."""
        if set(mark.piece.lemmas) - _NAME_ALONE or not shown:
            return []
        of = shown[-1].column
        table = self.relations.table(of.table)
        leads = [key.ref_table for key in table.foreign_keys if of.column in key.columns and len(key.columns) == 1]
        leads += [of.table] if self.relations.key_of(of.table) == of else []
        found = [name for name in leads[:1] if name in self.relations.above(self.subject)]
        return [Of(name) for other in found for name in naming_columns(self.relations.table(other), self.relations)]

    def _said_again(self, mark: Mark) -> bool:
        """Whether a later word names the rows that are listed anyway: "suppliers that deliver"."""
        best = mark.piece.best
        return best is not None and best.role is Role.TABLE and best.element == Element(self.subject)

    def _kinds_of_rows(self) -> bool:
        """Whether the rows are spoken of by a value that many of them have: "the drivers and when they were hired"."""
        names = naming_columns(self.relations.table(self.subject), self.relations)
        cells = [each for said in self.asked.said if not said.negated for each in said.mark.of(Role.CELL)[:1]]
        own = [each.element for each in cells if each.element and each.element.table == self.subject]
        return bool(own) and not set(own) & set(names)

    def _names_subject(self, words: Sequence[str]) -> bool:
        own = {word.removesuffix("s") for word in words_of(self.subject)}
        return bool(words) and all(word.removesuffix("s") in own for word in words)

    def _asked_when(self, mark: Mark) -> bool:
        return "when" in self.asked.words_before(mark.at, 2) and mark.piece.lemmas != ("when",)

    def _showable(self, mark: Mark, dated: bool) -> list[Option[tuple[Element, ...]]]:
        """What a word may have shown of the rows: their names, their days, a property, or the names of what they belong
        to."""
        words = mark.piece.lemmas
        table = self.relations.table(self.subject)
        if words[-1:] in (("name",), ("names",)) and (len(words) == 1 or mark.role is Role.OPERATION):
            return [Option(naming_columns(table, self.relations), 1.0)]
        options: list[Option[tuple[Element, ...]]] = []
        key = self.relations.key_of(self.subject)
        if key is not None and words[-1:] in (("id",), ("ids",), ("number",)) and self._names_subject(words[:-1]):
            return [Option((key,), 1.0, str(key))]
        if words in (("date",), ("day",), ("when",)):
            own = date_columns(table, self.relations)[:2]
            options += [Option((e,), 1.0 - 0.2 * n, str(e)) for n, e in enumerate(own)]
        for each in mark.of(Role.COLUMN, Role.TABLE, Role.STATE):
            element = each.element
            if element is None or element.table not in self.relations.above(self.subject):
                continue
            score = each.score * nearness(self.subject, element.table, self.relations)
            if dated and self._kind(element) not in ("date", "year"):
                continue
            if _NUMBERS_OF_ROWS & set(words) and self.relations.key_of(element.table) == element:
                score = max(score, 0.9)  # "order number"
            if each.role is Role.TABLE and element.table != self.subject:
                names = naming_columns(self.relations.table(element.table), self.relations)
                options += [Option(names, 0.9 * score, str(names[0]))] if names else []
            elif each.role is not Role.TABLE and element.column:
                options.append(Option((element,), score, str(element)))
        return options

    def _outputs(self) -> list[Of]:
        """The properties to be listed, and the names of things that rows belong to."""
        found: list[Of] = []
        asked_for = self._values_told_apart()
        for mark in sorted([*self.asked.columns, *self.asked.things], key=lambda m: m.at):
            if mark.at in self.draft.used:
                continue
            if asked_for and mark.at > asked_for[-1].at:
                if mark.role is Role.COLUMN:  # "… of mills that were built by Canadians"
                    self.draft.used.add(mark.at)
                continue
            if self._said_again(mark):
                self.draft.used.add(mark.at)
                continue
            options: list[Option[tuple[Element, ...]]] = []
            if mark.piece.lemmas[-1:] in (("date",), ("day",)) and len(mark.piece.lemmas) == 1:
                own = date_columns(self.relations.table(self.subject), self.relations)[:2]
                options += [Option((e,), 1.0 - 0.2 * n, str(e)) for n, e in enumerate(own)]
            for each in mark.of(Role.COLUMN, Role.TABLE):
                element = each.element
                if element is None or element.table not in self.relations.above(self.subject):
                    continue
                near = nearness(self.subject, element.table, self.relations)
                if each.score < (0.9 if mark.role is Role.TABLE else 0.7) * mark.piece.explanations[0].score:
                    continue
                if each.role is Role.COLUMN:
                    score = each.score * (A_KEY_INSTEAD if self._leads_to_what_it_names(mark, each) else near)
                    options.append(Option((element,), score, str(element)))
                else:
                    names = naming_columns(self.relations.table(element.table), self.relations)
                    if names:
                        options.append(Option(names, each.score * near * 0.9, str(names[0])))
            if options:
                found += self._of_whom(mark, self.draft.pick(f"output {mark.at}", options))
                self.draft.used.add(mark.at)
        return list(dict.fromkeys([*found, *([] if found else self._whereabouts())]))

    def _of_whom(self, mark: Mark, chosen: tuple[Element, ...]) -> list[Of]:
        """What is shown of a choice: for a key into its own table ("their manager") what the row that it leads to is
        called, unless its number is asked for."""
        key = chosen[0]
        if len(chosen) > 1 or key.table != self.subject or not self._leads_to_its_own(key):
            return [Of(each) for each in chosen]
        if _NUMBERS_OF_ROWS & set(mark.piece.lemmas):
            return [Of(key)]
        return [Of(name, through=key) for name in naming_columns(self.relations.table(key.table), self.relations)]

    def _leads_to_its_own(self, column: Element) -> bool:
        """Whether a column refers to its own table."""
        keys = self.relations.table(column.table).foreign_keys
        return any(tuple(key.columns) == (column.column,) and key.ref_table == column.table for key in keys)

    def _said_by_name(self) -> bool:
        """Whether a name says which row of the subject is meant."""
        names = naming_columns(self.relations.table(self.subject), self.relations)
        return any(each.element in names for said in self.asked.said for each in said.mark.of(Role.CELL)[:1])

    def _whereabouts(self) -> list[Of]:
        """The places of rows, where it is asked where they are or come from."""
        said = [word for piece in self.asked.pieces for word in piece.text.lower().split()]
        if "where" not in said[:3]:
            return []
        from_there = "from" in said
        options: list[Option[Element]] = []
        for element in columns_of(self.relations.table(self.subject), self.relations, "text"):
            words = set(words_of(element.column))
            if words & _ORIGINS or words & _PLACES:
                options.append(Option(element, 1.0 if bool(words & _ORIGINS) == from_there else 0.7, str(element)))
        chosen = self.draft.maybe("where", options)
        return [Of(chosen)] if chosen else []
