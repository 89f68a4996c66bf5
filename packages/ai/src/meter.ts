import { randomUUID } from 'node:crypto'
import type { AiCall } from '@kahani/contracts/ai-calls'
import type { Logger } from 'pino'
import { AiError, isAiError, toAiError } from './ai-error.ts'
import { type Prices, priceOf } from './prices.ts'
import { NO_USAGE, type Usage } from './usage.ts'

/** Inserts or updates the record of a call. Idempotent by id. */
export type RecordAiCall = (id: string, call: AiCall) => Promise<void>

/** Describes a call to the meter. */
export interface MeteredCall {
  kind: AiCall['kind']
  storyId: number | null
  pageNumber?: number
  model: string
  /** Recorded until the actual usage is known, and billed if the call is aborted. */
  estimate: Usage
  timeoutMs: number
  signal: AbortSignal
}

export interface MeterDeps {
  record: RecordAiCall
  prices: Prices
  logger: Logger
}

/**
 * Creates a function that runs calls to a provider with a time limit and records their cost. A call that may cost
 * something is recorded before it starts, so that a crash can't hide it, and again when it ends. A model without a known
 * price is recorded with a cost of 0.
 * @throws AiError, the reason of an aborted `signal`, or the error of `record`, in which case nothing was sent
 */
export function createMeter({ record, prices, logger }: MeterDeps) {
  const costOf = (model: string, usage: Usage) => {
    const price = prices[model]
    return price ? priceOf(price, usage) : 0
  }

  return async function metered<T>(
    call: MeteredCall,
    send: (signal: AbortSignal) => Promise<{ value: T; usage: Usage }>,
  ): Promise<T> {
    const { kind, storyId, pageNumber = null, model, estimate, timeoutMs, signal } = call
    const id = randomUUID()
    const save = (outcome: AiCall['outcome'], { images, ...tokens }: Usage, pricePaise: number) =>
      record(id, { storyId, kind, pageNumber, model, outcome, ...tokens, images, pricePaise })
    const saveResult = (...result: Parameters<typeof save>) =>
      save(...result).catch(err => logger.warn({ err, storyId, kind }, 'could not record a call: its estimate remains'))

    signal.throwIfAborted()
    const estimatedCost = costOf(model, estimate)
    if (estimatedCost > 0 || !prices[model]) await save('started', NO_USAGE, estimatedCost)
    const timeout = AbortSignal.timeout(timeoutMs)
    const startedAt = performance.now()
    try {
      const { value, usage } = await send(AbortSignal.any([signal, timeout]))
      await saveResult('answered', usage, costOf(model, usage))
      return value
    } catch (cause) {
      const error = toCallError(cause, signal, timeout, timeoutMs)
      const ms = Math.round(performance.now() - startedAt)
      const used = isAiError(error) ? error.usage : undefined
      logger.warn({ storyId, pageNumber, kind, model, ms, error: String(error) }, 'a call to the provider failed')
      // The provider bills a call even if the client disconnects.
      const billed = used ?? (timeout.aborted || signal.aborted ? estimate : NO_USAGE)
      await saveResult(isAiError(error, 'refused') ? 'refused' : 'failed', used ?? NO_USAGE, costOf(model, billed))
      throw error
    }
  }
}
export type Meter = ReturnType<typeof createMeter>

function toCallError(cause: unknown, signal: AbortSignal, timeout: AbortSignal, timeoutMs: number): unknown {
  if (signal.aborted) return signal.reason
  if (timeout.aborted) return new AiError('timed-out', `no response within ${timeoutMs} ms`)
  return toAiError(cause)
}
