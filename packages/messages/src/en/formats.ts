import { formatsOf } from '../formats.ts'
import type { Locale } from '../languages.ts'

/** The language of these messages. */
export const LOCALE: Locale = 'en'

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
