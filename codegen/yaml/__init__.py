"""YAML files as trees whose nodes know their positions."""
