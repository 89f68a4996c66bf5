import { emailMessages } from '@kahani/messages/en/emails'

const INDIAN = { timeZone: 'Asia/Kolkata', dateStyle: 'long' } as const
const TIME = new Intl.DateTimeFormat('en-IN', { ...INDIAN, timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat('en-IN', INDIAN)

/** @param iso an ISO 8601 timestamp */
export const formatIndianTime = (iso: string) => emailMessages.date(TIME.format(new Date(iso)))

/** @param iso an ISO 8601 timestamp */
export const formatIndianDay = (iso: string) => DAY.format(new Date(iso))
