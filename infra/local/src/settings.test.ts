import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from './settings.ts'

function checkoutWith(envFile: string) {
  const root = mkdtempSync(join(tmpdir(), 'kahani-settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, '.env'), envFile)
  return root
}

test('the environment wins over .env, and that over the defaults', () => {
  const root = checkoutWith('PORT=4000\nLOG_LEVEL="debug"\n# a comment\nMAIL_FROM=Kahani <a@b.in>\n')
  const { port, dataDir, env } = readSettings(root, { PORT: '5000' })
  expect(port).toBe(5000)
  expect(dataDir).toBe(join(root, '.data'))
  expect(env).toEqual({ PORT: '5000', LOG_LEVEL: 'debug', MAIL_FROM: 'Kahani <a@b.in>' })
})

test('what is set to nothing is not set', () => {
  const root = checkoutWith('DATABASE_URL=\nPORT=4000')
  const { port, env } = readSettings(root, { PORT: '', REDIS_URL: '' })
  expect(port).toBe(4000)
  expect(env).toEqual({ PORT: '4000' })
})

test('a data folder is found from the checkout', () => {
  expect(readSettings('/srv/kahani', { DATA_DIR: 'here' }).dataDir).toBe('/srv/kahani/here')
  expect(readSettings('/srv/kahani', { DATA_DIR: '/there' }).dataDir).toBe('/there')
})

test.each(['abc', '0', '70000', '30.5', '-1'])('PORT=%s is refused in one sentence', text => {
  expect(() => readSettings('/srv/kahani', { PORT: text })).toThrow(`PORT is "${text}"`)
})
