"""Recommendations and tables: embedding bags, a two-tower model with sampled negatives, factorization machines, metrics."""

from collections import OrderedDict, defaultdict

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

torch.manual_seed(20)
np.random.seed(20)
losses = []


class FactorizationMachine(nn.Module):
    def __init__(self, field_dims, embed_dim):
        super().__init__()
        self.offsets = np.array((0, *np.cumsum(field_dims)[:-1]), dtype=np.int64)
        self.fc, self.bias = nn.Embedding(sum(field_dims), 1), nn.Parameter(torch.zeros((1,)))
        self.embedding = nn.Embedding(sum(field_dims), embed_dim, max_norm=1.5)
        nn.init.xavier_uniform_(self.embedding.weight.data)
        self.mlp = nn.Sequential(
            OrderedDict(
                [
                    ("fc1", nn.Linear(len(field_dims) * embed_dim, 8)),
                    ("bn", nn.BatchNorm1d(8)),
                    ("act", nn.ReLU6()),
                    ("out", nn.Linear(8, 1)),
                ]
            )
        )

    def forward(self, x):
        x = x + x.new_tensor(self.offsets).unsqueeze(0)
        e = self.embedding(x)
        square_of_sum = torch.sum(e, dim=1) ** 2
        sum_of_square = torch.sum(e**2, dim=1)
        second = 0.5 * torch.sum(square_of_sum - sum_of_square, dim=1, keepdim=True)
        linear = torch.sum(self.fc(x), dim=1) + self.bias
        return torch.sigmoid((linear + second + self.mlp(e.flatten(1))).squeeze(1))


field_dims = [6, 9, 4]
rows = torch.from_numpy(np.stack([np.random.randint(d, size=90) for d in field_dims], 1))
clicks = ((rows[:, 0] + rows[:, 1]) % 3 == 0).float()
model = FactorizationMachine(field_dims, 4)
optimizer = torch.optim.Adam(params=model.parameters(), lr=0.02, weight_decay=1e-6)
for epoch in range(4):
    for fields, target in zip(rows.split(30), clicks.split(30)):
        loss = nn.BCELoss()(model(fields), target)
        model.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())


class TwoTower(nn.Module):
    def __init__(self, users, items, dim=6):
        super().__init__()
        self.user = nn.Embedding(users, dim)
        self.history = nn.EmbeddingBag(items, dim, mode="sum", include_last_offset=True)
        self.item, self.item_bias = nn.Embedding(items, dim), nn.Embedding.from_pretrained(
            torch.zeros(items, 1), freeze=False
        )
        self.temperature = nn.Parameter(torch.tensor(0.2))

    def forward(self, users, bags, offsets, weights, items):
        u = F.normalize(
            self.user(users) + self.history(bags, offsets, per_sample_weights=weights), dim=-1
        )
        v = F.normalize(self.item(items), dim=-1)
        return (u @ v.T) / self.temperature.clamp(min=0.01) + self.item_bias(items).T


seen = defaultdict(list)
for user, item in zip(*np.nonzero(np.random.rand(12, 20) < 0.3)):
    seen[int(user)].append(int(item))
popularity = torch.zeros(20).index_add_(
    0, torch.tensor(sum(seen.values(), [])), torch.ones(sum(map(len, seen.values())))
)
sampler = torch.distributions.Categorical(probs=popularity.pow(0.75) + 1e-3)
net = TwoTower(12, 20)
optimizer = torch.optim.Adagrad(
    net.parameters(), lr=0.1, lr_decay=0.01, initial_accumulator_value=0.1
)
users = torch.tensor(sorted(seen))
for step in range(8):
    positives = torch.tensor([seen[u][step % len(seen[u])] for u in users.tolist()])
    bags = [
        torch.tensor([i for i in seen[u] if i != p], dtype=torch.long)
        for u, p in zip(users.tolist(), positives.tolist())
    ]
    lengths = torch.tensor([len(b) for b in bags])
    offsets = torch.cat([torch.tensor([0]), lengths.cumsum(0)])
    flat = torch.cat(bags)
    weights = torch.repeat_interleave(1.0 / lengths.clamp(min=1).sqrt(), lengths)
    negatives = sampler.sample((5,))
    logits = net(users, flat, offsets, weights, torch.cat([positives, negatives]))
    logits = logits - torch.log(sampler.probs[torch.cat([positives, negatives])])
    same = positives[:, None] == torch.cat([positives, negatives])[None]
    same.fill_diagonal_(False)
    logits = logits.masked_fill(same, torch.finfo(logits.dtype).min)
    loss = F.cross_entropy(logits, torch.arange(len(users)))
    pairwise = -F.logsigmoid(logits.diagonal() - logits[:, -1]).mean()
    ranking = F.margin_ranking_loss(
        logits.diagonal(), logits[:, -2], torch.ones(len(users)), margin=0.5
    )
    optimizer.zero_grad()
    (loss + pairwise + 0.1 * ranking).backward()
    optimizer.step()
    losses += [loss.item(), pairwise.item()]
with torch.no_grad():
    scores = net(users, flat, offsets, weights, torch.arange(20))
    ranks = scores.argsort(dim=1, descending=True, stable=True).argsort(dim=1)
    truth = torch.zeros(len(users), 20, dtype=torch.bool)
    for row, u in enumerate(users.tolist()):
        truth[row, seen[u]] = True
    gains = torch.where(truth, 1 / torch.log2(ranks + 2.0), torch.zeros(()))
    ideal = (1 / torch.log2(torch.arange(20) + 2.0)).cumsum(0)[truth.sum(1) - 1]
losses += (gains.sum(1) / ideal).tolist()
order = scores.flatten().argsort()
y = truth.flatten()[order].double()
auc = (y * torch.arange(1, len(y) + 1)).sum() - y.sum() * (y.sum() + 1) / 2
losses.append((auc / (y.sum() * (1 - y).sum())).item())
risk, time, event = torch.randn(15, requires_grad=True), torch.rand(15), torch.rand(15) < 0.7
order = torch.argsort(time, descending=True)
cox = -(risk[order] - torch.logcumsumexp(risk[order], 0))[event[order]].mean()
cox.backward()
losses += [cox.item(), *risk.grad.tolist()]
