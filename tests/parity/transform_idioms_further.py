"""More short programs in the idiom of ``torch.func``, as someone new to this library would write them."""

from __future__ import annotations

from transform_idioms import program, x

# -- modules and ensembles ------------------------------------------------------------------------------


def mlp(m, seed=0, norm=False):
    m.manual_seed(seed)
    nn = m.nn
    layers = [nn.Linear(3, 4), *([nn.BatchNorm1d(4)] if norm else []), nn.Tanh(), nn.Linear(4, 2)]
    net = nn.Sequential(*layers).double()
    with m.no_grad():
        for n, p in enumerate(net.parameters()):
            p.copy_(x(m, *p.shape, start=0.1 * seed + 0.05 * n) * 0.1)
    return net


@program
def ensemble_one_minibatch_each(m):
    F = m.func
    models = [mlp(m, s) for s in range(3)]
    params, buffers = F.stack_module_state(models)
    base = models[0]
    f = lambda p, b, v: F.functional_call(base, (p, b), (v,))
    data = x(m, 3, 5, 3)
    return [
        F.vmap(f)(params, buffers, data),
        F.vmap(f, in_dims=(0, 0, None))(params, buffers, data[0]),
        sorted(params),
        [p.requires_grad for p in params.values()],
    ]


@program
def ensemble_on_meta_base(m):
    import copy

    F = m.func
    models = [mlp(m, s) for s in range(3)]
    params, buffers = F.stack_module_state(models)
    base = copy.deepcopy(models[0]).to("meta")
    f = lambda p, b, v: F.functional_call(base, (p, b), (v,))
    return [F.vmap(f, in_dims=(0, 0, None))(params, buffers, x(m, 5, 3))]


@program
def ensemble_different_classes(m):
    return m.func.stack_module_state([m.nn.Linear(2, 2), m.nn.ReLU()])


@program
def ensemble_mixed_modes(m):
    a, b = mlp(m), mlp(m, 1)
    b.eval()
    return m.func.stack_module_state([a, b])


@program
def ensemble_of_none(m):
    return m.func.stack_module_state([])


@program
def ensemble_backward_to_stacked(m):
    F = m.func
    models = [mlp(m, s) for s in range(3)]
    params, buffers = F.stack_module_state(models)
    f = lambda p, v: F.functional_call(models[0], p, (v,)).square().mean()
    loss = F.vmap(f, in_dims=(0, None))(params, x(m, 5, 3)).sum()
    loss.backward()
    return [p.grad for p in params.values()]


@program
def train_ensemble_steps(m):
    F = m.func
    models = [mlp(m, s) for s in range(3)]
    params, _ = F.stack_module_state(models)
    params = {k: v.detach() for k, v in params.items()}
    f = lambda p, v, t: (F.functional_call(models[0], p, (v,)) - t).square().mean()
    data, target = x(m, 6, 3), x(m, 6, 2)
    for _ in range(4):
        g, losses = F.vmap(F.grad_and_value(f), in_dims=(0, None, None))(params, data, target)
        params = {k: params[k] - 0.1 * g[k] for k in params}
    return [losses, *params.values()]


@program
def functional_call_missing_key(m):
    net = mlp(m)
    return m.func.functional_call(net, {"nothing": m.ones(2)}, (x(m, 2, 3),))


@program
def functional_call_strict(m):
    net = mlp(m)
    p = dict(net.named_parameters())
    p.pop("0.weight")
    return m.func.functional_call(net, p, (x(m, 2, 3),), strict=True)


@program
def functional_call_tied(m):
    nn = m.nn

    class T(nn.Module):
        def __init__(self):
            super().__init__()
            self.a = nn.Linear(2, 2).double()
            self.b = self.a

        def forward(self, v):
            return self.b(self.a(v))

    t = T()
    w = x(m, 2, 2)
    b = x(m, 2)
    return [
        m.func.functional_call(t, {"a.weight": w, "a.bias": b}, (x(m, 3, 2),)),
    ]


@program
def functional_call_tied_untied(m):
    nn = m.nn

    class T(nn.Module):
        def __init__(self):
            super().__init__()
            self.a = nn.Linear(2, 2, bias=False).double()
            self.b = self.a
            with m.no_grad():
                self.a.weight.copy_(x(m, 2, 2))

        def forward(self, v):
            return self.b(self.a(v))

    t = T()
    return [
        m.func.functional_call(t, {"a.weight": x(m, 2, 2) * 2}, (x(m, 3, 2),), tie_weights=False)
    ]


@program
def functional_call_conflicting_tie(m):
    nn = m.nn

    class T(nn.Module):
        def __init__(self):
            super().__init__()
            self.a = nn.Linear(2, 2, bias=False).double()
            self.b = self.a

        def forward(self, v):
            return self.b(self.a(v))

    return [
        m.func.functional_call(
            T(), {"a.weight": x(m, 2, 2), "b.weight": x(m, 2, 2) * 2}, (x(m, 3, 2),)
        )
    ]


@program
def functional_call_several_dicts(m):
    net = mlp(m)
    p = dict(net.named_parameters())
    a = {k: v for k, v in p.items() if "weight" in k}
    b = {k: v * 2 for k, v in p.items() if "bias" in k}
    return [m.func.functional_call(net, (a, b), x(m, 2, 3))]


@program
def functional_call_repeated_key(m):
    net = mlp(m)
    p = dict(net.named_parameters())
    return [m.func.functional_call(net, (p, p), x(m, 2, 3))]


# -- batchnorm -------------------------------------------------------------------------------------------
@program
def per_sample_batchnorm_refused(m):
    F = m.func
    net = mlp(m, norm=True)
    p = {k: v.detach() for k, v in net.named_parameters()}
    b = dict(net.named_buffers())
    f = lambda p, v: F.functional_call(net, (p, b), (v.unsqueeze(0),)).sum()
    return F.vmap(F.grad(f), in_dims=(None, 0))(p, x(m, 4, 3))


@program
def per_sample_batchnorm_batches(m):
    F = m.func
    net = mlp(m, norm=True)
    p = {k: v.detach() for k, v in net.named_parameters()}
    b = dict(net.named_buffers())
    f = lambda p, v: F.functional_call(net, (p, b), (v,)).sum()
    return F.vmap(F.grad(f), in_dims=(None, 0))(p, x(m, 4, 5, 3))


@program
def batchnorm_without_stats(m):
    F = m.func
    bn = m.nn.BatchNorm1d(3, track_running_stats=False).double()
    p = dict(bn.named_parameters())
    f = lambda p, v: F.functional_call(bn, p, (v,)).sin().sum()
    return list(F.vmap(F.grad(f), in_dims=(None, 0))(p, x(m, 4, 5, 3)).values())


@program
def replace_all_batch_norm(m):
    F = m.func
    net = mlp(m, norm=True)
    F.replace_all_batch_norm_modules_(net)
    bn = net[1]
    p = {k: v.detach() for k, v in net.named_parameters()}
    f = lambda p, v: F.functional_call(net, p, (v,)).sin().sum()
    return [
        bn.track_running_stats,
        bn.running_mean is None,
        *F.vmap(F.grad(f), in_dims=(None, 0))(p, x(m, 4, 5, 3)).values(),
    ]


@program
def batchnorm_eval_per_sample(m):
    F = m.func
    net = mlp(m, norm=True).eval()
    p = {k: v.detach() for k, v in net.named_parameters()}
    f = lambda p, v: F.functional_call(net, p, (v.unsqueeze(0),)).sin().sum()
    return [*F.vmap(F.grad(f), in_dims=(None, 0))(p, x(m, 4, 3)).values()]


@program
def dropout_training_without_randomness(m):
    net = m.nn.Dropout(0.5)
    return m.vmap(net)(x(m, 3, 2)) if hasattr(m, "vmap") else m.func.vmap(net)(x(m, 3, 2))


# -- MAML
@program
def maml_two_inner_steps(m):
    F = m.func
    net = mlp(m)
    p = {k: v.detach() for k, v in net.named_parameters()}

    def loss(p, v, t):
        return (F.functional_call(net, p, (v,)) - t).square().mean()

    def task(p, sv, st, qv, qt):
        q = p
        for _ in range(2):
            g = F.grad(loss)(q, sv, st)
            q = {k: q[k] - 0.1 * g[k] for k in q}
        return loss(q, qv, qt)

    sv, st = x(m, 4, 5, 3), x(m, 4, 5, 2)

    def meta(p):
        return F.vmap(task, in_dims=(None, 0, 0, 0, 0))(p, sv, st, sv * 1.1, st * 0.9).mean()

    return list(F.grad(meta)(p).values())


@program
def maml_first_order_detach(m):
    F = m.func
    w = x(m, 3)

    def loss(w, v):
        return (w * v).sin().sum()

    def task(w, v):
        g = F.grad(loss)(w, v).detach()
        return loss(w - 0.1 * g, v * 2)

    return [F.grad(lambda w: F.vmap(task, (None, 0))(w, x(m, 4, 3)).sum())(w)]


@program
def maml_backward_outside(m):
    F = m.func
    w = x(m, 3).requires_grad_()

    def loss(w, v):
        return (w * v).sin().sum()

    out = F.vmap(lambda v: loss(w - 0.1 * F.grad(loss)(w, v), v))(x(m, 4, 3)).sum()
    out.backward()
    return [w.grad]


# -- chunk sizes -----------------------------------------------------------------------------------------
@program
def jacrev_chunk_sizes(m):
    f = lambda v: v.sin() * v.sum()
    v = x(m, 5)
    return [m.func.jacrev(f, chunk_size=c)(v) for c in (1, 2, 5, 7, None)]


@program
def jacrev_chunk_zero(m):
    return [m.func.jacrev(lambda v: v * 2, chunk_size=0)(x(m, 3))]


@program
def jacrev_chunk_negative(m):
    return [m.func.jacrev(lambda v: v * 2, chunk_size=-1)(x(m, 3))]


@program
def vmap_chunk_zero(m):
    return [m.func.vmap(lambda v: v * 2, chunk_size=0)(x(m, 3))]


@program
def vmap_chunk_uneven_tree(m):
    f = lambda d: {"s": d["a"].sum(), "p": (d["a"] * d["b"], d["b"])}
    o = m.func.vmap(f, in_dims=({"a": 1, "b": 0},), out_dims={"s": 0, "p": (1, 0)}, chunk_size=2)(
        {"a": x(m, 2, 5), "b": x(m, 5)}
    )
    return [o["s"], o["p"][0], o["p"][1]]


@program
def vmap_chunk_random_different(m):
    m.manual_seed(0)
    o = m.func.vmap(lambda v: v + m.rand(2, dtype=m.float64), randomness="different", chunk_size=2)(
        m.zeros(5, 2, dtype=m.float64)
    )
    return [len(set(map(tuple, o.tolist())))]


@program
def vmap_chunk_random_same(m):
    m.manual_seed(0)
    o = m.func.vmap(lambda v: v + m.rand(2, dtype=m.float64), randomness="same", chunk_size=2)(
        m.zeros(5, 2, dtype=m.float64)
    )
    return [o]


@program
def jacfwd_randomness(m):
    m.manual_seed(0)
    return [m.func.jacfwd(lambda v: v * m.rand(3, dtype=m.float64), randomness="same")(x(m, 3))]


@program
def jacfwd_randomness_error(m):
    return [m.func.jacfwd(lambda v: v * m.rand(3, dtype=m.float64))(x(m, 3))]


@program
def jacrev_has_aux_chunk(m):
    j, a = m.func.jacrev(lambda v: (v.sin(), {"n": v * 2}), has_aux=True, chunk_size=2)(x(m, 3))
    return [j, a["n"]]


@program
def jacfwd_has_aux_not_tuple(m):
    return [m.func.jacfwd(lambda v: v.sin(), has_aux=True)(x(m, 3))]


@program
def jacrev_int_output(m):
    return [m.func.jacrev(lambda v: v.to(m.int64))(x(m, 3))]


@program
def jacfwd_int_input(m):
    return [m.func.jacfwd(lambda v: v * 2)(m.arange(3))]


@program
def jacrev_not_a_tensor(m):
    return [m.func.jacrev(lambda v: 3)(x(m, 3))]


@program
def jacfwd_not_a_tensor(m):
    return [m.func.jacfwd(lambda v: 3)(x(m, 3))]


@program
def jacrev_of_nothing(m):
    return [m.func.jacrev(lambda: 3)()]


@program
def jacrev_argnums_tuple_of_one(m):
    o = m.func.jacrev(lambda a, b: a * b, argnums=(1,))(x(m, 3), x(m, 3))
    return [isinstance(o, tuple), *o]


@program
def jacobian_unused_argument(m):
    o = m.func.jacrev(lambda a, b: a * 2, argnums=(0, 1))(x(m, 3), x(m, 2))
    p = m.func.jacfwd(lambda a, b: a * 2, argnums=(0, 1))(x(m, 3), x(m, 2))
    return [*o, *p]


@program
def jacobian_scalar_to_scalar(m):
    return [m.func.jacrev(m.sin)(x(m)), m.func.jacfwd(m.sin)(x(m)), m.func.hessian(m.sin)(x(m))]


@program
def jacobian_empty(m):
    return [m.func.jacrev(m.sin)(x(m, 0)), m.func.jacfwd(m.sin)(x(m, 0))]


# -- hessians of pytrees ---------------------------------------------------------------------------------
@program
def hessian_tree(m):
    f = lambda d: (d["a"].sin() * d["b"][0]).sum() * d["b"][1]
    h = m.func.hessian(f)({"a": x(m, 2), "b": (x(m, 2), x(m))})
    return [h["a"]["a"], h["a"]["b"][0], h["b"][0]["b"][1], h["b"][1]["a"]]


@program
def hessian_two_argnums(m):
    h = m.func.hessian(lambda a, b: (a.sin() * b).sum(), argnums=(0, 1))(x(m, 2), x(m, 2))
    return [h[0][0], h[0][1], h[1][0], h[1][1]]


@program
def hessian_of_vector_function(m):
    return [m.func.hessian(lambda v: v.sin() * v.sum())(x(m, 3))]


@program
def hessian_diag_by_vmap(m):
    F = m.func
    f = lambda v: (v**3).sum() + v.prod()
    v = x(m, 4)
    return [F.vmap(lambda e: F.jvp(F.grad(f), (v,), (e,))[1] @ e)(m.eye(4, dtype=m.float64))]


@program
def laplacian(m):
    F = m.func
    f = lambda v: (v.sin().prod())
    return [F.vmap(lambda v: F.hessian(f)(v).diagonal().sum())(x(m, 5, 3))]


@program
def vmap_hessian_named_tuple(m):
    from collections import namedtuple

    P = namedtuple("P", "w b")
    h = m.func.hessian(lambda p: (p.w * p.b).sin().sum())(P(x(m, 2), x(m, 2)))
    return [type(h).__name__, h.w.b, h.b.b]


@program
def grad_ordered_dict(m):
    from collections import OrderedDict

    g = m.func.grad(lambda d: (d["z"] * d["a"]).sum())(OrderedDict(z=x(m, 2), a=x(m, 2) * 3))
    return [type(g).__name__, list(g), g["z"], g["a"]]


# -- custom functions ------------------------------------------------------------------------------------
def own(m, **members):
    @staticmethod
    def forward(v, n):
        return v**n

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.save_for_forward(inputs[0])
        ctx.n = inputs[1]

    @staticmethod
    def backward(ctx, g):
        (v,) = ctx.saved_tensors
        return g * ctx.n * v ** (ctx.n - 1), None

    @staticmethod
    def jvp(ctx, t, _):
        (v,) = ctx.saved_tensors
        return t * ctx.n * v ** (ctx.n - 1)

    return type(
        "Own",
        (m.autograd.Function,),
        dict(forward=forward, setup_context=setup_context, backward=backward, jvp=jvp) | members,
    )


@program
def function_generated_rule_all_orders(m):
    F = m.func
    O = own(m, generate_vmap_rule=True)
    f = lambda v: O.apply(v, 3).sum()
    v = x(m, 4, 3)
    return [
        F.vmap(f)(v),
        F.vmap(F.grad(f))(v),
        F.vmap(F.hessian(f))(v),
        F.vmap(F.jacrev(lambda v: O.apply(v, 3)))(v),
        F.vmap(F.jacfwd(lambda v: O.apply(v, 3)))(v),
        F.vmap(F.vmap(lambda v: O.apply(v, 2)))(v),
        F.grad(lambda v: F.vmap(f)(v).sum())(v),
    ]


@program
def function_vmap_static(m):
    calls = []

    @staticmethod
    def vm(info, in_dims, v, n):
        calls.append((info.batch_size, info.randomness, in_dims))
        return v**n, in_dims[0]

    O = own(m, vmap=vm)
    r = m.func.vmap(lambda v: O.apply(v, 3), in_dims=1, randomness="same")(x(m, 2, 4))
    return [r, [str(c) for c in calls]]


@program
def function_vmap_wrong_out_dims(m):
    @staticmethod
    def vm(info, in_dims, v, n):
        return v**n, (0, 0)

    return [m.func.vmap(lambda v: own(m, vmap=vm).apply(v, 3))(x(m, 3, 2))]


@program
def function_vmap_returns_one(m):
    @staticmethod
    def vm(info, in_dims, v, n):
        return v**n

    return [m.func.vmap(lambda v: own(m, vmap=vm).apply(v, 3))(x(m, 3, 2))]


@program
def function_vmap_none_out(m):
    @staticmethod
    def vm(info, in_dims, v, n):
        return v.sum(0), None

    return [m.func.vmap(lambda v: own(m, vmap=vm).apply(v, 3))(x(m, 3, 2))]


@program
def function_vmap_not_static(m):
    def vm(info, in_dims, v, n):
        return v**n, 0

    return [m.func.vmap(lambda v: own(m, vmap=vm).apply(v, 3))(x(m, 3, 2))]


@program
def function_vmap_list_of_tensors(m):
    class L(m.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(a, b):
            return a * b, a + b

        @staticmethod
        def setup_context(ctx, i, o):
            ctx.save_for_backward(*i)

        @staticmethod
        def backward(ctx, g, h):
            a, b = ctx.saved_tensors
            return g * b + h, g * a + h

    F = m.func
    f = lambda a, b: sum(t.sum() for t in L.apply(a, b))
    return [
        *F.vmap(L.apply, (0, None))(x(m, 3, 2), x(m, 2)),
        *F.vmap(F.grad(f, (0, 1)), (0, None))(x(m, 3, 2), x(m, 2)),
        *F.grad(lambda a, b: F.vmap(f, (0, None))(a, b).sum(), (0, 1))(x(m, 3, 2), x(m, 2)),
    ]


@program
def function_non_differentiable_output(m):
    class S(m.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(v):
            s, i = v.sort()
            return s, i

        @staticmethod
        def setup_context(ctx, inp, out):
            ctx.mark_non_differentiable(out[1])
            ctx.save_for_backward(out[1])

        @staticmethod
        def backward(ctx, g, _):
            (i,) = ctx.saved_tensors
            return m.zeros_like(g).scatter(-1, i, g)

    F = m.func
    w = x(m, 3)
    return [
        *F.vmap(S.apply)(x(m, 2, 3).flip(-1)),
        F.vmap(F.grad(lambda v: (S.apply(v)[0] * w).sum()))(x(m, 2, 3).flip(-1)),
    ]


@program
def function_without_jvp_in_jvp(m):
    class B(m.autograd.Function):
        @staticmethod
        def forward(v):
            return v * 2

        @staticmethod
        def setup_context(ctx, i, o):
            pass

        @staticmethod
        def backward(ctx, g):
            return g * 2

    return [m.func.jvp(B.apply, (x(m, 2),), (x(m, 2),))]


@program
def function_old_form_under_vmap(m):
    class B(m.autograd.Function):
        @staticmethod
        def forward(ctx, v):
            return v * 2

        @staticmethod
        def backward(ctx, g):
            return g * 2

    return [m.func.vmap(B.apply)(x(m, 2))]


@program
def function_old_form_under_grad(m):
    class B(m.autograd.Function):
        @staticmethod
        def forward(ctx, v):
            return v * 2

        @staticmethod
        def backward(ctx, g):
            return g * 2

    return [m.func.grad(lambda v: B.apply(v).sum())(x(m, 2))]


@program
def function_captures_tensor(m):
    w = x(m, 2)

    class B(m.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(v):
            return v * w

        @staticmethod
        def setup_context(ctx, i, o):
            pass

        @staticmethod
        def backward(ctx, g):
            return g * w

    return [m.func.vmap(m.func.grad(lambda v: B.apply(v).sum()))(x(m, 3, 2))]


@program
def function_saves_as_attribute(m):
    class B(m.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(v):
            return v**2

        @staticmethod
        def setup_context(ctx, i, o):
            ctx.v = i[0]

        @staticmethod
        def backward(ctx, g):
            return 2 * ctx.v * g

    return [m.func.grad(lambda v: B.apply(v).sum())(x(m, 2))]


# -- randomness ------------------------------------------------------------------------------------------
@program
def randomness_unknown(m):
    return [m.func.vmap(lambda v: v, randomness="often")(x(m, 2))]


@program
def randomness_nested_same_in_different(m):
    F = m.func
    m.manual_seed(3)
    o = F.vmap(
        lambda a: F.vmap(lambda b: b + m.rand(2, dtype=m.float64), randomness="same")(a),
        randomness="different",
    )(m.zeros(3, 4, 2, dtype=m.float64))
    return [list(o.shape), bool((o[:, 0] == o[:, 1]).all()), bool((o[0] == o[1]).any())]


@program
def randomness_bernoulli_same_batched(m):
    return [m.func.vmap(lambda p: m.bernoulli(p), randomness="same")(m.full((3, 2), 0.5))]


@program
def randomness_in_place_unbatched(m):
    def f(v):
        y = m.zeros(2)
        y.normal_()
        return v + y

    return [m.func.vmap(f, randomness="different")(m.zeros(3, 2))]


@program
def randomness_in_place_batched_same(m):
    return [m.func.vmap(lambda v: v.clone().normal_(), randomness="same")(m.zeros(3, 2))]


@program
def randomness_randperm(m):
    m.manual_seed(1)
    o = m.func.vmap(lambda v: v + m.randperm(5), randomness="different")(m.zeros(4, 5))
    s = m.func.vmap(lambda v: v + m.randperm(5), randomness="same")(m.zeros(4, 5))
    return [o.sort(-1).values, bool((s == s[0]).all())]


@program
def randomness_multinomial(m):
    m.manual_seed(1)
    p = m.ones(4, 5)
    o = m.func.vmap(lambda v: m.multinomial(v, 3), randomness="different")(p)
    return [list(o.shape)]


@program
def randomness_like_same(m):
    m.manual_seed(1)
    o = m.func.vmap(lambda v: m.rand_like(v), randomness="same")(m.zeros(4, 5))
    return [bool((o == o[0]).all()) if o.ndim > 1 else "unbatched", list(o.shape)]


@program
def randomness_generator_argument(m):
    g = m.Generator().manual_seed(2)
    o = m.func.vmap(lambda v: v + m.randn(2, generator=g), randomness="same")(m.zeros(3, 2))
    return [o]


@program
def randomness_grad_inside(m):
    m.manual_seed(5)
    F = m.func
    g = F.vmap(
        F.grad(lambda v: (m.nn.functional.dropout(v, 0.5) ** 2).sum()), randomness="different"
    )(m.ones(6, 8, dtype=m.float64))
    return [sorted(set(g.flatten().tolist()))]


# -- functionalize ---------------------------------------------------------------------------------------
@program
def functionalize_in_place_input(m):
    f = m.func.functionalize(lambda v: v.add_(1))
    v = x(m, 3)
    o = f(v)
    return [o, v]


@program
def functionalize_view_write(m):
    def f(v):
        y = v.clone()
        y.view(-1)[1] = 5.0
        y[0].mul_(2)
        return y

    return [
        m.func.functionalize(f)(x(m, 2, 2)),
        m.func.functionalize(f, remove="mutations_and_views")(x(m, 2, 2)),
    ]


@program
def functionalize_vmap_unbatched_write(m):
    def f(v):
        y = m.zeros(3, dtype=m.float64)
        y[0] = v[0]
        y[1:].add_(v[1:])
        return y

    return [m.func.vmap(m.func.functionalize(f))(x(m, 4, 3))]


@program
def functionalize_bad_remove(m):
    return [m.func.functionalize(lambda v: v, remove="views")(x(m, 2))]


@program
def functionalize_of_grad(m):
    def f(v):
        y = v.clone()
        y.mul_(v)
        return y.sum()

    return [
        m.func.functionalize(m.func.grad(f))(x(m, 3)),
        m.func.grad(m.func.functionalize(f))(x(m, 3)),
    ]


@program
def functionalize_out(m):
    def f(v):
        o = m.empty(3, dtype=m.float64)
        m.sin(v, out=o)
        return o

    return [m.func.functionalize(f)(x(m, 3))]


@program
def functionalize_resize_is_refused(m):
    def f(v):
        y = v.clone()
        y.resize_(4)
        y.fill_(1.0)
        return y

    return [m.func.functionalize(f)(x(m, 6))]


# -- saved tensor hooks ----------------------------------------------------------------------------------
@program
def saved_hooks_within_jvp(m):
    def f(v):
        with m.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
            return v.sin()

    return [m.func.jvp(f, (x(m, 2),), (x(m, 2),))]


@program
def saved_hooks_within_vjp(m):
    def f(v):
        with m.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
            return v.sin()

    return [m.func.vjp(f, x(m, 2))[0]]


@program
def save_on_cpu_around_vmap(m):
    w = x(m, 2).requires_grad_()
    with m.autograd.graph.save_on_cpu():
        o = m.func.vmap(lambda v: (v * w).sin().sum())(x(m, 3, 2)).sum()
    o.backward()
    return [w.grad]


@program
def saved_hooks_disabled_message(m):
    with m.autograd.graph.disable_saved_tensors_hooks("no thanks"):
        return [m.func.grad(lambda v: v.sin().sum())(x(m, 2))]


@program
def saved_hooks_refused_in_jacrev(m):
    def f(v):
        with m.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
            return v.sin()

    return [m.func.jacrev(f)(x(m, 2))]


# -- in place --------------------------------------------------------------------------------------------
@program
def in_place_captured_under_vmap(m):
    c = m.zeros(2, dtype=m.float64)
    return [m.func.vmap(lambda v: c.add_(v))(x(m, 3, 2))]


@program
def in_place_unbatched_argument(m):
    return [m.func.vmap(lambda a, b: a.mul_(b), in_dims=(None, 0))(x(m, 2), x(m, 3, 2))]


@program
def in_place_batched_by_unbatched(m):
    a = x(m, 3, 2)
    o = m.func.vmap(lambda a, b: a.mul_(b), in_dims=(0, None))(a, x(m, 2))
    return [o, a]


@program
def in_place_at_last_dim(m):
    a = x(m, 2, 3)
    o = m.func.vmap(lambda a: a.add_(1).mul_(2), in_dims=1)(a)
    return [o, a]


@program
def in_place_index_batched(m):
    def f(v, i):
        y = v.clone()
        y[i] = 9.0
        return y

    return [m.func.vmap(f)(x(m, 3, 4), m.tensor([0, 2, 1]))]


@program
def in_place_index_put_accumulate(m):
    f = lambda v, i, w: v.clone().index_put_((i,), w, accumulate=True)
    return [
        m.func.vmap(f)(x(m, 3, 4), m.tensor([[0, 0], [2, 1], [3, 3]]), x(m, 3, 2)),
        m.func.vmap(f, (None, 0, 0))(x(m, 4), m.tensor([[0, 0], [2, 1], [3, 3]]), x(m, 3, 2)),
    ]


@program
def in_place_view_of_argument(m):
    a = x(m, 3, 2, 2)
    m.func.vmap(lambda v: v[0].zero_())(a)
    return [a]


@program
def in_place_copy_wider(m):
    return [
        m.func.vmap(lambda a, b: a.clone().copy_(b), in_dims=(0, None))(x(m, 3, 2), x(m, 2)),
        m.func.vmap(lambda a, b: a.copy_(b), in_dims=(None, 0))(x(m, 2), x(m, 3, 2)),
    ]


@program
def in_place_fill_batched_value(m):
    return [
        m.func.vmap(lambda a, b: a.clone().fill_(b))(x(m, 3, 2), x(m, 3)),
        m.func.vmap(lambda a, b: a.clone().masked_fill_(a > 1, b))(x(m, 3, 2), x(m, 3)),
    ]


@program
def in_place_under_grad_of_input(m):
    return [m.func.grad(lambda v: v.mul_(2).sum())(x(m, 3))]


@program
def in_place_setitem_list(m):
    def f(v):
        y = m.zeros_like(v)
        y[[0, 2]] = v[[2, 0]]
        y[..., 1] = 1
        return y

    return [m.func.vmap(f)(x(m, 3, 4))]


@program
def in_place_type_promotion(m):
    return [m.func.vmap(lambda a, b: a.add_(b))(m.zeros(3, dtype=m.int64), x(m, 3))]


# -- dead wrappers ---------------------------------------------------------------------------------------
@program
def escaped_from_vmap(m):
    kept = []
    m.func.vmap(lambda v: (kept.append(v), v)[1])(x(m, 3))
    return [kept[0] + 1]


@program
def escaped_repr(m):
    kept = []
    m.func.vmap(lambda v: (kept.append(v), v)[1])(x(m, 3))
    return [repr(kept[0])]


@program
def escaped_from_grad_used(m):
    kept = []
    m.func.grad(lambda v: (kept.append(v * 2), v.sum())[1])(x(m, 3))
    return [kept[0] + 1]


@program
def escaped_vjp_function(m):
    F = m.func
    kept = []
    F.vmap(lambda v: (kept.append(F.vjp(m.sin, v)[1]), v)[1])(x(m, 3))
    return list(kept[0](m.ones((), dtype=m.float64)))


@program
def escaped_closure_in_jvp(m):
    kept = []
    m.func.jvp(lambda v: (kept.append(v.sin()), v)[1], (x(m, 2),), (x(m, 2),))
    return [kept[0].cos()]


# -- dims ------------------------------------------------------------------------------------------------
@program
def in_dims_nested_none(m):
    f = lambda a, t, d: a * t[0] + t[1] * d["k"] + d["n"]
    return [
        m.func.vmap(f, in_dims=(0, (None, 1), {"k": None, "n": -1}))(
            x(m, 3, 2), (x(m, 2), x(m, 2, 3)), {"k": 2.0, "n": x(m, 2, 3)}
        )
    ]


@program
def in_dims_prefix_none(m):
    return [
        m.func.vmap(lambda d, v: d["a"] * v + d["b"], in_dims=(None, 0))(
            {"a": x(m, 2), "b": x(m, 2)}, x(m, 3, 2)
        )
    ]


@program
def in_dims_all_none(m):
    return [m.func.vmap(lambda v: v, in_dims=None)(x(m, 2))]


@program
def in_dims_wrong_structure(m):
    return [m.func.vmap(lambda t: t[0], in_dims=((0, 0, 0),))((x(m, 2), x(m, 2)))]


@program
def in_dims_float(m):
    return [m.func.vmap(lambda v: v, in_dims=0.5)(x(m, 2))]


@program
def in_dims_string_in_tree(m):
    return [m.func.vmap(lambda v: v, in_dims=("a",))(x(m, 2))]


@program
def in_dims_none_for_all_in_tuple(m):
    return [m.func.vmap(lambda a, b: a + b, in_dims=(None, None))(x(m, 2), x(m, 2))]


@program
def in_dims_too_few(m):
    return [m.func.vmap(lambda a, b: a + b, in_dims=(0,))(x(m, 2), x(m, 2))]


@program
def in_dims_negative_too_low(m):
    return [m.func.vmap(lambda a: a, in_dims=-3)(x(m, 2, 2))]


@program
def in_dims_scalar_tensor(m):
    return [m.func.vmap(lambda a: a)(x(m))]


@program
def out_dims_tuple(m):
    return list(m.func.vmap(lambda v: (v, v * 2, v.sum()), out_dims=(0, -1, 0))(x(m, 3, 2)))


@program
def out_dims_none_unbatched(m):
    c = x(m, 2)
    return list(m.func.vmap(lambda v: (v, c), out_dims=(0, None))(x(m, 3, 2)))


@program
def out_dims_none_batched(m):
    return [m.func.vmap(lambda v: v, out_dims=None)(x(m, 3))]


@program
def out_dims_too_many(m):
    return [m.func.vmap(lambda v: v, out_dims=(0, 1))(x(m, 3))]


@program
def out_dims_dict(m):
    o = m.func.vmap(lambda v: {"a": v, "b": [v, v]}, out_dims={"a": 1, "b": [0, 1]})(x(m, 3, 2))
    return [o["a"], *o["b"]]


@program
def out_dims_prefix(m):
    o = m.func.vmap(lambda v: {"a": v, "b": [v, v]}, out_dims={"a": 1, "b": 0})(x(m, 3, 2))
    return [o["a"], *o["b"]]


@program
def out_dims_out_of_range(m):
    return [m.func.vmap(lambda v: v, out_dims=3)(x(m, 3, 2))]


@program
def out_dims_float(m):
    return [m.func.vmap(lambda v: v, out_dims=0.5)(x(m, 3, 2))]


@program
def out_none(m):
    return [m.func.vmap(lambda v: None)(x(m, 3))]


@program
def out_string(m):
    return [m.func.vmap(lambda v: "a")(x(m, 3))]


@program
def out_empty_tuple(m):
    return [m.func.vmap(lambda v: ())(x(m, 3))]


@program
def batch_of_zero(m):
    return [m.func.vmap(lambda v: v.sin() + 1)(x(m, 0, 2))]


@program
def batch_of_zero_grad(m):
    return [m.func.vmap(m.func.grad(lambda v: v.sin().sum()))(x(m, 0, 2))]


# -- custom operators ------------------------------------------------------------------------------------
def operator(m, name):
    lib = f"strange_{m.__name__}"

    @m.library.custom_op(f"{lib}::{name}", mutates_args=())
    def op(v: m.Tensor, k: float) -> m.Tensor:
        return v * k

    return op


@program
def register_vmap_batched_in_front(m):
    op = operator(m, "a")
    seen = []

    @op.register_vmap
    def _(info, in_dims, v, k):
        seen.append([info.batch_size, str(in_dims)])
        return op(v.movedim(in_dims[0], 0), k), 0

    return [m.func.vmap(lambda v: op(v, 2.0), in_dims=1)(x(m, 2, 3)), seen]


@program
def register_vmap_nested(m):
    op = operator(m, "b")

    @op.register_vmap
    def _(info, in_dims, v, k):
        return op(v, k), in_dims[0]

    return [m.func.vmap(m.func.vmap(lambda v: op(v, 2.0)), in_dims=1)(x(m, 2, 3))]


@program
def register_vmap_wrong_structure(m):
    op = operator(m, "c")

    @op.register_vmap
    def _(info, in_dims, v, k):
        return op(v, k), (0, 0)

    return [m.func.vmap(lambda v: op(v, 2.0))(x(m, 2, 3))]


@program
def register_vmap_no_pair(m):
    op = operator(m, "d")

    @op.register_vmap
    def _(info, in_dims, v, k):
        return op(v, k)

    return [m.func.vmap(lambda v: op(v, 2.0))(x(m, 2, 3))]


@program
def register_vmap_by_name_and_twice(m):
    op = operator(m, "e")
    name = f"strange_{m.__name__}::e"
    m.library.register_vmap(name, lambda info, d, v, k: (op(v, k), d[0]))
    one = m.func.vmap(lambda v: op(v, 2.0))(x(m, 2, 3))
    m.library.register_vmap(name, lambda info, d, v, k: (op(v, k * 2), d[0]))
    return [one, m.func.vmap(lambda v: op(v, 2.0))(x(m, 2, 3))]


# -- control flow ----------------------------------------------------------------------------------------
@program
def if_on_batched(m):
    return [m.func.vmap(lambda v: v if v > 1 else -v)(x(m, 3))]


@program
def item_on_batched(m):
    return [m.func.vmap(lambda v: v.item())(x(m, 3))]


@program
def tolist_on_batched(m):
    return [m.func.vmap(lambda v: v.tolist())(x(m, 3))]


@program
def int_of_batched(m):
    return [m.func.vmap(lambda v: m.zeros(int(v)))(x(m, 3))]


@program
def nonzero_on_batched(m):
    return [m.func.vmap(lambda v: m.nonzero(v))(x(m, 3, 2))]


@program
def mask_on_batched(m):
    return [m.func.vmap(lambda v: v[v > 1])(x(m, 3, 2))]


@program
def mask_set_on_batched(m):
    def f(v):
        v = v.clone()
        v[v > 1] = 0.0
        return v

    return [m.func.vmap(f)(x(m, 3, 2))]


@program
def unique_on_batched(m):
    return [m.func.vmap(lambda v: v.unique())(x(m, 3, 2))]


@program
def allclose_on_batched(m):
    return [m.func.vmap(lambda v: v * m.allclose(v, v))(x(m, 3, 2))]


@program
def equal_on_batched(m):
    return [m.func.vmap(lambda v: v * m.equal(v, v))(x(m, 3, 2))]


@program
def numpy_on_batched(m):
    return [m.func.vmap(lambda v: m.from_numpy(v.numpy()))(x(m, 3, 2))]


@program
def numpy_in_grad(m):
    return [m.func.grad(lambda v: m.from_numpy(v.numpy()).sum())(x(m, 3))]


@program
def bincount_on_batched_is_refused(m):
    return [m.func.vmap(lambda v: m.bincount(v))(m.tensor([[0, 1], [1, 1]]))]


@program
def repeat_interleave_batched_counts_is_refused(m):
    return [
        m.func.vmap(lambda v, c: v.repeat_interleave(c))(x(m, 2, 2), m.tensor([[1, 2], [2, 1]]))
    ]


@program
def range_by_shape(m):
    def f(v):
        o = 0
        for n in range(v.shape[0]):
            o = o + v[n] * n
        return o

    return [m.func.vmap(f)(x(m, 3, 4))]


@program
def while_on_unbatched(m):
    c = m.tensor(3.0)

    def f(v):
        k = c
        while k > 0:
            v = v * 2
            k = k - 1
        return v

    return [m.func.vmap(f)(x(m, 3))]


@program
def print_of_batched(m):
    seen = []
    m.func.vmap(lambda v: (seen.append(str(v)), v)[1])(m.ones(2, 3))
    return seen


@program
def print_of_grad(m):
    seen = []
    m.func.grad(lambda v: (seen.append(str(v)), v.sum())[1])(m.ones(3))
    return seen


# -- grads -----------------------------------------------------------------------------------------------
@program
def grad_no_dependence(m):
    return [m.func.grad(lambda v: x(m))(x(m, 3))]


@program
def grad_of_tuple(m):
    return [m.func.grad(lambda v: (v.sum(), v))(x(m, 3))]


@program
def grad_of_shape_one(m):
    return [m.func.grad(lambda v: v.sum(keepdim=True, dim=0))(x(m, 3))]


@program
def grad_complex_output(m):
    return [m.func.grad(lambda v: (v * 1j).sum())(x(m, 3))]


@program
def grad_int_input(m):
    return [m.func.grad(lambda v: v.sum())(m.arange(3))]


@program
def grad_of_python_float(m):
    return [m.func.grad(lambda v: 3.0)(x(m, 3))]


@program
def vjp_of_tree(m):
    o, f = m.func.vjp(lambda v: {"a": v.sin(), "b": [v * 2]}, x(m, 3))
    return [o["a"], *f({"a": m.ones(3, dtype=m.float64), "b": [x(m, 3)]})]


@program
def vjp_wrong_tree(m):
    o, f = m.func.vjp(lambda v: {"a": v.sin(), "b": [v * 2]}, x(m, 3))
    return [*f({"a": m.ones(3, dtype=m.float64)})]


@program
def vjp_wrong_shape(m):
    o, f = m.func.vjp(lambda v: v.sin(), x(m, 3))
    return [*f(x(m, 4))]


@program
def vjp_twice(m):
    o, f = m.func.vjp(lambda v: v.sin(), x(m, 3))
    return [*f(x(m, 3)), *f(x(m, 3) * 2)]


@program
def vjp_no_retain(m):
    o, f = m.func.vjp(lambda v: v.sin(), x(m, 3))
    a = f(x(m, 3), retain_graph=False)
    return [*a, *f(x(m, 3))]


@program
def jvp_wrong_shape(m):
    return [m.func.jvp(m.sin, (x(m, 3),), (x(m, 4),))]


@program
def jvp_wrong_dtype(m):
    return [m.func.jvp(m.sin, (x(m, 3),), (x(m, 3).float(),))]


@program
def jvp_not_tuple(m):
    return [m.func.jvp(m.sin, x(m, 3), x(m, 3))]


@program
def jvp_lengths(m):
    return [m.func.jvp(m.sin, (x(m, 3),), (x(m, 3), x(m, 3)))]


@program
def jvp_of_nothing(m):
    return [m.func.jvp(lambda: 3, (), ())]


@program
def jvp_strict_constant(m):
    c = x(m, 2)
    return list(m.func.jvp(lambda v: c, (x(m, 2),), (x(m, 2),), strict=True))


@program
def jvp_has_aux(m):
    return list(m.func.jvp(lambda v: (v.sin(), v * 2), (x(m, 2),), (x(m, 2),), has_aux=True))


@program
def jvp_in_place_result(m):
    def f(v):
        y = v.clone()
        y[0] = 3.0
        y.mul_(v)
        return y

    return list(m.func.jvp(f, (x(m, 2),), (m.ones(2, dtype=m.float64),)))


@program
def linearize_tree(m):
    o, f = m.func.linearize(lambda a, d: {"s": (a * d["k"]).sin()}, x(m, 2), {"k": x(m, 2)})
    return [o["s"], f(x(m, 2), {"k": x(m, 2)})["s"]]


@program
def linearize_wrong_shape(m):
    o, f = m.func.linearize(m.sin, x(m, 2))
    return [f(x(m, 3))]


@program
def vmap_of_vjp(m):
    o, f = m.func.vjp(lambda v: v.sin() * v.sum(), x(m, 3))
    return [*m.func.vmap(f)(m.eye(3, dtype=m.float64))]


@program
def grad_through_vmap_of_linalg(m):
    F = m.func
    a = x(m, 3, 2, 2) + 3 * m.eye(2, dtype=m.float64)
    return [
        F.vmap(F.grad(lambda t: m.linalg.inv(t).sum()))(a),
        F.vmap(F.grad(lambda t: m.linalg.slogdet(t)[1]))(a),
        F.vmap(F.grad(lambda t: m.linalg.eigvalsh(t + t.mT).sum()))(a),
        F.vmap(F.hessian(lambda t: m.linalg.det(t)))(a),
    ]


@program
def per_sample_gradients_conv(m):
    F = m.func
    w, v = x(m, 2, 1, 3, 3) * 0.1, x(m, 4, 1, 5, 5) * 0.1
    return [
        F.vmap(
            F.grad(
                lambda w, v: m.nn.functional.conv2d(v.unsqueeze(0), w, padding=1).square().sum()
            ),
            (None, 0),
        )(w, v)
    ]


@program
def per_sample_gradients_gru_cell(m):
    F = m.func
    m.manual_seed(0)
    cell = m.nn.GRUCell(2, 3).double()
    p = {k: x(m, *v.shape) * 0.1 for k, v in cell.named_parameters()}
    f = lambda p, v: F.functional_call(cell, p, (v.unsqueeze(0),)).sum()
    return list(F.vmap(F.grad(f), (None, 0))(p, x(m, 4, 2)).values())


@program
def per_sample_gradients_attention(m):
    F = m.func
    q = x(m, 4, 5, 2).sin()
    f = (
        lambda w, v: m.nn.functional.scaled_dot_product_attention(
            *((v @ w[n]).unsqueeze(0) for n in range(3))
        )
        .square()
        .sum()
    )
    return [F.vmap(F.grad(f), (None, 0))(x(m, 3, 2, 2).cos(), q)]


@program
def per_sample_embedding(m):
    F = m.func
    f = lambda w, i: m.nn.functional.embedding(i, w).square().sum()
    return [F.vmap(F.grad(f), (None, 0))(x(m, 5, 2), m.tensor([[0, 1, 1], [3, 3, 3]]))]


@program
def per_sample_cross_entropy(m):
    F = m.func
    f = lambda w, v, t: m.nn.functional.cross_entropy(
        (v @ w).unsqueeze(0), t.unsqueeze(0), label_smoothing=0.1
    )
    return [
        F.vmap(F.grad(f), (None, 0, 0))(x(m, 3, 4), x(m, 5, 3).sin(), m.tensor([0, 1, 2, 3, 0]))
    ]


@program
def per_sample_cross_entropy_out_of_range_is_refused(m):
    F = m.func
    f = lambda w, v, t: m.nn.functional.cross_entropy((v @ w).unsqueeze(0), t.unsqueeze(0))
    return [F.vmap(F.grad(f), (None, 0, 0))(x(m, 3, 4), x(m, 2, 3).sin(), m.tensor([0, 7]))]


@program
def sizes_in_transforms(m):
    seen = []

    def f(v):
        seen.append(
            [
                list(v.shape),
                v.ndim,
                v.numel(),
                list(v.stride()),
                v.is_contiguous(),
                len(v),
                v.requires_grad,
                v.is_leaf,
            ]
        )
        return v.sum()

    m.func.vmap(f, in_dims=1)(x(m, 2, 3))
    m.func.grad(f)(x(m, 2))
    m.func.vmap(m.func.grad(f))(x(m, 3, 2))
    return seen


@program
def debug_unwrap(m):
    F = m.func
    seen = []
    F.vmap(lambda v: (seen.append(F.debug_unwrap(v)), v)[1])(x(m, 3, 2))
    return [list(seen[0].shape)]


@program
def mixed_batch_sizes_message(m):
    return [m.func.vmap(lambda a, b: a + b)(x(m, 2, 2), x(m, 3, 2))]


@program
def mixed_batch_sizes_tree(m):
    return [
        m.func.vmap(lambda d: d["a"], in_dims=({"a": 0, "b": 1},))(
            {"a": x(m, 2, 2), "b": x(m, 2, 3)}
        )
    ]


@program
def not_callable(m):
    return [m.func.vmap(3)(x(m, 2))]


@program
def grad_argnums_empty(m):
    return [m.func.grad(lambda v: v.sum(), argnums=())(x(m, 2))]


@program
def grad_argnums_repeated(m):
    return [m.func.grad(lambda a, b: (a * b).sum(), argnums=(0, 0))(x(m, 2), x(m, 2))]


@program
def grad_argnums_tensor_in_kwargs(m):
    return [m.func.grad(lambda a, b=None: (a * b).sum())(x(m, 2), b=x(m, 2))]


@program
def grad_of_none_leaf(m):
    return [m.func.grad(lambda t: t[0].sum())((x(m, 2), None))]


@program
def grad_of_number_leaf(m):
    return list(m.func.grad(lambda t: (t[0] * t[1]).sum())((x(m, 2), 2.0)))


@program
def vmap_stack_of_rows(m):
    return [
        m.func.vmap(lambda v, c: m.stack([v, c]), (0, None))(x(m, 3, 2), x(m, 2)),
        m.func.vmap(lambda v, c: m.cat([c, v]), (0, None), 1)(x(m, 3, 2), x(m, 2)),
    ]


@program
def vmap_einsum(m):
    return [
        m.func.vmap(lambda a, b: m.einsum("ij,jk->ik", a, b), (0, None))(x(m, 3, 2, 2), x(m, 2, 2)),
        m.func.vmap(m.func.vmap(m.dot, (0, None)), (None, 0))(x(m, 3, 2), x(m, 4, 2)),
    ]


@program
def vmap_as_strided(m):
    return [m.func.vmap(lambda v: m.as_strided(v, (2, 2), (1, 1)))(x(m, 3, 4))]


@program
def vmap_out_argument(m):
    o = m.empty(3, 2, dtype=m.float64)
    return [m.func.vmap(lambda a, o: m.sin(a, out=o))(x(m, 3, 2), o)]


@program
def vmap_requires_grad_query(m):
    v = x(m, 3, 2).requires_grad_()
    seen = []
    o = m.func.vmap(lambda v: (seen.append(v.requires_grad), v.sin())[1])(v)
    return [seen, o.requires_grad, o.grad_fn is not None]


@program
def vmap_pairwise_kernel(m):
    k = lambda a, b: (-(a - b).square().sum()).exp()
    v = x(m, 4, 2)
    F = m.func
    return [
        F.vmap(lambda a: F.vmap(lambda b: k(a, b))(v))(v),
        F.vmap(F.vmap(F.grad(k), (None, 0)), (0, None))(v, v),
    ]


@program
def newton_step(m):
    F = m.func
    f = lambda v: (v**4).sum() + (v.prod() - 1) ** 2
    v = x(m, 3)
    for _ in range(3):
        v = v - m.linalg.solve(F.hessian(f)(v), F.grad(f)(v))
    return [v]


@program
def implicit_derivative(m):
    F = m.func
    g = lambda z, a: z**3 + a * z - 1

    def solve(a):
        z = m.ones((), dtype=m.float64)
        for _ in range(20):
            z = z - g(z, a) / F.grad(g)(z, a)
        return z

    return [F.vmap(solve)(x(m, 4)), F.vmap(F.grad(solve))(x(m, 4))]


@program
def fisher_vector_product(m):
    F = m.func
    w, v, d = x(m, 3, 2), x(m, 5, 3).sin(), x(m, 3, 2).cos()
    f = lambda w: (v @ w).log_softmax(-1)
    o, jv = F.jvp(f, (w,), (d,))
    return list(F.vjp(f, w)[1](o.exp() * jv))


@program
def leaves_made_within(m):
    F = m.func
    made = lambda v: (m.ones(3, dtype=v.dtype, requires_grad=True) * v).sum()
    parameter = lambda v: (m.nn.Parameter(m.ones(3, dtype=v.dtype)) * v).sum()
    rows = x(m, 2, 3)
    return [
        *(F.vmap(f)(rows) for f in (made, parameter)),
        *(F.grad(f)(rows[0]) for f in (made, parameter)),
        F.jvp(made, (rows[0],), (rows[1],))[1],
        F.vmap(lambda v: m.zeros_like(v, requires_grad=True) + v)(rows),
    ]


@program
def gradients_of_leaves_made_within(m):
    def f(v):
        w = m.ones(3, dtype=v.dtype, requires_grad=True)
        (g,) = m.autograd.grad((w * w * v).sum(), w, create_graph=True)
        return g.sum()

    return [m.func.grad(f)(x(m, 3)), m.func.vmap(f)(x(m, 2, 3))]


@program
def requires_grad_is_turned_off_within_grad(m):
    return [m.func.grad(lambda v: (v.requires_grad_(False), v.sum())[1])(x(m, 3))]


@program
def numbers_are_places_in_vectors(m):
    F = m.func
    place, rows = m.tensor(1), x(m, 2, 3)
    return [
        F.vmap(F.grad(lambda v: v.gather(0, place)))(rows),
        F.vmap(lambda v: v.scatter(0, place, 3.0))(rows),
        F.vmap(lambda v: v.scatter_add(0, place, v[0]))(rows),
        F.vmap(lambda v: v.scatter_reduce(0, place, v[0], "sum"))(rows),
        F.vmap(lambda v: v.scatter(0, m.tensor([0]), 3.0))(rows[0]),
    ]


@program
def checkpoint_around_a_vectorized_jacobian(m):
    from importlib import import_module

    checkpoint = import_module(m.__name__ + ".utils.checkpoint").checkpoint
    jacobian = m.autograd.functional.jacobian
    f = lambda v: jacobian(lambda w: w.sin() * w, v, vectorize=True, create_graph=True)
    v = x(m, 3).requires_grad_()
    rows = checkpoint(f, v, use_reentrant=False)
    rows.square().sum().backward()
    return [rows, v.grad]
