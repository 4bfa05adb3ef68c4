"""A denoising diffusion model on two-dimensional points."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
betas = torch.linspace(1e-4, 0.02, 50)
alphas = torch.cumprod(1 - betas, 0)
net = nn.Sequential(nn.Linear(3, 32), nn.SiLU(), nn.Linear(32, 2))
optimizer = optim.Adam(net.parameters(), lr=1e-2)
data = torch.randn(64, 2) * 0.2 + torch.tensor([1.0, -1.0])
for _ in range(10):
    t = torch.randint(0, 50, (64,))
    noise = torch.randn_like(data)
    a = alphas[t].unsqueeze(1)
    noisy = a.sqrt() * data + (1 - a).sqrt() * noise
    loss = F.mse_loss(net(torch.cat([noisy, t.unsqueeze(1) / 50], 1)), noise)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
x = torch.randn(4, 2)
with torch.no_grad():
    for t in reversed(range(0, 50, 10)):
        eps = net(torch.cat([x, torch.full((4, 1), t / 50)], 1))
        x = (x - betas[t] / (1 - alphas[t]).sqrt() * eps) / (1 - betas[t]).sqrt()
losses += x.flatten().tolist()
