"""A Gaussian process that learns its length scale, drawn with what it is sure of.

    python examples/gaussian_process.py [--steps 100] [--picture process.svg]

The marginal likelihood and the prediction are those of Rasmussen and Williams, "Gaussian processes for machine
learning" (2006), algorithm 2.1, by the Cholesky factor of the covariance.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from progress import Progress

import gradsmith as gs
import gradsmith.nn.functional as F
from gradsmith import nn, optim


class GaussianProcess(nn.Module):
    """Values at places, correlated over a length scale, and noise."""

    def __init__(self, x: gs.Tensor, y: gs.Tensor) -> None:
        super().__init__()
        self.x, self.y = x, y
        self.raw = nn.Parameter(gs.zeros(3, dtype=x.dtype))

    def kernel(self, a: gs.Tensor, b: gs.Tensor) -> gs.Tensor:
        """The covariance of the values at `a` and at `b`."""
        length, scale = F.softplus(self.raw[0]), F.softplus(self.raw[1])
        return scale * gs.exp(-0.5 * ((a[:, None] - b[None, :]) / length) ** 2)

    def factor(self) -> tuple[gs.Tensor, gs.Tensor]:
        """The Cholesky factor of the data's covariance, and what it makes of the data."""
        noise = F.softplus(self.raw[2]) + 1e-6
        covariance = self.kernel(self.x, self.x) + noise * gs.eye(len(self.x), dtype=self.x.dtype)
        factor = gs.linalg.cholesky(covariance)
        return factor, gs.cholesky_solve(self.y[:, None], factor)

    def loss(self) -> gs.Tensor:
        """The negative logarithm of the marginal likelihood."""
        factor, weights = self.factor()
        fit = 0.5 * (self.y @ weights[:, 0]) + factor.diagonal().log().sum()
        return fit + 0.5 * len(self.y) * math.log(2 * math.pi)

    def predict(self, places: gs.Tensor) -> tuple[gs.Tensor, gs.Tensor]:
        """Mean and standard deviation of the values at other places."""
        with gs.no_grad():
            factor, weights = self.factor()
            across = self.kernel(self.x, places)
            mean = (across.T @ weights)[:, 0]
            explained = gs.linalg.solve_triangular(factor, across, upper=False).square().sum(0)
            return mean, (F.softplus(self.raw[1]) - explained).clamp(min=0).sqrt()


def draw(path: str, gp: GaussianProcess) -> None:
    """Data as dots, the mean as a line, two standard deviations as a band."""
    places = gs.linspace(-0.5, 6.8, 120, dtype=gs.float64)
    mean, deviation = gp.predict(places)

    def points(x: gs.Tensor, y: gs.Tensor) -> list[str]:
        return [f"{40 + 90 * a:.1f},{160 - 60 * b:.1f}" for a, b in zip(x.tolist(), y.tolist())]

    upper, lower = (points(places, mean + sign * 2 * deviation) for sign in (1, -1))
    dots = (point.split(",") for point in points(gp.x, gp.y))
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="680" height="320" viewBox="0 0 680 320">',
        '<rect width="680" height="320" fill="white"/>',
        f'<polygon points="{" ".join(upper + lower[::-1])}" fill="#cfe1f0"/>',
        f'<polyline points="{" ".join(points(places, mean))}" fill="none" stroke="#1b6ca8" stroke-width="2"/>',
        *(f'<circle cx="{x}" cy="{y}" r="3" fill="#c2571a"/>' for x, y in dots),
        "</svg>\n",
    ]
    Path(path).write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--picture", default="process.svg")
    arguments = parser.parse_args()
    gs.manual_seed(arguments.seed)

    x = (gs.rand(30, dtype=gs.float64) * 6.3).sort().values
    x = x[(x < 2.5) | (x > 4)]  # a gap in which it cannot be sure
    y = gs.sin(x) + 0.1 * gs.randn(len(x), dtype=gs.float64)
    gp = GaussianProcess(x, y)
    optimizer = optim.Adam(gp.parameters(), lr=0.1)
    progress = Progress(range(arguments.steps), "learning")
    for _ in progress:
        loss = gp.loss()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        progress.say(f"loss {loss.item():.3f}")
    length, scale, noise = F.softplus(gp.raw.detach()).tolist()
    draw(arguments.picture, gp)
    print(
        f"length {length:.2f}, variance {scale:.2f}, noise {noise:.4f}; look at {arguments.picture}"
    )


if __name__ == "__main__":
    main()
