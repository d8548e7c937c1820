"""Traces: what the flow found for a question before it asks or decides, and which of it is right.

A trace costs seconds of a model and is used many times: every calibration and every evaluation is computed from
traces. A file of traces says in its first line what it was made with; a run that was killed goes on behind its last
whole line, and traces of another model, prompt, schema, setting or other code are refused.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from reliability.errors import BadInput
from reliability.promises.novelty import Likeness

_VERSION = 2
_OTHER = {
    "model": "another model",
    "encoder": "another sentence encoder",
    "prompts": "other prompts",
    "schema": "another schema",
    "settings": "other settings",
    "code": "other code",
}

MadeWith = Mapping[str, str]
"""What traces depend on, each as a fingerprint: model, encoder, prompts, schema, settings, code."""


@dataclass(frozen=True, slots=True)
class CheckedCluster:
    """One result that candidates agree on, as the flow scored it (docs/METHODS.md 3 and 4).

    `share` P(r|Q) and `judged` P_sel lie in [0, 1]; `entropy_nats` is H_exec, higher = less sure; `log_likelihood`
    (nats) is the best candidate's. `right`: its result is what the asker means; `accepted`: that of any reading of an
    ambiguous question. `signals` are those of κ, each in [0, 1]; `empty`: it finds nothing, no row, no value or zeros alone;
    `by_words`: the question's words give it; `rivals`: how many other names its words may as well mean;
    `family`: which of the question's families it belongs to (-1 = not known); `unsaid`: it leaves out an operation
    that was asked for.
    """

    sql: str
    share: float
    judged: float
    entropy_nats: float
    log_likelihood: float
    right: bool
    accepted: bool
    signals: Mapping[str, float] = field(default_factory=dict)
    empty: bool = False
    by_words: bool = False
    rivals: int = 0
    family: int = -1
    unsaid: bool = False

    def score(self, entropy_weight: float = 1.0) -> float:
        """F = P_sel · exp(−λ·H_exec), in [0, 1], higher = more likely the answer.

        >>> round(CheckedCluster("SELECT 1", 0.5, 0.8, math.log(2), -1.0, True, True).score(), 6)
        0.4
        """
        return self.judged * math.exp(-entropy_weight * self.entropy_nats)


@dataclass(frozen=True, slots=True)
class CheckedTrace:
    """One question: its result clusters, whether linking flagged a step, and the share of candidates that failed.

    `group` holds questions that are wordings of one another; `kind` is one of the log's kinds; `role` is whose voice it
    is ("" = not known); `halted` says why there are no clusters; `seconds` is what the flow took; `linking` is the
    fingerprint of the calibration that flagged: another one changes the flag and nothing else. `out_of_time`: a query
    did not end in time; `likeness` is what a novelty test compares.
    """

    id: str
    group: str
    kind: str
    clusters: tuple[CheckedCluster, ...]
    flagged: bool = False
    failed_share: float = 0.0
    halted: str = ""
    seconds: float = 0.0
    linking: str = ""
    role: str = ""
    out_of_time: bool = False
    likeness: Likeness | None = None

    def ranked(self, entropy_weight: float = 1.0) -> list[CheckedCluster]:
        """The clusters by falling F."""
        return sorted(self.clusters, key=lambda cluster: -cluster.score(entropy_weight))

    @property
    def best(self) -> CheckedCluster | None:
        """The cluster of highest F; None where nothing ran."""
        return next(iter(self.ranked()), None)


class TraceFile:
    """Lines of JSON: first what they were made with, then a trace each. Use as a context manager to append.

    Raises BadInput for a file that holds no traces, or traces that were made with something else.
    """

    def __init__(self, file: Path, made_with: MadeWith) -> None:
        self._file = file
        self._made_with = dict(made_with)
        self._open: IO[str] | None = None
        self.traces: dict[str, CheckedTrace] = {}
        """Those that the file held, and those appended since, by id."""

    def __enter__(self) -> TraceFile:
        whole = self._read() if self._file.exists() else 0
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._open = self._file.open("r+" if self._file.exists() else "w", encoding="utf-8")
        self._open.truncate(whole)  # a line that a killed run left half-written
        self._open.seek(0, 2)
        if not whole:
            self._write({"traces": _VERSION, "made_with": self._made_with})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._open:
            self._open.close()

    def append(self, trace: CheckedTrace) -> None:
        """Add a trace; on the disk before this returns. One that is there already is left alone."""
        if trace.id not in self.traces:
            self.traces[trace.id] = trace
            self._write(asdict(trace))

    def replace(self, trace: CheckedTrace) -> None:
        """Put a trace in the place of the one with its id: of two lines of an id the later one counts."""
        self.traces[trace.id] = trace
        self._write(asdict(trace))

    def _read(self) -> int:
        """Take the traces of the file; how many of its bytes are whole lines."""
        content = self._file.read_bytes()
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].decode("utf-8").splitlines()
        if lines:
            _check(lines[0], self._made_with, self._file)
            self.traces = {trace.id: trace for trace in map(_trace, lines[1:])}
        return whole

    def _write(self, content: Mapping[str, Any]) -> None:
        if self._open is None:
            raise BadInput("Traces are appended inside the `with` of their file.")
        self._open.write(json.dumps(content, ensure_ascii=False, allow_nan=False) + "\n")
        self._open.flush()


def groups_of(traces: Iterable[CheckedTrace]) -> dict[str, list[CheckedTrace]]:
    """Traces by group, in the order of their first."""
    found: dict[str, list[CheckedTrace]] = {}
    for trace in traces:
        found.setdefault(trace.group, []).append(trace)
    return found


def _check(header: str, made_with: MadeWith | None, file: Path) -> None:
    try:
        content = json.loads(header)
        version, found = content["traces"], dict(content["made_with"])
    except (ValueError, TypeError, KeyError) as error:
        raise BadInput(f"{file} is no file of traces.") from error
    if version != _VERSION:
        raise BadInput(f"{file} holds traces of another version; remove it, or name another folder.")
    if made_with is None or found == dict(made_with):
        return
    differing = [name for name in {**found, **made_with} if found.get(name) != made_with.get(name)]
    words = " and ".join(_OTHER.get(name, f"another {name}") for name in differing)
    raise BadInput(f"{file} holds traces of {words}; remove it, or name another folder with --out.")


def _trace(line: str) -> CheckedTrace:
    try:
        content = json.loads(line)
        clusters: Sequence[Mapping[str, Any]] = content.pop("clusters")
        measured = content.pop("likeness", None)
        return CheckedTrace(
            clusters=tuple(CheckedCluster(**cluster) for cluster in clusters),
            likeness=None if measured is None else _likeness(**measured),
            **content,
        )
    except (ValueError, TypeError, KeyError) as error:
        raise BadInput(f"A line is no trace: {line[:80]}") from error


def _likeness(vector: Sequence[int], unexplained: float, operations: Sequence[str]) -> Likeness:
    return Likeness(tuple(vector), unexplained, tuple(operations))
