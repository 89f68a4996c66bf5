import type { StoryPerson } from '@kahani/contracts/people'
import { loadConfig } from '@kahani/service-kit/config'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { providerFields } from '../env.ts'
import { createEstimate } from './story-estimate.ts'

/** The estimate without checks, for premium accounts without a provider of pictures. */
const estimate = (change: NodeJS.ProcessEnv = {}) =>
  createEstimate(
    loadConfig(z.object(providerFields), {
      OPENAI_API_KEY: 'sk',
      OPENAI_CHECK_MODEL: 'built-in',
      OPENAI_IMAGE_MODEL_PREMIUM: 'built-in',
      // An image of low quality has 196 tokens, a check 700.
      OPENAI_PRICES: JSON.stringify({
        painter: { input: 0, inputImage: 1_000_000, output: 5_000_000 },
        checker: { input: 0, inputImage: 0, output: 100_000 },
      }),
      ...change,
    }),
  )
const painter = { OPENAI_TEXT_MODEL: 'built-in', OPENAI_IMAGE_MODEL: 'painter', OPENAI_IMAGE_QUALITY: 'low' }

const kabir: StoryPerson = {
  ...{ memberId: null, name: 'Kabir', gender: 'boy', age: '4-6', relation: null, look: {}, seed: 1 },
}
const pet = { memberId: null, name: '', pet: 'Dog', coat: {}, seed: 2 } as const
const alone = { companions: [], pet: null }

test('a story is estimated with the sheets of everybody who comes along, and with shots', () => {
  const { story } = estimate()
  const text = 917
  // A picture has the sheets, the sketch, the style and the photo.
  expect(story(false, alone)).toBe(text + 12 * 379)
  expect(story(false, { companions: [kabir, kabir], pet })).toBe(text + 15 * 445)
  expect(story(true, { companions: [kabir], pet })).toBe(text)
})

test('a model that takes few reference images has neither sheets nor sketches, unless it is said to', () => {
  const people = { companions: [kabir], pet: null }
  expect(estimate(painter).story(false, people)).toBe(12 * (2 * 330 + 980))
  const withSketches = estimate({ ...painter, OPENAI_STAGING_SKETCH: 'true' })
  expect(withSketches.story(false, people)).toBe(13 * (5 * 330 + 980))
})

test('a checked picture costs its check too, and the share of a correction', () => {
  const rendering = 2 * 330 + 980
  const unchecked = estimate(painter)
  expect([unchecked.picture(false), unchecked.story(false, alone)]).toEqual([rendering, 12 * rendering])
  const checked = estimate({ ...painter, OPENAI_CHECK_MODEL: 'checker' })
  expect(checked.picture(false)).toBe(1.2 * (rendering + 90))
  expect(checked.story(false, alone)).toBe(rendering + 11 * checked.picture(false))
})

test('drawn pictures cost nothing, and are not checked', () => {
  const { picture, story } = estimate({ ...painter, OPENAI_CHECK_MODEL: 'checker' })
  expect([picture(true), story(true, alone)]).toEqual([0, 0])
})
