import { currencyNameMessages as names } from '@kahani/messages/en/currencies'

/** A currency of the currency selector. */
export interface Currency {
  code: string
  name: string
  symbol: string
  /** Value of one rupee in this currency. */
  exchangeRate: number
  countryCode: string
  flag: string
  /** Whether the payment provider supports it. */
  razorpaySupported: boolean
}

const flagOf = (countryCode: string) =>
  String.fromCodePoint(...[...countryCode].map(letter => 0x1f1e6 + letter.charCodeAt(0) - 65))

const currency = (
  code: string,
  name: string,
  symbol: string,
  exchangeRate: number,
  countryCode: string,
  razorpaySupported = true,
): Currency => ({ code, name, symbol, exchangeRate, countryCode, flag: flagOf(countryCode), razorpaySupported })

/** The only currency that can be selected. */
export const DEFAULT_CURRENCY = 'INR'
export const CURRENCIES: readonly Currency[] = [
  currency('INR', names.INR, '₹', 1, 'IN'),
  currency('USD', names.USD, '$', 0.012, 'US'),
  currency('EUR', names.EUR, '€', 0.011, 'EU'),
  currency('GBP', names.GBP, '£', 0.0095, 'GB'),
  currency('SGD', names.SGD, 'S$', 0.016, 'SG'),
  currency('AED', names.AED, 'AED', 0.044, 'AE'),
  currency('CAD', names.CAD, 'C$', 0.016, 'CA', false),
  currency('AUD', names.AUD, 'A$', 0.018, 'AU', false),
]

/** The amount of a listed currency that equals one rupee. @throws if it is not listed */
export function exchangeRateOf(code: string): number {
  const listed = CURRENCIES.find(currency => currency.code === code)
  if (!listed) throw new Error(`unknown currency ${code}`)
  return listed.exchangeRate
}
