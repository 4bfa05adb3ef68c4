"""The policy gradient on a corridor, with categorical actions."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
from torch.distributions import Categorical

policy = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 2))
optimizer = optim.Adam(policy.parameters(), lr=1e-2)
for episode in range(6):
    position, saved, rewards = 0.0, [], []
    for t in range(12):
        dist = Categorical(logits=policy(torch.tensor([position, t / 12])))
        action = dist.sample()
        saved.append(dist.log_prob(action))
        position += 0.2 if action.item() else -0.2
        rewards.append(position)
    returns, running = [], 0.0
    for r in reversed(rewards):
        running = r + 0.99 * running
        returns.insert(0, running)
    returns = torch.tensor(returns)
    returns = (returns - returns.mean()) / (returns.std() + 1e-6)
    loss = torch.stack([-lp * g for lp, g in zip(saved, returns)]).sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses += [loss.item(), position]
