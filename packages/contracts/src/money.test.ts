import { expect, test } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { CURRENCY_EXPONENTS, formatMoney, formatPaise, priceIn } from './money.ts'

test('groups rupees the Indian way, and shows paise only if there are any', () => {
  expect(formatPaise(40_000)).toBe('₹400')
  expect(formatPaise(12_345_600)).toBe('₹1,23,456')
  expect(formatPaise(12_345_650)).toBe('₹1,23,456.50')
  expect(formatMoney({ amount: 480, currency: 'USD' })).toBe('$4.80')
})

test('converts a price to an integer in the smallest unit of the currency', () => {
  expect(priceIn(40_000, 'INR')).toEqual({ amount: 40_000, currency: 'INR' })
  expect(priceIn(40_000, 'USD')).toEqual({ amount: 480, currency: 'USD' })
  expect(priceIn(120_000, 'GBP')).toEqual({ amount: 1140, currency: 'GBP' })
})

test('charges rupees for currencies that the provider does not support', () => {
  expect(priceIn(40_000, 'CAD')).toEqual({ amount: 40_000, currency: 'INR' })
  expect(priceIn(40_000, 'AUD')).toEqual({ amount: 40_000, currency: 'INR' })
})

test('has an exponent for every currency', () => {
  expect(CURRENCIES.map(({ code }) => code).sort()).toEqual(Object.keys(CURRENCY_EXPONENTS).sort())
})
