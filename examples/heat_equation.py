"""A physics-informed network that solves the heat equation, drawn over time.

    python examples/heat_equation.py [--steps 1500] [--picture heat.png]

A rod of length 1 whose ends are cold: ``du/dt = a d2u/dx2`` from ``u(x, 0) = sin(pi x)``.  The network never sees the
solution, ``exp(-a pi**2 t) sin(pi x)``: its derivatives have to satisfy the equation (Raissi, Perdikaris and
Karniadakis, 2019).  The picture has the network's heat above the true one, time from left to right.
"""

from __future__ import annotations

import argparse
import math

from pictures import write_png
from progress import Progress

import gradsmith as gs
from gradsmith import nn, optim
from gradsmith.autograd import grad

DIFFUSIVITY = 0.2


def derivative(u: gs.Tensor, of: gs.Tensor) -> gs.Tensor:
    """The derivative of each `u` in its own `of`, to be differentiated again."""
    (found,) = grad(u.sum(), of, create_graph=True)
    assert found is not None
    return found


def residual(net: nn.Module, count: int) -> gs.Tensor:
    """How far the equation is from being satisfied, at random places and times."""
    x, t = gs.rand(count, requires_grad=True), gs.rand(count, requires_grad=True)
    u = net(gs.stack([x, t], -1)).squeeze(-1)
    return derivative(u, t) - DIFFUSIVITY * derivative(derivative(u, x), x)


def boundary(net: nn.Module, count: int) -> gs.Tensor:
    """How far beginning and ends are from what they should be."""
    x, t = gs.rand(count), gs.rand(count)
    begins = net(gs.stack([x, gs.zeros(count)], -1)).squeeze(-1) - gs.sin(math.pi * x)
    ends = [net(gs.stack([gs.full((count,), end), t], -1)).squeeze(-1) for end in (0.0, 1.0)]
    return gs.cat([begins, *ends])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--picture", default="heat.png")
    arguments = parser.parse_args()
    gs.manual_seed(arguments.seed)

    layers: list[nn.Module] = []
    for inputs, outputs in ((2, 32), (32, 32)):
        layers += [nn.Linear(inputs, outputs), nn.Tanh()]
    net = nn.Sequential(*layers, nn.Linear(32, 1))
    optimizer = optim.Adam(net.parameters(), lr=1e-2)
    schedule = optim.lr_scheduler.ExponentialLR(optimizer, 0.03 ** (1 / max(arguments.steps, 1)))
    progress = Progress(range(arguments.steps), "solving")
    for _ in progress:
        loss = residual(net, 128).square().mean() + 10 * boundary(net, 32).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        progress.say(f"loss {loss.item():.2e}")
    x, t = gs.meshgrid(gs.linspace(0, 1, 60), gs.linspace(0, 1, 120), indexing="ij")
    with gs.no_grad():
        found = net(gs.stack([x, t], -1)).squeeze(-1)
    true = gs.exp(-DIFFUSIVITY * math.pi**2 * t) * gs.sin(math.pi * x)
    write_png(arguments.picture, gs.cat([found, gs.ones(2, 120), true]), scale=4)
    print(f"largest error {(found - true).abs().max().item():.4f}; look at {arguments.picture}")


if __name__ == "__main__":
    main()
