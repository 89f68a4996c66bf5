import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './packages/service-kit/src/database.ts'
import { prepareDatabase, SCHEMAS } from './packages/service-kit/src/database-roles.ts'
import { createLogger } from './packages/service-kit/src/logger.ts'
import { migrate } from './packages/service-kit/src/migrations.ts'
import { cloneDatabase, TEMPLATES } from './packages/testing/src/postgres.ts'
import { REDIS_DATABASES, spawnRedis } from './packages/testing/src/redis.ts'
import { migrations as auth } from './services/auth/src/database.ts'
import { migrations as payments } from './services/payments/src/database.ts'
import { migrations as stories } from './services/stories/src/database.ts'
import { freePorts } from './tools/launcher/src/ports.ts'
import { postgresUrl, SUPERUSER, startPostgres } from './tools/launcher/src/postgres-server.ts'

// The data does not outlive the run, so nothing is flushed to disk.
const POSTGRES_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  // Makes the password check of a connection cheap.
  'scram_iterations=1',
  'max_connections=400',
]

const MIGRATIONS = { auth, payments, stories }
const PASSWORDS = { auth: 'auth', payments: 'payments', stories: 'stories' }

async function createTemplates(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(`alter role ${SUPERUSER} password '${client.password}'`)
  const urlOf = (template: string) => Object.assign(new URL(superuserUrl), { pathname: `/${template}` })
  await client.query(`create database ${TEMPLATES.empty}`)
  await prepareDatabase(urlOf(TEMPLATES.empty).href, PASSWORDS)
  await client.query(cloneDatabase(TEMPLATES.migrated, TEMPLATES.empty))
  const logger = createLogger('test', 'warn')
  for (const schema of SCHEMAS) {
    const url = Object.assign(urlOf(TEMPLATES.migrated), { username: schema, password: PASSWORDS[schema] }).href
    const db = openDatabase({ url, schema, logger })
    await migrate(db, schema, MIGRATIONS[schema])
    await db.destroy()
  }
  await client.end()
}

/** Starts one Postgres and one Redis for the integration tests. A test clones a template, or takes a numbered database. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-tests-'))
  // The temporary files of the tests are deleted with it.
  process.env.TMPDIR = folder
  const [port = 0, redisPort = 0] = await freePorts(2)
  const options = { dir: join(folder, 'postgres'), port, password: 'test', settings: POSTGRES_SETTINGS }
  const [postgres, redis] = await Promise.all([
    startPostgres(options),
    spawnRedis(redisPort, ['--databases', String(REDIS_DATABASES)]),
  ])
  // An interrupted run skips the teardown.
  const kill = () => {
    redis.kill('SIGKILL')
    postgres.kill('SIGQUIT')
  }
  process.once('exit', kill)
  await createTemplates(postgresUrl(options))
  project.provide('postgresUrl', postgresUrl(options))
  project.provide('redisUrl', `redis://127.0.0.1:${redisPort}`)

  return async () => {
    process.off('exit', kill)
    const exited = once(postgres, 'exit')
    kill()
    await exited
    // A browser of the tests may still be ending.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
