"""Figures for whoever runs a server; counts and times, never names, cards or codes."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

TABLES = Counter("spiralhill_tables", "Tables laid.", ["game"], registry=REGISTRY)
ROOMS = Gauge("spiralhill_rooms", "Tables in memory.", registry=REGISTRY)
LINES = Gauge("spiralhill_lines", "Open lines to tables.", registry=REGISTRY)
STEPS = Counter("spiralhill_steps", "Steps that rooms have taken.", registry=REGISTRY)
FAULTS = Counter("spiralhill_faults", "What failed by a fault of ours.", registry=REGISTRY)
REFUSED = Counter("spiralhill_refused", "Requests turned away at the door.", ["why"], registry=REGISTRY)
BRAKED = Counter("spiralhill_braked", "Lines cut for messages that they held back.", registry=REGISTRY)
COMMIT = Histogram(
    "spiralhill_commit_seconds",
    "Seconds until a step was stored.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=REGISTRY,
)
