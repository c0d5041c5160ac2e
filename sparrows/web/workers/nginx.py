"""`python -m sparrows.web.workers.nginx ADDRESS …`: workers in their order, as nginx knows them."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from sparrows.web.workers.shards import letters_of, preferred

# A worker that does not hold a table answers 503, which does not mean that it is down.
SERVER_LINE = "    server {address} max_fails=0{more};"


def upstream(name: str, addresses: Sequence[str], backups: Sequence[str] = ()) -> list[str]:
    """Workers that are asked in turn, and those that are asked when none of them can answer."""
    return [
        f"upstream {name} {{",
        *(SERVER_LINE.format(address=address, more="") for address in addresses),
        *(SERVER_LINE.format(address=address, more=" backup") for address in backups),
        "}",
    ]


def configuration(addresses: Sequence[str]) -> str:
    """A table is asked for at the worker that usually has it, all else at whoever is next."""
    lines = [
        f"# python -m sparrows.web.workers.nginx {' '.join(addresses)}",
        "map $uri $sparrows_worker {",
        "    default sparrows;",
    ]
    for number in range(len(addresses)):
        letters = re.escape("".join(letters_of(preferred(number, len(addresses)))))
        lines.append(f'    "~/tables/[{letters}]" sparrows_{number};')
    lines += ["}", *upstream("sparrows", addresses)]
    for number, address in enumerate(addresses):
        others = [*addresses[number + 1 :], *addresses[:number]]
        lines += upstream(f"sparrows_{number}", [address], others)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(configuration(sys.argv[1:]))
