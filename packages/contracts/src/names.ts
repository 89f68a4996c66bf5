import { z } from 'zod'

/** Body of `POST /internal/users/names` at `auth` and of `POST /internal/stories/titles` at `stories`. */
export const namesRequestSchema = z.object({ ids: z.array(z.number().int()).max(200) })

/** Usernames or titles by id. An id that does not exist is absent. */
export const namesSchema = z.record(z.string(), z.string())
