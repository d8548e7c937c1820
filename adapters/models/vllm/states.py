"""Hidden states of a served model, from a reader: a second vLLM process with the same weights that writes them to files.

A server shows none itself. One that is started with the method `extract_hidden_states` and a connector that saves them
(docs/OPERATIONS.md) writes the states of every prompt to a file and tells its name. In that mode it can neither draw
samples nor tell how likely given tokens are, so that it answers nothing else: lists are written by the first server, and
read here by one pass over prompt and list.

Decisions:
- Only the name of a file is taken from what the reader tells: the folder is the one of the settings.
- The file may come after the answer, in parts: it is waited for until it is whole, and removed once it is read. What a
  process left that was killed meanwhile, another one removes an hour later.
- Other weights would give other states and no error: what both servers write after the first text is compared.
"""

from __future__ import annotations

import hashlib
import time
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adapters.models.vllm.requests import VllmRequests, settings_of
from adapters.models.vllm.server import VllmServer
from adapters.models.vllm.tokens import Tokens
from adapters.stop_signal import current_signal
from reliability.errors import ModelUnavailable
from reliability.ports import Sampling

_FIRST_PAUSE_S, _LONGEST_PAUSE_S, _FORGOTTEN_S = 0.002, 0.1, 3600.0
_FILES = "cmpl-*.safetensors*"


class StatesReader:
    """States that a reader gives. `folder` is where the files that it writes are seen here, `wait_s` how long one is
    waited for. Threads may share it. Raises ModelUnavailable, with one sentence, for whatever goes wrong."""

    def __init__(self, server: VllmServer, model: str, folder: Path, wait_s: float, parallel: int) -> None:
        self._ask = VllmRequests(server, model, parallel)
        self._folder, self._wait_s = folder, wait_s

    def close(self) -> None:
        """Close the connections."""
        self._ask.close()

    @property
    def fingerprint(self) -> str:
        """SHA-256 of what it tells of its model and version. Of which layers it gives states it does not tell: a predictor
        that was fitted on others finds states of another shape."""
        card = self._ask.served
        told = [card.get("id"), card.get("root"), self._ask.version]
        return hashlib.sha256(repr(told).encode()).hexdigest()

    def sweep(self) -> None:
        """Remove files of the reader that nobody has read within an hour, by the names that vLLM gives them."""
        latest = time.time() - _FORGOTTEN_S
        for file in self._folder.glob(_FILES):
            with suppress(OSError):  # another process removed it
                if file.stat().st_mtime < latest:
                    file.unlink()

    def greedy(self, ids: Tokens, most: int) -> Tokens:
        """The tokens, at most so many, that it writes after these ones, the likeliest each time."""
        tokens, name = self._read(ids, most)
        self._waited_for(name, ids)
        return tokens

    def states(self, ids: Tokens, tokens: Tokens) -> NDArray[np.float32]:
        """The states that predict each of the tokens after a prompt: [steps, layers, width], float32, of the layers
        that it was started with. That of step t is the state of the token before it, the prompt's last one for t = 0.
        A last layer's is that before the final norm, where in this process it is the one after it.
        """
        if not tokens:
            return np.zeros((0, 0, 0), dtype=np.float32)
        read = (*ids, *tokens[:-1])
        _, name = self._read(read, 1)
        return self._waited_for(name, read)[len(ids) - 1 :]

    def _read(self, ids: Tokens, most: int) -> tuple[Tokens, str]:
        """What it writes after a sequence, and the name of the file with the sequence's states."""
        settings = settings_of(Sampling(max_tokens=most))
        body = {"model": self._ask.model, "prompt": list(ids), **settings}
        answer = self._ask.server.post("/v1/completions", body)
        try:
            [choice] = answer["choices"]
            tokens = tuple(int(token) for token in choice["token_ids"])
            place = (answer.get("kv_transfer_params") or {}).get("hidden_states_path")
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise self._ask.server.nonsense() from error
        if not isinstance(place, str) or not PurePosixPath(place).name:
            raise ModelUnavailable(
                f"The server {self._ask.server.address} gives no hidden states: it is to be started with "
                "extract_hidden_states (docs/OPERATIONS.md)."
            )
        return tokens, PurePosixPath(place).name

    def _waited_for(self, name: str, ids: Tokens) -> NDArray[np.float32]:
        """The states of these tokens in a file, [tokens, layers, width]; the file is gone then."""
        file, stop = self._folder / name, current_signal()
        until, pause_s = time.monotonic() + self._wait_s, _FIRST_PAUSE_S
        try:
            while (found := _whole(file)) is None:
                if time.monotonic() > until:
                    raise ModelUnavailable(
                        f"The states that {self._ask.server.address} wrote are not in {self._folder}: "
                        "CANDOR_VLLM_STATES_FOLDER is to be the folder that it writes to, as it is seen here."
                    )
                if stop is not None:
                    stop.wait(pause_s)
                else:
                    time.sleep(pause_s)
                pause_s = min(2 * pause_s, _LONGEST_PAUSE_S)
        finally:
            self._remove(file)
        states, read = found
        if states.ndim != 3 or len(states) < len(ids) or tuple(read[: len(ids)].tolist()) != ids:
            raise ModelUnavailable(f"The states that {self._ask.server.address} wrote are of another text.")
        return states[: len(ids)]

    def _remove(self, file: Path) -> None:
        """A file and the one that the reader locks meanwhile. Left lying they would fill the folder."""
        try:
            for each in (file, file.with_name(f"{file.name}.lock")):
                each.unlink(missing_ok=True)
        except OSError as error:
            raise ModelUnavailable(
                f"Files of hidden states in {self._folder} cannot be removed: {error.strerror}."
            ) from error


def _whole(file: Path) -> tuple[NDArray[np.float32], NDArray[np.int64]] | None:
    """The states and the tokens that a file holds; None where it is not there, or not whole yet."""
    from safetensors import SafetensorError
    from safetensors.torch import load

    try:
        held: dict[str, Any] = load(file.read_bytes())
        return held["hidden_states"].float().numpy(), held["token_ids"].numpy()
    except (OSError, SafetensorError, KeyError, ValueError):
        return None
