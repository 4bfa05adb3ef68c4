"""Which composite operators cannot run if a backend lacks an operator.

PyTorch's compositions are written in C++.  gradsmith's have the same names and call the same operators, as far as
PyTorch's source shows.  The result therefore describes gradsmith's compositions of the operators that PyTorch
composes, too.
"""

from __future__ import annotations

from collections.abc import Collection

from ..selection.reach import Program
from ..torch_dialect.release import Release


def compositions_needing(
    missing: Collection[str], release: Release, program: Program
) -> dict[str, tuple[str, ...]]:
    """By packet among `missing`, the packets of PyTorch's compositions that need it; those that most do come first."""
    composed = {
        o.name.partition(".")[0] for o in release.operators.values() if o.kind == "implicit"
    }
    found: dict[str, list[str]] = {packet: [] for packet in missing}
    for packet in sorted(composed & program.packets.keys() - set(missing)):
        for needed in program.composed_of(packet) & found.keys():
            found[needed].append(packet)
    ranked = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return {packet: tuple(needing) for packet, needing in ranked if needing}
