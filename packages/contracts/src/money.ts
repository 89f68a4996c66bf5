import { formatCurrency } from '@kahani/messages/en/formats'
import { z } from 'zod'
import { CURRENCIES, DEFAULT_CURRENCY } from './currencies.ts'

/** ISO 4217 exponent of each currency: a rupee is 10² paise. */
export const CURRENCY_EXPONENTS = { INR: 2, USD: 2, EUR: 2, GBP: 2, SGD: 2, AED: 2, CAD: 2, AUD: 2 } as const
export type CurrencyCode = keyof typeof CURRENCY_EXPONENTS
export const CURRENCY_CODES = Object.keys(CURRENCY_EXPONENTS) as [CurrencyCode, ...CurrencyCode[]]
export const currencyCodeSchema = z.enum(CURRENCY_CODES)

/** An amount of money: an integer in the currency's smallest unit (paise, cents). */
export const moneySchema = z.object({ amount: z.number().int().min(0), currency: currencyCodeSchema })
export type Money = z.infer<typeof moneySchema>

/**
 * Converts a price to a currency. Currencies that the payment provider does not support are charged in rupees.
 * @param paise the price in paise
 */
export function priceIn(paise: number, code: CurrencyCode): Money {
  const currency = CURRENCIES.find(known => known.code === code)
  if (!currency?.razorpaySupported || code === DEFAULT_CURRENCY) return { amount: paise, currency: DEFAULT_CURRENCY }
  const units = (paise / 10 ** CURRENCY_EXPONENTS[DEFAULT_CURRENCY]) * currency.exchangeRate
  return { amount: Math.round(units * 10 ** CURRENCY_EXPONENTS[code]), currency: code }
}

/** Formats an amount in the reader's language: `₹1,500`, `₹1,23,456.50`. */
export const formatMoney = ({ amount, currency }: Money): string =>
  formatCurrency(amount / 10 ** CURRENCY_EXPONENTS[currency], currency)

export const formatPaise = (paise: number) => formatMoney({ amount: paise, currency: DEFAULT_CURRENCY })
