import { GIFT_HOUR } from '@kahani/messages/delivery-times'
import { giftMessages } from '@kahani/messages/en/payments'
import { z } from 'zod'

/** The day on which a gift is emailed, such as "2026-12-24". Days and hours are those of India, which has no summer time. */

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
} as const)

/** The day that it is in India. */
export function indianDay(time: Date): string {
  const parts = Object.fromEntries(DAY.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** When a gift of this day is emailed. */
export const deliveryTime = (day: string) => new Date(`${day}T${String(GIFT_HOUR).padStart(2, '0')}:00:00+05:30`)

/** The last day that can be chosen: a year from now. */
export function lastDeliveryDay(now: Date): string {
  const today = indianDay(now)
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}

const isDeliveryDay = (day: string, now = new Date()) => day >= indianDay(now) && day <= lastDeliveryDay(now)

export const deliveryDaySchema = z.iso
  .date(giftMessages.dayInvalid)
  .refine(day => isDeliveryDay(day), giftMessages.dayOutOfRange)
