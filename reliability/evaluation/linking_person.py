"""Linking as it is served, with a simulated person: the whole flow, no shortcut (reliability.linking.link)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from reliability.calibration.linking_example import CoreOf, LinkingExample
from reliability.core import Core, Stopwatch, run_now
from reliability.dialogue import Dialogue, Halt
from reliability.evaluation.simulated_person import SimulatedPerson
from reliability.linking.link import link
from reliability.progress import Progress
from reliability.values import Reason


@dataclass(frozen=True, slots=True)
class Linking:
    """How linking one question with a person ended: what was right, the questions asked, why it abstained if it did."""

    tables_right: bool
    columns_right: bool
    questions: int
    abstained: Reason | None = None


def link_with_person(example: LinkingExample, core: Core, budget: int) -> Linking:
    """Link one question as the flow does, a simulated person answering from its gold labels."""
    person = SimulatedPerson.of(example.tables, example.columns)
    dialogue = Dialogue(core.settings.policy, budget)
    flow = link(example.question, example.schema, (), core, dialogue, Stopwatch(run_now))
    try:
        asked = next(flow)
        while True:
            asked = flow.send(person(asked))
    except StopIteration as stop:
        linked = stop.value[1]
    except Halt as halt:
        return Linking(False, False, dialogue.step, halt.reason)
    tables, columns = set(linked.tables) == set(example.tables), set(linked.columns) == set(example.columns)
    return Linking(tables, columns, dialogue.step)


def person_figures(
    examples: Sequence[LinkingExample], core_of: CoreOf, budget: int, progress: Progress
) -> dict[str, object]:
    """Exact match of tables and of both jointly, among those linked and of all, and the questions it took."""
    found = []
    for number, example in enumerate(examples, 1):
        found.append(link_with_person(example, core_of(example), budget))
        progress(number / len(examples), f"{len(examples)} questions with a person")
    linked = [one for one in found if one.abstained is None]

    def share(of: Sequence[Linking], right: Callable[[Linking], bool]) -> float | None:
        return round(sum(map(right, of)) / len(of), 4) if of else None

    reasons = [one.abstained.value for one in found if one.abstained]
    return {
        "questions": len(found),
        "budget": budget,
        "tables_em": share(linked, lambda one: one.tables_right),
        "joint_em": share(linked, lambda one: one.tables_right and one.columns_right),
        "joint_em_of_all": share(found, lambda one: one.tables_right and one.columns_right),
        "abstained": share(found, lambda one: one.abstained is not None),
        "abstained_by_reason": {reason: reasons.count(reason) for reason in sorted(set(reasons))},
        "questions_per_ask": round(sum(one.questions for one in found) / len(found), 3) if found else None,
        "asks_by_questions": [sum(one.questions == n for one in found) for n in range(budget + 1)],
        "asks": [{"id": e.id, **asdict(one)} for e, one in zip(examples, found, strict=True)],
    }
