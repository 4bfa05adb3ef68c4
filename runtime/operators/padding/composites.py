"""Padding by the name of its mode, and circular padding."""

from __future__ import annotations

from gradsmith.generated import functions, nn

from ...core.tensor import Tensor


def pad_circular(self: Tensor, pad: tuple[int, ...]) -> Tensor:
    """`self` continued beyond its last dimensions by its other end; negative numbers cut."""
    rank = len(pad) // 2
    if rank + 1 > self.ndim:
        raise RuntimeError("Invalid padding size, expected 1D, 2D or 3D circular padding")
    result = self
    for number in range(rank):
        axis = self.ndim - 1 - number
        before, after = pad[2 * number : 2 * number + 2]
        size = self.shape[axis]
        if before > size or after > size:
            raise RuntimeError("Padding value causes wrapping around more than once.")
        if before + after + size < 0:
            raise RuntimeError("Negative padding value is resulting in an empty dimension")
        kept = result.narrow(axis, max(-before, 0), size - max(-before, 0) - max(-after, 0))
        parts = [kept]
        if before > 0:
            parts.insert(0, kept.narrow(axis, kept.shape[axis] - before, before))
        if after > 0:
            parts.append(kept.narrow(axis, 0, after))
        result = functions.cat(parts, axis) if len(parts) > 1 else kept
    return result.clone() if result is self or not any(amount > 0 for amount in pad) else result


def pad(self: Tensor, pad: tuple[int, ...], mode: str, value: float | None) -> Tensor:
    """Padding by `mode`."""
    if len(pad) % 2:
        raise RuntimeError("Padding length must be divisible by 2")
    if len(pad) > 2 * self._data_.ndim:
        raise RuntimeError(
            f"Padding length should be less than or equal to two times the input dimension but got "
            f"padding length {len(pad)} and input of dimension {self.ndim}"
        )
    if mode == "constant":
        return functions.constant_pad_nd(self, pad, 0.0 if value is None else float(value))
    if value is not None and value != 0:
        raise RuntimeError(f'Padding mode "{mode}" doesn\'t take in value argument')
    rank = len(pad) // 2
    if mode not in ("reflect", "replicate", "circular"):
        raise NotImplementedError(f"Unrecognised padding mode {mode}")
    if rank not in (1, 2, 3) or self.ndim not in (rank + 1, rank + 2):
        raise NotImplementedError(
            f"Padding size {len(pad)} is not supported for {self.ndim}D input tensor.\n"
            "Supported combinations for non-constant padding:\n"
            "  - 2D or 3D input: padding size = 2 (pads last dimension)\n"
            "  - 3D or 4D input: padding size = 4 (pads last 2 dimensions)\n"
            "  - 4D or 5D input: padding size = 6 (pads last 3 dimensions)"
        )
    match mode:
        case "reflect":
            operators = (nn.reflection_pad1d, nn.reflection_pad2d, nn.reflection_pad3d)
        case "replicate":
            operators = (nn.replication_pad1d, nn.replication_pad2d, nn.replication_pad3d)
        case _:
            return nn._pad_circular(self, pad)
    return operators[rank - 1](self, pad)
