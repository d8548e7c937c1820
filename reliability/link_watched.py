"""Linking that knows when it branches (METHODS.md 1; RTS 3.3).

The model writes a list; one pass over it gives the states of its steps; the calibrated predictor flags steps. The
first flagged one is traced back to an element, and the policy decides: a halt, the model's second look, or a person.
What a person refuses is never proposed again, what they confirm never asked again; a choice takes the place of the
refused element, and the list is written on from there and watched again. A flag at the end asks what is missing.

Between stages this only decides, so a replay with recorded stages and replies decides alike.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import partial

from reliability.branching import BranchingPredictor
from reliability.confirm import Ruling, ask_about, doubted, with_words
from reliability.core import Core, Stopwatch
from reliability.dialogue import Dialogue, Halt
from reliability.link_lists import Kind, Lists
from reliability.link_names import ListStep, WrittenList, in_schema_order
from reliability.ports import TransparentModel
from reliability.record import LinkingCalibration
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
from reliability.watch import flagged_steps


@dataclass
class WatchedLinking:
    """The linking of one question: what is linked so far, and what the person and the model said of it."""

    question: Question
    schema: Schema
    hints: Sequence[Hint]
    core: Core
    dialogue: Dialogue
    stage: Stopwatch
    model: TransparentModel
    calibration: LinkingCalibration
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
            branching_points=tuple(self.points),
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
            predictor: BranchingPredictor = getattr(self.calibration, kind)
            flagged = self.stage(
                "watch", partial(flagged_steps, written, self.model, predictor, self.question.id)
            )
            asked = self.question
            settled = yield from self._settle(kind, written, flagged)
            if isinstance(settled, WrittenList):
                return settled
            if self.question != asked:
                return written
            kept = settled

    def _settle(
        self, kind: Kind, written: WrittenList, flagged: Sequence[int]
    ) -> Generator[Clarification, Reply, WrittenList | tuple[Element, ...]]:
        """Go through the flagged steps: the list as it is settled, or what it is to begin with when written anew."""
        for number in flagged:
            step, tokens = written.steps[number], written.token_ids[:number]
            if self._is_settled(step, (kind, tokens)):
                continue
            ruling = Ruling(step.element, stands=True)
            if not self.dialogue.just_answer:
                ruling = yield from self._rule(kind, written, step)
            self._note(number, step, ruling)
            self._settled.add((kind, tokens))
            if ruling.words:
                self.question = with_words(self.question, ruling.words)
                self._settled.clear()
                return ()
            if ruling.chosen is not None:
                return self._correct(kind, written, ruling.place, ruling.chosen)
            if not ruling.stands and ruling.place is not None:
                last = written.elements[-1:] == (ruling.place,)
                self.refused.append(ruling.place)
                written = written.without(ruling.place)
                if not written.elements:
                    return ()
                if last:  # nothing comes in its place, so nothing is missing either
                    self._settled.add((kind, written.token_ids[:-1]))
        return written

    def _is_settled(self, step: ListStep, place: tuple[Kind, tuple[int, ...]]) -> bool:
        """Whether an element was ruled on; or, at an end, anything at the same place of the same list."""
        if step.at_end:
            return place in self._settled
        return step.element in (*self._settled, *self.confirmed, *self.refused)

    def _note(self, number: int, step: ListStep, ruling: Ruling) -> None:
        """Keep the branching point and the element that was ruled on."""
        about = () if step.element is None else (step.element,)
        by_person = ruling.confirmed or not ruling.stands
        self.points.append(BranchingPoint(number, about, step.probability, by_person))
        if ruling.place is not None:
            self._settled.add(ruling.place)
            if ruling.confirmed and ruling.place not in self.confirmed:
                self.confirmed.append(ruling.place)

    def _correct(
        self, kind: Kind, written: WrittenList, place: Element | None, chosen: Element
    ) -> tuple[Element, ...]:
        """Refuse the traced element and put the chosen one into the list; what the list is to begin with."""
        if place is not None:
            self.refused.append(place)
        kept = tuple(e for e in written.before(place) if e not in self.refused)
        for element in (Element(chosen.table), chosen):
            if element in self.refused:
                self.refused.remove(element)
            if element not in self.confirmed:
                self.confirmed.append(element)
        if kind == "columns" and chosen.table not in self.tables:
            linked = [*map(Element, self.tables), Element(chosen.table)]
            self.tables = tuple(e.table for e in in_schema_order(linked, self.schema))
        return kept

    # --- by policy -----------------------------------------------------------------------------

    @property
    def _lists(self) -> Lists:
        """What can be listed, given what is linked and was said so far."""
        return Lists(
            self.question, self.schema, self.hints, self.core, self.model,
            self.tables, tuple(self.confirmed), tuple(self.refused),
        )  # fmt: skip

    def _rule(
        self, kind: Kind, written: WrittenList, step: ListStep
    ) -> Generator[Clarification, Reply, Ruling]:
        """What becomes of a flagged step, by policy."""
        about = step.element
        if self.dialogue.policy == "abstain" or (self.dialogue.policy == "surrogate" and about is None):
            raise Halt(Reason.NOT_SURE, str(about or ""))
        if self.dialogue.policy == "surrogate" and about is not None:
            judge = partial(doubted, self.question, self.schema, [about], self.core)
            if self.stage("confirm", judge):
                raise Halt(Reason.NOT_SURE, str(about))
            return Ruling(about, stands=True)
        offer = self.stage(f"rank {kind}", partial(self._lists.offer, kind, written, step))
        if offer.traced is None and not offer.alternatives:
            return Ruling(None, stands=True)  # the list holds everything that there is
        return (yield from ask_about(offer, self.schema, self.tables, self.dialogue))
