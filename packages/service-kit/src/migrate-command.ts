import { z } from 'zod'
import { loadConfig, postgresUrl } from './config.ts'
import { openDatabase } from './database.ts'
import { type Migrations, migrate } from './migrations.ts'
import { runOnce } from './process.ts'

/** The `migrate` command of a service. */
export async function runMigrate(schema: string, migrations: Migrations): Promise<void> {
  await runOnce(`migrate-${schema}`, async logger => {
    const { DATABASE_URL: url } = loadConfig(z.object({ DATABASE_URL: postgresUrl }), process.env)
    const db = openDatabase({ url, schema, logger, max: 1 })
    try {
      const names = await migrate(db, schema, migrations)
      logger.info({ migrations: names }, `the schema ${schema} is up to date`)
    } finally {
      await db.destroy()
    }
  })
}
