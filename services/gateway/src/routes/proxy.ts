import type { Readable } from 'node:stream'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { App } from '@kahani/service-kit/app'
import { notFound, unavailable } from '@kahani/service-kit/http-error'
import type { FastifyInstance } from 'fastify'
import { bodyTooLarge } from '../errors.ts'
import { forgetChanged } from '../plugins/session-identity.ts'
import type { SessionReader } from '../sessions/session-reader.ts'
import { answerHeaders, requestHeaders } from './proxy-headers.ts'
import { SERVICES, type Service, type Upstream } from './upstreams.ts'

/** Never pages of the web app, whoever asks. */
const RESERVED = ['/api', '/api/*', '/auth', '/internal', '/internal/*']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const CONNECT_MS = 5_000
const CONNECTIONS = 128
/** An answer of so many bytes goes out in one piece: cheaper than a stream, which longer ones need. */
const SHORT = 64 * 1024

/** Refuses what says that it is too long. A body that doesn't say is measured by the service that reads it. */
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

function sendWhole(reply: Outgoing, answer: Readable) {
  const chunks: Buffer[] = []
  answer.on('data', chunk => void chunks.push(chunk))
  answer.on('end', () => reply.send(Buffer.concat(chunks)))
  // Its beginning must not be taken for the whole.
  answer.on('error', () => reply.raw.destroy())
}

/** How a call goes on to its service, and how what comes back goes out. */
function termsOf({ service, patienceMs }: Upstream, publicUrl: URL): FastifyHttpProxyOptions['replyOptions'] {
  return {
    timeout: patienceMs,
    // A read whose kept connection was just closed is asked once more. It also keeps the proxy from repeating reads that
    // were answered 503, which `maxRetriesOn503: 0` does not: it takes 0 for its default of 10.
    retriesCount: 1,
    rewriteRequestHeaders: requestHeaders(service, publicUrl),
    rewriteHeaders: answerHeaders,
    onResponse(_request, reply, { stream }) {
      if (Number(reply.getHeader('content-length')) <= SHORT) sendWhole(reply, stream)
      else reply.send(stream)
    },
    onError(reply, { error }) {
      // Where the caller has left there is nobody to answer.
      if (!reply.raw.destroyed) reply.send(unavailable(SERVICES[service], error.cause ?? error))
    },
  }
}

export interface ProxyDeps {
  upstreams: readonly Upstream[]
  /** Where each service answers. */
  urls: Record<Service, string>
  publicUrl: URL
  sessions: SessionReader
}

/** Every path of the table leads to its service, and stays as it is; what else is reserved for calls leads nowhere. */
export function proxyRoutes(app: App, { upstreams, urls, publicUrl, sessions }: ProxyDeps) {
  for (const path of RESERVED) {
    app.all(path, () => {
      throw notFound('call')
    })
  }
  for (const upstream of upstreams) {
    const terms = termsOf(upstream, publicUrl)
    app.register(async scope => {
      limitBody(scope, upstream.bodyLimit)
      if (upstream.service === 'auth') forgetChanged(scope, sessions)
      scope.register(httpProxy, {
        upstream: urls[upstream.service],
        routes: [...upstream.paths],
        httpMethods: METHODS,
        // The path goes on as it came: rewriting is where the proxy was led astray before, and no path of ours needs it.
        preHandler: (_request, reply) => void reply.from(undefined, terms),
        disableRequestLogging: true,
        destroyAgent: true,
        undici: {
          connections: CONNECTIONS,
          // The proxy accepts any certificate unless it is told otherwise.
          connect: { timeout: CONNECT_MS, rejectUnauthorized: true },
        },
      })
    })
  }
}
