// A launcher for the tests: runs a dummy service and a Redis, sends their pids, and waits to be killed.
import { join } from 'node:path'
import { systemVariables } from '../src/configuration.ts'
import { createProcessGroup } from '../src/process-group.ts'
import { startRedisStore } from '../src/stores.ts'

const [, , dataDir = '', port = '', behaviour = ''] = process.argv
const DUMMY = join(import.meta.dirname, 'dummy-service.ts')

const group = createProcessGroup({ onLine: () => undefined, watchMode: false })
const env = { ...systemVariables(), EXIT_TIMEOUT_MS: '500' }
const dummy = group.run('dummy', 'service', [DUMMY, behaviour], env)
const store = { dataDir, port: Number(port), secret: 'test', log: () => undefined, orphanDelayMs: 200 }
await startRedisStore(group, store)
await dummy.up
group.markReady()
process.send?.({ pids: [...group.processes.values()].map(({ pid }) => pid) })
setInterval(() => undefined, 1_000)
