"""The flow of an ask that came from Slack: as whom it is read, what was verified or defined, what is said beside it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from reliability.errors import CandorError

if TYPE_CHECKING:
    from adapters.store.requests import Beside
    from bot.asks.asks import Stage
    from bot.asks.conversation import AskRequest
    from bot.asks.schedules.runs import Channels
    from bot.parts.cores import ServedCores
    from bot.parts.days import SeenDays
    from bot.parts.offerings import Offerings
    from bot.parts.own_store import OwnStore
    from bot.parts.teams import KeptByTeams
    from bot.parts.warehouses import OpenWarehouses
    from bot.roles import Roles
    from reliability.core import Core
    from reliability.definitions.definition import Definition
    from reliability.values import Clarification, Outcome, Question, Reply


@dataclass(frozen=True)
class AskFlows:
    """Makes the flows of asks. `read` is how a question is read over a core: `verified_or_read`."""

    own: OwnStore
    warehouses: OpenWarehouses
    cores: ServedCores
    days: SeenDays
    teams: KeptByTeams
    offerings: Offerings
    read: Callable[[Question, Core, Stage, str], Generator[Clarification, Reply, Outcome]]

    def flow(
        self, request: AskRequest, stage: Stage, roles: Roles | None = None, channels: Channels | None = None
    ) -> Generator[Clarification, Reply, Outcome]:
        """The flow of an ask that came from Slack, read as the person's role; `channels` are those that schedules are
        told in. Raises NoRole, and what the parts raise."""
        from adapters.stop_signal import current_signal
        from adapters.warehouses.stoppable import WarehouseOfAsk
        from bot.asks.replay import RecordedStages, ran_by
        from bot.asks.schedules.runs import is_run
        from bot.roles import MemoryOfRole

        role = roles.of_ask(request, stage) if roles is not None else ""
        with contextlib.suppress(CandorError):  # the flow meets it again, and tells the person
            self.warehouses.renew(request.warehouse, role)
        core, stop = self.cores.of(request.warehouse, self.teams.memory_for(request), role=role), current_signal()
        if role:
            core = replace(core, memory=MemoryOfRole(core.memory, core.warehouse.schema))
        if stop is not None:
            shared = self.warehouses.of(request.warehouse, role)
            noted = ran_by(request, shared.account, stage.note, role) if isinstance(stage, RecordedStages) else None
            core = replace(core, warehouse=WarehouseOfAsk(shared, stop, noted))
        if request.wanted is not None:
            return self.teams.afterwards().flow(request, core, stage)
        core, team = self.days.of_its_day(core, request, stage, role), self.teams.of_several(request.place.team)
        if is_run(request.ask_id):
            flow = self.teams.schedules(channels=channels).flow(request, core, stage)
        else:
            flow = self.answered(request.question, core, stage, team, partial(self.offerings.ideas_after, request))
        keep = partial(self.own.store.besides.keep, request.ask_id)
        return self.noted(flow, request.question, core, stage, keep, partial(self.teams.active_definitions, core, team))

    def noted(
        self,
        flow: Generator[Clarification, Reply, Outcome],
        question: Question,
        core: Core,
        stage: Stage,
        keep: Callable[[Beside], None],
        defined: Callable[[], Sequence[Definition]] = lambda: (),
    ) -> Generator[Clarification, Reply, Outcome]:
        """A flow with what is said beside its readings and its answer, which `keep` is given before each; what is
        `defined` needs no other explanation."""
        from bot.asks.beside.noting import noting, unexplained_in

        unexplained = partial(unexplained_in, question, core, defined)
        return noting(flow, question, stage, unexplained, keep, self.days.seen_from(core))

    def answered(
        self,
        question: Question,
        core: Core,
        stage: Stage,
        team: str = "",
        ideas: Callable[[], Sequence[str]] = lambda: (),
    ) -> Generator[Clarification, Reply, Outcome]:
        """What an admin verified for a question that means the same, else what the flow answers, without the rows that
        who asked or the team's catalog leaves out; with what is the workspace's own, where several installed the app.
        Help gets questions to try; `ideas` are what may be asked next."""
        from bot.asks.offers.trying import with_examples
        from reliability.afterwards.leaving_out import left_out_at_once
        from reliability.values import Helped, HelpKind

        outcome = yield from self.read(question, core, stage, team)
        if not isinstance(outcome, Helped):
            return left_out_at_once(question, outcome, self.own.store.of(team).choices, core, stage)
        after = ideas() if outcome.kind is HelpKind.THANKS else ()
        return with_examples(outcome, core.warehouse.schema(), core.examples, after)


def verified_or_read(
    own: OwnStore, teams: KeptByTeams, question: Question, core: Core, stage: Stage, team: str
) -> Generator[Clarification, Reply, Outcome]:
    """What is verified, else the flow by the words that are defined, with the flow's own help. An ask that an older
    version began goes on as it began."""
    from bot.asks.replay import RecordedStages
    from reliability.answer import answer
    from reliability.definitions.reading_by import STAGE as DEFINITIONS_STAGE
    from reliability.definitions.reading_by import by_definitions
    from reliability.verified.answering import FIRST_STAGE, verified_answer

    if not isinstance(stage, RecordedStages) or stage.goes_on_with(FIRST_STAGE):
        verified = verified_answer(question, core, own.store.of(team).verified, stage)
        if verified is not None:
            return verified
    if isinstance(stage, RecordedStages) and not stage.goes_on_with(DEFINITIONS_STAGE):
        return (yield from answer(question, core, stage))
    return (yield from by_definitions(question, core, teams.defining(team), stage, answer))
