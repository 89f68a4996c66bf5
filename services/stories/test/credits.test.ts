import { createInternalClient } from '@kahani/service-kit/internal'
import { TEST_SECRET } from '@kahani/testing/keys'
import { describe, expect, test } from 'vitest'
import { createCredits } from '../src/credits.ts'
import type { RetryOptions } from '../src/retry-while-unavailable.ts'
import { startFakeServices } from './fake-services.ts'

async function setUpCredits(options: RetryOptions, credits = 1) {
  const payments = await startFakeServices({ credits })
  const client = createInternalClient({ caller: 'stories', token: TEST_SECRET }, 'payments', payments.url)
  return { payments, credits: createCredits(client, options) }
}

describe('spend', () => {
  test('is retried until the payments service is available again', async () => {
    const { payments, credits } = await setUpCredits({ retryDelayMs: 5 })
    payments.state.mode = 'error'
    const spending = credits.spend(1, 7)
    await expect.poll(() => payments.state.failures).toBeGreaterThan(2)
    payments.state.mode = 'ok'
    await spending
    expect(payments.spent).toEqual(new Set([7]))
  })

  test('fails with 503 after the retry timeout', async () => {
    const { payments, credits } = await setUpCredits({ retryDelayMs: 50, retryTimeoutMs: 3_000 })
    payments.state.mode = 'error'
    await expect(credits.spend(1, 7)).rejects.toMatchObject({ statusCode: 503 })
    expect(payments.state.failures).toBeGreaterThan(1)
  })

  test('is not retried without a credit', async () => {
    const { credits } = await setUpCredits({}, 0)
    await expect(credits.spend(1, 7)).rejects.toMatchObject({ statusCode: 402 })
  })
})
