"""Programs as one text: each begins with a line ``### its name``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

__all__ = ["FUNCTIONS", "programs"]

FUNCTIONS = """import torch.autograd.graph

def leaf(*values):
    return torch.tensor(list(values), requires_grad=True)

def made(forward, backward=None, base=None, **more):
    members = {"forward": forward, "backward": backward or (lambda ctx, *g: g[0] if len(g) == 1 else g), **more}
    members = {name: staticmethod(f) if callable(f) and type(f).__name__ == "function" else f for name, f in members.items()}
    return type("Made", (base or torch.autograd.Function,), members)
"""
"""What programs of several modules call."""


def programs(
    families: Iterable[tuple[str, str]], functions: str, text: str, reasons: Mapping[str, str]
) -> list[tuple[str, str, str]]:
    """Items of `families` and of `text`, each after `functions`, with what `reasons` says of those that differ."""
    found = dict(families)
    for block in re.split(r"(?m)^### ", text)[1:]:
        name, _, program = block.partition("\n")
        assert name not in found, name
        found[name] = program
    assert reasons.keys() <= found.keys(), reasons.keys() - found.keys()
    return [
        (name, f"{functions}\n{program}", reasons.get(name, "")) for name, program in found.items()
    ]
