import type { IncomingHttpHeaders } from 'node:http'
import { IDENTITY_HEADER, REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../upstreams.ts'

/** Prefix of internal headers, which are removed in both directions. */
const INTERNAL_PREFIX = 'x-kahani-'

/**
 * Hop-by-hop headers that the plugin keeps, headers of the body, and headers with which a client could forge its address, the URL
 * or the trace.
 */
const DROPPED_REQUEST_HEADERS = new Set([
  'content-length',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-real-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'traceparent',
  'tracestate',
  'baggage',
])
const DROPPED_RESPONSE_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'trailer',
  'upgrade',
  'server',
  'x-powered-by',
  REQUEST_ID_HEADER,
])

const filter = (headers: IncomingHttpHeaders, dropped: ReadonlySet<string>) => {
  const result: IncomingHttpHeaders = {}
  for (const name in headers) {
    if (!dropped.has(name) && !name.startsWith(INTERNAL_PREFIX)) result[name] = headers[name]
  }
  return result
}

type ProxiedRequest = Pick<FastifyRequest, 'id' | 'ip' | 'sessionUser'>

/** Headers of the request to a service. Only auth receives the session cookie. */
export function requestHeaders(service: Service, publicUrl: URL) {
  const proto = publicUrl.protocol.slice(0, -1)
  const { host } = publicUrl
  const dropped = service === 'auth' ? DROPPED_REQUEST_HEADERS : new Set([...DROPPED_REQUEST_HEADERS, 'cookie'])
  return (request: ProxiedRequest, headers: IncomingHttpHeaders, bodyBytes: number): IncomingHttpHeaders => {
    const forwarded = filter(headers, dropped)
    if (bodyBytes > 0) forwarded['content-length'] = String(bodyBytes)
    forwarded['x-forwarded-for'] = request.ip
    forwarded['x-forwarded-host'] = host
    forwarded['x-forwarded-proto'] = proto
    forwarded[REQUEST_ID_HEADER] = request.id
    if (request.sessionUser !== null) forwarded[IDENTITY_HEADER] = request.sessionUser.token
    return forwarded
  }
}

/** Media types that could run scripts in our origin if opened as a document. */
const DOCUMENT_TYPES = /^(?:text\/html|image\/svg\+xml|application\/xhtml\+xml|(?:text|application)\/xml)/
const NOTHING = "default-src 'none'; img-src data:; frame-ancestors 'none'"

/** Headers of the response to the client. Scripts and styles are blocked, because only the web app serves documents. */
export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const filtered = filter(headers, DROPPED_RESPONSE_HEADERS)
  if (DOCUMENT_TYPES.test(filtered['content-type'] ?? '')) filtered['content-security-policy'] ??= NOTHING
  return filtered
}
