import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openOutbox } from '../src/mailbox/mailbox.ts'
import { openRazorpay } from '../src/razorpay/razorpay.ts'

export const KEY_ID = 'rzp_test_sandbox'
export const KEY_SECRET = 'the key secret of the tests'
export const WEBHOOK_SECRET = 'the webhook secret of the tests'
export const OWN_PAGE = { origin: 'http://localhost:80', host: 'localhost:80' }

export interface Heard {
  raw: string
  headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  body: any
}

/** A shop that takes webhooks, or answers with the statuses that it is given first. */
export async function startShop(...statuses: number[]) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const raw = (await buffer(request)).toString()
    heard.push({ raw, headers: request.headers, body: JSON.parse(raw) })
    response.writeHead(statuses.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, heard }
}

export async function temporaryFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-sandbox-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

/** The sandbox with its stand-in for the provider, over a data folder. */
export async function startSandbox({ dataDir = '', webhookUrl = '', now = Date.now } = {}) {
  const dir = dataDir || (await temporaryFolder())
  const logger = createTestLogger(createLogger)
  const razorpay = await openRazorpay({
    keyId: KEY_ID,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: webhookUrl || (await startShop()).url,
    dataDir: dir,
    logger,
    now,
    firstWaitMs: 10,
  })
  const app = await buildApp({ outbox: await openOutbox(join(dir, 'outbox')), razorpay, checks: {}, logger })
  const stop = async () => {
    await app.close()
    await razorpay.stop()
  }
  onTestFinished(stop)

  const authorization = `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')}`
  const call = async (method: 'GET' | 'POST', url: string, body?: object, headers: object = { authorization }) => {
    const answer = await app.inject({ method, url, headers: { ...headers }, ...(body && { payload: body }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const makeOrder = async (more: object = {}) =>
    (await call('POST', '/v1/orders', { amount: 150_000, currency: 'INR', receipt: 'order-1', ...more })).body
  const choose = (orderId: string, outcome: string, more: object = {}, headers: object = OWN_PAGE) => {
    const body = { key: KEY_ID, outcome, email: 'meera@example.in', contact: null, ...more }
    return call('POST', `/checkout/${orderId}/payments`, body, headers)
  }
  const pay = async (orderId: string) => (await choose(orderId, 'paid')).body.paid
  return { app, dataDir: dir, logger, stop, call, makeOrder, choose, pay }
}
