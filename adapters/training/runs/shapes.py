"""The model shapes that this project trains, behind one interface: batches in, logits of completions out.

- `minilm`: MiniLM as a prefix language model (adapters/models/prefix_lm.py), the reference model's shape.
- `qwen3`: a decoder-only Qwen3 from nothing with its own vocabulary, which vLLM serves.
- `encoder-decoder`: MiniLM on both sides as transformers' EncoderDecoderModel; the prompt is the encoder's.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import torch
import transformers
from torch import Tensor
from transformers import BertConfig, PreTrainedTokenizerFast

from adapters.models import prefix_lm
from adapters.models.folder import minilm_folder
from adapters.models.pretrained import quiet_loading
from adapters.training.data.shards import LENGTH_STEP, Batch, Encoded, batches, collate, round_up
from adapters.training.data.vocabulary import causal_tokenizer
from adapters.training.runs.run_folder import room_for
from reliability.errors import BadInput, ModelUnavailable

hf: Any = transformers  # half of what is called here has no types
SHAPES = ("minilm", "qwen3", "encoder-decoder")
MIB = 1 << 20
PIECE_MIB = 15


class Shape(Protocol):
    """A model with its tokenizer, and how rows become its batches."""

    name: str
    model: Any
    tokenizer: PreTrainedTokenizerFast
    closed: bool
    """Whether its prompts end with [SEP]."""
    free: bool
    """Whether it reads the shared part with free attention."""

    def batches(self, rows: Sequence[Encoded], tokens: int, seed: int) -> Iterator[Any]:
        """Batches of about so many tokens, in random order."""
        ...

    def collate(self, rows: Sequence[Encoded]) -> Any:
        """One batch; labels in the order of rows and their tasks."""
        ...

    def logits(self, batch: Any) -> Tensor:
        """[labels, vocabulary] at the positions that predict the labels."""
        ...


class DecoderShape:
    """One stack: prefix (`free`) or causal."""

    def __init__(self, name: str, model: Any, tokenizer: PreTrainedTokenizerFast) -> None:
        self.name, self.model, self.tokenizer = name, model, tokenizer
        self.free = self.closed = name == "minilm"
        self._body: Any = model.bert if self.free else model.model
        self._head: Any = model.cls if self.free else model.lm_head
        self._compiled: Any = None

    def compile(self) -> None:
        """Compile the stack for training; the first step then takes a minute."""
        self._compiled = torch.compile(self._body)

    def plain(self) -> None:
        """Go back to the stack as it is."""
        self._compiled = None

    def batches(self, rows: Sequence[Encoded], tokens: int, seed: int) -> Iterator[Batch]:
        """Rows of like length together."""
        yield from batches(rows, tokens, seed, self.collate)

    def collate(self, rows: Sequence[Encoded]) -> Batch:
        """One row a line."""
        return collate(rows, self.free)

    def logits(self, batch: Batch) -> Tensor:
        """One pass; the head runs only where something is predicted."""
        # Additive masks are float32, as in service; under autocast fused attention takes only bool ones.
        fused = self.model.config._attn_implementation == "sdpa"
        mixed = torch.is_autocast_enabled(batch.ids.device.type)
        mask = batch.seen if mixed and fused else batch.mask
        # Measuring has other widths than training: each would be compiled anew.
        body = self._compiled if self._compiled is not None and self.model.training else self._body
        hidden = body(
            input_ids=batch.ids, attention_mask=mask, position_ids=batch.positions, use_cache=False
        ).last_hidden_state
        found: Tensor = self._head(hidden.flatten(0, 1)[batch.at])
        return found


@dataclass(frozen=True)
class PairBatch:
    """Prompts [rows, width] and completions [rows, length] that are predicted token by token; `at` as in Batch."""

    ids: Tensor
    mask: Tensor
    decoder_ids: Tensor
    at: Tensor
    labels: Tensor
    weights: Tensor

    @property
    def tokens(self) -> int:
        """Tokens of both sides, padding included."""
        return self.ids.numel() + self.decoder_ids.numel()

    def to(self, device: str) -> PairBatch:
        """The batch on another device."""
        return PairBatch(*(getattr(self, name).to(device) for name in self.__dataclass_fields__))


class EncoderDecoderShape:
    """Two stacks: every task's prompt is encoded on its own, since its last line is part of it."""

    name, closed, free = "encoder-decoder", True, True

    def __init__(self, model: Any, tokenizer: PreTrainedTokenizerFast) -> None:
        self.model, self.tokenizer = model, tokenizer

    def batches(self, rows: Sequence[Encoded], tokens: int, seed: int) -> Iterator[PairBatch]:
        """Tasks of like length together."""
        single: list[Encoded] = [(shared, [task]) for shared, tasks in rows for task in tasks]
        yield from batches(single, tokens, seed, self.collate)

    def collate(self, rows: Sequence[Encoded]) -> PairBatch:
        """One task a line."""
        start = int(self.model.config.decoder_start_token_id)
        prompts = [np.concatenate([shared, ids[:n]]) for shared, tasks in rows for ids, n, _ in tasks]
        targets = [(ids[n:], weight) for _, tasks in rows for ids, n, weight in tasks]
        width = round_up(max(map(len, prompts)), LENGTH_STEP)
        length = round_up(max(len(ids) for ids, _ in targets), LENGTH_STEP // 2)
        ids, decoder_ids = (
            np.zeros((len(prompts), width), np.int64),
            np.zeros((len(prompts), length), np.int64),
        )
        mask = np.zeros_like(ids)
        at: list[int] = []
        labels: list[int] = []
        weights: list[float] = []
        for row, (prompt, (target, weight)) in enumerate(zip(prompts, targets, strict=True)):
            ids[row, : len(prompt)], mask[row, : len(prompt)] = prompt, 1
            decoder_ids[row, : len(target)] = [start, *target[:-1]]
            at += range(row * length, row * length + len(target))
            labels += target.tolist()
            weights += [weight] * len(target)
        return PairBatch(
            torch.from_numpy(ids),
            torch.from_numpy(mask),
            torch.from_numpy(decoder_ids),
            torch.tensor(at),
            torch.tensor(labels),
            torch.tensor(weights, dtype=torch.float32),
        )

    def logits(self, batch: PairBatch) -> Tensor:
        """The encoder's pass and the decoder's; the head runs only where something is predicted."""
        encoded = self.model.encoder(input_ids=batch.ids, attention_mask=batch.mask).last_hidden_state
        hidden = self.model.decoder.bert(
            input_ids=batch.decoder_ids,
            encoder_hidden_states=encoded,
            encoder_attention_mask=batch.mask,
            use_cache=False,
        ).last_hidden_state
        found: Tensor = self.model.decoder.cls(hidden.flatten(0, 1)[batch.at])
        return found


# --- from nothing, or from a folder ----------------------------------------------------------------


@dataclass(frozen=True)
class Size:
    """A Qwen3's measures."""

    width: int
    layers: int
    heads: int
    kv_heads: int
    inner: int
    context: int = 1_024


SIZES = {
    "tiny": Size(64, 2, 4, 2, 128),
    "small": Size(512, 9, 8, 4, 1_408),
    "base": Size(768, 15, 12, 4, 2_048),
    "large": Size(1_024, 16, 16, 4, 2_816),
}
"""Parameters with 8,192 tokens: tiny 0.6 M (for tests), small 30 M (fits the repository), base 101 M, large 188 M."""


def new_shape(
    name: str, tokenizer_folder: Path | None = None, size: str = "base"
) -> DecoderShape | EncoderDecoderShape:
    """A shape before training: MiniLM's weights, or a Qwen3 of random ones whose vocabulary is in a folder."""
    with quiet_loading():
        if name == "minilm":
            lm = prefix_lm.from_minilm()
            return DecoderShape(name, lm.model, lm.tokenizer)
        if name == "encoder-decoder":
            return _minilm_on_both_sides()
    if name != "qwen3" or size not in SIZES:
        raise BadInput(f"There is no shape {name} of size {size}: {', '.join(SHAPES)}; {', '.join(SIZES)}.")
    if tokenizer_folder is None:
        raise BadInput("A Qwen3 needs the folder of its vocabulary.")
    tokenizer = causal_tokenizer(tokenizer_folder)
    return DecoderShape(name, qwen3(SIZES[size], tokenizer), tokenizer)


def qwen3(size: Size, tokenizer: PreTrainedTokenizerFast) -> Any:
    """A Qwen3 of random weights for a tokenizer; embeddings are tied, so that small ones are mostly layers."""
    config = hf.Qwen3Config(
        vocab_size=len(tokenizer),
        hidden_size=size.width,
        intermediate_size=size.inner,
        num_hidden_layers=size.layers,
        num_attention_heads=size.heads,
        num_key_value_heads=size.kv_heads,
        head_dim=size.width // size.heads,
        max_position_embeddings=size.context,
        tie_word_embeddings=True,
        bos_token_id=tokenizer.cls_token_id,
        eos_token_id=tokenizer.sep_token_id,
        pad_token_id=tokenizer.pad_token_id,
        candor_prompts="compact",
    )
    config.rope_parameters = {"rope_type": "default", "rope_theta": 10_000.0}
    return hf.Qwen3ForCausalLM(config)


def _minilm_on_both_sides() -> EncoderDecoderShape:
    """MiniLM's encoder, and a decoder that starts as MiniLM too: what it reads across starts as what it read of
    itself."""
    lm = prefix_lm.from_minilm()
    folder = minilm_folder()
    encoder = hf.BertModel.from_pretrained(folder)  # with its pooler, which nobody reads: the standard class has one
    own = {k.removeprefix("bert."): v for k, v in lm.model.state_dict().items() if k.startswith("bert.")}
    encoder.load_state_dict(own, strict=False)
    config = BertConfig.from_pretrained(folder)
    config.update({"is_decoder": True, "add_cross_attention": True, "tie_word_embeddings": True})
    decoder = hf.BertLMHeadModel(config)
    missing = decoder.load_state_dict(lm.model.state_dict(), strict=False).missing_keys
    if any("crossattention" not in name for name in missing):
        raise ModelUnavailable("MiniLM's weights do not fit the decoder.")
    for layer in decoder.bert.encoder.layer:
        layer.crossattention.load_state_dict(layer.attention.state_dict())
    model = hf.EncoderDecoderModel(encoder=encoder, decoder=decoder)
    tokenizer = lm.tokenizer
    for place in (model.config, model.generation_config):
        place.decoder_start_token_id = tokenizer.cls_token_id
        place.eos_token_id, place.pad_token_id = tokenizer.sep_token_id, tokenizer.pad_token_id
    model.config.candor_prompts = "compact"
    return EncoderDecoderShape(model.eval(), tokenizer)


def load_shape(folder: Path) -> DecoderShape | EncoderDecoderShape:
    """A saved shape in float32, to train on. Raises ModelUnavailable where the folder holds none of ours."""
    if not (folder / "config.json").is_file():
        raise ModelUnavailable(f"There is no model in {folder}.")
    with quiet_loading():
        config = hf.AutoConfig.from_pretrained(folder)
        if prefix_lm.is_prefix_lm(config):
            lm = prefix_lm.load(folder)
            return DecoderShape("minilm", lm.model, lm.tokenizer)
        if config.is_encoder_decoder:
            model = hf.EncoderDecoderModel.from_pretrained(folder, dtype=torch.float32)
            return EncoderDecoderShape(model, prefix_lm.load_tokenizer(folder))
        if config.model_type == "qwen3":
            causal = hf.Qwen3ForCausalLM.from_pretrained(folder, dtype=torch.float32)
            return DecoderShape("qwen3", causal, causal_tokenizer(folder))
    raise ModelUnavailable(f"The model in {folder} has none of the shapes {', '.join(SHAPES)}.")


# --- saving ----------------------------------------------------------------------------------------


def save_shape(shape: Shape, folder: Path, dtype: str = "float16", piece_mib: int | None = None) -> None:
    """Write weights, config and tokenizer as transformers loads them; files of an earlier save go.

    With `piece_mib`, no file is larger: weights are several safetensors files with an index, and a file that a
    single tensor makes larger is cut into FILE.part00, FILE.part01, … (`join_pieces`, or cat, puts it together).
    """
    scratch = folder.with_name(f".{folder.name}.{os.getpid()}")
    shutil.rmtree(scratch, ignore_errors=True)
    try:
        with room_for(folder), quiet_loading():
            copy = type(shape.model)(config=shape.model.config)
            copy.load_state_dict({k: v.detach().cpu() for k, v in shape.model.state_dict().items()})
            copy.generation_config = shape.model.generation_config
            limit = {"max_shard_size": piece_mib * MIB - 64_000} if piece_mib else {}
            copy.to(getattr(torch, dtype)).save_pretrained(scratch, **limit)
            shape.tokenizer.save_pretrained(scratch)
            for file in sorted(scratch.glob("*.safetensors")) if piece_mib else ():
                _cut(file, (piece_mib or 0) * MIB)
            folder.mkdir(parents=True, exist_ok=True)
            fresh = {file.name for file in scratch.iterdir()}
            for file in sorted(scratch.iterdir()):
                file.chmod(0o644)
                file.replace(folder / file.name)
            for old in folder.glob("*.safetensors*"):
                if old.name not in fresh:
                    old.unlink()
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _cut(file: Path, size: int) -> None:
    if file.stat().st_size <= size:
        return
    content = file.read_bytes()
    for number, start in enumerate(range(0, len(content), size)):
        file.with_name(f"{file.name}.part{number:02d}").write_bytes(content[start : start + size])
    file.unlink()


def join_pieces(folder: Path) -> int:
    """Put cut files together again; returns how many. Raises BadInput where a piece is missing."""
    firsts = sorted(folder.glob("*.part00"))
    if any(folder.glob("*.part01")) and not firsts:
        raise BadInput(f"The first piece of the weights is missing in {folder}.")
    for first in firsts:
        whole = first.with_suffix("")
        pieces = sorted(folder.glob(f"{whole.name}.part*"))
        if [piece.name[-2:] for piece in pieces] != [f"{i:02d}" for i in range(len(pieces))]:
            raise BadInput(f"A piece of {whole.name} is missing in {folder}.")
        whole.write_bytes(b"".join(piece.read_bytes() for piece in pieces))
        for piece in pieces:
            piece.unlink()
    return len(firsts)
