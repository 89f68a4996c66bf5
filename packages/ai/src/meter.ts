import { randomUUID } from 'node:crypto'
import type { AiCall } from '@kahani/contracts/ai-calls'
import type { Logger } from 'pino'
import { AiError, isAiError, toAiError } from './ai-error.ts'
import { type Prices, priceOf } from './prices.ts'
import { NO_USAGE, type Usage } from './usage.ts'

/** Keeps the record of calls. Idempotent by id. */
export type RecordAiCall = (id: string, call: AiCall) => Promise<void>

export interface Metered {
  kind: AiCall['kind']
  storyId: number | null
  pageNumber?: number
  model: string
  /** What such a call uses, for as long as it is not known. */
  expected: Usage
  /** Longest it may take, in ms. */
  timeoutMs: number
  signal: AbortSignal
}

export interface MeterParts {
  record: RecordAiCall
  prices: Prices
  logger: Logger
}

/**
 * Makes calls to a provider: one that costs something is recorded before it is made, so that none is bought without trace,
 * and each once it has ended; it is given up after its time.
 * @throws AiError, or what `record` throws, in which case nothing was asked
 */
export function createMeter({ record, prices, logger }: MeterParts) {
  const price = (model: string, usage: Usage) => {
    const known = prices[model]
    if (!known) throw new Error(`no price is known for ${model}`)
    return priceOf(known, usage)
  }

  return async function metered<T>(
    call: Metered,
    ask: (signal: AbortSignal) => Promise<{ value: T; usage: Usage }>,
  ): Promise<T> {
    const { kind, storyId, pageNumber = null, model, expected, timeoutMs, signal } = call
    const id = randomUUID()
    const note = (outcome: AiCall['outcome'], { images, ...tokens }: Usage, pricePaise: number) =>
      record(id, { storyId, kind, pageNumber, model, outcome, ...tokens, images, pricePaise })
    const end = (...words: Parameters<typeof note>) =>
      note(...words).catch(err => logger.warn({ err, storyId, kind }, 'a call stays recorded at its estimate'))

    signal.throwIfAborted()
    const estimate = price(model, expected)
    if (estimate > 0) await note('started', NO_USAGE, estimate)
    const limit = AbortSignal.timeout(timeoutMs)
    const began = performance.now()
    try {
      const { value, usage } = await ask(AbortSignal.any([signal, limit]))
      await end('answered', usage, price(model, usage))
      return value
    } catch (error) {
      const problem = problemOf(error, signal, limit, timeoutMs)
      const ms = Math.round(performance.now() - began)
      const used = isAiError(problem) ? problem.usage : undefined
      logger.warn({ storyId, pageNumber, kind, model, ms, problem: String(problem) }, 'a call to the provider failed')
      // Whoever hangs up is billed all the same.
      const billed = used ?? (limit.aborted || signal.aborted ? expected : NO_USAGE)
      await end(isAiError(problem, 'refused') ? 'refused' : 'failed', used ?? NO_USAGE, price(model, billed))
      throw problem
    }
  }
}
export type Meter = ReturnType<typeof createMeter>

function problemOf(error: unknown, signal: AbortSignal, limit: AbortSignal, timeoutMs: number): unknown {
  if (signal.aborted) return signal.reason
  if (limit.aborted) return new AiError('timed-out', `no answer within ${timeoutMs} ms`)
  return toAiError(error)
}
