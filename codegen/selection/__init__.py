"""Selective builds: a package of gradsmith with what one program needs, its backward included."""
