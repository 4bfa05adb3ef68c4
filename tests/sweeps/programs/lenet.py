"""Convolutions, pooling and a schedule on images of noise."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(1)
losses = []


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 6, 5)
        self.conv2 = nn.Conv2d(6, 16, 3)
        self.drop = nn.Dropout2d(0.25)
        self.fc1 = nn.Linear(16 * 2 * 2, 32)
        self.fc2 = nn.Linear(32, 10)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.conv1(x)), 2)
        x = self.drop(F.max_pool2d(F.relu(self.conv2(x)), 2))
        return F.log_softmax(self.fc2(F.relu(self.fc1(torch.flatten(x, 1)))), dim=1)


model = Net()
optimizer = optim.Adadelta(model.parameters(), lr=1.0)
scheduler = optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.7)
x, y = torch.randn(24, 1, 16, 16), torch.randint(0, 10, (24,))
for _ in range(4):
    for start in range(0, 24, 8):
        optimizer.zero_grad()
        loss = F.nll_loss(model(x[start : start + 8]), y[start : start + 8])
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    scheduler.step()
