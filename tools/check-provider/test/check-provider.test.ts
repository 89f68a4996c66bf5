import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault, OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { expect, onTestFinished, test } from 'vitest'
import { checkProvider } from '../src/check-provider.ts'
import { readConfiguration } from '../src/configuration.ts'

const KEY = 'sk-a-key-that-is-never-printed'
const NOW = new Date('2026-11-15')
const status = (code: number, more: object = {}): Fault => ({ kind: 'status', status: code, ...more })

async function startServer(): Promise<OpenAiServer> {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  return server
}

/** Checks a server. Pictures are small, which takes less time. */
async function check(server: { url: string }, env: Record<string, string> = {}, { acceptsCost = true } = {}) {
  const lines: string[] = []
  const config = readConfiguration({
    ...{ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url, ILLUSTRATION_SIZE: '128' },
    ...env,
  })
  const passed = await checkProvider({ config, acceptsCost, now: NOW, print: line => lines.push(line) })
  const output = lines.join('\n')
  expect(output).not.toContain(KEY)
  /** The outcome of a check, and the rest of its line. */
  const row = (name: string) =>
    new RegExp(`^(pass|miss|not tried) +${name}(?:  (.*))?$`, 'm').exec(output)?.slice(1) ?? []
  const outcomes = (...names: string[]) => names.map(name => row(name)[0])
  return { passed, output, row, outcomes }
}

const CHECKS = [
  ...['connection', 'end dates', 'text model', 'structured output', 'story', 'moderation of texts', 'image model'],
  ...[
    'picture size',
    'several references',
    'check model',
    'mask',
    'premium image model',
    'moderation of pictures',
    'prices',
  ],
]
/** Only OpenAI itself checks pictures by default. */
const CHECKED = { OPENAI_CHECK_MODEL: 'gpt-6-luna' }
const BUILT_IN_PICTURES = { OPENAI_IMAGE_MODEL: 'built-in', OPENAI_IMAGE_MODEL_PREMIUM: 'built-in' }
const BUILT_IN_TEXT = { OPENAI_TEXT_MODEL: 'built-in' }

test('everything passes with a provider that works, and is measured', async () => {
  const server = await startServer()
  const { passed, output, row, outcomes } = await check(server, CHECKED)
  expect(output).toMatch(/The product works as configured/)
  expect(passed).toBe(true)
  expect(outcomes(...CHECKS)).toEqual(CHECKS.map(() => 'pass'))
  expect(row('text model')[1]).toMatch(/\d\.\d s +\d+ \+ \d+ +₹[\d.]+ of ₹9.17 +gpt-6-sol/)
  expect(row('premium image model')[1]).toMatch(/gpt-image-2.6-sunburst, quality high/)
  expect(row('first limit')[1]).toContain('requests: 499 of 500 remain')
  expect(output).toMatch(/Cost: ₹[\d.]+ of ₹[\d.]+ expected/)
  expect(output).toMatch(/A premium story costs ₹[\d.]+ as measured, ₹[\d.]+ as estimated/)
  const [sheet, page, mask, premium] = server.calls('picture')
  expect(sheet?.references).toEqual(['1-style.webp'])
  expect([page, premium].map(call => call?.references.at(-1))).toEqual(['3-photo.jpeg', '3-photo.jpeg'])
  expect(mask?.body).toMatchObject({ mask: { type: 'image/png' } })
  expect(server.calls('picture')).toHaveLength(4)
})

test.each([
  ['a high cost', {}, '₹'],
  ['an unknown price', { OPENAI_IMAGE_MODEL: 'sd-xl' }, 'unknown, since OPENAI_PRICES lacks a model'],
])('%s is stated, and nothing is sent unless it is accepted', async (_case, env, cost) => {
  const server = await startServer()
  const { passed, output } = await check(server, env, { acceptsCost: false })
  expect(passed).toBe(false)
  expect(output).toContain(`Expected cost: ${cost}`)
  expect(output).toContain('npm run check-provider -- --yes')
  expect(server.received).toEqual([])
})

test('a model without a price works, and is named', async () => {
  const server = await startServer()
  const { passed, output, row } = await check(server, { ...BUILT_IN_PICTURES, OPENAI_TEXT_MODEL: 'llama' })
  expect(passed).toBe(true)
  expect(row('prices')).toEqual(['miss', expect.stringMatching(/llama.*OPENAI_PRICES/)])
  expect(output).toContain('Cost: unknown')
})

test('a server without pictures, moderation and a list of models fails, until these are built-in', async () => {
  const server = await startServer()
  for (const endpoint of ['picture', 'moderation', 'models'] as const) server.failAlways(endpoint, status(404))
  const { passed, row, outcomes } = await check(server)
  expect(passed).toBe(false)
  expect(outcomes('connection', 'text model')).toEqual(['pass', 'pass'])
  expect(row('image model')).toEqual(['miss', expect.stringMatching(/\(404\).*Set OPENAI_IMAGE_MODEL.*built-in/)])
  expect(row('moderation of texts')).toEqual(['miss', expect.stringContaining('Set OPENAI_MODERATION_MODEL')])
  expect(outcomes('several references', 'mask')).toEqual(['not tried', 'not tried'])

  const free = { OPENAI_PRICES: '{"llama":{"input":0,"output":0}}', OPENAI_TEXT_MODEL: 'llama' }
  const builtIn = { ...free, ...BUILT_IN_PICTURES, OPENAI_MODERATION_MODEL: 'built-in' }
  const second = await check(server, builtIn, { acceptsCost: false })
  expect(second.passed).toBe(true)
  expect(second.outcomes('text model', 'story')).toEqual(['pass', 'pass'])
  const skipped = CHECKS.filter(name => /picture|image|references|check model|mask|moderation/.test(name))
  expect(second.outcomes(...skipped)).toEqual(skipped.map(() => 'not tried'))
})

test('a model that ignores the schema is reached, and fails after the two attempts of the product', async () => {
  const server = await startServer()
  server.failAlways('text', { kind: 'garbage' })
  const { passed, row, outcomes } = await check(server, BUILT_IN_PICTURES)
  expect(passed).toBe(false)
  expect(outcomes('text model', 'story')).toEqual(['pass', 'not tried'])
  expect(row('structured output')).toEqual(['miss', expect.stringContaining('Set OPENAI_TEXT_MODEL')])
  expect(server.calls('text')).toHaveLength(2)
})

test('a limit at the first picture is reported and not fought', async () => {
  const server = await startServer()
  server.failAlways('picture', status(429, { retryAfter: 12 }))
  const { passed, row, outcomes } = await check(server, BUILT_IN_TEXT)
  expect(passed).toBe(false)
  expect(row('image model')).toEqual(['miss', expect.stringContaining('a limit is met (429), for 12 s')])
  expect(outcomes('mask', 'premium image model', 'moderation of pictures')).toEqual(['not tried', 'not tried', 'pass'])
  expect(row('first limit')).toEqual(['miss', expect.stringContaining('ILLUSTRATION_RATE_PER_MINUTE')])
  expect(server.calls('picture')).toHaveLength(1)
})

test('a wrong key ends the check before anything is paid for', async () => {
  const server = await startServer()
  for (const endpoint of ['models', 'text', 'picture', 'moderation'] as const)
    server.failAlways(endpoint, status(401, { message: `Incorrect API key provided: ${KEY}`, code: KEY }))
  const { passed, row, outcomes } = await check(server)
  expect(passed).toBe(false)
  expect(row('connection')).toEqual(['miss', expect.stringContaining('Set OPENAI_API_KEY')])
  expect(outcomes('text model', 'image model', 'moderation of texts')).toEqual(['not tried', 'not tried', 'not tried'])
  expect(server.received).toHaveLength(1)
})

test.each([
  ['the size', 'size', 'Change ILLUSTRATION_SIZE'],
  ['the quality', 'quality', 'OPENAI_IMAGE_QUALITY'],
])('a server that rejects %s of pictures names the variable to change', async (_case, param, advice) => {
  const server = await startServer()
  server.failAlways('picture', status(400, { param }))
  const { row } = await check(server, BUILT_IN_TEXT)
  expect(row('image model')).toEqual(['miss', expect.stringContaining(advice)])
})

test('a model that cannot check pictures is named', async () => {
  const server = await startServer()
  server.failAlways('check', { kind: 'garbage' })
  const { passed, row } = await check(server, { ...BUILT_IN_TEXT, ...CHECKED })
  expect(passed).toBe(false)
  expect(row('check model')).toEqual(['miss', expect.stringContaining('Set OPENAI_CHECK_MODEL')])
})

test('the product works without masks, and until a model ends', async () => {
  const server = await startServer()
  server.failAlways('picture', status(400), body => body.mask !== undefined)
  const models = { OPENAI_TEXT_MODEL: 'llama-ending-2026-12-05', OPENAI_IMAGE_MODEL: 'chatgpt-image-latest' }
  const { passed, row } = await check(server, { ...models, OPENAI_IMAGE_MODEL_PREMIUM: 'built-in' })
  expect(row('mask')).toEqual(['miss', expect.stringContaining('in words')])
  expect(row('end dates')[0]).toBe('miss')
  expect(row('end dates')[1]).toContain('llama-ending-2026-12-05 ends on 2026-12-05: set OPENAI_TEXT_MODEL')
  expect(row('end dates')[1]).toContain('chatgpt-image-latest ends on 2026-12-01: set OPENAI_IMAGE_MODEL')
  expect(passed).toBe(true)
})

test('a server with another protocol fails every check that asks it for something', async () => {
  const http = createServer((request, response) => {
    // An answer before the end of a large body breaks the client's connection.
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('null'))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void http.close())
  await once(http, 'listening')
  const { passed, outcomes } = await check({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1` })
  expect(passed).toBe(false)
  const names = ['text model', 'structured output', 'moderation of texts', 'image model', 'premium image model']
  expect(outcomes(...names)).toEqual(names.map(() => 'miss'))
})

test('without a provider there is nothing to check', async () => {
  const server = await startServer()
  const { passed, output } = await check(server, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' })
  expect(passed).toBe(true)
  expect(output).toContain('No provider is configured')
})
