"""The older interface for custom operators, as objects (`gradsmith._custom_op.impl`); see also `gradsmith.custom_ops`."""
