# Serenissima: `make play` to play, `make test` to check everything, `make help` for the rest.
# Every setup step leaves a stamp in .venv or web/node_modules, so what is up to date is not done again.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.SECONDEXPANSION:
MAKEFLAGS += --no-print-directory

# The first Python that is new enough; 3.11 is preferred, because everything is tested with it.
SYSTEM_PYTHON := $(shell for name in python3.11 python3 python3.12 python3.13 python; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { command -v "$$name"; break; }; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq --retries 2
STAMPS := .venv/.stamps

# The sources of the compiled engine: the marked files, and whatever they may import.
ENGINE := $(shell find src/serenissima/core src/serenissima/games src/serenissima/bots -name '*.py' 2>/dev/null)
# The sources of the web client. The sentences of each game are in its folder.
CLIENT := $(shell find web/src web/build web/public src/serenissima -not -path '*/web_client/*' \
	\( -path 'web/*' -o -name '*.ftl' \) -type f 2>/dev/null) \
	$(wildcard web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json)
# Node builds the client. If the system has none, or one that is too old, it is installed from PyPI into the environment.
NODE := $(shell command -v npm >/dev/null && node -p 'const [a, b] = process.versions.node.split(".").map(Number); \
	a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? "system" : "old"' 2>/dev/null)
NPM := $(if $(filter system,$(NODE)),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm)
NODE_READY := $(if $(filter system,$(NODE)),,$(STAMPS)/node)
# Two jobs at once, if make can keep their output apart.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),-j2 --output-sync=target)

JOBS ?= auto
# Tests start many processes, and cached bytecode saves a good part of the time.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest

heading = @printf '\n\033[1m== %s\033[0m\n' "$(1)"

.PHONY: help play serve possible setup setup-dev check static lint lint-style lint-types lint-imports web-check web-types \
	web-lint web-units fast test test-compiled test-plain test-browser siege soak long fuzz chromium postgres bench types fixtures fonts build lock engine client fresh clean
.DEFAULT_GOAL := help

help:
	@echo "make play     set up what is missing, start the server and open the page"
	@echo "make check    the quick half of the tests: lint, types, import contracts, fast tests"
	@echo "make test     everything, compiled and uncompiled, and in a real browser"
	@echo "make long     the randomised tests, on more matches and positions"
	@echo "make fuzz     100,000 inputs for everything strangers can send to a server: only clear errors are allowed (RUNS=100000)"
	@echo "make siege    every attack at full scale on a server, during a match that must go on (ARGS=\"acting churn\": only these)"
	@echo "make soak     the browser tests ten times, shuffled, with a busy core: lists flaky tests (ROUNDS=10)"
	@echo "make bench    the benchmarks (prints one JSON object)"
	@echo "make types    generate the TypeScript types from the Python types"
	@echo "make fixtures generate the tables for the web client's unit tests"
	@echo "make fonts    rebuild the fonts in web/src/styles/fonts"
	@echo "make engine   compile the engine          make client   build the web client"
	@echo "make build    wheels in dist/             make lock     pin the newest dependencies"
	@echo "make fresh    both commands of the README on empty Debian machines (needs root and debootstrap)"
	@echo "make clean    remove everything that was built"

# ---- playing ---------------------------------------------------------------------------------------------------------------

# Nobody waits for the compiler: if the engine is not compiled yet, the server runs the sources and compiles it in the background.
play:
	@$(MAKE) $(TOGETHER) $(STAMPS)/installed client
	@if $(MAKE) -q $(STAMPS)/engine 2>/dev/null && $(FITS); then \
		$(BIN)/serenissima serve --open --data data $(ARGS); \
	else \
		SERENISSIMA_PLAIN=1 $(BIN)/serenissima serve --open --data data --build-engine "nice -n 10 $(MAKE) engine" $(ARGS); \
	fi

setup: $(STAMPS)/installed engine client

# ---- the environment -------------------------------------------------------------------------------------------------------

# Checked before two jobs start in parallel, each of which would fail with its own message; skipped once they have succeeded.
AT_FIRST = $(if $(wildcard $@),,possible)
possible:
	@test -n "$(SYSTEM_PYTHON)" || { \
		echo "Serenissima needs Python 3.11 or newer; there is $$(python3 --version 2>/dev/null || echo no Python) here"\
			"(on Debian 12 and later: apt-get install python3 python3-venv)."; exit 1; }
	@test -w . || { echo "$(CURDIR) is not writable: clone Serenissima into a folder of your own."; exit 1; }

# The stamp comes last, so that an incomplete environment is made again.
$(STAMPS)/venv: | $$(AT_FIRST)
	$(call heading,Python environment)
	@rm -rf .venv
	@"$(SYSTEM_PYTHON)" -m venv .venv || { rm -rf .venv; \
		echo "Python could not make a virtual environment (see above; on Debian: apt-get install python3-venv)."; exit 1; }
	@mkdir -p $(STAMPS) && touch $@

# Installs a lock file, unless this version of it is already installed.
define install
	@mkdir -p $(STAMPS)
	@sum=$$(sha256sum < $(1)); \
	if [ "$$(cat $@ 2>/dev/null)" != "$$sum" ]; then \
		printf '\n\033[1m== %s\033[0m\n' "$(2)"; \
		$(PIP) --require-hashes -r $(1) || { \
			echo "Not all packages could be installed (see above). Is PyPI in reach, and is there space on the disk?"\
				"What was downloaded is kept: try the same command again."; exit 1; }; \
		echo "$$sum" > $@; \
	fi; touch $@
endef

$(STAMPS)/runtime: requirements.lock | $(STAMPS)/venv
	$(call install,requirements.lock,Locked dependencies)

# One after another: two installations must not run at once.
$(STAMPS)/dev: requirements-dev.lock | $(STAMPS)/runtime
	$(call install,requirements-dev.lock,Locked dependencies for development)

$(STAMPS)/bench: requirements-bench.lock | $(STAMPS)/dev
	$(call install,requirements-bench.lock,Locked dependencies of the benchmarks)

$(STAMPS)/fuzz: requirements-fuzz.lock | $(STAMPS)/dev
	$(call install,requirements-fuzz.lock,Locked dependencies of the fuzzers)

$(STAMPS)/node: requirements-node.lock | $(STAMPS)/runtime
	@echo "$(if $(NODE),This machine's Node is too old,This machine has no Node with npm): installing one from PyPI into the environment (about 65 MB)."
	$(call install,requirements-node.lock,Node)

# The package itself, editable: its metadata and its command. The engine and the client have their own stamps.
$(STAMPS)/installed: pyproject.toml setup.py $(STAMPS)/runtime
	$(call heading,Installing Serenissima)
	@SERENISSIMA_NO_CLIENT=1 SERENISSIMA_NO_COMPILE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

setup-dev: $(STAMPS)/dev setup

# ---- the compiled engine ---------------------------------------------------------------------------------------------------

# Also rebuilds modules that have been lost or damaged.
FITS := $(BIN)/python src/serenissima/_fit.py

engine: $(STAMPS)/engine
	@$(FITS) || { rm -f $(STAMPS)/engine; $(MAKE) $(STAMPS)/engine; }

$(STAMPS)/engine: $(ENGINE) setup.py pyproject.toml $(STAMPS)/installed
	$(call heading,Compiling the engine)
	@$(BIN)/python tools/engine.py || { \
		echo "The engine could not be compiled (see above). Is there space on the disk? Everything works without it, but more slowly."; exit 1; }
	@touch $@

# ---- the web client --------------------------------------------------------------------------------------------------------

client: src/serenissima/web_client/index.html

# On a full disk npm leaves empty files and reports success.
WHOLE := test -s node_modules/.package-lock.json && test -z "$$(find node_modules -name package.json -empty | head -n 1)"

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $$(AT_FIRST) $(NODE_READY)
	$(call heading,Web toolchain)
	@cd web && $(NPM) ci --no-audit --no-fund --loglevel=error && $(WHOLE) || { rm -rf node_modules; \
		echo "Not all npm packages could be installed (see above). Is the npm registry in reach, and is there space on the disk?"\
			"Try the same command again."; exit 1; }
	@touch $@

src/serenissima/web_client/index.html: $(CLIENT) web/node_modules/.package-lock.json
	$(call heading,Building the web client)
	@cd web && $(NPM) run --silent build -- --logLevel warn && test -s ../$@ || { rm -f ../$@; \
		echo "The web client could not be built (see above). Is there space on the disk? Try the same command again."; exit 1; }
	@touch $@

# ---- tests -----------------------------------------------------------------------------------------------------------------

# Checks that need no engine: run in parallel, the longest first, keeping the output of each step together.
STATIC := lint-types web-types web-lint web-units lint-style lint-imports
AT_ONCE := $(MAKE) -j$(shell nproc 2>/dev/null || echo 2) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Everything in parallel, so that no core waits for the longest step.
check: setup-dev
	@echo "Lint, types, import contracts, web checks and fast tests: about a minute; each reports when it is done."
	@$(AT_ONCE) fast $(STATIC)

static: $(STAMPS)/dev $(STAMPS)/installed web/node_modules/.package-lock.json
	@$(AT_ONCE) $(STATIC)

lint: $(STAMPS)/dev $(STAMPS)/installed
	@$(AT_ONCE) $(filter lint-%,$(STATIC))

web-check: web/node_modules/.package-lock.json
	@$(AT_ONCE) $(filter web-%,$(STATIC))

lint-style: $(STAMPS)/dev
	$(call heading,Lint)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

lint-types: $(STAMPS)/dev $(STAMPS)/installed
	$(call heading,Types)
	@$(BIN)/mypy src tests examples tools

lint-imports: $(STAMPS)/dev $(STAMPS)/installed
	$(call heading,Import contracts)
	@$(BIN)/lint-imports --no-logo

web-types: web/node_modules/.package-lock.json
	$(call heading,Web client: types)
	@cd web && $(NPM) run --silent check

web-lint: web/node_modules/.package-lock.json
	$(call heading,Web client: style)
	@cd web && $(NPM) run --silent lint

web-units: web/node_modules/.package-lock.json
	$(call heading,Web client: unit tests)
	@cd web && $(NPM) run --silent test

# Idle processes take over tests from others; browser tests are not even collected.
PARALLEL := -q -n $(JOBS) --dist worksteal --ignore=tests/web
# The tests that also run uncompiled: see "Two speeds from one source" in CONTRIBUTING.md.
PLAIN := tests/contract tests/games tests/core/test_playout.py \
	$(patsubst %,tests/bots/test_%.py,canaletto compare doge exact positions_canal_grande tree turns_venise)

fast: setup-dev
	$(call heading,Fast tests)
	@SERENISSIMA_QUICK=1 $(PYTEST) $(PARALLEL) -m "not slow"

test: static test-compiled test-plain test-browser

test-compiled: setup-dev postgres
	$(call heading,Tests of the compiled engine and of the server)
	@test -n "$${SERENISSIMA_NO_COMPILE:-}" || ! command -v cc >/dev/null || ls src/serenissima_core__mypyc*.so >/dev/null 2>&1 || { \
		echo "There is a C compiler, but the engine is not compiled: run 'make engine' to see why."; exit 1; }
	@$(PYTEST) $(PARALLEL)

test-plain: setup-dev
	$(call heading,Tests of the uncompiled engine)
	@if ls src/serenissima_core__mypyc*.so >/dev/null 2>&1; then \
		SERENISSIMA_PLAIN=1 $(PYTEST) $(PARALLEL) -m "not slow and not once" $(PLAIN); \
	else echo "Nothing is compiled here, so the tests above were these."; fi

long: setup-dev
	$(call heading,More matches and positions)
	@SERENISSIMA_LONG=1 $(PYTEST) $(PARALLEL)
	@SERENISSIMA_LONG=1 SERENISSIMA_PLAIN=1 $(PYTEST) $(PARALLEL) tests/contract tests/games tests/core

# Uncompiled, because compiled code cannot be instrumented. The input of a finding is kept in test-results/fuzz.
RUNS ?= 100000
fuzz: $(STAMPS)/dev $(STAMPS)/installed
	@$(MAKE) $(STAMPS)/fuzz || echo "The fuzzers could not be installed (see above): continuing with what works without them."
	$(call heading,Fuzzing)
	@SERENISSIMA_PLAIN=1 $(BIN)/python -m tests.fuzz.run --runs $(RUNS) $(ARGS)

# Every attack at full scale; make test runs them on a small scale. ARGS="acting churn --seconds 10" runs only some.
siege: setup-dev
	$(call heading,Siege)
	@$(BIN)/python -m tests.siege.run $(ARGS)

test-browser: setup-dev chromium
	$(call heading,Tests in a real browser)
	@$(PYTEST) -q -n $(JOBS) tests/web

# Repeats the browser tests in a different order each time, to find those that fail only now and then.
ROUNDS ?= 10
soak: setup-dev chromium
	$(call heading,Soak: $(ROUNDS) rounds of the browser tests)
	@$(BIN)/python -m tests.web.soak --rounds $(ROUNDS) $(ARGS)

# Without it the tests with PostgreSQL are skipped. Only its programs are needed, not a running database.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			printf '\n\033[1m== %s\033[0m\n' "Installing PostgreSQL"; \
			export DEBIAN_FRONTEND=noninteractive; apt-get update -qq || true; \
			apt-get install -y -qq postgresql-common >/dev/null && \
			sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf && \
			apt-get install -y -qq postgresql >/dev/null || echo "PostgreSQL could not be installed: its tests will be skipped."; \
		fi; }

# Headless Chromium is enough for the tests, and a smaller download.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			printf '\n\033[1m== %s\033[0m\n' "Installing Chromium"; \
			export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
			apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null; \
		else \
			echo "The browser tests need Chromium: install it (on Debian, as root: apt-get install chromium-headless-shell)."; exit 1; \
		fi; }

# ---- the rest --------------------------------------------------------------------------------------------------------------

bench: setup-dev $(STAMPS)/bench
	$(call heading,Benchmarks)
	@$(BIN)/serenissima bench --json $(ARGS)

types: $(STAMPS)/dev setup
	@$(BIN)/python -m serenissima.cli.types web/src/types
	@for toy in web/toy/*/; do SERENISSIMA_GAMES=tests/toy $(BIN)/python -c 'import sys, serenissima; from serenissima.cli import types; \
		print(types.game_file(serenissima.game(sys.argv[1])), end="")' "$$(basename $$toy)" > "$${toy}types.ts"; done

fixtures: $(STAMPS)/dev setup
	@$(BIN)/python -m tests.fixtures

fonts: $(STAMPS)/dev web/node_modules/.package-lock.json
	@$(BIN)/python web/build/fonts.py

# ARGS="--python 3.12 --machine x86_64" builds only some of them.
build: client $(STAMPS)/build
	$(call heading,Source archive and wheels)
	@rm -rf dist
	@$(BIN)/python tools/wheels.py $(ARGS)

$(STAMPS)/build: requirements-build.lock | $(STAMPS)/runtime
	$(call install,requirements-build.lock,Locked dependencies for building wheels)

# The other lock files use the versions of the dev lock. The address of the index is left out.
COMPILE_GROUP = UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile -q --python-version 3.11 --universal \
	--generate-hashes --no-emit-index-url --no-emit-find-links
COMPILE = $(COMPILE_GROUP) pyproject.toml
lock: $(STAMPS)/dev
	$(call heading,Locking dependencies)
	@$(COMPILE) --upgrade --extra dev -o requirements-dev.lock
	@$(COMPILE) --upgrade --extra engine -c requirements-dev.lock -o requirements.lock
	@$(COMPILE) --upgrade --extra bench -c requirements-dev.lock -o requirements-bench.lock
	@$(COMPILE_GROUP) --upgrade --group node -o requirements-node.lock
	@$(COMPILE_GROUP) --upgrade --group compiler -o requirements-compiler.lock
	@$(COMPILE_GROUP) --upgrade --group build -c requirements-dev.lock -o requirements-build.lock
	@$(COMPILE_GROUP) --upgrade --group fuzz -c requirements-dev.lock -o requirements-fuzz.lock
	@cd web && $(NPM) update --package-lock-only --no-audit --no-fund

fresh:
	$(call heading,The two commands of the README on empty machines)
	@python3 tools/fresh.py $(ARGS)

clean:
	rm -rf .venv build dist src/*.egg-info src/serenissima/web_client web/node_modules web/.svelte-check
	rm -f src/serenissima/_engine.json
	find src -name '*.so' -delete
