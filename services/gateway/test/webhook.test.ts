import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import { expect, test } from 'vitest'
import { ask, setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const WEBHOOK = '/api/payments/webhook'
const SIGNED = {
  'content-type': 'application/json',
  'x-razorpay-signature': '5f2c',
  'x-razorpay-event-id': 'evt_1',
}

/** A gateway before a payment service that keeps what it is sent as it is sent. */
async function setUpWithWebhook() {
  const heard: { headers: IncomingHttpHeaders; body: Buffer }[] = []
  const payments = await startService(async (call, response) => {
    heard.push({ headers: call.headers, body: await buffer(call) })
    response.end('{}')
  })
  const gateway = await setUp({ ...shared, services: { payments: payments.url } })
  const send = (body: Buffer, headers: object = {}) =>
    ask(gateway.origin, WEBHOOK, { method: 'POST', headers: { ...SIGNED, ...headers }, body })
  return { ...gateway, heard, send }
}

test.each([
  ['plain JSON', '{"event":"order.paid"}'],
  ['odd whitespace', ' {\r\n\t"event" :"order.paid" ,\n\n"a":[ ] }\n\n'],
  ['unicode, as it is and escaped', '\ufeff{"name":"मीरा 🪁 \\u092e","e":"e\u0301"}'],
  ['keys twice and numbers in odd forms', '{"a":1,"a":2,"b":1.0,"c":1e2,"__proto__":{}}'],
  ['what is no JSON', '{"event":'],
  ['nothing', ''],
])('a webhook reaches payments byte for byte: %s', async (_what, text) => {
  const { send, heard } = await setUpWithWebhook()
  const body = Buffer.from(text)
  expect((await send(body)).status).toBe(200)
  expect(heard[0]?.body.equals(body)).toBe(true)
  expect(heard[0]?.headers).toMatchObject(SIGNED)
})

test('a webhook reaches payments byte for byte where its bytes are no text, compressed or of another type', async () => {
  const { send, heard } = await setUpWithWebhook()
  const bytes = Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256))
  const short = gzipSync('{"event":"order.paid"}')
  await send(bytes)
  await send(bytes, { 'content-type': 'application/x-www-form-urlencoded' })
  await send(short, { 'content-encoding': 'gzip', 'content-type': 'application/json; charset=utf-8' })
  expect(heard.map(({ body }) => body)).toEqual([bytes, bytes, short])
  expect(heard[2]?.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
  })
})

test('a webhook acts as nobody, even with the cookie of somebody who is signed in', async () => {
  const { send, heard, signIn, redis } = await setUpWithWebhook()
  const { cookie } = await signIn()
  await send(Buffer.from('{}'), { cookie, [IDENTITY_HEADER]: 'forged' })
  expect(heard[0]?.headers).not.toHaveProperty(IDENTITY_HEADER)
  expect(heard[0]?.headers).not.toHaveProperty('cookie')
  redis.disconnect()
  expect((await send(Buffer.from('{}'), { cookie })).status).toBe(200)
})

test('a webhook is no longer than 256 kB', async () => {
  const { send, heard } = await setUpWithWebhook()
  const limit = 256 * 1024
  expect((await send(Buffer.alloc(limit, 32))).status).toBe(200)
  expect((await send(Buffer.alloc(limit + 1, 32), { 'content-length': limit + 1 })).status).toBe(413)
  expect(heard.map(({ body }) => body.length)).toEqual([limit])
})
