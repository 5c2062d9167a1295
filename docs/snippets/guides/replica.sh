#!/bin/bash
# Copies the primary when there is nothing yet, then follows it.
set -e
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  until pg_basebackup -D "$data" -R -X stream -C -S replica \
    -d 'host=primary user=shop application_name=replica'; do sleep 2; done
  chmod 700 "$data"
fi
exec postgres -D "$data"
