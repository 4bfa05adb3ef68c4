"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "linalg_inv_ex": Batching("leading", tensors=(0,)),
    "_linalg_solve_ex": Batching("function", ".linalg.batching:solve_rule", tensors=(0, 1)),
    "_linalg_check_errors": Batching(
        "function", ".linalg.batching:check_errors_rule", tensors=(0,)
    ),
    "linalg_solve": Batching("function", ".linalg.batching:solve_rule", tensors=(0, 1)),
    "linalg_solve_triangular": Batching("leading", tensors=(0, 1)),
    "triangular_solve": Batching("leading", tensors=(0, 1)),
    "linalg_cholesky_ex": Batching("leading", tensors=(0,)),
    "cholesky_solve": Batching("leading", tensors=(0, 1)),
    "cholesky_inverse": Batching("leading", tensors=(0,)),
    "linalg_qr": Batching("leading", tensors=(0,)),
    "geqrf": Batching("leading", tensors=(0,)),
    "linalg_lu_factor_ex": Batching("leading", tensors=(0,)),
    "lu_unpack": Batching("function", ".linalg.batching:lu_unpack_rule", tensors=(0, 1)),
    "linalg_ldl_factor_ex": Batching("leading", tensors=(0,)),
    "linalg_ldl_solve": Batching("function", ".linalg.batching:ldl_solve_rule", tensors=(0, 1, 2)),
    "linalg_det": Batching("leading", tensors=(0,)),
    "_linalg_det": Batching("leading", tensors=(0,)),
    "linalg_slogdet": Batching("leading", tensors=(0,)),
    "_linalg_slogdet": Batching("leading", tensors=(0,)),
    "linalg_eig": Batching("leading", tensors=(0,)),
    "_linalg_eigvals": Batching("leading", tensors=(0,)),
    "_linalg_eigh": Batching("leading", tensors=(0,)),
    "_linalg_svd": Batching("leading", tensors=(0,)),
    "linalg_pinv.atol_rtol_tensor": Batching(
        "function", ".linalg.batching:pinv_rule", tensors=(0, 1, 2)
    ),
    "linalg_lstsq": Batching("function", ".linalg.batching:lstsq_rule", tensors=(0, 1)),
    "linalg_matrix_exp": Batching("leading", tensors=(0,)),
    "linalg_vector_norm": Batching("dims", tensors=(0,), dims=(2,), keepdim=3),
}
