"""Clusters and principal components: no gradients, much indexing."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
x = torch.cat([torch.randn(20, 3) + c for c in (0, 4, 8)])
centers = x[torch.randperm(60)[:3]]
for _ in range(5):
    nearest = torch.cdist(x, centers).argmin(1)
    centers = torch.stack(
        [x[nearest == k].mean(0) if (nearest == k).any() else centers[k] for k in range(3)]
    )
    losses.append((x - centers[nearest]).pow(2).sum().item())
u, s, v = torch.linalg.svd(x - x.mean(0), full_matrices=False)
losses += s.tolist() + torch.cov(x.T).diagonal().tolist()
values, counts = torch.unique(nearest, return_counts=True)
losses += counts.float().tolist() + torch.topk(s, 2).values.tolist()
