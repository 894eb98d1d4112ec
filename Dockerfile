# 18CZ server: docker build -t 18cz . && docker run -p 127.0.0.1:1818:1818 -v 18cz:/data 18cz

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE CHANGELOG.md SECURITY.md ./
COPY src src
COPY web web
COPY docs/rules docs/rules
# Strict: the build fails if the page or a compiled module is missing.
RUN CZ18_STRICT=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY deploy/requirements.txt /tmp/requirements.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.txt && rm /tmp/requirements.txt
COPY --from=build /wheels /tmp/wheels
RUN pip install --no-cache-dir --no-deps /tmp/wheels/*.whl && rm -r /tmp/wheels \
    && useradd --system --create-home --home-dir /data --shell /usr/sbin/nologin cz18
USER cz18
WORKDIR /data
VOLUME /data
ENV CZ18_HOST=0.0.0.0 CZ18_DATABASE=/data/games.db PYTHONUNBUFFERED=1
EXPOSE 1818
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as it; it.urlopen('http://127.0.0.1:1818/ready', timeout=2)"]
# 18cz exits within five seconds of SIGTERM.
STOPSIGNAL SIGTERM
CMD ["18cz", "serve"]
