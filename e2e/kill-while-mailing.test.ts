import { describe, expect, test } from 'vitest'
import { shareShop } from './shared-shop.ts'

const { shop, barTable, count, expectAgreement, kill, newCustomer, pay, reconnect, signal } = shareShop()

describe('kill -9 of payments', () => {
  test('as the browser tells, with nobody to tell again: the provider is asked, and the order settled', async () => {
    const customer = await newCustomer()
    const bar = await barTable('payments.ledger')
    const callback = await pay(customer.orderId, 'paid-webhook-lost')
    const told = customer.family.call('POST', '/api/verify-payment', callback).catch(() => null)
    await bar.reached()
    await kill('payments')
    await bar.lift()
    await told
    // The laptop stays closed. The minute after which the provider is asked is over.
    await shop.database.query("update payments.orders set next_check_at = now() where status = 'open'")
    expect(await expectAgreement(customer)).toBe(1)
  })

  test('with the order settled and Redis out of reach: the receipt leaves later', async () => {
    const customer = await newCustomer()
    const pid = await signal('redis', 'SIGSTOP')
    // A webhook carries no session, so that nothing but the mail's queue needs Redis.
    await pay(customer.orderId, 'paid-callback-lost')
    await expect.poll(() => count('from payments.outbox')).toBeGreaterThan(0)
    await kill('payments')
    process.kill(pid, 'SIGCONT')
    expect(await expectAgreement(customer)).toBe(1)
  })
})

test('kill -9 of Redis with the receipt on its way: it is sent', async () => {
  const customer = await newCustomer()
  const callback = await pay(customer.orderId, 'paid-webhook-lost')
  const bar = await barTable('auth.mails')
  expect((await customer.family.verify(callback)).status).toBe(200)
  await bar.reached()
  await kill('redis')
  await bar.lift()
  expect(await expectAgreement(customer)).toBe(1)
})

describe('kill -9 of auth', () => {
  test('before it has taken the mail on: the receipt is sent', async () => {
    const customer = await newCustomer()
    const callback = await pay(customer.orderId, 'paid-webhook-lost')
    const bar = await barTable('auth.mails')
    expect((await customer.family.verify(callback)).status).toBe(200)
    await bar.reached()
    await kill('auth')
    await bar.lift()
    expect(await expectAgreement(customer)).toBe(1)
  })

  test('as it asks what is in the mail: the receipt is sent', async () => {
    const customer = await newCustomer()
    const callback = await pay(customer.orderId, 'paid-webhook-lost')
    const before = await barTable('auth.mails')
    expect((await customer.family.verify(callback)).status).toBe(200)
    await before.reached()
    const bar = await barTable('payments.mails', 'access exclusive')
    await before.lift()
    await bar.reached()
    await kill('auth')
    await bar.lift()
    expect(await expectAgreement(customer)).toBe(1)
  })

  test('as the mail server has the mail and has not said so: it is sent again as the same mail', async () => {
    const customer = await newCustomer()
    const callback = await pay(customer.orderId, 'paid-webhook-lost')
    shop.mailbox.whenTaken(async () => void (await kill('auth')))
    expect((await customer.family.verify(callback)).status).toBe(200)
    await expect
      .poll(() => shop.mailbox.deliveries.filter(({ to }) => to.includes(customer.email)).length, {
        timeout: 60_000,
      })
      .toBe(2)
    // Both are under one OutboxMessage-ID, by which a mailbox knows a mail again.
    expect(await expectAgreement(customer)).toBe(2)
  })
})

test('kill -9 of Postgres as the payment is told: it is settled when told again', async () => {
  const customer = await newCustomer()
  const callback = await pay(customer.orderId, 'paid-callback-lost')
  const told = customer.family.verify(callback)
  await kill('postgres')
  expect((await told).status).toBe(200)
  await reconnect()
  expect(await expectAgreement(customer)).toBe(1)
})
