#!/bin/bash
# Runs once, when the primary is made: the replica may follow it, and from the first real start commits wait for it.
set -e
echo 'host replication shop 172.30.0.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -c "alter system set synchronous_standby_names = 'replica'"
