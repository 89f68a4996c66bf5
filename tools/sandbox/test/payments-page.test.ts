import { describe, expect, test } from 'vitest'
import { SANDBOX_PAGE, startSandbox, startWebhookReceiver } from './sandbox.ts'

async function createPayment(webhookUrl = '') {
  const sandbox = await startSandbox({ webhookUrl })
  const { razorpay_payment_id: id } = await sandbox.pay((await sandbox.makeOrder()).id)
  const submit = (path: string, fields: Record<string, string>, headers: object = SANDBOX_PAGE) =>
    sandbox.app.inject({
      method: 'POST',
      url: `/razorpay/${path}`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const refund = (amount: string, headers?: object) => submit(`payments/${id}/refund`, { amount }, headers)
  const payment = async () => (await sandbox.call('GET', `/v1/payments/${id}`)).body
  return { ...sandbox, id, submit, refund, payment }
}

describe('GET /razorpay', () => {
  test('shows the payments, with links to the mailbox and back', async () => {
    const { app, id } = await createPayment()
    const { body } = await app.inject('/razorpay')
    for (const part of [id, '₹1,500', 'captured', '>Refund</button>', 'href="/mailbox"']) expect(body).toContain(part)
    expect((await app.inject('/mailbox')).body).toContain('href="/razorpay"')
  })
})

describe('POST /razorpay/payments/:id/refund', () => {
  test('refunds a part, then the rest', async () => {
    const { app, payment, refund } = await createPayment()
    expect((await refund('500.50')).statusCode).toBe(303)
    expect(await payment()).toMatchObject({ amount_refunded: 50_050, refund_status: 'partial' })
    await refund('')
    expect(await payment()).toMatchObject({ amount_refunded: 150_000, refund_status: 'full' })
    expect((await app.inject('/razorpay')).body).not.toContain('>Refund</button>')
  })

  test('explains why a refund is rejected', async () => {
    const { payment, refund } = await createPayment()
    const { statusCode, body } = await refund('1500.01')
    expect(statusCode).toBe(400)
    expect(body).toMatch(/role="alert">The total refund amount is greater/)
    expect(await payment()).toMatchObject({ amount_refunded: 0 })
  })

  test('rejects requests from other pages', async () => {
    const { payment, refund } = await createPayment()
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { ...SANDBOX_PAGE, 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await refund('', headers)).statusCode).toBe(403)
    }
    expect(await payment()).toMatchObject({ amount_refunded: 0 })
  })
})

describe('disputes', () => {
  test('are opened, contested and decided, each with its webhook unless it is lost', async () => {
    const { url, received } = await startWebhookReceiver()
    const { app, call, id, submit } = await createPayment(url)
    const statusOf = async (path: string, fields: Record<string, string>) => (await submit(path, fields)).statusCode
    const open = (amount: string, more: object = {}) => statusOf(`payments/${id}/dispute`, { amount, ...more })
    expect([await open('1500.01'), await open('1000'), await open('', { loseWebhook: 'on' })]).toEqual([400, 303, 303])
    const { body } = await call('GET', '/v1/disputes')
    expect(body).toMatchObject({ entity: 'collection', count: 2, items: [{ amount: 150_000 }, { amount: 100_000 }] })
    const [silent, loud] = body.items
    expect(loud).toMatchObject({
      entity: 'dispute',
      payment_id: id,
      currency: 'INR',
      status: 'open',
      amount_deducted: 0,
    })
    for (const status of ['under_review', 'open', 'lost']) {
      expect(await statusOf(`disputes/${loud.id}/status`, { status })).toBe(303)
    }
    expect(await statusOf(`disputes/${loud.id}/status`, { status: 'won' })).toBe(400)
    expect(await statusOf(`disputes/${silent.id}/status`, { status: 'won', loseWebhook: 'on' })).toBe(303)
    expect(await statusOf(`payments/${id}/refund`, { amount: '', loseWebhook: 'on' })).toBe(303)
    expect((await call('GET', `/v1/disputes/${loud.id}`)).body).toMatchObject({
      status: 'lost',
      amount_deducted: 100_000,
    })
    expect((await call('GET', '/v1/disputes?count=1&skip=1')).body.items).toMatchObject([{ id: loud.id }])
    expect((await call('POST', `/v1/disputes/${silent.id}/accept`)).status).toBe(400)

    const events = ['action_required', 'created', 'lost', 'under_review'].map(name => `payment.dispute.${name}`)
    const reported = () => received.map(webhook => webhook.body).filter(({ event }) => !/captured|order/.test(event))
    await expect
      .poll(() =>
        reported()
          .map(({ event }) => event)
          .sort(),
      )
      .toEqual(events)
    for (const { contains, payload } of reported()) {
      expect([contains, payload.payment.entity.id, payload.dispute.entity.id]).toEqual([
        ['payment', 'dispute'],
        id,
        loud.id,
      ])
    }
    expect((await app.inject('/razorpay')).body).toContain(`${loud.id}: ₹1,000, lost`)
  })
})
