# Targets set up what they need (tools/setup.py); only python3 and make are required.

V      := .venv
PY     := $(V)/bin/python
PYTEST := $(PY) -m pytest -q
# One more than the number of cores, because some tests wait for a server or a browser.
JOBS   ?= $(shell python3 -c 'import os; print((os.cpu_count() or 1) + 1)')
# Keep __pycache__ even if the environment disables it: test processes start faster.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help install play test test-full set-up-test set-up-train set-up-docs set-up-wheel debian bench-start docs types lock wheel check bench bench-bots games bench-server attack attack-search soak drill bench-web bench-traffic golden mutate clean

help:
	@echo "make play        set up and play"
	@echo "make test        set up and run the tests (random tests on a seeded subset)"
	@echo "make install     set up only; the command is $(V)/bin/18cz"
	@echo "make test-full   all tests with all random cases"
	@echo "make check       lint, formatting and types of the package and the page"
	@echo "make types       generate the page's types from the API document"
	@echo "make docs        build the documentation: build/docs/index.html"
	@echo "make wheel       build the release files in dist/; fails if the page or a compiled module is missing"
	@echo "make bench       measure the engine, research, environments and routes"
	@echo "make bench-start   time from an empty clone to the page, by stage"
	@echo "make bench-bots    measure the bots and the ladder (GAMES=200 updates docs/bots.md)"
	@echo "make games         play 500 bot games on all boards with all numbers of players (GAMES=500)"
	@echo "make bench-server  measure the server under load"
	@echo "make attack        attack the server and measure the effect on others (ATTACK=--help)"
	@echo "make attack-search search for requests that block the event loop (SEARCH=--help)"
	@echo "make soak          use the server for ten minutes and check its memory (SOAK=--help)"
	@echo "make drill         kill the server and restart PostgreSQL under load (DRILL=--help)"
	@echo "make bench-web     measure the page in a browser"
	@echo "make bench-traffic count the bytes a browser sends and receives per action"
	@echo "make golden      rewrite golden games, perft counts and bot games after an intended rule change"
	@echo "make mutate      break rules one at a time and check that their tests fail"
	@echo "make clean       remove the environment and everything built"

# Editable: tests and games run the working tree.
install:
	@python3 tools/setup.py install

play:
	@python3 tools/setup.py play
	@$(V)/bin/18cz serve --open --log-level warning $(SERVE)

set-up-test set-up-train set-up-docs set-up-wheel:
	@python3 tools/setup.py $(@:set-up-%=%)

test: set-up-test
	$(PYTEST) -n $(JOBS) --dist worksteal tests

# Only the full run installs PyTorch, which is large; training needs it.
test-full: set-up-train
	$(PYTEST) -n $(JOBS) --dist worksteal --full --timeout 3600 tests

# Installs missing Debian packages that the tests need, if possible.
debian:
	@sh tools/ensure_debian.sh

# Warnings are errors. The pages load nothing from other hosts, so they can be read from disk.
docs: set-up-docs
	$(PY) -m sphinx -q -W --keep-going -b html docs build/docs
	@echo "build/docs/index.html"

# Writes web/src/net/contract.ts; a test fails if it is out of date.
types: set-up-test
	$(PY) tools/page_types.py

# A source distribution and a wheel; fails if the page or a compiled module is missing.
wheel: set-up-wheel
	CZ18_STRICT=1 $(PY) -m build --no-isolation --outdir dist
	$(PY) tools/release.py files dist

# Updates the locked server dependencies with their hashes.
lock: set-up-test
	@command -v uv >/dev/null || test -x $(V)/bin/uv || $(PY) -m pip install -q uv
	$$(command -v uv || echo $(V)/bin/uv) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --upgrade --extra cli --extra postgres pyproject.toml -o deploy/requirements.txt

# Part of make test; takes about a minute.
check: set-up-test
	$(PYTEST) -n $(JOBS) tests/project/test_tooling.py

# Empty clone and empty home directory to the page, by stage (RUNS=3).
bench-start:
	python3 tools/time_first_start.py --runs $(or $(RUNS),3)

# chess_v6 of PettingZoo, which the environments are compared with, needs two packages.
bench: set-up-test
	-@$(PY) -c 'import chess, pygame' 2>/dev/null || $(PY) -m pip install -q chess pygame-ce
	$(PY) benchmarks/bench_engine.py
	$(PY) benchmarks/bench_research.py
	$(PY) benchmarks/bench_environments.py
	$(PY) benchmarks/bench_routes.py

# GAMES=200 updates the ladder in docs/bots.md and docs/images/ladder.json. BARON=300 plays all missing games of the Baron.
bench-bots: set-up-test
	$(PY) benchmarks/bench_baron.py --games $(or $(BARON),12) --jobs $(JOBS)
	$(PY) benchmarks/bench_bots.py --games $(or $(GAMES),12) --jobs $(JOBS)

# Stops at the first illegal action, stall or crash.
games: install
	$(V)/bin/18cz simulate --board all --seats apprentice,engineer,tycoon,magnate --nodes 100 \
	  --games $(or $(GAMES),500) --jobs $(JOBS)

bench-server: set-up-test
	$(PY) benchmarks/bench_server.py

# ATTACK="--only previews --source ../other/src" runs one attack on another checkout.
attack: set-up-test
	$(PY) -m benchmarks.attack $(ATTACK)

# SEARCH="--minutes 60 --seed 1" continues the search with that seed.
attack-search: set-up-test
	$(PY) -m benchmarks.attack_search $(SEARCH)

soak: set-up-test
	$(PY) -m benchmarks.soak $(SOAK)

drill: set-up-test
	$(PY) -m benchmarks.drill $(DRILL)

bench-web: set-up-test
	$(PY) benchmarks/bench_web.py

bench-traffic: set-up-test
	$(PY) benchmarks/bench_traffic.py

# Review the diff afterwards.
golden: set-up-test
	PYTHONPATH=tests $(PY) -m transcripts.writing
	PYTHONPATH=tests $(PY) -m perft.counting
	PYTHONPATH=tests $(PY) -m guard.writing --jobs $(JOBS)

mutate: set-up-test
	$(PY) tools/mutate.py --jobs $(JOBS)

clean:
	rm -rf $(V) dist build docs/generated web/node_modules src/cz18/web/dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find src \( -name '*.so' -o -name '*.pyd' -o -name '_kernel*.c' \) -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
