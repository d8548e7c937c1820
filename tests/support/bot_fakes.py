"""Fakes for listeners: asks that only remember, hints in a list. For what needs no running bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from adapters.store.memory.search import HintPage, HintSearch, KnownEvidence
from adapters.store.operations.line import StopFate
from bot.asks.conversation import AskRequest, ClickFate, OpenClarification
from reliability.errors import CandorError, NotFound
from reliability.promises.feedback import Fault, LoggedFeedback
from reliability.values import Hint, HintScope, HintState, Outcome, Reply


@dataclass
class FakeAsks:
    """Remembers what it was told; fails as often as `failures` says."""

    failures: int = 0
    submitted: dict[str, AskRequest] = field(default_factory=dict)
    replies: list[tuple[str, Reply]] = field(default_factory=list)
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    judged: dict[tuple[str, str], LoggedFeedback] = field(default_factory=dict)
    stopped: dict[str, tuple[str, str]] = field(default_factory=dict)
    verdict: ClickFate = field(default_factory=lambda: ClickFate("accepted"))

    def _fail(self) -> None:
        if self.failures:
            self.failures -= 1
            raise CandorError("The store does not answer.")

    def submit(self, request: AskRequest) -> bool:
        self._fail()
        new = request.ask_id not in self.submitted
        self.submitted.setdefault(request.ask_id, request)
        return new

    def reply(self, token: str, reply: Reply, *, channel: str, message_ts: str, team: str) -> ClickFate:
        self._fail()
        self.replies.append((token, reply))
        return self.verdict

    def cancel(self, ask_id: str, person: str, sentence: str) -> StopFate:
        self._fail()
        if ask_id not in self.submitted:
            return "unknown"
        fate: StopFate = "stopped_before" if ask_id in self.stopped else "stopped"
        self.stopped.setdefault(ask_id, (person, sentence))
        return fate

    def feedback(
        self, ask_id: str, person: str, right: bool, note: str = "", fault: Fault | None = None
    ) -> LoggedFeedback | None:
        self._fail()
        before = self.judged.get((ask_id, person))
        self.judged[ask_id, person] = LoggedFeedback(ask_id, person, right, note, datetime.now(UTC), fault)
        return before

    def open_clarification(self, token: str) -> OpenClarification | None:
        return None

    def request(self, ask_id: str) -> AskRequest | None:
        return self.submitted.get(ask_id)

    def outcome(self, ask_id: str) -> Outcome | None:
        return self.outcomes.get(ask_id)


@dataclass
class FakeHints:
    """Hints in a list."""

    kept: list[Hint] = field(default_factory=list)

    def hints(
        self, scope: HintScope | None = None, owner: str | None = None, include_inactive: bool = False
    ) -> list[Hint]:
        return [
            hint
            for hint in self.kept
            if scope in (None, hint.scope)
            and owner in (None, hint.owner)
            and (include_inactive or hint.state is HintState.ACTIVE)
        ]

    def find(self, search: HintSearch, page: int = 0, size: int = 20) -> HintPage:
        fit = self.hints(search.scope, search.owner or None, search.state is None)
        return HintPage(tuple(fit[page * size :][:size]), len(fit), page)

    def hint(self, hint_id: str) -> Hint | None:
        return next((one for one in self.kept if one.id == hint_id), None)

    def evidence(self, hint_id: str) -> list[KnownEvidence]:
        return []

    def like(self, hint_id: str, limit: int = 100) -> list[Hint]:
        return []

    def add(self, hint: Hint, by: str) -> Hint:
        self.kept.append(hint)
        return hint

    def promote(self, hint_id: str, scope: HintScope, owner: str, by: str) -> Hint:
        raise NotFound("There is no such hint.")

    def restore(self, hint_id: str, by: str) -> Hint:
        raise NotFound("There is no such hint.")

    def merge(self, hint_id: str, other_id: str, by: str) -> Hint:
        raise NotFound("There is no such hint.")

    def import_hints(self, hints: Sequence[Hint], by: str) -> int:
        self.kept += hints
        return len(hints)

    def edit(self, hint_id: str, hint: Hint, by: str = "") -> Hint:
        self.kept = [hint if one.id == hint_id else one for one in self.kept]
        return hint

    def retire(self, hint_id: str, by: str) -> Hint:
        found = next((one for one in self.kept if one.id == hint_id), None)
        if found is None:
            raise NotFound("There is no such hint.")
        gone = replace(found, state=HintState.RETIRED)
        self.kept = [gone if one.id == hint_id else one for one in self.kept]
        return gone
