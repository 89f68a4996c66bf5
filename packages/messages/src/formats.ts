import { LANGUAGES, type Locale } from './languages.ts'

const BYTES_PER_MB = 1_000_000

/** Creates a formatter when it is first used: a page needs few of them. */
function lazy<T>(create: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= create()
    return value
  }
}

/** The formats of a locale. Times are shown in the reader's own time zone, unless another is given. */
export function formatsOf(locale: Locale) {
  const { tag } = LANGUAGES[locale]
  const dates = lazy(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))
  const longDates = lazy(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }))
  const utcDates = lazy(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))
  const utcWeekdays = lazy(
    () => new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  )
  const dateTimes = lazy(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))
  const numbers = lazy(() => new Intl.NumberFormat(tag))
  const tenths = lazy(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  const megabytes = lazy(
    () =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: 'megabyte',
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      }),
  )
  return {
    /** Such as "8 Nov 2025". `time` is ISO 8601. */
    formatDate: (time: string) => dates().format(new Date(time)),
    /** Such as "8 November 2025". */
    formatLongDate: (time: string | Date) => longDates().format(new Date(time)),
    /** Such as "8 November 2025". @param day an ISO 8601 date */
    formatDay: (day: string) => utcDates().format(new Date(day)),
    /** Such as "Tue, 8 – Fri, 11 December". @param first an ISO 8601 date, as is `last` */
    formatDays: ({ first, last }: { first: string; last: string }) =>
      utcWeekdays().formatRange(new Date(first), new Date(last)),
    /** Such as "8 Nov 2025, 9:30 pm". `time` is ISO 8601. */
    formatDateTime: (time: string) => dateTimes().format(new Date(time)),
    /** Such as "9:30 pm", with a space that does not break. */
    formatTime: (date: Date, timeZone?: string) =>
      new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...(timeZone && { timeZone }) })
        .format(date)
        .replace(/\s/, '\u00a0'),
    /** Such as "12,34,567". */
    formatNumber: (value: number) => numbers().format(value),
    /** Such as "₹1,23,456.50", or "₹1,500" for a whole amount. */
    formatCurrency: (amount: number, currency: string) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount),
    /** Such as "Bihar or Jharkhand". */
    formatAlternatives: (items: readonly string[]) => new Intl.ListFormat(tag, { type: 'disjunction' }).format(items),
    /** Such as "Aarav, Dadi, and Neel". */
    formatList: (items: readonly string[]) => new Intl.ListFormat(tag).format(items),
    /** Such as "United States". @param code of ISO 3166, such as US */
    formatCountry: (code: string) => new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code,
    /** Such as "2.0": megabytes that are counted. */
    formatMegabytes: (bytes: number) => tenths().format(bytes / BYTES_PER_MB),
    /** Such as "2.5 MB"; at least 0.1 MB. */
    formatSize: (bytes: number) => megabytes().format(Math.max(bytes / BYTES_PER_MB, 0.1)),
  }
}
