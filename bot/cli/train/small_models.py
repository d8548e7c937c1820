"""`candor train encoder`, `ranker`, `writer` and `bpp`: the sentence encoder, the ranker, what writes queries from
words, the branching predictors."""

from __future__ import annotations

import random
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.calibrating.calibrate_app import Log, Warehouse
from bot.cli.extras import needs
from bot.cli.train import options as shared
from bot.cli.train.data import OFFERS
from bot.cli.train.options import given

if TYPE_CHECKING:
    from reliability.evaluation.people.log import AskedQuestion
    from reliability.values import Hint


_RANKER_HELD_OUT = 0.05
"""The share of queries whose wordings the ranker is measured on."""


class EncoderLoss(StrEnum):
    """What the encoder learns by: the batch's other rows are negatives too, or triplets alone."""

    RANKING = "ranking"
    TRIPLET = "triplet"


def train_encoder(
    hints: Annotated[
        Path | None,
        typer.Option(help="Hints, as candor hints export writes them; those of the store if not given."),
    ] = None,
    data: shared.Data = shared.DATA,
    questions: Annotated[int, typer.Option(help="How many public questions; 0 = hints alone.", min=0)] = 2_000,
    out: shared.Out = Path("var/train/encoder"),
    base: shared.Base = None,
    loss: Annotated[EncoderLoss, typer.Option(help="What it learns by.")] = EncoderLoss.RANKING,
    epochs: shared.Epochs = None,
    batch: shared.Batch = None,
    learning_rate: shared.LearningRate = None,
    seed: shared.Seed = 0,
    resume: shared.Resume = True,
) -> None:
    """Fine-tune the sentence encoder on what people meant (hints, and public training questions), for
    CANDOR_ENCODER. It is written only if it puts more held-out triplets in order than before.
    """
    needs("accelerate", "datasets")
    meant = _hints(hints)
    from adapters.training.material import triplet_material
    from adapters.training.runs.encoder import EncoderOptions, train_encoder
    from bot.terminal import out as results
    from bot.terminal import progress_bar

    common = given(epochs=epochs, batch=batch, learning_rate=learning_rate, seed=seed)
    shared.begin(out, resume)
    with progress_bar("Fine-tuning") as progress:
        material = triplet_material(meant, shared.public(data, questions), progress)
        options = EncoderOptions(out, base, loss.value, **common)
        tuned = train_encoder(options, material, shared.command_line(), progress)
    results().print(
        f"Of {tuned.held_out:,} held-out triplets it puts {tuned.after:.1%} in order, before {tuned.before:.1%}. "
        f"The encoder is in {tuned.folder}: CANDOR_ENCODER={tuned.folder}"
    )


def train_ranker(
    data: shared.Data = shared.DATA,
    questions: Annotated[int, typer.Option(help="How many public questions beside; 0 = none.", min=0)] = 4_000,
    own: Annotated[
        int | None, typer.Option(help="How many of the sample's questions; all if not given.", min=1)
    ] = None,
    offers: Annotated[Path, typer.Option(help="What composing offers for them (candor train offers).")] = OFFERS,
    start: Annotated[Path | None, typer.Option(help="Folder of a ranker to go on from.")] = None,
    out: shared.Out = Path("var/train/ranker"),
    steps: Annotated[int, typer.Option(help="Of eight lists each.", min=1)] = 1_500,
    learning_rate: shared.LearningRate = None,
    seed: shared.Seed = 0,
    resume: shared.Resume = True,
) -> None:
    """Train what ranks English readings of SQL against a question, on the sample's training questions with what is
    offered for them, and on public ones among near misses."""
    from adapters.training.held_out import hold_out
    from adapters.training.logs.natural import read_offers
    from adapters.training.logs.offering import natural_asks
    from adapters.training.logs.ranking import lists_of
    from adapters.training.runs.ranker import RankerOptions, ranked_lists, train_ranker
    from bot.cores import bare_core
    from bot.main import opened
    from bot.sample import NATURAL_TRAINING_LOG, wordings
    from bot.settings import SAMPLE_URL
    from bot.terminal import out as results
    from bot.terminal import progress_bar

    options = RankerOptions(out, start, steps, seed=seed, **given(learning_rate=learning_rate))
    shared.begin(out, resume)
    with opened() as candor:
        with progress_bar("Listing") as progress:
            asked = natural_asks((NATURAL_TRAINING_LOG,), wordings(), 1)
            train, held_out = hold_out(asked, lambda each: each.sql or each.id, _RANKER_HELD_OUT)
            if own is not None:
                train, held_out = _drawn(train, own, seed), _drawn(held_out, max(1, own // 10), seed)
            known = read_offers(offers)
            core = bare_core(candor, SAMPLE_URL)
            lists, measured = (lists_of(part, known, core, seed, progress) for part in (train, held_out))
        sources = {"natural questions": f"{len(train):,} wordings of the sample's queries"}
        with progress_bar("Training") as progress:
            if questions:
                pairs = shared.public(data, questions).read(progress).train
                lists += ranked_lists(pairs, options.readings, seed)
                sources["spider_train"] = f"{len(pairs):,} questions"
            train_ranker(options, lists, measured, sources, shared.command_line(), progress)
    results().print(f"The ranker is in {out}: CANDOR_RANKER={out}")


def train_writer(
    start: Annotated[Path | None, typer.Option(help="Folder of a writer to go on from.")] = None,
    out: shared.Out = Path("var/train/writer"),
    warehouse: Warehouse = "",
    passes: Annotated[float, typer.Option(help="How often every question is seen.", min=0.01)] = 6.0,
    tokens: Annotated[int | None, typer.Option(help="Tokens a step; 6,000.", min=256)] = None,
    learning_rate: shared.LearningRate = None,
    device: Annotated[str, typer.Option(help="cpu, cuda or cuda:1.")] = "cpu",
    seed: shared.Seed = 0,
    resume: shared.Resume = True,
) -> None:
    """Teach the reference model the known questions of a warehouse (those that CANDOR_PRECEDENTS names, or the
    sample's), so that it writes queries for others from their words alone: for CANDOR_WRITERS."""
    from adapters.precedents import known_in
    from adapters.training.teaching.writing import WriterOptions, train_writer
    from bot.main import opened
    from bot.models import REFERENCE_MODEL, known_files
    from bot.sample import is_sample
    from bot.terminal import out as results
    from bot.terminal import progress_bar

    chosen = given(learning_rate=learning_rate, tokens=tokens)
    options = WriterOptions(REFERENCE_MODEL, out, start, passes, seed=seed, device=device, **chosen)
    shared.begin(out, resume)
    with opened() as candor:
        name = warehouse or candor.settings.warehouse
        files = known_files(candor.settings, name, is_sample(candor.settings.warehouse_url(name)))
        known = known_in(files)
        sources = {"questions with known queries": f"{len(known):,} of {name}"}
        with progress_bar("Training") as progress:
            train_writer(options, known, candor.warehouse(name).schema(), sources, shared.command_line(), progress)
    results().print(f"The writer is in {out}.")


def _drawn(asked: list[AskedQuestion], most: int, seed: int) -> list[AskedQuestion]:
    """At most so many of the questions, drawn anew by each seed."""
    return random.Random(seed).sample(asked, min(most, len(asked)))


def train_bpp(
    data: shared.Data = shared.DATA,
    log: Log = None,
    out: Annotated[
        Path, typer.Option(help="Folder of the layer predictors, and of the passes that a stopped run kept.")
    ] = Path("var/linking"),
    warehouse: Warehouse = "",
    sample: Annotated[int | None, typer.Option(help="Questions of each set; all if not given.", min=2)] = None,
    epochs: shared.Epochs = None,
    batch: shared.Batch = None,
    learning_rate: shared.LearningRate = None,
    seed: shared.Seed = 0,
) -> None:
    """Fit the predictors of branching points, one a layer. Goes on where a run was stopped."""
    from adapters.training.predictors.layer_fit import FitSettings
    from adapters.training.predictors.train_predictors import PredictorsOptions, train_predictors
    from bot.cores import bare_core, log_and_warehouse
    from bot.main import opened
    from bot.sample import QUESTION_LOG
    from bot.terminal import out as results
    from bot.terminal import progress_bar

    of, where = log_and_warehouse(log, warehouse)
    often = max(1, round(epochs)) if epochs else None
    fit = FitSettings(**given(epochs=often, batch=batch, learning_rate=learning_rate, seed=seed))
    with opened() as candor, progress_bar("Fitting") as progress:
        options = PredictorsOptions(data, out, QUESTION_LOG, sample, fit)
        file, fitted = train_predictors(of, bare_core(candor, where), options, progress)
    for kind, f in fitted.items():
        ranked = ", ".join(
            f"{p.layer + 1} ({auc:.3f})" for p, auc in zip(f.layers.predictors, f.layers.aucs, strict=True)
        )
        results().print(
            f"{kind}: fitted on {f.fit.questions} questions with {f.fit.branching} branching points of {f.fit.steps} "
            f"steps; layers by AUC on {f.choose.questions} others: {ranked}; {f.layers.kept} kept."
        )
    results().print(f"The predictors are in {file}.")


def _hints(file: Path | None) -> Sequence[Hint]:
    if file is None:
        from bot.main import opened

        with opened() as candor:
            return candor.store.memory.hints()
    from bot.cli.statements import read_lines
    from reliability.memory.hint_lines import from_json_lines

    return list(from_json_lines(read_lines(file)))
