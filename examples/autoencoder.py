"""A variational autoencoder of handwritten digits, which writes new ones into a picture.

    python examples/autoencoder.py [--epochs 30] [--picture digits.png]

Above what it draws anew, below digits of the data beside what it makes of them (Kingma and Welling, 2014).
"""

from __future__ import annotations

import argparse

from pictures import tiled, write_png
from progress import Progress
from sklearn.datasets import load_digits  # type: ignore[import-untyped]

import gradsmith as gs
from gradsmith import nn, optim
from gradsmith.distributions import Bernoulli, Independent, Normal, kl_divergence
from gradsmith.utils.data import DataLoader, TensorDataset

LATENT = 6


class Autoencoder(nn.Module):
    """Pictures of 64 pixels, and normal distributions of a few numbers that stand for them."""

    def __init__(self) -> None:
        super().__init__()
        self.encoder = nn.Sequential(nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 2 * LATENT))
        self.decoder = nn.Sequential(nn.Linear(LATENT, 64), nn.ReLU(), nn.Linear(64, 64))

    def encode(self, pictures: gs.Tensor) -> Independent:
        """What may stand for each picture."""
        mean, log_scale = self.encoder(pictures).chunk(2, -1)
        return Independent(Normal(mean, log_scale.exp()), 1)

    def decode(self, latent: gs.Tensor) -> Independent:
        """What a picture may be like."""
        return Independent(Bernoulli(logits=self.decoder(latent)), 1)

    def loss(self, pictures: gs.Tensor) -> gs.Tensor:
        """The negative evidence lower bound, on average."""
        posterior = self.encode(pictures)
        latent = posterior.rsample()
        prior = Independent(Normal(gs.zeros_like(latent), gs.ones_like(latent)), 1)
        likelihood = self.decode(latent).log_prob(pictures.round())
        return (kl_divergence(posterior, prior) - likelihood).mean()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--picture", default="digits.png")
    arguments = parser.parse_args()
    gs.manual_seed(arguments.seed)

    data = gs.tensor(load_digits().data / 16, dtype=gs.float32)
    loader = DataLoader(TensorDataset(data), batch_size=64, shuffle=True)
    model = Autoencoder()
    optimizer = optim.Adam(model.parameters(), lr=3e-3)
    progress = Progress(range(arguments.epochs), "learning")
    for _ in progress:
        total = 0.0
        for (pictures,) in loader:
            loss = model.loss(pictures)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(pictures)
        progress.say(f"loss {total / len(data):.2f}")
    model.eval()
    with gs.no_grad():
        new = model.decode(gs.randn(40, LATENT)).mean
        seen = data[:10]
        again = model.decode(model.encode(seen).mean).mean
    sheet = gs.cat([new, seen, again]).view(-1, 8, 8)
    write_png(arguments.picture, tiled(sheet, 10), scale=6)
    print(f"loss {total / len(data):.2f}; look at {arguments.picture}")


if __name__ == "__main__":
    main()
