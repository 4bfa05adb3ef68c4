"""A small perceptron with dropout on random classes, in shuffled batches."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.randn(96, 10), torch.randint(0, 4, (96,)))
model = nn.Sequential(nn.Linear(10, 32), nn.ReLU(), nn.Dropout(0.2), nn.Linear(32, 4))
optimizer = optim.SGD(model.parameters(), lr=0.1, momentum=0.9, weight_decay=1e-4)
criterion = nn.CrossEntropyLoss(label_smoothing=0.1)
for epoch in range(3):
    for inputs, targets in DataLoader(data, batch_size=16, shuffle=True):
        optimizer.zero_grad()
        loss = criterion(model(inputs), targets)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
model.eval()
losses.append(criterion(model(data.tensors[0]), data.tensors[1]).item())
