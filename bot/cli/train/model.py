"""`candor train model`: a model of our own on a processor or a GPU, or a larger one by LoRA."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.extras import needs, needs_folder
from bot.cli.train import options as shared
from bot.cli.train.data import Recipe, ShardCount, Shards, preparing
from bot.cli.train.options import given
from reliability.errors import BadInput

_PUBLIC = 2_000
"""Public questions that are learned from where there is no own log."""


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


def train_model(
    recipe: Annotated[
        Recipe, typer.Option(help="A model of our own, for this machine's processor or a GPU.")
    ] = Recipe.CPU,
    out: shared.Out = Path("var/train/model"),
    shape: Annotated[
        ShapeName | None, typer.Option(help="The kind of model; cpu: minilm, gpu: qwen3 if not given.")
    ] = None,
    data: shared.Data = shared.DATA,
    shards: Shards = Path("var/train/shards"),
    shard_count: ShardCount = 12,
    prepared: Annotated[Path, typer.Option(help="gpu: the folder that candor train prepare has made.")] = Path(
        "var/train/prepared"
    ),
    size: Annotated[SizeName, typer.Option(help="gpu: how large a Qwen3.")] = SizeName.BASE,
    minutes: shared.Minutes = None,
    stop_after: Annotated[
        float | None,
        typer.Option(help="gpu: end this call after so many seconds; the same command goes on.", min=1),
    ] = None,
    tokens: Annotated[int | None, typer.Option(help="Tokens a step; cpu: 4096, gpu: 65536.", min=256)] = None,
    learning_rate: shared.LearningRate = None,
    seed: shared.Seed = 0,
    resume: shared.Resume = True,
    start: Annotated[Path | None, typer.Option(help="A model of ours to go on from.")] = None,
    threads: Annotated[int, typer.Option(help="cpu: processor threads.", min=1)] = 2,
    workers: Annotated[
        int | None, typer.Option(help="gpu: processes that prepare data; two less than the cores.", min=0)
    ] = None,
    pretraining: Annotated[
        float | None, typer.Option(help="gpu: the share of plain English and copying, first; a quarter.", min=0, max=1)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="gpu: no torch.compile, which takes a minute.")] = False,
    device: Annotated[
        str | None,
        typer.Option(help="For gpu and --lora: cuda, cuda:1 or cpu; if not given cuda, with --lora cpu."),
    ] = None,
    weights: Annotated[Weights, typer.Option(help="Number format of the written weights.")] = Weights.FLOAT16,
    base: Annotated[str | None, typer.Option(help="With --lora: the larger model, a folder or a name.")] = None,
    lora: Annotated[
        bool, typer.Option("--lora", help="Fine-tune --base by LoRA instead of a model of our own.")
    ] = False,
    log: shared.OwnLog = None,
    warehouse: shared.Where = "",
    questions: shared.Questions = None,
    prompts: Annotated[
        Path | None,
        typer.Option(help="Folder of prompt templates; prompts/compact, with --lora prompts/instruct."),
    ] = None,
    epochs: shared.Epochs = None,
    batch: shared.Batch = None,
    rank: Annotated[int, typer.Option(help="LoRA's rank.", min=1)] = 16,
    max_tokens: Annotated[int, typer.Option(help="LoRA: longest prompt and completion.", min=64)] = 1_536,
    bfloat16: Annotated[bool, typer.Option("--bfloat16", help="LoRA: load the base in bfloat16.")] = False,
    merge: Annotated[bool, typer.Option(help="LoRA: write one model, or the adapter alone.")] = True,
    parts: Annotated[
        int, typer.Option(help="LoRA: parts that a batch comes in, for a device that does not hold all of it.", min=1)
    ] = 1,
    checkpointing: Annotated[
        bool, typer.Option("--checkpointing", help="LoRA: compute activations again instead of keeping them.")
    ] = False,
    quantized: Annotated[
        bool, typer.Option("--quantized", help="LoRA: hold the base in four bits while it trains (QLoRA).")
    ] = False,
    measured: Annotated[
        int,
        typer.Option(help="LoRA: held-out questions that are linked and written for, before and after.", min=0),
    ] = 50,
    chat: Annotated[
        bool, typer.Option(help="LoRA: prompts in the base's chat template, as CANDOR_CHAT_TEMPLATE serves them.")
    ] = True,
    linking_tokens: Annotated[
        int | None, typer.Option(help="LoRA: as CANDOR_LINKING_TOKENS, what serving shows.", min=32)
    ] = None,
    writing_tokens: Annotated[
        int | None, typer.Option(help="LoRA: as CANDOR_WRITING_TOKENS, what serving shows.", min=32)
    ] = None,
) -> None:
    """Train a model: a reference model of our own, or a larger one by LoRA. The same command goes on with a stopped
    run.
    """
    from bot.terminal import out as results
    from bot.terminal import progress_bar, say

    templates = prompts or Path("prompts/instruct" if lora else "prompts/compact")
    common = given(learning_rate=learning_rate, seed=seed)
    rest = ""
    if lora:
        if base is None:
            raise BadInput("--lora needs the model to fine-tune: --base FOLDER, or a name.")
        if minutes is not None or tokens is not None:
            raise BadInput("--minutes and --tokens are for a model of our own; --lora has --epochs and --batch.")
        needs("peft", "accelerate")
        if quantized:
            needs("bitsandbytes", extra="qlora")
        own = shared.own_log(log, warehouse)
        from adapters.training.lora.options import LoraOptions
        from adapters.training.material import pair_material
        from adapters.training.runs.lora import train_lora

        tuning = LoraOptions(
            base,
            out,
            templates,
            rank,
            2 * rank,
            max_tokens=max_tokens,
            device=device or "cpu",
            merge=merge,
            parts=parts,
            checkpointing=checkpointing,
            quantized=quantized,
            measured=measured,
            chat=chat,
            linking_tokens=linking_tokens,
            writing_tokens=writing_tokens,
            served=shared.served_tokens(),
            number_format="bfloat16" if bfloat16 else "float32",
            **given(epochs=epochs, batch=batch),
            **common,
        )
        shared.begin(out, resume)
        with shared.progress_of_first("Fine-tuning") as progress:
            public = None if own and questions is None else shared.public(data, questions or _PUBLIC)
            material = pair_material(own, public, progress)
            if own is not None:
                material = replace(material, warehouse=shared.where_it_runs(warehouse))
            train_lora(tuning, material, shared.command_line(), progress, say)
    else:
        _check_own(base, log, epochs, batch)
        needs_folder(templates, "for the prompts")
        needs_folder(start, "to start from")
        kind = given(shape=shape.value if shape else None, tokens=tokens, start=start)
        if recipe is Recipe.GPU:
            from adapters.training.runs.gpu import GpuRecipe, run_gpu_recipe

            budget = given(seconds=60 * minutes if minutes else None, stop_after_s=stop_after, workers=workers)
            budget |= given(pretraining=pretraining)
            large = GpuRecipe(
                prepared,
                out,
                templates,
                size=size.value,
                device=device or "cuda",
                weights=weights.value,
                compile=not plain,
                **budget,
                **kind,
                **common,
            )
            shared.begin(out, resume)
            with progress_bar("Training") as progress:
                ended = run_gpu_recipe(large, shared.command_line(), progress)
            rest = "" if ended.whole else "; its budget is not spent: the same command goes on"
        else:
            if shape is ShapeName.QWEN3:
                raise BadInput("A Qwen3 is trained by --recipe gpu; --device cpu tries it on a processor.")
            from adapters.training.runs.train import CpuRecipe, run_cpu_recipe

            made = preparing(data, shards, shard_count, templates)
            small = CpuRecipe(out, shards, made, threads=threads, **given(minutes=minutes), **kind, **common)
            shared.begin(out, resume)
            with progress_bar("Training") as progress:
                run_cpu_recipe(small, shared.command_line(), progress)
    if shared.is_first():
        results().print(f"The model is in {out}{rest}.")


def _check_own(base: str | None, log: Path | None, epochs: float | None, batch: int | None) -> None:
    if base is not None or log is not None:
        raise BadInput("--base and --log are for --lora; a model of our own starts from MiniLM or from --start.")
    if epochs is not None or batch is not None:
        raise BadInput("--epochs and --batch are for --lora; a model of our own has --minutes and --tokens.")
