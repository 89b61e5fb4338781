"""Since when a table is somebody's, so that the newest can be found first."""

import sqlalchemy as sa
from alembic import op

revision = "joined"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let those that are known already be the oldest."""
    op.add_column("members", sa.Column("joined", sa.BigInteger, nullable=False, server_default="0"))
