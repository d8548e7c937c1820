"""The programs of deploy/gpu-check.sh against a real vLLM server: decisions are those of this process, and what is
calibrated over the server lets its answers through unasked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from scipy.stats import binom

from bot.settings import ROOT
from tests.served.conftest import MODEL, NAME, RealServer

EACH = os.environ.get("VLLM_TEST_EACH", "15")
"""Questions of a voice: few of them bound no tenth."""
RISK = float(os.environ.get("VLLM_TEST_RISK", "0.3"))
DECISIONS = 10
_LIMIT_S = 3 * 3600

Measured = Callable[[str, Any], None]


def figures_of(program: str, argument: str, server: RealServer, record: Path) -> dict[str, Any]:
    """What a program finds of the server, by the settings that its record is made and used with."""
    settings = {
        "CANDOR_ENV_FILE": os.devnull,
        "CANDOR_MODEL_BACKEND": "vllm",
        "CANDOR_MODEL": NAME,
        "CANDOR_VLLM_URL": server.url,
        "CANDOR_VLLM_TOKENIZER": str(MODEL),
        "CANDOR_VLLM_DTYPE": "float32",
        "CANDOR_VLLM_TIMEOUT_S": "600",
        "CANDOR_PROMPTS": "compact",
        "CANDOR_STATE_DIR": str(MODEL.with_name("state")),
        "CANDOR_RECORD": str(record),
        "CANDOR_RISK": str(RISK),
    }
    file = record.with_name(f"{Path(program).stem}.json")
    command = [sys.executable, str(ROOT / "deploy" / program), argument, str(file)]
    with file.with_suffix(".log").open("w") as log:
        subprocess.run(command, env={**os.environ, **settings}, stdout=log, stderr=log, timeout=_LIMIT_S, check=True)
    found: dict[str, Any] = json.loads(file.read_text())
    return found


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("promises") / "record"


@pytest.fixture(scope="module")
def unasked(server: RealServer, folder: Path, record: Path, measured: Measured) -> dict[str, Any]:
    found = figures_of("unasked_check.py", EACH, server, record)
    measured("answers unasked", found)
    return found


def test_the_flow_ends_unasked_as_its_calibration_over_the_server_lets_it(unasked: dict[str, Any]) -> None:
    assert unasked["record_used"]
    assert unasked["risk"]["threshold"] is not None
    assert unasked["unasked"] > 0
    wrong = unasked["unasked"] - unasked["unasked_right"]
    assert wrong <= binom.ppf(0.99, unasked["unasked"], RISK)  # more is unlikely where the promise holds


def test_questions_go_over_the_server_as_in_this_process(
    unasked: dict[str, Any], server: RealServer, record: Path, measured: Measured
) -> None:
    assert unasked["record_used"]
    found = figures_of("decisions_check.py", str(DECISIONS), server, record)
    measured("the server held to this process", found)
    assert found["calibrated"]
    assert found["questions"] == found["same_lists"] == DECISIONS
    assert found["differing"] == []
    assert found["same_decisions"] == DECISIONS
    assert max(found["largest_list_difference"], found["largest_probability_difference"]) < 1e-3
