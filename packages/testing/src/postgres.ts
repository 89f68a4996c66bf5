import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's Postgres, as its superuser. */
    postgresUrl: string
  }
}

/** Databases that the test run prepares once, to be cloned: with roles and empty schemas, and with every migration run. */
export const TEMPLATES = { empty: 'template_empty', migrated: 'template_migrated' } as const

/** In the test Postgres every role's password is its own name. */
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
  /** Registers the work that drops the database. */
  cleanUp?: (work: () => Promise<void>) => void
}

/** A database of its own, cloned from a template. */
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
