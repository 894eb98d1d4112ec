# make play and make test do their own set-up (tools/setup.py); nothing but python3 and make is needed.

V      := .venv
PY     := $(V)/bin/python
PYTEST := $(PY) -m pytest -q
# One more than there are cores: tests that wait for a server or a browser leave theirs to others.
JOBS   ?= $(shell python3 -c 'import os; print((os.cpu_count() or 1) + 1)')
# Compiled sources are kept (__pycache__), whatever the machine says: every process of the tests starts sooner.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help install play test test-full set-up-test set-up-train set-up-docs set-up-wheel debian bench-start docs lock wheel check bench bench-bots games bench-server attack attack-search soak drill bench-web bench-traffic golden mutate clean

help:
	@echo "make play        set up and play"
	@echo "make test        set up and run the tests (seeded subsets of the random ones)"
	@echo "make install     only set up: the command is $(V)/bin/18cz"
	@echo "make test-full   all tests, all random cases"
	@echo "make check       lint, format and types, of the program and the page"
	@echo "make docs        the documentation: build/docs/index.html"
	@echo "make wheel       what a release is made of, strictly: dist/"
	@echo "make bench       measured speeds"
	@echo "make bench-start   an empty clone to the page, by stage"
	@echo "make bench-bots    the opponents: times, wealth, the ladder (GAMES=200 for the record)"
	@echo "make games         500 games across boards, numbers and mixes of opponents (GAMES=500)"
	@echo "make bench-server  the server under load"
	@echo "make attack        the server under attack, and what others at it notice (ATTACK=--help)"
	@echo "make attack-search requests that hold up the server, searched for (SEARCH=--help)"
	@echo "make soak          the server in use for a while: its memory stays bounded (SOAK=--help)"
	@echo "make drill         200 kill -9 and 50 restarts of PostgreSQL under load (DRILL=--help)"
	@echo "make bench-web     the page in a browser"
	@echo "make bench-traffic what a viewer's browser sends and receives for each action"
	@echo "make golden      golden games and pinned counts anew, after a rule was changed on purpose"
	@echo "make mutate      break rules on purpose; the tests of each must notice"
	@echo "make clean       remove the environment and everything built"

# The working tree is installed as it is (editable), so that tests and games run it.
install:
	@python3 tools/setup.py install

play:
	@python3 tools/setup.py play
	@$(V)/bin/18cz serve --open --log-level warning $(SERVE)

set-up-test set-up-train set-up-docs set-up-wheel:
	@python3 tools/setup.py $(@:set-up-%=%)

test: set-up-test
	$(PYTEST) -n $(JOBS) --dist worksteal tests

# Training needs PyTorch, which is large: only the full run has it.
test-full: set-up-train
	$(PYTEST) -n $(JOBS) --dist worksteal --full tests

# What the tests need beside Python, from Debian, where it is missing and can be had.
debian:
	@sh tools/ensure_debian.sh

# Any warning is a fault; nothing is loaded from elsewhere, so the pages can be read from the disk.
docs: set-up-docs
	$(PY) -m sphinx -q -W --keep-going -b html docs build/docs
	@echo "build/docs/index.html"

# A source distribution and a wheel; fails where the page or a compiled module is missing.
wheel: set-up-wheel
	CZ18_STRICT=1 $(PY) -m build --no-isolation --outdir dist
	$(PY) tools/release.py files dist

# The packages of a server with their hashes, anew.
lock: set-up-test
	@command -v uv >/dev/null || test -x $(V)/bin/uv || $(PY) -m pip install -q uv
	$$(command -v uv || echo $(V)/bin/uv) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --upgrade --extra cli --extra postgres pyproject.toml -o deploy/requirements.txt

# Part of make test; by itself it takes a minute.
check: set-up-test
	$(PYTEST) -n $(JOBS) tests/house/test_workshop.py

# From an empty clone and an empty home to the page, by stage (RUNS=3).
bench-start:
	python3 tools/time_first_start.py --runs $(or $(RUNS),3)

bench: set-up-test
	$(PY) benchmarks/bench_engine.py
	$(PY) benchmarks/bench_research.py
	$(PY) benchmarks/bench_routes.py

# GAMES=200 for the record, which is kept in docs/images.
bench-bots: set-up-test
	$(PY) benchmarks/bench_bots.py --games $(or $(GAMES),12) --jobs $(JOBS)

# Complete games on every board with every number of players and mixes of opponents; a fault ends it.
games: install
	$(V)/bin/18cz simulate --board all --seats apprentice,engineer,tycoon,magnate --nodes 100 \
	  --games $(or $(GAMES),500) --jobs $(JOBS)

bench-server: set-up-test
	$(PY) benchmarks/bench_server.py

# ATTACK="--only previews --source ../other/src": one attack, on the code of another checkout.
attack: set-up-test
	$(PY) -m benchmarks.attack $(ATTACK)

# SEARCH="--minutes 60 --seed 1": it goes on where the search with that seed was left off.
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

# Pinned counts and golden games anew, after a rule was changed on purpose; then read the diff.
golden: set-up-test
	PYTHONPATH=tests $(PY) -m transcripts.writing
	PYTHONPATH=tests $(PY) -m perft.counting

mutate: set-up-test
	$(PY) tools/mutate.py --jobs $(JOBS)

clean:
	rm -rf $(V) dist build docs/generated web/node_modules src/cz18/web/dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find src \( -name '*.so' -o -name '*.pyd' -o -name '_kernel*.c' \) -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
