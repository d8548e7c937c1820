"""Tokens of a served model: made here by its own tokenizer.json, or asked of the server where there is none at hand.

Decisions:
- Made here a text costs no request; asked for, one for every text and every decoded token.
- A local tokenizer is held against the server's once: another one would count and cut other tokens than the model reads.
- Text is only text: what spells a special token ("<|im_end|>" in a question) is tokenized as characters.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Protocol

from tokenizers import Tokenizer

from adapters.models.folder import file_hash, tokenizer_folder
from adapters.models.framing import PromptFrame, chat_template, prompt_frame, tokenizer_config
from adapters.models.vllm.server import VllmServer
from reliability.errors import ModelUnavailable

Tokens = tuple[int, ...]
_SPECIAL = re.compile(r"<[^<>\s]{1,40}>|\[[A-Z_]{2,20}\]")
_PROBE = "SELECT orders.total, naïve Kundennummer_42\n\tFROM x -- 数 <b>"


class ServedTokens(Protocol):
    """Text to token ids and back, and what stands around a prompt."""

    @property
    def name(self) -> str:
        """What names the tokenizer and the frame of prompts, for a fingerprint."""
        ...

    @property
    def end_id(self) -> int:
        """The id of the token that closes a completion."""
        ...

    @property
    def frame(self) -> PromptFrame:
        """What stands around a prompt."""
        ...

    def encode(self, text: str) -> Tokens:
        """Text → token ids, no special tokens, whatever the text spells."""
        ...

    def decode(self, ids: Tokens) -> str:
        """Token ids → text."""
        ...


class LocalTokens:
    """A model's tokenizer in a folder: tokenizer.json, tokenizer_config.json and, if `chat`, its chat template."""

    def __init__(self, folder: Path, server: VllmServer, model: str, end_token: str | None, chat: bool) -> None:
        self._folder, self._server, self._model, self._end_token = folder, server, model, end_token
        self._chat = chat
        try:
            self._tokenizer: Any = Tokenizer.from_file(str(folder / "tokenizer.json"))
        except Exception as error:  # the library raises plain Exception for whatever is wrong with the file
            raise ModelUnavailable(f"The tokenizer in {folder} cannot be read.") from error
        self._tokenizer.encode_special_tokens = True
        self._tokenizer.no_truncation()
        self._tokenizer.no_padding()
        self.encode = lru_cache(maxsize=20_000)(self._encode)
        self.decode = lru_cache(maxsize=50_000)(self._decode)

    @cached_property
    def name(self) -> str:
        """The tokenizer's hash and the chat template."""
        file = self._folder / "tokenizer.json"
        status = file.stat()
        template = chat_template(self._folder) if self._chat else None
        return f"{file_hash(file, status.st_size, status.st_mtime_ns).hex()} {template or ''}"

    @cached_property
    def end_id(self) -> int:
        """That of the setting, or of tokenizer_config.json."""
        text = self._end_token or tokenizer_config(self._folder).get("eos_token")
        text = text.get("content") if isinstance(text, dict) else text
        found = self._tokenizer.token_to_id(str(text)) if text else None
        if found is None:
            raise ModelUnavailable(
                f"{text!r} is not a single token of the served model."
                if text
                else f"The tokenizer in {self._folder} names no end-of-text token: name it in the settings."
            )
        return int(found)

    @cached_property
    def frame(self) -> PromptFrame:
        """The chat template, or what the tokenizer puts before a text. Raises where the server reads other tokens."""
        theirs = _tokenized(self._server, self._model, _PROBE, special=False)
        if theirs != list(self._encode(_PROBE)):
            raise ModelUnavailable(
                f"The tokenizer in {self._folder} is not that of the served model {self._model!r}: name the right one in "
                "the settings."
            )
        return prompt_frame(self._folder, self._tokenizer, self._chat)

    def _encode(self, text: str) -> Tokens:
        return tuple(self._tokenizer.encode(text, add_special_tokens=False).ids)

    def _decode(self, ids: Tokens) -> str:
        text: str = self._tokenizer.decode(list(ids), skip_special_tokens=True)
        return text


class RemoteTokens:
    """The server's own /tokenize and /detokenize."""

    name = ""

    def __init__(self, server: VllmServer, model: str, end_token: str | None) -> None:
        self._server, self._model, self._end_token = server, model, end_token
        self.encode = lru_cache(maxsize=20_000)(self._encode)
        self.decode = lru_cache(maxsize=50_000)(self._decode)

    @cached_property
    def end_id(self) -> int:
        """That of the setting, or what /tokenizer_info says."""
        token: object = self._end_token
        if token is None:
            try:
                token = self._server.get("/tokenizer_info").get("eos_token")
            except ModelUnavailable as error:
                raise ModelUnavailable(
                    f"The model server {self._server.address} does not tell its end-of-text token: name it, or the "
                    "folder of the model's tokenizer, in the settings."
                ) from error
        text = token.get("content") if isinstance(token, dict) else token
        ids = self._tokenized(str(text), special=False)
        if len(ids) != 1:
            raise ModelUnavailable(f"{text!r} is not a single token of the served model.")
        return ids[0]

    @cached_property
    def frame(self) -> PromptFrame:
        """The special tokens that the model expects before a text."""
        bare, whole = self._tokenized("a", special=False), self._tokenized("a", special=True)
        first = next((i for i in range(len(whole)) if whole[i : i + len(bare)] == bare), 0)
        return PromptFrame(tuple(whole[:first]))

    def _encode(self, text: str) -> Tokens:
        cuts = [0, *(match.start() + 1 for match in _SPECIAL.finditer(text)), len(text)]
        parts = [text[start:end] for start, end in itertools.pairwise(cuts)]
        return tuple(token for part in parts if part for token in self._tokenized(part, special=False))

    def _tokenized(self, text: str, special: bool) -> list[int]:
        return _tokenized(self._server, self._model, text, special)

    def _decode(self, ids: Tokens) -> str:
        text = self._server.post("/detokenize", {"model": self._model, "tokens": list(ids)}).get("prompt")
        if not isinstance(text, str):
            raise self._server.nonsense()
        return text


def tokens_of(
    server: VllmServer, model: str, tokenizer: str | Path | None, end_token: str | None, chat: bool
) -> ServedTokens:
    """The tokens of a served model: of the folder or name `tokenizer` (None: of the server itself). Raises
    ModelUnavailable for a tokenizer that was named and is not there."""
    if tokenizer is None:
        return RemoteTokens(server, model, end_token)
    return LocalTokens(tokenizer_folder(tokenizer), server, model, end_token, chat)


def _tokenized(server: VllmServer, model: str, text: str, special: bool) -> list[int]:
    body = {"model": model, "prompt": text, "add_special_tokens": special}
    found: Sequence[object] | object = server.post("/tokenize", body).get("tokens")
    if not isinstance(found, list) or not all(isinstance(token, int) for token in found):
        raise server.nonsense()
    return list(found)
