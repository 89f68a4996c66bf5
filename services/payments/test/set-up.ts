import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { OutgoingEmail } from '@kahani/contracts/emails'
import type { PreflightReport } from '@kahani/contracts/preflight'
import type { PackageId } from '@kahani/contracts/shop'
import { openDatabase } from '@kahani/service-kit/database'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { createLogger } from '@kahani/service-kit/logger'
import { createProfileCache } from '@kahani/service-kit/profile-cache'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { headersFor, internalHeaders, isFromService, TEST_SECRET, testCallers, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase, type TestDatabase } from '@kahani/testing/postgres'
import { createTestRedis } from '@kahani/testing/redis'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { type AppDeps, buildApp } from '../src/app.ts'
import { type Database, SCHEMA } from '../src/database.ts'
import {
  type Dispute,
  KEY_ID,
  KEY_SECRET,
  type Payment,
  type Refund,
  sign,
  startFakeRazorpay,
  WEBHOOK_SECRETS,
} from './fake-razorpay.ts'

/**
 * Fakes of auth, stories and exports: users below 900 exist, those below 800 have verified their address, and story N belongs to
 * user N. Requests to confirm an address are added to `confirmed`.
 */
async function startFakeServices(
  confirmed: { userId: number; email: string }[],
  audit: { entries: unknown[]; status: number },
  roles: { administrators: Set<number>; status: number; secondFactor: string },
  printFiles: { status: number; body: object },
) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://services')
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!isFromService('payments', request.headers)) return send(401, {})
    const [, , kind, id = ''] = url.pathname.split('/')
    if (kind === 'audit-log') {
      audit.entries.push(JSON.parse(await text(request)))
      return response.writeHead(audit.status).end()
    }
    if (url.pathname.endsWith('/role'))
      return send(roles.status, { isAdmin: roles.administrators.has(Number(id)), secondFactor: roles.secondFactor })
    if (url.pathname === '/internal/users/names') return send(200, { 1: 'family-1', 5: 'family-5' })
    if (url.pathname === '/internal/stories/titles') return send(200, { 1: 'The Lamp' })
    if (url.pathname === '/internal/stories/1/email-cover') return send(200, { cover: COVER })
    if (kind === 'users' && request.method === 'POST') {
      confirmed.push({ userId: Number(id), email: JSON.parse(await text(request)).email })
      return response.writeHead(204).end()
    }
    if (kind === 'users' && Number(id) < 900) {
      const account = { id: Number(id), username: `family-${id}`, email: `Family-${id}@Example.in` }
      return send(200, { ...account, emailVerified: Number(id) < 800 })
    }
    if (kind === 'stories' && id === url.searchParams.get('userId')) {
      return send(printFiles.status, printFiles.body)
    }
    return send(404, { code: 'not_found', message: 'There is no such story.' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

/** The report of files without a problem. */
export const preflight: PreflightReport = {
  checkedAt: '2026-01-01T00:00:00.000Z',
  provider: 'pothi',
  pages: 16,
  spineMm: 2.3,
  lowestDpi: 300,
  idealDpi: 300,
  checks: [{ id: 'boxes', outcome: 'passed', pages: [] }],
}

/** The cover of story 1. */
export const COVER = { jpeg: Buffer.from('a cover').toString('base64'), altText: 'A lamp' }

/** The title of their book. */
export const TITLE = 'Meera and the Lamp'
/** The version of these files. */
export const VERSION = '1'.repeat(64)

export const shipping = {
  name: 'Meera Iyer',
  phone: '+91 98450 12345',
  address: '14 Lantern House, Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
}
export const gift = { packageId: 'printed', recipientName: 'Nani', recipientEmail: 'family-2@example.in', message: '' }

/** A service that may send the request. */
function callerOf(url: string): string {
  if (url.endsWith('/data')) return 'exports-worker'
  if (/\/(?:copy-in-work|print-versions)/.test(url)) return 'exports'
  return /^\/internal\/(?:credits|stories)\//.test(url) ? 'stories' : 'auth'
}

interface SetUpOptions extends Pick<AppDeps, 'timeouts'> {
  /** A prepared database. */
  database?: TestDatabase
}

/** The app with its own database and provider. */
export async function setUp({ timeouts = {}, database }: SetUpOptions = {}) {
  const logger = createTestLogger(createLogger)
  const { poolFor } = database ?? (await createTestDatabase())
  const db = openDatabase<Database>({ ...poolFor(SCHEMA), logger })
  const redis = openRedis((await createTestRedis()).url, logger, 'request')
  await redisReady(redis)
  const profiles = createProfileCache(redis, logger)
  const razorpay = await startFakeRazorpay()
  const confirmedEmails: { userId: number; email: string }[] = []
  /** The audit log at auth. */
  const audit = { entries: [] as unknown[], status: 204 }
  /** Who is an administrator at auth, and the status of its responses about that. */
  const roles = { administrators: new Set([9]), status: 200, secondFactor: 'optional' }
  /** The response of exports about the files of a book. */
  const files: object = { status: 'ready', report: preflight, version: VERSION, title: TITLE }
  const printFiles = { status: 200, body: files }
  const servicesUrl = await startFakeServices(confirmedEmails, audit, roles, printFiles)
  const env: AppDeps['env'] = {
    IDENTITY_PUBLIC_KEY: [testKeys.publicKey],
    INTERNAL_TOKEN: TEST_SECRET,
    INTERNAL_CALLERS: internalCallers.parse(testCallers('payments')),
    AUTH_URL: servicesUrl,
    STORIES_URL: servicesUrl,
    EXPORTS_URL: servicesUrl,
    GIFT_KEY: [TEST_SECRET],
    RAZORPAY_KEY_ID: KEY_ID,
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRETS,
    RAZORPAY_API_URL: razorpay.url,
    RAZORPAY_CHECKOUT_URL: 'https://checkout.example/checkout.js',
  }
  const { app, reconciler } = await buildApp({
    env,
    db,
    redis,
    profiles,
    logger,
    flushOutbox: () => undefined,
    timeouts,
  })
  onTestFinished(async () => {
    await app.close()
    redis.disconnect()
    await db.destroy()
  })

  /** Builds another app for the same database. */
  const buildWith = async (changes: Partial<AppDeps['env']>) => {
    const changed = { ...env, ...changes }
    const other = await buildApp({ env: changed, db, redis, profiles, logger, flushOutbox: () => undefined, timeouts })
    onTestFinished(() => other.app.close())
    return other.app
  }

  const get = async (url: string, userId = 1) => app.inject({ url, headers: await headersFor({ userId }) })
  const post = async (url: string, body: object = {}, userId = 1, options: { idempotencyKey?: string } = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        ...(await headersFor({ userId, name: `family-${userId}` })),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      body,
    })
  const internal = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    app.inject({ method, url, headers: internalHeaders(callerOf(url), 'payments'), ...(body ? { body } : {}) })

  const order = async (packageId: PackageId = 'digital', userId = 1): Promise<string> =>
    (await post('/api/create-order', { packageId, currencyCode: 'INR' }, userId)).json().orderId
  const orderGift = async (changes: object = {}, userId = 1): Promise<string> =>
    (await post('/api/create-gift-order', { ...gift, ...changes }, userId)).json().orderId
  const callback = (payment: Payment, changes: object = {}) => ({
    razorpayPaymentId: payment.id,
    razorpayOrderId: payment.order_id,
    signature: razorpay.signatureOf(payment),
    ...changes,
  })
  const verify = (payment: Payment, userId = 1, changes: object = {}) =>
    post('/api/verify-payment', callback(payment, changes), userId)

  const deliver = (
    content: object,
    { secret = WEBHOOK_SECRETS[0] as string, eventId = randomUUID() as string } = {},
  ) => {
    const body = JSON.stringify(content)
    return app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(body, secret),
        'x-razorpay-event-id': eventId,
      },
      body,
    })
  }
  const captured = (payment: Payment, event = 'payment.captured') => ({
    entity: 'event',
    event,
    contains: ['payment'],
    payload: { payment: { entity: { ...payment } } },
  })
  const refunded = (refund: Refund) => ({
    entity: 'event',
    event: 'refund.processed',
    contains: ['refund', 'payment'],
    payload: { refund: { entity: refund }, payment: { entity: { ...razorpay.payments.get(refund.payment_id) } } },
  })

  /** @param event the last part of its name, by default for the status of the dispute */
  const disputed = (dispute: Dispute, event: string = dispute.status === 'open' ? 'created' : dispute.status) => ({
    entity: 'event',
    event: `payment.dispute.${event}`,
    contains: ['payment', 'dispute'],
    payload: { payment: { entity: { ...razorpay.payments.get(dispute.payment_id) } }, dispute: { entity: dispute } },
  })

  const summary = async (userId = 1) => (await internal('GET', `/internal/accounts/${userId}`)).json()
  const credits = async (userId = 1) => (await get('/api/story-credits', userId)).json()
  /** The queued emails that are sent, oldest first. */
  const emails = async (): Promise<OutgoingEmail[]> => {
    const rows = await db.selectFrom('outbox').select('payload').where('queue', '=', 'mail').orderBy('id').execute()
    const ids = rows.map(({ payload }) => (payload as { mailId: number }).mailId)
    const responses = await Promise.all(ids.map(mailId => internal('GET', `/internal/notifications/${mailId}`)))
    return responses.filter(({ statusCode }) => statusCode === 200).map(response => response.json())
  }
  /** Reports all queued emails as sent. */
  const completeEmails = () => db.updateTable('notifications').set({ completed_at: new Date() }).execute()
  const erase = async (userId: number, email: string | null = `Family-${userId}@Example.in`) =>
    (await internal('DELETE', `/internal/users/${userId}`, { email })).statusCode
  /** The rows of each table as sorted lines of JSON. */
  const dump = async (): Promise<Record<string, string>> => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = ${SCHEMA} and tablename <> 'schema_migrations'`.execute(
      db,
    )
    const entries = tables.map(async ({ name }) => {
      const { rows } = await sql`table ${sql.table(name)}`.execute(db)
      const lines = rows.map(row => JSON.stringify(row)).sort()
      return [name, lines.join('\n')] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  }
  /** Makes every order that will be checked again due now. */
  const makeChecksDue = () =>
    db.updateTable('orders').set({ next_check_at: new Date() }).where('next_check_at', 'is not', null).execute()
  return {
    ...{ app, db, logger, razorpay, reconciler, get, post, internal, order, orderGift, callback, verify },
    ...{ printFiles, deliver, captured, refunded, disputed, summary, credits, emails, confirmedEmails, audit, roles },
    ...{ completeEmails, erase, dump, makeChecksDue, buildWith, redis },
  }
}
export type Shop = Awaited<ReturnType<typeof setUp>>
