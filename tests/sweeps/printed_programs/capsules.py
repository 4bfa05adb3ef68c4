"""Capsule network with dynamic routing."""

import argparse
import torch
import torch.nn as nn
import torch.nn.functional as F

parser = argparse.ArgumentParser(description="caps")
parser.add_argument("--lr", type=float, default=0.01)
parser.add_argument("--dtype", default="float32", choices=["float32", "float64"])
args = parser.parse_args([])
torch.manual_seed(10)
torch.set_default_dtype(getattr(torch, args.dtype))


def squash(s, dim=-1, eps=1e-8):
    n = torch.sum(s**2, dim=dim, keepdim=True)
    return n / (1 + n) * s / (torch.sqrt(n) + eps)


class PrimaryCaps(nn.Module):
    def __init__(self, cin, cout, dim, **kw):
        super().__init__()
        self.dim = dim
        self.conv = nn.Conv2d(cin, cout * dim, **kw)

    def forward(self, x):
        out = self.conv(x)
        return squash(out.view(out.size(0), -1, self.dim))


class DigitCaps(nn.Module):
    def __init__(self, n_in, d_in, n_out, d_out, iters=3):
        super().__init__()
        self.iters = iters
        self.W = nn.Parameter(0.01 * torch.randn(1, n_out, n_in, d_out, d_in))

    def forward(self, x):
        b = x.size(0)
        u_hat = torch.matmul(self.W, x[:, None, :, :, None]).squeeze(-1)
        temp = u_hat.detach()
        logits = torch.zeros(b, self.W.shape[1], self.W.shape[2], 1).type_as(x)
        for i in range(self.iters - 1):
            c = logits.softmax(dim=1)
            v = squash((c * temp).sum(dim=2))
            logits += torch.matmul(temp, v.unsqueeze(-1))
        c = F.softmax(logits, dim=1)
        return squash((c * u_hat).sum(dim=2)), c


class CapsNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 8, 5)
        self.primary = PrimaryCaps(8, 4, 4, kernel_size=3, stride=2)
        self.digits = DigitCaps(4 * 4 * 4, 4, 5, 8)
        self.decoder = nn.Sequential(
            nn.Linear(8 * 5, 32), nn.ReLU(True), nn.Linear(32, 13 * 13), nn.Sigmoid()
        )

    def forward(self, x):
        x = F.relu(self.conv(x), inplace=True)
        v, c = self.digits(self.primary(x))
        pred = v.norm(dim=-1)
        mask = torch.eye(5).index_select(dim=0, index=pred.max(dim=1)[1])
        return pred, self.decoder((v * mask[..., None]).reshape(x.size(0), -1)), c


def margin(pred, y, lam=0.5):
    left = F.relu(0.9 - pred) ** 2
    right = F.relu(pred - 0.1) ** 2
    t = F.one_hot(y, 5).to(pred)
    return (t * left + lam * (1 - t) * right).sum(1).mean()


net = CapsNet()
print(net)
x = torch.rand(12, 1, 13, 13)
y = torch.randint(0, 5, (12,))
opt = torch.optim.Adam(net.parameters(), lr=args.lr, amsgrad=True)
sched = torch.optim.lr_scheduler.ExponentialLR(opt, 0.9)
for epoch in range(5):
    opt.zero_grad(set_to_none=False)
    pred, rec, c = net(x)
    loss = margin(pred, y) + 0.0005 * F.mse_loss(rec, x.flatten(1), reduction="sum")
    loss.backward()
    opt.step()
    sched.step()
    print(
        f"epoch {epoch} loss {loss:.5f} acc {(pred.argmax(1) == y).float().mean():.3f} lr {sched.get_last_lr()[0]:.6f}"
    )
print(
    c.squeeze(-1).sum(1)[0, :4],
    [n for n, p in net.named_parameters() if p.grad is not None and p.grad.abs().max() == 0],
)
print({k: tuple(v.shape) for k, v in net.state_dict().items()})
print(opt)
print(opt.state_dict()["state"].keys(), opt.state_dict()["param_groups"])
try:
    net(torch.rand(2, 3, 13, 13))
except RuntimeError as e:
    print(e)
try:
    net(torch.rand(2, 1, 3, 3))
except RuntimeError as e:
    print(e)
try:
    net.load_state_dict({"conv.weight": torch.zeros(8, 1, 3, 3), "extra": torch.ones(1)})
except RuntimeError as e:
    print(e)
