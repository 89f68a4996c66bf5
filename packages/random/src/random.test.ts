import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('a fork does not advance its parent', () => {
  const random = createRandom('a')
  const forked = createRandom('a')
  forked.fork('part').next()
  expect(forked.next()).toBe(random.next())
})

test('integers are distributed evenly over their range', () => {
  const random = createRandom('even')
  const integers = Array.from({ length: 2000 }, () => random.integer(0, 9))
  const counts = Array.from({ length: 10 }, (_, digit) => integers.filter(each => each === digit).length)
  expect(Math.min(...counts)).toBeGreaterThan(150)
  expect(Math.max(...counts)).toBeLessThan(250)
})

test('picks an entry, and throws if there are none', () => {
  expect(createRandom(1).pick(['a'])).toBe('a')
  expect(() => createRandom(1).pick([])).toThrow('at least one')
})
