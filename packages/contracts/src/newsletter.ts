import { newsletterMessages as messages } from '@kahani/messages/en/newsletter'
import { z } from 'zod'
import { emailSchema } from './accounts.ts'
import { IDEMPOTENCY_HEADER } from './headers.ts'

/** Body of `POST /api/newsletter`, which responds with the same `{message}` to every address. */
export const subscribeSchema = z.object({ email: emailSchema })
export type Subscribe = z.infer<typeof subscribeSchema>

/** Body of `POST /api/newsletter/confirm` and `POST /api/newsletter/unsubscribe`, which respond with `{message}`. */
export const newsletterTokenSchema = z.object({ token: z.string().min(1).max(200) })
export type NewsletterToken = z.infer<typeof newsletterTokenSchema>

/**
 * The URL in the header List-Unsubscribe, with `?token=`. Mail providers send it a POST request without cookies, headers or
 * an origin of our own (RFC 8058); a GET request is redirected to the page `/newsletter/unsubscribe`.
 */
export const ONE_CLICK_UNSUBSCRIBE = '/api/newsletter/one-click-unsubscribe'

/**
 * Body of `POST /api/admin/newsletters`, and of `POST /api/admin/newsletters/test`, which sends it to the administrator
 * only. Empty lines separate the paragraphs of `body`.
 */
export const newsletterDraftSchema = z.object({
  subject: z.string().trim().min(1, messages.subjectRequired).max(150, messages.subjectTooLong),
  body: z.string().trim().min(1, messages.bodyRequired).max(20_000, messages.bodyTooLong),
})
export type NewsletterDraft = z.infer<typeof newsletterDraftSchema>

/**
 * `POST /api/admin/newsletters` requires the header, so that repeated requests send one newsletter. 409 if the key was used for
 * another text.
 */
export const newsletterHeadersSchema = z.looseObject({
  [IDEMPOTENCY_HEADER]: z.string(messages.keyRequired).regex(/^[\w-]{8,100}$/, messages.keyRequired),
})

export const newsletterSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /** Subscribers when it was created. */
  recipients: z.number().int(),
  /** Emails that were sent or rejected. */
  completed: z.number().int(),
  /** When the last email was queued; null before. Some may be without a result then. */
  queuedAt: z.iso.datetime().nullable(),
})
export type Newsletter = z.infer<typeof newsletterSchema>
/** Response of `GET /api/admin/newsletters`: the last 50, newest first. */
export const newslettersSchema = z.object({ subscribers: z.number().int(), newsletters: z.array(newsletterSchema) })
export type Newsletters = z.infer<typeof newslettersSchema>
