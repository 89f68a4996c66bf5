import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { createEstimate } from './story-estimate.ts'

const env = (change: Partial<Env>) =>
  ({
    ...{
      OPENAI_API_KEY: 'sk',
      OPENAI_TEXT_MODEL: 'built-in',
      OPENAI_IMAGE_MODEL: 'painter',
      OPENAI_IMAGE_QUALITY: 'low',
    },
    ...{ OPENAI_IMAGE_MODEL_PREMIUM: 'built-in', OPENAI_IMAGE_QUALITY_PREMIUM: 'low', OPENAI_CHECK_MODEL: 'built-in' },
    // An image of low quality has 196 tokens, a check 700.
    OPENAI_PRICES: {
      painter: { input: 0, inputImage: 0, output: 5_000_000 },
      checker: { input: 0, inputImage: 0, output: 100_000 },
    },
    ...change,
  }) as Env

test('a checked picture costs its check too, and the share of a correction', () => {
  const rendering = 980
  const unchecked = createEstimate(env({}))
  expect([unchecked.picture(false), unchecked.story(false)]).toEqual([rendering, 12 * rendering])
  const checked = createEstimate(env({ OPENAI_CHECK_MODEL: 'checker' }))
  expect(checked.picture(false)).toBe(1.2 * (rendering + 70))
  expect(checked.story(false)).toBe(rendering + 11 * checked.picture(false))
})

test('drawn pictures cost nothing, and are not checked', () => {
  const estimate = createEstimate(env({ OPENAI_CHECK_MODEL: 'checker' }))
  expect([estimate.picture(true), estimate.story(true)]).toEqual([0, 0])
})
