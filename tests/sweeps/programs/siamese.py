"""Twin networks with a margin, embeddings normalized."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
net = nn.Sequential(nn.Linear(6, 12), nn.PReLU(), nn.Linear(12, 4))
optimizer = optim.NAdam(net.parameters(), lr=5e-3)
anchor, positive, negative = torch.randn(3, 20, 6)
for _ in range(8):
    a, p, n = (F.normalize(net(z), dim=-1) for z in (anchor, anchor + 0.1 * positive, negative))
    loss = nn.TripletMarginLoss(margin=0.5)(a, p, n) + F.cosine_embedding_loss(
        a, n, -torch.ones(20)
    )
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
