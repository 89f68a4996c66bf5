import { expect, test } from 'vitest'
import { isRedisUrl, readClusterUrl } from './redis-url.ts'

test('a URL of a cluster lists nodes that share credentials and TLS', () => {
  const nodes = readClusterUrl('rediss+cluster://stories:p%40ss@node-1:6379,node-2:6380')
  expect(nodes?.map(String)).toEqual(['rediss://stories:p%40ss@node-1:6379', 'rediss://stories:p%40ss@node-2:6380'])
  expect(readClusterUrl('redis+cluster://node-1')?.map(String)).toEqual(['redis://node-1'])
  expect(readClusterUrl('redis://node-1:6379')).toBeNull()
})

test('a URL of Redis is one of a server or of a cluster', () => {
  const valid = [
    'redis://localhost',
    'rediss://user:password@host:6379/2',
    'redis+cluster://a:1,b:2',
    'rediss+cluster://u:p@a:1',
  ]
  const invalid = [
    '',
    'localhost:6379',
    'http://localhost',
    'redis://',
    'redis+cluster://',
    'redis+cluster://a:1,',
    'redis+cluster://a:x',
  ]
  for (const url of valid) expect.soft(isRedisUrl(url), url).toBe(true)
  for (const url of invalid) expect.soft(isRedisUrl(url), url).toBe(false)
})
