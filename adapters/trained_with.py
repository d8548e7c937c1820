"""How prompts looked from which a model was fine-tuned: in a file beside it, so that serving can be held against it.

A model that learned from prompts of one size, or in its chat template, is served worse by others; nothing else tells.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from pathlib import Path

from adapters.whole_files import read_json, write_json
from reliability.errors import BadInput

TRAINED_WITH_FILE = "trained_with.json"


@dataclass(frozen=True, slots=True)
class TrainedWith:
    """Tokens of names that prompts showed of a schema while linking, and after it, and whether they stood in the
    model's chat template."""

    linking_tokens: int
    writing_tokens: int
    chat: bool

    def settings(self) -> str:
        """What serves such prompts.

        >>> TrainedWith(2000, 1300, True).settings()
        'CANDOR_LINKING_TOKENS=2000 and CANDOR_WRITING_TOKENS=1300'
        """
        return f"CANDOR_LINKING_TOKENS={self.linking_tokens} and CANDOR_WRITING_TOKENS={self.writing_tokens}"

    def options(self) -> str:
        """What has fine-tuning write such prompts."""
        return f"--linking-tokens {self.linking_tokens} --writing-tokens {self.writing_tokens}"


def write_trained_with(model: Path, trained: TrainedWith) -> None:
    """Leave it beside a model. Raises BadInput where it cannot be written."""
    write_json(model / TRAINED_WITH_FILE, asdict(trained))


def read_trained_with(model: Path) -> TrainedWith | None:
    """What a model says of the prompts that it was fine-tuned on; None where it says nothing that can be read."""
    try:
        found = read_json(model / TRAINED_WITH_FILE)
    except BadInput:
        return None
    linking, writing, chat = (found.get(each.name) for each in fields(TrainedWith))
    if isinstance(linking, int) and isinstance(writing, int) and isinstance(chat, bool):
        return TrainedWith(linking, writing, chat)
    return None
