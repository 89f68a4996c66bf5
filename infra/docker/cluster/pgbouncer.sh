#!/bin/sh
# Starts PgBouncer in its container with the passwords of the services' roles, with which it also logs in to Postgres.
set -eu
umask 077
for role in auth stories payments; do
  eval "password=\${$(echo "$role" | tr a-z A-Z)_DB_PASSWORD:?is missing}"
  printf '"%s" "%s"\n' "$role" "$password"
done > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
