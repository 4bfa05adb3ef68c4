"""A project's settings and files: what is read, remembered, written."""
