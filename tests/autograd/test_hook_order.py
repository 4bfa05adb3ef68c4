"""The order of hooks: each kind, at each place, under each way to run backward, as a table.

The graph is ``x, y -> h -> k -> out``.  Hooks are registered twice at ``x`` and ``h``, the second time
("again") after ``h`` was changed in place where it was, and once at ``k``.  The rows were taken from PyTorch,
with which ``tests/parity/test_autograd_hooks.py`` compares values as well.
"""

import pytest

import gradsmith as gs
from tests.autograd.hook_scenes import KINDS, SHAPES, WAYS, run_scene

NONE: tuple[str, ...] = ()
TENSOR = ("tensor",)
NODE = ("tensor", "pre", "post")
LEAF = ("tensor", "pre", "accumulated", "post")

# For each way: the kinds of hooks that run at k, at h's new value, at its old one, at x; and which tensors
# have a gradient in the end (h and k retain theirs).
TABLE = {
    "backward": (NODE, NODE, NODE, LEAF, "x y h k"),
    "backward to x": (NODE, NODE, NODE, LEAF, "x h k"),
    "backward to h": (NODE, NODE, NONE, NONE, "h k"),
    "backward to x and h": (NODE, NODE, NODE, LEAF, "x h k"),
    "grad of x": (NODE, NODE, NODE, TENSOR, "h k"),
    "grad of h": (NODE, TENSOR, NONE, NONE, "h k"),
    "grad of h and y": (NODE, NODE, NODE, NONE, "h k"),
    "grad of k": (TENSOR, NONE, NONE, NONE, "k"),
    "create_graph": (NODE, NODE, NODE, LEAF, "x y h k"),
}


def expected(way: str, shape: str) -> list[str]:
    at_k, at_new, at_old, at_x, _ = TABLE[way]
    events = [f"{kind} k again" for kind in at_k]
    if shape in ("in place", "view in place"):  # two nodes: the change, and what was changed
        events += [f"{kind} h again" for kind in at_new]
        events += [f"{kind} h" for kind in at_old]
    else:
        events += [f"{kind} {at}" for kind in at_new for at in ("h", "h again")]
    return events + [f"{kind} {at}" for kind in at_x for at in ("x", "x again")]


def _run(way: str, shape: str, kinds: tuple[str, ...]) -> tuple[list[str], str]:
    events: list[str] = []
    gradients: list[str] = []

    def log(*what: object) -> None:
        if what[0] == "grad":
            gradients.extend([str(what[1])] if what[3] is not None else [])
        elif isinstance(what[0], str):
            events.append(f"{what[0]} {what[1]}")

    run_scene(gs, log, way, shape, kinds)
    return events, " ".join(gradients)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("way", WAYS)
def test_order_of_all_kinds_together(way: str, shape: str) -> None:
    assert _run(way, shape, tuple(KINDS)) == (expected(way, shape), TABLE[way][4])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("way", WAYS)
def test_each_kind_alone_runs_where_it_does_among_others(way: str, shape: str, kind: str) -> None:
    events, _ = _run(way, shape, (kind,))
    assert events == [event for event in expected(way, shape) if event.startswith(kind)]
