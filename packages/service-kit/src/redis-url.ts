const CLUSTER_URL = /^(rediss?)\+cluster:\/\/(?:([^@/]*)@)?([^@/?#]+)\/?$/

/**
 * The URLs of the nodes in a URL like `redis+cluster://user:password@node-1:6379,node-2:6379`; `rediss+cluster` uses TLS. Some
 * nodes are enough: they name the others. Null for the URL of one server.
 * @throws TypeError for a node that is not valid
 */
export function readClusterUrl(url: string): URL[] | null {
  const [, protocol, credentials, nodes] = CLUSTER_URL.exec(url) ?? []
  if (!nodes) return null
  const user = credentials === undefined ? '' : `${credentials}@`
  return nodes.split(',').map(node => new URL(`${protocol}://${user}${node}`))
}

/** Whether it is the URL of one server or of a cluster. */
export function isRedisUrl(url: string): boolean {
  try {
    const urls = readClusterUrl(url) ?? [new URL(url)]
    return urls.every(({ protocol, hostname }) => /^rediss?:$/.test(protocol) && hostname !== '')
  } catch {
    return false
  }
}
