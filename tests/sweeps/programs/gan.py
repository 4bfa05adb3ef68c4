"""A generator and a discriminator that learn against each other."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
gen = nn.Sequential(nn.Linear(4, 16), nn.LeakyReLU(0.2), nn.Linear(16, 2))
dis = nn.Sequential(nn.Linear(2, 16), nn.LeakyReLU(0.2), nn.Linear(16, 1))
opt_g = optim.Adam(gen.parameters(), lr=2e-3, betas=(0.5, 0.999))
opt_d = optim.Adam(dis.parameters(), lr=2e-3, betas=(0.5, 0.999))
bce = nn.BCEWithLogitsLoss()
for _ in range(8):
    real = torch.randn(16, 2) * 0.5 + 2
    fake = gen(torch.randn(16, 4))
    loss_d = bce(dis(real), torch.ones(16, 1)) + bce(dis(fake.detach()), torch.zeros(16, 1))
    opt_d.zero_grad()
    loss_d.backward()
    opt_d.step()
    loss_g = bce(dis(fake), torch.ones(16, 1))
    opt_g.zero_grad()
    loss_g.backward()
    opt_g.step()
    losses += [loss_d.item(), loss_g.item()]
