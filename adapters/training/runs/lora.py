"""Fine-tuning a larger open model: `candor train model --base NAME --lora`.

Decisions
- The task mixture of the reference model with the prompts of prompts/instruct, spelled and tokenised exactly as the
  transformers adapter does when serving (its own `prompt_ids`); loss on completions only.
- A completion follows its prompt without a space: that is how names are written under the trie.
- A tenth of the log's groups is held out: the card says the loss on it before and after, the shares of its lists and
  queries that are written exactly, and for some questions what the model links exactly and what its queries return.
  What was learned from is named in `trained_on.txt`, since it may not calibrate the model.
- What is too long is left out, counted and said. How much of a schema the prompts showed stands in `trained_with.json`:
  a server whose context is shorter than the base's shows less.
- A run of one process keeps to one device: of several GPUs to the one that is named. Several processes take one each.
- transformers' Trainer and peft do the training; the run's folder keeps checkpoints, and the same command goes on.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
import transformers

from adapters.models.bert.prefix import PrefixNetwork
from adapters.models.folder import resolve
from adapters.models.framing import chat_template
from adapters.models.networks import Pretrained
from adapters.models.pretrained import load_pretrained
from adapters.trained_with import TrainedWith, write_trained_with
from adapters.training.data.sources import Pair
from adapters.training.logs.own_log import trained_on
from adapters.training.lora.examples import FittingExamples, collate, fitting_examples
from adapters.training.lora.in_training import ModelInTraining
from adapters.training.lora.options import LoraOptions
from adapters.training.lora.processes import Processes, joined
from adapters.training.lora.quantized import load_in_four_bits, merged_into_base
from adapters.training.lora.task_figures import Done, Tasks, not_measured, task_figures, tasks_of
from adapters.training.material import Material
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.held_out import Example, HeldOut, figures, measured
from adapters.training.runs.run_folder import RunFolder, open_run, room_for
from adapters.training.runs.trainer_runs import last_checkpoint, quiet_libraries, told
from adapters.whole_files import write_whole
from reliability.context import schema_budgets
from reliability.errors import BadInput
from reliability.progress import Progress, Say, quietly
from reliability.prompts import Prompts

hf: Any = transformers  # half of what is called here has no types


def train_lora(options: LoraOptions, material: Material, command: str, progress: Progress, say: Say) -> Path:
    """Fine-tune and write the model (or the adapter) with its card; the same call again goes on. What is left out, and
    what a server would show otherwise, is said.

    Raises BadInput for a base that cannot be fine-tuned so, material without examples, a device that is not there, or a
    folder of another run; ModelUnavailable for a base that cannot be loaded.
    """
    processes = joined(options.device)
    if not processes.first:
        progress, say = quietly, _unsaid
    folder = resolve(options.base)
    loaded = _loaded(options, folder, processes)
    if loaded.encoder_decoder or isinstance(loaded.network, PrefixNetwork):
        raise BadInput(f"{options.base} is not a causal model: LoRA here is for decoder-only ones.")
    shown = _shown(options, folder, loaded)
    train = fitting_examples(options, material, material.train, loaded, shown)
    held_out = fitting_examples(options, material, material.held_out, loaded, shown, unchanged=True)
    for sentence in _said(options, shown, train, held_out):
        say(sentence)
    if not train.fitting:
        raise BadInput(f"No example fits {train.room} tokens: allow longer ones, or use a larger model.")
    run = _begun(options, len(train.fitting), material, processes)
    torch.manual_seed(options.seed)
    model = _with_lora(loaded.network.model, options)
    tasks = tasks_of(material, options.measured, Prompts(options.prompts), shown, options.measuring_s)
    measure = _MeasureNow(options, folder, model, loaded, held_out.fitting, tasks, processes)
    before = measure.now()
    trainer = _trainer(options, run, processes, model, train.fitting, progress)
    with room_for(run.folder), quiet_libraries():
        processes.first_alone(lambda: last_checkpoint(run.folder))  # which drops what a kill left unfinished
        trainer.train(resume_from_checkpoint=last_checkpoint(run.folder))
    after = measure.now()
    told_of = {
        "examples": len(train.fitting),
        f"examples longer than {train.room} tokens, left out": train.left_out.total(),
        "steps": trainer.state.global_step,
        "examples a step": _a_time(options, processes) * options.parts * processes.count,
        "processes": processes.count if processes.count > 1 else None,
        "held-out questions": len(material.held_out),
        "held-out examples that are too long, left out": held_out.left_out.total(),
        **figures(before.written, after.written),
        **task_figures(tasks, before.done, after.done),
    }
    unmeasured = not_measured(tasks, before.done, after.done)

    def write() -> None:
        learned = trained_on([*material.train, *material.held_out])
        write_whole(options.out / "trained_on.txt", learned.encode())  # weights that were written alone calibrate
        _save(options, model, loaded, folder)
        write_trained_with(options.out, shown)
        write_card(options.out, _card(options, material, command, told_of, shown, unmeasured))
        run.finish()

    processes.first_alone(write)
    return options.out


def _unsaid(_sentence: str) -> None:
    """What processes beside the first do with sentences."""


def _loaded(options: LoraOptions, folder: Path, processes: Processes) -> Pretrained:
    """The base, on this process's device, in four bits where that is asked for."""
    device = processes.device
    if device.type == "cuda":
        torch.cuda.set_device(device)
    if options.quantized:
        return load_in_four_bits(folder, options, device)
    return load_pretrained(folder, options.number_format, str(device), options.chat)


@dataclass(frozen=True)
class _Found:
    """What a measurement found: the loss and what would be written exactly, and the tasks as they were done."""

    written: HeldOut
    done: list[Done]


@dataclass(frozen=True)
class _MeasureNow:
    """Measures the model as it is now, and leaves it in evaluation mode."""

    options: LoraOptions
    folder: Path
    model: Any
    loaded: Pretrained
    held_out: Sequence[Example]
    tasks: Tasks
    processes: Processes

    def now(self) -> _Found:
        options = self.options
        written = measured(self.model, self.held_out, collate, str(self.processes.device))
        asked = ModelInTraining(self.loaded, self.folder, options.number_format, options.chat)
        return _Found(written, self.tasks.done_by(asked))


def _begun(options: LoraOptions, examples: int, material: Material, processes: Processes) -> RunFolder:
    """The run's folder, named by what was asked of it and by its questions: one that went on with others would not
    name the first ones in `trained_on.txt`. All processes look before the first one begins it."""
    asked = {
        "base": options.base,
        "rank": options.rank,
        "alpha": options.alpha,
        "learning rate": options.learning_rate,
        "epochs": options.epochs,
        "batch": options.batch,
        "examples": examples,
        "material": _digest([*material.train, *material.held_out]),
        "seed": options.seed,
        "merge": options.merge,
        **({"quantized": True} if options.quantized else {}),
        **({"processes": processes.count} if processes.count > 1 else {}),
    }
    run = open_run(options.out, asked, begin=False)
    processes.wait()
    processes.first_alone(run.begin)
    return run


def _digest(pairs: Sequence[Pair]) -> str:
    text = json.dumps(sorted([pair.question, pair.previous, *(piece.text for piece in pair.sql)] for pair in pairs))
    return hashlib.sha256(text.encode()).hexdigest()


def _shown(options: LoraOptions, folder: Path, loaded: Pretrained) -> TrainedWith:
    """What prompts show, as serving shows it where nothing else was told."""
    linking, writing = schema_budgets(loaded.context_tokens)
    return TrainedWith(
        options.linking_tokens or linking,
        options.writing_tokens or writing,
        options.chat and chat_template(folder) is not None,
    )


def _said(options: LoraOptions, shown: TrainedWith, train: FittingExamples, held_out: FittingExamples) -> Iterator[str]:
    """What whoever trains should know before it takes hours."""
    for found, what in ((train, "examples"), (held_out, "held-out examples")):
        if sentence := found.words(what):
            yield sentence
    if options.served is not None and options.served != (shown.linking_tokens, shown.writing_tokens):
        served = replace(shown, linking_tokens=options.served[0], writing_tokens=options.served[1])
        yield (
            f"The model server of the settings shows other prompts than these: train for it with {served.options()}, "
            f"or serve with {shown.settings()}, where its context holds that."
        )


def _with_lora(model: Any, options: LoraOptions) -> Any:
    from peft import LoraConfig, get_peft_model

    config = LoraConfig(
        r=options.rank,
        lora_alpha=options.alpha,
        lora_dropout=0.05,
        target_modules="all-linear",
        task_type="CAUSAL_LM",
    )
    with quiet_libraries():
        return get_peft_model(model, config)


def _trainer(
    options: LoraOptions,
    run: RunFolder,
    processes: Processes,
    model: Any,
    train: Sequence[Example],
    progress: Progress,
) -> Any:
    arguments = _arguments(options, run.folder, processes)
    return told(hf.Trainer(model=model, args=arguments, train_dataset=list(train), data_collator=collate), progress)


def _a_time(options: LoraOptions, processes: Processes) -> int:
    """Examples that are on a device at once."""
    return max(1, options.batch // (options.parts * processes.count))


def _arguments(options: LoraOptions, folder: Path, processes: Processes) -> Any:
    arguments = hf.TrainingArguments(
        output_dir=str(folder),
        num_train_epochs=options.epochs,
        learning_rate=options.learning_rate,
        per_device_train_batch_size=_a_time(options, processes),
        gradient_accumulation_steps=options.parts,
        **_checkpointing(options.checkpointing),
        lr_scheduler_type="cosine",
        warmup_steps=0.05,
        save_steps=options.checkpoint_steps,
        save_total_limit=2,
        logging_steps=5,
        seed=options.seed,
        bf16=options.number_format == "bfloat16",
        use_cpu=processes.device.type == "cpu",
        ddp_find_unused_parameters=False,
        report_to=[],
        disable_tqdm=True,
        remove_unused_columns=False,
        dataloader_pin_memory=False,
        label_names=["labels"],
    )
    if processes.device.type == "cuda" and processes.count == 1:
        _keep_to(processes.device, arguments)
    return arguments


def _keep_to(device: torch.device, arguments: Any) -> None:
    """Have transformers train on this GPU and no other: by itself it takes the first, and copies the model to all that
    it sees. Raises BadInput where this version of it does not obey."""
    torch.cuda.set_device(device)
    arguments._setup_devices, arguments._n_gpu = device, 1
    if (arguments.device, arguments.n_gpu) != (device, 1):
        raise BadInput(
            f"This version of transformers chooses the GPU itself: CUDA_VISIBLE_DEVICES={device.index} leaves it one."
        )


def _checkpointing(on: bool) -> dict[str, Any]:
    """What makes a backward pass compute activations again, under the name that this version of transformers has."""
    if not on:
        return {}
    fields = inspect.signature(transformers.TrainingArguments).parameters
    name = "activation_checkpointing" if "activation_checkpointing" in fields else "gradient_checkpointing"
    return {name: True, f"{name}_kwargs": {"use_reentrant": False}}


def _save(options: LoraOptions, model: Any, loaded: Pretrained, folder: Path) -> None:
    with room_for(options.out), quiet_libraries():
        if options.merge:
            whole = merged_into_base(model, folder, options) if options.quantized else model.merge_and_unload()
        else:
            whole = model
        whole.save_pretrained(options.out)
        loaded.tokenizer.save_pretrained(options.out)


def _card(
    options: LoraOptions,
    material: Material,
    command: str,
    figures: dict[str, float | int | None],
    shown: TrainedWith,
    unmeasured: Sequence[str],
) -> Card:
    kind = "merged into the base" if options.merge else "an adapter: it needs its base"
    over = "over the base in four bits (QLoRA), " if options.quantized else ""
    return Card(
        title=f"{Path(options.base).name}, fine-tuned for Candor",
        what=f"LoRA of rank {options.rank} on every linear layer, {over}{kind}. For the prompts in prompts/{options.prompts.name}.",
        command=command,
        data=material.sources,
        figures=figures,
        licence="That of its base, and of the data above.",
        start=options.base,
        notes=(
            "trained_on.txt names (as hashes) the questions that it learned from or was measured on while "
            "training: they may not calibrate it.",
            f"Its prompts were those of {shown.settings()}, {'in' if shown.chat else 'without'} a chat template: serve "
            "it so. candor doctor says where it is not.",
            *(
                ("The figures are of the base in four bits, with what was learned over it.",)
                if options.quantized
                else ()
            ),
            *unmeasured,
        ),
    )
