import { z } from 'zod'

/**
 * Response of `GET /api/admin/gmail`.
 * - `not_configured`: `GOOGLE_CLIENT_ID` is not set
 * - `not_connected`: an administrator can connect an account
 * - `connected`: emails are sent by the account `address`
 * - `expired`: Google rejects our access to `address`, until an administrator connects it again
 */
export const gmailStatusSchema = z.object({
  state: z.enum(['not_configured', 'not_connected', 'connected', 'expired']),
  address: z.string().nullable(),
  connectedAt: z.iso.datetime().nullable(),
  /** Username of the administrator; null if the account was deleted. */
  connectedBy: z.string().nullable(),
  /** Google's last error since the account was connected, as its status and reason: "429 rateLimitExceeded". */
  lastError: z.object({ code: z.string(), at: z.iso.datetime() }).nullable(),
  /** What sends emails now; null if nothing does, and emails wait in the queue. */
  mailer: z.enum(['gmail', 'smtp']).nullable(),
  /** When the last email was sent, by any mailer. */
  lastSentAt: z.iso.datetime().nullable(),
})
export type GmailStatus = z.infer<typeof gmailStatusSchema>

/** Response of `POST /api/admin/gmail/connect`: Google's page, to which the browser navigates. */
export const gmailConnectSchema = z.object({ url: z.url() })
export type GmailConnect = z.infer<typeof gmailConnectSchema>

/**
 * Query of `/admin/gmail-auth?result=`, to which Google's page leads back.
 * - `denied`: the administrator declined
 * - `stale`: the attempt was started in another session, or more than ten minutes ago
 * - `incomplete`: Google did not grant the permission to send emails
 */
export const GMAIL_CONNECT_RESULTS = ['connected', 'denied', 'stale', 'incomplete', 'failed'] as const
export type GmailConnectResult = (typeof GMAIL_CONNECT_RESULTS)[number]

/** Query of `/auth/gmail/callback`, sent by Google. */
export const gmailCallbackSchema = z.object({
  state: z.string().optional(),
  error: z.string().optional(),
})
export type GmailCallback = z.infer<typeof gmailCallbackSchema>

/** Response of `POST /api/admin/gmail/test`, which queues an email to the administrator. */
export const testEmailSchema = z.object({ id: z.number().int(), message: z.string() })
export const testEmailParamsSchema = z.object({ id: z.coerce.number().int().positive() })
/** Response of `GET /api/admin/gmail/test/{id}`. */
export const testEmailStatusSchema = z.object({ state: z.enum(['queued', 'sent', 'rejected']), message: z.string() })
export type TestEmailStatus = z.infer<typeof testEmailStatusSchema>
