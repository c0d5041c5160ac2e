"""Sheets that several phones share: who may write what, where entries are kept, who is told."""
