import { z } from 'zod'

/** Response of `GET /internal/users/{id}` at `auth`; 404 for an unknown account. */
export const accountSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
})
export type Account = z.infer<typeof accountSchema>

/** Response of `GET /internal/users/{id}/role` at `auth`; false for an unknown account. */
export const roleSchema = z.object({
  isAdmin: z.boolean(),
  /** Whether the sessions of administrators need one. */
  secondFactor: z.enum(['required', 'optional']).default('optional'),
})

/**
 * Body of `POST /internal/users/{id}/confirm-email` at `auth`: the user proved that they receive email at this address,
 * which is verified if it is the account's.
 */
export const confirmEmailSchema = z.object({ email: z.string() })

/** Usernames and email addresses are equal if they differ only in case, Unicode form or surrounding spaces. */
export const canonicalize = (text: string) => text.normalize('NFKC').trim().toLowerCase()
