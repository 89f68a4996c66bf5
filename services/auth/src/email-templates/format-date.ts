import { emailMessages } from '@kahani/messages/en/emails'

const FORMAT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** @param iso an ISO 8601 timestamp */
export const formatIndianTime = (iso: string) => emailMessages.date(FORMAT.format(new Date(iso)))
