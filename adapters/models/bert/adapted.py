"""What a low-rank adaptation makes of MiniLM, and a linear layer over the mean of its last states: what serves the
ranker and the talk model. Its maps run in bfloat16, as they were trained."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file
from tokenizers import Tokenizer
from torch import Tensor

from adapters.models.bert.network import BertEncoder
from adapters.models.bert.stored import AdaptedWeights, read_shape
from adapters.models.folder import fingerprint, minilm_folder
from reliability.errors import ModelUnavailable


class AdaptedMiniLM:
    """Texts, or pairs of texts → numbers. `config` is what its configuration says.

    Raises ModelUnavailable for files that cannot be read or were made for other weights than MiniLM's; `what` names the
    model in the sentence.
    """

    def __init__(self, what: str, config: Path, weights: Path) -> None:
        base, folder = minilm_folder(), str(config.parent)
        try:
            self.config: dict[str, Any] = json.loads(config.read_text(encoding="utf-8"))
            added = {name: tensor.float() for name, tensor in load_file(weights).items()}
            window, scale, made_for = (self.config[name] for name in ("window", "scale", "base"))
            self._weight, self._bias = added.pop("head.weight"), added.pop("head.bias")
            shape = read_shape(json.loads((base / "config.json").read_text(encoding="utf-8")))
            if made_for != fingerprint(base, "float32"):
                raise ModelUnavailable(f"The {what} in {folder!r} was made for another encoder.")
            self._encoder = BertEncoder(shape, AdaptedWeights(base, added, float(scale)), in_bfloat16=True)
            self._tokens = Tokenizer.from_file(str(base / "tokenizer.json"))
            self._tokens.enable_truncation(int(window))
        except (OSError, ValueError, KeyError, TypeError, RuntimeError, SafetensorError) as error:
            raise ModelUnavailable(f"The {what} in {folder!r} cannot be read.") from error
        self._tokens.no_padding()

    @property
    def outputs(self) -> int:
        """Numbers for each text."""
        return len(self._bias)

    def rows(self, texts: Sequence[str] | Sequence[tuple[str, str]]) -> list[list[int]]:
        """The tokens of each text or pair, at most as many as the window holds."""
        return [each.ids for each in self._tokens.encode_batch(list(texts))]

    def __call__(self, rows: Sequence[list[int]]) -> Tensor:
        """[len(rows), outputs]."""
        longest = max(map(len, rows))
        ids = torch.tensor([[*row, *[0] * (longest - len(row))] for row in rows])
        lengths = torch.tensor([len(row) for row in rows])
        counts = (torch.arange(longest) < lengths[:, None]).float()
        mask = (1 - counts)[:, None, None] * torch.finfo(torch.float32).min
        last = self._encoder(ids, mask)[-1]
        mean = (last * counts[..., None]).sum(1) / lengths[:, None]
        return torch.nn.functional.linear(mean, self._weight, self._bias)


def adaptation_fingerprint(*files: Path) -> str:
    """SHA-256 of an adaptation's files and of what it adapts."""
    digest = hashlib.sha256(fingerprint(minilm_folder(), "bfloat16").encode())
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()
