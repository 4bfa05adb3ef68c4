"""Training saved and gone on with: model, optimizer, scheduler and generators in one file."""

import io

import torch
from torch import nn
from torch.optim.lr_scheduler import CosineAnnealingLR, LinearLR, SequentialLR
from torch.utils.data import DataLoader, Dataset

torch.manual_seed(3)
losses = []


class Pairs(Dataset):
    def __init__(self, count):
        self.x = torch.randn(count, 5)
        self.y = self.x.pow(2).sum(1, keepdim=True).sqrt()

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        return {"x": self.x[index], "y": self.y[index], "id": index}


def collate(items):
    return torch.stack([i["x"] for i in items]), torch.stack([i["y"] for i in items])


def build():
    model = nn.Sequential(
        nn.Linear(5, 16, bias=False), nn.BatchNorm1d(16), nn.Dropout(0.2), nn.Linear(16, 1)
    )
    optimizer = torch.optim.RMSprop(model.parameters(), lr=1e-2, momentum=0.5, centered=True)
    warm = LinearLR(optimizer, 0.1, total_iters=3)
    scheduler = SequentialLR(optimizer, [warm, CosineAnnealingLR(optimizer, 6)], [3])
    return model, optimizer, scheduler


def epoch(model, optimizer, scheduler, loader):
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.smooth_l1_loss(model(x), y)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    scheduler.step()
    losses.append(scheduler.get_last_lr()[0])


loader = DataLoader(Pairs(40), batch_size=16, shuffle=True, collate_fn=collate, drop_last=True)
parts = build()
for _ in range(3):
    epoch(*parts, loader)
file = io.BytesIO()
names = ("model", "optimizer", "scheduler")
state = {name: part.state_dict() for name, part in zip(names, parts)}
torch.save({**state, "rng": torch.get_rng_state(), "epoch": 3}, file)
file.seek(0)
loaded = torch.load(file, weights_only=True)
others = build()
for name, part in zip(names, others):
    part.load_state_dict(loaded[name])
torch.set_rng_state(loaded["rng"])
for _ in range(3):
    epoch(*others, loader)
others[0].eval()
with torch.inference_mode():
    losses.append(others[0](torch.ones(2, 5)).sum().item())
