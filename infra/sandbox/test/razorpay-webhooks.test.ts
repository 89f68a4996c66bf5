import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type Heard, startSandbox, startShop, WEBHOOK_SECRET } from './stand-in.ts'

const DAY_MS = 24 * 60 * 60_000
const eventsOf = (heard: Heard[]) => heard.map(({ body }) => body.event).sort()

describe('a payment', () => {
  test('is told as captured, and its order as paid, each signed and with an id of its own', async () => {
    const { url, heard } = await startShop()
    const { makeOrder, pay } = await startSandbox({ webhookUrl: url })
    const order = await makeOrder()
    const { razorpay_payment_id: id } = await pay(order.id)
    await expect.poll(() => eventsOf(heard)).toEqual(['order.paid', 'payment.captured'])
    for (const { raw, headers, body } of heard) {
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(raw).digest('hex')
      expect(headers['x-razorpay-signature']).toBe(signature)
      expect(body).toMatchObject({ entity: 'event', account_id: expect.stringMatching(/^acc_\w{14}$/) })
      expect(body.contains).toEqual(Object.keys(body.payload))
      const { payment } = body.payload
      expect(payment.entity).toMatchObject({ id, order_id: order.id, amount: 150_000, status: 'captured' })
    }
    expect(new Set(heard.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(2)
    const paid = heard.find(({ body }) => body.event === 'order.paid')?.body
    expect(paid.payload.order.entity).toMatchObject({ id: order.id, status: 'paid', amount_paid: 150_000 })
  })

  test('that was declined is told as failed, and one that is paid back as refunded', async () => {
    const { url, heard } = await startShop()
    const { call, choose, makeOrder, pay } = await startSandbox({ webhookUrl: url })
    const order = await makeOrder()
    await choose(order.id, 'declined')
    await expect.poll(() => eventsOf(heard)).toEqual(['payment.failed'])
    const { razorpay_payment_id: id } = await pay(order.id)
    const { body: refund } = await call('POST', `/v1/payments/${id}/refund`, { amount: 50_000 })
    await expect.poll(() => eventsOf(heard)).toContain('refund.processed')
    const told = heard.find(({ body }) => body.event === 'refund.processed')?.body
    expect(told.payload.refund.entity).toEqual(refund)
    expect(told.payload.payment.entity).toMatchObject({ id, amount_refunded: 50_000, refund_status: 'partial' })
  })

  test('is told again until it is taken, with the same id and body, and then no more', async () => {
    const { url, heard } = await startShop(500, 302, 404)
    const { dataDir, choose, makeOrder, stop } = await startSandbox({ webhookUrl: url })
    await choose((await makeOrder()).id, 'declined')
    await expect.poll(() => heard.length).toBe(4)
    expect(new Set(heard.map(({ headers, raw }) => headers['x-razorpay-event-id'] + raw)).size).toBe(1)
    await stop()
    const next = await startSandbox({ dataDir, webhookUrl: url })
    await next.choose((await next.makeOrder()).id, 'declined')
    await expect.poll(() => heard.length).toBe(5)
    expect(heard[4]?.raw).not.toBe(heard[0]?.raw)
  })

  test('of which the webhook is lost is told to nobody', async () => {
    const { url, heard } = await startShop()
    const { call, choose, makeOrder } = await startSandbox({ webhookUrl: url })
    const silent = await makeOrder()
    await choose(silent.id, 'paid-unknown')
    await choose((await makeOrder()).id, 'paid-unheard')
    await expect.poll(() => eventsOf(heard)).toEqual(['order.paid', 'payment.captured'])
    expect(heard.map(({ raw }) => raw).join()).not.toContain(silent.id)
    expect((await call('GET', `/v1/orders/${silent.id}`)).body.status).toBe('paid')
  })
})

describe('a shop that is away', () => {
  async function reservePort() {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    server.close()
    return port
  }
  const away = async () => `http://127.0.0.1:${await reservePort()}/webhook`
  const complaints = (lines: string[]) => lines.filter(line => line.includes('webhook')).join('')

  test('hears of it after a restart', async () => {
    const before = await startSandbox({ webhookUrl: await away() })
    await before.pay((await before.makeOrder()).id)
    await expect.poll(() => complaints(before.logger.lines)).toContain('is sent again')
    await before.stop()
    const { url, heard } = await startShop()
    await startSandbox({ dataDir: before.dataDir, webhookUrl: url })
    await expect.poll(() => eventsOf(heard)).toEqual(['order.paid', 'payment.captured'])
  })

  test('for a day is given up', async () => {
    let time = Date.now()
    const { logger, makeOrder, pay } = await startSandbox({ webhookUrl: await away(), now: () => time })
    await pay((await makeOrder()).id)
    await expect.poll(() => complaints(logger.lines)).toContain('is sent again')
    time += DAY_MS
    await expect.poll(() => complaints(logger.lines)).toContain('is given up')
  })

  test('leaves nothing of who pays in the log', async () => {
    const { logger, makeOrder, pay } = await startSandbox({ webhookUrl: await away() })
    await pay((await makeOrder()).id)
    await expect.poll(() => complaints(logger.lines)).toContain('is sent again')
    expect(logger.lines.join('')).not.toContain('meera')
  })
})
