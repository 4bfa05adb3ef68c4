"""Ratings by embeddings of users and things, sparse in time."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
users, things = nn.Embedding(10, 4), nn.Embedding(8, 4)
bias = nn.Parameter(torch.zeros(1))
optimizer = optim.Adagrad([*users.parameters(), *things.parameters(), bias], lr=0.1)
u, v, r = torch.randint(0, 10, (60,)), torch.randint(0, 8, (60,)), torch.rand(60) * 5
for epoch in range(4):
    for batch in torch.randperm(60).split(20):
        loss = F.mse_loss((users(u[batch]) * things(v[batch])).sum(1) + bias, r[batch])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
