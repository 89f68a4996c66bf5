import { describe, expect, test } from 'vitest'
import { SANDBOX_PAGE, startSandbox } from './sandbox.ts'

async function createPayment() {
  const sandbox = await startSandbox()
  const { razorpay_payment_id: id } = await sandbox.pay((await sandbox.makeOrder()).id)
  const refund = (amount: string, headers: object = SANDBOX_PAGE) =>
    sandbox.app.inject({
      method: 'POST',
      url: `/razorpay/payments/${id}/refund`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ amount }).toString(),
    })
  const payment = async () => (await sandbox.call('GET', `/v1/payments/${id}`)).body
  return { ...sandbox, id, refund, payment }
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
