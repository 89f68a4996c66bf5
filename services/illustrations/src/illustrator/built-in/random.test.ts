import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const deal = (seed: string) => {
  const random = createRandom(seed)
  return Array.from({ length: 20 }, () => random.next())
}

test('the same seed deals the same numbers, another seed others', () => {
  expect(deal('a')).toEqual(deal('a'))
  expect(deal('a')).not.toEqual(deal('b'))
})

test('what is drawn from a fork leaves the stream alone', () => {
  const plain = createRandom('a')
  const forked = createRandom('a')
  forked.fork('part').next()
  expect(forked.next()).toBe(plain.next())
})

test('numbers spread evenly over their range', () => {
  const random = createRandom('even')
  const dealt = Array.from({ length: 2000 }, () => random.whole(0, 9))
  const counts = Array.from({ length: 10 }, (_, digit) => dealt.filter(each => each === digit).length)
  expect(Math.min(...counts)).toBeGreaterThan(150)
  expect(Math.max(...counts)).toBeLessThan(250)
})
