# Two commands are enough: `make run` and `make test`. Each sets up what it needs; a second call starts in seconds.
PY := .venv/bin/python

.PHONY: run test lint bench soak clean

run:
	@tools/setup.sh run
	@$(PY) -m bot

test: lint
	@$(PY) -m pytest -n 2 --dist worksteal -m "not soak"

lint:
	@tools/setup.sh dev
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@.venv/bin/mypy

bench:
	@tools/setup.sh dev
	@$(PY) -m tools.bench

soak:
	@tools/setup.sh dev
	@$(PY) -m tools.soak

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache out
