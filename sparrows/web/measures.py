"""What is counted and timed in this process; nothing here names a table or a person."""

from __future__ import annotations

from sparrows.web.metrics import Counter, Histogram

DECISIONS_STORED = Counter(
    "sparrows_decisions_total", "Decisions that were stored, of people and bots."
)
ANSWERING = Histogram(
    "sparrows_answer_seconds",
    "From a message of a page to the moment when everything said because of it was sent; "
    "advice, which is counted in the background, is left out.",
)
STALLS = Histogram(
    "sparrows_loop_stall_seconds",
    "How long the event loop did nothing else, where that was noticed.",
    (0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
)
COMMITS = Histogram("sparrows_commit_seconds", "Transactions that were committed.")
REFUSED = Counter("sparrows_refusals_total", "What the server refused, by its code.", "code")
CONNECTIONS = Counter("sparrows_connections_total", "Connections to tables that were opened.")
ANSWERS = Counter("sparrows_http_requests_total", "HTTP requests that were answered.", "status")

MEASURES = (DECISIONS_STORED, ANSWERING, STALLS, COMMITS, REFUSED, CONNECTIONS, ANSWERS)
