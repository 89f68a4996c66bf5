import { join } from 'node:path'
import { systemVariables } from './configuration.ts'
import { installProgram, REDIS } from './installer.ts'
import { postgresUrl } from './postgres-server.ts'
import type { ProcessGroup } from './process-group.ts'
import { redisUrl } from './redis-server.ts'

const STORE_PROCESS = join(import.meta.dirname, 'store-process.ts')
const ORPHAN_DELAY_MS = 2_000

interface StoreOptions {
  dataDir: string
  port: number
  /** The password of Postgres; the secret that those of Redis are derived from. */
  secret: string
  log: (text: string) => void
  /** The setting `INSTALL`. */
  install?: string | undefined
  /** How long a server outlives a launcher that was killed, so that the services can still use it. */
  orphanDelayMs?: number
}

const storeVariables = (dir: string, { port, secret, orphanDelayMs }: StoreOptions, program = '') => ({
  ...systemVariables(),
  STORE_DIR: dir,
  STORE_PORT: String(port),
  STORE_SECRET: secret,
  STORE_PROGRAM: program,
  STORE_ORPHAN_DELAY_MS: String(orphanDelayMs ?? ORPHAN_DELAY_MS),
})

/** Starts the embedded Postgres. @returns its URL for the superuser */
export async function startPostgresStore(group: ProcessGroup, options: StoreOptions): Promise<string> {
  const dir = join(options.dataDir, 'postgres')
  await group.run('postgres', 'store', [STORE_PROCESS, 'postgres'], storeVariables(dir, options)).up
  return postgresUrl({ port: options.port, password: options.secret })
}

/** Starts Redis, and installs it first if the machine has none. @returns its URL for each user */
export async function startRedisStore(group: ProcessGroup, options: StoreOptions): Promise<(user: string) => string> {
  const { log, install } = options
  const program = await installProgram(REDIS, { env: systemVariables(), install, log, signal: group.signal })
  const dir = join(options.dataDir, 'redis')
  await group.run('redis', 'store', [STORE_PROCESS, 'redis'], storeVariables(dir, options, program)).up
  return user => redisUrl(options, user)
}
