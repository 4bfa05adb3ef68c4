"""Operators in the older form, as objects: see `gradsmith._custom_op.impl`; by name: see `gradsmith.custom_ops`."""
