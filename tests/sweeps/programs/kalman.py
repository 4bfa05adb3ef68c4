"""A linear Gaussian state space model: the Kalman filter's likelihood by LBFGS, then a smoother."""

import math

import torch
from torch import nn
from torch.distributions import MultivariateNormal

torch.manual_seed(0)
torch.set_default_dtype(torch.float64)
losses = []
try:

    class StateSpace(nn.Module):
        def __init__(self):
            super().__init__()
            self.angle = nn.Parameter(torch.tensor(0.2))
            self.log_q = nn.Parameter(torch.full((2,), -2.0))
            self.log_r = nn.Parameter(torch.tensor(-1.0))
            self.register_buffer("H", torch.tensor([[1.0, 0.0]]))

        @property
        def A(self):
            c, s = torch.cos(self.angle), torch.sin(self.angle)
            return 0.98 * torch.stack([torch.stack([c, -s]), torch.stack([s, c])])

        def filter(self, ys):
            A, Q, R = self.A, torch.diag(self.log_q.exp()), self.log_r.exp().view(1, 1)
            m, P, H, I = torch.zeros(2), torch.eye(2), self.H, torch.eye(2)
            total, means, covs = 0.0, [], []
            for y in ys:
                m, P = A @ m, A @ P @ A.T + Q
                S = H @ P @ H.T + R
                L = torch.linalg.cholesky(S)
                v = y - H @ m
                K = torch.cholesky_solve(H @ P, L).T
                w = torch.linalg.solve_triangular(L, v[:, None], upper=False)
                total = (
                    total
                    - 0.5 * (w.square().sum() + math.log(2 * math.pi))
                    - L.diagonal().log().sum()
                )
                m = m + K @ v
                J = I - K @ H
                P = J @ P @ J.mT + K @ R @ K.mT
                means.append(m)
                covs.append(P)
            return total, torch.stack(means), torch.stack(covs)

        def smooth(self, means, covs):
            A, Q = self.A, torch.diag_embed(self.log_q.exp())
            m, P = means[-1], covs[-1]
            out = [m]
            for mf, Pf in zip(reversed(means[:-1]), reversed(covs[:-1])):
                Pp = A @ Pf @ A.T + Q
                G = torch.linalg.solve(Pp, A @ Pf).T
                m, P = mf + G @ (m - A @ mf), Pf + G @ (P - Pp) @ G.T
                out.insert(0, m)
            return torch.stack(out)

    truth, x, ys = torch.tensor(0.5), torch.randn(2), []
    c, s = truth.cos().item(), truth.sin().item()
    rotation = 0.98 * torch.tensor([[c, -s], [s, c]])
    for _ in range(25):
        x = rotation @ x + 0.2 * torch.randn(2)
        ys.append(x[:1] + 0.3 * torch.randn(1))
    ys = torch.stack(ys)
    model = StateSpace()
    optimizer = torch.optim.LBFGS(
        model.parameters(), lr=0.5, max_iter=4, line_search_fn="strong_wolfe"
    )

    def closure():
        optimizer.zero_grad()
        loss = -model.filter(ys)[0]
        loss.backward()
        return loss

    for _ in range(4):
        losses.append(optimizer.step(closure).item())
    with torch.no_grad():
        total, means, covs = model.filter(ys)
        smoothed = model.smooth(means, covs)
    losses += [
        total.item(),
        means.norm().item(),
        smoothed.norm().item(),
        covs.det().log().sum().item(),
    ]
    losses.append(MultivariateNormal(means[-1], covs[-1]).log_prob(smoothed[-2]).item())
    losses += torch.linalg.eigvals(model.A.detach()).abs().tolist()
finally:
    torch.set_default_dtype(torch.float32)
