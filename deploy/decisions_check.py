"""The configured server held to the same weights in this process: lists, log-probabilities and decisions, as JSON.

    python deploy/decisions_check.py QUESTIONS FILE

Questions of people are asked of both, by a person who knows what she wants, with one calibration record if there is
one. What is drawn is drawn alike: the nucleus holds the likeliest token alone. The figures grow in the file as
questions end, so that a run that is stopped leaves what it had, and are printed at the end. The weights are those that
lie beside the tokenizer.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

if TYPE_CHECKING:
    from adapters.models.transformers_model import TransformersModel
    from bot.settings import Settings
    from reliability.core import Core
    from reliability.evaluation.people.asking import PersonAsk
    from reliability.evaluation.people.log import AskedQuestion
    from reliability.linking.names import WrittenList
    from reliability.ports import LanguageModel
    from reliability.values import Clarification, Question, Reply

ONE_TOKEN = 1e-6
"""A nucleus of this probability holds the likeliest token alone."""


@dataclass(frozen=True, slots=True)
class Course:
    """An ask: what was offered and replied, in order, how it ended, and how likely its answer is said to be."""

    shown: tuple[object, ...]
    ended: tuple[object, ...]
    probability: float | None

    def same(self, other: Course) -> bool:
        """Whether the same was offered in the same order, replied and decided."""
        return (self.shown, self.ended) == (other.shown, other.ended)


def main() -> None:
    """Write the figures as they grow."""
    from adapters.store.fake import FakeMemory
    from adapters.whole_files import write_whole
    from bot.main import opened
    from bot.sample import DEVELOPING_LOG
    from reliability.evaluation.people.log import read_asked_questions

    count, file = int(sys.argv[1]), Path(sys.argv[2])
    with opened() as candor:
        core = candor.core(memory=FakeMemory())
        local = in_this_process(candor.settings)
        asked = sorted(read_asked_questions(DEVELOPING_LOG), key=lambda q: hashlib.sha256(q.id.encode()).digest())
        figures = compare(
            core, core.model, local, asked[:count], lambda found: write_whole(file, _json(found).encode())
        )
    sys.stdout.write(_json(figures))


def in_this_process(settings: Settings) -> TransformersModel:
    """The served weights, in this process, watched by how sure their output is alone, as a served model is. Raises
    ModelUnavailable where they do not lie beside the tokenizer."""
    import numpy as np
    from numpy.typing import NDArray

    from adapters.models.transformers_model import TransformersModel
    from reliability.ports import TeacherForced

    class WithoutStates(TransformersModel):
        """Shows no hidden states."""

        def states(self, prompt: str, token_ids: Sequence[int]) -> NDArray[np.float32]:  # noqa: ARG002 - the port's
            """None: [steps, 0, 0]."""
            return np.zeros((len(token_ids), 0, 0), dtype=np.float32)

        def teacher_forced(
            self, prompt: str, token_ids: Sequence[int], legal: Sequence[Sequence[int]]
        ) -> TeacherForced:
            """How likely the tokens are, without the states."""
            seen = super().teacher_forced(prompt, token_ids, legal)
            return TeacherForced(self.states(prompt, token_ids), seen.log_probabilities)

    folder = settings.vllm_tokenizer or settings.model
    dtype = settings.vllm_dtype or settings.model_dtype
    return WithoutStates(folder, dtype, settings.model_threads, settings.model_device, chat=settings.chat_template)


def compare(
    core: Core,
    served: LanguageModel,
    local: LanguageModel,
    asked: Sequence[AskedQuestion],
    tell: Callable[[dict[str, Any]], None],
) -> dict[str, Any]:
    """Ask each question over both and tell the figures after each."""
    alike = replace(core, settings=replace(core.settings, top_p=ONE_TOKEN))
    found: dict[str, Any] = {
        "questions": 0,
        "calibrated": core.record is not None,
        "same_lists": 0,
        "same_decisions": 0,
        "largest_list_difference": 0.0,
        "largest_probability_difference": 0.0,
        "unasked": 0,
        "differing": [],
    }
    for each in asked:
        there, here = (lists(alike, model, each.as_question()) for model in (served, local))
        found["same_lists"] += [one.token_ids for one in there] == [one.token_ids for one in here]
        _widen(found, "largest_list_difference", _apart(there, here))
        over, within = (course(replace(alike, model=model), each) for model in (served, local))
        found["questions"] += 1
        found["unasked"] += not over.shown and over.probability is not None
        if over.same(within):
            found["same_decisions"] += 1
        else:
            found["differing"].append({"id": each.id, "served": repr(over.ended), "here": repr(within.ended)})
        if over.probability is not None and within.probability is not None:
            _widen(found, "largest_probability_difference", abs(over.probability - within.probability))
        tell(found)
    return found


def lists(core: Core, model: LanguageModel, question: Question) -> tuple[WrittenList, ...]:
    """The lists of tables and of columns that a model writes for a question; none where nothing can be linked."""
    from reliability.linking.names import column_list, table_list, write_list

    schema, of = core.warehouse.schema(), replace(core, model=model)
    tables = table_list(question, schema, (), of)
    if tables is None:
        return ()
    first = write_list(tables, model)
    columns = column_list(question, schema, (), of, [e.table for e in first.elements])
    return (first,) if columns is None else (first, write_list(columns, model))


def course(core: Core, asked: AskedQuestion) -> Course:
    """Ask a question as a person who knows what she wants, with nothing remembered, and keep what she saw."""
    from adapters.store.fake import FakeMemory
    from reliability.answer import answer
    from reliability.evaluation.people.asking import ask_as_person

    shown: list[object] = []

    def watched(question: AskedQuestion, of: Core) -> Generator[Clarification, Reply, object]:
        flow = answer(question.as_question(), of)
        try:
            offer = next(flow)
            while True:
                shown.append((offer.kind, offer.offered(), tuple(each.sql for each in offer.as_readings())))
                reply = yield offer
                shown.append((reply.kind, reply.choice, reply.text))
                offer = flow.send(reply)
        except StopIteration as end:
            ended: object = end.value
            return ended

    ask = ask_as_person(asked, replace(core, memory=FakeMemory()), watched)
    return Course(tuple(shown), _ended(ask), ask.probability if ask else None)


def _ended(ask: PersonAsk | None) -> tuple[object, ...]:
    return () if ask is None else (ask.outcome, ask.reason, ask.taps, ask.sql, ask.right)


def _apart(there: Sequence[WrittenList], here: Sequence[WrittenList]) -> float:
    """How far log-probabilities of the same lists are apart."""
    pairs = [(one, other) for one, other in zip(there, here, strict=False) if one.token_ids == other.token_ids]
    return max((abs(one.log_probability - other.log_probability) for one, other in pairs), default=0.0)


def _widen(found: dict[str, Any], name: str, difference: float) -> None:
    found[name] = max(found[name], difference)


def _json(figures: dict[str, Any]) -> str:
    return json.dumps(figures, indent=1) + "\n"


if __name__ == "__main__":
    main()
