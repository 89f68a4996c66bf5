import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { customerOf } from '@kahani/service-kit/client-address'

/** The open connections of a server. */
export interface Connections {
  open(): number
  /** Connections without a request in progress. Incomplete headers are not yet a request. */
  idle(): number
  isIdle(socket: Socket): boolean
  /** Ends connections as soon as they are idle. Requests that have arrived are still served. */
  close(): Promise<void>
  /** Responses that are not yet sent completely. */
  responses: ReadonlySet<ServerResponse>
}

export interface ConnectionLimits {
  total: number
  perAddress: number
  /** Comma-separated addresses and networks of proxies, whose connections carry the requests of many clients. */
  trustedProxies: string | undefined
}

interface Connection {
  /** The connections of the same client; null for a proxy. */
  siblings: Set<Socket> | null
  /** Requests in progress. A client may send several without waiting for the responses. */
  requests: number
}

function createProxyCheck(list: string | undefined): (address: string) => boolean {
  if (list === undefined) return () => false
  const networks = new BlockList()
  for (const text of list.split(',')) {
    const [address = '', prefix] = text.trim().split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(prefix), family)
  }
  return address => networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Limits connections in total and per client address. A new connection replaces the one that has been idle for longest,
 * because families of a mobile carrier share an address. It is refused if none is idle.
 */
export function limitConnections(server: Server, { total, perAddress, trustedProxies }: ConnectionLimits): Connections {
  const isProxy = createProxyCheck(trustedProxies)
  const connections = new Map<Socket, Connection>()
  const byCustomer = new Map<string, Set<Socket>>()
  /** Longest idle first. */
  const idle = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  let isClosing = false

  const siblingsOf = (address: string) => {
    if (isProxy(address)) return null
    const customer = customerOf(address)
    const known = byCustomer.get(customer)
    if (known) return known
    const siblings = new Set<Socket>()
    byCustomer.set(customer, siblings)
    return siblings
  }
  const forget = (socket: Socket) => {
    connections.get(socket)?.siblings?.delete(socket)
    connections.delete(socket)
    idle.delete(socket)
  }
  const endOneIdle = (candidates: Iterable<Socket>) => {
    for (const socket of candidates) {
      if (!idle.has(socket)) continue
      forget(socket)
      socket.destroy()
      return true
    }
    return false
  }
  const hasRoom = (siblings: Set<Socket> | null) =>
    (siblings === null || siblings.size < perAddress || endOneIdle(siblings)) &&
    (connections.size < total || endOneIdle(idle))

  server.on('connection', (socket: Socket) => {
    // Without an address the client has disconnected already.
    const address = socket.remoteAddress
    const siblings = address === undefined ? null : siblingsOf(address)
    if (address === undefined || !hasRoom(siblings)) return socket.destroy()
    connections.set(socket, { siblings, requests: 0 })
    siblings?.add(socket)
    idle.add(socket)
    return socket.once('close', () => {
      forget(socket)
      const customer = customerOf(address)
      if (siblings?.size === 0 && byCustomer.get(customer) === siblings) byCustomer.delete(customer)
    })
  })

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.requests++
    idle.delete(socket)
    responses.add(response)
    response.on('close', () => {
      responses.delete(response)
      connection.requests--
      if (connection.requests > 0 || !connections.has(socket)) return
      idle.add(socket)
      if (isClosing) socket.end()
    })
  })

  return {
    open: () => connections.size,
    idle: () => idle.size,
    isIdle: socket => idle.has(socket),
    async close() {
      isClosing = true
      // Reads what has arrived.
      await setImmediate()
      await setImmediate()
      for (const socket of idle) socket.destroy()
    },
    responses,
  }
}
