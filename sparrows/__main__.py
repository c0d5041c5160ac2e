"""`python -m sparrows` is the command `sparrows`."""

from __future__ import annotations

from sparrows.cli.main import main

main()
