"""Selective builds: a gradsmith package with only what one program needs, backward passes included."""
