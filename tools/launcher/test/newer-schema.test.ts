import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCHEMAS } from '@kahani/service-kit/database-roles'
import { FULL } from '@kahani/testing/full'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis } from '@kahani/testing/redis'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { serviceEnvironment } from '../src/configuration.ts'
import { migrateDatabase } from '../src/migrations.ts'
import { freePorts } from '../src/ports.ts'
import { ROOT } from '../src/root.ts'
import { runCommand } from '../src/run-command.ts'
import { loadSecrets } from '../src/secrets.ts'
import { SERVICES } from '../src/services.ts'

/** What the next version adds: a table and a column with a default. */
const NEXT_VERSION = {
  auth: 'alter table auth.users add column nickname text',
  stories: "alter table stories.stories add column narrator text not null default 'none'",
  payments: 'create table payments.vouchers (code text primary key)',
}

test(`every service migrates${FULL ? ' and starts' : ''} on the schema of the next version`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kahani-schema-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { adminUrl } = await createTestDatabase({ template: 'empty' })
  const roles = { auth: 'auth', stories: 'stories', payments: 'payments' }
  const secrets = { ...loadSecrets(dataDir), roles }
  await migrateDatabase(adminUrl, secrets)
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  onTestFinished(() => admin.end())
  for (const schema of SCHEMAS) {
    await admin.query(NEXT_VERSION[schema])
    await admin.query(`insert into ${schema}.schema_migrations (name) values ('999-next-version')`)
  }
  await migrateDatabase(adminUrl, secrets)
  // Without a process, the check of a start is tested in `packages/service-kit/test/migrations.test.ts`.
  if (!FULL) return

  const free = await freePorts(SERVICES.length)
  const ports: Record<string, number> = Object.fromEntries(SERVICES.map(({ name }, i) => [name, free[i] ?? 0]))
  const { url: redisUrl } = await createTestRedis()
  const context = {
    dataDir,
    port: 0,
    env: { LOG_LEVEL: 'error', SMTP_URL: 'smtp://localhost:1' },
    secrets,
    ports,
    adminUrl,
    redisUrlOf: () => redisUrl,
  }
  const services = SERVICES.filter(({ schema }) => schema).map(service => ({
    ...service,
    environment: serviceEnvironment(service, context),
  }))
  for (const { entry, environment } of services) {
    const child = spawn(process.execPath, [join(ROOT, entry)], {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
  }
  for (const { name } of services) {
    const status = async () => (await fetch(`http://127.0.0.1:${ports[name]}/readyz`).catch(() => null))?.status
    await expect.poll(status).toBe(200)
  }
  const command = join(ROOT, 'services/stories/src/migrate.ts')
  const env = services.find(({ schema }) => schema === 'stories')?.environment ?? {}
  const { output } = await runCommand(process.execPath, [command], { env: { ...env, LOG_LEVEL: 'info' } })
  expect(output).toMatch(/"migrations":\[\].+is up to date/)
})
