"""Where the time of one call goes: NumPy's own, the kernel's, the look-up's, the node's."""

from __future__ import annotations

import cProfile
import pstats
from typing import Any

import numpy as np

from .calls import SMALL, operands, statements
from .libraries import OURS, Library
from .timing import Effort, Statement, best_of

__all__ = ["profile"]


def profile(name: str, libraries: list[Library]) -> None:
    """Print a breakdown of the call that `name` (a row of the tables) measures, on four elements.

    Raises:
        SystemExit: there is no such row.
    """
    if name not in SMALL:
        raise SystemExit(f"no such operator; there are: {', '.join(SMALL)}")
    spellings, arrays = SMALL[name], operands(2, 2)
    plain = statements(libraries, spellings, arrays, grad=False)
    rows: dict[str, Statement] = {}
    for library in libraries:
        if library.name in plain:
            rows[f"{library.name}, no grad"] = plain[library.name]
    recorded = statements([lib for lib in libraries if lib.variable], spellings, arrays, grad=True)
    rows |= {f"{key}, recording": statement for key, statement in recorded.items()}
    tensor, leaf = plain[OURS].names["x"], recorded[OURS].names["x"]
    from gradsmith.core.state import state
    from gradsmith.core.tensor import wrap_bits

    rows["  a tensor around an array"] = Statement(
        "wrap(a, bits)", {"wrap": wrap_bits, "a": tensor._data_, "bits": tensor._bits_}
    )
    rows["  table[(x._bits_ | y._bits_) & state.mask]"] = Statement(
        "table[(x._bits_ | y._bits_) & state.mask]",
        {
            "x": tensor,
            "y": leaf,
            "state": state,
            "table": {(tensor._bits_ | leaf._bits_) & state.mask: 1},
        },
    )
    rows["  np.add(a, b) of the arrays"] = Statement(
        "add(a, b)", {"add": np.add, "a": arrays["x"], "b": arrays["y"]}
    )
    best = best_of(rows, Effort(25, 0.001))
    print(f"{name}: {plain[OURS].source}, {arrays['x'].size} elements")
    for key, seconds in sorted(best.items(), key=lambda item: item[1]):
        print(f"{key:42s} {seconds * 1e9:9.0f} ns")
    for title, statement in (("no grad", plain[OURS]), ("recording", recorded[OURS])):
        print(f"\nfunctions of one call, {title} (under the profiler, which slows them):")
        _functions(statement)


def _functions(statement: Statement, repeat: int = 20_000) -> None:
    code = compile(f"for _ in range({repeat}):\n    {statement.source}", "<call>", "exec")
    profiler = cProfile.Profile()
    names = dict(statement.names)
    profiler.enable()
    exec(code, names)
    profiler.disable()
    entries: list[tuple[float, float, str]] = []
    stats: Any = pstats.Stats(profiler)
    for (file, line, function), (_, calls, own, _, _) in stats.stats.items():
        if calls >= repeat and file != "<call>":
            where = (
                f"{function}" if file == "~" else f"{function} ({file.rpartition('/')[2]}:{line})"
            )
            entries.append((own / repeat, calls / repeat, where))
    for own, calls, where in sorted(entries, reverse=True)[:12]:
        print(f"  {own * 1e9:7.0f} ns  {calls:4.1f} x  {where}")
