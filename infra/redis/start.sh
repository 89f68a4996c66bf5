#!/bin/sh
# Starts Redis in its container with the users of users.acl. The password of each is in REDIS_{USER}_PASSWORD. Arguments are passed on.
set -eu
users=/tmp/users.acl
cp /etc/kahani-redis/users.acl "$users"
for user in admin gateway auth stories payments illustrations exports exports-worker; do
  eval "password=\${REDIS_$(echo "$user" | tr 'a-z-' 'A-Z_')_PASSWORD:?is missing}"
  hash=$(printf %s "$password" | sha256sum | cut -d ' ' -f 1)
  sed -i "s/{$user}/#$hash/" "$users"
done
# It holds hashes only, and Redis may run as another user.
chmod 644 "$users"
# A replica logs in to its master. The file keeps the password out of the list of processes.
config=/tmp/redis.conf
printf 'masteruser admin\nmasterauth %s\n' "$REDIS_ADMIN_PASSWORD" > "$config"
exec docker-entrypoint.sh redis-server "$config" --aclfile "$users" --appendonly yes \
  --maxmemory "${REDIS_MAX_MEMORY:-768mb}" --maxmemory-policy noeviction "$@"
