"""Sparrows: five mahjong rulebooks."""
