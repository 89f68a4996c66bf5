import { BUSINESS_DAYS } from '@kahani/messages/delivery-times'
import type { AccountPrintedCopy } from './prints.ts'

/** The days between which a printed copy arrives in most of India. ISO 8601 dates. */
export interface DeliveryWindow {
  first: string
  last: string
}

const DAY_MS = 24 * 60 * 60_000
/** Of India, which has no summer time. */
const UTC_OFFSET_MS = 5.5 * 60 * 60_000

/** Saturdays and Sundays are no business days. Holidays are not known. @returns the day in India, at midnight UTC */
function addBusinessDays(time: Date, businessDays: number): Date {
  let day = Math.floor((time.getTime() + UTC_OFFSET_MS) / DAY_MS)
  for (let left = businessDays; left > 0; ) {
    day += 1
    if (new Date(day * DAY_MS).getUTCDay() % 6 !== 0) left -= 1
  }
  return new Date(day * DAY_MS)
}

/** @param ranges of business days, such as "1-3", one after the other */
function windowAfter(time: Date, ranges: readonly string[]): DeliveryWindow {
  const [first, last] = [0, 1].map(end => {
    const days = ranges.reduce((sum, range) => sum + Number(range.split('-')[end]), 0)
    return addBusinessDays(time, days).toISOString().slice(0, 10)
  }) as [string, string]
  return { first, last }
}

/** When a copy arrives that is ordered at a time. */
export const deliveryOfOrder = (orderedAt: Date): DeliveryWindow =>
  windowAfter(orderedAt, [BUSINESS_DAYS.processing, BUSINESS_DAYS.delivery])

type FollowedCopy = Pick<AccountPrintedCopy, 'status' | 'held' | 'createdAt' | 'updatedAt'>

/** When a copy arrives; null if it is not on its way to its family, or late. */
export function deliveryOfCopy({ status, held, createdAt, updatedAt }: FollowedCopy, now: Date): DeliveryWindow | null {
  const isMade = status === 'placed' || status === 'processing'
  if (held || !(isMade || status === 'shipped')) return null
  const window = isMade
    ? deliveryOfOrder(new Date(createdAt))
    : windowAfter(new Date(updatedAt), [BUSINESS_DAYS.delivery])
  return now < addBusinessDays(new Date(window.last), 1) ? window : null
}
