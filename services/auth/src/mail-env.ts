import { SUPPORT_EMAIL } from '@kahani/messages/en/support-contact'
import { httpUrl } from '@kahani/service-kit/config'
import { z } from 'zod'
import { smtpUrl } from './mailer/smtp-url.ts'

export const mailFields = {
  /** Optional if a Gmail account can be connected. Emails wait in the queue until one is. */
  SMTP_URL: smtpUrl.optional(),
  GMAIL_API_URL: httpUrl('the URL of the Gmail API').default('https://gmail.googleapis.com'),
  /** Where the contact form sends messages. */
  SUPPORT_EMAIL: z.email('is invalid: the email address of support').default(SUPPORT_EMAIL),
}
