import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { compile } from '@fastify/proxy-addr'
import { customerOf } from '@kahani/service-kit/client-address'

export interface ConnectionLimits {
  total: number
  perAddress: number
  /** Comma-separated addresses and networks of proxies, whose connections carry the requests of many clients. */
  trustedProxies: string | undefined
}

interface Connection {
  /** Null for a proxy. */
  customer: string | null
  /** Requests in progress. A client may send several without waiting for the responses. */
  requests: number
}

/**
 * Limits connections in total and per client address. A new connection replaces the one that has been idle for longest,
 * because families of a mobile carrier share an address. It is refused if none is idle.
 */
export function limitConnections(server: Server, { total, perAddress, trustedProxies }: ConnectionLimits) {
  const isProxy = compile(trustedProxies?.split(',') ?? [])
  const connections = new Map<Socket, Connection>()
  const byCustomer = new Map<string, Set<Socket>>()
  /** Longest idle first. */
  const idle = new Set<Socket>()
  let isClosing = false

  const siblingsOf = (customer: string | null) => (customer === null ? undefined : byCustomer.get(customer))
  const remember = (socket: Socket, customer: string | null) => {
    connections.set(socket, { customer, requests: 0 })
    idle.add(socket)
    if (customer !== null) byCustomer.set(customer, (siblingsOf(customer) ?? new Set()).add(socket))
  }
  const forget = (socket: Socket) => {
    const { customer = null } = connections.get(socket) ?? {}
    const siblings = siblingsOf(customer)
    connections.delete(socket)
    idle.delete(socket)
    siblings?.delete(socket)
    if (customer !== null && siblings?.size === 0) byCustomer.delete(customer)
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
  const hasRoom = (siblings: Set<Socket> = new Set()) =>
    (siblings.size < perAddress || endOneIdle(siblings)) && (connections.size < total || endOneIdle(idle))

  server.on('connection', (socket: Socket) => {
    // Without an address the client has disconnected already.
    const address = socket.remoteAddress
    if (address === undefined) return socket.destroy()
    const customer = isProxy(address, 0) ? null : customerOf(address)
    if (!hasRoom(siblingsOf(customer))) return socket.destroy()
    remember(socket, customer)
    return socket.once('close', () => forget(socket))
  })

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.requests++
    idle.delete(socket)
    response.on('close', () => {
      connection.requests--
      if (connection.requests > 0 || !connections.has(socket)) return
      idle.add(socket)
      if (isClosing) socket.end()
    })
  })

  return {
    open: () => connections.size,
    sockets: () => connections.keys(),
    /** Connections without a request in progress. Incomplete headers are not yet a request. */
    idle: () => idle.size,
    isIdle: (socket: Socket) => idle.has(socket),
    /** Ends connections as soon as they are idle. Requests that have arrived are still served. */
    async close() {
      isClosing = true
      // Reads what has arrived.
      await setImmediate()
      await setImmediate()
      for (const socket of idle) socket.destroy()
    },
  }
}
export type Connections = ReturnType<typeof limitConnections>
