import { Readable } from 'node:stream'
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { customerOf } from '@kahani/service-kit/client-address'
import { HttpError, notSignedIn, unavailable } from '@kahani/service-kit/http-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { LargeBodies, LargeBody } from '../bodies/large-bodies.ts'
import { announcedLength, LARGE_BYTES, outgoingBody, readBody } from '../bodies/request-body.ts'
import { bodyTooLarge } from '../errors.ts'
import { SERVICES } from '../upstreams.ts'
import { sendBody } from './compression.ts'
import { type EventStreams, isEventStream } from './event-streams.ts'
import { requestHeaders } from './headers.ts'
import { isRead } from './response-reader.ts'
import { CALL, type Call, type UpstreamPool } from './upstream-pool.ts'

export interface ForwardDeps {
  /** Reads the session of a request again. */
  renewIdentity: (request: FastifyRequest) => Promise<void>
  publicUrl: URL
  largeBodies: LargeBodies
  eventStreams: EventStreams
}

type Handler = NonNullable<FastifyHttpProxyOptions['handler']>

/** Caches customers, because parsing an address takes longer than the other checks of a request together. */
const customers = new LRUCache<string, string>({ max: 10_000, memoMethod: customerOf })

/**
 * Creates a handler that forwards a request to one upstream. No connection is taken before the body has arrived, and it is given
 * back before a slow client has read the response.
 */
export function createForwarder(
  { upstream }: UpstreamPool,
  { publicUrl, renewIdentity, largeBodies, eventStreams }: ForwardDeps,
): Handler {
  const { service, body: limits, signedInOnly } = upstream
  const headersOf = requestHeaders(service, publicUrl)

  const receiveBody = async (request: FastifyRequest, reply: FastifyReply, owner: string) => {
    const length = isRead(request.method) ? 0 : announcedLength(request.raw)
    if (length === 0) return { bytes: 0, content: null }
    if (length !== null && length > limits.maxBytes) throw bodyTooLarge()
    let large: LargeBody | undefined
    const open = () => {
      large = largeBodies.open(owner)
      reply.raw.once('close', large.release)
      return large
    }
    if (length !== null && length > LARGE_BYTES) open()
    if (request.headers.expect !== undefined) reply.raw.writeContinue()
    const body = await readBody(request.raw, limits, bytes => (large ?? open()).add(bytes))
    return { bytes: body.bytes, content: outgoingBody(body, () => large?.release()) }
  }

  const receive = async (request: FastifyRequest, reply: FastifyReply): Promise<Call> => {
    const customer = customers.memo(request.ip)
    const owner = request.sessionUser ? `user ${request.sessionUser.id}` : customer
    const { bytes, content } = await receiveBody(request, reply, owner)
    if (bytes > 0) await renewIdentity(request)
    if (signedInOnly && !request.sessionUser) throw notSignedIn()
    return { reply, owner, customer, body: content, bytes }
  }

  const sendError = (reply: FastifyReply, error: unknown) => {
    // Nobody would read the response of a client that has left.
    if (reply.raw.destroyed) return
    reply.send(error instanceof HttpError ? error : unavailable(SERVICES[service], error))
  }

  const sendToClient = (reply: FastifyReply, body: Buffer | Readable) => {
    if (body instanceof Readable && isEventStream(reply.getHeader('content-type'))) eventStreams.send(reply, body)
    else sendBody(reply, body)
  }

  const forward = (call: Call, options: Parameters<Handler>[3]) => {
    const { reply, bytes } = call
    // The pool sends the path as it arrived.
    reply.from('/', {
      ...options,
      rewriteRequestHeaders: (request, headers) => Object.assign(headersOf(request, headers, bytes), { [CALL]: call }),
      onResponse: (_request, _reply, { stream }) => sendToClient(reply, stream),
      onError: (_reply, { error }) => sendError(reply, error.cause ?? error),
    })
  }

  // Not async: Fastify would wait for the end of the response, which takes as long as the rest of the gateway's work.
  return (request, reply, _path, options) => {
    receive(request, reply)
      .then(call => forward(call, options))
      .catch((error: unknown) => sendError(reply, error))
  }
}
