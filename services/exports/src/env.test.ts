import { ConfigError } from '@kahani/service-kit/config'
import { expect, test } from 'vitest'
import { readApiEnv, readWorkerEnv } from './env.ts'

const env = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  STORAGE_URL: 'file:///tmp/blobs',
  INTERNAL_TOKEN: 'a token of the service, long enough',
  INTERNAL_CALLERS: `auth=${'c'.repeat(43)}`,
  STORIES_URL: 'http://127.0.0.1:3002',
  AUTH_URL: 'http://127.0.0.1:3001',
  PAYMENTS_URL: 'http://127.0.0.1:3003',
}

test('a worker renders one book at a time by default', () => {
  expect(readWorkerEnv(env)).toMatchObject({ EXPORT_CONCURRENCY: 2, PATH: '' })
  expect(readWorkerEnv({ ...env, EXPORT_CONCURRENCY: '3' }).EXPORT_CONCURRENCY).toBe(3)
})

test('the names of presses before this version are explained', () => {
  expect(readWorkerEnv(env).PRINT_PROVIDER).toBe('lulu')
  const read = () => readWorkerEnv({ ...env, PRINT_PROVIDER: 'perfect-bound' })
  expect(read).toThrow('PRINT_PROVIDER: must be one of lulu, pothi, gelato, generic, home, proof')
})

test('names every missing variable', () => {
  const read = () => readApiEnv({})
  expect(read).toThrow(ConfigError)
  for (const key of [...Object.keys(env), 'IDENTITY_PUBLIC_KEY']) expect(read).toThrow(key)
})

test('a server of browsers is a path of a socket, or a host and a port', () => {
  for (const CHROMIUM_SOCKET of ['/run/kahani/chromium.sock', 'chromium:8080', '10.0.0.7:8080']) {
    expect(readWorkerEnv({ ...env, CHROMIUM_SOCKET }).CHROMIUM_SOCKET).toBe(CHROMIUM_SOCKET)
  }
  for (const CHROMIUM_SOCKET of ['chromium', 'http://chromium:8080', 'chromium:port']) {
    expect(() => readWorkerEnv({ ...env, CHROMIUM_SOCKET })).toThrow('CHROMIUM_SOCKET: is invalid')
  }
})
