"""A real vLLM server on the processor, with a small model: `make test-vllm`. Without VLLM_PYTHON nothing here runs.

What tests measure is told at the end of the run and kept beside the model, in figures.json.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from adapters.store.fake import FakeMemory
from bot.main import Candor
from bot.settings import SAMPLE_URL, load_settings
from reliability.core import Core
from tests.served.small_model import STEPS, train

PYTHON = os.environ.get("VLLM_PYTHON", "")
collect_ignore_glob = [] if PYTHON else ["test_*.py"]
ROOT = Path(__file__).parents[2]
MODEL = ROOT / "var" / "vllm" / "model"
FIGURES = MODEL.with_name("figures.json")
NAME = "small"
_START_S = 900.0


@dataclass
class RealServer:
    """A server that may be killed and started again, at one address. `more` are further arguments of vLLM; one that
    `gives_states` tells nothing else."""

    model: Path
    log: Path
    more: tuple[str, ...] = ()
    gives_states: bool = False
    port: int = field(default_factory=lambda: _free_port())
    _process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it without waiting."""
        command = [PYTHON, "-m", "vllm.entrypoints.openai.api_server", "--model", str(self.model)]
        command += ["--served-model-name", NAME, "--port", str(self.port), "--dtype", "float32", "--enforce-eager"]
        command += ["--max-model-len", "8192", "--block-size", "32", "--enable-tokenizer-info-endpoint", *self.more]
        offline = {
            "PYTHONPATH": str(ROOT),
            "HF_HUB_OFFLINE": "1",
            "VLLM_NO_USAGE_STATS": "1",
            "VLLM_CPU_KVCACHE_SPACE": "1",
        }
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env={**os.environ, **offline},
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd=self.log.parent,
            )

    def wait(self) -> None:
        """Until it answers a completion: the first one compiles."""
        until = time.monotonic() + _START_S
        body: dict[str, Any] = {"model": NAME, "prompt": [5, 6], "max_tokens": 1}
        if not self.gives_states:
            body |= {"logprobs": 1, "logprob_token_ids": [7]}
        while time.monotonic() < until:
            assert self._process is not None
            assert self._process.poll() is None, f"vLLM ended: see {self.log}"
            try:
                httpx.post(f"{self.url}/v1/completions", json=body, timeout=_START_S).raise_for_status()
            except httpx.HTTPError:
                time.sleep(1.0)
            else:
                return
        raise AssertionError(f"vLLM did not start: see {self.log}")

    def kill(self) -> None:
        """At once, as a machine that dies."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


_measured: dict[str, Any] = {}


@pytest.fixture(scope="session")
def measured() -> Callable[[str, Any], None]:
    """Keeps what a test measured, by what it is."""

    def keep(name: str, figures: Any) -> None:
        _measured[name] = figures
        FIGURES.write_text(json.dumps(_measured, indent=1) + "\n")

    return keep


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for name, figures in _measured.items():
        terminalreporter.write_line(f"{name}: {json.dumps(figures)}")


@pytest.fixture(scope="session")
def folder() -> Path:
    """The small model; VLLM_TEST_STEPS trains it for so many steps."""
    return train(MODEL, int(os.environ.get("VLLM_TEST_STEPS", STEPS)))


@pytest.fixture(scope="session")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    real = RealServer(folder, tmp_path_factory.mktemp("vllm") / "server.log")
    real.start()
    real.wait()
    yield real
    real.kill()


@pytest.fixture(scope="module")
def candor(server: RealServer, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Candor]:
    settings = load_settings(
        model=NAME,
        model_backend="vllm",
        vllm_url=server.url,
        vllm_tokenizer=str(folder),
        vllm_timeout_s=600,
        prompts="compact",
        state_dir=tmp_path_factory.mktemp("state"),
    )
    opened = Candor(settings)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def core(candor: Candor) -> Core:
    return replace(candor.core(SAMPLE_URL, memory=FakeMemory()), record=None)
