"""Prepare training shards: `candor train prepare --recipe cpu`.

Each shard draws questions by the weight of their corpus, makes a new variant of each, and holds its encoded rows.
Shards appear one by one, so that training may start on the first. What made them is recorded beside them
(provenance.py): shards of other code or prompts are refused, and a stopped preparation goes on.
"""

from __future__ import annotations

import hashlib
import logging
import pickle
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from transformers import PreTrainedTokenizerFast

from adapters.models.prefix_lm import encode_text, sql_tokenizer
from adapters.training.data.augment import NONE, Strength, draw_strength, vary
from adapters.training.data.examples import ExampleMaker, Row
from adapters.training.data.names import Renamer, read_synonyms
from adapters.training.data.sample_schema import sample_schema
from adapters.training.data.shards import MAX_ROW_TOKENS, Encoded, encode_row, write_shard
from adapters.training.data.sources import (
    Leaks,
    Pair,
    is_held_out,
    leaks,
    read_log,
    read_pairs,
    read_schemas,
)
from adapters.training.data.value_index import CellIndex, gold_values
from adapters.training.logs.aligned import aligning
from adapters.training.logs.natural import SOURCE as NATURAL
from adapters.training.logs.natural import NaturalMaterial, natural_pairs
from adapters.training.runs.provenance import claim, made_from
from adapters.whole_files import write_whole
from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.prompts import Prompts
from reliability.values import Schema, Table

_LOG = logging.getLogger(__name__)

CORPORA = {
    "spider_train": 1.0,
    "spider_syn_train": 1.0,
    "cosql_train": 1.0,
    "bird_train": 0.6,
    "wikisql": 0.08,
    "nvbench": 0.12,
    "snails": 0.5,
    "sciencebenchmark": 1.0,
}
"""Share of each corpus that is read."""
WEIGHTS = {
    "spider_train": 0.22,
    "spider_syn_train": 0.11,
    "cosql_train": 0.04,
    "bird_train": 0.02,
    "wikisql": 0.02,
    "nvbench": 0.01,
    "snails": 0.02,
    "sciencebenchmark": 0.01,
    "log": 0.03,
    NATURAL: 0.52,
}
"""Share of each corpus among the questions drawn."""
_OWN = ("log", NATURAL)
"""Corpora of the sample warehouse, whose names mostly stay as they are."""
_MAX_SQL_LEXEMES = 90
_MAX_COUNTS = 500_000


def corpus(
    data: Path,
    log: Path | None,
    log_schema: Schema | None,
    log_database: Path | None,
    shares: Mapping[str, float] = CORPORA,
    natural: NaturalMaterial | None = None,
) -> tuple[dict[str, list[Pair]], list[Table], Leaks]:
    """All pairs by source with the cells that they name, the pool of tables to add, and what is banned."""
    banned = leaks(data, log)
    schemas = read_schemas(data, banned)
    by_source: dict[str, list[Pair]] = {}
    indexes: dict[str, CellIndex | None] = {}
    for source, share in shares.items():
        pairs = [p for p in read_pairs(data, source, schemas, banned, share) if not is_held_out(p.database)]
        by_source[source] = [with_values(p, data, indexes) for p in pairs if len(p.sql) <= _MAX_SQL_LEXEMES]
        _LOG.info("%s: %d pairs", source, len(by_source[source]))
    if log is not None and log_schema is not None:
        index = CellIndex(log_database, log_schema) if log_database else None
        pairs = [p for p in read_log(log, log_schema) if not banned.has("", p.question)]
        by_source["log"] = [_valued(p, index) for p in pairs]
        _LOG.info("log: %d pairs", len(by_source["log"]))
        if natural is not None:
            by_source[NATURAL] = [_valued(p, index) for p in _aligned_pairs(natural, log_schema, log_database)]
            _LOG.info("natural: %d pairs", len(by_source[NATURAL]))
    pool = [t for ref, s in schemas.items() if not is_held_out(ref.split("/")[-1]) for t in s.tables]
    return by_source, [t for t in pool if 2 <= len(t.columns) <= 30], banned


def _aligned_pairs(natural: NaturalMaterial, schema: Schema, database: Path | None) -> list[Pair]:
    """The natural pairs, their days as the questions name them, where it is known when they are asked and of what."""
    if database is None or natural.asked_on is None:
        return natural_pairs(natural, schema)
    from adapters.warehouses.warehouse import open_warehouse

    warehouse = open_warehouse(f"sqlite:///{database}", "sample", workers=1)
    try:
        return natural_pairs(natural, schema, aligning(warehouse, schema, natural.asked_on))
    finally:
        warehouse.close()


def with_values(pair: Pair, data: Path, indexes: dict[str, CellIndex | None]) -> Pair:
    """Cells of the Spider database where it is at hand, and the query's own literals."""
    if pair.database not in indexes:
        file = data / "spider/database" / pair.database / f"{pair.database}.sqlite"
        spider = pair.source.startswith(("spider", "cosql", "nvbench"))
        indexes[pair.database] = CellIndex(file, pair.schema) if spider and file.is_file() else None
    return _valued(pair, indexes[pair.database])


def _valued(pair: Pair, index: CellIndex | None) -> Pair:
    found = index.find(pair.question) if index else []
    lowered = {(t, c, v.lower()) for t, c, v in found}
    more = [v for v in gold_values(pair.sql, pair.question) if (v[0], v[1], v[2].lower()) not in lowered]
    return Pair(
        pair.source,
        pair.database,
        pair.question,
        pair.previous,
        pair.schema,
        pair.sql,
        (*found, *more),
        pair.readings,
        pair.offered,
    )


class Drawer:
    """Draws encoded rows of new variants without end. `copying` questions bring a row that only teaches to copy.

    `weights` says how often each source is drawn; `tokenizer`, `limit` and `closed` how rows become ids (shards.py).
    """

    def __init__(
        self,
        by_source: Mapping[str, Sequence[Pair]],
        pool: Sequence[Table],
        prompts: Prompts,
        renamer: Renamer,
        copying: float = 0.0,
        weights: Mapping[str, float] = WEIGHTS,
        tokenizer: PreTrainedTokenizerFast | None = None,
        limit: int = MAX_ROW_TOKENS,
        closed: bool = True,
    ) -> None:
        self._copying, self._weights = copying, weights
        self._pairs = {source: pairs for source, pairs in by_source.items() if len(pairs)}
        self._pool = pool
        self._tokenizer = tokenizer or sql_tokenizer()
        self._limit, self._closed = limit, closed
        self._renamer = renamer
        self._counts: dict[str, int] = {}
        self._maker = ExampleMaker(prompts, self._count)

    def _count(self, text: str) -> int:
        if text not in self._counts:
            if len(self._counts) > _MAX_COUNTS:
                self._counts.clear()
            self._counts[text] = len(encode_text(self._tokenizer, text))
        return self._counts[text]

    def rows(self, questions: int, seed: int) -> list[Encoded]:
        """Rows of so many questions."""
        rng = random.Random(seed)
        sources = list(self._pairs)
        weights = [self._weights.get(source, 0.0) for source in sources]
        out: list[Encoded] = []
        for source in rng.choices(sources, weights, k=questions):
            pair = rng.choice(self._pairs[source])
            own = source in _OWN and rng.random() < 0.85
            strength = NONE if own else draw_strength(rng)
            variant = vary(pair, strength, rng, self._renamer, self._pool)
            made = self._maker.rows(pair if own else replace(pair, offered=()), variant, rng)
            if self._pool and source != NATURAL and rng.random() < self._copying:
                made.append(self._copying_row(pair, rng))
            out += self._encoded(made)
        return out

    def copying_rows(self, questions: int, seed: int) -> list[Encoded]:
        """Rows that only teach to copy, on questions of every source."""
        rng = random.Random(seed)
        every = list(self._pairs)
        drawn = [rng.choice(self._pairs[rng.choice(every)]) for _ in range(questions if self._pool else 0)]
        return self._encoded([self._copying_row(pair, rng) for pair in drawn])

    def _encoded(self, made: Sequence[Row]) -> list[Encoded]:
        rows = (encode_row(self._tokenizer, row, self._limit, self._closed) for row in made if row.tasks)
        return [row for row in rows if row is not None]

    def _copying_row(self, pair: Pair, rng: random.Random) -> Row:
        count = min(rng.randint(2, 5), len(self._pool))
        tables = [replace(t, foreign_keys=()) for t in rng.sample(self._pool, count)]
        none = Pair("", "", pair.question, "", Schema("sqlite", tuple(tables)), ())
        shown = vary(none, Strength(0.3, 0.3, 0.6, 0), rng, self._renamer, ()).tables
        return self._maker.copying(pair.question, shown, rng)

    def unchanged(self, pairs: Sequence[Pair]) -> list[Encoded]:
        """Rows of pairs on their own schemas."""
        rng = random.Random(0)
        variants = [(p, vary(p, NONE, rng, self._renamer, ())) for p in pairs]
        return self._encoded([row for p, v in variants for row in self._maker.rows(p, v, rng)])


def held_out_pairs(data: Path, banned: Leaks, questions: int = 120) -> list[Pair]:
    """Questions of held-out training databases: what a run is steered by."""
    schemas = read_schemas(data, banned)
    pairs = [p for p in read_pairs(data, "spider_train", schemas, banned) if is_held_out(p.database)]
    indexes: dict[str, CellIndex | None] = {}
    chosen = random.Random(0).sample(pairs, min(questions, len(pairs)))
    _LOG.info("held out: %s", ", ".join(sorted({p.database for p in pairs})))
    return [with_values(p, data, indexes) for p in chosen]


# --- a folder of shards ----------------------------------------------------------------------------


@dataclass(frozen=True)
class PrepareOptions:
    """What goes into a folder of shards. `log_database` is the sample warehouse as an SQLite file.

    `questions` a shard; another `seed` draws other variants; `copying` is the share of questions that bring a row
    of pure copying.
    """

    data: Path
    log: Path
    log_database: Path
    prompts: Path
    out: Path
    shards: int = 12
    questions: int = 3_000
    first: int = 0
    seed: int = 0
    copying: float = 0.3
    corpora: tuple[str, ...] = tuple(CORPORA)
    natural: NaturalMaterial | None = None


def is_prepared(options: PrepareOptions) -> bool:
    """Whether all shards are there (not whether they are fresh)."""
    return all(_shard(options, n).is_file() for n in range(options.first, options.first + options.shards))


def prepare(options: PrepareOptions, progress: Progress) -> Path:
    """Make the shards that are missing and return their folder; a stopped call goes on with the next one.

    Raises BadInput where the data are missing, where the folder holds shards of other code, prompts or options, and
    where it cannot be written.
    """
    prompts = Prompts(options.prompts)
    made = made_from(
        prompts,
        options.log,
        questions=options.questions,
        copying=options.copying,
        seed=options.seed,
        corpora=", ".join(options.corpora),
        natural=digest_of(options.natural),
    )
    missing = [n for n in range(options.first, options.first + options.shards) if not _shard(options, n).is_file()]
    held_out = options.out / "held_out.shard"
    complete = not missing and held_out.is_file()
    if not complete and not (options.data / "train").is_dir():
        raise BadInput(f"There is no training data in {options.data} (no folder train).")
    claim(options.out, made, "shards")
    if complete:
        return options.out
    progress(0.0, "reading the corpora")
    by_source, pool, banned = _kept_corpus(options)
    drawer = Drawer(by_source, pool, prompts, Renamer(read_synonyms(options.data)), options.copying)
    if not held_out.is_file():
        write_shard(held_out, drawer.unchanged(held_out_pairs(options.data, banned)))
    for place, number in enumerate(missing):
        started = time.monotonic()
        rows = drawer.rows(options.questions, seed=100_000 * options.seed + number)
        write_shard(_shard(options, number), rows)
        sizes = [len(s) + sum(len(i) for i, _, _ in t) for s, t in rows]
        mean, seconds = sum(sizes) / max(1, len(sizes)), time.monotonic() - started
        words = f"shard {number}: {len(rows)} rows, mean {mean:.0f} tokens, {seconds:.0f} s"
        progress((place + 1) / len(missing), words)
    return options.out


def _shard(options: PrepareOptions, number: int) -> Path:
    return options.out / f"{number:04d}.shard"


def _kept_corpus(options: PrepareOptions) -> tuple[dict[str, list[Pair]], list[Table], Leaks]:
    """The corpora, or what an earlier call of the same code (claim) has kept of them: reading takes a minute."""
    kept = options.out / "pairs.pickle"
    if kept.is_file():
        by_source, pool = pickle.loads(kept.read_bytes())
        return by_source, pool, leaks(options.data, options.log)
    schema = sample_schema(options.log_database)
    shares = {name: CORPORA[name] for name in options.corpora}
    by_source, pool, banned = corpus(options.data, options.log, schema, options.log_database, shares, options.natural)
    write_whole(kept, pickle.dumps((by_source, pool)))
    return by_source, pool, banned


def digest_of(material: NaturalMaterial | None) -> str:
    """SHA-256 (hex) of what natural pairs are made from."""
    files = [file for file in (material.files() if material else ()) if file.is_file()]
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()
