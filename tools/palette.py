"""Pictures of few colours: a screenshot becomes a PNG of a fraction of its size."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np

Pixels = np.ndarray[Any, np.dtype[np.uint8]]
Colours = np.ndarray[Any, np.dtype[np.int64]]


def reduced(pixels: Pixels, most: int) -> tuple[Pixels, Pixels]:
    """A palette of at most so many colours, and for each pixel its place there."""
    height, width, _ = pixels.shape
    packed = pixels.reshape(-1, 3).astype(np.int64) @ np.array([65536, 256, 1])
    values, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack([values >> 16, values >> 8 & 255, values & 255], axis=1)
    boxes = [np.arange(len(values))]
    while len(boxes) < most:
        widest = max(range(len(boxes)), key=lambda at: spread(boxes[at], colours, counts))
        box = boxes.pop(widest)
        if len(box) < 2:
            boxes.append(box)
            break
        boxes += halves(box, colours)
    palette = np.array(
        [np.average(colours[box], axis=0, weights=counts[box]) for box in boxes]
    ).round()
    place = np.empty(len(values), dtype=np.uint8)
    for number, box in enumerate(boxes):
        place[box] = number
    return palette.astype(np.uint8), place[where].reshape(height, width)


def spread(box: Colours, colours: Colours, counts: Colours) -> float:
    """How different the colours of a box are, more where many pixels have them."""
    return float(np.ptp(colours[box], axis=0).max()) * float(counts[box].sum()) ** 0.15


def halves(box: Colours, colours: Colours) -> list[Colours]:
    """The box cut in the middle of the channel that differs most."""
    channel = colours[box, int(np.ptp(colours[box], axis=0).argmax())]
    low = channel <= (channel.min() + channel.max()) // 2
    return [box[low], box[~low]]


def png(palette: Pixels, places: Pixels) -> bytes:
    """A PNG with a palette."""
    height, width = places.shape
    rows = np.hstack([np.zeros((height, 1), dtype=np.uint8), places])
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        chunk(kind, data)
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", palette.tobytes()),
            (b"IDAT", zlib.compress(rows.tobytes(), 9)),
            (b"IEND", b""),
        )
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
