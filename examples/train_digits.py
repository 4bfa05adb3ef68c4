"""Train a small convolutional network on scikit-learn's handwritten digits.

    python examples/train_digits.py [--epochs 20] [--seed 0] [--curve learning_curve.svg]

The data are 1,797 images of 8x8 pixels; a fifth of them is kept for testing.  Everything that learns is
written here with nothing but gradsmith: the network as a function of its parameters, and Adam.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator

# Matrices of this size gain nothing from more threads and lose when the machine is busy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from learning_curve import Curve, write_curves
from sklearn.datasets import load_digits  # type: ignore[import-untyped]

import gradsmith as gs
import gradsmith.nn.functional as F

Parameters = dict[str, gs.nn.Parameter]


def make_parameters() -> Parameters:
    """Weights scaled for rectified units (He et al. 2015), biases zero."""

    def weight(*shape: int) -> gs.nn.Parameter:
        inputs = gs.Size(shape[1:]).numel()
        return gs.nn.Parameter(gs.randn(*shape) * (2 / inputs) ** 0.5)

    def bias(outputs: int) -> gs.nn.Parameter:
        return gs.nn.Parameter(gs.zeros(outputs))

    return {
        "conv1": weight(16, 1, 3, 3),
        "conv1_bias": bias(16),
        "conv2": weight(32, 16, 3, 3),
        "conv2_bias": bias(32),
        "hidden": weight(64, 32 * 4 * 4),
        "hidden_bias": bias(64),
        "out": weight(10, 64),
        "out_bias": bias(10),
    }


def classify(p: Parameters, images: gs.Tensor) -> gs.Tensor:
    """Scores (n, 10) of the digits for images (n, 1, 8, 8)."""
    x = F.relu(F.conv2d(images, p["conv1"], p["conv1_bias"], padding=1))
    x = F.relu(F.conv2d(x, p["conv2"], p["conv2_bias"], padding=1))
    x = F.max_pool2d(x, 2).flatten(1)
    x = F.relu(F.linear(x, p["hidden"], p["hidden_bias"]))
    return F.linear(x, p["out"], p["out_bias"])


class Adam:
    """Steps by running averages of the gradient and of its square (Kingma and Ba 2015)."""

    def __init__(
        self, parameters: Parameters, rate: float, betas: tuple[float, float] = (0.9, 0.99)
    ):
        self.parameters = list(parameters.values())
        self.rate, self.betas, self.steps = rate, betas, 0
        self.means = [gs.zeros_like(p) for p in self.parameters]
        self.squares = [gs.zeros_like(p) for p in self.parameters]

    def step(self) -> None:
        """Move every parameter against its gradient, then forget the gradient."""
        self.steps += 1
        first, second = self.betas
        size = self.rate * (1 - second**self.steps) ** 0.5 / (1 - first**self.steps)
        with gs.no_grad():
            for p, mean, square in zip(self.parameters, self.means, self.squares):
                if p.grad is not None:
                    mean.mul_(first).add_(p.grad, alpha=1 - first)
                    square.mul_(second).addcmul_(p.grad, p.grad, value=1 - second)
                    p.addcdiv_(mean, square.sqrt().add_(1e-8), value=-size)
                    p.grad = None


def batches(count: int, size: int) -> Iterator[gs.Tensor]:
    """Positions of all `count` examples in random order, `size` at a time."""
    yield from gs.randperm(count).split(size)


def shifted(images: gs.Tensor) -> gs.Tensor:
    """The images (n, 1, 8, 8) moved by up to one pixel, all alike, so that the network sees more of them."""
    down, right = gs.randint(0, 3, (2,)).tolist()
    return F.pad(images, (1, 1, 1, 1))[:, :, down : down + 8, right : right + 8]


def accuracy(p: Parameters, images: gs.Tensor, digits: gs.Tensor) -> float:
    """The share of images whose digit gets the highest score."""
    with gs.no_grad():
        hits = classify(p, images).argmax(1) == digits
    return float(hits.sum()) / len(images)


def show_graph(tensor: gs.Tensor) -> None:
    """Print the nodes that backward will run, each below the one that feeds it a gradient."""
    assert tensor.grad_fn is not None, "nothing was recorded"
    seen = set()
    stack = [(tensor.grad_fn, 0)]
    while stack:
        node, depth = stack.pop()
        print("  " * depth + node.name() + (" (see above)" if node in seen else ""))
        if node not in seen:
            seen.add(node)
            following = [edge[0] for edge in node.next_functions if edge[0] is not None]
            stack += [(item, depth + 1) for item in reversed(following)]


def show_progress(epoch: int, epochs: int, done: float, text: str) -> None:
    """A bar that redraws itself in a terminal; elsewhere one line for each epoch."""
    if not sys.stdout.isatty() and done < 1:
        return
    bar = "#" * round(30 * done)
    end = "\n" if done == 1 else ""
    start = "\r" if sys.stdout.isatty() else ""
    print(f"{start}epoch {epoch:2d}/{epochs} [{bar:<30}] {text}", end=end, flush=True)


def load() -> tuple[gs.Tensor, gs.Tensor]:
    """Images (1797, 1, 8, 8) with values in [0, 1], and their digits."""
    data = load_digits()
    images = gs.tensor(data.images, dtype=gs.float32).unsqueeze(1) / 16
    return images, gs.from_numpy(data.target).long()


def train(epochs: int, batch_size: int, rate: float) -> tuple[float, list[float], list[float]]:
    """Train from scratch; returns the test accuracy, and losses and accuracies by epoch."""
    images, digits = load()
    order = gs.randperm(len(images))
    images, digits = images[order], digits[order]
    held = len(images) // 5
    test, train_set = (images[:held], digits[:held]), (images[held:], digits[held:])
    parameters = make_parameters()
    optimizer = Adam(parameters, rate)
    losses: list[float] = []
    accuracies: list[float] = []
    count = len(train_set[0])
    for epoch in range(1, epochs + 1):
        optimizer.rate = rate * (1 - (epoch - 1) / epochs)
        total = 0.0
        done = 0
        for chosen in batches(count, batch_size):
            scores = classify(parameters, shifted(train_set[0][chosen]))
            loss = F.cross_entropy(scores, train_set[1][chosen])
            if not losses and not done:
                print("The backward graph of the loss:")
                show_graph(loss)
                print()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(chosen)
            done += len(chosen)
            if done < count:
                show_progress(epoch, epochs, done / count, f"loss {total / done:.4f}")
        losses.append(total / count)
        accuracies.append(accuracy(parameters, *test))
        text = f"loss {losses[-1]:.4f}  test accuracy {accuracies[-1]:.2%}"
        show_progress(epoch, epochs, 1, text)
    return accuracies[-1], losses, accuracies


def main() -> None:
    """Read the command line, train, report, draw."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--batch", type=int, default=32, help="images in a step")
    parser.add_argument("--rate", type=float, default=3e-3, help="learning rate at the start")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--curve", default="learning_curve.svg", help="where to draw the curves")
    options = parser.parse_args()
    gs.manual_seed(options.seed)
    start = time.perf_counter()
    result, losses, accuracies = train(options.epochs, options.batch, options.rate)
    seconds = time.perf_counter() - start
    write_curves(
        options.curve,
        "Handwritten digits",
        "epoch",
        [Curve("training loss", losses), Curve("test accuracy", accuracies)],
    )
    print(f"\ntest accuracy {result:.2%} after {seconds:.1f} s; curves in {options.curve}")


if __name__ == "__main__":
    main()
