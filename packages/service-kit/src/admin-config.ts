import { z } from 'zod'
import { postgresUrl } from './config.ts'
import type { Schema } from './database-roles.ts'

const password = z
  .string({ error: "is missing: the password of the service's database role" })
  .min(16, 'is too short: at least 16 characters')

/** The variables of commands that manage the database of all services. */
export const adminFields = {
  DATABASE_ADMIN_URL: postgresUrl,
  AUTH_DB_PASSWORD: password,
  STORIES_DB_PASSWORD: password,
  PAYMENTS_DB_PASSWORD: password,
}
const adminConfig = z.object(adminFields)

export const rolePasswords = (env: z.infer<typeof adminConfig>): Record<Schema, string> => ({
  auth: env.AUTH_DB_PASSWORD,
  stories: env.STORIES_DB_PASSWORD,
  payments: env.PAYMENTS_DB_PASSWORD,
})
