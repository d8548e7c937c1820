"""Link a question to tables and columns, and know when it branches (docs/METHODS.md 1; RTS 3.3).

The model writes the list of relevant tables, then of their columns, under a trie of the schema's names. One pass over a
list gives the states of its steps, and the calibrated predictor flags steps; without a calibration every table counts
as one that may be wrong. What is flagged is traced back to elements, and the policy decides: a halt, the model's second
look, or a person, who is asked about a list once, its traced elements beside what else it holds: a yes settles all of
it, and so does saying all that it is to hold. What a person refuses is never proposed again, what they confirm never
asked again; a single choice takes the place of the refused element, and the list is written on from there and watched
again. Where only the end is flagged the question is what is missing.

Between stages this only decides, so a replay with recorded stages and replies decides alike.

RTS: https://doi.org/10.1145/3709719
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from reliability.core import Core, Stopwatch
from reliability.dialogue import Dialogue, Halt
from reliability.linking.branching_points import calibration_of, flagged_steps
from reliability.linking.confirm import Ruling, ask_about, doubted, with_words
from reliability.linking.lists import Kind, Lists
from reliability.linking.names import ListStep, WrittenList, in_schema_order
from reliability.ports import TransparentModel
from reliability.promises.branching import BranchingPredictor
from reliability.promises.record import LinkingCalibration
from reliability.values import (
    BranchingPoint,
    Clarification,
    Element,
    Hint,
    LinkedSchema,
    Question,
    Reason,
    Reply,
    Schema,
)


def link(
    question: Question,
    schema: Schema,
    hints: Sequence[Hint],
    core: Core,
    dialogue: Dialogue,
    stage: Stopwatch,
    *,
    quiet: bool = False,
) -> Generator[Clarification, Reply, tuple[Question, LinkedSchema]]:
    """The tables and columns of a question, settled with the person where the policy asks.

    `quiet`: nobody is asked, and what would have been asked about stands as a branching point: for questions whose
    words give queries of their own, of which a person then chooses. Also returns the question, since what a person adds
    in words belongs to it from then on. Halts with NOT_SURE (may not ask), TOO_MANY_QUESTIONS, EXPIRED or NOT_IN_DATA
    (the person named what is not there).
    """
    linking = _Linking(question, schema, hints, core, dialogue, stage, calibration_of(core), quiet)
    return (yield from linking.run())


@dataclass
class _Linking:
    """The linking of one question: what is linked so far, and what the person and the model said of it."""

    question: Question
    schema: Schema
    hints: Sequence[Hint]
    core: Core
    dialogue: Dialogue
    stage: Stopwatch
    calibrated: tuple[TransparentModel, LinkingCalibration] | None
    """What watches; None where every table counts as one that may be wrong."""
    quiet: bool = False
    tables: tuple[str, ...] = ()
    confirmed: list[Element] = field(default_factory=list)
    refused: list[Element] = field(default_factory=list)
    points: list[BranchingPoint] = field(default_factory=list)
    _settled: set[Element | tuple[Kind, tuple[int, ...]]] = field(default_factory=set)
    """Elements that were ruled on, and the tokens after which it was: at an end there the state is the same again."""

    def run(self) -> Generator[Clarification, Reply, tuple[Question, LinkedSchema]]:
        """The linked schema, and the question, since words that a person adds belong to it from then on.

        Halts with NOT_SURE (the policy does not ask), TOO_MANY_QUESTIONS, EXPIRED or NOT_IN_DATA.
        """
        while True:
            asked = self.question
            listed = yield from self._list("tables")
            if self.question != asked:  # words were added: everything is written anew
                continue
            self.tables = tuple(element.table for element in in_schema_order(listed.elements, self.schema))
            columns = yield from self._list("columns")
            if self.question == asked:
                break
        return self.question, LinkedSchema(
            tables=self.tables,
            columns=in_schema_order(columns.elements, self.schema),
            confirmed=tuple(self.confirmed),
            refused=tuple(self.refused),
            just_answer=self.dialogue.just_answer,
            branching_points=tuple(self.points) if self.calibrated else (),
            log_probability=listed.log_probability + columns.log_probability,
        )

    # --- one list ------------------------------------------------------------------------------

    def _list(self, kind: Kind) -> Generator[Clarification, Reply, WrittenList]:
        """A list whose every flagged step is settled."""
        kept: tuple[Element, ...] = ()
        while True:
            written = self.stage(f"link {kind}", partial(self._lists.write, kind, kept))
            if kind == "tables" and not written.elements:  # none that is not refused has tokens
                raise Halt(Reason.NOT_IN_DATA, ", ".join(map(str, self.refused)))
            if self.calibrated is None:
                written = _by_element(written)
            flagged = self._flagged(kind, written)
            asked = self.question
            settled = yield from self._settle(kind, written, flagged)
            if isinstance(settled, WrittenList):
                return settled
            if self.question != asked:
                return written
            kept = settled

    def _flagged(self, kind: Kind, written: WrittenList) -> tuple[int, ...]:
        """The steps that may branch; without a calibration those of every table, and of no column."""
        if self.calibrated is None:
            return tuple(range(len(written.steps))) if kind == "tables" else ()
        model, calibration = self.calibrated
        predictor: BranchingPredictor = getattr(calibration, kind)
        return self.stage("watch", partial(flagged_steps, written, model, predictor, self.question.seed))

    def _settle(
        self, kind: Kind, written: WrittenList, flagged: Sequence[int]
    ) -> Generator[Clarification, Reply, WrittenList | tuple[Element, ...]]:
        """What becomes of the flagged steps: the list as it is settled, or what it is to begin with when written
        anew.
        """
        open_ = [n for n in flagged if not self._is_settled(written.steps[n], (kind, written.token_ids[:n]))]
        if not open_:
            return written
        ruling = Ruling(stands=True)
        if not (self.dialogue.just_answer or self.quiet):
            ruling = yield from self._rule(kind, written, [written.steps[n] for n in open_])
        self._note(kind, written, open_, ruling)
        if ruling.words:
            self.question = with_words(self.question, ruling.words)
            self._settled.clear()
            return ()
        if ruling.holds is not None:
            return self._hold(kind, written, ruling.holds)
        if ruling.chosen is not None:
            return self._correct(kind, written, ruling.refused, ruling.chosen)
        if ruling.stands:
            if ruling.confirmed:
                self._confirm(written.elements)
            return written
        self.refused += ruling.refused
        left = self._lists.joining(kind, written.without(ruling.refused))
        return left if left.elements else ()

    def _is_settled(self, step: ListStep, place: tuple[Kind, tuple[int, ...]]) -> bool:
        """Whether an element was ruled on; or, at an end, anything at the same place of the same list."""
        if step.at_end:
            return place in self._settled
        return step.element in (*self._settled, *self.confirmed, *self.refused)

    def _note(self, kind: Kind, written: WrittenList, numbers: Sequence[int], ruling: Ruling) -> None:
        """Keep the branching points, and that their elements and places were ruled on."""
        by_person = ruling.confirmed or not ruling.stands
        for number in numbers:
            step = written.steps[number]
            about = () if step.element is None else (step.element,)
            self.points.append(BranchingPoint(number, about, step.probability, by_person))
            self._settled.add((kind, written.token_ids[:number]))
            if not step.at_end:
                self._settled.update(about)

    def _confirm(self, elements: Iterable[Element]) -> None:
        """What the person wants: refused no more, and with a column its table is linked."""
        for element in elements:
            if element in self.refused:
                self.refused.remove(element)
            if element not in self.confirmed:
                self.confirmed.append(element)

    def _link(self, kind: Kind, chosen: Sequence[Element]) -> None:
        """Confirm what was chosen; of a column also its table, which is linked where columns are listed."""
        self._confirm(each for e in chosen for each in (Element(e.table), e))
        if kind == "columns":
            linked = {*map(Element, self.tables), *(Element(e.table) for e in chosen)}
            self.tables = tuple(e.table for e in in_schema_order(linked, self.schema))

    def _correct(
        self, kind: Kind, written: WrittenList, refused: Sequence[Element], chosen: Element
    ) -> tuple[Element, ...]:
        """Put the chosen element in the place of the refused one; what the list is to begin with."""
        self.refused += refused
        kept = tuple(e for e in written.before(refused[0] if refused else None) if e not in self.refused)
        self._link(kind, [chosen])
        return kept

    def _hold(self, kind: Kind, written: WrittenList, holds: Sequence[Element]) -> WrittenList | tuple[Element, ...]:
        """The list as the person said it, whole: what they left out is refused."""
        mine = [Element(e.table) for e in holds] if kind == "tables" else [e for e in holds if e.column]
        self._link(kind, holds)
        if not mine:  # tables, where columns were asked about: these are written anew
            self._settled.clear()
            return ()
        self.refused += [e for e in written.elements if e not in mine]
        return replace(written, elements=in_schema_order(mine, self.schema), joined=())

    # --- by policy -----------------------------------------------------------------------------

    @property
    def _lists(self) -> Lists:
        """What can be listed, given what is linked and was said so far."""
        return Lists(
            self.question,
            self.schema,
            self.hints,
            self.core,
            self.core.model,
            self.tables,
            tuple(self.confirmed),
            tuple(self.refused),
        )

    def _rule(
        self, kind: Kind, written: WrittenList, steps: Sequence[ListStep]
    ) -> Generator[Clarification, Reply, Ruling]:
        """What becomes of flagged steps, by policy."""
        about = tuple(dict.fromkeys(step.element for step in steps))
        if self.dialogue.policy == "abstain":
            raise Halt(Reason.NOT_SURE, str(about[0] or ""))
        if self.dialogue.policy == "surrogate":
            for element in about:
                mine = [element] if element else []
                judge = partial(doubted, self.question, self.schema, mine, self.core)
                if element is None or self.stage("confirm", judge):
                    raise Halt(Reason.NOT_SURE, str(element or ""))
            return Ruling(stands=True)
        offer = self.stage(f"rank {kind}", partial(self._lists.offer, kind, written, steps))
        if not offer.traced and not offer.alternatives:
            return Ruling(stands=True)  # the list holds everything that there is
        return (yield from ask_about(offer, self.schema, self.tables, self.dialogue))


def _by_element(written: WrittenList) -> WrittenList:
    """The list with one step for each element that it holds, whatever the tokens that wrote it."""
    steps = tuple(ListStep(forced=False, probability=1.0, element=element) for element in written.elements)
    return replace(written, token_ids=(), legal=(), steps=steps)
