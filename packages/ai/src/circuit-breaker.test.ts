import { HttpError } from '@kahani/service-kit/http-error'
import { QueuePause } from '@kahani/service-kit/queues'
import { expect, test, vi } from 'vitest'
import { AiError, type AiErrorKind } from './ai-error.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

const notItsOwn = async () => false
const fails = (kind: AiErrorKind) => async () => {
  throw new AiError(kind, 'as it was asked to')
}
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    error => error,
  )

/** A breaker whose provider has just been found down, and what waits until it may be tried again. */
async function opened() {
  const breaker = createCircuitBreaker({ part: 'provider', shortestMs: 100, longestMs: 200 })
  const outage = () => thrownBy(breaker(fails('outage'), notItsOwn))
  const errors = [await outage(), await outage(), await outage()]
  const closed = async () => {
    const ask = vi.fn(async () => 'an answer')
    const error = await thrownBy(breaker(ask, notItsOwn))
    return error instanceof QueuePause && ask.mock.calls.length === 0
  }
  return { breaker, errors, closed }
}

test('after three outages in a row nothing is asked any more, and the queue waits', async () => {
  const { errors, closed } = await opened()
  expect(errors.map(error => error instanceof HttpError && error.statusCode)).toEqual([503, 503, false])
  expect(errors[2]).toBeInstanceOf(QueuePause)
  expect(errors[2]).toMatchObject({ stepsBack: true })
  expect(await closed()).toBe(true)
})

test('one call tries whether the provider is back, and what came with it waits for its answer', async () => {
  const { breaker, errors } = await opened()
  const tried = Promise.withResolvers<string>()
  const asked: string[] = []
  const ask = (name: string) => () => {
    asked.push(name)
    return tried.promise
  }
  await expect
    .poll(
      async () => {
        breaker(ask('first'), notItsOwn).catch(() => undefined)
        return asked.length
      },
      { interval: 10, timeout: errors[2].ms * 5 },
    )
    .toBe(1)
  const second = breaker(ask('second'), notItsOwn)
  await Promise.resolve()
  expect(asked).toEqual(['first'])
  tried.resolve('an answer')
  expect(await second).toBe('an answer')
})

test('a try that is never answered is no sign that the provider is back', async () => {
  const { breaker, closed } = await opened()
  const tries = () => thrownBy(breaker(fails('timed-out'), notItsOwn))
  await expect.poll(async () => (await tries()).stepsBack, { interval: 10 }).toBe(true)
  expect(await closed()).toBe(true)
})

test('an outage that is the call’s own is thrown as it is, and counts for nothing', async () => {
  const breaker = createCircuitBreaker({ part: 'provider' })
  for (let i = 0; i < 5; i += 1) {
    await expect(breaker(fails('outage'), async () => true)).rejects.toMatchObject({ kind: 'outage' })
  }
  expect(await breaker(async () => 'an answer', notItsOwn)).toBe('an answer')
})

test('what is no outage is thrown as it is, however often', async () => {
  const breaker = createCircuitBreaker({ part: 'provider' })
  for (const kind of ['refused', 'rate', 'timed-out', 'bad-answer', 'bad-request'] as const) {
    await expect(breaker(fails(kind), notItsOwn)).rejects.toMatchObject({ kind })
  }
})
