"""A recurrent classifier trained by accumulated gradients under autocast, and schedules, their states and what they refuse."""

import torch, io
from torch import nn
from torch.optim import lr_scheduler as S

torch.manual_seed(0)
enc = nn.GRU(4, 6, 2, batch_first=True, bidirectional=True, dropout=0.2)
head = nn.Linear(12, 3)
params = [*enc.parameters(), *head.parameters()]
opt = torch.optim.NAdam(
    [{"params": enc.parameters(), "lr": 1e-2}, {"params": head.parameters(), "weight_decay": 0.1}],
    lr=5e-3,
    decoupled_weight_decay=True,
)
print(opt)
warm = S.LinearLR(opt, 0.1, total_iters=3)
cos = S.CosineAnnealingWarmRestarts(opt, 4, 2, 1e-4)
sch = S.SequentialLR(opt, [warm, cos], [3])
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0, growth_interval=3)
seqs = [torch.randn(n, 4) for n in (5, 3, 7, 2, 4, 6)]
labels = torch.tensor([0, 1, 2, 0, 1, 2])


def collate(b):
    xs, ys = zip(*b)
    return nn.utils.rnn.pack_sequence(list(xs), enforce_sorted=False), torch.stack(ys)


dl = torch.utils.data.DataLoader(list(zip(seqs, labels)), 2, shuffle=True, collate_fn=collate)
for ep in range(3):
    opt.zero_grad()
    tot = 0.0
    for i, (px, y) in enumerate(dl):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            out, h = enc(px)
            z = head(torch.cat([h[-2], h[-1]], 1))
            l = nn.functional.cross_entropy(z, y) / len(dl)
        scaler.scale(l).backward()
        tot += l.item()
    print(out.data.dtype, z.dtype, l.dtype, px.batch_sizes.tolist(), px.sorted_indices.tolist())
    scaler.unscale_(opt)
    n = nn.utils.clip_grad_norm_(params, 0.5, error_if_nonfinite=True)
    scaler.step(opt)
    scaler.update()
    sch.step()
    print(ep, "%.2f %.2f" % (tot, n), ["%.6f" % a for a in sch.get_last_lr()], scaler.get_scale())
print(scaler.state_dict())
print(
    {
        k: (v if not isinstance(v, list) or k == "_last_lr" else len(v))
        for k, v in sch.state_dict().items()
    }
)
print(
    opt.state_dict()["param_groups"],
    {k: (v.shape, v.dtype) for k, v in opt.state_dict()["state"][0].items()},
)
for mk in (
    lambda o: S.StepLR(o, 2),
    lambda o: S.MultiStepLR(o, [1, 3]),
    lambda o: S.CyclicLR(o, 0.01, 0.1, cycle_momentum=False),
    lambda o: S.OneCycleLR(o, 0.1, total_steps=5),
    lambda o: S.ReduceLROnPlateau(o, "max"),
    lambda o: S.PolynomialLR(o, 3, 2),
    lambda o: S.ChainedScheduler([S.ConstantLR(o), S.ExponentialLR(o, 0.9)]),
    lambda o: S.LambdaLR(o, lambda e: 0.5**e),
):
    p = nn.Parameter(torch.ones(2))
    o = torch.optim.SGD([p], 0.1, momentum=0.9)
    s = mk(o)
    lr = []
    for i in range(4):
        o.step()
        s.step(*([0.5] if isinstance(s, S.ReduceLROnPlateau) else []))
        lr.append(round(o.param_groups[0]["lr"], 6))
    d = s.state_dict()
    print(type(s).__name__, lr, sorted(d), sorted(o.param_groups[0]))
for bad in (
    lambda o: S.StepLR(None, 1),
    lambda o: S.OneCycleLR(o, 0.1),
    lambda o: S.LambdaLR(o, [lambda e: e] * 2),
    lambda o: S.ReduceLROnPlateau(o, "avg"),
    lambda o: S.ReduceLROnPlateau(o, factor=2.0),
    lambda o: S.SequentialLR(o, [S.ConstantLR(o)], [1, 2]),
    lambda o: S.CyclicLR(o, 0.1, 0.2, mode="x"),
    lambda o: S.CosineAnnealingWarmRestarts(o, 0),
    lambda o: S.LinearLR(o, 2.0),
    lambda o: o.step(3),
    lambda o: o.add_param_group({"params": [torch.ones(1)], "lr": -1}),
    lambda o: o.add_param_group([1]),
    lambda o: o.load_state_dict({"param_groups": [], "state": {}}),
    lambda o: torch.optim.Adam([torch.ones(1)], betas=(1.0, 0.9)),
    lambda o: torch.optim.SGD([torch.ones(1, requires_grad=True) * 2]),
    lambda o: nn.utils.clip_grad_norm_([], 1.0),
    lambda o: S.MultiplicativeLR(o, 3),
):
    o = torch.optim.SGD([nn.Parameter(torch.ones(1))], 0.1)
    try:
        print(bad(o))
    except Exception as e:
        print(type(e).__name__, str(e)[:140])
