"""Runs the migrations on the connection that the store has opened."""

from alembic import context

from sparrows.web.store.models import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
