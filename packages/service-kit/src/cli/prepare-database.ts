import { z } from 'zod'
import { loadConfig, postgresUrl } from '../config.ts'
import { prepareDatabase } from '../database-roles.ts'
import { runOnce } from '../process.ts'

const password = z
  .string({ error: "is missing: the password of the service's database role" })
  .min(16, 'is too short: at least 16 characters')

// Creates the roles and schemas of the services in an external database. Idempotent.
await runOnce('prepare-database', async logger => {
  const env = loadConfig(
    z.object({
      DATABASE_ADMIN_URL: postgresUrl,
      AUTH_DB_PASSWORD: password,
      STORIES_DB_PASSWORD: password,
      PAYMENTS_DB_PASSWORD: password,
    }),
    process.env,
  )
  await prepareDatabase(env.DATABASE_ADMIN_URL, {
    auth: env.AUTH_DB_PASSWORD,
    stories: env.STORIES_DB_PASSWORD,
    payments: env.PAYMENTS_DB_PASSWORD,
  })
  logger.info("the services' roles and schemas are ready")
})
