import { storyBriefSchema } from '@kahani/contracts/brief'
import { describe, expect, test } from 'vitest'
import { attemptFor, fingerprint, randomIdempotencyKey } from './idempotency-key.ts'

const brief = storyBriefSchema.parse({ characterName: 'Asha', characterAge: '4-6', characterGender: 'girl' })
const counter = () => {
  let count = 0
  return () => `key-000${++count}`
}

describe('the key of an order', () => {
  test('stays while the same order is being tried', () => {
    const newKey = counter()
    const first = attemptFor(null, fingerprint(brief), newKey)
    expect(attemptFor(first, fingerprint({ ...brief }), newKey)).toBe(first)
  })

  test('is new once anything in the order changed, the photo included', () => {
    const newKey = counter()
    const first = attemptFor(null, fingerprint(brief), newKey)
    expect(attemptFor(first, fingerprint({ ...brief, friendName: 'Kabir' }), newKey).key).toBe('key-0002')
    const photo = (end: string) => fingerprint({ ...brief, characterPhoto: `data:image/jpeg;base64,${end}` })
    expect(photo('AAAB')).not.toBe(photo('AAAC'))
    expect(photo('BAAA')).not.toBe(photo('AAAB'))
  })

  test('is new after a definite answer, when no attempt is left', () => {
    const newKey = counter()
    attemptFor(null, fingerprint(brief), newKey)
    expect(attemptFor(null, fingerprint(brief), newKey).key).toBe('key-0002')
  })

  test('a mark says nothing of what is in the order', () => {
    expect(fingerprint(brief)).toMatch(/^[0-9a-f]{16}$/)
  })

  test('is of a shape the server takes, in a secure context and outside of one', () => {
    const shape = /^[\w-]{8,100}$/
    expect(randomIdempotencyKey()).toMatch(shape)
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    expect(randomIdempotencyKey(insecure)).toMatch(shape)
    expect(randomIdempotencyKey(insecure)).not.toBe(randomIdempotencyKey(insecure))
  })
})
