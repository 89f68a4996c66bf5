import { z } from 'zod'
import { adminFields, rolePasswords } from '../admin-config.ts'
import { loadConfig } from '../config.ts'
import { prepareDatabase } from '../database-roles.ts'
import { runOnce } from '../process.ts'

// Creates the roles and schemas of the services in an external database. Idempotent.
await runOnce('prepare-database', async logger => {
  const env = loadConfig(z.object(adminFields), process.env)
  await prepareDatabase(env.DATABASE_ADMIN_URL, rolePasswords(env))
  logger.info("the services' roles and schemas are ready")
})
