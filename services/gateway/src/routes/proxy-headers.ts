import type { IncomingHttpHeaders } from 'node:http'
import { IDENTITY_HEADER, REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { Service } from './upstreams.ts'

/** What travels between the parts of the product and is never taken from, or shown to, the outside. */
const OURS = 'x-kahani-'

/** About one connection only, or what a stranger may claim about himself or about the address he asks for. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
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
])
const NOT_ANSWERED = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  REQUEST_ID_HEADER,
])

const passed = (headers: IncomingHttpHeaders, dropped: ReadonlySet<string>) => {
  const kept: IncomingHttpHeaders = {}
  for (const name in headers) {
    if (!dropped.has(name) && !name.startsWith(OURS)) kept[name] = headers[name]
  }
  return kept
}

/** What is told of a call. */
interface Call {
  id: string
  ip: string
  method: string
  identityToken: string | null
}

/** The headers with which a call goes on to a service. Only auth is shown the session's cookie. */
export function requestHeaders(service: Service, publicUrl: URL) {
  const proto = publicUrl.protocol.slice(0, -1)
  const { host } = publicUrl
  return (request: Call, headers: IncomingHttpHeaders): IncomingHttpHeaders => {
    const onward = passed(headers, NOT_PASSED_ON)
    if (service !== 'auth') delete onward.cookie
    // A body that comes with these is not read, so its length must not be announced.
    if (request.method === 'GET' || request.method === 'HEAD') delete onward['content-length']
    onward['x-forwarded-for'] = request.ip
    onward['x-forwarded-host'] = host
    onward['x-forwarded-proto'] = proto
    onward[REQUEST_ID_HEADER] = request.id
    if (request.identityToken !== null) onward[IDENTITY_HEADER] = request.identityToken
    return onward
  }
}

/** What could run script in our origin if a browser opened it as a page. */
const OPENS_AS_PAGE = /^(?:text\/html|image\/svg\+xml|application\/xhtml\+xml|(?:text|application)\/xml)/
const RUNS_NOTHING = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

/** The headers with which a service's answer goes out. Our pages are the web app's: what a service sends runs nothing. */
export function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const outward = passed(headers, NOT_ANSWERED)
  if (OPENS_AS_PAGE.test(outward['content-type'] ?? '')) outward['content-security-policy'] ??= RUNS_NOTHING
  return outward
}
