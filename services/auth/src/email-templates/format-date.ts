import { emailMessages } from '@kahani/messages/en/emails'

const FORMAT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** @param iso an ISO 8601 timestamp */
export const formatIndianTime = (iso: string) => emailMessages.date(FORMAT.format(new Date(iso)))

const DAY_FORMAT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** @param day an ISO 8601 date, such as 2034-03-31 */
export const formatIndianDay = (day: string) => DAY_FORMAT.format(new Date(day))
