"""RealNVP by hand: masked couplings, invertible 1x1 mixing by PLU, activation norm set by the first batch, sampling."""

import numpy as np
import torch
import torch.nn as nn
from torch import distributions

torch.manual_seed(31)
losses = []


class ActNorm(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.loc, self.log_scale = nn.Parameter(torch.zeros(dim)), nn.Parameter(torch.zeros(dim))
        self.register_buffer("initialized", torch.tensor(0, dtype=torch.uint8))

    def forward(self, x):
        if self.initialized.item() == 0:
            with torch.no_grad():
                self.loc.data.copy_(-x.mean(0))
                self.log_scale.data.copy_(-torch.log(x.std(0) + 1e-6))
            self.initialized.fill_(1)
        return (x + self.loc) * self.log_scale.exp(), self.log_scale.sum().expand(x.size(0))

    def inverse(self, z):
        return z * torch.exp(-self.log_scale) - self.loc


class InvertibleLinear(nn.Module):
    def __init__(self, dim):
        super().__init__()
        Q = torch.linalg.qr(torch.randn(dim, dim))[0]
        P, L, U = torch.linalg.lu(Q)
        self.register_buffer("P", P)
        self.L, self.S, self.U = (
            nn.Parameter(L),
            nn.Parameter(U.diag()),
            nn.Parameter(torch.triu(U, diagonal=1)),
        )

    def _weight(self):
        L = torch.tril(self.L, diagonal=-1) + torch.diag(torch.ones(self.L.shape[0]))
        U = torch.triu(self.U, diagonal=1) + torch.diag(self.S)
        return self.P @ L @ U

    def forward(self, x):
        return x @ self._weight(), torch.sum(torch.log(torch.abs(self.S))).repeat(len(x))

    def inverse(self, z):
        return z @ torch.inverse(self._weight())


class Coupling(nn.Module):
    def __init__(self, dim, mask):
        super().__init__()
        net = lambda last: nn.Sequential(
            nn.Linear(dim, 16), nn.LeakyReLU(), nn.Linear(16, dim), last
        )
        self.mask = nn.Parameter(mask, requires_grad=False)
        self.s, self.t = net(nn.Tanh()), net(nn.Identity())

    def forward(self, x):
        x_ = x * self.mask
        s, t = self.s(x_) * (1 - self.mask), self.t(x_) * (1 - self.mask)
        return x_ + (1 - self.mask) * (x * torch.exp(s) + t), s.sum(dim=1)

    def inverse(self, z):
        z_ = self.mask * z
        s, t = self.s(z_) * (1 - self.mask), self.t(z_) * (1 - self.mask)
        return (1 - self.mask) * (z - t) * torch.exp(-s) + z_


masks = torch.from_numpy(np.array([[0, 1], [1, 0]] * 2).astype(np.float32))
flows = nn.ModuleList()
for mask in masks:
    flows.extend([ActNorm(2), InvertibleLinear(2), Coupling(2, mask)])
prior = distributions.MultivariateNormal(torch.zeros(2), torch.eye(2))
angle = torch.rand(60) * np.pi
data = torch.stack([angle.cos(), angle.sin() - 0.3 * (angle > 1).float()], 1) + 0.05 * torch.randn(
    60, 2
)
trainable = [p for p in flows.parameters() if p.requires_grad]
optimizer = torch.optim.Adam(trainable, lr=5e-3, weight_decay=1e-5)
for step in range(15):
    z, total = data, torch.zeros(60)
    for flow in flows:
        z, log_det = flow(z)
        total += log_det
    loss = -(prior.log_prob(z) + total).mean()
    optimizer.zero_grad()
    loss.backward(retain_graph=False)
    optimizer.step()
    losses.append(loss.item())
with torch.no_grad():
    x = z
    for flow in reversed(flows):
        x = flow.inverse(x)
    losses.append(torch.linalg.matrix_norm(prior.precision_matrix).item())
    sample = prior.sample(torch.Size([5]))
    for flow in flows[::-1]:
        sample = flow.inverse(sample)
losses += sample.flatten().tolist()
jacobian = torch.autograd.functional.jacobian(lambda v: flows[2](v[None])[0][0], data[0])
losses += [torch.slogdet(jacobian)[1].item(), flows[2](data[:1])[1].item()]
