# One command for each thing that people do here; `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
BIN := .venv/bin
.PHONY: help setup demo test check format screenshots chart-library test-vllm bench record constraints clean

help: ## what can be done here
	@awk -F':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## virtual environment, dependencies, sample warehouse; leaves .venv/bin/candor
	@bash deploy/setup.sh app

demo: setup ## set up, then open the local workspace in the browser
	@$(BIN)/candor demo

test: setup ## set up, install PostgreSQL, MariaDB and Chromium if missing, run every test
	@bash deploy/setup.sh tests
	@bash deploy/test.sh

check: setup ## format, lint, strict types, import contracts, and that the docs match the code
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -q tests/test_docs.py

format: setup ## format the code and fix what lint can fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

screenshots: setup ## drive the local workspace in headless Chromium and renew docs/pictures/*.png
	@bash deploy/setup.sh tests
	$(BIN)/python -m tests.support.page_story docs/pictures

chart-library: ## bring the local workspace's Chart.js to VERSION, from npm
	@bash deploy/chart_library.sh $(VERSION)

test-vllm: setup ## run the adapter against a real vLLM server on the processor (half an hour the first time)
	@bash deploy/test_vllm.sh

bench: setup ## seconds per ask by stage on the sample log
	$(BIN)/candor bench

record: setup ## make the reference calibration record again (some hours; goes on where it was stopped)
	$(BIN)/candor train bpp --data $(or $(DATA),../shared/data)
	$(BIN)/candor calibrate linking
	$(BIN)/candor calibrate --least-probability 0.8

constraints: setup ## write deploy/constraints.txt from the virtual environment
	@bash deploy/setup.sh constraints

clean: ## remove the virtual environment and everything in var/
	rm -rf .venv var
