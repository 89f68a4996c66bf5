import { z } from 'zod'

/** An id in a path or a query string. */
export const idSchema = z.coerce.number().int().positive()
