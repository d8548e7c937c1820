"""A small model that finishes queries: Qwen2's shape, trained for minutes on the sample's own training questions.

    python -m tests.served.small_model FOLDER [STEPS]

Byte-level tokens of its own, so that names keep their spelling; the compact prompts, since they are short. It knows the
sample warehouse by heart and little else, which is enough to hold a server against this process.
"""

from __future__ import annotations

import logging
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

from adapters.models.pretrained import load_pretrained
from adapters.training.data.augment import NONE, vary
from adapters.training.data.sources import Pair
from adapters.training.logs.own_log import read_own_log
from adapters.training.lora.examples import PromptMaker
from bot.main import Candor
from bot.sample import QUESTION_LOG
from bot.settings import SAMPLE_URL, load_settings
from reliability.prompts import Prompts
from reliability.values import Schema

hf: Any = transformers
PROMPTS = Path(__file__).parents[2] / "prompts" / "compact"
CONTEXT_TOKENS, VOCABULARY, STEPS, BATCH = 8_192, 2_000, 400, 16
_LONGEST, _IGNORED = 420, -100
_LOG = logging.getLogger(__name__)

Example = tuple[list[int], int]


def sample_pairs(schema: Schema, candor: Candor) -> list[Pair]:
    """The training questions of the sample log."""
    return [each.pair for each in read_own_log(QUESTION_LOG, schema, candor.warehouse(SAMPLE_URL).find_values).pairs]


def texts_of(pairs: Sequence[Pair], prompts: Prompts) -> list[tuple[str, str]]:
    """Prompts and completions of every task."""
    rng = random.Random(0)
    maker = PromptMaker(prompts, lambda text: len(text) // 4 + 1, 208, 260)
    return [each for pair in pairs for each in maker.examples(pair, vary(pair, NONE, rng, None, ()), rng)]  # type: ignore[arg-type]  # nothing is renamed


def new_tokenizer(texts: Sequence[str]) -> Any:
    """Byte-level BPE of these texts; <|endoftext|> ends a text."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(pattern=_punctuation(), behavior="isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY, special_tokens=["<|endoftext|>"], initial_alphabet=alphabet, show_progress=False
    )
    tokenizer.train_from_iterator(texts, trainer)
    return hf.PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, eos_token="<|endoftext|>", model_max_length=CONTEXT_TOKENS
    )


def _punctuation() -> Any:
    from tokenizers import Regex

    return Regex(r"[.,()|:?']")


def new_model(folder: Path, tokenizer: Any) -> None:
    """Random weights of Qwen2's shape, saved beside the tokenizer."""
    torch.manual_seed(0)
    config = hf.Qwen2Config(
        vocab_size=-(-len(tokenizer) // 64) * 64,
        hidden_size=128,
        intermediate_size=384,
        num_hidden_layers=3,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=CONTEXT_TOKENS,
        eos_token_id=tokenizer.eos_token_id,
        bos_token_id=None,
        pad_token_id=tokenizer.eos_token_id,
        tie_word_embeddings=True,
    )
    hf.Qwen2ForCausalLM(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def train(folder: Path, steps: int = STEPS, batch: int = BATCH, threads: int = 2) -> Path:
    """Make the model in a folder; nothing is done where it is there already."""
    if (folder / "trained").is_file():
        return folder
    torch.set_num_threads(threads)
    candor = Candor(load_settings(model=str(folder)))
    try:
        schema = candor.warehouse(SAMPLE_URL).schema()
        texts = texts_of(sample_pairs(schema, candor), Prompts(PROMPTS))
    finally:
        candor.close()
    random.Random(1).shuffle(texts)
    folder.mkdir(parents=True, exist_ok=True)
    new_model(folder, new_tokenizer([part for text in texts[:4_000] for part in text]))
    loaded = load_pretrained(folder, "float32", "cpu")
    _learn(loaded.network.model, list(_examples(loaded, texts)), steps, batch)
    loaded.network.model.save_pretrained(folder)
    (folder / "trained").write_text(f"{steps} steps\n")
    return folder


def _examples(loaded: Any, texts: Sequence[tuple[str, str]]) -> Sequence[Example]:
    def ids(text: str) -> list[int]:
        found: list[int] = loaded.tokens.encode(text, add_special_tokens=False).ids
        return found

    found = []
    for prompt, completion in texts:
        opening = loaded.network.prompt_ids(ids(prompt))
        whole = [*opening, *ids(completion), loaded.end_id]
        if len(whole) <= _LONGEST:
            found.append((whole, len(opening)))
    return found


def _learn(model: Any, examples: Sequence[Example], steps: int, batch: int) -> None:
    """Plain steps: the loss of completions whole, of prompts a little, since what is copied is learned there."""
    optimiser = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=0.01, betas=(0.9, 0.95))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 3e-3, total_steps=steps, pct_start=0.1)
    rng = random.Random(2)
    model.train()
    started = time.monotonic()
    for step in range(steps):
        pool = sorted(rng.sample(examples, batch * 4), key=lambda e: len(e[0]))
        first = rng.randrange(4) * batch
        chosen = pool[first : first + batch]
        width = -(-max(len(ids) for ids, _ in chosen) // 32) * 32
        ids = torch.zeros((batch, width), dtype=torch.long)
        weight = torch.zeros((batch, width))
        mask = torch.zeros_like(ids)
        for row, (tokens, start) in enumerate(chosen):
            ids[row, : len(tokens)] = torch.tensor(tokens)
            weight[row, :start], weight[row, start : len(tokens)] = 0.1, 1.0
            mask[row, : len(tokens)] = 1
        logits = model(input_ids=ids, attention_mask=mask).logits[:, :-1]
        losses = torch.nn.functional.cross_entropy(logits.flatten(0, 1), ids[:, 1:].flatten(), reduction="none")
        loss = (losses * weight[:, 1:].flatten()).sum() / weight[:, 1:].sum()
        optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]  # torch types no backward
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        if step % 20 == 0:
            _LOG.info("step %d of %d, loss %.3f, %.0f s", step, steps, float(loss.detach()), time.monotonic() - started)
    model.eval()


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    train(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else STEPS)
