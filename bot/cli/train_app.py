"""`candor train …` and `candor evaluate model`: the commands and their options."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

train_app = typer.Typer(help="Train models.", no_args_is_help=True)
evaluate_app = typer.Typer(help="Measure models.", no_args_is_help=True)


class Recipe(StrEnum):
    """Where a model of our own is trained."""

    CPU = "cpu"
    GPU = "gpu"


class ShapeName(StrEnum):
    """What kind of model it is."""

    MINILM = "minilm"
    QWEN3 = "qwen3"
    ENCODER_DECODER = "encoder-decoder"


class SizeName(StrEnum):
    """How large a Qwen3 is: 0.6, 30, 101 or 188 million parameters."""

    TINY = "tiny"
    SMALL = "small"
    BASE = "base"
    LARGE = "large"


class Weights(StrEnum):
    """The number format of written weights."""

    FLOAT16 = "float16"
    FLOAT32 = "float32"


class EncoderLoss(StrEnum):
    """What the encoder learns by: the batch's other rows are negatives too, or triplets alone."""

    RANKING = "ranking"
    TRIPLET = "triplet"


Data = Annotated[Path, typer.Option(help="Folder of the public data sets.")]
OwnLog = Annotated[
    Path | None, typer.Option(help="A team's own log: lines of JSON with question and sql (needs --warehouse).")
]  # fmt: skip
Where = Annotated[
    str, typer.Option("--warehouse", help="The own log's warehouse: a configured name, or a database URL.")
]
Base = Annotated[
    str | None, typer.Option(help="The model to start from: a folder or a name; MiniLM if not given.")
]
Epochs = Annotated[float, typer.Option(help="How often everything is seen.", min=0.01)]
Questions = Annotated[int, typer.Option(help="How many public questions, where there is no own log.", min=1)]
_DATA = Path("../shared/data")


@train_app.command("model")
def train_model(
    recipe: Annotated[
        Recipe, typer.Option(help="A model of our own, for this machine's processor or a GPU.")
    ] = Recipe.CPU,
    out: Annotated[
        Path, typer.Option(help="Folder of the trained model; OUT.run keeps what a stopped run needs.")
    ] = Path("var/train/model"),
    shape: Annotated[
        ShapeName | None, typer.Option(help="The kind of model; cpu: minilm, gpu: qwen3 if not given.")
    ] = None,
    data: Data = _DATA,
    shards: Annotated[
        Path, typer.Option(help="cpu: folder of training shards, made where they are missing.")
    ] = Path("var/train/shards"),
    shard_count: Annotated[int, typer.Option(help="cpu: how many shards are made.", min=1)] = 12,
    prepared: Annotated[
        Path, typer.Option(help="gpu: the folder that candor train prepare has made.")
    ] = Path("var/train/prepared"),
    size: Annotated[SizeName, typer.Option(help="gpu: how large a Qwen3.")] = SizeName.BASE,
    minutes: Annotated[
        float | None,
        typer.Option(help="Budget of time, over which the learning rate falls; cpu: 95, gpu: 24.", min=0.01),
    ] = None,
    stop_after: Annotated[
        float | None,
        typer.Option(help="gpu: end this call after so many seconds; the same command goes on.", min=1),
    ] = None,
    tokens: Annotated[int | None, typer.Option(help="Tokens a step; cpu: 4096, gpu: 65536.", min=256)] = None,
    learning_rate: Annotated[
        float | None, typer.Option(help="Its height; by recipe if not given.", min=1e-7)
    ] = None,
    start: Annotated[Path | None, typer.Option(help="A model of ours to go on from.")] = None,
    threads: Annotated[int, typer.Option(help="cpu: processor threads.", min=1)] = 2,
    workers: Annotated[
        int | None, typer.Option(help="gpu: processes that prepare data; two less than the cores.", min=0)
    ] = None,
    device: Annotated[str, typer.Option(help="gpu: cuda, cuda:1, or cpu to try the recipe.")] = "cuda",
    weights: Annotated[Weights, typer.Option(help="Number format of the written weights.")] = Weights.FLOAT16,
    base: Annotated[
        str | None, typer.Option(help="With --lora: the larger model, a folder or a name.")
    ] = None,
    lora: Annotated[
        bool, typer.Option("--lora", help="Fine-tune --base by LoRA instead of a model of our own.")
    ] = False,
    log: OwnLog = None,
    warehouse: Where = "",
    questions: Questions = 2_000,
    prompts: Annotated[
        Path | None,
        typer.Option(help="Folder of prompt templates; prompts/compact, with --lora prompts/instruct."),
    ] = None,
    epochs: Epochs = 2.0,
    rank: Annotated[int, typer.Option(help="LoRA's rank.", min=1)] = 16,
    max_tokens: Annotated[int, typer.Option(help="LoRA: longest prompt and completion.", min=64)] = 1_536,
    bfloat16: Annotated[bool, typer.Option("--bfloat16", help="LoRA: load the base in bfloat16.")] = False,
    merge: Annotated[bool, typer.Option(help="LoRA: write one model, or the adapter alone.")] = True,
) -> None:
    """Train a model: a reference model of our own, or a larger one by LoRA. The same command goes on with a stopped run."""
    from bot.cli.training import LoraChoices, ModelChoices, run_lora, run_model

    if lora:
        run_lora(LoraChoices(
            base, out, data, log, warehouse, questions, prompts or Path("prompts/instruct"), epochs, rank, max_tokens,
            bfloat16, merge, learning_rate, "cpu" if device == "cuda" else device,
        ))  # fmt: skip
        return
    run_model(ModelChoices(
        recipe.value, out, shape.value if shape else None, data, shards, shard_count, prepared, size.value, minutes,
        stop_after, tokens, learning_rate, start, threads, workers, device, weights.value,
        prompts or Path("prompts/compact"), base, log,
    ))  # fmt: skip


@train_app.command("prepare")
def train_prepare(
    recipe: Annotated[
        Recipe, typer.Option(help="cpu: shards; gpu: one compressed folder that travels.")
    ] = Recipe.GPU,
    data: Data = _DATA,
    out: Annotated[
        Path | None, typer.Option(help="The folder; var/train/shards or var/train/prepared if not given.")
    ] = None,
    shard_count: Annotated[int, typer.Option(help="cpu: how many shards.", min=1)] = 12,
    prompts: Annotated[Path, typer.Option(help="Folder of prompt templates.")] = Path("prompts/compact"),
) -> None:
    """Prepare training data. A stopped call goes on; data of other code or prompts are refused."""
    from bot.cli.training import run_prepare

    run_prepare(recipe.value, data, out, shard_count, prompts)


@train_app.command("average")
def train_average(
    models: Annotated[
        list[Path], typer.Argument(help="Folders of models that were trained from the same start.")
    ],
    out: Annotated[Path, typer.Option(help="Folder of the model that is made.")],
) -> None:
    """Average the weights of several models of ours: often better than each, on unlike data above all."""
    from adapters.training.average import average_models
    from bot.cli.terminal import notes

    notes().print(f"The mean is in {average_models(models, out)}.")


@train_app.command("encoder")
def train_encoder(
    hints: Annotated[
        Path | None,
        typer.Option(help="Hints, as candor hints export writes them; those of the store if not given."),
    ] = None,
    data: Data = _DATA,
    questions: Annotated[
        int, typer.Option(help="How many public questions; 0 = hints alone.", min=0)
    ] = 2_000,
    out: Annotated[Path, typer.Option(help="Folder of the encoder, for CANDOR_ENCODER.")] = Path(
        "var/train/encoder"
    ),
    base: Base = None,
    loss: Annotated[EncoderLoss, typer.Option(help="What it learns by.")] = EncoderLoss.RANKING,
    epochs: Epochs = 1.0,
) -> None:
    """Fine-tune the sentence encoder on what people meant: hints, and public training questions."""
    from bot.cli.training import EncoderChoices, run_encoder

    run_encoder(EncoderChoices(hints, data, questions, out, base, loss.value, epochs))


@train_app.command("ranker")
def train_ranker(
    data: Data = _DATA,
    questions: Questions = 1_000,
    log: OwnLog = None,
    warehouse: Where = "",
    out: Annotated[Path, typer.Option(help="Folder of the two models.")] = Path("var/train/ranker"),
    base: Base = None,
    epochs: Epochs = 1.0,
) -> None:
    """Train CKIF's two-stage ranking of English readings of SQL against a question."""
    from bot.cli.training import RankerChoices, run_ranker

    run_ranker(RankerChoices(data, questions, log, warehouse, out, base, epochs))


@evaluate_app.command("model")
def evaluate_model(
    data: Annotated[Path, typer.Option(help="Folder of the public data sets.")],
    model: Annotated[Path, typer.Option(help="The model's folder.")] = Path("deploy/reference/model"),
    prompts: Annotated[Path, typer.Option(help="Folder of its prompt templates.")] = Path("prompts/compact"),
    sample: Annotated[
        int | None, typer.Option(help="Questions of each set; all if not given.", min=1)
    ] = None,
    sampled: Annotated[
        int | None,
        typer.Option(help="Of these, with a beam, samples and free decoding; all if not given.", min=0),
    ] = None,
    threads: Annotated[int, typer.Option(help="Processor threads.", min=1)] = 2,
    workers: Annotated[int, typer.Option(help="Processes, of one thread each.", min=1, max=64)] = 1,
    cache: Annotated[Path, typer.Option(help="Where measurements are kept: a stopped run goes on.")] = Path(
        "var/evaluations"
    ),
    file: Annotated[
        Path | None, typer.Option("--json", help="Where the figures go; stdout if not given.")
    ] = None,
) -> None:
    """Measure linking, SQL and judging on public data and the sample log's test split; ends with a Markdown table."""
    from bot.cli.training import EvaluationChoices, run_evaluation

    run_evaluation(EvaluationChoices(data, model, prompts, sample, sampled, threads, workers, cache, file))
