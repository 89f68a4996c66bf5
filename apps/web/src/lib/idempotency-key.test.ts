import { storyBriefSchema } from '@kahani/contracts/brief'
import { describe, expect, test } from 'vitest'
import { attemptFor, fingerprint, randomIdempotencyKey } from './idempotency-key.ts'

const brief = storyBriefSchema.parse({ characterName: 'Asha', characterAge: '4-6', characterGender: 'girl' })
const counter = () => {
  let count = 0
  return () => `key-000${++count}`
}

describe('an idempotency key', () => {
  test('is reused for the same body', () => {
    const newKey = counter()
    const first = attemptFor(null, fingerprint(brief), newKey)
    expect(attemptFor(first, fingerprint({ ...brief }), newKey)).toBe(first)
  })

  test('changes with the body, including the photo', () => {
    const newKey = counter()
    const first = attemptFor(null, fingerprint(brief), newKey)
    expect(attemptFor(first, fingerprint({ ...brief, friendName: 'Kabir' }), newKey).key).toBe('key-0002')
    const photo = (end: string) => fingerprint({ ...brief, characterPhoto: `data:image/jpeg;base64,${end}` })
    expect(photo('AAAB')).not.toBe(photo('AAAC'))
    expect(photo('BAAA')).not.toBe(photo('AAAB'))
  })

  test('changes when the last attempt was settled', () => {
    const newKey = counter()
    attemptFor(null, fingerprint(brief), newKey)
    expect(attemptFor(null, fingerprint(brief), newKey).key).toBe('key-0002')
  })

  test('has a format that the server accepts, in secure and insecure contexts', () => {
    const format = /^[\w-]{8,100}$/
    expect(randomIdempotencyKey()).toMatch(format)
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    expect(randomIdempotencyKey(insecure)).toMatch(format)
    expect(randomIdempotencyKey(insecure)).not.toBe(randomIdempotencyKey(insecure))
  })
})

test('a fingerprint reveals nothing of the body', () => {
  expect(fingerprint(brief)).toMatch(/^[0-9a-f]{16}$/)
})
