import { loadConfig } from '@kahani/service-kit/config'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openAiAccount, openAiFields, openAiImageFields, requirePrices } from './openai-config.ts'

const schema = z
  .object({ ...openAiFields, ...openAiImageFields })
  .superRefine(requirePrices(['OPENAI_MODERATION_MODEL', 'OPENAI_IMAGE_MODEL', 'OPENAI_IMAGE_MODEL_PREMIUM']))
const load = (env: Record<string, string>) => loadConfig(schema, env)

test('a key or an address turns the provider on; neither leaves all to what is built in', () => {
  expect(openAiAccount(load({}))).toBeNull()
  expect(openAiAccount(load({ OPENAI_API_KEY: 'sk' }))).toEqual({ apiKey: 'sk', baseUrl: undefined })
  const baseUrl = 'http://localhost:11434/v1'
  expect(openAiAccount(load({ OPENAI_BASE_URL: baseUrl }))).toEqual({ apiKey: 'none', baseUrl })
})

test('a model whose price nobody knows stops the start, with what to do', () => {
  const wrong = { OPENAI_API_KEY: 'sk', OPENAI_IMAGE_MODEL: 'sd-xl', OPENAI_PRICES: 'cheap' }
  expect(() => load({ ...wrong, OPENAI_PRICES: '{}' })).toThrow(
    'OPENAI_PRICES: names no price for sd-xl: add it, with zeros for a server of your own',
  )
  expect(() => load(wrong)).toThrow('OPENAI_PRICES: is not usable: JSON like')
  expect(load({ ...wrong, OPENAI_PRICES: '{"sd-xl":{"input":0,"output":0}}' }).OPENAI_IMAGE_MODEL).toBe('sd-xl')
})

test('what is built in needs no price, and without a provider no model does', () => {
  expect(load({ OPENAI_API_KEY: 'sk', OPENAI_IMAGE_MODEL: 'built-in' }).OPENAI_IMAGE_MODEL).toBe('built-in')
  expect(load({ OPENAI_IMAGE_MODEL: 'sd-xl' }).OPENAI_IMAGE_MODEL).toBe('sd-xl')
})
