import { describe, expect, test } from 'vitest'
import { atLeastOne, ConfigError, commonConfig, flag, loadConfig, postgresUrl, secret, storageUrl } from './config.ts'

const schema = commonConfig.extend({
  DATABASE_URL: postgresUrl,
  SESSION_SECRET: secret('what signs the session cookie'),
  STORAGE_URL: storageUrl,
  FAST: flag.default(false),
  WORKERS: atLeastOne.default(2),
})
const good = {
  DATABASE_URL: 'postgres://a:b@localhost:5432/c',
  SESSION_SECRET: 'x'.repeat(32),
  STORAGE_URL: 'file:///tmp/blobs',
}

describe('loadConfig', () => {
  test('every bad key is named in one message, with what is expected', () => {
    const load = () =>
      loadConfig(schema, { DATABASE_URL: 'mysql://x', SESSION_SECRET: 'short', FAST: 'yes', WORKERS: '0', PORT: 'x' })
    expect(load).toThrow(ConfigError)
    for (const key of ['DATABASE_URL', 'SESSION_SECRET', 'STORAGE_URL', 'FAST', 'WORKERS', 'PORT'])
      expect(load).toThrow(key)
    expect(load).toThrow('STORAGE_URL: is missing: a place like file:///')
  })
  test('an empty value counts as absent, and "false" is false', () => {
    expect(loadConfig(schema, { ...good, WORKERS: '', FAST: 'false' })).toMatchObject({ WORKERS: 2, FAST: false })
  })
  test('a message holds no value of a secret', () => {
    expect(() => loadConfig(schema, { ...good, SESSION_SECRET: 'hunter2' })).toThrow(/^((?!hunter2)[\s\S])*$/)
  })
})
