import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the Postgres of the test run, as superuser. */
    postgresUrl: string
  }
}

/** Template databases of a test run: with roles and empty schemas, and with every migration applied. */
export const TEMPLATES = { empty: 'template_empty', migrated: 'template_migrated' } as const

/** Copies the files of the template. The default strategy writes every page to the WAL, and makes the drop slower. */
export const cloneDatabase = (name: string, template: string) =>
  `create database ${name} template ${template} strategy file_copy`

/** In the test Postgres the password of a role is its name. */
const roleUrl = (databaseUrl: string, role: string) => {
  const url = new URL(databaseUrl)
  url.username = role
  url.password = role
  return url.href
}

async function asSuperuser(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface TestDatabaseOptions {
  template?: keyof typeof TEMPLATES
  /** Registers the function that drops the database. */
  cleanUp?: (drop: () => Promise<void>) => void
}

/** Clones a template into a new database, which is dropped after the test. */
export async function createTestDatabase({
  template = 'migrated',
  cleanUp = onTestFinished,
}: TestDatabaseOptions = {}) {
  const serverUrl = inject('postgresUrl')
  if (!serverUrl)
    throw new Error('A test with a database belongs in a test/ folder: only that project starts Postgres.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(serverUrl, cloneDatabase(name, TEMPLATES[template]))
  cleanUp(() => asSuperuser(serverUrl, `drop database if exists ${name} with (force)`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { adminUrl: url.href, urlFor: (schema: string) => roleUrl(url.href, schema) }
}
