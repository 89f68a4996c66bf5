import { formatsOf } from '../formats.ts'
import type { Locale } from '../languages.ts'

/** Numbers have Latin digits, as in Indian newspapers, shops and banks. */
export const LOCALE: Locale = 'hi'

export const {
  formatAlternatives,
  formatCountry,
  formatDate,
  formatLongDate,
  formatDay,
  formatDays,
  formatDateTime,
  formatList,
  formatTime,
  formatNumber,
  formatSize,
  formatMegabytes,
  formatCurrency,
} = formatsOf(LOCALE)
