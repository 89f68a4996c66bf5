import { openDatabase } from '@kahani/service-kit/database'
import { roleUrl, SCHEMAS } from '@kahani/service-kit/database-roles'
import { createLogger } from '@kahani/service-kit/logger'
import { migrate } from '@kahani/service-kit/migrations'
import type { Secrets } from './secrets.ts'
import { UserError } from './user-error.ts'

// In this process: to run the `migrate` command of each service takes a second longer.
const load = {
  auth: () => import('@kahani/auth/database'),
  stories: () => import('@kahani/stories/database'),
  payments: () => import('@kahani/payments/database'),
}

/** Runs the pending migrations of every service. @throws UserError */
export async function migrateDatabase(adminUrl: string, { roles }: Pick<Secrets, 'roles'>): Promise<void> {
  const logger = createLogger('migrate', 'silent')
  const migrating = SCHEMAS.map(async schema => {
    const { migrations } = await load[schema]()
    const db = openDatabase({ url: roleUrl(adminUrl, schema, roles[schema]), schema, logger, max: 1 })
    try {
      await migrate(db, schema, migrations)
    } catch (error) {
      const { message, cause } = error as Error
      throw new UserError(cause instanceof Error ? `${message}: ${cause.message}` : message, { cause: error })
    } finally {
      await db.destroy()
    }
  })
  // The database is stopped after an error, so none may still be running.
  for (const result of await Promise.allSettled(migrating)) if (result.status === 'rejected') throw result.reason
}
