PYTHON ?= python3
BIN := .venv/bin
STATIC := sparrows/web/static/index.html
PAGE := $(wildcard web/package.json)
SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
# For the plain build, where the others run the compiled one: cases, laws, replays and referees, and a share
# of the hands that plain scorers judge. Lines of compiled modules are noted only here.
BOOKS := red sichuan classical popular zung-jung
PLAIN_TESTS := tests/test_cases.py tests/test_laws.py tests/test_builds.py tests/readings tests/scoring tests/play/test_record.py \
	$(foreach book,$(BOOKS),"tests/test_oracles.py::test_agrees_with_the_plain_scorer[$(book)-0]") \
	$(wildcard tests/play/test_referee_*.py)
# What compiled modules are given that nobody should give them, and whole deals beside it.
FUZZED := tests/readings tests/test_malformed.py tests/play/test_laws.py
COMPILED := tools/compile.py $(shell find sparrows -name '*.pxd' -o -name '*.pyx' -o -name '*.h' -o -path '*/readings/*.py' -o -path '*/bots/*.py')

.PHONY: setup play page check check-code check-page test test-page test-training soak measure bench bench-server bench-shards bench-attack docs types clean

setup: .venv/ready .venv/compiled

# What the tests need is more than the table needs, so who is set up for them can play.
.venv/ready: pyproject.toml models/pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable ".[dev]" --editable models
	touch .venv/playable $@

# Says whether modules are compiled, or why not; the package runs either way.
.venv/compiled: .venv/ready $(COMPILED)
	$(BIN)/python tools/compile.py || [ $$? -eq 3 ]
	touch $@

.venv/playable: pyproject.toml models/pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable ".[web,strong]" --editable models
	touch $@

play: .venv/playable $(if $(PAGE),$(STATIC))
	$(BIN)/sparrows play --open

page: $(STATIC)

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	touch $@

$(STATIC): web/node_modules/ready $(SOURCES)
	cd web && npm run build
	touch $@

# In two or three minutes what goes wrong most often: no browser, no thousands of hands and deals.
check: setup
	tools/install_system_packages.sh
	$(MAKE) -j 2 check-code $(if $(PAGE),check-page)
	$(BIN)/pytest -n 2 -m "not slow"

# One process each, so it is looked at beside the page.
check-code: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-page: web/node_modules/ready
	cd web && npm run check && npm test

test: setup
	tools/install_system_packages.sh
	$(MAKE) -j 2 check-code $(if $(PAGE),test-page)
	$(BIN)/pytest -n 2 --cov --cov-report=
	SPARROWS_PURE=1 $(BIN)/pytest -n 2 --cov --cov-append --cov-report= $(PLAIN_TESTS)
	$(BIN)/coverage report --fail-under=95

test-page: check-page
	cd web && npm run build

# The same tests over many more random hands, deals and kills.
soak: setup
	tools/install_system_packages.sh
	SPARROWS_SOAK=20 $(BIN)/pytest -n 2 tests/test_oracles.py tests/test_laws.py tests/test_peers.py \
		tests/play/test_laws.py tests/play/test_default.py tests/play/test_referee_*.py \
		tests/bots/test_master_deals.py \
		tests/web/test_kills.py tests/web/test_sites.py tests/web/test_limits.py \
		tests/web/test_sheet_kills.py tests/web/test_sheet_store.py
	SPARROWS_SOAK=20 $(BIN)/pytest tests/web/test_timing.py
	SPARROWS_SOAK=20 $(BIN)/python -m tools.sanitized $(FUZZED)

# Networks learn in an environment of their own: PyTorch is large, and nothing else needs it.
.venv-training/ready: training/requirements.txt pyproject.toml models/pyproject.toml
	$(PYTHON) -m venv .venv-training
	.venv-training/bin/pip install --quiet --requirement training/requirements.txt --editable . --editable models
	touch $@

test-training: .venv-training/ready
	.venv-training/bin/pytest training/tests

# The page as a slow phone meets it; clocks are real, so the machine should have nothing else to do.
measure: setup page
	tools/install_system_packages.sh
	$(BIN)/python -m tools.measure_page

# Each by itself: a peer that is not there for this platform does not keep the others away.
.venv/peers: bench/peers.txt .venv/ready
	-grep -v '^#' bench/peers.txt | xargs -n 1 $(BIN)/pip install --quiet
	touch $@

bench: setup .venv/peers
	$(BIN)/python -m bench

# A server with 300 tables and the clients that play at them.
bench-server: setup
	$(BIN)/python -m bench.server

# Workers with a share of a core each: how many tables one holds, and two.
bench-shards: setup
	tools/install_system_packages.sh
	$(BIN)/python -m bench.shards

# One that visitors try to take for themselves, and what strangers still have of it.
bench-attack: setup
	$(BIN)/python -m bench.attack

docs: setup
	$(BIN)/python tools/generate_docs.py
	$(BIN)/python tools/generate_examples.py
	$(BIN)/python tools/draw_curves.py

# The page's types, from the messages and events of the server, and deals to test its fold with.
types: setup
	$(BIN)/python tools/generate_types.py
	$(BIN)/python -m tools.generate_fixtures
	$(BIN)/python -m tools.generate_terms
	$(BIN)/python -m tools.generate_patterns
	$(BIN)/python -m tools.generate_sheets
	$(BIN)/python -m tools.generate_deals

clean:
	rm -rf .venv .venv-training .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage dist build
	rm -rf web/node_modules sparrows/web/static sparrows/_compiled
