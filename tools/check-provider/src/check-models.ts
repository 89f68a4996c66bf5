import { isAiError, toAiError } from '@kahani/ai/ai-error'
import { endDateOf, endsSoon } from '@kahani/ai/model-end-dates'
import type { OpenAiClient } from '@kahani/ai/openai-client'
import { configuredModels, modelsWithoutPrice } from '@kahani/ai/openai-config'
import type { Configuration } from './configuration.ts'
import { explainFailure } from './explain-failure.ts'
import type { RateLimit } from './rate-limits.ts'
import type { Run, Step } from './run.ts'

const TIMEOUT_MS = 20_000
const DATE = /^\d{4}-\d{2}-\d{2}$/
const CONNECTION = { check: 'connection', setting: 'OPENAI_BASE_URL', endpoint: 'text' } satisfies Step

/**
 * The announced end of a model, as the server states it or else as the product knows it. Not every server describes its models.
 * @throws AiError if no other call can succeed either
 */
async function findEndDate(client: OpenAiClient, model: string): Promise<string | undefined> {
  try {
    const { shutdown_date: endsOn } = (await client.models.retrieve(model, { timeout: TIMEOUT_MS })) ?? {}
    return endsOn && DATE.test(endsOn) ? endsOn : endDateOf(model)
  } catch (cause) {
    const error = toAiError(cause)
    if (isAiError(error) && explainFailure(error, '').stops !== 'all') return endDateOf(model)
    throw error
  }
}

/** Checks the connection and the key, which costs nothing, and when the models end. */
export async function checkModels(client: OpenAiClient, config: Configuration, now: Date, run: Run): Promise<void> {
  const find = async () => {
    const ends = []
    for (const { setting, model } of configuredModels(config)) {
      const endsOn = await findEndDate(client, model)
      if (endsOn !== undefined) ends.push({ setting, model, endsOn })
    }
    return ends
  }
  const { value: ends } = await run.attempt(CONNECTION, find, () => '')
  if (!ends) return
  const soon = ends.filter(({ endsOn }) => endsSoon(endsOn, now))
  const describe = ({ model, endsOn }: (typeof ends)[number]) => `${model} ends on ${endsOn}`
  run.add({
    check: 'end dates',
    outcome: soon.length > 0 ? 'miss' : 'pass',
    note:
      soon.length > 0
        ? soon.map(end => `${describe(end)}: set ${end.setting} to another model.`).join(' ')
        : ends.map(describe).join(', ') || 'none is announced',
    isRequired: false,
  })
}

export function checkPrices(config: Configuration, run: Run): void {
  const models = modelsWithoutPrice(config)
  const note = `no price of ${models.join(', ')}, so that its cost is recorded as 0. Add it to OPENAI_PRICES.`
  const isKnown = models.length === 0
  run.add({ check: 'prices', outcome: isKnown ? 'pass' : 'miss', note: isKnown ? '' : note, isRequired: false })
}

/** Reports the limit that is met, or else the one that is met first. */
export function checkLimits(tightest: RateLimit | undefined, run: Run): void {
  const check = 'first limit'
  const met = run.limitMet()
  if (met)
    run.add({
      check,
      outcome: 'miss',
      note: `${met}. ILLUSTRATION_RATE_PER_MINUTE keeps pictures below a limit.`,
      isRequired: false,
    })
  else if (tightest) {
    const { unit, limit, remaining } = tightest
    run.add({ check, outcome: 'pass', note: `${unit}: ${remaining} of ${limit} remain`, isRequired: false })
  } else run.skip(check, 'the server sends no x-ratelimit headers')
}
