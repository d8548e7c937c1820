"""The environment of tests: no network for model libraries, one thread, and none of a developer's own settings."""

from __future__ import annotations

import os


def set_environment() -> None:
    """To be called before anything imports torch or a model library."""
    os.environ.update(
        HF_HUB_OFFLINE="1",
        TRANSFORMERS_OFFLINE="1",
        HF_DATASETS_OFFLINE="1",
        TOKENIZERS_PARALLELISM="false",
        OMP_NUM_THREADS="1",
        OMP_WAIT_POLICY="PASSIVE",
    )
    for name in [n for n in os.environ if n.startswith(("CANDOR_", "SLACK_"))]:
        del os.environ[name]  # a developer's own settings never reach a test
    os.environ["CANDOR_ENV_FILE"] = os.devnull
