import { AiError, type AiErrorKind } from '@kahani/ai/ai-error'
import { HttpError } from '@kahani/service-kit/http-error'
import { createLogger } from '@kahani/service-kit/logger'
import { QueuePause } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis } from '@kahani/testing/redis'
import { expect, onTestFinished, test } from 'vitest'
import { createProviderCircuitBreaker } from '../src/pipeline/provider-circuit-breaker.ts'

const MANY = 100
const answer = async () => 'a response'
const failing =
  (kind: AiErrorKind, retryAfterMs = 0) =>
  async () => {
    throw new AiError(kind, 'as requested', { retryAfterMs })
  }

/** The circuit breakers of two workers. */
async function setUp() {
  const { url } = await createTestRedis()
  const redis = openRedis(url, createTestLogger(createLogger), 'worker')
  await redisReady(redis)
  onTestFinished(() => redis.disconnect())
  const create = () =>
    createProviderCircuitBreaker({
      redis,
      endpoint: 'rendering',
      onAiError: () => undefined,
      options: { minDelayMs: 60_000, maxDelayMs: 600_000 },
    })
  const breakers = [create(), create()] as const
  let pictures = 0
  /** Makes a call for another picture. @returns its result or error, and whether it was sent */
  const call = async (worker: 0 | 1, send: () => Promise<string> = answer) => {
    let sent = false
    const result = await breakers[worker](`${pictures++}`, MANY, () => {
      sent = true
      return send()
    }).catch(error => error)
    return { result, sent }
  }
  /** Lets the delay before a probe pass. */
  const pass = () => redis.del('illustrations:rendering:blocked')
  const open = async () => {
    for (const worker of [0, 1, 0] as const) await call(worker, failing('outage'))
  }
  return { call, pass, open }
}

const isPause = ({ result, sent }: { result: unknown; sent: boolean }) => result instanceof QueuePause && !sent

test('three outages in a row, in any worker, open the circuit for all', async () => {
  const { call } = await setUp()
  const [first, second, third] = [
    await call(0, failing('outage')),
    await call(1, failing('outage')),
    await call(0, failing('outage')),
  ]
  for (const { result } of [first, second]) expect(result).toBeInstanceOf(HttpError)
  expect(third.result).toMatchObject({ runLast: true })
  expect([isPause(await call(0)), isPause(await call(1))]).toEqual([true, true])
})

test('a success in between starts the count again', async () => {
  const { call } = await setUp()
  for (const send of [failing('outage'), failing('outage'), answer, failing('outage')]) await call(0, send)
  expect((await call(1)).sent).toBe(true)
})

test('one call of all workers probes the provider, and closes the circuit', async () => {
  const { call, open, pass } = await setUp()
  await open()
  await pass()
  const { promise, resolve } = Promise.withResolvers<string>()
  const sent = Promise.withResolvers<void>()
  const probe = call(0, () => {
    sent.resolve()
    return promise
  })
  await sent.promise
  expect([isPause(await call(0)), isPause(await call(1))]).toEqual([true, true])
  resolve('a response')
  expect((await probe).result).toBe('a response')
  await expect.poll(async () => (await call(1)).sent).toBe(true)
})

test.each<AiErrorKind>(['outage', 'timed-out'])(
  'after a probe with the error %s the circuit stays open for twice as long',
  async kind => {
    const { call, open, pass } = await setUp()
    await open()
    const { result: before } = await call(1)
    await pass()
    const { result: after } = await call(1, failing(kind))
    expect(after).toMatchObject({ runLast: true })
    expect(after.ms).toBeGreaterThan(before.ms * 1.5)
    expect(isPause(await call(0))).toBe(true)
  },
)

test('other errors are rethrown and open no circuit, and one that proves that the provider answers closes it', async () => {
  const { call, open, pass } = await setUp()
  const kinds = ['refused', 'timed-out', 'bad-answer', 'bad-request'] as const
  for (const kind of kinds) expect((await call(0, failing(kind))).result).toMatchObject({ kind })
  await open()
  await pass()
  expect((await call(0, failing('refused'))).result).toMatchObject({ kind: 'refused' })
  expect((await call(1)).sent).toBe(true)
})

test('while the provider limits the rate, no worker calls it', async () => {
  const { call } = await setUp()
  expect((await call(0, failing('rate', 60_000))).result).toBeInstanceOf(QueuePause)
  expect(isPause(await call(1))).toBe(true)
})
