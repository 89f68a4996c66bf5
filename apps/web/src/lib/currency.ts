import { DEFAULT_CURRENCY } from '@kahani/contracts/currencies'

const STORAGE_KEY = 'kahani.currency'

/** Stores the selected currency. Only INR can be selected, so every page load resets it. */
export function storeCurrency(code: string = DEFAULT_CURRENCY): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, code)
  } catch {
    // Storage is full or blocked; the setting is optional.
  }
}
