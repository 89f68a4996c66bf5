import { join } from 'node:path'
import { systemVariables } from './configuration.ts'
import { provide, REDIS } from './installer.ts'
import { postgresUrl } from './postgres-server.ts'
import type { ProcessGroup } from './process-group.ts'
import { redisUrl } from './redis-server.ts'

const KEEPER = join(import.meta.dirname, 'store-process.ts')

interface StoreOptions {
  dataDir: string
  port: number
  password: string
  say: (text: string) => void
}

const keeperVariables = (dir: string, { port, password }: StoreOptions, program = '') => ({
  ...systemVariables(),
  KEEP_DIR: dir,
  KEEP_PORT: String(port),
  KEEP_PASSWORD: password,
  KEEP_PROGRAM: program,
})

/** Starts the embedded Postgres under its keeper. @returns where its administrator reaches it */
export async function startPostgresStore(crew: ProcessGroup, options: StoreOptions): Promise<string> {
  const dir = join(options.dataDir, 'postgres')
  await crew.run('postgres', 'store', [KEEPER, 'postgres'], keeperVariables(dir, options)).up
  return postgresUrl(options)
}

/** Starts a Redis of our own under its keeper, installed first where the machine has none. @returns its address */
export async function startRedisStore(crew: ProcessGroup, options: StoreOptions): Promise<string> {
  const program = await provide(REDIS, { env: systemVariables(), say: options.say, signal: crew.signal })
  const dir = join(options.dataDir, 'redis')
  await crew.run('redis', 'store', [KEEPER, 'redis'], keeperVariables(dir, options, program)).up
  return redisUrl(options)
}
