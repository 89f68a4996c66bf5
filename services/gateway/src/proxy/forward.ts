import { EventEmitter } from 'node:events'
import { customerOf } from '@kahani/service-kit/client-address'
import { HttpError, notSignedIn, unavailable } from '@kahani/service-kit/http-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Dispatcher } from 'undici'
import type { LargeBodies, LargeBody } from '../bodies/large-bodies.ts'
import { announcedLength, LARGE_BYTES, outgoingBody, readBody } from '../bodies/request-body.ts'
import { bodyTooLarge } from '../errors.ts'
import { SERVICES } from '../upstreams.ts'
import { type EventStreams, isEventStream } from './event-streams.ts'
import { requestHeaders, responseHeaders } from './headers.ts'
import type { RequestCounts } from './request-counts.ts'
import type { ResponseBuffers } from './response-buffers.ts'
import { sendResponse } from './send-response.ts'
import type { UpstreamPool } from './upstream-pool.ts'

export interface ForwardDeps {
  /** Reads the session of a request again. */
  renewIdentity: (request: FastifyRequest) => Promise<void>
  publicUrl: URL
  largeBodies: LargeBodies
  requestCounts: RequestCounts
  responseBuffers: ResponseBuffers
  eventStreams: EventStreams
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'
const noop = () => undefined

/** Caches customers, because parsing an address takes longer than the other checks of a request together. */
const customers = new LRUCache<string, string>({ max: 10_000, memoMethod: customerOf })

/** Emits `abort` when the client leaves. Far cheaper than an AbortSignal. */
function disconnection({ raw }: FastifyReply): EventEmitter {
  const signal = new EventEmitter()
  raw.on('close', () => raw.writableFinished || signal.emit('abort'))
  return signal
}

/**
 * Creates a handler that forwards a request to one upstream. No connection is taken before the body has arrived, and it is
 * given back before a slow client has read the response.
 */
export function createForwarder(
  { upstream, send }: UpstreamPool,
  { publicUrl, renewIdentity, largeBodies, requestCounts, responseBuffers, eventStreams }: ForwardDeps,
) {
  const { service, body: limits, streams, signedInOnly } = upstream
  const headersOf = requestHeaders(service, publicUrl)

  const receiveBody = async (request: FastifyRequest, reply: FastifyReply, owner: string) => {
    const length = isRead(request.method) ? 0 : announcedLength(request.raw)
    if (length === 0) return { bytes: 0, content: undefined }
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

  const sendToService = async (request: FastifyRequest, reply: FastifyReply) => {
    const customer = customers.memo(request.ip)
    const owner = request.sessionUser ? `user ${request.sessionUser.id}` : customer
    const { bytes, content } = await receiveBody(request, reply, owner)
    if (bytes > 0) await renewIdentity(request)
    if (signedInOnly && !request.sessionUser) throw notSignedIn()
    // The streams of an address have no limit of their own: a mobile carrier shares it among thousands of families.
    if (!streams) requestCounts.add(customer)
    const call: Dispatcher.RequestOptions = {
      path: request.raw.url ?? '/',
      method: request.method as Dispatcher.HttpMethod,
      headers: headersOf(request, bytes),
      body: content ?? null,
      // A change is completed even if its client leaves.
      signal: isRead(request.method) ? disconnection(reply) : null,
    }
    return send(owner, call, streams ? noop : () => requestCounts.remove(customer))
  }

  const sendToClient = (reply: FastifyReply, { statusCode, headers, body }: Dispatcher.ResponseData) => {
    if (reply.raw.destroyed) return body.on('error', noop).destroy()
    reply.code(statusCode).headers(responseHeaders(headers))
    if (isEventStream(headers['content-type'])) return eventStreams.send(reply, body)
    return sendResponse(reply, body, responseBuffers)
  }

  const sendError = (reply: FastifyReply, error: unknown) => {
    // Nobody would read the response of a client that has left.
    if (reply.raw.destroyed) return
    reply.send(error instanceof HttpError ? error : unavailable(SERVICES[service], error))
  }

  // Not async: Fastify would wait for the end of the response, which takes as long as the rest of the gateway's work.
  return (request: FastifyRequest, reply: FastifyReply) => {
    sendToService(request, reply)
      .then(response => sendToClient(reply, response))
      .catch((error: unknown) => sendError(reply, error))
  }
}
