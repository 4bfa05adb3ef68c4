"""Gray pictures as PNG files."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import gradsmith as gs


def tiled(pictures: gs.Tensor, columns: int) -> gs.Tensor:
    """Pictures (n, height, width) of numbers of [0, 1] beside and below each other, with lines between."""
    n, height, width = pictures.shape
    rows = -(-n // columns)
    sheet = gs.ones(rows * (height + 1) + 1, columns * (width + 1) + 1)
    for number, picture in enumerate(pictures):
        top, left = 1 + number // columns * (height + 1), 1 + number % columns * (width + 1)
        sheet[top : top + height, left : left + width] = picture
    return sheet


def write_png(path: str | Path, picture: gs.Tensor, scale: int = 1) -> None:
    """Write a picture (height, width) of numbers of [0, 1], each as a square of `scale` pixels."""
    big = picture.detach().repeat_interleave(scale, 0).repeat_interleave(scale, 1)
    pixels = (big.clamp(0, 1) * 255).round().to(gs.uint8)
    height, width = pixels.shape
    lines = b"".join(b"\0" + row.numpy().tobytes() for row in pixels)

    def chunk(kind: bytes, data: bytes) -> bytes:
        checked = kind + data
        return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
    Path(path).write_bytes(b"\x89PNG\r\n\x1a\n" + parts)
