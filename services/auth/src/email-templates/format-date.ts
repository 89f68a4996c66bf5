import { emailMessages } from '@kahani/messages/en/emails'

const INDIA = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** A moment, ISO 8601, as a person in India reads it. */
export const inIndia = (iso: string) => emailMessages.date(INDIA.format(new Date(iso)))
