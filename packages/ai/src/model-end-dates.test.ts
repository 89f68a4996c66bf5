import { loadConfig } from '@kahani/service-kit/config'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findEndingModels } from './model-end-dates.ts'
import { openAiFields, openAiImageFields } from './openai-config.ts'
import { createOpenAiDeps } from './openai-deps.ts'

const env = {
  OPENAI_API_KEY: 'sk',
  OPENAI_IMAGE_MODEL: 'gpt-image-1.5',
  OPENAI_PRICES: '{"gpt-image-1.5":{"input":0,"output":0}}',
}
const load = (changes = {}) => loadConfig(z.object({ ...openAiFields, ...openAiImageFields }), { ...env, ...changes })
const ENDING = { setting: 'OPENAI_IMAGE_MODEL', model: 'gpt-image-1.5', endsOn: '2026-12-01' }

test.each([
  ['2026-10-31T23:59:59Z', []],
  ['2026-11-01T00:00:00Z', [{ ...ENDING, hasEnded: false }]],
  ['2026-11-30T23:59:59Z', [{ ...ENDING, hasEnded: false }]],
  ['2026-12-01T00:00:00Z', [{ ...ENDING, hasEnded: true }]],
])('at %s the models that have ended or end within 30 days are %j', (now, ending) => {
  expect(findEndingModels(load(), new Date(now))).toEqual(ending)
})

test.each([
  ['without a provider', { OPENAI_API_KEY: '' }],
  ['with a model without an announced end', { OPENAI_IMAGE_MODEL: 'gpt-image-2.6-flare' }],
  ['with the built-in implementation', { OPENAI_IMAGE_MODEL: 'built-in' }],
])('%s no model ends', (_case, changes) => {
  expect(findEndingModels(load(changes), new Date('2030-01-01'))).toEqual([])
})

test.each([
  ['2026-11-15', 'the provider ends a configured model'],
  ['2027-01-01', 'the provider has ended a configured model'],
])('a service that starts on %s logs that %s', (day, msg) => {
  const logger = createTestLogger(createLogger)
  createOpenAiDeps(load(), async () => undefined, logger, new Date(day))
  expect(logger.lines.map(line => JSON.parse(line))).toEqual([expect.objectContaining({ level: 40, msg, ...ENDING })])
})
