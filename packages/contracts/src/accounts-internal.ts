import { z } from 'zod'

/** Response of `GET /internal/users/{id}` at `auth`; 404 for an unknown account. */
export const accountSchema = z.object({ id: z.number().int(), username: z.string(), email: z.string() })
export type Account = z.infer<typeof accountSchema>

/** Usernames and email addresses are equal if they differ only in case or Unicode form. */
export const canonicalize = (text: string) => text.normalize('NFKC').toLowerCase()
