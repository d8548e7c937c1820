#!/usr/bin/env bash
# Runs every test in two processes at once, since each waits for servers, browsers and clocks: what talks to people, and
# all else. The outputs come one after the other; the exit status is that of both.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
PYTEST=(.venv/bin/python -m pytest -p no:cacheprovider)
PEOPLE=(tests/bot tests/deploy tests/contracts)
OTHERS=()
for each in tests/*/ tests/test_*.py; do
    case "${each%/}" in
        tests/bot | tests/deploy | tests/contracts | tests/support | tests/fixtures | tests/__pycache__) ;;
        *) OTHERS+=("${each%/}") ;;
    esac
done
output=$(mktemp)
trap 'rm -f "$output"' EXIT
"${PYTEST[@]}" "${OTHERS[@]}" >"$output" 2>&1 &
others=$!
"${PYTEST[@]}" "${PEOPLE[@]}"
people=$?
wait "$others"
status=$?
cat "$output"
[ "$people" = 0 ] && [ "$status" = 0 ]
