import { expect, test } from 'vitest'
import { isPhone } from './devices-section.tsx'

test.each([
  ['Chrome on Android', true],
  ['Safari on iOS', true],
  ['Firefox on Windows', false],
  ['Safari on macOS', false],
  ['Unknown device', false],
])('%s is a phone: %s', (name, phone) => {
  expect(isPhone(name)).toBe(phone)
})
