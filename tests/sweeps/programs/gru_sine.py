"""A GRU that continues a sine, learning by LBFGS."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.gru = nn.GRU(1, 8, batch_first=True)
        self.out = nn.Linear(8, 1)

    def forward(self, x):
        return self.out(self.gru(x)[0])


wave = torch.sin(torch.linspace(0, 12, 40)).reshape(1, 40, 1).double()
model = Net().double()
optimizer = optim.LBFGS(model.parameters(), lr=0.5, max_iter=4)


def closure():
    optimizer.zero_grad()
    loss = F.mse_loss(model(wave[:, :-1]), wave[:, 1:])
    loss.backward()
    return loss


for _ in range(4):
    losses.append(optimizer.step(closure).item())
