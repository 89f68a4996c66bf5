import { storyBriefSchema } from '@kahani/contracts/brief'
import { describe, expect, test } from 'vitest'
import { attemptAt, markOf, randomKey } from './attempt.ts'

const brief = storyBriefSchema.parse({ characterName: 'Asha', characterAge: '4-6', characterGender: 'girl' })
const counter = () => {
  let count = 0
  return () => `key-000${++count}`
}

describe('the key of an order', () => {
  test('stays while the same order is being tried', () => {
    const newKey = counter()
    const first = attemptAt(null, markOf(brief), newKey)
    expect(attemptAt(first, markOf({ ...brief }), newKey)).toBe(first)
  })

  test('is new once anything in the order changed, the photo included', () => {
    const newKey = counter()
    const first = attemptAt(null, markOf(brief), newKey)
    expect(attemptAt(first, markOf({ ...brief, friendName: 'Kabir' }), newKey).key).toBe('key-0002')
    const photo = (end: string) => markOf({ ...brief, characterPhoto: `data:image/jpeg;base64,${end}` })
    expect(photo('AAAB')).not.toBe(photo('AAAC'))
    expect(photo('BAAA')).not.toBe(photo('AAAB'))
  })

  test('is new after a definite answer, when no attempt is left', () => {
    const newKey = counter()
    attemptAt(null, markOf(brief), newKey)
    expect(attemptAt(null, markOf(brief), newKey).key).toBe('key-0002')
  })

  test('a mark says nothing of what is in the order', () => {
    expect(markOf(brief)).toMatch(/^[0-9a-f]{16}$/)
  })

  test('is of a shape the server takes, in a secure context and outside of one', () => {
    const shape = /^[\w-]{8,100}$/
    expect(randomKey()).toMatch(shape)
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    expect(randomKey(insecure)).toMatch(shape)
    expect(randomKey(insecure)).not.toBe(randomKey(insecure))
  })
})
