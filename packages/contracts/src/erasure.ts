import { z } from 'zod'

/**
 * Body of `DELETE /internal/users/{id}` at `payments`, which also erases what is stored about the address; `stories` and
 * `exports` need no body. Idempotent: the call is repeated for some minutes, because a request of the user that is still in
 * progress may add data. 204 once nothing is left, or its deletion is recorded.
 */
export const eraseUserSchema = z.object({
  /** Null if it was not verified: what is stored about the address may be somebody else's. */
  email: z.string().nullable(),
})
export type EraseUser = z.infer<typeof eraseUserSchema>
