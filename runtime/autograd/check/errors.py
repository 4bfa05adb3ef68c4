"""The messages of `gradcheck` for wrong derivatives."""

from __future__ import annotations

from typing import NamedTuple

from ...core.namespace import Array, np


class GradcheckError(RuntimeError):
    """What `gradcheck` raises when derivatives are wrong (not when it cannot check them)."""


def mismatch(
    analytical: Array,
    numerical: Array,
    output: int,
    position: int,
    complex_rows: bool = False,
    complex_columns: bool = False,
    *,
    forward: bool = False,
    projected: bool = False,
) -> GradcheckError:
    """The error for matrices that differ: both, and a likely reason where there is one.

    Complex outputs take two rows and complex inputs two columns, real part first.
    """
    mode = "computed with forward mode " if forward else ""
    part = "" if projected else _part(analytical, numerical, complex_rows, complex_columns, forward)
    text = (
        f"{part}Jacobian {mode}mismatch for output {output} with respect to input {position},\n"
        f"numerical:{numerical}\nanalytical:{analytical}\n"
    )
    if complex_rows or complex_columns:
        text += "(Complex numbers are two rows, or columns: the real and the imaginary part.)\n"
    if not projected:
        mistake = likely_mistake(analytical, numerical, complex_rows, complex_columns)
        if mistake is not None:
            text += f"Hint: {_WORDS[mistake.kind].format(mistake.factor)}.\n"
    return GradcheckError(text)


def _part(analytical: Array, numerical: Array, rows: bool, columns: bool, forward: bool) -> str:
    """Which part of complex outputs, in forward mode of complex inputs, is wrong: the imaginary one if both are."""
    if not (columns if forward else rows) or analytical.shape != numerical.shape:
        return ""
    wrong = ~np.isclose(analytical, numerical, 1e-3, 1e-5, equal_nan=True)
    imaginary = (wrong[:, 1::2] if forward else wrong[1::2]).any()
    element = "inputs" if forward else "outputs"
    return f"While considering the {'imaginary' if imaginary else 'real'} part of complex {element} only, "


class Mistake(NamedTuple):
    """What was probably forgotten where a derivative is wrong."""

    kind: str
    """``zero``, ``sign``, ``conjugate``, ``factor`` or ``transpose``."""
    factor: float = 1.0
    """What the analytical matrix has to be multiplied by."""


_WORDS = {
    "zero": "the analytical derivative is zero: is something detached, or None returned?",
    "sign": "they differ by the sign",
    "conjugate": "the analytical one should be conjugated",
    "factor": "the analytical one times {:.6g} is the numerical one",
    "transpose": "the analytical one is the transpose of the numerical one",
}


def likely_mistake(
    analytical: Array, numerical: Array, complex_rows: bool, complex_columns: bool
) -> Mistake | None:
    """Why the matrices differ, where that is easily seen."""
    if analytical.shape != numerical.shape or not numerical.size:
        return None
    if not np.isfinite(numerical).all():
        return None
    if not np.any(analytical):
        return Mistake("zero")

    def same(candidate: Array) -> bool:
        return bool(np.allclose(candidate, numerical, 1e-4, 1e-6))

    if same(-analytical):
        return Mistake("sign")
    flipped = _conjugated(analytical, complex_rows, complex_columns)
    if flipped is not None and same(flipped):
        return Mistake("conjugate")
    largest = np.unravel_index(np.argmax(np.abs(analytical)), analytical.shape)
    factor = float(numerical[largest] / analytical[largest])
    if factor and same(factor * analytical):
        return Mistake("factor", factor)
    square = analytical.ndim == 2 and analytical.shape[0] == analytical.shape[1]
    if square and same(analytical.T):
        return Mistake("transpose")
    return None


def _conjugated(matrix: Array, rows: bool, columns: bool) -> Array | None:
    """The matrix of the conjugate gradient; None where nothing is complex.

    The matrix of ``x -> a x`` is ``[[re, -im], [im, re]]`` for each complex number: conjugating `a` turns the
    sign of what leads from real to imaginary parts and back.
    """
    if not rows and not columns:
        return None
    signs = np.ones(matrix.shape)
    if columns:
        signs[:, 1::2] *= -1
    if rows:
        signs[1::2, :] *= -1
    return matrix * signs
