import { expect, test } from 'vitest'
import { z } from 'zod'
import { commonConfig, loadConfig } from './config.ts'
import { containsStrangers, httpProviderRule, refuseUnsafe } from './unsafe-settings.ts'

const schema = refuseUnsafe(
  commonConfig.extend({ A_URL: z.url().optional(), B_URL: z.url().optional(), NEEDED: z.string('is missing') }),
  ({ A_URL: a, B_URL: b }) => [httpProviderRule('A_URL', a), httpProviderRule('B_URL', b)],
)
const unsafe = { A_URL: 'http://a.example', B_URL: 'http://10.0.0.1', NEEDED: 'yes' }
const production = { ...unsafe, NODE_ENV: 'production' }

test('production refuses unsafe settings, and says how to allow them, in one message with all other errors', () => {
  const requirement = 'an https:// address, or one of this machine'
  const message = `production requires ${requirement} (or http-provider in ALLOW_UNSAFE)`
  expect(() => loadConfig(schema, { ...production, NEEDED: '' })).toThrow(
    `Invalid configuration:\n  NEEDED: is missing\n  A_URL: ${message}\n  B_URL: ${message}`,
  )
  expect(loadConfig(schema, unsafe).A_URL).toBe('http://a.example')
})

test('ALLOW_UNSAFE allows what it names, and refuses unknown names', () => {
  const load = (ALLOW_UNSAFE: string) => loadConfig(schema, { ...production, ALLOW_UNSAFE })
  expect(load('test-payments, http-provider').ALLOW_UNSAFE).toEqual(['test-payments', 'http-provider'])
  expect(() => load('test-payments')).toThrow('A_URL: production requires')
  expect(() => load('http-provider,everything')).toThrow(/ALLOW_UNSAFE.*: must be a list of any of test-payments/)
})

test.each(['http://localhost:11434/v1', 'http://127.8.0.1', 'http://[::1]:80', 'https://a.example'])(
  'a provider at %s is safe',
  url => {
    expect(httpProviderRule('A_URL', url).isUnsafe).toBe(false)
  },
)

test.each([
  ['0.0.0.0/0', true],
  ['128.0.0.0/1', true],
  ['::/0', true],
  ['2000::/3', true],
  ['::ffff:0:0/96', true],
  ['10.0.0.0/8', false],
  ['fc00::/7', false],
  ['::ffff:10.0.0.0/104', false],
  ['203.0.113.7', false],
  ['fd00::1', false],
])('whether %s contains strangers: %j', (network, expected) => {
  expect(containsStrangers(network)).toBe(expected)
})
