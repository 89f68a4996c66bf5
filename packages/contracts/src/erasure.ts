import { z } from 'zod'

/** Body of `DELETE /internal/users/{id}` at every service that holds data of users. Idempotent. */
export const eraseUserSchema = z.object({ email: z.string() })
/** `done`: nothing is left. Otherwise the call is repeated until it is. */
export const erasedUserSchema = z.object({ done: z.boolean() })
