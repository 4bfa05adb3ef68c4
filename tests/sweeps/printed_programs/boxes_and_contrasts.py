"""Detection losses, suppression of boxes, pooling of regions, warps, contrastive losses, style by L-BFGS."""

import torch, torch.nn as nn, torch.nn.functional as F, math, copy

torch.manual_seed(5)


def box_iou(a, b):
    area = lambda x: (x[:, 2] - x[:, 0]).clamp(0) * (x[:, 3] - x[:, 1]).clamp(0)
    lt = torch.max(a[:, None, :2], b[:, :2])
    rb = torch.min(a[:, None, 2:], b[:, 2:])
    wh = (rb - lt).clamp(min=0)
    inter = wh[..., 0] * wh[..., 1]
    return inter / (area(a)[:, None] + area(b) - inter)


def ciou(p, t, eps=1e-7):
    iou = torch.diagonal(box_iou(p, t))
    cw = torch.max(p[:, 2], t[:, 2]) - torch.min(p[:, 0], t[:, 0])
    ch = torch.max(p[:, 3], t[:, 3]) - torch.min(p[:, 1], t[:, 1])
    c2 = cw**2 + ch**2 + eps
    rho2 = (
        (t[:, 0] + t[:, 2] - p[:, 0] - p[:, 2]) ** 2 + (t[:, 1] + t[:, 3] - p[:, 1] - p[:, 3]) ** 2
    ) / 4
    v = (4 / math.pi**2) * torch.pow(
        torch.atan((t[:, 2] - t[:, 0]) / (t[:, 3] - t[:, 1]))
        - torch.atan((p[:, 2] - p[:, 0]) / (p[:, 3] - p[:, 1])),
        2,
    )
    with torch.no_grad():
        alpha = v / (v - iou + (1 + eps))
    return iou - (rho2 / c2 + v * alpha)


def nms(b, s, thr):
    keep = []
    order = s.argsort(descending=True)
    while order.numel() > 0:
        i = order[0]
        keep.append(i)
        if order.numel() == 1:
            break
        iou = box_iou(b[i].unsqueeze(0), b[order[1:]]).squeeze(0)
        order = order[1:][iou <= thr]
    return torch.stack(keep)


b = torch.rand(12, 4) * 20
b[:, 2:] += b[:, :2]
s = torch.rand(12)
k = nms(b, s, 0.3)
print(k, k.dtype, b[k].round(), box_iou(b[:3], b[3:6]))
p = b[:4].clone().requires_grad_()
l = (1 - ciou(p, b[4:8])).mean()
l.backward()
print(l, p.grad)


def xywh2xyxy(x):
    y = x.clone() if isinstance(x, torch.Tensor) else x
    y[..., 0] = x[..., 0] - x[..., 2] / 2
    y[..., 1] = x[..., 1] - x[..., 3] / 2
    y[..., 2] = x[..., 0] + x[..., 2] / 2
    y[..., 3] = x[..., 1] + x[..., 3] / 2
    return y


print(xywh2xyxy(torch.tensor([[5.0, 5, 2, 4]])))


class YOLO(nn.Module):
    def __init__(self, nc=3, anchors=((1.25, 1.6), (2.0, 3.75))):
        super().__init__()
        self.nc, self.no, self.na = nc, nc + 5, len(anchors)
        self.register_buffer("anchors", torch.tensor(anchors).float().view(self.na, 2))
        self.m = nn.Sequential(
            nn.Conv2d(3, 8, 3, 2, 1), nn.SiLU(), nn.Conv2d(8, self.no * self.na, 1)
        )

    def forward(self, x):
        x = self.m(x)
        bs, _, ny, nx = x.shape
        return x.view(bs, self.na, self.no, ny, nx).permute(0, 1, 3, 4, 2).contiguous()

    def decode(self, x):
        bs, na, ny, nx, no = x.shape
        yv, xv = torch.meshgrid(torch.arange(ny), torch.arange(nx), indexing="ij")
        grid = torch.stack((xv, yv), 2).expand(1, na, ny, nx, 2).float()
        y = x.sigmoid()
        y[..., 0:2] = (y[..., 0:2] * 2.0 - 0.5 + grid) * 2
        y[..., 2:4] = (y[..., 2:4] * 2) ** 2 * self.anchors.view(1, na, 1, 1, 2)
        return y.view(bs, -1, no)


y = YOLO()
opt = torch.optim.SGD(
    [
        {"params": [p for n, p in y.named_parameters() if "bias" in n]},
        {"params": [p for n, p in y.named_parameters() if "weight" in n], "weight_decay": 5e-4},
    ],
    lr=0.05,
    momentum=0.937,
    nesterov=True,
)
img = torch.rand(2, 3, 8, 8)
tgt = torch.tensor(
    [[0, 1, 0.3, 0.4, 0.2, 0.2], [1, 2, 0.7, 0.7, 0.4, 0.3], [0, 0, 0.9, 0.1, 0.1, 0.1]]
)
for it in range(4):
    pred = y(img)
    bi, c = tgt[:, 0].long(), tgt[:, 1].long()
    gxy = tgt[:, 2:4] * 4
    gij = gxy.long()
    gi, gj = gij.T
    gi.clamp_(0, 3)
    a = torch.zeros_like(c)
    ps = pred[bi, a, gj, gi]
    obj = torch.zeros_like(pred[..., 0])
    pxy = ps[:, :2].sigmoid() * 2 - 0.5
    pwh = (ps[:, 2:4].sigmoid() * 2) ** 2
    lbox = F.l1_loss(torch.cat((pxy, pwh), 1), torch.cat((gxy - gij, tgt[:, 4:] * 4), 1))
    obj[bi, a, gj, gi] = 1.0
    t = torch.full_like(ps[:, 5:], 0.05)
    t[range(len(c)), c] = 0.95
    lcls = F.binary_cross_entropy_with_logits(ps[:, 5:], t, pos_weight=torch.ones(3) * 2)
    lobj = F.binary_cross_entropy_with_logits(pred[..., 4], obj)
    loss = lbox + lcls + lobj
    opt.zero_grad()
    loss.backward()
    opt.step()
    print(f"{it} {lbox:.4f} {lcls:.4f} {lobj:.4f}")
with torch.no_grad():
    d = y.decode(y(img))
    x = d[0][d[0, :, 4] > d[0, :, 4].median()]
    conf, j = (x[:, 5:] * x[:, 4:5]).max(1, keepdim=True)
    det = torch.cat((xywh2xyxy(x[:, :4]), conf, j.float()), 1)
    print(det.shape, det[nms(det[:, :4] + det[:, 5:] * 4096, det[:, 4], 0.5)][:3])


def roi(f, r, o):
    return torch.stack(
        [
            F.adaptive_max_pool2d(f[int(i), :, int(y0) : int(y1) + 1, int(x0) : int(x1) + 1], o)
            for i, x0, y0, x1, y1 in r.tolist()
        ]
    )


print(
    roi(torch.arange(50.0).view(1, 2, 5, 5), torch.tensor([[0.0, 1, 1, 3, 3], [0, 0, 0, 4, 2]]), 2)
)
th = torch.tensor([[[0.8, -0.3, 0.1], [0.3, 0.8, 0]]])
g = F.affine_grid(th, (1, 1, 4, 4), align_corners=False)
im = torch.arange(16.0).view(1, 1, 4, 4)
print(
    F.grid_sample(im, g, align_corners=False, padding_mode="border"),
    F.grid_sample(im, g, mode="nearest", padding_mode="reflection", align_corners=True),
    F.grid_sample(im, g, mode="bicubic", align_corners=False).shape,
)


def aug(x):
    x = x.flip(-1) if torch.rand(1) < 0.5 else x
    i, j = torch.randint(0, 3, (2,)).tolist()
    x = F.pad(x, (1, 1, 1, 1), mode="reflect")[..., i : i + 8, j : j + 8]
    x = x * torch.empty(x.size(0), 1, 1, 1).uniform_(0.6, 1.4)
    m = x.mean((1, 2, 3), keepdim=True)
    x = (x - m) * 1.2 + m
    k = torch.tensor([1.0, 2, 1])
    k = torch.outer(k, k)
    k = (k / k.sum()).expand(3, 1, 3, 3)
    return F.conv2d(x, k, padding=1, groups=3).clamp(0, 1)


enc = nn.Sequential(
    nn.Conv2d(3, 8, 3, padding=1),
    nn.BatchNorm2d(8),
    nn.ReLU(),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(),
    nn.Linear(8, 8),
)
x = torch.rand(6, 3, 8, 8)


def ntxent(z, t=0.5):
    n = z.size(0) // 2
    z = F.normalize(z, dim=1)
    sim = z @ z.T / t
    sim.fill_diagonal_(-9e15)
    return F.cross_entropy(sim, torch.arange(2 * n).roll(n))


z = enc(torch.cat([aug(x), aug(x)]))
print(ntxent(z))
ntxent(z).backward()
print(enc[0].weight.grad.norm(), enc[5].bias.grad)
online, target = nn.Sequential(enc, nn.Linear(8, 8)), copy.deepcopy(enc)
[p.requires_grad_(False) for p in target.parameters()]
q = F.normalize(online(aug(x)), dim=-1)
with torch.no_grad():
    tz = F.normalize(target(aug(x)), dim=-1)
by = 2 - 2 * (q * tz.detach()).sum(-1)
print(by, by.grad_fn)
for mp, tp in zip(enc.parameters(), target.parameters()):
    tp.data.lerp_(mp.data, 0.01)
c = z.T @ z / 12
bt = (
    torch.diagonal(c).add(-1).pow(2).sum()
    + 5e-3 * c.flatten()[:-1].view(7, 9)[:, 1:].flatten().pow(2).sum()
)
print(bt)
a, pz, n = torch.randn(3, 5, 4).unbind(0)
print(
    F.triplet_margin_loss(a, pz, n, margin=1.0, p=2, swap=True),
    nn.TripletMarginWithDistanceLoss(distance_function=lambda x, y: 1 - F.cosine_similarity(x, y))(
        a, pz, n
    ),
    F.cosine_embedding_loss(a, pz, torch.tensor([1, -1, 1, 1, -1]), margin=0.2),
    F.hinge_embedding_loss(F.pairwise_distance(a, pz), torch.tensor([1.0, -1, 1, -1, 1])),
    F.margin_ranking_loss(a[:, 0], n[:, 0], torch.ones(5), 0.1),
)
lab = torch.tensor([0, 0, 1, 1, 2])
D = torch.cdist(a, a)
same = lab[:, None] == lab[None]
hp = D.masked_fill(~same, -1).amax(1)
hn = D.masked_fill(same, float("inf")).amin(1)
print(D, F.relu(hp - hn + 0.5).mean(), torch.pdist(a)[:4])


def gram(f):
    b, c, h, w = f.size()
    f = f.view(b * c, h * w)
    return torch.mm(f, f.t()).div(b * c * h * w)


class StyleLoss(nn.Module):
    def __init__(self, t):
        super().__init__()
        self.t = gram(t).detach()

    def forward(self, i):
        self.loss = F.mse_loss(gram(i), self.t)
        return i


st = StyleLoss(torch.rand(1, 4, 5, 5))
m = nn.Sequential(nn.Conv2d(3, 4, 3), st, nn.ReLU(inplace=False))
m.add_module("style_{}".format(2), StyleLoss(torch.rand(1, 4, 5, 5)))
m.requires_grad_(False)
inp = torch.rand(1, 3, 7, 7).requires_grad_(True)
o = torch.optim.LBFGS([inp])
run = [0]


def closure():
    with torch.no_grad():
        inp.clamp_(0, 1)
    o.zero_grad()
    m(inp)
    s = sum(l.loss for l in m if isinstance(l, StyleLoss)) * 1e3
    tv = (inp[..., 1:] - inp[..., :-1]).abs().mean()
    (s + tv).backward()
    run[0] += 1
    return s + tv


print(f"{o.step(closure):.3f}", run[0] > 10, m)
