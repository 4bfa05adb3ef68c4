# `make run` and `make test` need nothing but Python 3.11 or later: each makes .venv and installs what it uses.

SHELL := /bin/bash
.DEFAULT_GOAL := help
VENV ?= .venv
BIN := $(VENV)/bin
# The first interpreter that works and is new enough; say PYTHON=... for another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)

.PHONY: help run test check lint types generate bench clean layout

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(VENV)/with-examples layout ## regenerate from YAML, then train a digit classifier
	$(BIN)/gradsmith generate
	$(BIN)/python examples/train_digits.py

# In as many processes as there are processors, each with whole files: make test WORKERS=0 for one, as a debugger wants.
WORKERS ?= auto
test: $(VENV)/with-test layout ## every test; those that compare with PyTorch skip where it is not installed
	$(BIN)/python -m pytest -n $(WORKERS) --maxprocesses 8 --dist loadfile $(PYTEST_ARGUMENTS)

check: lint types ## everything that is not a test: linter, formatter, types, generated files
	$(BIN)/gradsmith generate --check
	$(BIN)/gradsmith generate --check --project runtime/xla

lint: $(VENV)/with-check layout ## ruff, and black on what is written by hand
	$(BIN)/ruff check .
	$(BIN)/black --check --quiet $(HANDWRITTEN) || $(BIN)/black --check $(HANDWRITTEN)

types: $(VENV)/with-check layout ## mypy --strict on the package, generated files included, and on a program that uses it
	$(BIN)/mypy --strict -p gradsmith
	MYPYPATH=examples $(BIN)/mypy --strict examples

generate: $(VENV)/with-test layout ## write generated/ and docs/operators/ from the YAML files
	$(BIN)/gradsmith generate
	$(BIN)/gradsmith generate --project runtime/xla

bench: $(VENV)/with-bench layout ## measure beside NumPy and, where installed, PyTorch, HIPS autograd, MyGrad
	$(BIN)/python -m benchmarks

clean: ## remove what the other targets made
	rm -rf $(VENV) .package build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .gradsmith

# An editable install works by an import hook, which neither editors nor type checkers follow: for them these links lay
# the package out as a wheel would.  pyproject.toml tells mypy and pyright of them.
layout:
	@mkdir -p .package/gradsmith
	@ln -sfn $(addprefix ../../,$(filter-out %/__pycache__,$(wildcard runtime/*)) codegen generated templates) .package/gradsmith
	@find -L .package/gradsmith -maxdepth 1 -type l -delete

HANDWRITTEN := codegen runtime templates tests examples benchmarks

# One stamp per extra, renewed when pyproject.toml changes.
$(VENV)/with-%: pyproject.toml
	@test -n "$(PYTHON)" || { echo "gradsmith needs Python 3.11 or later; none was found"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[$(EXTRAS_$*)]' 'setuptools>=77'
	@touch $@

EXTRAS_examples := codegen,examples
EXTRAS_test := test
EXTRAS_check := check
EXTRAS_bench := codegen,bench
