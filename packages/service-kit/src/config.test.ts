import { describe, expect, test } from 'vitest'
import { parseStorageUrl } from './blobs/storage-url.ts'
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
  test.each([
    ['https://bucket.example', 'it is neither a file:// nor an s3:// URL'],
    ['blobs', 'it is neither a file:// nor an s3:// URL'],
    ['s3://Bucket?region=a', 'the name of the bucket is invalid'],
    ['s3://bucket/A//b?region=a', 'the path in the bucket is invalid'],
    ['s3://key:secret@bucket?region=a', 'credentials belong in AWS_… variables'],
    ['s3://bucket', 'region is missing'],
    ['s3://bucket?endpoint=minio:9000', 'endpoint is not an http(s) URL'],
    ['s3://bucket?region=a&acl=public-read', 'the parameter acl is unknown'],
  ])('the address of a store says what is wrong with it: %s', (STORAGE_URL, message) => {
    expect(() => loadConfig(schema, { ...good, STORAGE_URL })).toThrow(`STORAGE_URL: is invalid: ${message}`)
  })
  test('the address of a bucket has a region or an endpoint, and may have a folder', () => {
    const location = (url: string) => parseStorageUrl(loadConfig(schema, { ...good, STORAGE_URL: url }).STORAGE_URL)
    expect(location('s3://bucket/a/b?region=ap-south-1')).toEqual({
      s3: { bucket: 'bucket', prefix: 'a/b/', region: 'ap-south-1' },
    })
    expect(location('s3://bucket?endpoint=https://s3.example:9000')).toEqual({
      s3: { bucket: 'bucket', prefix: '', region: 'us-east-1', endpoint: 'https://s3.example:9000' },
    })
  })
  test('the standard variables of OpenTelemetry are checked', () => {
    const load = () =>
      loadConfig(schema, {
        ...good,
        OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
        OTEL_TRACES_SAMPLER: 'sometimes',
        OTEL_TRACES_SAMPLER_ARG: '2',
      })
    for (const key of ['ENDPOINT', 'TRACES_SAMPLER:', 'TRACES_SAMPLER_ARG']) expect(load).toThrow(key)
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
