import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type ReceivedWebhook, startSandbox, startWebhookReceiver, WEBHOOK_SECRET } from './sandbox.ts'

const DAY_MS = 24 * 60 * 60_000
const eventsOf = (received: ReceivedWebhook[]) => received.map(({ body }) => body.event).sort()

describe('a payment', () => {
  test('is reported as captured, and its order as paid, each signed and with its own id', async () => {
    const { url, received } = await startWebhookReceiver()
    const { makeOrder, pay } = await startSandbox({ webhookUrl: url })
    const order = await makeOrder()
    const { razorpay_payment_id: id } = await pay(order.id)
    await expect.poll(() => eventsOf(received)).toEqual(['order.paid', 'payment.captured'])
    for (const { raw, headers, body } of received) {
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(raw).digest('hex')
      expect(headers['x-razorpay-signature']).toBe(signature)
      expect(body).toMatchObject({ entity: 'event', account_id: expect.stringMatching(/^acc_\w{14}$/) })
      expect(body.contains).toEqual(Object.keys(body.payload))
      const { payment } = body.payload
      expect(payment.entity).toMatchObject({ id, order_id: order.id, amount: 150_000, status: 'captured' })
    }
    expect(new Set(received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(2)
    const paid = received.find(({ body }) => body.event === 'order.paid')?.body
    expect(paid.payload.order.entity).toMatchObject({ id: order.id, status: 'paid', amount_paid: 150_000 })
  })

  test('is reported as failed if it was declined, and its refund as processed', async () => {
    const { url, received } = await startWebhookReceiver()
    const { call, choose, makeOrder, pay } = await startSandbox({ webhookUrl: url })
    const order = await makeOrder()
    await choose(order.id, 'declined')
    await expect.poll(() => eventsOf(received)).toEqual(['payment.failed'])
    const { razorpay_payment_id: id } = await pay(order.id)
    const { body: refund } = await call('POST', `/v1/payments/${id}/refund`, { amount: 50_000 })
    await expect.poll(() => eventsOf(received)).toContain('refund.processed')
    const webhook = received.find(({ body }) => body.event === 'refund.processed')?.body
    expect(webhook.payload.refund.entity).toEqual(refund)
    expect(webhook.payload.payment.entity).toMatchObject({ id, amount_refunded: 50_000, refund_status: 'partial' })
  })

  test('is reported again with the same id and body until the webhook is accepted, and then no more', async () => {
    const { url, received } = await startWebhookReceiver(500, 302, 404)
    const { dataDir, choose, makeOrder, stop, logger } = await startSandbox({ webhookUrl: url })
    await choose((await makeOrder()).id, 'declined')
    await expect.poll(() => logger.lines.join('')).toContain('webhook delivered')
    expect(received).toHaveLength(4)
    expect(new Set(received.map(({ headers, raw }) => headers['x-razorpay-event-id'] + raw)).size).toBe(1)
    await stop()
    const next = await startSandbox({ dataDir, webhookUrl: url })
    await next.choose((await next.makeOrder()).id, 'declined')
    await expect.poll(() => received.length).toBe(5)
    expect(received[4]?.raw).not.toBe(received[0]?.raw)
  })

  test('is not reported if its webhook is lost', async () => {
    const { url, received } = await startWebhookReceiver()
    const { call, choose, makeOrder } = await startSandbox({ webhookUrl: url })
    const silent = await makeOrder()
    await choose(silent.id, 'paid-webhook-lost')
    await choose((await makeOrder()).id, 'paid-callback-lost')
    await expect.poll(() => eventsOf(received)).toEqual(['order.paid', 'payment.captured'])
    expect(received.map(({ raw }) => raw).join()).not.toContain(silent.id)
    expect((await call('GET', `/v1/orders/${silent.id}`)).body.status).toBe('paid')
  })
})

describe('a receiver that is not reachable', () => {
  async function reservePort() {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    server.close()
    return port
  }
  const unreachableUrl = async () => `http://127.0.0.1:${await reservePort()}/webhook`
  const webhookLines = (lines: string[]) => lines.filter(line => line.includes('webhook')).join('')

  test('gets the webhook after a restart', async () => {
    const before = await startSandbox({ webhookUrl: await unreachableUrl() })
    await before.pay((await before.makeOrder()).id)
    await expect.poll(() => webhookLines(before.logger.lines)).toContain('retrying')
    await before.stop()
    const { url, received } = await startWebhookReceiver()
    await startSandbox({ dataDir: before.dataDir, webhookUrl: url })
    await expect.poll(() => eventsOf(received)).toEqual(['order.paid', 'payment.captured'])
  })

  test('gets no more webhooks after a day', async () => {
    let time = Date.now()
    const { logger, makeOrder, pay } = await startSandbox({ webhookUrl: await unreachableUrl(), now: () => time })
    await pay((await makeOrder()).id)
    await expect.poll(() => webhookLines(logger.lines)).toContain('retrying')
    time += DAY_MS
    await expect.poll(() => webhookLines(logger.lines)).toContain('dropped after a day')
  })

  test('leaves no data of the payer in the log', async () => {
    const { logger, makeOrder, pay } = await startSandbox({ webhookUrl: await unreachableUrl() })
    await pay((await makeOrder()).id)
    await expect.poll(() => webhookLines(logger.lines)).toContain('retrying')
    expect(logger.lines.join('')).not.toContain('meera')
  })
})
