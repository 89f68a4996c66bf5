import { DEFAULT_CURRENCY } from '@kahani/contracts/currencies'

const KEY = 'kahani.currency'

/** Only rupees can be chosen, whatever an older visit has left behind. Storage may be closed to the page. */
export function storeCurrency(code: string = DEFAULT_CURRENCY): void {
  try {
    window.localStorage.setItem(KEY, code)
  } catch {
    // Nothing depends on it.
  }
}
