"""`candor train prepare`, `offers`, `templates` and `average`: what training reads, and the mean of what it made."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.cli.extras import needs_folder
from bot.cli.train import options as shared

if TYPE_CHECKING:
    from adapters.training.data.prepare import PrepareOptions
    from adapters.training.data.sources import Pair
    from adapters.training.logs.natural import NaturalMaterial


class Recipe(StrEnum):
    """Where a model of our own is trained."""

    CPU = "cpu"
    GPU = "gpu"


Shards = Annotated[Path, typer.Option(help="cpu: folder of training shards, made where they are missing.")]
ShardCount = Annotated[int, typer.Option(help="cpu: how many shards are made.", min=1)]


def train_prepare(
    recipe: Annotated[Recipe, typer.Option(help="cpu: shards; gpu: one compressed folder that travels.")] = Recipe.GPU,
    data: shared.Data = shared.DATA,
    out: Annotated[
        Path | None, typer.Option(help="The folder; var/train/shards or var/train/prepared if not given.")
    ] = None,
    shard_count: ShardCount = 12,
    first: Annotated[int, typer.Option(help="cpu: the number of the first shard.", min=0)] = 0,
    questions: Annotated[int, typer.Option(help="cpu: questions a shard.", min=1)] = 3_000,
    copying: Annotated[
        float, typer.Option(help="cpu: share of questions with a row of pure copying.", min=0, max=1)
    ] = 0.3,
    seed: Annotated[int, typer.Option(help="cpu: another one draws other variants.", min=0)] = 0,
    prompts: Annotated[Path, typer.Option(help="Folder of prompt templates.")] = Path("prompts/compact"),
) -> None:
    """Prepare training data. A stopped call goes on; data of other code or prompts are refused."""
    from bot.terminal import out as results
    from bot.terminal import progress_bar

    needs_folder(prompts, "for the prompts")
    if recipe is Recipe.CPU:
        from adapters.training.data.prepare import prepare

        place = out or Path("var/train/shards")
        made = preparing(
            data, place, shard_count, prompts, first=first, questions=questions, copying=copying, seed=seed
        )
        with progress_bar("Preparing") as progress:
            prepare(made, progress)
        results().print(f"The shards are in {place}.")
        return
    from adapters.training.data.compact_folder import CompactOptions, prepare_compact
    from bot.sample import QUESTION_LOG, current_sample

    place = out or Path("var/train/prepared")
    with progress_bar("Preparing") as progress:
        compact = CompactOptions(data, QUESTION_LOG, current_sample(), prompts, place, natural=natural_material(data))
        mib = prepare_compact(compact, progress)
    results().print(f"The training data are in {place}: {mib:.1f} MiB.")


def train_average(
    models: Annotated[list[Path], typer.Argument(help="Folders of models that were trained from the same start.")],
    out: Annotated[Path, typer.Option(help="Folder of the model that is made.")],
) -> None:
    """Average the weights of several models of ours: often better than each, on unlike data above all."""
    from adapters.training.runs.average import average_models
    from bot.terminal import say

    say(f"The mean is in {average_models(models, out)}.")


OFFERS = Path("var/train/offers.jsonl")
"""What composing offers for the questions that are learned from, each held to gold."""


def train_offers(
    out: Annotated[Path, typer.Option(help="Where the offered queries go; a stopped call goes on.")] = OFFERS,
    every: Annotated[int, typer.Option(help="Of each query's wordings, every so many.", min=1)] = 2,
) -> None:
    """Offer composed queries for the sample's natural training questions, and hold each to gold: what the judge of the
    reference model learns from."""
    from adapters.training.logs.offering import natural_asks, write_offers
    from bot.cores import bare_core
    from bot.main import Candor
    from bot.sample import NATURAL_TRAINING_LOG, wordings
    from bot.settings import SAMPLE_URL, load_settings
    from bot.terminal import progress_bar, say

    candor = Candor(load_settings())
    try:
        core = bare_core(candor, SAMPLE_URL)
        asked = natural_asks((NATURAL_TRAINING_LOG,), wordings(), every)
        with progress_bar("Offering") as progress:
            count = write_offers(asked, core, out, progress)
    finally:
        candor.close()
    say(f"{count:,} questions were added to {out}.")


def train_precedents() -> None:
    """Make the sentence vectors in which questions with known queries are looked for: of the sample's training
    questions and wordings, and of each file that CANDOR_PRECEDENTS names."""
    from bot.main import opened
    from bot.models import precedents_of
    from bot.sample import PRECEDENT_VECTORS
    from bot.settings import SAMPLE_URL
    from bot.terminal import say

    with opened() as candor:
        shipped = precedents_of(candor.settings, SAMPLE_URL, True, candor.encoder, lambda: candor.warehouse(SAMPLE_URL))
        assert shipped is not None
        count = len(shipped.write(PRECEDENT_VECTORS))
        say(f"{count:,} vectors are in {PRECEDENT_VECTORS}.")
        for name in candor.settings.precedents:
            own = candor.small.precedents(name)
            if own is not None:
                own.near("", 1)  # makes and keeps what is missing
                say(f"Those of {name} are kept.")


def train_templates(
    data: shared.Data = shared.DATA,
    out: Annotated[Path | None, typer.Option(help="Their file; the one that is shipped if not given.")] = None,
) -> None:
    """Make the templates that candor teach refills: Spider's training questions without their names and values, and
    beside them, in natural.tsv, the sample's own natural training questions."""
    from adapters.training.teaching.natural_templates import natural_templates
    from adapters.training.teaching.stripping import spider_templates, spider_words
    from adapters.training.teaching.templates import write_templates
    from bot.cli.teaching.teaching import NATURAL_TEMPLATES, TEMPLATES
    from bot.sample import sample_today
    from bot.terminal import say

    found = spider_templates(data)
    place = out or TEMPLATES
    write_templates(place, found, ABOUT_TEMPLATES)
    natural = natural_templates(_natural_training_pairs(), spider_words(data), sample_today())
    beside = place.with_name(NATURAL_TEMPLATES.name)
    write_templates(beside, natural, ABOUT_NATURAL_TEMPLATES)
    say(f"{len(found):,} templates are in {place}, {len(natural):,} in {beside}.")


def _natural_training_pairs() -> list[Pair]:
    """The natural training log's questions in voices that are learned from, their queries' days aligned to them."""
    from adapters.training.data.sample_schema import sample_schema
    from adapters.training.logs.aligned import aligning
    from adapters.training.logs.natural import NaturalMaterial, natural_pairs
    from adapters.warehouses.warehouse import open_warehouse
    from bot.sample import NATURAL_TRAINING_LOG, current_sample, sample_today

    schema, today = sample_schema(current_sample()), sample_today()
    warehouse = open_warehouse(f"sqlite:///{current_sample()}", "sample", workers=1)
    try:
        material = NaturalMaterial((NATURAL_TRAINING_LOG,), asked_on=today)
        return natural_pairs(material, schema, aligning(warehouse, warehouse.schema(), today))
    finally:
        warehouse.close()


ABOUT_TEMPLATES = (
    "Questions of Spider's training set (Yu et al., 2018, https://yale-lily.github.io/spider) and their queries, names",
    "and values replaced by slots. An adaptation under the licence of Spider, CC BY-SA 4.0. Made by candor train templates.",
)
"""What stands above the templates."""
ABOUT_NATURAL_TEMPLATES = (
    "Natural questions of the sample warehouse (deploy/reference/warehouse/natural/train.jsonl alone) and their",
    "queries, names, values and periods replaced by slots. Made by candor train templates.",
)
"""What stands above the natural ones."""


def preparing(data: Path, shards: Path, count: int, prompts: Path, **more: Any) -> PrepareOptions:
    """What goes into a folder of shards, of the sample log and its warehouse among others."""
    from adapters.training.data.prepare import PrepareOptions
    from bot.sample import QUESTION_LOG, current_sample

    natural = natural_material(data)
    return PrepareOptions(data, QUESTION_LOG, current_sample(), prompts, shards, count, natural=natural, **more)


def natural_material(data: Path) -> NaturalMaterial:
    """People's questions of the sample that may be learned from; those of measured logs are left out."""
    from adapters.training.logs.natural import NaturalMaterial
    from bot.sample import (
        BOUNDING_LOG,
        CALIBRATING_LOG,
        DEVELOPING_LOG,
        MEASURING_LOG,
        NATURAL_TRAINING_LOG,
        known_questions,
        sample_today,
    )

    newcomers = sorted((data / "newcomers").glob("*.jsonl"))
    measured = (DEVELOPING_LOG, CALIBRATING_LOG, BOUNDING_LOG, MEASURING_LOG, *newcomers)
    asked = tuple(file for file in known_questions() if file != NATURAL_TRAINING_LOG)
    return NaturalMaterial((NATURAL_TRAINING_LOG,), asked, OFFERS, measured, sample_today())
