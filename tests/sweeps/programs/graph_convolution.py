"""Two layers of a graph network with a normalized adjacency."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
adj = (torch.rand(12, 12) < 0.3).float()
adj = ((adj + adj.T) > 0).float() + torch.eye(12)
deg = adj.sum(1).rsqrt()
norm = deg[:, None] * adj * deg[None, :]
w1, w2 = nn.Parameter(torch.empty(5, 8)), nn.Parameter(torch.empty(8, 3))
nn.init.xavier_uniform_(w1)
nn.init.xavier_normal_(w2)
x, y = torch.randn(12, 5), torch.randint(0, 3, (12,))
optimizer = optim.Adam([w1, w2], lr=0.05, weight_decay=5e-4)
for _ in range(10):
    h = F.dropout(F.relu(norm @ (x @ w1)), 0.5)
    loss = F.cross_entropy(norm @ (h @ w2), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
