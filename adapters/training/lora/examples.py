"""What a larger model is fine-tuned on: prompts and completions as serving spells them, those that fit its context."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import torch
from torch import Tensor

from adapters.models.networks import Pretrained
from adapters.trained_with import TrainedWith
from adapters.training.data.augment import NONE, Variant, draw_strength, vary
from adapters.training.data.examples import ExampleMaker, Row
from adapters.training.data.sources import Pair
from adapters.training.lora.options import LoraOptions
from adapters.training.material import Material
from adapters.training.runs.held_out import IGNORED, Example
from reliability.context import CountTokens, shown_for_writing
from reliability.prompts import Prompts
from reliability.values import Table


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


def fitting_examples(
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


def collate(examples: Sequence[Example]) -> dict[str, Tensor]:
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
