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
import { openGoogle } from '../src/google/google.ts'
import { openMailbox } from '../src/mailbox/mailbox.ts'
import { openRazorpay } from '../src/razorpay/razorpay.ts'

export const KEY_ID = 'rzp_test_sandbox'
export const KEY_SECRET = 'the key secret of the tests'
export const WEBHOOK_SECRET = 'the webhook secret of the tests'
export const GOOGLE_CLIENT = {
  clientId: 'sandbox.apps.googleusercontent.com',
  clientSecret: 'the client secret of the tests',
  redirectUris: ['http://localhost:3000/auth/google/callback', 'http://localhost:3000/auth/gmail/callback'],
}
export const SANDBOX_PAGE = { origin: 'http://localhost:80', host: 'localhost:80' }

export interface ReceivedWebhook {
  raw: string
  headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: any JSON
  body: any
}

/** A webhook receiver. It answers with the given statuses first, then with 200. */
export async function startWebhookReceiver(...statuses: number[]) {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    const raw = (await buffer(request)).toString()
    received.push({ raw, headers: request.headers, body: JSON.parse(raw) })
    response.writeHead(statuses.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, received }
}

async function temporaryFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-sandbox-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

/** The sandbox with its fakes of Razorpay and Google. */
export async function startSandbox({ dataDir = '', webhookUrl = '', now = Date.now } = {}) {
  const dir = dataDir || (await temporaryFolder())
  const logger = createTestLogger(createLogger)
  const razorpay = await openRazorpay({
    keyId: KEY_ID,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: webhookUrl || (await startWebhookReceiver()).url,
    dataDir: dir,
    logger,
    now,
    minDelayMs: 10,
  })
  const google = await openGoogle({ ...GOOGLE_CLIENT, dataDir: dir, now })
  const mailbox = await openMailbox(dir)
  const app = await buildApp({ mailbox, razorpay, google, gmail: google, checks: {}, logger })
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
  const choose = (orderId: string, outcome: string, more: object = {}, headers: object = SANDBOX_PAGE) => {
    const body = { key: KEY_ID, outcome, email: 'meera@example.in', contact: null, ...more }
    return call('POST', `/checkout/${orderId}/payments`, body, headers)
  }
  const pay = async (orderId: string) => (await choose(orderId, 'paid')).body.paid
  return { app, dataDir: dir, logger, stop, call, makeOrder, choose, pay }
}
