import type { AgeBand } from './options.ts'

/** Birth months, such as "2020-11": a family enters no day. Today is that of India. */

const INDIAN_MONTH = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' })

/** The month that it is in India, such as "2026-11". */
export function currentMonth(now: Date): string {
  const parts = Object.fromEntries(INDIAN_MONTH.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}`
}

/** Months since year 0. */
const countMonths = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** The age band of a child, which has its birthday on the first of the month. */
export function ageBandOf(birthMonth: string, now: Date): AgeBand {
  const years = Math.floor((countMonths(currentMonth(now)) - countMonths(birthMonth)) / 12)
  if (years < 4) return '2-3'
  if (years < 7) return '4-6'
  return years < 10 ? '7-9' : '10-12'
}
