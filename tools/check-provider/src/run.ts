import { AiError, isAiError } from '@kahani/ai/ai-error'
import type { RecordAiCall } from '@kahani/ai/meter'
import type { AiCall } from '@kahani/contracts/ai-calls'
import { explainFailure } from './explain-failure.ts'
import { costOf, type Measured, type Row } from './table.ts'

export interface Step {
  check: string
  /** The variable that names the model. */
  setting: string
  endpoint: 'text' | 'pictures' | 'moderation'
  /** What the product does instead; it is required if this is left out. */
  fallback?: string
}

/** A server with another protocol makes the adapters throw a TypeError. */
const toUnusableAnswer = (error: unknown) =>
  error instanceof TypeError ? new AiError('bad-answer', 'the answer has another shape') : error

/** Collects what the checks find. After a failure that stops an endpoint, its further checks are not tried. */
export function createRun() {
  const rows = new Map<string, Row>()
  const recorded = new Map<string, { call: AiCall; estimatePaise: number }>()
  const stopped = new Map<string, string>()
  let limitMet: string | undefined

  const add = (row: Row) => void rows.set(row.check, row)
  const skip = (check: string, reason: string) => add({ check, outcome: 'not tried', note: reason, isRequired: false })
  const stopReason = (endpoint: Step['endpoint']) => stopped.get('all') ?? stopped.get(endpoint)

  /** Runs the work of a step, and adds its row. @throws AiError */
  async function measure<T>(step: Step, work: () => Promise<T>, describe: (value: T) => string): Promise<T> {
    const { check, setting, endpoint, fallback } = step
    const earlier = recorded.size
    const startedAt = performance.now()
    const addRow = (outcome: Row['outcome'], note: string) => {
      const own = [...recorded.values()].slice(earlier)
      const measured: Measured = {
        ms: performance.now() - startedAt,
        calls: own.map(({ call }) => call),
        estimatePaise: own.reduce((sum, { estimatePaise }) => sum + estimatePaise, 0),
      }
      add({ check, outcome, note, isRequired: fallback === undefined, measured })
    }
    try {
      const value = await work()
      addRow('pass', describe(value))
      return value
    } catch (cause) {
      const error = toUnusableAnswer(cause)
      if (!isAiError(error)) throw error
      const { reason, advice, stops } = explainFailure(error, setting)
      addRow('miss', `${reason}. ${fallback ?? advice}`)
      if (error.kind === 'rate') limitMet ??= `${check}: ${reason}`
      if (stops !== 'none') stopped.set(stops === 'all' ? 'all' : endpoint, reason)
      throw error
    }
  }

  /** The same, unless an earlier failure stops it. @returns what the work returns, or the error; neither if it is not tried */
  async function attempt<T>(
    step: Step,
    work: () => Promise<T>,
    describe: (value: T) => string,
  ): Promise<{ value?: T; error?: AiError }> {
    const reason = stopReason(step.endpoint)
    if (reason !== undefined) {
      add({ check: step.check, outcome: 'not tried', note: reason, isRequired: step.fallback === undefined })
      return {}
    }
    try {
      return { value: await measure(step, work, describe) }
    } catch (error) {
      if (!isAiError(error)) throw error
      return { error }
    }
  }

  const record: RecordAiCall = async (id, call) => {
    const estimatePaise = recorded.get(id)?.estimatePaise ?? call.pricePaise
    recorded.set(id, { call, estimatePaise })
  }

  return {
    add,
    skip,
    measure,
    attempt,
    stopReason,
    /** The first check that met a limit, and when it ends. */
    limitMet: () => limitMet,
    /** Receives the calls that the product's own meter records. */
    record,
    rowOf: (check: string) => rows.get(check),
    rows: () => [...rows.values()],
    costPaise: () => costOf([...recorded.values()].map(({ call }) => call)),
  }
}
export type Run = ReturnType<typeof createRun>
