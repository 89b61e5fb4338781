"""Runs the migrations on the connection that the store hands over."""

from alembic import context

from spiralhill.server.schema import METADATA

# A store has the shape of before or that of today, whenever the server is killed; SQLite can do that, too.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
