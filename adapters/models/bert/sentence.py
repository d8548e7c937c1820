"""all-MiniLM-L6-v2 as a sentence encoder: the mean of a text's last states, brought to unit length."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from tokenizers import Tokenizer
from torch.nn import functional

from adapters.models.bert.network import BertEncoder
from adapters.models.bert.stored import StoredWeights, read_shape

_BATCH = 32  # texts of like length: padding costs little


class MeanPooledEncoder:
    """The folder of a sentence encoder whose modules are BERT, mean pooling and normalisation."""

    def __init__(self, folder: Path) -> None:
        config, window = (
            json.loads((folder / name).read_text(encoding="utf-8"))
            for name in ("config.json", "sentence_bert_config.json")
        )
        self._encoder = BertEncoder(read_shape(config), StoredWeights(folder))
        self._tokens = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokens.enable_truncation(window["max_seq_length"])
        self._tokens.no_padding()

    def __call__(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """[len(texts), width], rows of unit length; a text beyond the window counts by its beginning."""
        encoded = [text.ids for text in self._tokens.encode_batch(list(texts))]
        by_length = sorted(range(len(texts)), key=lambda place: len(encoded[place]))
        vectors = np.empty((len(texts), self._encoder.words.shape[1]), np.float32)
        with torch.inference_mode():
            for start in range(0, len(texts), _BATCH):
                places = by_length[start : start + _BATCH]
                vectors[places] = self._batch([encoded[place] for place in places])
        return vectors

    def _batch(self, texts: Sequence[list[int]]) -> NDArray[np.float32]:
        longest = max(map(len, texts))
        ids = torch.tensor([[*text, *[0] * (longest - len(text))] for text in texts])
        lengths = torch.tensor([len(text) for text in texts])
        counts = (torch.arange(longest) < lengths[:, None]).float()  # [batch, longest], 1 for what is no padding
        mask = (1 - counts)[:, None, None] * torch.finfo(torch.float32).min
        last = self._encoder(ids, mask)[-1]
        mean = (last * counts[..., None]).sum(1) / lengths[:, None]
        unit: NDArray[np.float32] = functional.normalize(mean, dim=1).numpy()
        return unit
