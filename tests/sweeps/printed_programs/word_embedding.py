"""Skip-gram word vectors with negative sampling: sparse gradients of two tables, and SparseAdam."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(1)
rng = np.random.default_rng(3)
words = "king queen man woman crown throne dog cat bone milk bark purr".split()
groups = [(0, 1, 2, 3, 4, 5), (6, 8, 10), (7, 9, 11)]
corpus = [int(rng.choice(groups[rng.integers(3)])) for _ in range(5)]
while len(corpus) < 600:
    corpus += [int(w) for w in rng.permutation(groups[rng.integers(3)])[:3]]
pairs = [
    (corpus[i], corpus[j])
    for i in range(len(corpus))
    for j in (i - 1, i + 1)
    if 0 <= j < len(corpus)
]
pairs = torch.tensor(pairs)


class SkipGram(nn.Module):
    def __init__(self, count, width):
        super().__init__()
        self.inside = nn.Embedding(count, width, sparse=True)
        self.outside = nn.Embedding(count, width, sparse=True)
        nn.init.uniform_(self.inside.weight, -0.5 / width, 0.5 / width)
        nn.init.zeros_(self.outside.weight)

    def forward(self, centre, context, noise):
        centre = self.inside(centre)
        hits = (centre * self.outside(context)).sum(1)
        misses = torch.bmm(self.outside(noise), centre.unsqueeze(2)).squeeze(2)
        return -(F.logsigmoid(hits) + F.logsigmoid(-misses).sum(1)).mean()


model = SkipGram(len(words), 8)
optimizer = torch.optim.SparseAdam(list(model.parameters()), lr=0.02)
for epoch in range(6):
    total = 0.0
    for batch in pairs.split(64):
        noise = torch.from_numpy(rng.integers(0, len(words), (len(batch), 4)))
        optimizer.zero_grad()
        loss = model(batch[:, 0], batch[:, 1], noise)
        loss.backward()
        optimizer.step()
        total += loss.item() * len(batch)
    print(f"epoch {epoch + 1} loss {total / len(pairs):.4f}")
grad = model.inside.weight.grad
print(grad.is_sparse, grad._nnz() == len(batch), grad.shape, grad.coalesce()._nnz() <= len(words))
vectors = F.normalize(model.inside.weight.detach(), dim=1)
near = (vectors @ vectors.t()).fill_diagonal_(-1).argmax(1)
print(
    "neighbours in the same group:",
    sum(any(i in g and int(n) in g for g in groups) for i, n in enumerate(near)),
)

bags = nn.EmbeddingBag(len(words), 4, mode="mean", sparse=True)
classifier = nn.Linear(4, 3)
optimizers = [
    torch.optim.SGD(bags.parameters(), lr=1.0),
    torch.optim.Adagrad(classifier.parameters(), lr=0.1),
]
texts = torch.tensor([[0, 1, 4], [2, 5, 3], [6, 8, 10], [7, 9, 11]])
kinds = torch.tensor([0, 0, 1, 2])
for step in range(60):
    for each in optimizers:
        each.zero_grad()
    loss = F.cross_entropy(classifier(bags(texts)), kinds)
    loss.backward()
    for each in optimizers:
        each.step()
print(f"loss {loss.item():.3f}", classifier(bags(texts)).argmax(1).tolist())
print(sorted(optimizer.state_dict()["state"][0]), optimizer)
