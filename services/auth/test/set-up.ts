import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { EndingModel } from '@kahani/contracts/admin'
import type { EmailContent, OutgoingEmail } from '@kahani/contracts/emails'
import { type DatabaseOptions, openDatabase } from '@kahani/service-kit/database'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { createLogger } from '@kahani/service-kit/logger'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { internalHeaders, isFromService, TEST_SECRET, testCallers } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis } from '@kahani/testing/redis'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import type { LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { createErasure } from '../src/account-deletion/erasure.ts'
import { buildApp } from '../src/app.ts'
import { type Database, SCHEMA } from '../src/database.ts'
import { createAuthNotifications } from '../src/notifications/auth-notifications.ts'
import type { AppDeps } from '../src/services.ts'

const KEPT = { orders: 2, printedCopiesInTransit: 0, printedCopiesCancelled: 0, keptUntil: '2035-03-31' }
const summary = { subscriptionStatus: 'premium', storiesRemaining: 4, printedCopiesRemaining: 2, printedCopiesHeld: 1 }
export const recentStory = {
  ...{ id: 5, title: 'The Lamp', characterName: 'Asha', theme: 'space', userId: 1, isPremium: true },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', state: 'text_ready' },
}

export const endingModel: EndingModel = {
  ...{ setting: 'OPENAI_IMAGE_MODEL', model: 'gpt-image-1.5', endsOn: '2026-12-01', hasEnded: false },
}

/** A fake of the other services on loopback. Every account has the same summary. */
async function startFakeServices() {
  /** The bodies of requests to erase a user. */
  const erasures: unknown[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const respond = (): unknown => {
      if (request.url?.endsWith('/erasure-preview')) return KEPT
      if (request.url === '/internal/admin/overview') {
        return { paidUserCount: 2, storyCount: 7, recentStories: [recentStory], endingModels: [endingModel] }
      }
      if (request.url !== '/internal/accounts/summaries') return summary
      const { userIds }: { userIds: number[] } = JSON.parse(body)
      return userIds.map(userId => ({ ...summary, userId, subscriptionCancelled: userId === 1 }))
    }
    const authorized = isFromService('auth', request.headers)
    if (request.method === 'DELETE') {
      erasures.push(JSON.parse(body))
      return response.writeHead(authorized ? 204 : 401).end()
    }
    response.writeHead(authorized ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(respond()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, erasures, stop }
}

/** A service that may send the request. */
const callerOf = (url: string) => (/\/(?:data|archive-ready)$/.test(url) ? 'exports-worker' : 'payments')

/** The app with its own database, Redis database and fakes of the other services. */
export async function setUp(
  settings: Partial<AppDeps['env']> = {},
  {
    database,
    ...options
  }: Partial<Pick<AppDeps, 'googleTimeoutMs' | 'passwordCost' | 'redis'>> & {
    database?: { poolFor: (schema: string) => Omit<DatabaseOptions, 'logger'> }
  } = {},
) {
  const logger = createTestLogger(createLogger)
  const { poolFor } = database ?? (await createTestDatabase())
  const db = openDatabase<Database>({ ...poolFor(SCHEMA), logger })
  const { url } = await createTestRedis()
  const redis = openRedis(url, logger, 'request')
  await redisReady(redis)
  const services = await startFakeServices()
  const env: AppDeps['env'] = {
    NODE_ENV: 'test',
    SESSION_SECRET: [TEST_SECRET],
    PUBLIC_URL: 'http://localhost:3000',
    INTERNAL_TOKEN: TEST_SECRET,
    INTERNAL_CALLERS: internalCallers.parse(testCallers('auth')),
    PAYMENTS_URL: services.url,
    STORIES_URL: services.url,
    SIGN_UPS_PER_HOUR: 60,
    SMTP_URL: undefined,
    google: undefined,
    ...settings,
  }
  const build = (changes: Partial<AppDeps['env']> = {}) =>
    buildApp({
      ...{ env: { ...env, ...changes }, db, redis, logger },
      flushOutbox: () => {},
      triggerErasure: () => {},
      passwordCost: { memoryCost: 8, timeCost: 1 },
      ...options,
    })
  const app = await build()
  const erase = createErasure({
    env: { ...env, STORIES_URL: services.url, EXPORTS_URL: services.url },
    ...{ db, logger },
    flushOutbox: () => {},
  })
  onTestFinished(async () => {
    await app.close()
    redis.disconnect()
    await db.destroy()
  })

  const post = (url: string, body: object, cookie = '', headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, headers: { cookie, ...headers }, body })
  const put = (url: string, body: object, cookie = '') => app.inject({ method: 'PUT', url, headers: { cookie }, body })
  const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })
  const remove = (url: string, cookie = '', body?: object) =>
    app.inject({ method: 'DELETE', url, headers: { cookie }, ...(body && { body }) })
  const me = (cookie: string) => get('/api/me', cookie)
  const internal = (url: string, body?: object) =>
    app.inject({
      url,
      headers: internalHeaders(callerOf(url), 'auth'),
      ...(body ? { method: 'POST' as const, body } : {}),
    })

  const notifications = createAuthNotifications(db, {
    SESSION_SECRET: [TEST_SECRET],
    SUPPORT_EMAIL: 'support@kahani.example',
  })
  const allEmails = async (): Promise<(OutgoingEmail | null)[]> => {
    const rows = await db.selectFrom('notifications').select('id').orderBy('id').execute()
    return Promise.all(rows.map(({ id }) => notifications.find(id).catch(() => null)))
  }
  const isNewDevice = (email: OutgoingEmail | null) => email?.content.kind === 'new-device'
  /** The emails that are queued, oldest first. Null for one that has no recipient. */
  const emails = async () => (await allEmails()).filter(email => !isNewDevice(email))
  /** Those about new devices, which most sign-ins of a test cause. */
  const newDeviceEmails = async () => (await allEmails()).filter(isNewDevice)
  /** The token in the last email of a kind. */
  const emailedToken = async (kind: EmailContent['kind']) => {
    const contents = (await emails()).flatMap(email => (email?.content.kind === kind ? [email.content] : []))
    const content = contents.at(-1)
    return content && 'token' in content ? (content.token ?? '') : ''
  }
  const signUp = async (account = asha): Promise<string> => cookieOf(await post('/api/signup', account))
  return {
    app,
    /** Builds another app for the same stores. */
    async buildWith(changes: Partial<AppDeps['env']>) {
      const other = await build(changes)
      onTestFinished(() => other.close())
      return other
    },
    db,
    redis,
    redisUrl: url,
    services,
    erase,
    logger,
    post,
    put,
    get,
    remove,
    me,
    internal,
    emails,
    newDeviceEmails,
    emailedToken,
    signUp,
  }
}

/** Two apps with the same Redis database. The database of `down` refuses connections. */
export async function setUpOutage() {
  const up = await setUp()
  const down = await setUp(
    {},
    {
      redis: up.redis,
      database: { poolFor: schema => ({ url: `postgres://a:b@${UNREACHABLE}/c`, schema, connectionTimeoutMs: 5_000 }) },
    },
  )
  return { up, down }
}

/** The session cookie that a response sets, as a `cookie` header. */
export const cookieOf = (response: Pick<LightMyRequestResponse, 'cookies'>) => {
  const session = response.cookies.find(({ name }) => name.endsWith('sid'))
  return session ? `${session.name}=${encodeURIComponent(session.value)}` : ''
}

export const asha = { username: 'asha', email: 'asha@example.in', password: 'lantern!' }
