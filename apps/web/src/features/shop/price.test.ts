import { expect, test } from 'vitest'
import { price } from './price.ts'

test('paise are read as whole rupees, grouped the Indian way', () => {
  expect(price(40_000)).toBe('₹400')
  expect(price(12_345_600)).toBe('₹1,23,456')
})
