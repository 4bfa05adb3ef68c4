"""A language model of characters: a small transformer that learns to write like a text.

    python examples/character_model.py [--text FILE] [--steps 300] [--curve characters.svg]

Without a text it learns Python from the source of gradsmith's layers.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from learning_curve import Curve, write_curves
from progress import Progress

import gradsmith as gs
import gradsmith.nn.functional as F
from gradsmith import nn, optim
from gradsmith.nn.utils import clip_grad_norm_

CONTEXT, WIDTH, HEADS, LAYERS = 32, 64, 4, 2


class Block(nn.Module):
    """Attention to what came before, and a perceptron, each beside the identity."""

    def __init__(self) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.mlp = nn.Sequential(
            nn.Linear(WIDTH, 4 * WIDTH), nn.GELU(), nn.Linear(4 * WIDTH, WIDTH)
        )

    def forward(self, x: gs.Tensor) -> gs.Tensor:
        """Sequences (batch, length, width) to the same shape."""
        batch, length, _ = x.shape
        parts = self.qkv(self.norm1(x)).view(batch, length, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        heads = F.scaled_dot_product_attention(parts[0], parts[1], parts[2], is_causal=True)
        x = x + self.out(heads.transpose(1, 2).reshape(batch, length, WIDTH))
        result: gs.Tensor = x + self.mlp(self.norm2(x))
        return result


class CharacterModel(nn.Module):
    """What character comes next, for every place of a sequence."""

    def __init__(self, vocabulary: int) -> None:
        super().__init__()
        self.token, self.place = nn.Embedding(vocabulary, WIDTH), nn.Embedding(CONTEXT, WIDTH)
        self.blocks = nn.Sequential(*(Block() for _ in range(LAYERS)))
        self.norm, self.head = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, vocabulary)

    def forward(self, tokens: gs.Tensor) -> gs.Tensor:
        """Logits (batch, length, vocabulary) of tokens (batch, length)."""
        x = self.token(tokens) + self.place(gs.arange(tokens.shape[1]))
        logits: gs.Tensor = self.head(self.norm(self.blocks(x)))
        return logits

    def write(self, tokens: gs.Tensor, length: int) -> gs.Tensor:
        """`tokens` (1, n), gone on with by `length` draws."""
        with gs.no_grad():
            for _ in range(length):
                probabilities = self(tokens[:, -CONTEXT:])[:, -1].softmax(-1)
                tokens = gs.cat([tokens, gs.multinomial(probabilities, 1)], 1)
        return tokens


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--text", default=str(Path(gs.__file__).parent / "nn" / "module.py"))
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--curve", default="characters.svg")
    arguments = parser.parse_args()
    gs.manual_seed(arguments.seed)

    text = Path(arguments.text).read_text(encoding="utf-8")
    characters = sorted(set(text))
    numbers = {character: number for number, character in enumerate(characters)}
    data = gs.tensor([numbers[character] for character in text])
    model = CharacterModel(len(characters))
    optimizer = optim.AdamW(model.parameters(), lr=3e-3)
    schedule = optim.lr_scheduler.CosineAnnealingLR(optimizer, arguments.steps)
    losses = []
    progress = Progress(range(arguments.steps), "learning")
    for _ in progress:
        starts = gs.randint(len(data) - CONTEXT - 1, (16, 1)) + gs.arange(CONTEXT + 1)
        batch = data[starts]
        loss = F.cross_entropy(model(batch[:, :-1]).flatten(0, 1), batch[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        losses.append(loss.item())
        progress.say(f"loss {loss.item():.3f}")
    model.eval()
    written = model.write(data[None, :1], 200)[0]
    print("".join(characters[int(number)] for number in written))
    write_curves(arguments.curve, "A language model of characters", "step", [Curve("loss", losses)])


if __name__ == "__main__":
    main()
