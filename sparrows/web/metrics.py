"""Counters, gauges and histograms, and the text in which Prometheus reads them."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate
from time import perf_counter
from typing import Protocol

CONTENT_TYPE = "text/plain; version=0.0.4"  # the charset is added
USUAL_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Labels = tuple[tuple[str, str], ...]
Sample = tuple[str, Labels, float]  # what is added to the name, the labels, the value


class Metric(Protocol):
    """Something that is measured."""

    name: str
    about: str
    kind: str

    def samples(self) -> Iterable[Sample]:
        """What holds now."""


class Counter:
    """Something that happens, counted from the start of the process; one label at most."""

    kind = "counter"

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name = name
        self.about = about
        self.label = label
        self._counts: dict[str, float] = {} if label else {"": 0.0}
        self._lock = threading.Lock()

    def add(self, amount: float = 1, *, of: str = "") -> None:
        """It happened again; `of` is the value of the label."""
        with self._lock:
            self._counts[of] = self._counts.get(of, 0.0) + amount

    def count(self, of: str = "") -> float:
        """How often it has happened."""
        return self._counts.get(of, 0.0)

    def samples(self) -> Iterator[Sample]:
        with self._lock:
            counts = sorted(self._counts.items())
        for value, count in counts:
            yield "", ((self.label, value),) if self.label else (), count


class Gauge:
    """Something that goes up and down, looked at whenever it is asked for."""

    kind = "gauge"

    def __init__(
        self, name: str, about: str, look: Callable[[], Mapping[str, float]], label: str = ""
    ) -> None:
        self.name = name
        self.about = about
        self.label = label
        self._look = look

    def samples(self) -> Iterator[Sample]:
        for value, number in self._look().items():
            yield "", ((self.label, value),) if self.label else (), number


class Histogram:
    """How long something takes, in seconds."""

    kind = "histogram"

    def __init__(self, name: str, about: str, buckets: tuple[float, ...] = USUAL_BUCKETS) -> None:
        self.name = name
        self.about = about
        self.buckets = buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        self._lock = threading.Lock()

    def observe(self, seconds: float) -> None:
        """It took so long."""
        with self._lock:
            self._counts[bisect_left(self.buckets, seconds)] += 1
            self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """What is done within, if it succeeds."""
        began = perf_counter()
        yield
        self.observe(perf_counter() - began)

    @property
    def count(self) -> int:
        """How often it was observed."""
        return sum(self._counts)

    def samples(self) -> Iterator[Sample]:
        with self._lock:
            counts, total = list(accumulate(self._counts)), self._sum
        for bound, count in zip((*self.buckets, float("inf")), counts, strict=True):
            yield "_bucket", (("le", number_text(bound)),), count
        yield "_sum", (), total
        yield "_count", (), counts[-1]


def number_text(value: float) -> str:
    """As Prometheus writes it."""
    if value == float("inf"):
        return "+Inf"
    return str(int(value)) if value == int(value) else repr(value)


def escaped(text: str) -> str:
    """As it stands in a HELP line."""
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def quoted(text: str) -> str:
    """As it stands in a label."""
    return escaped(text).replace('"', '\\"')


def exposition(metrics: Iterable[Metric]) -> str:
    """The text format of Prometheus, version 0.0.4."""
    lines = []
    for metric in metrics:
        lines.append(f"# HELP {metric.name} {escaped(metric.about)}")
        lines.append(f"# TYPE {metric.name} {metric.kind}")
        for more, labels, value in metric.samples():
            named = ",".join(f'{label}="{quoted(said)}"' for label, said in labels)
            braces = f"{{{named}}}" if named else ""
            lines.append(f"{metric.name}{more}{braces} {number_text(value)}")
    return "\n".join(lines) + "\n"
