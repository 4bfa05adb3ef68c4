"""Emits files of classes: layers, optimizers, schedules and distributions."""

from __future__ import annotations

from typing import Any

from ..model.classes import Classes
from ..project.memo import Memo
from .render import render


def class_files(classes: Classes, memo: Memo) -> list[Any]:
    """Paths with texts, and the names of layers with their samples: a function of `Classes.facts`."""
    # Not at the top: most runs remember what this returns, and need none of it.
    from .distributions import distributions_file
    from .layers import layer_files, layers_page
    from .optimizers import optimizers_file
    from .schedules import schedules_file

    project, layers = classes.project, classes.layers
    namespace = project.namespace if project.extends else ""
    made = layer_files(layers, project.package, project.layers, namespace, memo)
    made |= optimizers_file(classes.optimizers, project.optimizers, memo)
    made |= schedules_file(classes.schedules, project.optimizers, memo)
    if classes.distributions:
        known, yaml = classes.of_formulas, project.distributions
        made |= distributions_file(classes.distributions, known, yaml, memo)
    files = [[f"{project.output}/{name}", text] for name, text in made.items()]
    if layers:
        page = render("layers.md", layers_page(layers, project.layers))
        files.append([f"{project.reference}/layers.md", page])
    return [files, [[layer.name, [list(s) for s in layer.samples]] for layer in layers]]
