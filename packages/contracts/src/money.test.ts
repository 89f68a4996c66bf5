import { expect, test } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { CURRENCY_EXPONENTS, formatMoney, formatPaise, priceIn } from './money.ts'

test('rupees are grouped the Indian way, and show paise only where there are some', () => {
  expect(formatPaise(40_000)).toBe('₹400')
  expect(formatPaise(12_345_600)).toBe('₹1,23,456')
  expect(formatPaise(12_345_650)).toBe('₹1,23,456.50')
  expect(formatMoney({ amount: 480, currency: 'USD' })).toBe('$4.80')
})

test('a price in another currency is a whole number of its smallest unit', () => {
  expect(priceIn(40_000, 'INR')).toEqual({ amount: 40_000, currency: 'INR' })
  expect(priceIn(40_000, 'USD')).toEqual({ amount: 480, currency: 'USD' })
  expect(priceIn(120_000, 'GBP')).toEqual({ amount: 1140, currency: 'GBP' })
})

test('a currency that the provider does not take is charged in rupees', () => {
  expect(priceIn(40_000, 'CAD')).toEqual({ amount: 40_000, currency: 'INR' })
  expect(priceIn(40_000, 'AUD')).toEqual({ amount: 40_000, currency: 'INR' })
})

test('every currency that is listed has its exponent', () => {
  expect(CURRENCIES.map(({ code }) => code).sort()).toEqual(Object.keys(CURRENCY_EXPONENTS).sort())
})
