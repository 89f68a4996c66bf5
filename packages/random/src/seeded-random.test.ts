import { expect, test } from 'vitest'
import { hashText, seededRandom } from './seeded-random.ts'

const numbers = (seed: number) => {
  const next = seededRandom(seed)
  return Array.from({ length: 20 }, next)
}

test('the same seed returns the same numbers, another seed different ones', () => {
  expect(numbers(hashText('a'))).toEqual(numbers(hashText('a')))
  expect(numbers(hashText('a'))).not.toEqual(numbers(hashText('b')))
})

test('the numbers of a seed never change', () => {
  expect(numbers(1).slice(0, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  expect(numbers(2 ** 32 + 1)).toEqual(numbers(1))
  expect(['', 'story', 'कहानी'].map(hashText)).toEqual([2166136261, 3018300594, 2886071551])
})
