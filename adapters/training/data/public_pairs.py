"""A sample of Spider's training questions for commands that need some thousands of them, not the whole mixture."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from adapters.training.data.names import Renamer, read_synonyms
from adapters.training.data.prepare import with_values
from adapters.training.data.sources import Pair, is_held_out, leaks, read_pairs, read_schemas
from adapters.training.data.value_index import CellIndex
from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.values import Table

_ALL = 8_600  # questions of spider_train


@dataclass(frozen=True)
class PublicPairs:
    """Questions to learn from, those of held-out training databases, tables of other schemas, other names."""

    train: tuple[Pair, ...]
    held_out: tuple[Pair, ...]
    pool: tuple[Table, ...]
    renamer: Renamer


def public_pairs(data: Path, log: Path | None, questions: int, progress: Progress) -> PublicPairs:
    """About so many questions of Spider's training set (by a fixed rule), and up to 100 held-out ones.

    Nothing of a measured set is among them (sources.py); `log` is the log whose calibrate and test splits are not.
    Raises BadInput where the data are missing.
    """
    if not (data / "train").is_dir():
        raise BadInput(f"There is no training data in {data} (no folder train).")
    progress(0.0, "reading public questions")
    banned = leaks(data, log)
    schemas = read_schemas(data, banned)
    keep = min(1.0, 1.2 * questions / _ALL)
    indexes: dict[str, CellIndex | None] = {}
    # The held-out databases are few: all of their questions are read, however small the sample is.
    apart = {ref: schema for ref, schema in schemas.items() if is_held_out(ref.split("/")[-1])}
    kept = {ref: schema for ref, schema in schemas.items() if ref not in apart}
    train, held_out = (
        [with_values(p, data, indexes) for p in read_pairs(data, "spider_train", part, banned, share)]
        for part, share in ((kept, keep), (apart, 1.0))
    )
    pool = tuple(
        table
        for ref, schema in schemas.items()
        if not is_held_out(ref.split("/")[-1])
        for table in schema.tables
        if 2 <= len(table.columns) <= 30
    )
    if not train:
        raise BadInput(f"There are no questions to learn from in {data}.")
    return PublicPairs(tuple(train[:questions]), tuple(held_out[:100]), pool, Renamer(read_synonyms(data)))
