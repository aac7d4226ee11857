#!/bin/bash
# Saves what a deployment cannot make again: the database, the uploads, the keys. The service "backup" of docker-compose.yml runs it.
set -euo pipefail
umask 077

backups=${BACKUPS_DIR:-/backups}
kept=${BACKUPS_KEPT:-14}
folder="$backups/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
unfinished="$folder.unfinished"
trap 'rm -rf "$unfinished"' EXIT
mkdir -p "$unfinished"

pg_dump --format=custom --file="$unfinished/database.dump" "${DATABASE_NAME:-chalkboard}"
# After the database: a file is written before the row that names it. Status 1: one was deleted meanwhile.
tar --create --file="$unfinished/files.tar" --directory="${FILES_DIR:-/files}" . || [ $? -eq 1 ]
cp "${KEYS_FILE:-/keys/.env}" "$unfinished/keys.env"
(cd "$unfinished" && sha256sum database.dump files.tar keys.env > SHA256SUMS)
mv "$unfinished" "$folder"

date +%s > "$backups/last-success.new"
mv "$backups/last-success.new" "$backups/last-success"
find "$backups" -mindepth 1 -maxdepth 1 -type d -name '????-??-??T??-??-??Z' | sort | head -n "-$kept" | xargs -r rm -rf
echo "Saved $folder"
