import { loadConfig } from '@kahani/service-kit/config'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  checkModelOf,
  openAiAccount,
  openAiFields,
  openAiImageFields,
  requirePricesForBudget,
} from './openai-config.ts'
import { createOpenAiDeps } from './openai-deps.ts'

const budget = z.coerce.number().optional()
const schema = z
  .object({ ...openAiFields, ...openAiImageFields, OPENAI_DAILY_BUDGET: budget, OPENAI_DAILY_BUDGET_FREE: budget })
  .superRefine(requirePricesForBudget)
const load = (env: Record<string, string>) => loadConfig(schema, env)

const UNKNOWN_MODEL = { OPENAI_API_KEY: 'sk', OPENAI_IMAGE_MODEL: 'sd-xl' }

test('a key or a base URL selects the provider, neither selects the built-in implementations', () => {
  expect(openAiAccount(load({}))).toBeNull()
  expect(openAiAccount(load({ OPENAI_API_KEY: 'sk' }))).toEqual({ apiKey: 'sk', baseUrl: undefined })
  const baseUrl = 'http://localhost:11434/v1'
  expect(openAiAccount(load({ OPENAI_BASE_URL: baseUrl }))).toEqual({ apiKey: 'none', baseUrl })
})

test('OpenAI checks pictures by default, another server only with a model that is set', () => {
  const modelFor = (env: Record<string, string>) => checkModelOf(load(env))
  expect(modelFor({ OPENAI_API_KEY: 'sk' })).toBe('gpt-6-luna')
  expect(modelFor({ OPENAI_API_KEY: 'sk', OPENAI_BASE_URL: 'https://api.openai.com/v1' })).toBe('gpt-6-luna')
  expect(modelFor({ OPENAI_API_KEY: 'sk', OPENAI_CHECK_MODEL: 'built-in' })).toBe('built-in')
  const OPENAI_BASE_URL = 'http://localhost:11434/v1'
  expect(modelFor({ OPENAI_BASE_URL })).toBe('built-in')
  expect(modelFor({ OPENAI_BASE_URL, OPENAI_CHECK_MODEL: 'llava' })).toBe('llava')
  expect(modelFor({ OPENAI_CHECK_MODEL: 'llava' })).toBe('built-in')
})

test.each(['OPENAI_DAILY_BUDGET', 'OPENAI_DAILY_BUDGET_FREE'])('rejects a model without a price if %s is set', name => {
  const withBudget = { ...UNKNOWN_MODEL, [name]: '2000' }
  expect(() => load(withBudget)).toThrow(`OPENAI_PRICES: has no price for sd-xl, which ${name} requires`)
  const priced = { ...withBudget, OPENAI_PRICES: '{"sd-xl":{"input":0,"output":0}}' }
  expect(load(priced).OPENAI_IMAGE_MODEL).toBe('sd-xl')
})

test('rejects prices that are not valid JSON', () => {
  expect(() => load({ ...UNKNOWN_MODEL, OPENAI_PRICES: 'cheap' })).toThrow(
    'OPENAI_PRICES: is invalid: must be JSON like',
  )
})

test.each([
  ['with a model without a price', UNKNOWN_MODEL, true],
  ['when every price is known', { OPENAI_API_KEY: 'sk' }, false],
  ['when the price is configured', { ...UNKNOWN_MODEL, OPENAI_PRICES: '{"sd-xl":{"input":0,"output":0}}' }, false],
  ['with a built-in implementation', { OPENAI_API_KEY: 'sk', OPENAI_IMAGE_MODEL: 'built-in' }, false],
  ['without a provider', { OPENAI_IMAGE_MODEL: 'sd-xl' }, false],
])('without a budget, a start %s succeeds, and warns about missing prices only', (_case, env, warns) => {
  const logger = createTestLogger(createLogger)
  createOpenAiDeps(load(env), async () => undefined, logger, new Date('2026-01-01'))
  const lines = logger.lines.map(line => JSON.parse(line))
  expect(lines).toEqual(warns ? [expect.objectContaining({ level: 40, models: ['sd-xl'] })] : [])
})
