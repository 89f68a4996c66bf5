import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { prepareDatabase, roleUrl, type Schema } from '../database-roles.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real Postgres, as its administrator. */
    postgresUrl: string
  }
}

const PASSWORDS: Record<Schema, string> = { auth: 'auth', stories: 'stories', payments: 'payments', exports: 'exports' }

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own, with every service's role and schema, dropped when `cleanUp` runs its argument. */
export async function createTestDatabase(cleanUp: (work: () => Promise<void>) => void = onTestFinished) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(`create database ${name}`)
  cleanUp(() => asAdministrator(`drop database if exists ${name} with (force)`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  await prepareDatabase(url.href, PASSWORDS)
  return { adminUrl: url.href, urlFor: (schema: Schema) => roleUrl(url.href, schema, PASSWORDS[schema]) }
}
