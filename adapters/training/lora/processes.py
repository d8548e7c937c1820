"""Several processes of one run, each with a GPU of its own, as `accelerate launch` and `torchrun` start them.

Decisions
- accelerate reads what the launcher says; without a launcher there is one process, and nobody waits.
- Every process reads and measures alike, so none waits long for another; the first one alone writes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import torch

from reliability.errors import BadInput

T = TypeVar("T")


@dataclass(frozen=True)
class Processes:
    """One process among `count` of a run: its `number`, from 0, and where it trains."""

    device: torch.device
    count: int = 1
    number: int = 0

    @property
    def first(self) -> bool:
        """Whether this process is the one that writes and speaks."""
        return self.number == 0

    def wait(self) -> None:
        """Until every process of the run is here."""
        if self.count > 1:
            from accelerate import PartialState

            PartialState().wait_for_everyone()

    def first_alone(self, act: Callable[[], T]) -> T | None:
        """What the first process does while the others wait for it; None in these."""
        done = act() if self.first else None
        self.wait()
        return done


def joined(named: str) -> Processes:
    """This process among those that were started together, on the device that is named; of several, each takes the GPU
    of its own number. Raises BadInput for a device that is not there, or one GPU for several processes."""
    from accelerate import PartialState

    device = device_of(named)
    state = PartialState(cpu=device.type == "cpu")
    if state.num_processes == 1:
        return Processes(device)
    if device.type == "cuda":
        if torch.device(named).index is not None:
            raise BadInput(f"Each of several processes has a GPU of its own: --device cuda, not {named}.")
        device = torch.device("cuda", state.local_process_index)
    return Processes(device, state.num_processes, state.process_index)


def device_of(named: str) -> torch.device:
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
