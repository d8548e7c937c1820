"""deploy/kubernetes.yaml, as far as it can be checked without a cluster: it agrees with itself, the image and the
settings."""

from __future__ import annotations

import re
from typing import Any

import yaml

from bot.asks.asks import AskSettings
from bot.settings import ROOT, Settings
from tests.deploy.test_deployment import COMMANDS, COMPOSE, PROJECT, image_environment, said, unknown

TEXT = (ROOT / "deploy" / "kubernetes.yaml").read_text("utf-8")
MANIFESTS: dict[str, dict[str, Any]] = {each["kind"]: each for each in yaml.safe_load_all(TEXT)}
POD: dict[str, Any] = MANIFESTS["Deployment"]["spec"]["template"]["spec"]
[BOT] = POD["containers"]
CONFIG: dict[str, str] = MANIFESTS["ConfigMap"]["data"]


def test_every_manifest_is_there_once_and_belongs_together() -> None:
    assert len(list(yaml.safe_load_all(TEXT))) == len(MANIFESTS)
    assert {(each["apiVersion"], kind) for kind, each in MANIFESTS.items()} == {
        ("v1", "ConfigMap"),
        ("v1", "PersistentVolumeClaim"),
        ("apps/v1", "Deployment"),
        ("v1", "Service"),
    }
    labels = MANIFESTS["Deployment"]["spec"]["template"]["metadata"]["labels"]
    assert MANIFESTS["Deployment"]["spec"]["selector"]["matchLabels"] == labels
    assert MANIFESTS["Service"]["spec"]["selector"] == labels


def test_the_settings_are_settings_and_no_secret_is_among_them() -> None:
    assert unknown(CONFIG) == set()
    assert all(isinstance(value, str) for value in CONFIG.values()), "a ConfigMap holds texts"
    named = set(re.findall(r"\b(?:CANDOR|SLACK)_[A-Z_]+\b", TEXT.split("apiVersion", 1)[0]))
    assert unknown(named) == set()
    secret = {"SLACK_BOT_TOKEN", "CANDOR_WAREHOUSES", "CANDOR_STORE_URL"}
    assert secret <= named
    assert not named & set(CONFIG)
    given = {next(iter(source)): next(iter(source.values()))["name"] for source in BOT["envFrom"]}
    assert given == {"configMapRef": MANIFESTS["ConfigMap"]["metadata"]["name"], "secretRef": "candor"}
    assert "kubectl create secret generic candor " in TEXT


def test_settings_and_their_secret_make_settings(monkeypatch: Any) -> None:
    for name, value in CONFIG.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("CANDOR_STORE_URL", "postgresql+psycopg://candor:secret@postgres/candor")
    from bot.settings import load_settings

    settings = load_settings()
    assert (settings.model_backend, settings.metrics_port) == ("vllm", 9464)
    assert settings.state_folder.is_relative_to(ROOT), "the image says where, not the manifest"
    assert "CANDOR_STATE_DIR" in image_environment()


def test_variables_of_the_service_do_not_reach_the_bot() -> None:
    """Kubernetes would set CANDOR_SERVICE_HOST for a service named candor, and Candor would not start."""
    assert MANIFESTS["Service"]["metadata"]["name"] == "candor"
    assert unknown({"CANDOR_SERVICE_HOST", "CANDOR_PORT"}) == {"CANDOR_SERVICE_HOST", "CANDOR_PORT"}
    assert POD["enableServiceLinks"] is False


def test_it_runs_the_image_s_command_as_the_image_s_user() -> None:
    assert BOT["image"] == COMPOSE["services"]["bot"]["image"] == f"candor:{PROJECT['project']['version']}"
    assert "command" not in BOT, "the image's own entry"
    assert BOT["args"][0] in COMMANDS
    security = POD["securityContext"]
    assert security["runAsNonRoot"] is True
    assert f"{security['runAsUser']}:{security['runAsGroup']}" == said("USER")
    assert security["fsGroup"] == security["runAsGroup"], "a volume that the bot may write"
    assert BOT["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert POD["terminationGracePeriodSeconds"] > 2 * AskSettings().stop_after_s


def test_ports_and_probes_agree_with_what_the_bot_answers() -> None:
    from bot.cli.observing import server

    ports = {port["name"]: port["containerPort"] for port in BOT["ports"]}
    assert ports == {"http": int(CONFIG["CANDOR_HTTP_PORT"]), "metrics": int(CONFIG["CANDOR_METRICS_PORT"])}
    assert {str(port) for port in ports.values()} == set(said("EXPOSE").split())
    for probe, path in (("startupProbe", "/live"), ("livenessProbe", "/live"), ("readinessProbe", "/ready")):
        assert BOT[probe]["httpGet"] == {"path": path, "port": "metrics"}
        assert f"GET {path}," in (server.__doc__ or "") or f"{path}  " in (server.__doc__ or "")
    assert CONFIG["CANDOR_METRICS_HOST"] != Settings.model_fields["metrics_host"].default, "probes come from outside"
    served = {port["name"]: port["port"] for port in MANIFESTS["Service"]["spec"]["ports"]}
    assert served == ports
    assert all(port["targetPort"] == port["name"] for port in MANIFESTS["Service"]["spec"]["ports"])
    annotations = MANIFESTS["Deployment"]["spec"]["template"]["metadata"]["annotations"]
    assert annotations["prometheus.io/port"] == CONFIG["CANDOR_METRICS_PORT"]


def test_records_are_on_the_volume_and_what_is_written_is_on_some() -> None:
    volumes = {volume["name"]: volume for volume in POD["volumes"]}
    mounted = {mount["mountPath"]: volumes[mount["name"]] for mount in BOT["volumeMounts"]}
    assert set(mounted) == {image_environment()["CANDOR_STATE_DIR"], "/tmp"}
    claim = mounted[image_environment()["CANDOR_STATE_DIR"]]["persistentVolumeClaim"]["claimName"]
    assert claim == MANIFESTS["PersistentVolumeClaim"]["metadata"]["name"]
    assert CONFIG["CANDOR_RECORD"].startswith(image_environment()["CANDOR_STATE_DIR"] + "/")
    if MANIFESTS["PersistentVolumeClaim"]["spec"]["accessModes"] == ["ReadWriteOnce"]:
        spec = MANIFESTS["Deployment"]["spec"]
        assert (spec["replicas"], spec["strategy"]["type"]) == (1, "Recreate"), "one node holds the volume"


def test_a_served_model_s_tokenizer_number_format_and_weights_are_named() -> None:
    """What a server does not tell, and a calibration holds for."""
    assert {"CANDOR_VLLM_TOKENIZER", "CANDOR_VLLM_DTYPE", "CANDOR_VLLM_REVISION"} <= set(CONFIG)
