import type { Readable } from 'node:stream'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { App } from '@kahani/service-kit/app'
import { notFound, unavailable } from '@kahani/service-kit/http-error'
import type { FastifyInstance } from 'fastify'
import { bodyTooLarge } from '../errors.ts'
import { invalidateChangedSessions, type ReadSessionCookie } from '../plugins/session-identity.ts'
import type { SessionReader } from '../sessions/session-reader.ts'
import { SERVICES, type Service, type Upstream } from '../upstreams.ts'
import { requestHeaders, responseHeaders } from './proxy-headers.ts'

/** Unknown paths below these are a JSON 404, never a page of the web app. */
const RESERVED = ['/api', '/api/*', '/auth', '/internal', '/internal/*']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const CONNECT_TIMEOUT_MS = 5_000
const MAX_CONNECTIONS = 128
/** Responses up to this size are buffered, which is cheaper than streaming. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** Rejects a Content-Length above the limit. The service enforces the limit on chunked bodies. */
function limitBody(app: FastifyInstance, bodyLimit: number) {
  app.addHook('onRequest', (request, _reply, done) => {
    const length = request.headers['content-length']
    done(length !== undefined && Number(length) > bodyLimit ? bodyTooLarge() : undefined)
  })
}

interface Outgoing {
  raw: { destroyed: boolean; destroy(): unknown }
  send(payload: unknown): unknown
}

function sendBuffered(reply: Outgoing, body: Readable) {
  const chunks: Buffer[] = []
  body.on('data', chunk => void chunks.push(chunk))
  body.on('end', () => reply.send(Buffer.concat(chunks)))
  // A truncated response must not look complete.
  body.on('error', () => reply.raw.destroy())
}

/** Options for proxying requests to one upstream. */
function replyOptions({ service, timeoutMs }: Upstream, publicUrl: URL): FastifyHttpProxyOptions['replyOptions'] {
  return {
    timeout: timeoutMs,
    // Repeats a read once if its keep-alive connection was just closed. Also disables retries after a 503, which
    // `maxRetriesOn503: 0` does not: it treats 0 as its default of 10.
    retriesCount: 1,
    rewriteRequestHeaders: requestHeaders(service, publicUrl),
    rewriteHeaders: responseHeaders,
    onResponse(_request, reply, { stream }) {
      if (Number(reply.getHeader('content-length')) <= MAX_BUFFERED_BYTES) sendBuffered(reply, stream)
      else reply.send(stream)
    },
    onError(reply, { error }) {
      // The client may have disconnected.
      if (!reply.raw.destroyed) reply.send(unavailable(SERVICES[service], error.cause ?? error))
    },
  }
}

export interface ProxyDeps {
  upstreams: readonly Upstream[]
  urls: Record<Service, string>
  publicUrl: URL
  sessions: SessionReader
  sessionCookie: ReadSessionCookie
}

/** Proxies every path of the routing table unchanged. Other API paths are a 404. */
export function proxyRoutes(app: App, { upstreams, urls, publicUrl, sessions, sessionCookie }: ProxyDeps) {
  for (const path of RESERVED) {
    app.all(path, () => {
      throw notFound('call')
    })
  }
  for (const upstream of upstreams) {
    const options = replyOptions(upstream, publicUrl)
    app.register(async scope => {
      limitBody(scope, upstream.bodyLimit)
      if (upstream.service === 'auth') invalidateChangedSessions(scope, sessions, sessionCookie)
      scope.register(httpProxy, {
        upstream: urls[upstream.service],
        routes: [...upstream.paths],
        httpMethods: METHODS,
        // Passes the path on unchanged. The proxy's own path rewriting has had vulnerabilities.
        preHandler: (_request, reply) => void reply.from(undefined, options),
        disableRequestLogging: true,
        destroyAgent: true,
        undici: {
          connections: MAX_CONNECTIONS,
          // By default the proxy accepts any certificate.
          connect: { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true },
        },
      })
    })
  }
}
