import { BUILT_IN, openAiAccount } from '@kahani/ai/openai-config'
import { createOpenAiDeps } from '@kahani/ai/openai-deps'
import { formatPaise } from '@kahani/contracts/money'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { chooseProviders as choosePictureProviders } from '@kahani/illustrations/providers'
import { createLogger } from '@kahani/service-kit/logger'
import { createEstimate } from '@kahani/stories/costs/story-estimate'
import { chooseProviders as chooseStoryProviders } from '@kahani/stories/providers'
import { checkLimits, checkModels, checkPrices } from './check-models.ts'
import { CHECK, checkPictures, PREMIUM, REFERENCES } from './check-pictures.ts'
import { checkText, TEXT } from './check-text.ts'
import type { Configuration } from './configuration.ts'
import { expectCost, picturePlans } from './plan.ts'
import { watchRateLimits } from './rate-limits.ts'
import { createRun, type Run } from './run.ts'
import { costOf, formatTable } from './table.ts'

const OPENAI_URL = 'https://api.openai.com/v1'
/** A higher cost has to be accepted. */
const MAX_UNASKED_PAISE = 500
const COVER = 1
const SHEET = 1

export interface CheckOptions {
  config: Configuration
  /** Whether a high or unknown cost is accepted. */
  acceptsCost: boolean
  now: Date
  print: (text: string) => void
}

/** Without user name and password. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

/** In the sample story nobody comes along. */
const NOBODY_ELSE = { companions: [], pet: null }

const hasPassed = (run: Run) => run.rows().every(({ outcome, isRequired }) => outcome === 'pass' || !isRequired)

/** What whole stories would cost by these measurements, without corrections, beside the estimate of the product. */
function compareCosts(config: Configuration, run: Run): string[] {
  const costOfRow = (check: string) => costOf(run.rowOf(check)?.measured?.calls ?? [])
  const estimate = createEstimate(config)
  return picturePlans(config).flatMap(({ premium }, index) => {
    const row = run.rowOf(index === 0 ? REFERENCES : PREMIUM)
    if (row?.outcome !== 'pass') return []
    const pictures = PAGES_PER_STORY + COVER
    const measured =
      costOfRow(TEXT.check) + (SHEET + pictures) * costOfRow(row.check) + pictures * costOfRow(CHECK.check)
    const kind = premium ? 'premium ' : ''
    return [
      `A ${kind}story costs ${formatPaise(measured)} as measured, ${formatPaise(estimate.story(premium, NOBODY_ELSE))} as estimated.`,
    ]
  })
}

/** Calls the configured provider as the product does, and prints what works. @returns whether the product would work */
export async function checkProvider({ config, acceptsCost, now, print }: CheckOptions): Promise<boolean> {
  const account = openAiAccount(config)
  if (!account) {
    print(
      `No provider is configured: text, pictures and moderation are ${BUILT_IN}. Set OPENAI_API_KEY or OPENAI_BASE_URL.`,
    )
    return true
  }
  const expected = expectCost(config)
  print(`Provider: ${addressOf(account.baseUrl ?? OPENAI_URL)}`)
  print(
    `The check generates a story about an invented child. Expected cost: ${expected === null ? 'unknown, since OPENAI_PRICES lacks a model' : formatPaise(expected)}.`,
  )
  if (!acceptsCost && (expected === null || expected > MAX_UNASKED_PAISE)) {
    print('Nothing was sent. To accept the cost: npm run check-provider -- --yes')
    return false
  }

  const run = createRun()
  const logger = createLogger('check-provider', 'silent')
  const openAi = createOpenAiDeps(config, run.record, logger)
  if (!openAi) throw new Error('Expected a provider')
  const { signal } = new AbortController()
  const limits = watchRateLimits(account.baseUrl ?? OPENAI_URL)
  try {
    await checkModels(openAi.client, config, now, run)
    const { storyteller, moderator } = chooseStoryProviders(config, run.record, logger)
    const draft = await checkText({ config, storyteller, moderator, logger, run, signal })
    const { illustrator, checksOf } = choosePictureProviders(config, run.record, logger)
    await checkPictures({ config, illustrator, checksOf, moderator, draft, run, signal })
    checkPrices(config, run)
    checkLimits(limits.tightest(), run)
  } finally {
    limits.stop()
  }
  print(`\n${formatTable(run.rows())}\n`)
  const total = formatPaise(run.costPaise())
  print(expected === null ? `Cost: unknown.` : `Cost: ${total} of ${formatPaise(expected)} expected.`)
  if (expected !== null) for (const line of compareCosts(config, run)) print(line)
  const passed = hasPassed(run)
  print(
    passed
      ? 'The product works as configured.'
      : 'The product does not work as configured: change what the table says.',
  )
  return passed
}
