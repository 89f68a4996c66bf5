import { DEFAULT_CURRENCY } from '@kahani/contracts/currencies'
import { storedValue } from './storage.ts'

const currency = storedValue('device', 'currency', () => DEFAULT_CURRENCY)

/** Stores the selected currency. Only INR can be selected, so every page load resets it. */
export const storeCurrency = (code: string = DEFAULT_CURRENCY) => currency.write(code)
