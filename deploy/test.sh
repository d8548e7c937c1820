#!/usr/bin/env bash
# Runs every test in two processes at once, since each waits for servers, browsers and clocks: what talks to people, and
# all else. Their outputs come one after the other. What failed is run once more with the machine to itself: it fails
# the run if it fails again, and is named if it does not, since a test that a busy machine fails is to be mended too.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
PEOPLE=(tests/bot)
OTHERS=()
for each in tests/*/ tests/test_*.py; do
    case "${each%/}" in
        tests/bot | tests/support | tests/fixtures | tests/__pycache__) ;;
        *) OTHERS+=("${each%/}") ;;
    esac
done
SCRATCH=$(mktemp -d)
trap 'rm -rf "$SCRATCH"' EXIT

# run_tests NAME ARGUMENT… : pytest with a memory of its own of what failed.
run_tests() {
    local name=$1 && shift
    .venv/bin/python -m pytest -o cache_dir="$SCRATCH/$name" "$@"
}

run_tests others "${OTHERS[@]}" >"$SCRATCH/others.txt" 2>&1 &
others=$!
run_tests people "${PEOPLE[@]}"
people=$?
wait "$others"
others=$?
cat "$SCRATCH/others.txt"

# again NAME STATUS PATH… : 0 where nothing failed, or all that failed passes now.
again() {
    local name=$1 status=$2 && shift 2
    [ "$status" = 1 ] || return "$status" # 0: all passed; above 1: no test has failed, pytest has
    echo
    echo "Some tests failed ($name). They are run again alone:"
    run_tests "$name" --last-failed --last-failed-no-failures none -v "$@"
}

again people "$people" "${PEOPLE[@]}"
people=$?
again others "$others" "${OTHERS[@]}"
others=$?
[ "$people" = 0 ] && [ "$others" = 0 ]
