"""A small model that learnt one warehouse's known questions, and writes queries for others from their words alone.

    writer = StoredWriter("folder of candor train writer", "folder of the reference model")
    writer.write("takings per shop last month", schema, values=[], most=8)     # queries, likeliest first

It is the reference model, taught on (`adapters/training/runs/writer.py`): a question, a line break, and the query in
canonical form, without a schema, which it knows by heart. So it writes of one database alone, in a tenth of the time
that a prompt with the schema takes. Its folder holds how its weights differ from the reference model's, each row of a
map as whole numbers from −127 to 127 and their scale, and the tokens and literals of the queries that it learnt.
"""

from __future__ import annotations

import contextlib
import hashlib
import threading
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from adapters.models.folder import fingerprint
from reliability.errors import ModelUnavailable
from reliability.ports import WrittenQuery
from reliability.values import Schema

if TYPE_CHECKING:
    from adapters.models.bert.written import WordsToQueries

CONFIG, WEIGHTS = "writer.json", "writer.safetensors"
_KEPT = 256


class StoredWriter:
    """`reliability.ports.QueryWriter` over a folder of `candor train writer`; `base` is the model that was taught on.
    Threads may share one.

    Raises ModelUnavailable, with one sentence, for a folder without one; at the first question, for one that cannot be
    read or was made from another model.
    """

    def __init__(self, folder: str | Path, base: Path) -> None:
        self._folder, self._base = Path(folder), base
        if not all((self._folder / name).is_file() for name in (CONFIG, WEIGHTS)):
            raise ModelUnavailable(f"There is no trained writer in {str(self._folder)!r}.")
        self._lock = threading.Lock()
        self._kept: dict[tuple[str, int], list[tuple[str, float]]] = {}

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 of how it differs, and of what it differs from."""
        digest = hashlib.sha256(fingerprint(self._base, "float32").encode())
        for name in (CONFIG, WEIGHTS):
            digest.update(hashlib.sha256((self._folder / name).read_bytes()).digest())
        return digest.hexdigest()

    def write(self, question: str, schema: Schema, values: Sequence[str], most: int) -> list[WrittenQuery]:
        """Distinct queries in canonical form, likeliest first, at most `most`; some may not run. `values` are cells
        that the question names, as they are spelled. The same question is written for once. Raises ModelUnavailable."""
        from reliability.sql.form import NotCanonical, canonical_sql, restore

        with self._lock:
            model, found = self._model, self._kept.get((question, most))
        if found is None:
            found = model.beam(question, most)
            with self._lock:
                self._kept[question, most] = found
                for oldest in list(self._kept)[: max(0, len(self._kept) - _KEPT)]:
                    del self._kept[oldest]
        literals = [*values, *model.literals]
        written: dict[str, float] = {}
        for text, log_probability in found:
            with contextlib.suppress(NotCanonical):  # what does not parse, or names what is not there
                sql = canonical_sql(restore(text, schema, literals, question), schema, schema.dialect)
                written.setdefault(sql, log_probability)
        return [WrittenQuery(sql, log_probability) for sql, log_probability in written.items()]

    @cached_property
    def _model(self) -> WordsToQueries:
        from adapters.models.bert.written import WordsToQueries

        return WordsToQueries(self._base, self._folder / CONFIG, self._folder / WEIGHTS)
