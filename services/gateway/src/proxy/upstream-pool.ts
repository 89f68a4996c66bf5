import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { buildConnector, type Dispatcher, Pool } from 'undici'
import type { Counts } from '../counts.ts'
import { tooManyRequests } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { Upstream } from '../upstreams.ts'
import type { ResponseBuffers } from './response-buffers.ts'
import { type Callback, createResponseReader } from './response-reader.ts'
import { createSlots, type Release } from './slots.ts'

const connect = buildConnector({ timeout: 5_000 })

/** The key of the call in the headers of a request: the proxy plugin copies symbols, and undici ignores them. */
export const CALL = Symbol('call')

/** A request that a client has sent completely. */
export interface Call {
  reply: FastifyReply
  /** The account or address whose share of the connections it uses. */
  owner: string
  /** The address whose requests are counted. */
  customer: string
  body: Buffer | Readable | null
  /** The length of the body. */
  bytes: number
}

type WriteCallback = (error?: Error | null) => void

/** Lets the event loop read what has arrived before a stream is told that a write failed. */
const readFirst =
  (callback: WriteCallback): WriteCallback =>
  error =>
    error ? setImmediate(() => setImmediate(callback, error)) : callback()

/**
 * A service may answer and disconnect before it has read a body. Writing the rest then fails, and Node would ignore the answer
 * that has arrived.
 */
function keepEarlyAnswers(socket: Socket): Socket {
  const { _write, _writev } = socket
  socket._write = (chunk, encoding, callback) => _write.call(socket, chunk, encoding, readFirst(callback))
  socket._writev = (chunks, callback) => _writev?.call(socket, chunks, readFirst(callback))
  return socket
}

export interface PoolOptions {
  url: string
  limits: Limits
  /** The requests of each address that the services are processing, and how many they may be. */
  requests: Counts
  maxRequests: number
  responseBuffers: ResponseBuffers
  now: () => number
}

/** The connections to one upstream. */
export function createUpstreamPool(upstream: Upstream, options: PoolOptions) {
  const { url, limits, requests, maxRequests, responseBuffers, now } = options
  const { connections = limits.upstreamConnections, share = limits.upstreamShare } = upstream.streams ?? {}
  const slots = createSlots({ total: connections, perOwner: share, waitMs: limits.upstreamWaitMs }, now)
  const pool = new Pool(new URL(url).origin, {
    connections,
    pipelining: 1,
    connect: (target, callback) =>
      connect(target, (...[error, socket]) =>
        error ? callback(error, null) : callback(null, keepEarlyAnswers(socket)),
      ),
    headersTimeout: upstream.timeoutMs,
    bodyTimeout: upstream.timeoutMs,
  })

  const send = async (request: Dispatcher.DispatchOptions, callback: Callback) => {
    const { reply, owner, customer, body } = (request.headers as unknown as { [CALL]: Call })[CALL]
    // The streams of an address have no limit of their own: a mobile carrier shares it among thousands of families.
    const isCounted = !upstream.streams
    if (isCounted && requests.of(customer) >= maxRequests) throw tooManyRequests()
    if (isCounted) requests.add(customer)
    let release: Release | undefined
    const done = () => {
      release?.()
      if (isCounted) requests.remove(customer)
    }
    try {
      release = await slots.acquire(owner)
    } catch (error) {
      done()
      throw error
    }
    const reader = createResponseReader(reply, responseBuffers, callback, done)
    pool.dispatch({ ...request, path: reply.request.raw.url ?? '/', body }, reader)
  }

  return {
    upstream,
    url,
    slots,
    /**
     * Sends a request as soon as a connection is free. It is free again when the response has been read, or is not wanted.
     * @param callback gets an HttpError 429 for too many requests, or an error without a response
     */
    request: (request: Dispatcher.DispatchOptions, callback: Callback) =>
      void send(request, callback).catch((error: Error) => callback(error, null)),
    close: () => pool.destroy(),
  }
}
export type UpstreamPool = ReturnType<typeof createUpstreamPool>
