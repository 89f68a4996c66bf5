import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { postgresUrl, startPostgres } from './infra/local/src/postgres-server.ts'
import { migrate, openDatabase } from './packages/service-kit/src/database.ts'
import { prepareDatabase, SCHEMAS } from './packages/service-kit/src/database-roles.ts'
import { createLogger } from './packages/service-kit/src/logger.ts'
import { TEMPLATES } from './packages/testing/src/postgres.ts'
import { REDIS_DATABASES, spawnRedis } from './packages/testing/src/redis.ts'
import { migrations as auth } from './services/auth/src/database.ts'
import { migrations as payments } from './services/payments/src/database.ts'
import { migrations as stories } from './services/stories/src/database.ts'

// Nothing in it outlives the run, so nothing waits for the disk.
const POSTGRES_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400']

const MIGRATIONS = { auth, payments, stories }
// A role's password is its own name.
const PASSWORDS = { auth: 'auth', payments: 'payments', stories: 'stories' }

async function prepareTemplates(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const urlOf = (template: string) => Object.assign(new URL(superuserUrl), { pathname: `/${template}` })
  await client.query(`create database ${TEMPLATES.empty}`)
  await prepareDatabase(urlOf(TEMPLATES.empty).href, PASSWORDS)
  await client.query(`create database ${TEMPLATES.migrated} template ${TEMPLATES.empty}`)
  const logger = createLogger('test', 'warn')
  for (const schema of SCHEMAS) {
    const url = Object.assign(urlOf(TEMPLATES.migrated), { username: schema, password: PASSWORDS[schema] }).href
    const db = openDatabase({ url, schema, logger })
    await migrate(db, schema, MIGRATIONS[schema])
    await db.destroy()
  }
  await client.end()
}

/** One Postgres and one Redis for the whole run: a test clones a template database, or takes a numbered Redis database. */
export default async function setUp(project: TestProject) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-postgres-'))
  const options = { dir, port: await getPort(), password: 'test', settings: POSTGRES_SETTINGS }
  const postgres = await startPostgres(options)
  await prepareTemplates(postgresUrl(options))
  project.provide('postgresUrl', postgresUrl(options))

  const redisPort = await getPort()
  const redis = await spawnRedis(redisPort, ['--databases', String(REDIS_DATABASES)])
  project.provide('redisUrl', `redis://127.0.0.1:${redisPort}`)

  return async () => {
    redis.kill('SIGKILL')
    const exited = once(postgres, 'exit')
    postgres.kill('SIGQUIT')
    await exited
    await rm(dir, { recursive: true, force: true })
  }
}
