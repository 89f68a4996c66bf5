import { join } from 'node:path'
import { migrations as auth } from '@kahani/auth/database'
import { migrations as payments } from '@kahani/payments/database'
import { openDatabase } from '@kahani/service-kit/database'
import { SCHEMAS, type Schema } from '@kahani/service-kit/database-roles'
import { createLogger } from '@kahani/service-kit/logger'
import { type Migrations, migrate, requireSchema } from '@kahani/service-kit/migrations'
import { migrations as stories } from '@kahani/stories/database'
import { FULL } from '@kahani/testing/full'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../src/migrations.ts'
import { ROOT } from '../src/root.ts'
import { runCommand } from '../src/run-command.ts'

const MIGRATIONS: Record<Schema, Migrations> = { auth, payments, stories }
/** In tests, the password of a role is its name. */
const secrets = { roles: { auth: 'auth', payments: 'payments', stories: 'stories' } }

async function setUp(schema: Schema) {
  const { adminUrl, urlFor } = await createTestDatabase({ template: 'empty' })
  const url = urlFor(schema)
  const db = openDatabase({ url, schema, logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  return { adminUrl, url, db }
}

test.each(SCHEMAS)('the schema %s migrates from its first migration to its latest, one at a time', async schema => {
  const { db } = await setUp(schema)
  const entries = Object.entries(MIGRATIONS[schema]).sort(([a], [b]) => a.localeCompare(b))
  for (const [i, [name]] of entries.entries()) {
    expect(await migrate(db, schema, Object.fromEntries(entries.slice(0, i + 1)))).toEqual([name])
  }
  await requireSchema(db, schema, MIGRATIONS[schema], { waitMs: 0 })
})

describe('a database of an older version', () => {
  const message =
    "the schema stories was created by an older version and can't be upgraded: move or delete the data folder (DATA_DIR, by default .data), use another database, or run the version that created it"

  async function setUpOlder() {
    const { adminUrl, url, db } = await setUp('stories')
    await migrate(db, 'stories', { '001-stories': { up: async () => db.schema.createTable('stories').execute() } })
    return { adminUrl, url }
  }

  test('ends the start with what to do', async () => {
    const { adminUrl } = await setUpOlder()
    await expect(migrateDatabase(adminUrl, secrets)).rejects.toThrow(message)
  })

  if (FULL) {
    test('ends the migrate command of its service with what to do', async () => {
      const { url } = await setUpOlder()
      const command = join(ROOT, 'services/stories/src/migrate.ts')
      const { code, output } = await runCommand(process.execPath, [command], { env: { DATABASE_URL: url } })
      expect(code).toBe(1)
      expect(JSON.parse(output)).toMatchObject({ msg: message })
    })
  }
})
