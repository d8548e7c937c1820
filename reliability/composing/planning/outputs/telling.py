"""The frame of a question that lists what it wants to see, some of it numbers: groups by the properties that are told,
and the numbers in their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Role
from reliability.composing.frame import Frame, Having, Measure, Number, Of, Order
from reliability.composing.planning.asked.parts import Mark, Wanted
from reliability.composing.planning.columns import naming_columns
from reliability.composing.planning.dates import date_options
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.measures import Sized, measure_options
from reliability.composing.planning.outputs.spans import ToldOutput
from reliability.composing.planning.placing import nearness
from reliability.composing.planning.special.so_often import SoOften
from reliability.values import Element

_OFTEN = frozenset("common frequent frequently often popular used".split())
_LEFT_OUT = 0.6  # for each output that nothing in the data explains


def _first_aggregate(wanted: Sequence[Wanted]) -> str | None:
    """What is taken of what is named first, where anything is: "by total amount"."""
    return next((each.aggregate for each in wanted if each.aggregate), "")


def _joint(marks: list[Mark]) -> list[Mark]:
    """The marks of one name as one, each column as well meant as they mean it together: "itch … score"."""
    if len(marks) < 2:
        return marks
    found: dict[Element, float] = {}
    for mark in marks:
        for each in mark.of(Role.COLUMN):
            if each.element is not None:
                found[each.element] = found.get(each.element, 0.0) + each.score / len(marks)
    meant = sorted(found.items(), key=lambda item: -item[1])[:_MOST_MEANT]
    explained = tuple(Explanation(Role.COLUMN, score, element, via="name") for element, score in meant)
    return [Mark(marks[-1].at, replace(marks[-1].piece, explanations=explained))]


_MOST_MEANT = 6


class Told(SoOften):
    """Shows what a question tells to be shown."""

    def _told(self) -> Frame:
        asked = self.asked
        told = [output for output in asked.told if output.aggregate]
        measured = [(output, each) for output in told if (each := self._told_measure(output)) is not None]
        sized = [each for _, each in measured]
        if not sized:
            raise NothingFits
        self.draft.score *= _LEFT_OUT ** (len(told) - len(sized))
        facts = self.relations.facts([each.table for each in sized])
        if not facts:
            raise NothingFits
        self.subject = facts[0]
        columns = [(output, self._told_columns(output)) for output in asked.told if output.aggregate is None]
        self.by += [of for _, shown in columns for of in shown]
        if all(output.aggregate for output in asked.told):
            self._groups()
        for of in self.by:
            self._reach(of.column.table)
        self.by = list(dict.fromkeys(self.by))
        numbers = self._fitted(sized)
        marks = [*asked.columns, *asked.groups, *(top.of for top in asked.superlatives if top.of), *asked.sorted]
        self.draft.used |= {mark.at for mark in [*marks, *(w.mark for w in asked.wanted if w.mark)]}
        self.draft.used |= {mark.at for mark, _ in asked.grains}
        having = self._of_groups(sized, numbers)
        conditions = [condition for _, condition in self._conditions()]
        periods = [condition for period in self._period_conditions() for condition in period]
        where = self._related_things(self._filters([*conditions, *periods, *self._further()]))
        frame = Frame(self.subject, tuple(dict.fromkeys(numbers)), tuple(self.by), where, having)
        frame = frame if having else self._with_having(frame)
        if asked.sorted and not asked.limit and (order := self._sorted_by(columns, measured, numbers)) is not None:
            return replace(frame, order=(order,))
        return self._in_order(frame, [output for output, _ in measured], numbers)

    def _of_groups(self, sized: Sequence[Sized], numbers: Sequence[Number]) -> tuple[Having, ...]:
        """What is compared with the sum of a group that is told: "spent more than 40 in total"."""
        summed = {
            each.measure.of.column: n for each, n in zip(sized, numbers, strict=True) if isinstance(each.measure.of, Of)
        }
        found = []
        for compared in self.asked.compared if self.by and any(w.aggregate == "sum" for w in self.asked.wanted) else ():
            marks = [mark for mark in (compared.before, compared.after) if mark is not None]
            elements = [e.element for mark in marks for e in mark.of(Role.COLUMN)[:2] if e.element in summed]
            if elements and elements[0] is not None and compared.explicit and not compared.average:
                self.draft.used.add(compared.at)
                found.append(Having(summed[elements[0]], compared.comparison, compared.values[0]))
        return tuple(found)

    def _mark(self, place: int) -> Mark:
        return Mark(place, self.asked.pieces[place])

    def _told_measure(self, output: ToldOutput) -> Sized | None:
        """The number that is told; rows counted where its words name nothing."""
        marks = [self._mark(place) for place in output.places]
        if output.aggregate == "count":
            tables = [mark for mark in marks if mark.of(Role.TABLE)]
            marks = (
                tables[-1:] or marks[-1:] or [w.mark for w in self.asked.wanted if w.aggregate == "count" and w.mark]
            )
        else:
            marks = _joint([mark for mark in marks if mark.of(Role.COLUMN)])
        wanted = Wanted(output.aggregate, marks[0] if marks else None, output.at)
        options = measure_options(wanted, self.asked, self.relations)
        if output.distinct and output.aggregate == "count" and marks:
            options += [
                Option(Sized(Measure("count distinct", Of(e.element)), e.element.table), 0.9 * e.score, str(e.element))
                for e in marks[0].of(Role.COLUMN)[:2]
                if e.element and e.element.table in self.relations.tables
            ]
        if not output.places and output.aggregate != "count":
            self.draft.score *= _LEFT_OUT  # "and the total": of what, nobody said
        return self.draft.maybe(f"told {output.at}", options)

    def _told_columns(self, output: ToldOutput) -> list[Of]:
        """The columns that are told: a property, a row's name or its key, or the period of a day."""
        marks = [self._mark(place) for place in output.places]
        grain = next((e.value for mark in marks for e in mark.of(Role.GRAIN) if mark.role is Role.GRAIN), "")
        if grain:
            days = date_options(self.asked, marks[0].at, self.subject, self.relations, ())
            days = [day for day in days if self._kind(day.value) == "date" or grain == "year"]
            if not days:
                raise NothingFits
            day = self.draft.pick("date", days)
            return [Of(day, None if self._kind(day) == "year" else grain)]  # type: ignore[arg-type]
        options = [option for mark in marks[-1:] for option in self._columns_of(mark, output)]
        if not marks:
            names = [self._row_columns(table, output) for table in self._told_tables()]
            options = [Option(tuple(each), 0.9**place) for place, each in enumerate(names) if each]
        if not options:
            self.draft.score *= _LEFT_OUT
            return []
        return [Of(element) for element in self.draft.pick(f"told {output.at}", options)]

    def _told_tables(self) -> list[str]:
        """The tables that a bare "id" or "name" may be of: of what is shown already, or of what the question names."""
        found = [of.column.table for of in reversed(self.by)]
        for mark in self.asked.things:
            found += [e.element.table for e in mark.of(Role.TABLE)[:1] if e.element]
        return [each for each in dict.fromkeys(found) if each in self.relations.tables]

    def _row_columns(self, table: str, output: ToldOutput) -> list[Element]:
        key = self.relations.key_of(table)
        names = naming_columns(self.relations.table(table), self.relations) if output.called else ()
        return [*([key] if output.keyed and key else []), *names]

    def _columns_of(self, mark: Mark, output: ToldOutput) -> list[Option[tuple[Element, ...]]]:
        found = []
        for each in mark.of(Role.TABLE, Role.COLUMN, Role.STATE):
            element = each.element
            if element is None or element.table not in self.relations.tables:
                continue
            near = nearness(self.subject, element.table, self.relations, self.named)
            if not near:
                continue
            elements = self._shown_of(each, output)
            if elements:
                found.append(Option(elements, each.score * near, str(elements[0])))
        return found

    def _shown_of(self, each: Explanation, output: ToldOutput) -> tuple[Element, ...]:
        assert each.element is not None
        if each.role is Role.TABLE and (output.keyed or output.called):
            return tuple(self._row_columns(each.element.table, output))
        if each.role is Role.TABLE:
            return naming_columns(self.relations.table(each.element.table), self.relations)
        return (each.element,) if each.element.column else ()

    def _in_order(self, frame: Frame, told: list[ToldOutput], numbers: list[Number]) -> Frame:
        """The order that the question before it speaks of, by the number it names: "the top 3 by total amount"."""
        asked = self.asked
        if not frame.by or not (asked.superlatives or asked.limit or asked.sorted):
            return frame
        top = next(iter(asked.superlatives), None)
        falling = top.falling if top else asked.falling
        if top is not None and top.dated:
            own = [of for of in frame.by if self._kind(of.column) == "date"]
            by: Number | Of = own[0] if own else numbers[0]
            further: list[Number] = []
        else:
            by, *further = self._ranked_by(told, numbers)
        every = top is None or top.all
        order = (Order(by, falling), *(Order(each, falling) for each in further))
        return replace(frame, order=order, limit=asked.limit or (None if every else 1))

    def _sorted_by(
        self,
        columns: list[tuple[ToldOutput, list[Of]]],
        measured: list[tuple[ToldOutput, Sized]],
        numbers: list[Number],
    ) -> Order | None:
        """The order that is named beside the outputs: by the one that shares most words with it."""
        said = {word for mark in self.asked.sorted for word in mark.piece.lemmas}
        options: list[tuple[ToldOutput, Of | Number]] = [(output, of) for output, shown in columns for of in shown]
        options += [(output, number) for (output, _), number in zip(measured, numbers, strict=True)]
        shared: list[int] = [len(said & self._words_of(output)) for output, _ in options]
        falling = self.asked.falling or any(top.falling and not top.dated for top in self.asked.superlatives)
        most = max(shared, default=0)
        return Order(options[shared.index(most)][1], falling) if most else None

    def _words_of(self, output: ToldOutput) -> set[str]:
        return {word for place in output.places for word in self.asked.pieces[place].lemmas}

    def _ranked_by(self, told: list[ToldOutput], numbers: list[Number]) -> list[Number]:
        """The numbers that groups are ranked by, the first before the others: "by total amount and number of loans"."""
        asked = self.asked
        words = {word for top in asked.superlatives for word in top.words}
        tops = [top.of for top in asked.superlatives if top.of is not None and self._numeric(top.of)]
        ranking = [*asked.wanted, *(Wanted(None, of, of.at) for of in tops)]
        ranking.sort(key=lambda wanted: wanted.at)
        found: list[Number] = []
        for wanted in ranking:
            said = set(wanted.mark.piece.lemmas) if wanted.mark else set()
            for output, number in zip(told, numbers, strict=False):
                own = self._words_of(output)
                if (output.aggregate == wanted.aggregate or wanted.aggregate is None) and (said & own or not said):
                    found.append(number)
                    break
        alike = [n for output, n in zip(told, numbers, strict=False) if output.aggregate == _first_aggregate(ranking)]
        found = found or (alike if len(alike) == 1 else [])
        counted = [n for output, n in zip(told, numbers, strict=False) if output.aggregate == "count"]
        return list(dict.fromkeys(found)) or (counted[:1] if counted and words & _OFTEN else numbers[:1])
