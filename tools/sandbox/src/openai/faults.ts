import type { Endpoint, Fault, Json } from './openai-calls.ts'

/** The faults that each endpoint supports. Planning any other is an error of the test. */
const SUPPORTED: Record<Endpoint, Fault['kind'][]> = {
  text: ['status', 'hang', 'reset', 'refusal', 'cut-off', 'garbage', 'empty', 'story'],
  check: ['status', 'hang', 'wait', 'reset', 'refusal', 'cut-off', 'garbage', 'empty', 'facts'],
  picture: ['status', 'hang', 'wait', 'reset', 'refusal', 'cut-off', 'garbage', 'empty', 'size'],
  moderation: ['status', 'hang', 'reset', 'cut-off', 'garbage', 'flagged'],
  models: ['status', 'hang', 'reset'],
}

interface PlannedFault {
  endpoint: Endpoint
  fault: Fault
  when: (body: Json) => boolean
  remaining: number
}

/** The faults that future calls will run into. */
export function createFaultPlan() {
  let planned: PlannedFault[] = []
  const plan = (endpoint: Endpoint, fault: Fault, when: (body: Json) => boolean = () => true, remaining: number) => {
    if (!SUPPORTED[endpoint].includes(fault.kind)) {
      throw new Error(`The endpoint "${endpoint}" does not support the fault "${fault.kind}".`)
    }
    planned.push({ endpoint, fault, when, remaining })
  }

  return {
    next(endpoint: Endpoint, fault: Fault, options: { times?: number; when?: (body: Json) => boolean } = {}) {
      plan(endpoint, fault, options.when, options.times ?? 1)
    },
    always(endpoint: Endpoint, fault: Fault, when?: (body: Json) => boolean) {
      plan(endpoint, fault, when, Number.POSITIVE_INFINITY)
    },
    clear() {
      planned = []
    },
    /** The fault of this call. Counted faults take precedence over permanent ones. */
    take(endpoint: Endpoint, body: Json): Fault | undefined {
      const matching = planned.filter(
        candidate => candidate.endpoint === endpoint && candidate.remaining > 0 && candidate.when(body),
      )
      const match = matching.find(({ remaining }) => Number.isFinite(remaining)) ?? matching[0]
      if (match !== undefined) match.remaining -= 1
      return match?.fault
    },
  }
}

export type FaultPlan = ReturnType<typeof createFaultPlan>
