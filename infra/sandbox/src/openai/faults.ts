import type { Endpoint, Json, Trouble } from './openai-calls.ts'

/** What can go wrong where: trouble that would never show is a mistake of whoever asks for it. */
const KINDS: Record<Endpoint, Trouble['kind'][]> = {
  text: ['status', 'hang', 'reset', 'refusal', 'cut-off', 'garbage', 'empty', 'story'],
  picture: ['status', 'hang', 'reset', 'refusal', 'cut-off', 'garbage', 'empty', 'size'],
  moderation: ['status', 'hang', 'reset', 'garbage', 'flagged'],
  models: ['status', 'hang', 'reset'],
}

interface Planned {
  endpoint: Endpoint
  how: Trouble
  when: (body: Json) => boolean
  left: number
}

/** The trouble that is still to come. */
export function createTroubles() {
  let planned: Planned[] = []
  const plan = (endpoint: Endpoint, how: Trouble, when: (body: Json) => boolean = () => true, left: number) => {
    if (!KINDS[endpoint].includes(how.kind)) throw new Error(`There is no trouble “${how.kind}” at “${endpoint}”.`)
    planned.push({ endpoint, how, when, left })
  }

  return {
    next(endpoint: Endpoint, how: Trouble, options: { times?: number; when?: (body: Json) => boolean } = {}) {
      plan(endpoint, how, options.when, options.times ?? 1)
    },
    always(endpoint: Endpoint, how: Trouble, when?: (body: Json) => boolean) {
      plan(endpoint, how, when, Number.POSITIVE_INFINITY)
    },
    calm() {
      planned = []
    },
    /** What this call meets; trouble that is counted comes before trouble that stays. */
    take(endpoint: Endpoint, body: Json): Trouble | undefined {
      const met = planned
        .filter(each => each.endpoint === endpoint && each.left > 0 && each.when(body))
        .sort((a, b) => Number(a.left === Number.POSITIVE_INFINITY) - Number(b.left === Number.POSITIVE_INFINITY))[0]
      if (met !== undefined) met.left -= 1
      return met?.how
    },
  }
}

export type Troubles = ReturnType<typeof createTroubles>
