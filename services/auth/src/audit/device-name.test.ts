import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.for([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['curl/8.5.0', null],
  ['', null],
  [undefined, null],
] as const)('%s is named %s', ([userAgent, name]) => {
  expect(deviceName(userAgent)).toBe(name)
})
