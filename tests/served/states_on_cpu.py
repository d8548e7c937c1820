"""vLLM's connector that saves hidden states, on the processor: the one that it has copies by CUDA's streams.

Imported by the reader that tests start, in vLLM's own environment.
"""

from __future__ import annotations

import os
from typing import Any

import torch
from safetensors.torch import save_file
from vllm.distributed.kv_transfer.kv_connector.v1 import (  # type: ignore[import-not-found]
    example_hidden_states_connector as of_vllm,
)


class _Done:
    """A copy that is over."""

    def query(self) -> bool:
        return True


class HiddenStatesOnCpu(of_vllm.ExampleHiddenStatesConnector):  # type: ignore[misc]  # vLLM is not installed here
    def _submit_async_write(self, pending: Any) -> None:
        blocks = torch.tensor(pending.block_ids, dtype=torch.long)[:, None]
        slots = (torch.arange(self._block_size)[None] + blocks * self._block_size).flatten()
        states = of_vllm.extract_from_kv_cache(self._kv_cache, slots, len(pending.token_ids))
        tensors = {"hidden_states": states.clone(), "token_ids": pending.token_ids.clone()}
        os.makedirs(os.path.dirname(pending.filename), exist_ok=True)
        save_file(tensors, pending.filename)
        self._req_copy_events[pending.req_id] = _Done()
        lock = self._lock_fds.pop(pending.req_id, None)
        if lock is not None:
            os.close(lock)
