import { HttpError } from '@kahani/service-kit/http-error'
import { QueuePause } from '@kahani/service-kit/queues'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AiError, type AiErrorKind } from './ai-error.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

const notAtFault = async () => false
const failing = (kind: AiErrorKind) => async () => {
  throw new AiError(kind, 'as requested')
}
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    error => error,
  )

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/**
 * A circuit breaker right after it opened. `isOpen` tells whether it rejects a call without sending it, `pass` lets the
 * delay before a probe pass.
 */
async function openCircuit() {
  const breaker = createCircuitBreaker({ part: 'provider' })
  const outage = () => errorOf(breaker(failing('outage'), notAtFault))
  const errors = [await outage(), await outage(), await outage()]
  const isOpen = async () => {
    const send = vi.fn(async () => 'a response')
    const error = await errorOf(breaker(send, notAtFault))
    return error instanceof QueuePause && send.mock.calls.length === 0
  }
  const pass = () => void vi.advanceTimersByTime(errors[2].ms + 1)
  return { breaker, errors, isOpen, pass }
}

test('opens after three consecutive outages and pauses the queue', async () => {
  const { errors, isOpen } = await openCircuit()
  expect(errors.map(error => error instanceof HttpError && error.statusCode)).toEqual([503, 503, false])
  expect(errors[2]).toBeInstanceOf(QueuePause)
  expect(errors[2]).toMatchObject({ runLast: true })
  expect(await isOpen()).toBe(true)
})

test('probes with one call while concurrent calls wait for its result', async () => {
  const { breaker, pass } = await openCircuit()
  const probe = Promise.withResolvers<string>()
  const sent: string[] = []
  const send = (name: string) => () => {
    sent.push(name)
    return probe.promise
  }
  pass()
  const first = breaker(send('first'), notAtFault)
  const second = breaker(send('second'), notAtFault)
  await new Promise(setImmediate)
  expect(sent).toEqual(['first'])
  probe.resolve('a response')
  expect(await Promise.all([first, second])).toEqual(['a response', 'a response'])
})

test('stays open when a probe times out', async () => {
  const { breaker, isOpen, pass } = await openCircuit()
  pass()
  expect(await errorOf(breaker(failing('timed-out'), notAtFault))).toMatchObject({ runLast: true })
  expect(await isOpen()).toBe(true)
})

test('rethrows and does not count an outage that the call itself causes', async () => {
  const breaker = createCircuitBreaker({ part: 'provider' })
  for (let i = 0; i < 5; i += 1) {
    await expect(breaker(failing('outage'), async () => true)).rejects.toMatchObject({ kind: 'outage' })
  }
  expect(await breaker(async () => 'a response', notAtFault)).toBe('a response')
})

test('rethrows and does not count errors other than outages', async () => {
  const breaker = createCircuitBreaker({ part: 'provider' })
  for (const kind of ['refused', 'rate', 'timed-out', 'bad-answer', 'bad-request'] as const) {
    await expect(breaker(failing(kind), notAtFault)).rejects.toMatchObject({ kind })
  }
})
