"""What `sparrows score --json` does, done by PyMahjongGB: JSON in, JSON out, line by line."""

from __future__ import annotations

import sys

import MahjongGB
import msgspec


def main() -> None:
    decode, encode = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode
    for line in sys.stdin.buffer:
        packs, tiles, *others = decode(line)
        given = tuple(tuple(pack) for pack in packs), tuple(tiles), *others
        fans = MahjongGB.MahjongFanCalculator(*given)
        found = {"value": sum(points for points, _ in fans), "patterns": fans}
        sys.stdout.buffer.write(encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
