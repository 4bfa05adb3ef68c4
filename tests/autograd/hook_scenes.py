"""A small graph with hooks of every kind at every place, and the ways to run backward through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["KINDS", "SHAPES", "WAYS", "run_scene"]


def leaf(m: Any, *values: float) -> Any:
    return m.tensor(list(values), requires_grad=True)


class Scene:
    """A small graph, ``x -> h -> (k =) out``, and its places for hooks."""

    def __init__(self, m: Any, log: Callable[..., Any], shape: str) -> None:
        self.m = m
        self.log = log
        self.x = x = leaf(m, 1.0, 2.0)
        self.y = y = leaf(m, 3.0, 4.0)
        h = x * y
        self.before: Any = None
        if shape == "in place":
            self.before = h
        elif shape == "view":
            self.before = h
            h = h.view(2)
        self.h = h
        self.shape = shape

    def finish(self) -> None:
        h = self.h
        if self.shape == "in place":
            h.mul_(2)
        elif self.shape == "view in place":
            h[:1].mul_(2)
        self.k = h * 3
        self.out = self.k.sum()


def _say(scene: Scene, *what: Any) -> Callable[..., None]:
    def hook(*values: Any) -> None:
        scene.log(*what, *[list(v) if isinstance(v, tuple) else v for v in values])

    return hook


KINDS: dict[str, Callable[[Scene, Any, str], None]] = {
    "tensor": lambda s, t, at: t.register_hook(_say(s, "tensor", at)),
    "retain": lambda s, t, at: t.retain_grad(),
    "pre": lambda s, t, at: s.m.autograd.graph.get_gradient_edge(t).node.register_prehook(
        _say(s, "pre", at)
    ),
    "post": lambda s, t, at: s.m.autograd.graph.get_gradient_edge(t).node.register_hook(
        _say(s, "post", at)
    ),
    "accumulated": lambda s, t, at: (
        t.register_post_accumulate_grad_hook(lambda v: s.log("accumulated", at, v.grad))
        if t.is_leaf
        else None
    ),
}

WAYS: dict[str, Callable[[Scene], Any]] = {
    "backward": lambda s: s.out.backward(),
    "backward to x": lambda s: s.out.backward(inputs=[s.x]),
    "backward to h": lambda s: s.out.backward(inputs=[s.h]),
    "backward to x and h": lambda s: s.out.backward(inputs=[s.x, s.h]),
    "grad of x": lambda s: s.log(s.m.autograd.grad(s.out, [s.x])),
    "grad of h": lambda s: s.log(s.m.autograd.grad(s.out, [s.h])),
    "grad of h and y": lambda s: s.log(s.m.autograd.grad(s.out, [s.h, s.y])),
    "grad of k": lambda s: s.log(s.m.autograd.grad(s.out, [s.k])),
    "create_graph": lambda s: s.out.backward(create_graph=True),
}

SHAPES = ("plain", "in place", "view", "view in place")


def run_scene(
    m: Any, log: Callable[..., Any], way: str, shape: str, kinds: tuple[str, ...]
) -> None:
    """Register hooks of `kinds`, some before and some after a change in place, and run backward."""
    scene = Scene(m, log, shape)
    for kind in kinds:
        for at in ("x", "h"):
            KINDS[kind](scene, getattr(scene, at), at)
    scene.finish()
    for kind in kinds:
        for at in ("x", "h", "k"):
            KINDS[kind](scene, getattr(scene, at), f"{at} again")
    WAYS[way](scene)
    for at in ("x", "y", "h", "k"):
        tensor = getattr(scene, at)
        log("grad", at, tensor.retains_grad, tensor.grad)
