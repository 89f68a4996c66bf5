import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import { expect, test } from 'vitest'
import { sendRequest, setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const WEBHOOK = '/api/payments/webhook'
const SIGNED = {
  'content-type': 'application/json',
  'x-razorpay-signature': '5f2c',
  'x-razorpay-event-id': 'evt_1',
}

/** A gateway in front of a payments service that records raw requests. */
async function setUpWithWebhook() {
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = []
  const payments = await startService(async (call, response) => {
    received.push({ headers: call.headers, body: await buffer(call) })
    response.end('{}')
  })
  const gateway = await setUp({ ...shared, services: { payments: payments.url } })
  const send = (body: Buffer, headers: object = {}) =>
    sendRequest(gateway.origin, WEBHOOK, { method: 'POST', headers: { ...SIGNED, ...headers }, body })
  return { ...gateway, received, send }
}

test.each([
  ['plain JSON', '{"event":"order.paid"}'],
  ['unusual whitespace', ' {\r\n\t"event" :"order.paid" ,\n\n"a":[ ] }\n\n'],
  ['literal and escaped Unicode', '\ufeff{"name":"मीरा 🪁 \\u092e","e":"e\u0301"}'],
  ['duplicate keys and unusual number formats', '{"a":1,"a":2,"b":1.0,"c":1e2,"__proto__":{}}'],
  ['invalid JSON', '{"event":'],
  ['an empty body', ''],
])('passes a webhook on unchanged: %s', async (_what, text) => {
  const { send, received } = await setUpWithWebhook()
  const body = Buffer.from(text)
  expect((await send(body)).status).toBe(200)
  expect(received[0]?.body.equals(body)).toBe(true)
  expect(received[0]?.headers).toMatchObject(SIGNED)
})

test('passes binary, compressed and other webhook bodies on unchanged', async () => {
  const { send, received } = await setUpWithWebhook()
  const bytes = Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256))
  const short = gzipSync('{"event":"order.paid"}')
  await send(bytes)
  await send(bytes, { 'content-type': 'application/x-www-form-urlencoded' })
  await send(short, { 'content-encoding': 'gzip', 'content-type': 'application/json; charset=utf-8' })
  expect(received.map(({ body }) => body)).toEqual([bytes, bytes, short])
  expect(received[2]?.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
  })
})

test('a webhook has no identity, even with a session cookie', async () => {
  const { send, received, signIn, redis } = await setUpWithWebhook()
  const { cookie } = await signIn()
  await send(Buffer.from('{}'), { cookie, [IDENTITY_HEADER]: 'forged' })
  expect(received[0]?.headers).not.toHaveProperty(IDENTITY_HEADER)
  expect(received[0]?.headers).not.toHaveProperty('cookie')
  redis.disconnect()
  expect((await send(Buffer.from('{}'), { cookie })).status).toBe(200)
})

test('limits a webhook to 256 kB', async () => {
  const { send, received } = await setUpWithWebhook()
  const limit = 256 * 1024
  expect((await send(Buffer.alloc(limit, 32))).status).toBe(200)
  expect((await send(Buffer.alloc(limit + 1, 32), { 'content-length': limit + 1 })).status).toBe(413)
  expect(received.map(({ body }) => body.length)).toEqual([limit])
})
