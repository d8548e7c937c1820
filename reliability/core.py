"""What the flow works with: the ports, the prompts and the settings, put together once by `bot/main.py`."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from typing import Literal, Protocol, TypeVar

from reliability.context import shown_for_linking, shown_for_writing
from reliability.ports import (
    Encoder,
    LanguageModel,
    LearntWords,
    Memory,
    NameSelector,
    Precedents,
    QueryWriter,
    Ranker,
    Talk,
    Warehouse,
)
from reliability.promises.record import CalibrationRecord, ValidFor
from reliability.prompts import Prompts
from reliability.values import Hint, Limits, Question, Schema, Table

T = TypeVar("T")
_MANY_TABLES = 60
_SPECIAL_TOKENS = 2  # that a network puts around a prompt
Policy = Literal["ask", "surrogate", "abstain"]


@dataclass(frozen=True, slots=True)
class AnswerSettings:
    """How the flow behaves. `question_budget`: clarifications per ask, beyond which it abstains.

    `nucleus` and `beam` are completions under the base prompt, `nucleus_other` under each further template; `composed`
    are the most queries that are composed from the question's words, 0 = off; `masked_calls` are further completions
    over masked schemas, `rewrites` the most rewrites of a query with a step whose gap is under `unsure_gap_nats` (ω of
    docs/METHODS.md 2.3), both 0 = off; `linking_tokens` and `writing_tokens` are what a prompt spends on the schema
    (those of the reference model's training); `entropy_weight` is λ of docs/METHODS.md 4; `constrain_sql` keeps a small
    model to words that exist (needs a tokenizer that splits at punctuation).
    """

    policy: Policy = "ask"
    question_budget: int = 3
    limits: Limits = field(default_factory=Limits)
    nucleus: int = 6
    nucleus_other: int = 2
    beam: int = 4
    composed: int = 16
    masked_calls: int = 0
    rewrites: int = 0
    unsure_gap_nats: float = 0.0
    temperature: float = 0.7
    top_p: float = 0.95
    max_sql_tokens: int = 120
    max_readings: int = 4
    parallel_queries: int = 4
    entropy_weight: float = 1.0
    constrain_sql: bool = True
    linking_tokens: int = 208
    writing_tokens: int = 260
    languages: tuple[str, ...] = ("en",)


@dataclass(frozen=True, slots=True)
class Core:
    """The outside world as the flow sees it. Without a `record` the flow works uncalibrated; `code` is the fingerprint
    of the code that runs, which records and traces are held to. `examples` are questions that the warehouse is known to
    answer well, if any were chosen by hand; `ranker` orders what the words give, `precedents` are questions about the
    warehouse whose queries are known, `writer` writes queries from words as it learnt from these, `talk` tells what is
    no data question, `one_meaning` whether a question's words have one meaning, `in_data` whether they ask for what the
    data hold, `selector` which other names a query of a warehouse without precedents may mean as well: without any the
    flow goes without it. `composes` is false where it is measured what composed queries are worth."""

    model: LanguageModel
    encoder: Encoder
    warehouse: Warehouse
    memory: Memory
    prompts: Prompts
    settings: AnswerSettings = field(default_factory=AnswerSettings)
    today: Callable[[], date] = date.today
    record: CalibrationRecord | None = None
    code: str = ""
    examples: tuple[str, ...] = ()
    ranker: Ranker | None = None
    precedents: Precedents | None = None
    talk: Talk | None = None
    one_meaning: LearntWords | None = None
    in_data: LearntWords | None = None
    writer: QueryWriter | None = None
    selector: NameSelector | None = None
    composes: bool = True
    _found: dict[str, list[tuple[str, str, str]]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def shown_for_linking(self, question: Question, schema: Schema) -> tuple[Table, ...]:
        """The tables and nearest columns that a linking prompt shows. In a schema too large for its names
        to fit, the sentence encoder helps to say which tables are near."""
        large = len(schema.tables) > _MANY_TABLES
        return shown_for_linking(
            question.text,
            schema.tables,
            self.settings.linking_tokens,
            self._count,
            self._near if large else None,
        )

    def shown_for_writing(self, question: Question, schema: Schema, tables: Sequence[str]) -> tuple[Table, ...]:
        """The linked tables as later prompts show them: all columns where they fit, else keys and the nearest."""
        linked = [table for name in tables if (table := schema.table(name))]
        return shown_for_writing(question.text, linked, self.settings.writing_tokens, self._count)

    def shown_to_fit(
        self,
        question: Question,
        schema: Schema,
        tables: Sequence[str],
        prompts: Callable[[tuple[Table, ...]], Iterable[str]],
        completion_tokens: int,
    ) -> tuple[Table, ...]:
        """As `shown_for_writing`, with fewer columns where these prompts over them, and a completion, would be more
        than the model's context holds: a long question, many cells that it names."""
        room = self.model.context_tokens - completion_tokens - _SPECIAL_TOKENS
        linked = [table for name in tables if (table := schema.table(name))]
        shown: tuple[Table, ...] = ()
        for share in (1.0, 0.75, 0.5, 0.25, 0.0):
            budget = int(share * self.settings.writing_tokens)
            shown = shown_for_writing(question.text, linked, budget, self._count)
            if all(self._count(prompt) <= room for prompt in prompts(shown)):
                break
        return shown

    def prompt(
        self,
        template: str,
        question: Question,
        hints: Sequence[Hint],
        tables: Sequence[Table],
        **more: object,
    ) -> str:
        """A prompt of the flow: what every template is given, and `more` for this one."""
        shown = {table.name.lower() for table in tables}
        values = [found for found in self.values_named(question.text) if found[0].lower() in shown]
        return self.prompts.render(
            template,
            question=question.text,
            previous=question.previous,
            hints=list(hints),
            tables=list(tables),
            values=values,
            today=self.today().isoformat(),
            **more,
        )

    def values_named(self, text: str) -> list[tuple[str, str, str]]:
        """Values in the warehouse that a question's words name, looked up once for all prompts of an ask."""
        found = self._found.get(text)
        if found is None:
            found = self.warehouse.find_values(text)
            self._found.clear()
            self._found[text] = found
        return found

    def _count(self, text: str) -> int:
        return len(self.model.encode(text))

    def _near(self, question: str, texts: Sequence[str]) -> list[float]:
        vectors = self.encoder.encode([question, *texts])
        similarities: list[float] = (vectors[1:] @ vectors[0]).tolist()
        return similarities


_WITHOUT_EFFECT = frozenset({"policy", "question_budget", "max_readings", "parallel_queries", "languages"})
"""Settings that change neither candidates nor scores; any other, a future one too, is part of the fingerprint."""


def valid_for(core: Core) -> ValidFor:
    """What a calibration record made with this core is valid for. Raises WarehouseUnavailable."""
    return ValidFor(
        model=core.model.fingerprint,
        encoder=core.encoder.fingerprint,
        prompts=core.prompts.fingerprint,
        schema=core.warehouse.schema().fingerprint(),
        settings=settings_fingerprint(core.settings),
        code=core.code,
        ranking=ranking_fingerprint(
            core.ranker, core.precedents, core.talk, core.one_meaning, core.in_data, core.writer, core.selector
        ),
    )


def ranking_fingerprint(
    ranker: Ranker | None,
    precedents: Precedents | None,
    talk: Talk | None,
    one_meaning: LearntWords | None,
    in_data: LearntWords | None = None,
    writer: QueryWriter | None = None,
    selector: NameSelector | None = None,
) -> str:
    """Names what ranks readings, the questions whose queries are known, what tells talk from questions and questions of
    one meaning and within the data from others, what writes queries from words, and what says which other names they
    may mean; "" where there is neither a ranker nor known questions."""
    named = [each.fingerprint if each is not None else "none" for each in (ranker, precedents)]
    named += [each.fingerprint for each in (talk, one_meaning, in_data, writer, selector) if each is not None]
    return "" if named == ["none", "none"] else " ".join(named)


def settings_fingerprint(settings: AnswerSettings) -> str:
    """SHA-256 (hex) of the settings that change candidates or scores."""
    telling = {name: value for name, value in asdict(settings).items() if name not in _WITHOUT_EFFECT}
    return hashlib.sha256(json.dumps(telling, sort_keys=True).encode()).hexdigest()


class Stage(Protocol):
    """Runs a named piece of work once: a durable driver returns the recorded result on replay."""

    def __call__(self, name: str, work: Callable[[], T], /) -> T:
        """The result of `work`, now or as recorded. `name` is shown as the ask's status."""
        ...


def run_now(_name: str, work: Callable[[], T]) -> T:
    """The stage of drivers without a memory: just do it."""
    return work()


class Stopwatch:
    """Runs stages and adds up their seconds by name. The seconds are recorded with the result, so a replay
    reports what the work took, not what the replay took."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.seconds: dict[str, float] = {}

    def __call__(self, name: str, work: Callable[[], T]) -> T:
        """Run a stage and keep its seconds."""

        def measured() -> tuple[T, float]:
            start = time.perf_counter()
            result = work()
            return result, time.perf_counter() - start

        result, seconds = self._stage(name, measured)
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds
        return result
