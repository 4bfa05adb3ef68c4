"""An agent that learns to balance a pole on a cart, by actor and critic.

    python examples/cart_pole.py [--episodes 250] [--curve cart_pole.svg]

The cart is that of Barto, Sutton and Anderson, "Neuronlike adaptive elements that can solve difficult learning control
problems" (1983).
"""

from __future__ import annotations

import argparse
import math

from learning_curve import Curve, write_curves
from progress import Progress

import gradsmith as gs
import gradsmith.nn.functional as F
from gradsmith import nn, optim
from gradsmith.distributions import Categorical

GRAVITY, CART, POLE, LENGTH, FORCE, STEP = 9.8, 1.0, 0.1, 0.5, 10.0, 0.02
LONGEST = 200


class Cart:
    """Place, speed, angle and angular speed; a step pushes to the left or to the right."""

    def reset(self) -> gs.Tensor:
        """Almost upright, at rest."""
        self.state = ((gs.rand(4) - 0.5) * 0.1).tolist()
        return gs.tensor(self.state)

    def step(self, right: bool) -> tuple[gs.Tensor, bool]:
        """The state a fiftieth of a second later, and whether the pole has fallen or the cart is gone."""
        x, speed, angle, turning = self.state
        sine, cosine = math.sin(angle), math.cos(angle)
        push = (FORCE if right else -FORCE) + POLE * LENGTH * turning**2 * sine
        push /= CART + POLE
        inertia = LENGTH * (4 / 3 - POLE * cosine**2 / (CART + POLE))
        twist = (GRAVITY * sine - cosine * push) / inertia
        acceleration = push - POLE * LENGTH * twist * cosine / (CART + POLE)
        self.state = [
            x + STEP * speed,
            speed + STEP * acceleration,
            angle + STEP * turning,
            turning + STEP * twist,
        ]
        return gs.tensor(self.state), abs(self.state[0]) > 2.4 or abs(self.state[2]) > 0.21


class Agent(nn.Module):
    """What to do in a state, and how much there is to come."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(4, 64), nn.Tanh())
        self.actor, self.critic = nn.Linear(64, 2), nn.Linear(64, 1)

    def forward(self, state: gs.Tensor) -> tuple[Categorical, gs.Tensor]:
        """A distribution of actions, and the value."""
        hidden = self.body(state)
        return Categorical(logits=self.actor(hidden)), self.critic(hidden).squeeze(-1)


def returns_of(count: int, fallen: bool, last: float) -> gs.Tensor:
    """Discounted sums of rewards of one each, normalized; `last` is what would come after."""
    found, running = [], 0.0 if fallen else last
    for _ in range(count):
        running = 1 + 0.99 * running
        found.append(running)
    return gs.tensor(found[::-1]) / 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--episodes", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="cart_pole.svg")
    arguments = parser.parse_args()
    gs.manual_seed(arguments.seed)

    cart, agent = Cart(), Agent()
    optimizer = optim.Adam(agent.parameters(), lr=5e-3)
    lengths: list[float] = []
    progress = Progress(range(arguments.episodes), "balancing")
    for _ in progress:
        states: list[gs.Tensor] = []
        actions: list[gs.Tensor] = []
        state, fallen = cart.reset(), False
        while not fallen and len(states) < LONGEST:
            with gs.no_grad():
                action = agent(state)[0].sample()
            states.append(state)
            actions.append(action)
            state, fallen = cart.step(bool(action))
        choice, value = agent(gs.stack(states))
        returns = returns_of(len(states), fallen, agent(state)[1].item() * 100)
        advantage = returns - value.detach()
        policy = -(choice.log_prob(gs.stack(actions)) * advantage).mean()
        loss = policy + F.mse_loss(value, returns) - 0.001 * choice.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        lengths.append(len(states))
        progress.say(f"{sum(lengths[-20:]) / len(lengths[-20:]):.0f} steps")
    mean = [sum(lengths[max(0, i - 19) : i + 1]) / min(i + 1, 20) for i in range(len(lengths))]
    write_curves(
        arguments.curve,
        "Balancing a pole",
        "episode",
        [Curve("steps", lengths), Curve("mean", mean)],
    )
    print(f"balanced for {mean[-1]:.0f} steps of {LONGEST}")


if __name__ == "__main__":
    main()
