"""Actor and critic with a shared body and a smooth loss."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
from torch.distributions import Normal


class ActorCritic(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(3, 16)
        self.mu, self.value = nn.Linear(16, 1), nn.Linear(16, 1)
        self.log_std = nn.Parameter(torch.zeros(1))

    def forward(self, s):
        h = torch.tanh(self.body(s))
        return Normal(self.mu(h), self.log_std.exp()), self.value(h).squeeze(-1)


model = ActorCritic()
optimizer = optim.Adam(model.parameters(), lr=5e-3)
state = torch.randn(10, 3)
for _ in range(8):
    dist, value = model(state)
    action = dist.sample()
    reward = -((action.squeeze(-1) - state.sum(-1)) ** 2)
    advantage = reward - value.detach()
    loss = -(dist.log_prob(action).squeeze(-1) * advantage).mean()
    loss = loss + F.smooth_l1_loss(value, reward) - 0.01 * dist.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
