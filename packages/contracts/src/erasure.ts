import { z } from 'zod'

/**
 * Body of `DELETE /internal/users/{id}` at every service that holds data of users. Idempotent: the call is repeated for some
 * minutes, because a request of the user that is still in progress may add data. 204 once nothing is left, or its deletion
 * is recorded.
 */
export const eraseUserSchema = z.object({ email: z.string() })
