import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const secret = Buffer.from('a face')

test('what is sealed can be opened with the same key and context, and shows nothing', () => {
  const sealer = createEncryption('k'.repeat(32))
  const sealed = sealer.seal(secret, 'photos/1')
  expect(sealed.includes(secret)).toBe(false)
  expect(sealer.open(sealed, 'photos/1')).toEqual(secret)
})

test('another key, another context or a changed byte opens nothing', () => {
  const sealed = createEncryption('k'.repeat(32)).seal(secret, 'photos/1')
  expect(() => createEncryption('l'.repeat(32)).open(sealed, 'photos/1')).toThrow()
  expect(() => createEncryption('k'.repeat(32)).open(sealed, 'photos/2')).toThrow()
  sealed[14] = (sealed[14] ?? 0) ^ 1
  expect(() => createEncryption('k'.repeat(32)).open(sealed, 'photos/1')).toThrow()
})
