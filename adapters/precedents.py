"""Questions whose queries are known, kept in files with the vectors of the questions.

A file of wordings holds `{"sql": "…", "asked": ["…", "…"]}` a line, of ambiguous questions `readings` with a `label`
and `sql` each in the place of `sql`; a natural log `question` with `sql` or `readings`
(reliability/calibration/log_lines.py). Questions are compared in general, without their periods and cells
(reliability/composing/precedents/general.py). Vectors are whole numbers from −127 to 127, one row a question, in the
order of the files; they are made anew, and kept, where those that ship are of other questions or of another encoder.
"""

from __future__ import annotations

import hashlib
import io
import json
import threading
import zipfile
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from adapters.whole_files import write_whole
from reliability.calibration.log_lines import read_log_lines
from reliability.errors import BadInput
from reliability.ports import Encoder, Precedent
from reliability.words import letters_and_digits

_MOST = 127
_MADE_AS = "in general"
"""What the vectors are of; another word where that changes."""
Known = tuple[str, str]
"""A question and its query."""


class StoredPrecedents:
    """`reliability.ports.Precedents` over files.

    `in_general` says a question without what differs between two that ask for the same. `shipped` are vectors that came
    with the files, `kept` is where others are kept. Raises BadInput for a file that is none.
    """

    def __init__(
        self, files: Sequence[Path], encoder: Encoder, shipped: Path, kept: Path, in_general: Callable[[str], str]
    ) -> None:
        self._files, self._encoder, self._shipped, self._kept = tuple(files), encoder, shipped, kept
        self._in_general = in_general
        self._lock = threading.Lock()

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 of the questions, their queries and the encoder."""
        made = f"{_MADE_AS} {self._of_questions} {self._encoder.fingerprint}"
        return hashlib.sha256(made.encode()).hexdigest()

    def knows(self, question: str) -> bool:
        """Whether the question is one of them; case, spaces and marks aside."""
        return letters_and_digits(question) in self._places

    def near(self, question: str, most: int) -> list[Precedent]:
        """The very same questions, then the nearest, nearest first; those as near in the files' order."""
        with self._lock:
            vectors = self._vectors
        if not len(vectors):
            return []
        cosines = vectors @ self._encoder.encode([self._in_general(question)])[0]
        others = np.ones(len(vectors), dtype=np.int8)
        others[self._places.get(letters_and_digits(question), [])] = 0
        near = _at_least_the(most, cosines, others)
        order = near[np.lexsort((-cosines[near], others[near]))][:most]
        found = []
        for place in order.tolist():
            known, sql = self._known[place]
            found.append(Precedent(known, sql, float(cosines[place])))
        return found

    @cached_property
    def _known(self) -> list[Known]:
        return [known for file in self._files for known in _read(file)]

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        """Where each question stands."""
        places: dict[str, list[int]] = {}
        for place, (question, _) in enumerate(self._known):
            places.setdefault(letters_and_digits(question), []).append(place)
        return places

    @cached_property
    def _of_questions(self) -> str:
        return hashlib.sha256(json.dumps(self._known).encode()).hexdigest()

    @cached_property
    def _vectors(self) -> NDArray[np.float32]:
        for file in (self._shipped, self._kept / self._shipped.name):
            found = _stored(file, self.fingerprint)
            if found is not None and len(found) == len(self._known):
                return _unit(found)
        return _unit(self.write(self._kept / self._shipped.name))

    def write(self, file: Path) -> NDArray[np.int8]:
        """Make the vectors, and keep them in a file. Raises ModelUnavailable, OSError."""
        rounded = np.rint(
            self._encoder.encode([self._in_general(question) for question, _ in self._known]) * _MOST
        ).astype(np.int8)
        out = io.BytesIO()
        np.savez_compressed(out, vectors=rounded, of=np.array(self.fingerprint))
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, out.getvalue())
        return rounded


def _at_least_the(most: int, cosines: NDArray[np.float32], others: NDArray[np.int8]) -> NDArray[np.intp]:
    """Places, in their order, of all that are none of the others, and of all as near as the nearest so many: a tenth of
    the time that ordering everything takes."""
    if not 0 < most < len(cosines):
        return np.arange(len(cosines))
    least = np.partition(cosines, len(cosines) - most)[-most]
    return np.flatnonzero((cosines >= least) | (others == 0))


def known_in(files: Sequence[Path]) -> dict[str, list[str]]:
    """Each question of the files with its queries. Raises BadInput for a file that is none."""
    found: dict[str, list[str]] = {}
    for file in files:
        for question, sql in _read(file):
            found.setdefault(question, []).append(sql)
    return found


def _read(file: Path) -> Iterator[Known]:
    """The questions of a file of wordings or of a natural log."""
    try:
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
        if all("asked" in row for row in rows):
            for row in rows:
                queries = [str(each["sql"]) for each in row["readings"]] if "readings" in row else [str(row["sql"])]
                yield from ((str(asked), sql) for asked in row["asked"] for sql in queries)
            return
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{file} holds no questions with their queries.") from error
    for line in read_log_lines(file):
        if line.previous is None:
            yield from ((line.question, sql) for sql in (line.sql, *line.readings) if sql)


def _stored(file: Path, fingerprint: str) -> NDArray[np.int8] | None:
    """What a file holds for these questions and this encoder; None where it holds nothing of that kind."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as stored:
            if str(stored["of"]) != fingerprint or stored["vectors"].dtype != np.int8:
                return None
            found: NDArray[np.int8] = stored["vectors"]
            return found
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None


def _unit(rounded: NDArray[np.int8]) -> NDArray[np.float32]:
    """Vectors of length 1, made in place: there are tens of thousands."""
    unit = rounded.astype(np.float32)
    length = np.sqrt(np.einsum("ij,ij->i", unit, unit))
    unit /= np.maximum(length, 1e-9)[:, np.newaxis]
    return unit
