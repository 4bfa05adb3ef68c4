"""Gradients gathered over micro-batches under autocast and a scaler, checkpointed blocks, resuming from a file."""

import io
import os
import tempfile
import zlib
from contextlib import nullcontext

import torch
from torch import nn
from torch.amp import GradScaler, autocast
from torch.utils.checkpoint import checkpoint, checkpoint_sequential

torch.manual_seed(8)
losses = []


class Residual(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.net = nn.Sequential(
            nn.LayerNorm(width), nn.Linear(width, 2 * width), nn.Mish(), nn.Linear(2 * width, width)
        )

    def forward(self, x):
        return x + self.net(x)


class Model(nn.Module):
    def __init__(self, width=16, depth=4):
        super().__init__()
        self.inp, self.out = nn.Linear(5, width), nn.Linear(width, 1)
        self.blocks = nn.ModuleList(Residual(width) for _ in range(depth))
        self.tail = nn.Sequential(
            *[nn.Sequential(nn.Linear(width, width), nn.Hardswish()) for _ in range(4)]
        )

    def forward(self, x):
        x = self.inp(x)
        for block in self.blocks:
            x = checkpoint(block, x, use_reentrant=False)
        x = checkpoint_sequential(self.tail, 2, x, use_reentrant=False)
        return self.out(x)


def make():
    model = Model()
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-2, amsgrad=True)
    scaler = GradScaler("cpu", init_scale=1024.0, growth_interval=3)
    return model, optimizer, scaler


model, optimizer, scaler = make()
x = torch.randn(64, 5)
y = x.prod(1, keepdim=True) + 0.05 * torch.randn(64, 1)
accumulation_steps = 4


def train(steps, use_amp):
    model.train()
    for step in range(steps):
        optimizer.zero_grad(set_to_none=True)
        total = 0.0
        for i, (xb, yb) in enumerate(zip(x.chunk(accumulation_steps), y.chunk(accumulation_steps))):
            with autocast("cpu", dtype=torch.bfloat16) if use_amp else nullcontext():
                pred = model(xb)
                loss = nn.functional.smooth_l1_loss(pred.float(), yb) / accumulation_steps
            scaler.scale(loss).backward()
            total += loss.item()
        scaler.unscale_(optimizer)
        norm = nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()
        losses.append(total if not use_amp else round(total, 2))
        if not use_amp:
            losses.append(norm.item())
    losses.append(scaler.get_scale())


train(5, use_amp=False)
buffer = io.BytesIO()
state = {
    "model": model.state_dict(),
    "optimizer": optimizer.state_dict(),
    "scaler": scaler.state_dict(),
    "rng": torch.get_rng_state(),
    "best": min(losses),
}
torch.save(state, buffer)
train(3, use_amp=False)
buffer.seek(0)
loaded = torch.load(buffer, map_location="cpu", weights_only=True)
model, optimizer, scaler = make()
missing = model.load_state_dict(loaded["model"])
optimizer.load_state_dict(loaded["optimizer"])
scaler.load_state_dict(loaded["scaler"])
torch.set_rng_state(loaded["rng"])
train(3, use_amp=False)
losses += [
    float(len(missing.missing_keys)),
    loaded["best"],
    float(zlib.crc32(str(missing).encode())),
]
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "weights.pt")
    torch.save(model.state_dict(), path)
    again = Model()
    again.load_state_dict(torch.load(path, mmap=True))
losses.append(again(x).sum().item())
train(2, use_amp=True)
losses.append(float(zlib.crc32(repr(model).encode())))
