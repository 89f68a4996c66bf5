import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const secret = Buffer.from('a face')

test('decrypts with the same key and context', () => {
  const encryption = createEncryption(['k'.repeat(32)])
  const encrypted = encryption.encrypt(secret, 'photos/1')
  expect(encrypted.includes(secret)).toBe(false)
  expect(encryption.decrypt(encrypted, 'photos/1')).toEqual(secret)
})

test('does not decrypt with another key, another context or a modified byte', () => {
  const encrypted = createEncryption(['k'.repeat(32)]).encrypt(secret, 'photos/1')
  expect(() => createEncryption(['l'.repeat(32)]).decrypt(encrypted, 'photos/1')).toThrow()
  expect(() => createEncryption(['k'.repeat(32)]).decrypt(encrypted, 'photos/2')).toThrow()
  encrypted[14] = (encrypted[14] ?? 0) ^ 1
  expect(() => createEncryption(['k'.repeat(32)]).decrypt(encrypted, 'photos/1')).toThrow()
})

test('encrypts with the newest key and decrypts with any', () => {
  const [older, newer] = ['k'.repeat(32), 'l'.repeat(32)]
  const rotating = createEncryption([newer, older])
  expect(rotating.decrypt(createEncryption([older]).encrypt(secret, 'photos/1'), 'photos/1')).toEqual(secret)
  const encrypted = rotating.encrypt(secret, 'photos/1')
  expect(createEncryption([newer]).decrypt(encrypted, 'photos/1')).toEqual(secret)
  expect(() => createEncryption([older]).decrypt(encrypted, 'photos/1')).toThrow()
})
