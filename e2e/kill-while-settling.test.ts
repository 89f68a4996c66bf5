import { describe, expect, test } from 'vitest'
import { shareShop } from './shared-shop.ts'

const { barTable, expectAgreement, kill, newCustomer, pay } = shareShop()

describe('kill -9 of payments', () => {
  test('once an order is made: it can be paid all the same', async () => {
    const customer = await newCustomer()
    await kill('payments')
    const callback = await pay(customer.orderId, 'paid-webhook-lost')
    expect((await customer.family.verify(callback)).status).toBe(200)
    expect(await expectAgreement(customer)).toBe(1)
  })

  const tables = ['payments.orders', 'payments.ledger', 'payments.mails', 'payments.outbox']
  describe.each(tables)('on its way to %s', table => {
    test.each(['the browser', 'a webhook'])('as %s tells of the payment: it is settled when told again', async who => {
      const customer = await newCustomer()
      const bar = await barTable(table)
      const byWebhook = who === 'a webhook'
      const callback = await pay(customer.orderId, byWebhook ? 'paid-callback-lost' : 'paid-webhook-lost')
      const told = byWebhook ? null : customer.family.verify(callback)
      await bar.reached()
      await kill('payments')
      await bar.lift()
      if (told) expect((await told).status).toBe(200)
      expect(await expectAgreement(customer)).toBe(1)
    })
  })
})
