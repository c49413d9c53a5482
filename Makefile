# Serenissima: `make play` to play, `make test` to check everything, `make help` for the rest.
# Every set-up step leaves a stamp in .venv or web/node_modules, so what is up to date costs nothing the second time.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

SYSTEM_PYTHON := $(shell command -v python3.11 || command -v python3 || command -v python)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq
STAMPS := .venv/.stamps

# What the compiled engine is made of: the marked files, and whatever those may import.
ENGINE := $(shell find src/serenissima/core src/serenissima/games src/serenissima/bots -name '*.py' 2>/dev/null)
# What the web client is made of. Sentences about the games lie beside their rules.
CLIENT := $(shell find web/src web/build web/public src/serenissima -not -path '*/web_client/*' \
	\( -path 'web/*' -o -name '*.ftl' \) -type f 2>/dev/null) \
	$(wildcard web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json)
NPM := $(shell command -v npm)

JOBS ?= auto
PYTEST := $(BIN)/python -m pytest

heading = @printf '\n\033[1m== %s\033[0m\n' "$(1)"

.PHONY: help play serve setup setup-dev check lint fast web-check test test-compiled test-plain test-browser \
	chromium bench types fonts build lock engine client clean
.DEFAULT_GOAL := help

help:
	@echo "make play     set up what is missing, start the server and open the page"
	@echo "make check    the quick half of the tests: lint, types, import contracts, fast tests"
	@echo "make test     everything, compiled and uncompiled, and in a real browser"
	@echo "make bench    the benchmarks (prints one JSON object)"
	@echo "make types    generate the TypeScript types from the Python types"
	@echo "make fonts    make the fonts in web/src/fonts again"
	@echo "make engine   compile the engine          make client   build the web client"
	@echo "make build    a wheel in dist/            make lock     pin the newest dependencies"
	@echo "make clean    remove everything that was built"

# ---- playing ---------------------------------------------------------------------------------------------------------------

play: setup
	@$(BIN)/serenissima serve --open --data data $(ARGS)

setup: $(STAMPS)/installed engine client

# ---- the environment -------------------------------------------------------------------------------------------------------

.venv/bin/python:
	$(call heading,Python environment)
	@test -n "$(SYSTEM_PYTHON)" || { echo "Python was not found. Serenissima needs Python 3.11 or newer."; exit 1; }
	@"$(SYSTEM_PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$(SYSTEM_PYTHON) is $$("$(SYSTEM_PYTHON)" --version). Serenissima needs Python 3.11 or newer."; exit 1; }
	@"$(SYSTEM_PYTHON)" -m venv .venv || { \
		echo "Python could not make a virtual environment (on Debian: apt-get install python3-venv)."; exit 1; }
	@mkdir -p $(STAMPS)

# Installs a lock file unless exactly this one is installed already.
define install
	@mkdir -p $(STAMPS)
	@sum=$$(sha256sum < $(1)); \
	if [ "$$(cat $@ 2>/dev/null)" != "$$sum" ]; then \
		printf '\n\033[1m== %s\033[0m\n' "$(2)"; \
		$(PIP) --require-hashes -r $(1) && echo "$$sum" > $@; \
	fi; touch $@
endef

$(STAMPS)/runtime: requirements.lock | .venv/bin/python
	$(call install,requirements.lock,Locked dependencies)

$(STAMPS)/dev: requirements-dev.lock | .venv/bin/python
	$(call install,requirements-dev.lock,Locked dependencies for development)

$(STAMPS)/bench: requirements-bench.lock | $(STAMPS)/dev
	$(call install,requirements-bench.lock,Locked dependencies of the benchmarks)

# The package itself, editable: its metadata and its command. Compiling and building follow by their own stamps.
$(STAMPS)/installed: pyproject.toml setup.py $(STAMPS)/runtime
	$(call heading,Serenissima into the environment)
	@SERENISSIMA_NO_CLIENT=1 SERENISSIMA_NO_COMPILE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

setup-dev: $(STAMPS)/dev setup

# ---- the compiled engine ---------------------------------------------------------------------------------------------------

engine: $(STAMPS)/engine

$(STAMPS)/engine: $(ENGINE) setup.py pyproject.toml $(STAMPS)/installed
	$(call heading,Compiling the engine)
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

# ---- the web client --------------------------------------------------------------------------------------------------------

client: src/serenissima/web_client/index.html

ifneq ($(NPM),)
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	$(call heading,Web toolchain)
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

src/serenissima/web_client/index.html: $(CLIENT) web/node_modules/.package-lock.json
	$(call heading,Building the web client)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
else
src/serenissima/web_client/index.html:
	@echo "npm was not found, so the web client is not built: the server runs without its pages."
endif

# ---- tests -----------------------------------------------------------------------------------------------------------------

check: lint web-check fast

lint: $(STAMPS)/dev $(STAMPS)/installed
	$(call heading,Lint)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	$(call heading,Types)
	@$(BIN)/mypy src tests examples
	$(call heading,Import contracts)
	@$(BIN)/lint-imports --no-logo

web-check: web/node_modules/.package-lock.json
	$(call heading,Web client: types and unit tests)
	@cd web && npm run --silent check
	@cd web && npm run --silent test

fast: setup-dev
	$(call heading,Fast tests)
	@$(PYTEST) -q -n $(JOBS) -m "not slow and not browser"

test: lint web-check test-compiled test-plain test-browser

test-compiled: setup-dev
	$(call heading,Tests of the compiled engine and of the server)
	@test -n "$${SERENISSIMA_NO_COMPILE:-}" || ! command -v cc >/dev/null || ls src/serenissima__mypyc*.so >/dev/null 2>&1 || { \
		echo "There is a C compiler, but the engine is not compiled: see what 'make engine' says."; exit 1; }
	@$(PYTEST) -q -n $(JOBS) -m "not browser"

test-plain: setup-dev
	$(call heading,The same rules uncompiled)
	@SERENISSIMA_PLAIN=1 $(PYTEST) -q -n $(JOBS) -m "not browser" tests/contract tests/games tests/core

test-browser: setup-dev chromium
	$(call heading,Tests in a real browser)
	@$(PYTEST) -q -n $(JOBS) -m browser tests/web

chromium:
	@command -v chromium >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			printf '\n\033[1m== %s\033[0m\n' "Installing Chromium"; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
		else \
			echo "The browser tests need Chromium: install it (on Debian, as root: apt-get install chromium)."; exit 1; \
		fi; }

# ---- the rest --------------------------------------------------------------------------------------------------------------

bench: setup-dev $(STAMPS)/bench
	$(call heading,Benchmarks)
	@$(BIN)/serenissima bench --json $(ARGS)

types: $(STAMPS)/dev setup
	@$(BIN)/python -m serenissima.cli.types web/src/types

fonts: $(STAMPS)/dev web/node_modules/.package-lock.json
	@$(BIN)/python web/build/fonts.py

build: setup-dev
	$(call heading,Wheel)
	@rm -rf dist
	@$(BIN)/python -m build --wheel .

# The dev lock decides; the others pick the same versions. No index address is written.
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile -q pyproject.toml --python-version 3.11 --universal \
	--generate-hashes --no-emit-index-url --no-emit-find-links
lock: $(STAMPS)/dev
	$(call heading,Locking dependencies)
	@$(COMPILE) --upgrade --extra dev -o requirements-dev.lock
	@$(COMPILE) --upgrade --extra engine -c requirements-dev.lock -o requirements.lock
	@$(COMPILE) --upgrade --extra bench -c requirements-dev.lock -o requirements-bench.lock
	@cd web && npm update --package-lock-only --no-audit --no-fund

clean:
	rm -rf .venv build dist src/*.egg-info src/serenissima/web_client web/node_modules
	find src -name '*.so' -delete
