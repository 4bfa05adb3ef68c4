"""Tables: for the terminal and for README."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from .libraries import OURS, Library
from .results import Case, Group
from .timing import geometric_mean

__all__ = ["machine", "render_group", "render_summary", "rewrite_readme"]

TITLES = {
    "numpy": "NumPy",
    "torch": "PyTorch",
    "autograd": "HIPS autograd",
    "mygrad": "MyGrad",
    "built-in": "a built-in",
}


def machine(libraries: Iterable[Library]) -> dict[str, str]:
    """Where and with what the figures were measured."""
    versions = {library.name: library.version for library in libraries}
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "simd": _vector_instructions(),
        "cores": str(os.cpu_count()),
        **versions,
    }


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    found = re.search(r"model name\s*:\s*(.*)", text)
    return found[1] if found else platform.processor()


def _vector_instructions() -> str:
    """Which of its vector loops NumPy can use here: rows of large calls depend on it (X86_V3 has AVX2, X86_V4 AVX-512)."""
    extensions = np.show_config(mode="dicts")["SIMD Extensions"]
    return str((extensions.get("found") or extensions["baseline"])[-1])


def _time(seconds: float) -> str:
    for unit, scale in (("ns", 1e9), ("µs", 1e6), ("ms", 1e3)):
        if seconds * scale < 9999.5:
            return (
                f"{seconds * scale:.0f} {unit}"
                if seconds * scale >= 10
                else f"{seconds * scale:.2f} {unit}"
            )
    return f"{seconds:.2f} s"


def _amount(group: Group, measured: float) -> str:
    return f"{measured / (1 << 20):.0f} MiB" if group.unit == "bytes" else _time(measured)


def _rows(group: Group) -> list[tuple[str, list[Case]]]:
    rows: dict[str, list[Case]] = {}
    for case in group.cases:
        rows.setdefault(case.name, []).append(case)
    return list(rows.items())


def render_group(group: Group) -> str:
    """One line per case (several shapes: our middle one's time, geometric means of the ratios)."""
    libraries = group.libraries
    width = max([len(name) for name, _ in _rows(group)] + [14])
    lines = [
        f"{group.title}",
        " " * width + "       ours  " + "".join(f"{'/ ' + TITLES[n]:>17s}" for n in libraries),
    ]
    for name, cases in _rows(group):
        middle = cases[len(cases) // 2]
        cells = []
        for library in libraries:
            ratios = [ratio for case in cases if (ratio := case.ratio(library)) is not None]
            cells.append(f"{geometric_mean(ratios):17.2f}" if ratios else f"{'-':>17s}")
        lines.append(
            f"{name:{width}s} {_amount(group, middle.seconds[OURS]):>10s}  " + "".join(cells)
        )
    if len(group.cases) > 1:
        lines.append(
            f"{'geometric mean':{width}s} {'':>10s}  "
            + "".join(f"{group.mean(name):17.2f}" for name in libraries)
        )
    lines += group.notes
    lines.append(_verdict(group))
    return "\n".join(lines)


def _verdict(group: Group) -> str:
    figure, target = group.figure, group.target
    if figure is None:
        return f"({TITLES[group.baseline]} is not installed: nothing to hold this against)"
    if target is None:
        return "(no target)"
    shown = f"{figure:.0f} ms" if group.unit == "ms" else f"{figure:.2f}"
    bound = (
        f"{target:.0f} ms"
        if group.unit == "ms"
        else f"{target:.2f} of {TITLES[group.baseline]}'s {'memory' if group.unit == 'bytes' else 'time'}"
    )
    return f"=> {shown}; target: at most {bound}: {'met' if figure <= target else 'MISSED'}"


def render_summary(groups: Iterable[Group]) -> str:
    """One line per group."""
    lines = []
    for group in groups:
        lines.append(f"{group.title:58s} {_verdict(group)}")
    return "\n".join(lines)


def render_markdown(groups: Iterable[Group], facts: dict[str, str], command: str) -> str:
    """The table that README shows."""
    lines = [
        "Our time as a fraction of theirs (geometric means; below 1 is faster):",
        "",
        "| | / PyTorch | / NumPy | / HIPS autograd | / MyGrad |",
        "|---|---|---|---|---|",
    ]
    for group in groups:
        if group.unit == "ms":
            case = group.cases[0]
            cells = [
                "–" if n not in case.seconds else f"{case.seconds[n] * 1e3:.0f} ms"
                for n in TITLES_ORDER
            ]
            lines.append(
                f"| {group.title}: {case.seconds[OURS] * 1e3:.0f} ms | " + " | ".join(cells) + " |"
            )
            continue
        if group.baseline not in TITLES_ORDER:  # ours beside ours
            continue
        cells = [f"{group.mean(n):.2f}" if n in group.libraries else "–" for n in TITLES_ORDER]
        lines.append(f"| {group.title} | " + " | ".join(cells) + " |")
    lines += [
        "",
        f"`{command}` on {facts['processor']} ({facts['simd']}), {facts['cores']} cores, Python {facts['python']}, "
        + ", ".join(f"{TITLES[name]} {facts[name]}" for name in TITLES if name in facts)
        + ".",
    ]
    return "\n".join(lines)


TITLES_ORDER = ("torch", "numpy", "autograd", "mygrad")
_BLOCK = re.compile(r"(<!-- benchmarks: begin[^>]*-->\n).*?(<!-- benchmarks: end -->)", re.DOTALL)


def rewrite_readme(path: Path, table: str) -> None:
    """Put the table between README's two marks.

    Raises:
        ValueError: the marks are missing.
    """
    text = path.read_text(encoding="utf-8")
    if not _BLOCK.search(text):
        raise ValueError(f"{path} has no <!-- benchmarks: begin --> … <!-- benchmarks: end -->")
    path.write_text(_BLOCK.sub(lambda m: f"{m[1]}{table}\n{m[2]}", text), encoding="utf-8")
