"""A neural radiance field: rays, positional encoding, hierarchical sampling, volume rendering."""

import torch, numpy as np
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(0)
np.random.seed(0)
img2mse = lambda x, y: torch.mean((x - y) ** 2)
mse2psnr = lambda x: -10.0 * torch.log(x) / torch.log(torch.Tensor([10.0]))
to8b = lambda x: (255 * np.clip(x, 0, 1)).astype(np.uint8)


class Embedder:
    def __init__(self, **kwargs):
        self.kwargs = kwargs
        self.create()

    def create(self):
        fns = []
        d = self.kwargs["input_dims"]
        out = 0
        if self.kwargs["include_input"]:
            fns.append(lambda x: x)
            out += d
        bands = 2.0 ** torch.linspace(
            0.0, self.kwargs["max_freq_log2"], steps=self.kwargs["num_freqs"]
        )
        for f in bands:
            for p in self.kwargs["periodic_fns"]:
                fns.append(lambda x, p=p, f=f: p(x * f))
                out += d
        self.fns, self.out_dim = fns, out

    def embed(self, x):
        return torch.cat([fn(x) for fn in self.fns], -1)


def get(n):
    e = Embedder(
        include_input=True,
        input_dims=3,
        max_freq_log2=n - 1,
        num_freqs=n,
        log_sampling=True,
        periodic_fns=[torch.sin, torch.cos],
    )
    return (lambda x, eo=e: eo.embed(x)), e.out_dim


class NeRF(nn.Module):
    def __init__(self, D=4, W=32, ch=3, skips=[2]):
        super().__init__()
        self.skips = skips
        self.pts_linears = nn.ModuleList(
            [nn.Linear(ch, W)]
            + [
                nn.Linear(W, W) if i not in self.skips else nn.Linear(W + ch, W)
                for i in range(D - 1)
            ]
        )
        self.out = nn.Linear(W, 4)

    def forward(self, x):
        h = x
        for i, l in enumerate(self.pts_linears):
            h = F.relu(self.pts_linears[i](h))
            if i in self.skips:
                h = torch.cat([x, h], -1)
        return self.out(h)


def get_rays(H, W, K, c2w):
    i, j = torch.meshgrid(torch.linspace(0, W - 1, W), torch.linspace(0, H - 1, H), indexing="xy")
    dirs = torch.stack([(i - K[0][2]) / K[0][0], -(j - K[1][2]) / K[1][1], -torch.ones_like(i)], -1)
    rays_d = torch.sum(dirs[..., np.newaxis, :] * c2w[:3, :3], -1)
    return c2w[:3, -1].expand(rays_d.shape), rays_d


def sample_pdf(bins, weights, N, det=False):
    weights = weights + 1e-5
    pdf = weights / torch.sum(weights, -1, keepdim=True)
    cdf = torch.cumsum(pdf, -1)
    cdf = torch.cat([torch.zeros_like(cdf[..., :1]), cdf], -1)
    u = (
        torch.linspace(0.0, 1.0, steps=N).expand(list(cdf.shape[:-1]) + [N])
        if det
        else torch.rand(list(cdf.shape[:-1]) + [N])
    )
    u = u.contiguous()
    inds = torch.searchsorted(cdf, u, right=True)
    below = torch.max(torch.zeros_like(inds - 1), inds - 1)
    above = torch.min((cdf.shape[-1] - 1) * torch.ones_like(inds), inds)
    inds_g = torch.stack([below, above], -1)
    sh = [inds_g.shape[0], inds_g.shape[1], cdf.shape[-1]]
    cdf_g = torch.gather(cdf.unsqueeze(1).expand(sh), 2, inds_g)
    bins_g = torch.gather(bins.unsqueeze(1).expand(sh), 2, inds_g)
    denom = cdf_g[..., 1] - cdf_g[..., 0]
    denom = torch.where(denom < 1e-5, torch.ones_like(denom), denom)
    return bins_g[..., 0] + (u - cdf_g[..., 0]) / denom * (bins_g[..., 1] - bins_g[..., 0])


def raw2outputs(raw, z, d, noise=0.0):
    dists = z[..., 1:] - z[..., :-1]
    dists = torch.cat([dists, torch.Tensor([1e10]).expand(dists[..., :1].shape)], -1)
    dists = dists * torch.norm(d[..., None, :], dim=-1)
    rgb = torch.sigmoid(raw[..., :3])
    alpha = 1.0 - torch.exp(
        -F.relu(raw[..., 3] + (torch.randn(raw[..., 3].shape) * noise if noise else 0.0)) * dists
    )
    w = (
        alpha
        * torch.cumprod(torch.cat([torch.ones((alpha.shape[0], 1)), 1.0 - alpha + 1e-10], -1), -1)[
            :, :-1
        ]
    )
    return (
        torch.sum(w[..., None] * rgb, -2),
        1.0 / torch.max(1e-10 * torch.ones_like(w[:, 0]), torch.sum(w * z, -1) / torch.sum(w, -1)),
        torch.sum(w, -1),
        w,
    )


H = W = 6
K = np.array([[5.0, 0, 3.0], [0, 5.0, 3.0], [0, 0, 1]])
c2w = torch.eye(4)[:3]
c2w[2, 3] = 4.0
o, d = get_rays(H, W, K, c2w)
print(o.shape, d.dtype, d[0, 0], o.stride())
o, d = o.reshape(-1, 3), d.reshape(-1, 3)
emb, ch = get(4)
print(ch)
coarse, fine = NeRF(ch=ch), NeRF(ch=ch)
grad_vars = list(coarse.parameters())
grad_vars += list(fine.parameters())
optim = torch.optim.Adam(params=grad_vars, lr=5e-3, betas=(0.9, 0.999))
target = torch.stack([torch.sigmoid(d[:, 0]), torch.sigmoid(d[:, 1]), torch.full((36,), 0.3)], -1)
for step in range(8):
    sel = np.random.choice(36, size=[16], replace=False)
    ro, rd = o[sel], d[sel]
    t = torch.linspace(0.0, 1.0, steps=8)
    z = 2.0 * (1.0 - t) + 6.0 * t
    z = z.expand([16, 8])
    mids = 0.5 * (z[..., 1:] + z[..., :-1])
    upper = torch.cat([mids, z[..., -1:]], -1)
    lower = torch.cat([z[..., :1], mids], -1)
    z = lower + (upper - lower) * torch.rand(z.shape)
    p = ro[..., None, :] + rd[..., None, :] * z[..., :, None]
    flat = torch.reshape(p, [-1, p.shape[-1]])
    raw = coarse(emb(flat))
    raw = torch.reshape(raw, list(p.shape[:-1]) + [raw.shape[-1]])
    rgb0, disp, acc, w = raw2outputs(raw, z, rd, 0.1)
    zs = sample_pdf(0.5 * (z[..., 1:] + z[..., :-1]), w[..., 1:-1], 8, det=step % 2 == 0).detach()
    z, _ = torch.sort(torch.cat([z, zs], -1), -1)
    p = ro[..., None, :] + rd[..., None, :] * z[..., :, None]
    raw = fine(emb(p.flatten(0, 1))).unflatten(0, p.shape[:-1])
    rgb, disp, acc, w = raw2outputs(raw, z, rd)
    optim.zero_grad()
    loss = img2mse(rgb, target[sel]) + img2mse(rgb0, target[sel])
    psnr = mse2psnr(loss)
    loss.backward()
    optim.step()
    for g in optim.param_groups:
        g["lr"] = 5e-3 * (0.1 ** (step / 250))
    print(step, f"{loss.item():.5f}", psnr, disp[:2], zs.shape)
print(
    to8b(rgb.detach().cpu().numpy())[:3],
    torch.Tensor([1, 2]).dtype,
    torch.Tensor(2, 3).shape,
    torch.Tensor(np.eye(2)),
    torch.Tensor(c2w) is c2w,
)
for k in (
    lambda: rgb.numpy(),
    lambda: torch.Tensor(2.5),
    lambda: torch.searchsorted(torch.ones(2, 3), torch.ones(3, 3)),
    lambda: torch.meshgrid(torch.ones(2), torch.ones(3), indexing="zz"),
    lambda: torch.cat([torch.ones(2), torch.ones(2, 2)]),
    lambda: torch.cat([torch.ones(2, 3), torch.ones(3, 2)]),
    lambda: torch.cat([]),
    lambda: torch.gather(rgb, 1, torch.zeros(40, 1, dtype=torch.long)),
    lambda: torch.gather(rgb, 1, torch.zeros(4, 1)),
    lambda: torch.linspace(0, 1),
    lambda: torch.stack([torch.ones(2), torch.ones(3)]),
    lambda: o.expand(2, 3, 3),
):
    try:
        print(k())
    except Exception as e:
        print(type(e).__name__, e)
