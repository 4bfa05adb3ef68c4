"""Boxes as a textbook detects them: anchors, suppression, a small detector, transposed convolutions, losses of style."""

import torch, math
from torch import nn
from torch.nn import functional as F

torch.set_printoptions(2)
torch.manual_seed(0)


def multibox_prior(data, sizes, ratios):
    in_height, in_width = data.shape[-2:]
    device, num_sizes, num_ratios = data.device, len(sizes), len(ratios)
    boxes_per_pixel = num_sizes + num_ratios - 1
    size_tensor = torch.tensor(sizes, device=device)
    ratio_tensor = torch.tensor(ratios, device=device)
    offset_h, offset_w = 0.5, 0.5
    steps_h = 1.0 / in_height
    steps_w = 1.0 / in_width
    center_h = (torch.arange(in_height, device=device) + offset_h) * steps_h
    center_w = (torch.arange(in_width, device=device) + offset_w) * steps_w
    shift_y, shift_x = torch.meshgrid(center_h, center_w, indexing="ij")
    shift_y, shift_x = shift_y.reshape(-1), shift_x.reshape(-1)
    w = (
        torch.cat(
            (size_tensor * torch.sqrt(ratio_tensor[0]), sizes[0] * torch.sqrt(ratio_tensor[1:]))
        )
        * in_height
        / in_width
    )
    h = torch.cat(
        (size_tensor / torch.sqrt(ratio_tensor[0]), sizes[0] / torch.sqrt(ratio_tensor[1:]))
    )
    anchor_manipulations = torch.stack((-w, -h, w, h)).T.repeat(in_height * in_width, 1) / 2
    out_grid = torch.stack([shift_x, shift_y, shift_x, shift_y], dim=1).repeat_interleave(
        boxes_per_pixel, dim=0
    )
    return (out_grid + anchor_manipulations).unsqueeze(0)


Y = multibox_prior(torch.rand(size=(1, 3, 56, 72)), sizes=[0.75, 0.5, 0.25], ratios=[1, 2, 0.5])
print(Y.shape)
boxes = Y.reshape(56, 72, 5, 4)
print(boxes[25, 25, 0, :])
print(boxes[::20, ::30, :2])


def box_iou(boxes1, boxes2):
    box_area = lambda boxes: ((boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1]))
    areas1, areas2 = box_area(boxes1), box_area(boxes2)
    ul = torch.max(boxes1[:, None, :2], boxes2[:, :2])
    lr = torch.min(boxes1[:, None, 2:], boxes2[:, 2:])
    inters = (lr - ul).clamp(min=0)
    inter = inters[:, :, 0] * inters[:, :, 1]
    return inter / (areas1[:, None] + areas2 - inter)


def assign(ground_truth, anchors, device, thr=0.5):
    num_anchors, num_gt = anchors.shape[0], ground_truth.shape[0]
    jaccard = box_iou(anchors, ground_truth)
    print(jaccard)
    m = torch.full((num_anchors,), -1, dtype=torch.long, device=device)
    max_ious, indices = torch.max(jaccard, dim=1)
    anc_i = torch.nonzero(max_ious >= thr).reshape(-1)
    m[anc_i] = indices[max_ious >= thr]
    col, row = torch.full((num_anchors,), -1), torch.full((num_gt,), -1)
    for _ in range(num_gt):
        mi = torch.argmax(jaccard)
        bi = (mi % num_gt).long()
        ai = torch.div(mi, num_gt, rounding_mode="floor").long()
        m[ai] = bi
        jaccard[:, bi] = col
        jaccard[ai, :] = row
    return m


def corner_to_center(b):
    x1, y1, x2, y2 = b[:, 0], b[:, 1], b[:, 2], b[:, 3]
    return torch.stack(((x1 + x2) / 2, (y1 + y2) / 2, x2 - x1, y2 - y1), axis=-1)


def center_to_corner(b):
    cx, cy, w, h = b.unbind(-1)
    return torch.stack((cx - 0.5 * w, cy - 0.5 * h, cx + 0.5 * w, cy + 0.5 * h), axis=-1)


def offset_boxes(anchors, assigned, eps=1e-6):
    a, g = corner_to_center(anchors), corner_to_center(assigned)
    return torch.cat(
        [10 * (g[:, :2] - a[:, :2]) / a[:, 2:], 5 * torch.log(eps + g[:, 2:] / a[:, 2:])], axis=1
    )


def multibox_target(anchors, labels):
    batch_size, anchors = labels.shape[0], anchors.squeeze(0)
    bo, bm, bc = [], [], []
    device, n = anchors.device, anchors.shape[0]
    for i in range(batch_size):
        label = labels[i, :, :]
        m = assign(label[:, 1:], anchors, device)
        mask = ((m >= 0).float().unsqueeze(-1)).repeat(1, 4)
        cls = torch.zeros(n, dtype=torch.long, device=device)
        bb = torch.zeros((n, 4), dtype=torch.float32, device=device)
        it = torch.nonzero(m >= 0)
        bi = m[it]
        cls[it] = label[bi, 0].long() + 1
        bb[it] = label[bi, 1:]
        bo.append((offset_boxes(anchors, bb) * mask).reshape(-1))
        bm.append(mask.reshape(-1))
        bc.append(cls)
    return torch.stack(bo), torch.stack(bm), torch.stack(bc)


gt = torch.tensor([[0, 0.1, 0.08, 0.52, 0.92], [1, 0.55, 0.2, 0.9, 0.88]])
anchors = torch.tensor(
    [
        [0, 0.1, 0.2, 0.3],
        [0.15, 0.2, 0.4, 0.4],
        [0.63, 0.05, 0.88, 0.98],
        [0.66, 0.45, 0.8, 0.8],
        [0.57, 0.3, 0.92, 0.9],
    ]
)
labels = multibox_target(anchors.unsqueeze(dim=0), gt.unsqueeze(dim=0))
print(labels[2], labels[1], labels[0])


def nms(boxes, scores, thr):
    B = torch.argsort(scores, dim=-1, descending=True)
    keep = []
    while B.numel() > 0:
        i = B[0]
        keep.append(i)
        if B.numel() == 1:
            break
        iou = box_iou(boxes[i, :].reshape(-1, 4), boxes[B[1:], :].reshape(-1, 4)).reshape(-1)
        B = B[torch.nonzero(iou <= thr).reshape(-1) + 1]
    return torch.tensor(keep, device=boxes.device)


anchors = torch.tensor(
    [
        [0.1, 0.08, 0.52, 0.92],
        [0.08, 0.2, 0.56, 0.95],
        [0.15, 0.3, 0.62, 0.91],
        [0.55, 0.2, 0.9, 0.88],
    ]
)
offset_preds = torch.tensor([0] * anchors.numel())
cls_probs = torch.tensor([[0] * 4, [0.9, 0.8, 0.7, 0.1], [0.1, 0.2, 0.3, 0.9]])


def detect(cls_probs, offset_preds, anchors, thr=0.5, pos=0.0099):
    out = []
    for i in range(cls_probs.shape[0]):
        cp, op = cls_probs[i], offset_preds[i].reshape(-1, 4)
        conf, cid = torch.max(cp[1:], 0)
        a = corner_to_center(anchors[0])
        bb = center_to_corner(
            torch.cat(
                ((op[:, :2] * a[:, 2:] / 10) + a[:, :2], torch.exp(op[:, 2:] / 5) * a[:, 2:]),
                axis=1,
            )
        )
        keep = nms(bb, conf, thr)
        combined = torch.cat((keep, torch.arange(len(conf), dtype=torch.long)))
        uniques, counts = combined.unique(return_counts=True)
        non_keep = uniques[counts == 1]
        ids = torch.cat((keep, non_keep))
        cid[non_keep] = -1
        cid = cid[ids]
        conf, bb = conf[ids], bb[ids]
        below = conf < pos
        cid[below] = -1
        conf[below] = 1 - conf[below]
        out.append(torch.cat((cid.unsqueeze(1), conf.unsqueeze(1), bb), dim=1))
    return torch.stack(out)


print(detect(cls_probs.unsqueeze(0), offset_preds.unsqueeze(0), anchors.unsqueeze(0)))


def down_sample_blk(i, o):
    blk = []
    for _ in range(2):
        blk.append(nn.Conv2d(i, o, kernel_size=3, padding=1))
        blk.append(nn.BatchNorm2d(o))
        blk.append(nn.ReLU())
        i = o
    blk.append(nn.MaxPool2d(2))
    return nn.Sequential(*blk)


class TinySSD(nn.Module):
    def __init__(self, num_classes, **kw):
        super().__init__(**kw)
        self.num_classes = num_classes
        idx = [8, 16, 16]
        for i, (a, b) in enumerate(zip([3] + idx, idx)):
            setattr(self, f"blk_{i}", down_sample_blk(a, b))
            setattr(self, f"cls_{i}", nn.Conv2d(b, 4 * (num_classes + 1), 3, padding=1))
            setattr(self, f"bbox_{i}", nn.Conv2d(b, 16, 3, padding=1))

    def forward(self, X):
        A, C, B = [None] * 3, [None] * 3, [None] * 3
        for i in range(3):
            X = getattr(self, f"blk_{i}")(X)
            A[i] = multibox_prior(X, [[0.2, 0.272], [0.37, 0.447], [0.54, 0.619]][i], [1, 2, 0.5])
            C[i] = getattr(self, f"cls_{i}")(X)
            B[i] = getattr(self, f"bbox_{i}")(X)
        cat = lambda ps: torch.cat(
            [torch.flatten(p.permute(0, 2, 3, 1), start_dim=1) for p in ps], dim=1
        )
        C = cat(C)
        C = C.reshape(C.shape[0], -1, self.num_classes + 1)
        return torch.cat(A, dim=1), C, cat(B)


net = TinySSD(1)
print(net)
X = torch.rand(2, 3, 32, 32)
Yl = torch.tensor([[[0, 0.1, 0.1, 0.6, 0.6]], [[0, 0.3, 0.2, 0.8, 0.9]]])
anchors, c, b = net(X)
print(anchors.shape, c.shape, b.shape)
_a = assign


def assign(*a, **k):
    import io, contextlib

    with contextlib.redirect_stdout(io.StringIO()):
        return _a(*a, **k)


tr = torch.optim.SGD(net.parameters(), lr=0.1, weight_decay=5e-4)
cl, bl = nn.CrossEntropyLoss(reduction="none"), nn.L1Loss(reduction="none")
for ep in range(5):
    anchors, c, b = net(X)
    o, m, t = multibox_target(anchors, Yl)
    l = cl(c.reshape(-1, 2), t.reshape(-1)).reshape(2, -1).mean(dim=1) + bl(b * m, o * m).mean(
        dim=1
    )
    tr.zero_grad()
    l.mean().backward()
    tr.step()
    err = 1 - float((c.argmax(dim=-1).type(t.dtype) == t).sum()) / t.numel()
    print(l, f"{err:.4f}", f"{float((torch.abs((o - b) * m)).sum()) / o.numel():.4f}")
torch.set_printoptions(precision=4)


# semantic segmentation: transposed convolution by a bilinear kernel
def bilinear_kernel(i, o, k):
    factor = (k + 1) // 2
    center = factor - 1 if k % 2 == 1 else factor - 0.5
    og = (torch.arange(k).reshape(-1, 1), torch.arange(k).reshape(1, -1))
    filt = (1 - torch.abs(og[0] - center) / factor) * (1 - torch.abs(og[1] - center) / factor)
    w = torch.zeros((i, o, k, k))
    w[range(i), range(o), :, :] = filt
    return w


ct = nn.ConvTranspose2d(3, 3, kernel_size=4, padding=1, stride=2, bias=False)
ct.weight.data.copy_(bilinear_kernel(3, 3, 4))
print(ct, ct(torch.arange(27.0).reshape(1, 3, 3, 3))[0, 0])
x, kk = torch.arange(9.0).reshape(3, 3), torch.tensor([[1.0, 2], [3, 4]])


def kernel2matrix(K):
    k, W = torch.zeros(5), torch.zeros((4, 9))
    k[:2], k[3:5] = K[0, :], K[1, :]
    W[0, :5], W[1, 1:6], W[2, 3:8], W[3, 4:] = k, k, k, k
    return W


W = kernel2matrix(kk)
print(
    W,
    F.conv2d(x[None, None], kk[None, None])[0, 0] == torch.matmul(W, x.reshape(-1)).reshape(2, 2),
    torch.matmul(W.T, torch.ones(4)).reshape(3, 3)
    == F.conv_transpose2d(torch.ones(1, 1, 2, 2), kk[None, None]),
)


# style transfer losses
def gram(X):
    c, n = X.shape[1], X.numel() // X.shape[1]
    X = X.reshape((c, n))
    return torch.matmul(X, X.T) / (c * n)


def tv_loss(Y):
    return 0.5 * (
        torch.abs(Y[:, :, 1:, :] - Y[:, :, :-1, :]).mean()
        + torch.abs(Y[:, :, :, 1:] - Y[:, :, :, :-1]).mean()
    )


class Synth(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.weight = nn.Parameter(torch.rand(*shape))

    def forward(self):
        return self.weight


s = Synth((1, 3, 8, 8))
s.weight.data.copy_(torch.rand(1, 3, 8, 8).data)
op = torch.optim.Adam(s.parameters(), lr=0.3)
sch = torch.optim.lr_scheduler.StepLR(op, 3, 0.8)
tg = gram(torch.rand(1, 3, 8, 8)).detach()
for e in range(7):
    l = 1e3 * torch.square(gram(s()) - tg).mean() + 10 * tv_loss(s())
    op.zero_grad()
    l.backward()
    op.step()
    sch.step()
    print(f"{l:.5f}", sch.get_last_lr(), s) if e < 2 else print(f"{l:.5f}", sch.get_last_lr())
