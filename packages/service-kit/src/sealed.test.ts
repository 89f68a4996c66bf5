import { expect, test } from 'vitest'
import { createSealer } from './sealed.ts'

const secret = Buffer.from('a face')

test('what is sealed can be opened with the same key and context, and shows nothing', () => {
  const sealer = createSealer('k'.repeat(32))
  const sealed = sealer.seal(secret, 'photos/1')
  expect(sealed.includes(secret)).toBe(false)
  expect(sealer.open(sealed, 'photos/1')).toEqual(secret)
})

test('another key, another context or a changed byte opens nothing', () => {
  const sealed = createSealer('k'.repeat(32)).seal(secret, 'photos/1')
  expect(() => createSealer('l'.repeat(32)).open(sealed, 'photos/1')).toThrow()
  expect(() => createSealer('k'.repeat(32)).open(sealed, 'photos/2')).toThrow()
  sealed[14] = (sealed[14] ?? 0) ^ 1
  expect(() => createSealer('k'.repeat(32)).open(sealed, 'photos/1')).toThrow()
})
