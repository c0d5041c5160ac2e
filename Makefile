PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup test bench soak docs types clean

setup: .venv/ready

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable ".[dev]"
	touch $@

test: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 --cov --cov-report=
	$(BIN)/coverage report --include="sparrows/scoring/*,sparrows/rulebooks/*" --fail-under=95

# The same tests over many more random hands and deals.
soak: setup
	SPARROWS_SOAK=20 $(BIN)/pytest -n 2 tests/test_oracles.py tests/test_laws.py tests/test_peers.py \
		tests/play/test_laws.py

bench: setup
	$(BIN)/python -m bench

docs: setup
	$(BIN)/python tools/generate_docs.py
	$(BIN)/python tools/generate_examples.py

# The page's types, from the messages and events of the server.
types: setup
	$(BIN)/python tools/generate_types.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage dist build
