import { contactFormMessages as messages } from '@kahani/messages/en/contact-form'
import { z } from 'zod'
import { emailSchema } from './accounts.ts'

const text = (max: number, required: string, tooLong: string) => z.string().trim().min(1, required).max(max, tooLong)

/** Body of `POST /api/contact`, which responds with `{message}`. */
export const contactSchema = z.object({
  name: text(100, messages.nameRequired, messages.nameTooLong),
  email: emailSchema,
  subject: text(150, messages.subjectRequired, messages.subjectTooLong),
  message: text(5_000, messages.messageRequired, messages.messageTooLong),
})
export type Contact = z.infer<typeof contactSchema>
