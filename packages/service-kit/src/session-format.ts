import { z } from 'zod'

/** The session data of a signed-in user. */
export const sessionDataSchema = z.object({
  userId: z.number().int().positive(),
  username: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number().int(),
  lastUsedAt: z.number().int(),
  /** Browser and operating system; null if unknown. */
  device: z.string().nullable(),
  /** The network that the user signed in from: the address without its host part. */
  network: z.string(),
  /** When the session ends in any case. Absent for the usual time. */
  endsAt: z.number().int().optional(),
  /** When the user last entered the password, or used a second factor, because an action asked for it. */
  confirmedAt: z.number().int().optional(),
  /** When the user last used a second factor, or set one up. */
  secondFactorAt: z.number().int().optional(),
})
export type SessionData = z.infer<typeof sessionDataSchema>

/** A session is extended by the first `GET /api/me` after this time, so that most requests write nothing. */
export const SESSION_RENEWAL_MS = 60 * 60 * 1000

/** The Redis key of a session. It expires with the session. */
export const sessionKey = (sessionId: string) => `session:${sessionId}`

/** The signed-in user of a stored session; null for a visitor or a value of another shape. */
export function readSession(text: string | null): SessionData | null {
  if (text === null) return null
  const parsed = sessionDataSchema.safeParse(JSON.parse(text).user)
  return parsed.success ? parsed.data : null
}
