"""Every optimizer for three steps, every schedule for five, what they keep, and their errors."""

import warnings

import torch
from torch import nn, optim
from torch.optim import lr_scheduler as S

torch.manual_seed(0)


def net():
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(4, 3), nn.Tanh(), nn.Linear(3, 1))


X, y = torch.randn(16, 4), torch.randn(16, 1)
for cls, kw in [
    (optim.SGD, dict(lr=0.1, momentum=0.9, nesterov=True)),
    (optim.Adam, dict()),
    (optim.AdamW, dict(lr=1e-3, amsgrad=True)),
    (optim.RMSprop, dict(centered=True)),
    (optim.Adagrad, {}),
    (optim.Adadelta, {}),
    (optim.Adamax, {}),
    (optim.NAdam, {}),
    (optim.RAdam, {}),
    (optim.ASGD, {}),
    (optim.Rprop, {}),
    (optim.Adafactor, {}),
]:
    m = net()
    o = cls(m.parameters(), **kw)
    print(o)

    def closure():
        o.zero_grad()
        l = ((m(X) - y) ** 2).mean()
        l.backward()
        return l

    ls = [o.step(closure) for _ in range(3)]
    print(ls, [f"{l.item():.5f}" for l in ls])
    st = o.state_dict()
    print(
        st.keys(), {k: (v if k != "params" else len(v)) for k, v in st["param_groups"][0].items()}
    )
    k0 = st["state"][0]
    print(
        {
            k: (tuple(v.shape) if torch.is_tensor(v) and v.dim() else v)
            for k, v in k0.items()
            if k
            not in (
                "d",
                "t",
                "old_dirs",
                "old_stps",
                "ro",
                "H_diag",
                "prev_flat_grad",
                "prev_loss",
                "al",
            )
        }
    )
m = net()
o = optim.SGD(
    [{"params": m[0].parameters()}, {"params": m[2].parameters(), "lr": 1e-3, "weight_decay": 0.1}],
    lr=1e-2,
    momentum=0.9,
)
print(o, len(o.param_groups), o.defaults)
for bad in [
    lambda: optim.SGD(m.parameters(), lr=-1),
    lambda: optim.SGD([], lr=1),
    lambda: optim.SGD(m[0].weight, lr=1),
    lambda: optim.SGD([1], lr=1),
    lambda: optim.Adam(m.parameters(), betas=(1.1, 0)),
    lambda: optim.SGD([m(X)], lr=1),
    lambda: optim.SGD(m.parameters(), lr=1, nesterov=True),
    lambda: o.add_param_group({"params": m[0].parameters()}),
    lambda: o.load_state_dict(optim.SGD(m.parameters(), lr=1).state_dict()),
]:
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
scheds = [
    lambda o: S.StepLR(o, 2, 0.5),
    lambda o: S.MultiStepLR(o, [2, 4]),
    lambda o: S.ExponentialLR(o, 0.9),
    lambda o: S.CosineAnnealingLR(o, 5),
    lambda o: S.CosineAnnealingWarmRestarts(o, 3),
    lambda o: S.LambdaLR(o, [lambda e: 0.9**e, lambda e: 1.0]),
    lambda o: S.OneCycleLR(o, 0.1, total_steps=8),
    lambda o: S.CyclicLR(o, 0.01, 0.1, step_size_up=2),
    lambda o: S.LinearLR(o),
    lambda o: S.ConstantLR(o),
    lambda o: S.PolynomialLR(o, 5),
    lambda o: S.MultiplicativeLR(o, lambda e: 0.9),
    lambda o: S.SequentialLR(o, [S.ConstantLR(o, 0.1, 2), S.ExponentialLR(o, 0.9)], [2]),
    lambda o: S.ChainedScheduler([S.ConstantLR(o, 0.1, 2), S.ExponentialLR(o, 0.9)]),
]
for make in scheds:
    o = optim.SGD(
        [{"params": m[0].parameters()}, {"params": m[2].parameters(), "lr": 1e-3}],
        lr=1e-2,
        momentum=0.9,
    )
    s = make(o)
    print(type(s).__name__, s.get_last_lr())
    for e in range(5):
        o.step()
        s.step()
        print(["%.6f" % v for v in s.get_last_lr()], end=" ")
    print()
    d = s.state_dict()
    print(sorted(d), d.get("last_epoch"), d.get("base_lrs"))
s = S.ReduceLROnPlateau(o, "min", patience=1, factor=0.5)
for v in (1.0, 1.0, 1.0, 1.0):
    s.step(v)
    print(s.get_last_lr(), s.num_bad_epochs)
print(sorted(s.state_dict()))
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter("always")
    o = optim.SGD(m.parameters(), lr=1)
    s = S.StepLR(o, 1)
    s.step()
    s.step(3)
    print([x.category for x in w])
    try:
        S.StepLR(o, 1, verbose=True)
    except TypeError as e:
        print(e)
try:
    S.ReduceLROnPlateau(o, "foo")
except ValueError as e:
    print(e)
try:
    S.OneCycleLR(o, 0.1)
except ValueError as e:
    print(e)
print(o.step.__name__, type(o.state), o.state_dict()["state"])
print(S.StepLR(o, 2).__dict__.keys())
print(optim.Adam.__module__, optim.lr_scheduler.StepLR.__module__, optim.Optimizer)
