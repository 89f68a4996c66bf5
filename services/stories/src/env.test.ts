import { generateKeyPairSync } from 'node:crypto'
import { namedProvider } from '@kahani/ai/provider-notice'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { writesShots } from './providers.ts'

const { publicKey } = generateKeyPairSync('ed25519')
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://stories:stories@127.0.0.1:5432/kahani',
  REDIS_URL: 'redis://127.0.0.1:6379',
  STORAGE_URL: 'file:///var/lib/kahani/blobs',
  IDENTITY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  INTERNAL_TOKEN: 'a token of the service, long enough',
  INTERNAL_CALLERS: `auth=${'c'.repeat(43)}`,
  PHOTO_KEY: 'p'.repeat(32),
  PICTURE_KEY: 'p'.repeat(32),
  AUTH_URL: 'http://auth:8080',
  PAYMENTS_URL: 'http://payments:8080',
  EXPORTS_URL: 'http://exports:8080',
}
const withProvider = { ...production, OPENAI_API_KEY: 'sk' }

describe('what families are told', () => {
  const read = (env: object) => readEnv({ ...production, NODE_ENV: 'test', ...env })

  test('names the provider that receives what they enter, and its country', () => {
    const named = { AI_PROVIDER_NAME: 'Sarvam', AI_PROVIDER_COUNTRY: 'IN' }
    const OPENAI_BASE_URL = 'https://ai.example/v1'
    expect(namedProvider(read({}))).toBeNull()
    expect(namedProvider(read({ OPENAI_API_KEY: 'sk' }))).toEqual({ name: 'OpenAI', country: 'US' })
    expect(namedProvider(read({ OPENAI_BASE_URL }))).toEqual({ name: 'ai.example', country: null })
    expect(namedProvider(read({ OPENAI_BASE_URL, ...named }))).toEqual({ name: 'Sarvam', country: 'IN' })
    expect(() => read({ AI_PROVIDER_COUNTRY: 'India' })).toThrow('AI_PROVIDER_COUNTRY: is invalid')
  })

  test('has a grievance contact, by default the address of support', () => {
    expect(read({ SUPPORT_EMAIL: 'help@kahani.example' }).GRIEVANCE_CONTACT).toBe('help@kahani.example')
    expect(read({ GRIEVANCE_CONTACT: 'Meera, m@kahani.example' }).GRIEVANCE_CONTACT).toBe('Meera, m@kahani.example')
    expect(() => read({ GRIEVANCE_CONTACT: 'Meera' })).toThrow('GRIEVANCE_CONTACT: is invalid')
  })
})

describe('pictures', () => {
  const read = (env: object) => readEnv({ ...production, NODE_ENV: 'test', ...env })

  test('have styles that the operator opens, always with the default one', () => {
    expect(read({}).ILLUSTRATION_STYLES).toEqual(['vivid'])
    expect(read({ ILLUSTRATION_STYLES: 'cartoon, ghibli' }).ILLUSTRATION_STYLES).toEqual(['vivid', 'ghibli', 'cartoon'])
    expect(() => read({ ILLUSTRATION_STYLES: 'vivid,gibli' })).toThrow(
      'ILLUSTRATION_STYLES.1: is invalid: names of illustration styles, separated by commas: vivid, ghibli,',
    )
  })

  test.each([
    ['of models that take sketches', {}, true],
    ['of models that do not', { OPENAI_IMAGE_MODEL: 'sd-xl', OPENAI_IMAGE_MODEL_PREMIUM: 'sd-xl' }, false],
    ['of the built-in illustrator', { OPENAI_IMAGE_MODEL: 'built-in', OPENAI_STAGING_SKETCH: 'false' }, true],
    ['without sketches', { OPENAI_STAGING_SKETCH: 'false' }, false],
    ['with sketches', { OPENAI_IMAGE_MODEL: 'sd-xl', OPENAI_STAGING_SKETCH: 'true' }, true],
  ])('%s have shots: %o', (_, env, expected) => {
    expect(writesShots(read(env))).toBe(expected)
  })
})

describe('production', () => {
  test('needs nothing more without a provider', () => {
    expect(readEnv(production)).toMatchObject({ FREE_STORIES_PER_DAY: 50, STORAGE_MIN_FREE_MB: 100 })
  })

  test('with a provider needs budgets and moderation by a provider, unless it is allowed without', () => {
    const unsafe = { ...withProvider, OPENAI_MODERATION_MODEL: 'built-in', OPENAI_BASE_URL: 'http://ai.example/v1' }
    const read = () => readEnv({ ...unsafe, PHOTO_KEY: '' })
    expect(read).toThrow('OPENAI_DAILY_BUDGET: production requires a daily budget')
    expect(read).toThrow('OPENAI_MODERATION_MODEL: production requires the model of a provider')
    expect(read).toThrow('OPENAI_BASE_URL: production requires an https:// address')
    expect(read).toThrow('REQUIRE_VERIFIED_EMAIL: production requires true, or OPENAI_DAILY_BUDGET_FREE')
    expect(read).toThrow('AI_PROVIDER_NAME: production requires the name of the AI provider, and AI_PROVIDER_COUNTRY')
    expect(read).toThrow('PHOTO_KEY: is missing')
    const ALLOW_UNSAFE = 'no-daily-budget,word-list-moderation,http-provider,unlimited-free-stories,unnamed-provider'
    expect(readEnv({ ...unsafe, ALLOW_UNSAFE }).OPENAI_DAILY_BUDGET).toBeUndefined()
  })

  test.each([{ REQUIRE_VERIFIED_EMAIL: 'true' }, { OPENAI_DAILY_BUDGET_FREE: '500' }])(
    'limits the free stories of a provider by %j',
    limit => {
      expect(readEnv({ ...withProvider, OPENAI_DAILY_BUDGET: '2000', ...limit }).OPENAI_DAILY_BUDGET).toBe(2_000)
    },
  )

  test('takes a provider for moderation only', () => {
    const builtIn = { OPENAI_TEXT_MODEL: 'built-in', OPENAI_IMAGE_MODEL: 'built-in' }
    expect(readEnv({ ...withProvider, ...builtIn, OPENAI_IMAGE_MODEL_PREMIUM: 'built-in' }).OPENAI_API_KEY).toBe('sk')
    expect(() => readEnv({ ...withProvider, ...builtIn })).toThrow(
      'OPENAI_DAILY_BUDGET: production requires a daily budget',
    )
  })
})
