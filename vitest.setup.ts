import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { postgresUrl, startPostgres } from './infra/local/src/postgres-server.ts'
import type {} from './packages/service-kit/src/testing/postgres.ts'

/** One real Postgres for the whole run; every test makes its own database in it. */
export default async function setUp(project: TestProject) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-postgres-'))
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  const options = { dir, port, password: 'test' }
  const server = await startPostgres(options)
  project.provide('postgresUrl', postgresUrl(options))

  return async () => {
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
    await rm(dir, { recursive: true, force: true })
  }
}
