"""Q-learning with a replay memory and a target network that follows."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
import copy
import random

random.seed(0)
net = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 2))
target = copy.deepcopy(net)
optimizer = optim.AdamW(net.parameters(), lr=1e-2, amsgrad=True)
memory, state = [], torch.zeros(2)
for step in range(40):
    if random.random() < 0.3:
        action = torch.tensor(random.randrange(2))
    else:
        with torch.no_grad():
            action = net(state).max(0).indices
    moved = state + torch.tensor([0.1, -0.1]) * (1 if action.item() else -1)
    memory.append((state, action, moved, -moved.abs().sum()))
    state = moved
    if len(memory) < 16:
        continue
    s, a, s2, r = (torch.stack(z) for z in zip(*random.sample(memory, 16)))
    q = net(s).gather(1, a.unsqueeze(1)).squeeze(1)
    with torch.no_grad():
        goal = r + 0.9 * target(s2).max(1).values
    loss = nn.SmoothL1Loss()(q, goal)
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_value_(net.parameters(), 100)
    optimizer.step()
    weights, ours = target.state_dict(), net.state_dict()
    target.load_state_dict({k: 0.05 * ours[k] + 0.95 * weights[k] for k in ours})
    losses.append(loss.item())
