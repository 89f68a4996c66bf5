import { z } from 'zod'

/** What `auth` answers to the other services: `GET /internal/users/{id}`; 404 where there is no such account. */
export const accountSchema = z.object({ id: z.number().int(), username: z.string(), email: z.string() })
export type Account = z.infer<typeof accountSchema>

/** Names and addresses that differ only in case or in how an accent is written are the same. */
export const canonicalize = (text: string) => text.normalize('NFKC').toLowerCase()
