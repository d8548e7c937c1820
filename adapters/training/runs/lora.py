"""Fine-tuning a larger open model: `candor train model --base NAME --lora`.

Decisions
- The task mixture of the reference model with the prompts of prompts/instruct, spelled and tokenised exactly as the
  transformers adapter does when serving (its own `prompt_ids`); loss on completions only.
- A completion follows its prompt without a space: that is how names are written under the trie.
- A tenth of the log's groups is held out: the card says the loss on it before and after, and the shares of its lists
  and queries that are written exactly. What was learned from is
  named in `trained_on.txt`, since it may not calibrate the model.
- What is too long is left out, counted and said. How much of a schema the prompts showed stands in `trained_with.json`:
  a server whose context is shorter than the base's shows less.
- A run keeps to one device: of several GPUs to the one that is named.
- transformers' Trainer and peft do the training; the run's folder keeps checkpoints, and the same command goes on.
"""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import torch
import transformers
from torch import Tensor

from adapters.models.bert.prefix import PrefixNetwork
from adapters.models.folder import resolve
from adapters.models.framing import chat_template
from adapters.models.networks import Pretrained
from adapters.models.pretrained import load_pretrained
from adapters.trained_with import TrainedWith, write_trained_with
from adapters.training.data.augment import NONE, Variant, draw_strength, vary
from adapters.training.data.examples import ExampleMaker, Row
from adapters.training.data.sources import Pair
from adapters.training.logs.own_log import trained_on
from adapters.training.material import Material
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.held_out import IGNORED, Example, figures, measured
from adapters.training.runs.run_folder import RunFolder, open_run, room_for
from adapters.training.runs.trainer_runs import last_checkpoint, quiet_libraries, told
from adapters.whole_files import write_whole
from reliability.context import CountTokens, schema_budgets, shown_for_writing
from reliability.errors import BadInput
from reliability.progress import Progress, Say
from reliability.prompts import Prompts
from reliability.values import Table

hf: Any = transformers  # half of what is called here has no types


@dataclass(frozen=True)
class LoraOptions:
    """A run. `base` is a folder or a name; `rank` and `alpha` are LoRA's; `batch` examples a step, in `parts` of which
    each is on the device at once; `checkpointing` computes activations again instead of keeping them.

    `linking_tokens` and `writing_tokens` are what serving will show of a schema (None: what it shows unless told
    otherwise), `served` what a server that is there already shows, in that order (None: not known), `chat` whether
    prompts go into the base's chat template: train as you serve. `merge` writes one model; otherwise the adapter alone,
    which vLLM serves with --enable-lora.
    """

    base: str
    out: Path
    prompts: Path
    rank: int = 16
    alpha: int = 32
    learning_rate: float = 2e-4
    epochs: float = 2.0
    batch: int = 16
    parts: int = 1
    max_tokens: int = 1_536
    linking_tokens: int | None = None
    writing_tokens: int | None = None
    served: tuple[int, int] | None = None
    chat: bool = True
    checkpointing: bool = False
    number_format: str = "float32"
    device: str = "cpu"
    merge: bool = True
    checkpoint_steps: int = 50
    seed: int = 0


@dataclass
class FittingExamples:
    """The examples that fit `room` tokens, how many of each template do not, and the tokens of the longest of all."""

    room: int
    fitting: list[Example] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)
    longest: int = 0

    def add(self, example: Example) -> None:
        """One more, or one more that is left out."""
        self.longest = max(self.longest, len(example.ids))
        if len(example.ids) <= self.room:
            self.fitting.append(example)
        else:
            self.left_out[example.task] += 1

    def words(self, what: str) -> str | None:
        """How many of `what` are left out, and how long they are; None where none is."""
        count = self.left_out.total()
        if not count:
            return None
        of = ", ".join(f"{number:,} of {task}" for task, number in self.left_out.most_common())
        return (
            f"{count:,} of {len(self.fitting) + count:,} {what} are longer than {self.room:,} tokens and left out "
            f"({of}): the longest has {self.longest:,}. --max-tokens takes longer ones, as far as the base's context goes."
        )


class PromptMaker(ExampleMaker):
    """Prompts and completions one by one, over as much of a schema as serving shows (`writing_tokens` after linking),
    for the database that it is of."""

    def __init__(self, prompts: Prompts, count_tokens: CountTokens, linking_tokens: int, writing_tokens: int) -> None:
        super().__init__(prompts, count_tokens, linking_tokens)
        self._writing_tokens = writing_tokens

    def examples(self, pair: Pair, variant: Variant, rng: random.Random) -> list[tuple[str, str]]:
        """Every task of one variant: prompts and completions."""
        return [(prompt, completion) for _, prompt, completion in self.tasks(pair, variant, rng)]

    def tasks(self, pair: Pair, variant: Variant, rng: random.Random) -> list[tuple[str, str, str]]:
        """The same with the name of each one's template before it."""
        self._found: list[tuple[str, str, str]] = []
        self._dialect = pair.schema.dialect
        self.rows(pair, variant, rng)
        return self._found

    def _after_linking(self, variant: Variant, used: set[str], rng: random.Random) -> tuple[Table, ...]:
        linked = super()._after_linking(variant, used, rng)
        return shown_for_writing(variant.question, linked, self._writing_tokens, self._count)

    def _add(self, row: Row, name: str, common: dict[str, object], completion: str, **more: object) -> None:  # noqa: ARG002 - the parent's
        if not self._prompts.names(name):  # exercises in copying have no template here
            return
        prompt = self._prompts.render(name, **common, **{**more, "dialect": self._dialect})
        self._found.append((name, prompt, completion))


def train_lora(options: LoraOptions, material: Material, command: str, progress: Progress, say: Say) -> Path:
    """Fine-tune and write the model (or the adapter) with its card; the same call again goes on. What is left out, and
    what a server would show otherwise, is said.

    Raises BadInput for a base that cannot be fine-tuned so, material without examples, a device that is not there, or a
    folder of another run; ModelUnavailable for a base that cannot be loaded.
    """
    device = _device(options.device)
    folder = resolve(options.base)
    loaded = load_pretrained(folder, options.number_format, options.device, options.chat)
    if loaded.encoder_decoder or isinstance(loaded.network, PrefixNetwork):
        raise BadInput(f"{options.base} is not a causal model: LoRA here is for decoder-only ones.")
    shown = _shown(options, folder, loaded)
    train = _examples(options, material, material.train, loaded, shown)
    held_out = _examples(options, material, material.held_out, loaded, shown, unchanged=True)
    for sentence in _said(options, shown, train, held_out):
        say(sentence)
    if not train.fitting:
        raise BadInput(f"No example fits {train.room} tokens: allow longer ones, or use a larger model.")
    run = _begun(options, len(train.fitting))
    torch.manual_seed(options.seed)
    model = _with_lora(loaded.network.model, options)
    before = measured(model, held_out.fitting, _collate, options.device)
    trainer = _trainer(options, run, device, model, train.fitting, progress)
    with room_for(run.folder), quiet_libraries():
        trainer.train(resume_from_checkpoint=last_checkpoint(run.folder))
    after = measured(model, held_out.fitting, _collate, options.device)
    _save(options, model, loaded)
    write_whole(options.out / "trained_on.txt", trained_on([*material.train, *material.held_out]).encode())
    write_trained_with(options.out, shown)
    told_of = {
        "examples": len(train.fitting),
        f"examples longer than {train.room} tokens, left out": train.left_out.total(),
        "steps": trainer.state.global_step,
        "held-out questions": len(material.held_out),
        "held-out examples that are too long, left out": held_out.left_out.total(),
        **figures(before, after),
    }
    write_card(options.out, _card(options, material, command, told_of, shown))
    run.finish()
    return options.out


def _device(named: str) -> torch.device:
    """Where to train. Raises BadInput for what this machine has not."""
    refused = BadInput(f"--device is cpu, cuda, or one GPU of several, as cuda:1; {named!r} is none of these.")
    try:
        found = torch.device(named)
    except RuntimeError as error:
        raise refused from error
    if found.type not in ("cpu", "cuda"):
        raise refused
    if found.type == "cpu":
        return found
    if not torch.cuda.is_available():
        raise BadInput("This machine has no GPU that torch can use; --device cpu trains without one.")
    number, count = found.index or 0, torch.cuda.device_count()
    if number >= count:
        raise BadInput(f"There is no {named} here: torch sees {count} of them, and the first is cuda:0.")
    return torch.device("cuda", number)


def _begun(options: LoraOptions, examples: int) -> RunFolder:
    """The run's folder, named by what was asked of it."""
    asked = {
        "base": options.base,
        "rank": options.rank,
        "alpha": options.alpha,
        "learning rate": options.learning_rate,
        "epochs": options.epochs,
        "batch": options.batch,
        "examples": examples,
        "seed": options.seed,
        "merge": options.merge,
    }
    return open_run(options.out, asked)


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


def _examples(
    options: LoraOptions,
    material: Material,
    pairs: Sequence[Pair],
    loaded: Pretrained,
    shown: TrainedWith,
    unchanged: bool = False,
) -> FittingExamples:
    """Every pair's tasks, on a variant of its schema where it comes from elsewhere; too long ones are left out."""
    encode = loaded.tokens.encode

    def ids(text: str) -> list[int]:
        found: list[int] = encode(text, add_special_tokens=False).ids
        return found

    maker = PromptMaker(
        Prompts(options.prompts), lambda text: len(ids(text)), shown.linking_tokens, shown.writing_tokens
    )
    rng = random.Random(options.seed)
    made = FittingExamples(min(options.max_tokens, loaded.context_tokens))
    for pair in pairs:
        own = unchanged or pair.source == "log"
        variant = vary(pair, NONE if own else draw_strength(rng), rng, material.renamer, material.pool)
        for task, prompt, completion in maker.tasks(pair, variant, rng):
            opening = loaded.network.prompt_ids(ids(prompt))
            made.add(Example([*opening, *ids(completion), loaded.end_id], len(opening), task))
    return made


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
    device: torch.device,
    model: Any,
    train: Sequence[Example],
    progress: Progress,
) -> Any:
    arguments = _arguments(options, run.folder, device)
    return told(hf.Trainer(model=model, args=arguments, train_dataset=list(train), data_collator=_collate), progress)


def _arguments(options: LoraOptions, folder: Path, device: torch.device) -> Any:
    arguments = hf.TrainingArguments(
        output_dir=str(folder),
        num_train_epochs=options.epochs,
        learning_rate=options.learning_rate,
        per_device_train_batch_size=max(1, options.batch // options.parts),
        gradient_accumulation_steps=options.parts,
        **_checkpointing(options.checkpointing),
        lr_scheduler_type="cosine",
        warmup_steps=0.05,
        save_steps=options.checkpoint_steps,
        save_total_limit=2,
        logging_steps=5,
        seed=options.seed,
        bf16=options.number_format == "bfloat16",
        use_cpu=device.type == "cpu",
        report_to=[],
        disable_tqdm=True,
        remove_unused_columns=False,
        dataloader_pin_memory=False,
        label_names=["labels"],
    )
    if device.type == "cuda":
        _keep_to(device, arguments)
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


def _collate(examples: Sequence[Example]) -> dict[str, Tensor]:
    """Padded on the right, where no earlier position looks; labels on completions only."""
    width = -(-max(len(tokens) for tokens, *_ in examples) // 32) * 32
    ids = torch.zeros((len(examples), width), dtype=torch.long)
    labels = torch.full_like(ids, IGNORED)
    mask = torch.zeros_like(ids)
    for row, (tokens, start, *_) in enumerate(examples):
        ids[row, : len(tokens)] = torch.tensor(tokens)
        labels[row, start : len(tokens)] = torch.tensor(tokens[start:])
        mask[row, : len(tokens)] = 1
    return {"input_ids": ids, "attention_mask": mask, "labels": labels}


def _save(options: LoraOptions, model: Any, loaded: Pretrained) -> None:
    with room_for(options.out), quiet_libraries():
        whole = model.merge_and_unload() if options.merge else model
        whole.save_pretrained(options.out)
        loaded.tokenizer.save_pretrained(options.out)


def _card(
    options: LoraOptions,
    material: Material,
    command: str,
    figures: dict[str, float | int | None],
    shown: TrainedWith,
) -> Card:
    kind = "merged into the base" if options.merge else "an adapter: it needs its base"
    return Card(
        title=f"{Path(options.base).name}, fine-tuned for Candor",
        what=f"LoRA of rank {options.rank} on every linear layer, {kind}. For the prompts in prompts/{options.prompts.name}.",
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
        ),
    )
