import { once } from 'node:events'
import { createServer } from 'node:http'
import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { internalHeaders, TEST_SECRET } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis } from '@kahani/testing/redis'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Database, SCHEMA } from '../src/database.ts'

/** A fake of payments on loopback. */
async function startFakePayments() {
  const summary = { subscriptionStatus: 'premium', storiesRemaining: 4, printedCopiesRemaining: 2 }
  const server = createServer((request, response) => {
    const authorized = request.headers['x-kahani-internal'] === internalHeaders['x-kahani-internal']
    response.writeHead(authorized ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(summary))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, stop }
}

/** The app with its own database, Redis database and fake of payments. */
export async function setUp({ publicUrl = 'http://localhost:3000' } = {}) {
  const logger = createTestLogger(createLogger)
  const { urlFor } = await createTestDatabase()
  const db = openDatabase<Database>({ url: urlFor('auth'), schema: SCHEMA, logger })
  const { url } = await createTestRedis()
  const redis = openRedis(url, logger, 'request')
  await redisReady(redis)
  const payments = await startFakePayments()
  const env = {
    SESSION_SECRET: TEST_SECRET,
    PUBLIC_URL: publicUrl,
    INTERNAL_TOKEN: TEST_SECRET,
    PAYMENTS_URL: payments.url,
  }
  const app = await buildApp({ env, db, redis, logger })
  onTestFinished(async () => {
    await app.close()
    redis.disconnect()
    await db.destroy()
  })

  const post = (url: string, body: object, cookie = '', headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, headers: { cookie, ...headers }, body })
  const me = (cookie: string) => app.inject({ url: '/api/me', headers: { cookie } })
  return { app, db, redis, payments, logger, post, me }
}

type Response = Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['me']>>

/** The session cookie that a response sets, as a `cookie` header. */
export const cookieOf = (response: Response) => {
  const sid = response.cookies.find(cookie => cookie.name === 'sid')
  return sid ? `sid=${encodeURIComponent(sid.value)}` : ''
}

export const asha = { username: 'asha', email: 'asha@example.in', password: 'lantern!' }
