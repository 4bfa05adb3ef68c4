"""The tutorials of ``torch.func``, and what is built on them, under both libraries with the same numbers."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch: Any = pytest.importorskip("torch", reason="what gradsmith is compared with")


def fill(m, mod, seed=0):
    r = np.random.default_rng(seed)
    with m.no_grad():
        for p in mod.parameters():
            p.copy_(m.from_numpy(r.standard_normal(tuple(p.shape)).astype(np.float32) * 0.3))
    return mod


def rnd(m, *s, seed=1):
    return m.from_numpy(np.random.default_rng(seed).standard_normal(s).astype(np.float32))


def ints(m, hi, *s, seed=2):
    return m.from_numpy(np.random.default_rng(seed).integers(0, hi, s))


def cnn(m):
    nn = m.nn

    class SimpleCNN(nn.Module):

        def __init__(self):
            super().__init__()
            self.conv1 = nn.Conv2d(1, 8, 3, 1)
            self.conv2 = nn.Conv2d(8, 8, 3, 1)
            self.fc1 = nn.Linear(8 * 4 * 4, 16)
            self.fc2 = nn.Linear(16, 10)

        def forward(self, x):
            x = nn.functional.relu(self.conv1(x))
            x = nn.functional.relu(self.conv2(x))
            x = nn.functional.max_pool2d(x, 2)
            x = m.flatten(x, 1)
            x = nn.functional.relu(self.fc1(x))
            x = self.fc2(x)
            return nn.functional.log_softmax(x, dim=1)

    return SimpleCNN


def per_sample_gradients(m):
    F = m.func
    model = fill(m, cnn(m)())
    data = rnd(m, 6, 1, 12, 12)
    targets = ints(m, 10, 6)
    params = {k: v.detach() for k, v in model.named_parameters()}
    buffers = {k: v.detach() for k, v in model.named_buffers()}

    def compute_loss(params, buffers, sample, target):
        batch = sample.unsqueeze(0)
        t = target.unsqueeze(0)
        p = F.functional_call(model, (params, buffers), (batch,))
        return m.nn.functional.nll_loss(p, t)

    g = F.vmap(F.grad(compute_loss), in_dims=(None, None, 0, 0))(params, buffers, data, targets)
    g2 = F.vmap(F.grad(compute_loss), in_dims=(None, None, 0, 0), chunk_size=4)(
        params, buffers, data, targets
    )
    return [*g.values(), *g2.values()]


def jacobians_and_hessians(m):
    F = m.func
    w = rnd(m, 4, 5, seed=3)
    b = rnd(m, 4, seed=4)
    x = rnd(m, 5, seed=5)
    bx = rnd(m, 7, 5, seed=6)

    def predict(weight, bias, x):
        return m.nn.functional.linear(x, weight, bias).tanh()

    _o, vjp_fn = F.vjp(lambda x: predict(w, b, x), x)
    I = m.eye(4)
    r = [
        F.vmap(vjp_fn)(I)[0],
        F.jacrev(predict, argnums=2)(w, b, x),
        F.jacfwd(predict, argnums=2)(w, b, x),
    ]
    r += list(F.jacrev(predict, argnums=(0, 1))(w, b, x))
    r.append(F.hessian(predict, argnums=2)(w, b, x))
    r.append(F.jacfwd(F.jacfwd(predict, argnums=2), argnums=2)(w, b, x))
    r.append(F.vmap(F.hessian(predict, argnums=2), in_dims=(None, None, 0))(w, b, bx))
    r.append(F.vmap(F.jacrev(predict, argnums=2), in_dims=(None, None, 0))(w, b, bx))

    def pw(weight, bias, x):
        return (predict(weight, bias, x), x.sum())

    j, aux = F.jacrev(pw, argnums=2, has_aux=True)(w, b, x)
    r += [j, aux]
    r += [F.jvp(lambda x: predict(w, b, x), (x,), (x,))[1]]

    def f(d):
        return {"a": d["x"].sin().sum(), "b": (d["y"] ** 2, d["x"] * d["y"])}

    J = F.jacrev(f)({"x": x, "y": x * 2})
    r += [J["a"]["x"], J["b"][0]["y"], J["b"][1]["x"], J["a"]["y"]]
    J = F.jacfwd(f)({"x": x, "y": x * 2})
    r += [J["a"]["x"], J["b"][0]["y"], J["b"][1]["x"], J["a"]["y"]]
    return r


def ensembling(m):
    F = m.func
    nn = m.nn

    class MLP(nn.Module):

        def __init__(self):
            super().__init__()
            self.fc1 = nn.Linear(12, 16)
            self.fc2 = nn.Linear(16, 16)
            self.fc3 = nn.Linear(16, 10)
            self.register_buffer("scale", m.ones(1) * 2)

        def forward(self, x):
            x = x.flatten(1)
            x = nn.functional.relu(self.fc1(x))
            x = nn.functional.relu(self.fc2(x))
            return self.fc3(x) * self.scale

    models = [fill(m, MLP(), k) for k in range(4)]
    data = rnd(m, 4, 5, 3, 4)
    params, buffers = F.stack_module_state(models)
    base = copy.deepcopy(models[0]).to("meta")

    def fmodel(p, b, x):
        return F.functional_call(base, (p, b), (x,))

    r = [
        F.vmap(fmodel)(params, buffers, data),
        F.vmap(fmodel, in_dims=(0, 0, None))(params, buffers, data[0]),
    ]
    out = F.vmap(fmodel, in_dims=(0, 0, None))(params, buffers, data[0])
    out.sum().backward()
    r += [params["fc1.weight"].grad, params["fc3.bias"].grad]
    return r


def neural_tangent_kernels(m):
    F = m.func
    nn = m.nn
    net = fill(
        m,
        nn.Sequential(
            nn.Conv2d(3, 4, 3),
            nn.ReLU(),
            nn.Conv2d(4, 4, 3),
            nn.ReLU(),
            nn.Flatten(),
            nn.Linear(4 * 4, 3),
        ),
    )
    x1, x2 = (rnd(m, 4, 3, 6, 6)[:, :, :6, :6], rnd(m, 3, 3, 6, 6, seed=9))
    net = fill(
        m,
        nn.Sequential(
            nn.Conv2d(3, 4, 3),
            nn.ReLU(),
            nn.Conv2d(4, 4, 3),
            nn.ReLU(),
            nn.Flatten(),
            nn.Linear(16, 3),
        ),
    )
    params = {k: v.detach() for k, v in net.named_parameters()}

    def fnet_single(params, x):
        return F.functional_call(net, params, (x.unsqueeze(0),)).squeeze(0)

    def jac_contract(compute):
        j1 = F.vmap(F.jacrev(fnet_single), (None, 0))(params, x1)
        j1 = [j.flatten(2) for j in j1.values()]
        j2 = F.vmap(F.jacrev(fnet_single), (None, 0))(params, x2)
        j2 = [j.flatten(2) for j in j2.values()]
        e = {"full": "Naf,Mbf->NMab", "trace": "Naf,Maf->NM", "diagonal": "Naf,Maf->NMa"}[compute]
        return m.stack([m.einsum(e, a, b) for a, b in zip(j1, j2)]).sum(0)

    def vps(compute="full"):

        def get_ntk(a, b):

            def func_a(p):
                return fnet_single(p, a)

            def func_b(p):
                return fnet_single(p, b)

            output, vjp_fn = F.vjp(func_a, params)

            def get_slice(vec):
                vjps = vjp_fn(vec)
                _, jvps = F.jvp(func_b, (params,), vjps)
                return jvps

            basis = m.eye(output.numel(), dtype=output.dtype).view(output.numel(), -1)
            return F.vmap(get_slice)(basis)

        r = F.vmap(F.vmap(get_ntk, (None, 0)), (0, None))(x1, x2)
        return r

    return [jac_contract("full"), jac_contract("trace"), jac_contract("diagonal"), vps()]


def meta_learning(m):
    F = m.func
    nn = m.nn
    net = fill(m, nn.Sequential(nn.Linear(1, 8), nn.ReLU(), nn.Linear(8, 1)))
    p = dict(net.named_parameters())
    xs, ys, xq, yq = (
        rnd(m, 5, 6, 1),
        rnd(m, 5, 6, 1, seed=3),
        rnd(m, 5, 6, 1, seed=4),
        rnd(m, 5, 6, 1, seed=5),
    )

    def loss(p, x, y):
        return ((F.functional_call(net, p, (x,)) - y) ** 2).mean()

    def task(p, xs, ys, xq, yq):
        for _ in range(2):
            g = F.grad(loss)(p, xs, ys)
            p = {k: p[k] - 0.1 * g[k] for k in g}
        return loss(p, xq, yq)

    def outer(p):
        return F.vmap(task, (None, 0, 0, 0, 0))(p, xs, ys, xq, yq).mean()

    g, l = F.grad_and_value(outer)(p)
    r = [l, *g.values()]
    L = outer(p)
    L.backward()
    r += [v.grad for v in p.values()]
    opt = m.optim.Adam(net.parameters(), lr=0.01)
    opt.step()
    r += list(p.values())
    return r


def influence_functions(m):
    F = m.func
    X, y, w = (rnd(m, 20, 4), (rnd(m, 20, seed=2) > 0).float(), rnd(m, 4, seed=7))

    def loss(w, x, y):
        return m.nn.functional.binary_cross_entropy_with_logits(x @ w, y)

    H = F.hessian(lambda w: F.vmap(loss, (None, 0, 0))(w, X, y).mean())(w) + 0.1 * m.eye(4)
    G = F.vmap(F.grad(loss), (None, 0, 0))(w, X, y)
    infl = -m.linalg.solve(H, G.T).T @ F.grad(loss)(w, X[0], y[0])

    def hv(v):
        return F.jvp(F.grad(lambda w: F.vmap(loss, (None, 0, 0))(w, X, y).mean()), (w,), (v,))[1]

    return [
        infl,
        F.vmap(hv)(m.eye(4)),
        F.linearize(lambda w: F.vmap(loss, (None, 0, 0))(w, X, y), w)[1](w),
    ]


def laplace_approximation(m):
    F = m.func
    nn = m.nn
    net = fill(m, nn.Sequential(nn.Linear(3, 5), nn.Tanh(), nn.Linear(5, 2)))
    p = {k: v.detach() for k, v in net.named_parameters()}
    X = rnd(m, 6, 3)
    J = F.vmap(F.jacrev(lambda p, x: F.functional_call(net, p, (x,))), (None, 0))(p, X)
    Jf = m.cat([j.flatten(2) for j in J.values()], -1)
    pr = F.vmap(lambda x: m.softmax(F.functional_call(net, p, (x,)), -1))(X)
    L = m.diag_embed(pr) - m.einsum("bi,bj->bij", pr, pr)
    GGN = m.einsum("bip,bij,bjq->pq", Jf, L, Jf)
    prec = GGN + m.eye(len(GGN))
    cov = m.linalg.inv(prec)
    return [
        m.einsum("bip,pq,bjq->bij", Jf, cov, Jf),
        m.linalg.cholesky(prec),
        m.linalg.slogdet(prec)[1],
    ]


def transforms_of_much_else(m):
    F = m.func
    nn = m.nn
    x = rnd(m, 4, 3)
    r = []

    class Sq(m.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(x):
            return (x * x, x.sum())

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)
            ctx.save_for_forward(*inputs)

        @staticmethod
        def backward(ctx, g, gs):
            (x,) = ctx.saved_tensors
            return 2 * g * x + gs

        @staticmethod
        def jvp(ctx, t):
            (x,) = ctx.saved_tensors
            return (2 * x * t, t.sum())

    def f(x):
        return (Sq.apply(x)[0] * Sq.apply(x)[1]).sum()

    r += [
        F.vmap(F.grad(f))(x),
        F.hessian(f)(x[0]),
        F.jacrev(F.grad(f))(x[0]),
        F.vmap(F.hessian(f))(x),
    ]
    r += list(F.grad_and_value(lambda x: (x**3).sum())(x))
    g, (v, aux) = F.grad_and_value(lambda x: ((x**2).sum(), x * 2), has_aux=True)(x)
    r += [g, v, aux]

    def inplace(x):
        y = x.clone()
        y[0] = y[1] * 2
        y[1:].mul_(3)
        return y.prod()

    r += [F.grad(inplace)(x[0]), F.vmap(F.grad(inplace))(x), F.hessian(inplace)(x[0])]
    r += [
        F.vmap(lambda a, b: m.where(a > 0, a, b), in_dims=(0, None))(x, x[0]),
        F.vmap(lambda d: d["a"] * d["b"][0], in_dims=({"a": 0, "b": (None,)},))(
            {"a": x, "b": (x[0],)}
        ),
    ]
    r += [
        F.vmap(lambda x: (x, x.sum()), out_dims=(1, 0))(x)[0],
        F.vmap(F.vmap(m.dot, (None, 0)), (0, None))(x, x),
    ]
    r += [
        F.functionalize(lambda x: x.clone().add_(1))(x),
        F.vjp(lambda a, b: a @ b.T, x, x)[1](m.ones(4, 4))[1],
    ]
    ln = nn.LayerNorm(3)
    r.append(F.vmap(F.grad(lambda x: (ln(x) ** 3).sum()))(x))
    bn = nn.BatchNorm1d(3, track_running_stats=False)
    r.append(F.vmap(lambda s: bn(s))(m.stack([x, x * 2])))
    gn = nn.GroupNorm(1, 3)
    r.append(F.vmap(F.grad(lambda s: (gn(s[None, :, None]) ** 3).sum()))(x))
    mha = fill(m, nn.MultiheadAttention(4, 2, batch_first=True))
    q = rnd(m, 2, 3, 5, 4)
    r.append(F.vmap(lambda q: mha(q, q, q)[0])(q))
    emb = fill(m, nn.Embedding(7, 3))
    r.append(
        F.vmap(F.grad(lambda w, i: F.functional_call(emb, {"weight": w}, (i,)).sum()), (None, 0))(
            emb.weight.detach(), ints(m, 7, 5, 2)
        )
    )
    return r


PROGRAMS = [
    per_sample_gradients,
    jacobians_and_hessians,
    ensembling,
    neural_tangent_kernels,
    meta_learning,
    influence_functions,
    laplace_approximation,
    transforms_of_much_else,
]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_results_are_those_there(program: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = ([t.detach().numpy() for t in program(m)] for m in (gs, torch))
    assert len(ours) == len(theirs)
    for a, b in zip(ours, theirs):
        np.testing.assert_allclose(a, b, 1e-3, 1e-4)
