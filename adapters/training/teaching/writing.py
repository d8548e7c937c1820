"""The writer: the reference model learns the known questions of one database by heart, `candor train writer`.

A row is a question, a line break, and its query in canonical form; no schema is shown, so that a row is a seventh of
what a prompt with one is, and a pass over 26,000 rows takes eight minutes on two cores. Of a question with several
readings one is drawn anew each time. Of three rows in five some of the question's words are masked, so that no single
word decides. Word vectors stay as they are: a new cell's name is still near to those that it resembles.
"""

from __future__ import annotations

import json
import math
import random
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import save_file
from torch import Tensor, nn

from adapters.models.bert.network import BREAK_ID, SEP_ID, prefix_mask
from adapters.models.bert.writer import CONFIG, WEIGHTS, StoredWriter
from adapters.models.bert.written import CLS_ID, LONGEST_QUERY, LONGEST_QUESTION, differences
from adapters.models.folder import fingerprint
from adapters.models.prefix_lm import encode_text, load
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.loop import autocast, number_format
from adapters.training.runs.run_folder import RunFolder, open_run, room_for
from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.sql.form import NotCanonical, canonical_sql, joined, lexemes
from reliability.values import Schema

MASK_ID = 103
_IGNORED = -100
_SORTED_TOGETHER = 2_000  # rows among which those of like length share a batch
_REPORTED_STEPS = 10
_WARM_UP, _LEAST_RATE = 100, 0.03
_TEXT = re.compile(r"'((?:[^']|'')*)'")


@dataclass(frozen=True)
class WriterOptions:
    """A run: so many `passes` over the questions, in batches of about `tokens` tokens, padding included. `masked` is
    the share of words that are masked where any are. It goes on from the writer in `start`, where there is one."""

    base: Path
    out: Path
    start: Path | None = None
    passes: float = 6.0
    tokens: int = 6_000
    learning_rate: float = 6e-4
    masked: float = 0.12
    device: str = "cpu"
    checkpoint_steps: int = 250
    seed: int = 0


@dataclass(frozen=True)
class WriterRow:
    """A question's tokens, and those of each of its queries."""

    asked: tuple[int, ...]
    queries: tuple[tuple[int, ...], ...]


def train_writer(
    options: WriterOptions,
    known: Mapping[str, Sequence[str]],
    schema: Schema,
    sources: dict[str, str],
    command: str,
    progress: Progress,
) -> Path:
    """Train on questions with their queries, and write the differences and the card; the same call again goes on.

    Raises BadInput where no query has a canonical form, and for a folder of another run.
    """
    lm = load(options.base)
    rows, literals = _rows(known, schema, lm.tokenizer)
    if not rows:
        raise BadInput("There is nothing to learn: no question's query has a canonical form over this schema.")
    told = {name: value for name, value in vars(options).items() if name not in ("out", "device")}
    run = open_run(options.out, {**told, "questions": len(rows)})
    run.begin()
    model, before = lm.model, {name: tensor.clone() for name, tensor in lm.model.state_dict().items()}
    if options.start is not None:
        _begin_from(model, options)
    tokens = sorted({token for row in rows for query in row.queries for token in query} | {SEP_ID})
    _learn(model, tokens, rows, options, run, progress)
    said = {
        "base": fingerprint(options.base, "float32"),
        "tokens": tokens,
        "literals": sorted(literals),
    }
    taught = differences(
        before, {name: tensor for name, tensor in model.state_dict().items() if name in _stored(before)}
    )
    with room_for(options.out):
        options.out.mkdir(parents=True, exist_ok=True)
        (options.out / CONFIG).write_text(json.dumps(said), encoding="utf-8")
        save_file(taught, options.out / WEIGHTS)
        (options.out / WEIGHTS).chmod(0o644)  # as every other file: safetensors leaves it to its owner alone
    write_card(
        options.out,
        Card(
            title="The writer of queries for Candor",
            what="Writes queries over one database from a question's words, as it learnt from questions with known queries.",
            command=command,
            data=sources,
            figures={"questions": len(rows), "passes": options.passes, "tokens that queries have": len(tokens)},
            licence="That of its base (the reference model's), and of the data above.",
            start=f"a writer trained before, {options.start}" if options.start else f"the model {options.base.name}",
            notes=("What it is worth is measured by asking: LOG.md.",),
        ),
    )
    run.finish()
    return options.out


def _stored(before: Mapping[str, Tensor]) -> set[str]:
    """The tensors that a saved model has under their own name: the tied head is that of the embeddings."""
    return {name for name in before if name != "cls.predictions.decoder.weight" and not name.endswith("position_ids")}


def _begin_from(model: Any, options: WriterOptions) -> None:
    """Take over what another writer has learned. Raises ModelUnavailable for none, or one of another model."""
    from safetensors.torch import load_file

    from adapters.models.bert.written import restored

    assert options.start is not None
    StoredWriter(options.start, options.base)
    said = json.loads((options.start / CONFIG).read_text(encoding="utf-8"))
    if said["base"] != fingerprint(options.base, "float32"):
        raise BadInput(f"The writer in {options.start} was made from another model.")
    added = load_file(options.start / WEIGHTS)
    state = model.state_dict()
    with torch.no_grad():
        for name in (name for name in added if f"{name}.scale" in added):
            state[name].add_(restored(added[name], added[f"{name}.scale"]))


# --- rows -------------------------------------------------------------------------------------------


def _rows(known: Mapping[str, Sequence[str]], schema: Schema, tokenizer: Any) -> tuple[list[WriterRow], set[str]]:
    """Each question with its queries that have a canonical form, and the literals of these."""
    rows, literals = [], set[str]()
    form_of = {sql: _form(sql, schema) for sql in dict.fromkeys(sql for queries in known.values() for sql in queries)}
    for question, queries in known.items():
        forms = dict.fromkeys(form for form in (form_of[sql] for sql in queries) if form)
        encoded = {form: tuple(encode_text(tokenizer, form)) for form in forms}
        kept = {form: ids for form, ids in encoded.items() if len(ids) < LONGEST_QUERY}
        literals.update(text.replace("''", "'") for form in kept for text in _TEXT.findall(form))
        if kept:
            asked = tuple(encode_text(tokenizer, question)[:LONGEST_QUESTION])
            rows.append(WriterRow(asked, tuple(kept.values())))
    return rows, literals


def _form(sql: str, schema: Schema) -> str:
    try:
        return joined([lexeme.text for lexeme in lexemes(canonical_sql(sql, schema, schema.dialect), schema)])
    except NotCanonical:
        return ""


Drawn = tuple[tuple[int, ...], tuple[int, ...]]


def batches(rows: Sequence[WriterRow], options: WriterOptions, number: int) -> list[list[Drawn]]:
    """The batches of a pass, alike in every run: rows of like length together."""
    rng = random.Random(f"{options.seed} {number}")
    drawn = [(_masked(row.asked, options.masked, rng), rng.choice(row.queries)) for row in rows]
    rng.shuffle(drawn)
    found: list[list[Drawn]] = []
    for start in range(0, len(drawn), _SORTED_TOGETHER):
        part = list(_of_like_length(drawn[start : start + _SORTED_TOGETHER], options.tokens))
        rng.shuffle(part)
        found += part
    return found


def every_batch(rows: Sequence[WriterRow], options: WriterOptions) -> Iterator[list[Drawn]]:
    """Those of pass after pass, without an end: a run that goes on sees what it would have seen."""
    for number in count():
        yield from batches(rows, options, number)


def _masked(asked: tuple[int, ...], share: float, rng: random.Random) -> tuple[int, ...]:
    if rng.random() >= 0.6:
        return asked
    return tuple(MASK_ID if rng.random() < share else token for token in asked)


def _of_like_length(rows: Sequence[Drawn], tokens: int) -> Iterator[list[Drawn]]:
    batch: list[Drawn] = []
    for row in sorted(rows, key=_length):
        if batch and _length(row) * (len(batch) + 1) > tokens:
            yield batch
            batch = []
        batch.append(row)
    if batch:
        yield batch


def _length(row: Drawn) -> int:
    return len(row[0]) + len(row[1]) + 3


def tensors(batch: Sequence[Drawn], places: Mapping[int, int]) -> tuple[Tensor, Tensor, Tensor]:
    """Ids [rows, length], for each the place among the queries' tokens of what follows it where that is predicted, and
    how many tokens of each row are free."""
    longest = max(map(_length, batch))
    ids = torch.zeros(len(batch), longest, dtype=torch.long)
    labels = torch.full((len(batch), longest), _IGNORED)
    for number, (asked, query) in enumerate(batch):
        begun, rest = [CLS_ID, *asked, BREAK_ID], [*query, SEP_ID]
        ids[number, : len(begun) + len(rest)] = torch.tensor([*begun, *rest])
        labels[number, len(begun) - 1 : len(begun) + len(rest) - 1] = torch.tensor([places[token] for token in rest])
    return ids, labels, torch.tensor([len(asked) + 2 for asked, _ in batch])


# --- steps ------------------------------------------------------------------------------------------


def _learn(
    model: Any,
    tokens: Sequence[int],
    rows: Sequence[WriterRow],
    options: WriterOptions,
    run: RunFolder,
    progress: Progress,
) -> None:
    device = options.device
    model.to(device).set_attn_implementation("eager")
    for module in model.modules():
        if isinstance(module, nn.Dropout):
            module.p = 0.0
    words = model.bert.embeddings.word_embeddings.weight
    words.requires_grad_(False)
    used, places = torch.tensor(tokens, device=device), {token: place for place, token in enumerate(tokens)}
    learned = {name: each for name, each in model.named_parameters() if each.requires_grad}
    decayed = [each for each in learned.values() if each.dim() > 1]
    plain = [each for each in learned.values() if each.dim() <= 1]
    groups = [{"params": decayed, "weight_decay": 0.01}, {"params": plain, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=options.learning_rate, betas=(0.9, 0.98))
    step, checkpoint = 0, run.folder / "checkpoint.pt"
    if checkpoint.is_file():
        kept = torch.load(checkpoint, weights_only=True, map_location=device)
        model.load_state_dict(kept["model"])
        optimizer.load_state_dict(kept["optimizer"])
        step = int(kept["step"])
    steps = max(1, round(options.passes * len(batches(rows, options, 0))))
    model.train()
    began, before = time.monotonic(), step
    for batch in islice(every_batch(rows, options), step, steps):
        _set_rate(optimizer, options.learning_rate, step, steps)
        ids, labels, free = (each.to(device) for each in tensors(batch, places))
        told = labels != _IGNORED
        with autocast(device, number_format("auto", device)):
            seen = prefix_mask(free, ids.shape[1])
            last = model.bert(input_ids=ids, attention_mask=seen, use_cache=False).last_hidden_state
            head = model.cls.predictions
            logits = nn.functional.linear(head.transform(last[told]), words[used], head.bias[used])
        loss = nn.functional.cross_entropy(logits.float(), labels[told])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]  # torch's
        nn.utils.clip_grad_norm_([*decayed, *plain], 1.0)
        optimizer.step()
        step += 1
        if step % options.checkpoint_steps == 0:
            with room_for(run.folder):
                torch.save(
                    {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "step": step},
                    run.folder / "checkpoint.part",
                )
                (run.folder / "checkpoint.part").replace(checkpoint)
        if step % _REPORTED_STEPS == 0 or step == steps:  # reading a loss waits for the device
            seconds = (time.monotonic() - began) / (step - before)
            progress(step / steps, f"loss {loss.item():.3f}, {seconds:.2g} s a step")
    model.to("cpu").train(False)


def _set_rate(optimizer: torch.optim.Optimizer, height: float, step: int, steps: int) -> None:
    """Up over the first steps, then down by a cosine."""
    up = min(1.0, (step + 1) / _WARM_UP)
    down = _LEAST_RATE + (1.0 - _LEAST_RATE) * 0.5 * (1.0 + math.cos(math.pi * step / steps))
    for group in optimizer.param_groups:
        group["lr"] = height * up * down
