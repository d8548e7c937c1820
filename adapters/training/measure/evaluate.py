"""Measure a model: `candor evaluate model`.

Spider's development set (all, and without wta_1, whose rows are synthetic) and the sample log's test split. Columns
are linked, and SQL is written, over the tables that the model itself linked; `on_gold_tables` says what they would
be on the right ones.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from adapters.models.transformers_model import TransformersModel
from adapters.peak_memory import peak_memory_mib
from adapters.training.data.sources import is_held_out, leaks, read_pairs, read_schemas
from adapters.training.measure.linking_figures import (
    EncoderLinker,
    Linker,
    Values,
    lexical_columns,
    lexical_tables,
    set_figures,
)
from adapters.training.measure.measure_runs import MeasureOptions, Task, measure_all
from adapters.training.measure.measured import Databases, Measured, log_split, spider_dev
from adapters.training.measure.question_measure import Measurement
from adapters.training.measure.sql_figures import Writer, judge_auc, sql_figures
from reliability.errors import BadInput
from reliability.ports import Encoder, Sampling
from reliability.progress import Progress
from reliability.prompts import Prompts
from reliability.values import Element


@dataclass(frozen=True)
class EvaluateOptions:
    """What to measure, and how much of it. `sample` questions of each set (None = all); `sampled` of these also with
    beam and nucleus samples (None = all); `candidates` of each; `workers` processes."""

    data: Path
    model: Path
    prompts: Path
    log: Path
    log_database: Path
    sample: int | None = None
    sampled: int | None = None
    candidates: int = 10
    threads: int = 2
    split: str = "test"
    only: str | None = None
    """One of `spider_dev` and `sample_log`; None = both."""
    workers: int = 1
    cache: Path = Path("var/evaluations")


def evaluate_model(options: EvaluateOptions, encoder: Encoder, progress: Progress) -> dict[str, object]:
    """Measure the model; the figures by data set, with speed and memory. What is measured is kept in `cache`: a
    stopped evaluation goes on. Raises BadInput where a data set is missing, ModelUnavailable for the model."""
    if not (options.data / "spider/dev.json").is_file():
        raise BadInput(f"Spider's development set is not in {options.data} (spider/dev.json).")
    prompts = Prompts(options.prompts)
    dev, files = spider_dev(options.data, options.sample)
    files = {**files, "sample": options.log_database}
    databases = Databases(files)
    try:
        test = log_split(options.log, databases["sample"].schema(), options.split, options.sample)
        both = {"spider_dev": dev, "sample_log": test}
        parts = {name: found for name, found in both.items() if options.only in (None, name) and found}
        progress(0.0, "the encoder baseline")
        baseline = EncoderLinker(encoder)
        baseline.fit(_fitting_questions(options.data))
        measuring = MeasureOptions(
            options.model, options.prompts, files, options.cache, options.candidates, options.threads, options.workers
        )
        figures: dict[str, object] = {"options": {k: str(v) for k, v in asdict(options).items()}}
        for number, (name, questions) in enumerate(parts.items()):
            limit = len(questions) if options.sampled is None else options.sampled
            # The sets are ordered by database or by question: the first ones are like nothing but themselves.
            drawn = set(random.Random(0).sample(range(len(questions)), min(limit, len(questions))))
            tasks = [Task(m, i, i in drawn) for i, m in enumerate(questions)]

            def part_done(done: float, before: int = number, part: str = name) -> None:
                progress((before + done) / len(parts), part)

            figures[name] = _figures(questions, measure_all(measuring, tasks, part_done), baseline)
        figures["speed"] = _speed(options, prompts, test or dev, databases)
    finally:
        databases.close()
    return figures


def _figures(questions: Sequence[Measured], found: Sequence[Measurement], baseline: EncoderLinker) -> dict[str, object]:
    """All figures of a data set."""
    written = [(m, each.written) for m, each in zip(questions, found, strict=True)]
    near = [pair for each in found for pair in each.near]
    without = [(m, w) for m, w in written if m.database != "wta_1"]
    figures: dict[str, object] = {
        "linking": _linking([(m, x) for m, x in zip(questions, found, strict=True) if m.form], baseline),
        "sql": sql_figures(written),
        "judge_auc_near_misses": judge_auc([right for right, _ in near], [p for _, p in near]),
    }
    if len(without) < len(questions):
        figures["sql_without_wta_1"] = sql_figures(without)
    if any(m.ambiguous for m in questions):
        figures["sql_unambiguous"] = sql_figures([(m, w) for m, w in written if not m.ambiguous])
    return figures


def _linking(pairs: Sequence[tuple[Measured, Measurement]], baseline: EncoderLinker) -> dict[str, object]:
    questions = [m for m, _ in pairs]
    gold_tables = [m.tables for m in questions]
    gold_columns = [list(map(str, m.columns)) for m in questions]
    part = [(m, x) for m, x in pairs if x.free_tables is not None]
    part_columns = [list(map(str, m.columns)) for m, _ in part]
    lexical = [lexical_tables(m) for m in questions]
    near = [baseline.tables(m) for m in questions]
    return {
        "tables": set_figures(gold_tables, [x.tables for _, x in pairs]),
        "columns": set_figures(gold_columns, [x.columns for _, x in pairs]),
        "columns_on_gold_tables": set_figures(part_columns, [x.columns_on_gold or () for _, x in part]),
        "free_tables": set_figures([m.tables for m, _ in part], [x.free_tables or () for _, x in part]),
        "free_columns_on_gold_tables": set_figures(part_columns, [x.free_columns_on_gold or () for _, x in part]),
        "lexical_tables": set_figures(gold_tables, lexical),
        "lexical_columns": set_figures(
            gold_columns, [lexical_columns(m, t) for m, t in zip(questions, lexical, strict=True)]
        ),
        "encoder_tables": set_figures(gold_tables, near),
        "encoder_columns": set_figures(
            gold_columns, [baseline.columns(m, t) for m, t in zip(questions, near, strict=True)]
        ),
        "encoder_thresholds": [float(baseline.table_threshold), float(baseline.column_threshold)],
    }


def _fitting_questions(data: Path, count: int = 150) -> list[Measured]:
    """Questions of training databases, on which the encoder baseline's thresholds are fitted."""
    banned = leaks(data, None)
    schemas = read_schemas(data, banned)
    pairs = [p for p in read_pairs(data, "spider_train", schemas, banned, keep=0.1) if not is_held_out(p.database)]
    chosen = random.Random(0).sample(pairs, min(count, len(pairs)))
    found = []
    for p in chosen:
        used = {x.table for x in p.sql if x.table}
        columns = {(x.table, x.column) for x in p.sql if x.kind == "column"}
        found.append(
            Measured(
                p.question,
                p.database,
                p.schema,
                "",
                (),
                None,
                p.sql,
                tuple(t.name for t in p.schema.tables if t.name in used),
                tuple(
                    Element(t.name, c.name) for t in p.schema.tables for c in t.columns if (t.name, c.name) in columns
                ),
            )
        )
    return found


def _speed(
    options: EvaluateOptions, prompts: Prompts, questions: Sequence[Measured], databases: Databases
) -> dict[str, float]:
    """Seconds on this machine for loading and for what the flow does, tokens per second at batch 1 and 16, memory."""
    started = time.monotonic()
    model = TransformersModel(options.model, threads=options.threads)
    out: dict[str, float] = {"load_seconds": round(time.monotonic() - started, 2)}
    found: dict[tuple[str, str], Values] = {}

    def values(m: Measured) -> Values:
        key = (m.database, m.question)
        found.setdefault(key, databases[m.database].find_values(m.question))
        return found[key]

    linker, writer = Linker(model, prompts, values), Writer(model, prompts, values, databases)
    some = questions[:8]
    for m in some:
        values(m)
    started = time.monotonic()
    for m in some:
        linker.columns(m, linker.tables(m))
    out["linking_seconds_a_question"] = round((time.monotonic() - started) / len(some), 3)
    started = time.monotonic()
    for m in some:
        writer.write(m, m.tables, 10, with_free=False)
    out["greedy_beam_10_and_nucleus_10_seconds"] = round((time.monotonic() - started) / len(some), 3)
    for batch in (1, 16):
        prompt = prompts.render(
            "write_sql", question="speed", previous=None, hints=[], values=[], tables=questions[0].schema.tables[:4]
        )
        sampling = Sampling(n=batch, temperature=1.0 if batch > 1 else 0.0, max_tokens=48)
        model.sample(prompt, sampling)
        started = time.monotonic()
        tokens = sum(len(c.token_ids) for c in model.sample(prompt, sampling))
        out[f"tokens_per_second_batch_{batch}"] = round(tokens / (time.monotonic() - started), 1)
    out["peak_memory_mib"] = peak_memory_mib()
    return out
