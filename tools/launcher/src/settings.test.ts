import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from './settings.ts'

function createCheckout(envFile: string) {
  const root = mkdtempSync(join(tmpdir(), 'kahani-settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, '.env'), envFile)
  return root
}

test('environment variables override .env, which overrides the defaults', () => {
  const root = createCheckout('PORT=4000\nLOG_LEVEL="debug"\n# a comment\nMAIL_FROM=Kahani <a@b.in>\n')
  const { port, dataDir, env } = readSettings(root, { PORT: '5000' })
  expect(port).toBe(5000)
  expect(dataDir).toBe(join(root, '.data'))
  expect(env).toEqual({ PORT: '5000', LOG_LEVEL: 'debug', MAIL_FROM: 'Kahani <a@b.in>' })
})

test('an empty variable counts as not set', () => {
  const root = createCheckout('DATABASE_URL=\nPORT=4000')
  const { port, env } = readSettings(root, { PORT: '', REDIS_URL: '' })
  expect(port).toBe(4000)
  expect(env).toEqual({ PORT: '4000' })
})

test('an empty NODE_ENV is refused, because it could stand for production', () => {
  expect(() => readSettings('/srv/kahani', { NODE_ENV: '' })).toThrow('NODE_ENV is empty')
})

test('a relative DATA_DIR is relative to the checkout', () => {
  expect(readSettings('/srv/kahani', { DATA_DIR: 'here' }).dataDir).toBe('/srv/kahani/here')
  expect(readSettings('/srv/kahani', { DATA_DIR: '/there' }).dataDir).toBe('/there')
})

test.each(['abc', '0', '70000', '30.5', '-1'])('PORT=%s is rejected with one sentence', text => {
  expect(() => readSettings('/srv/kahani', { PORT: text })).toThrow(`PORT is "${text}"`)
})

test('INSTALL is auto or never', () => {
  expect(readSettings('/srv/kahani', { INSTALL: 'never' }).env.INSTALL).toBe('never')
  expect(() => readSettings('/srv/kahani', { INSTALL: 'no' })).toThrow('INSTALL is "no". It must be auto or never.')
})
