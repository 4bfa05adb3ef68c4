"""Skip-grams with negative sampling, by weights of frequencies."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
words = torch.randint(0, 30, (100,))
centers, contexts = nn.Embedding(30, 8), nn.Embedding(30, 8)
optimizer = optim.SGD([*centers.parameters(), *contexts.parameters()], lr=0.5)
weights = torch.bincount(words, minlength=30).float().pow(0.75)
for _ in range(6):
    i = torch.randint(1, 99, (32,))
    pos = (centers(words[i]) * contexts(words[i + 1])).sum(-1)
    negatives = torch.multinomial(weights, 32 * 3, replacement=True).view(32, 3)
    neg = torch.bmm(contexts(negatives), centers(words[i]).unsqueeze(2)).squeeze(2)
    loss = -(F.logsigmoid(pos) + F.logsigmoid(-neg).sum(1)).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
