import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's Postgres, as its superuser. */
    postgresUrl: string
  }
}

/** Template databases, created once per test run: `empty` has roles and empty schemas, `migrated` all migrations. */
export const TEMPLATES = { empty: 'template_empty', migrated: 'template_migrated' } as const

/** Every role's password is its name. */
const roleUrl = (databaseUrl: string, role: string) => {
  const url = new URL(databaseUrl)
  url.username = role
  url.password = role
  return url.href
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface TestDatabaseOptions {
  template?: keyof typeof TEMPLATES
  /** Registers a function that drops the database. */
  cleanUp?: (drop: () => Promise<void>) => void
}

/** Creates a database for one test by cloning a template. */
export async function createTestDatabase({
  template = 'migrated',
  cleanUp = onTestFinished,
}: TestDatabaseOptions = {}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(`create database ${name} template ${TEMPLATES[template]}`)
  cleanUp(() => asSuperuser(`drop database if exists ${name} with (force)`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { adminUrl: url.href, urlFor: (schema: string) => roleUrl(url.href, schema) }
}
