"""The store in memory, for tests and for programs that keep nothing: the ports Memory and AskLog.

It keeps to the same contract as adapters/store/store.py, which alone has what durable asks need.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from adapters.store.asks import ENDED, MAX_ID, AuditEntry, LoggedAsk, end_of
from reliability.errors import BadInput, NotFound
from reliability.memory.hint_lines import to_json_line
from reliability.memory.recalling import owners_of, recalled
from reliability.memory.rules import (
    checked,
    decayed,
    edited,
    is_missing,
    moment,
    phrase_key,
    same_evidence,
    same_preference,
)
from reliability.memory.standing import PICKS_THAT_TURN, Evidence, EvidenceKind, Pick, Standing, standings, strength
from reliability.promises.feedback import Fault, LoggedFeedback
from reliability.values import Hint, HintScope, HintState, Outcome, Question, Schema


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass
class FakeAskLog:
    """Asks, outcomes, feedback and audit in dicts."""

    now: Callable[[], datetime] = _now
    _asks: dict[str, LoggedAsk] = field(default_factory=dict)
    _outcomes: dict[str, Outcome] = field(default_factory=dict)
    _feedback: dict[tuple[str, str], LoggedFeedback] = field(default_factory=dict)
    _audit: list[AuditEntry] = field(default_factory=list)

    def started(self, question: Question, warehouse: str) -> bool:
        """Record an ask; False when its id was already there. Raises BadInput for an impossible id."""
        if not question.id.strip() or len(question.id) > MAX_ID:
            raise BadInput(f"An ask needs an id of 1 to {MAX_ID} characters.")
        if question.id in self._asks:
            return False
        self._asks[question.id] = LoggedAsk(
            question.id,
            question.person,
            question.channel,
            question.text,
            warehouse,
            "working",
            "",
            "",
            self.now(),
            None,
        )
        return True

    def finished(self, question_id: str, outcome: Outcome) -> None:
        """Record how an ask ended; the first end stays. Raises NotFound."""
        asked = self._asks.get(question_id)
        if asked is None:
            raise NotFound("There is no such ask.")
        if asked.status in ENDED:
            return
        self._outcomes[question_id] = outcome
        status, reason, sql = end_of(outcome)
        self._asks[question_id] = replace(asked, status=status, reason=reason, sql=sql, ended_at=self.now())

    def feedback(
        self, question_id: str, person: str, right: bool, note: str = "", fault: Fault | None = None
    ) -> LoggedFeedback | None:
        """Record a person's verdict; a later one replaces it. What they had said before, or None. Raises NotFound."""
        asked = self._asks.get(question_id)
        if asked is None or asked.status != "answered":
            raise NotFound("There is no such answer.")
        before = self._feedback.get((question_id, person))
        fresh = LoggedFeedback(question_id, person, right, note, self.now(), fault)
        self._feedback[question_id, person] = fresh.after(before)
        return before

    def audit(self, actor: str, action: str, detail: str) -> None:
        """Record who did what to hints, settings or answers."""
        self._audit.append(AuditEntry(self.now(), actor, action, detail))

    def ask(self, ask_id: str) -> LoggedAsk | None:
        """The ask of that id, or None."""
        return self._asks.get(ask_id)

    def outcome(self, ask_id: str) -> Outcome | None:
        """How an ask ended; None while it has not, or when unknown."""
        return self._outcomes.get(ask_id)

    def feedback_on(self, ask_id: str) -> list[LoggedFeedback]:
        """Everybody's verdicts on an answer."""
        return [verdict for (about, _), verdict in self._feedback.items() if about == ask_id]

    def audit_trail(self, limit: int = 100) -> list[AuditEntry]:
        """The latest audit entries, newest first."""
        return self._audit[::-1][:limit]


@dataclass
class FakeMemory:
    """Hints in a list, oldest first."""

    asks: FakeAskLog = field(default_factory=FakeAskLog)
    _hints: list[Hint] = field(default_factory=list)
    _said_at: dict[str, str] = field(default_factory=dict)
    _evidence: dict[str, list[Evidence]] = field(default_factory=dict)

    def recall(self, question: Question, warehouse: str) -> list[Hint]:
        """Active hints for the person, channel or workspace whose phrase stands in the question: narrower first, then
        longer phrases, then heavier now, then newer."""
        owners = owners_of(question)
        found = [h for h in self.hints() if h.warehouse == warehouse and h.owner in owners[h.scope]]
        now = self.asks.now()
        return recalled(question, [(h, decayed(h.weight, self._said_at[h.id], now)) for h in found])

    def remember(self, hint: Hint) -> Hint:
        """Store a pick; the same preference said again gains evidence, and rivals are weighed against it."""
        checked(hint)
        alike = sorted(self._alike(hint), key=lambda h: h.state is not HintState.ACTIVE)
        known = next((h for h in alike if same_preference(h, hint)), None)
        stored = self._insert(hint) if known is None else known
        more = tuple(e for e in hint.passed_over if e not in stored.passed_over)
        stored = self._put(replace(stored, passed_over=stored.passed_over + more))
        if known is not None and same_evidence(known, hint, self._said_at[known.id]):
            return stored
        self._put(replace(stored, question=hint.question, author=hint.author, ask=hint.ask))
        self._note(stored.id, Evidence(hint.created_at, hint.author, question=hint.question, weight=hint.weight))
        self._weigh_up(hint, revive=True)
        return self._get(stored.id)

    def hints(
        self, scope: HintScope | None = None, owner: str | None = None, include_inactive: bool = False
    ) -> list[Hint]:
        """Stored hints, newest first."""
        return [
            hint
            for hint in reversed(self._hints)
            if (scope is None or hint.scope is scope)
            and (owner is None or hint.owner == owner)
            and (include_inactive or hint.state is HintState.ACTIVE)
        ]

    def edit(self, hint_id: str, hint: Hint, by: str = "") -> Hint:
        """Replace a hint's phrase, preference, scope and owner. Raises NotFound, BadInput."""
        checked(hint)
        old = self._get(hint_id)
        new = edited(old, hint)
        if phrase_key(new.phrase) != phrase_key(old.phrase) or not same_preference(old, new):
            self._evidence[hint_id] = [replace(each, weight=0.0) for each in self._evidence[hint_id]]
        self._put(new)
        said = Evidence(self.asks.now().isoformat(), by or hint.author, EvidenceKind.EDITED, weight=PICKS_THAT_TURN)
        self._note(hint_id, said)
        if old.state is HintState.ACTIVE:
            for twin in [h for h in self._alike(new) if h.id != hint_id and same_preference(h, new)]:
                self._evidence[hint_id] += self._evidence[twin.id]
                self._evidence[twin.id] = []
            self._weigh_up(new, revive=True)
        self.asks.audit(by or hint.author, "hint edited", to_json_line(new))
        return self._get(hint_id)

    def retire(self, hint_id: str, by: str) -> Hint:
        """Stop using a hint; it stays readable. Raises NotFound."""
        hint = self._get(hint_id)
        if hint.state is HintState.RETIRED:
            return hint
        self.asks.audit(by, "hint retired", to_json_line(hint))
        self._put(replace(hint, state=HintState.RETIRED))
        self._weigh_up(hint, revive=False)
        return self._get(hint_id)

    def retire_missing(self, schema: Schema, warehouse: str) -> list[Hint]:
        """Retire the warehouse's active hints whose preferred table or column the schema lost; those."""
        gone = [h for h in self.hints() if h.warehouse == warehouse and is_missing(h.preferred, schema)]
        return [self.retire(hint.id, "candor") for hint in gone]

    def export(self) -> list[str]:
        """Every hint, inactive ones too, as JSON lines, oldest first."""
        return [to_json_line(hint) for hint in self._hints]

    def import_hints(self, hints: Sequence[Hint], by: str) -> int:
        """Take hints, all or none; how many were new. Raises BadInput."""
        before = len(self._hints)
        for hint in list(map(checked, hints)):
            if hint.id and any(known.id == hint.id for known in self._hints):
                continue
            if hint.state is HintState.ACTIVE:
                self.remember(hint)
            else:
                said = Evidence(hint.created_at, hint.author, EvidenceKind.IMPORTED, weight=hint.weight)
                self._note(self._insert(hint).id, said)
        self.asks.audit(by, "hints imported", f"{len(self._hints) - before} were new")
        return len(self._hints) - before

    def _alike(self, hint: Hint) -> list[Hint]:
        def key(each: Hint) -> tuple[str, ...]:
            return phrase_key(each.phrase), each.scope, each.owner, each.warehouse

        return [each for each in self._hints if each.state is not HintState.RETIRED and key(each) == key(hint)]

    def _note(self, hint_id: str, evidence: Evidence) -> None:
        self._evidence[hint_id].append(evidence)
        counted = [each for each in self._evidence[hint_id] if each.weight > 0]
        self._said_at[hint_id] = max((each.at for each in counted), key=moment)
        self._put(replace(self._get(hint_id), weight=strength(counted)))

    def _weigh_up(self, hint: Hint, revive: bool) -> None:
        alike = [each for each in self._alike(hint) if revive or each.state is HintState.ACTIVE]
        picks = [Pick(index, said) for index, each in enumerate(alike) for said in self._evidence[each.id]]
        for each, standing in zip(alike, standings(alike, picks), strict=True):
            state = HintState.SUPERSEDED if standing is Standing.OUTWEIGHED else HintState.ACTIVE
            self._put(replace(each, state=state, firm=standing is not Standing.DOUBTFUL))

    def _insert(self, hint: Hint) -> Hint:
        stored = replace(hint, id=hint.id or uuid.uuid4().hex)
        self._hints.append(stored)
        self._said_at[stored.id] = stored.created_at
        self._evidence[stored.id] = []
        return stored

    def _put(self, hint: Hint) -> Hint:
        self._hints[self._hints.index(self._get(hint.id))] = hint
        return hint

    def _get(self, hint_id: str) -> Hint:
        found = next((hint for hint in self._hints if hint.id == hint_id), None)
        if found is None:
            raise NotFound("There is no such hint.")
        return found


class FakeStore:
    """`memory` and `asks` in memory; `now` gives the time (UTC)."""

    def __init__(self, now: Callable[[], datetime] = _now) -> None:
        self.asks = FakeAskLog(now)
        self.memory = FakeMemory(self.asks)

    def close(self) -> None:
        """Nothing to close."""
