#!/bin/sh
# Makes Redis servers a cluster, the first half of them masters, the others their replicas: join-cluster.sh HOST…
# If they already are one, it tells them their addresses, which change when containers are created anew.
set -eu
export REDISCLI_AUTH="$REDIS_ADMIN_PASSWORD"
redis() { redis-cli --user admin --no-auth-warning "$@"; }
addresses=$(for host in "$@"; do getent hosts "$host" | cut -d ' ' -f 1; done)

if redis -h "$1" cluster info | grep -q '^cluster_slots_assigned:0'; then
  # shellcheck disable=SC2046
  redis --cluster create $(printf '%s:6379 ' $addresses) --cluster-replicas 1 --cluster-yes
else
  for address in $addresses; do redis -h "$1" cluster meet "$address" 6379; done
fi
for host in "$@"; do
  until redis -h "$host" cluster info | grep -q '^cluster_state:ok'; do sleep 0.2; done
done
