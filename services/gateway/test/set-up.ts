import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { createLogger } from '@kahani/service-kit/logger'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { TEST_SECRET, testCallers, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis } from '@kahani/testing/redis'
import { writeSession } from '@kahani/testing/sessions'
import { beforeAll, onTestFinished } from 'vitest'
import { buildApp, type Deps } from '../src/app.ts'
import type { Service } from '../src/upstreams.ts'

/** Of every session, in ms since 1970. */
export const PROOFS = { confirmedAt: 1_700_000_000_000, secondFactorAt: 1_700_000_000_001 }

/** Assigns one Redis database to all tests of a file. */
export function shareRedis() {
  const shared = { redisUrl: '' }
  beforeAll(async () => {
    shared.redisUrl = (await createTestRedis()).url
  })
  return shared
}

export interface TestResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  json: () => ReturnType<typeof JSON.parse>
}
export interface RequestOptions {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

/** Sends a request without normalizing the path or restricting headers. */
export async function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true })
  const call = request({ hostname, port, path, method, headers, agent })
  const answered = once(call, 'response')
  call.end(body)
  const [response] = await answered
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  agent.destroy()
  const content = Buffer.concat(chunks)
  const result: TestResponse = {
    status: response.statusCode,
    headers: response.headers,
    body: content,
    json: () => JSON.parse(content.toString()),
  }
  return result
}

/** Starts a service with the given listener. */
export async function startService(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, server }
}

/** A request that an echo service received. */
export interface Echo {
  service: string
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** Starts a service that responds with the request. */
const startEcho = (service: string, received: Echo[] = []) =>
  startService(async (call, response) => {
    // Ignores an aborted request.
    const body = await text(call).catch(() => null)
    if (body === null) return
    const echo = { service, method: call.method ?? '', url: call.url ?? '', headers: call.headers, body }
    received.push(echo)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(echo))
  })

type Optional = Partial<Pick<Deps, 'upstreams' | 'limits' | 'now' | 'blobs'>>

export interface SetUp extends Optional {
  redisUrl: string
  /** URLs of services that replace the echo services. */
  services?: Partial<Record<Service, string>>
  env?: Partial<Deps['env']>
}

/** Starts a gateway in front of echo services. */
export async function setUp({ redisUrl, services = {}, env = {}, ...more }: SetUp) {
  const logger = createTestLogger(createLogger)
  const received: Echo[] = []
  const urlOf = async (service: Service) => services[service] ?? (await startEcho(service, received)).url
  const redis = openRedis(redisUrl, logger, 'request')
  const app = await buildApp({
    env: {
      PUBLIC_URL: new URL('http://kahani.test'),
      SESSION_SECRET: [TEST_SECRET],
      IDENTITY_PRIVATE_KEY: [testKeys.privateKey],
      PICTURE_KEY: [TEST_SECRET],
      INTERNAL_CALLERS: internalCallers.parse(testCallers('gateway')),
      AUTH_URL: await urlOf('auth'),
      STORIES_URL: await urlOf('stories'),
      PAYMENTS_URL: await urlOf('payments'),
      EXPORTS_URL: await urlOf('exports'),
      RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
      WEB_DIST: '/nowhere',
      SUPPORT_EMAIL: 'support@kahani.test',
      TRUSTED_PROXIES: undefined,
      MAX_CONNECTIONS: 1_000,
      MAX_CONNECTIONS_PER_ADDRESS: 1_000,
      MAX_REQUESTS_PER_ADDRESS: 1_000,
      ...env,
    },
    redis,
    blobs: createFileBlobStore('/nowhere'),
    logger,
    ...more,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    redis.disconnect()
  })
  await redisReady(redis)
  return {
    app,
    origin,
    redis,
    logger,
    received,
    /** Headers that our pages send with state-changing requests. */
    sameOrigin: { [CSRF_HEADER]: CSRF_HEADER_VALUE, origin },
    get: (path: string, headers: OutgoingHttpHeaders = {}) => sendRequest(origin, path, { headers }),
    post: (path: string, headers: OutgoingHttpHeaders = {}, body = '{}') =>
      sendRequest(origin, path, {
        method: 'POST',
        headers: { [CSRF_HEADER]: CSRF_HEADER_VALUE, origin, 'content-type': 'application/json', ...headers },
        body,
      }),
    signIn: (userId = 7) => writeSession(redis, TEST_SECRET, { userId, ...PROOFS }),
  }
}
