#!/bin/bash
# Puts a backup into a new deployment. The service "restore" of docker-compose.yml runs it; docs/runbooks/restore.md says what comes before and after.
set -euo pipefail

folder="${BACKUPS_DIR:-/backups}/${1:?Name the backup: docker compose run --rm restore 2026-11-23T04-00-00Z}"
database=${DATABASE_NAME:-chalkboard}
files=${FILES_DIR:-/files}

(cd "$folder" && sha256sum --quiet --check SHA256SUMS) || { echo "$folder is damaged: take another backup." >&2; exit 1; }
tables=$(psql --no-align --tuples-only --dbname="$database" --command="SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ] || [ -n "$(ls -A "$files")" ]; then
  echo "The deployment is not empty: remove its volumes first (docker compose down --volumes), or restore on another machine." >&2
  exit 1
fi

# The empty schemas that were provisioned make place for those of the backup; roles and their passwords stay.
pg_restore --exit-on-error --single-transaction --clean --if-exists --dbname="$database" "$folder/database.dump"
tar --extract --file="$folder/files.tar" --directory="$files"
echo "Restored $folder"
