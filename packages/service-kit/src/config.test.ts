import { describe, expect, test } from 'vitest'
import {
  ConfigError,
  commonConfig,
  flag,
  loadConfig,
  positiveInteger,
  postgresUrl,
  secret,
  secrets,
  storageUrl,
} from './config.ts'

const schema = commonConfig.extend({
  DATABASE_URL: postgresUrl,
  SESSION_SECRET: secret('signs the session cookie'),
  STORAGE_URL: storageUrl,
  FAST: flag.default(false),
  WORKERS: positiveInteger.default(2),
})
const good = {
  DATABASE_URL: 'postgres://a:b@localhost:5432/c',
  SESSION_SECRET: 'x'.repeat(32),
  STORAGE_URL: 'file:///tmp/blobs',
}

describe('loadConfig', () => {
  test('one message names every invalid variable and its expected value', () => {
    const load = () =>
      loadConfig(schema, { DATABASE_URL: 'mysql://x', SESSION_SECRET: 'short', FAST: 'yes', WORKERS: '0', PORT: 'x' })
    expect(load).toThrow(ConfigError)
    for (const key of ['DATABASE_URL', 'SESSION_SECRET', 'STORAGE_URL', 'FAST', 'WORKERS', 'PORT'])
      expect(load).toThrow(key)
    expect(load).toThrow('STORAGE_URL: is missing: a URL like file:///')
  })
  test('an empty value counts as missing, and "false" is false', () => {
    expect(loadConfig(schema, { ...good, WORKERS: '', FAST: 'false' })).toMatchObject({ WORKERS: 2, FAST: false })
  })
  test('NODE_ENV is development unless it is set; an empty or unknown one is refused', () => {
    expect(loadConfig(schema, good).NODE_ENV).toBe('development')
    for (const NODE_ENV of ['', 'prod', 'Production', ' production']) {
      const load = () => loadConfig(schema, { ...good, NODE_ENV })
      expect(load).toThrow('NODE_ENV: must be development, test or production')
    }
  })
  test('a list of secrets has at least one, and each is long enough', () => {
    const list = commonConfig.extend({ KEY: secrets('encrypts photos') })
    const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)]
    expect(loadConfig(list, { KEY: `${newer}, ${older}` }).KEY).toEqual([newer, older])
    expect(loadConfig(list, { KEY: newer }).KEY).toEqual([newer])
    expect(() => loadConfig(list, {})).toThrow('KEY: is missing: encrypts photos')
    for (const KEY of ['short', `${newer},`, `${newer},short`]) {
      expect(() => loadConfig(list, { KEY })).toThrow('KEY: is too short: encrypts photos, at least 32 characters')
    }
  })
  test('the message does not contain secrets', () => {
    expect(() => loadConfig(schema, { ...good, SESSION_SECRET: 'hunter2' })).toThrow(/^((?!hunter2)[\s\S])*$/)
  })
})
