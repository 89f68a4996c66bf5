// A launcher for the tests: runs a dummy and a Redis, tells their numbers, and waits to be killed.
import { join } from 'node:path'
import { createProcessGroup } from '../src/process-group.ts'
import { startRedisStore } from '../src/stores.ts'

const [, , dataDir = '', port = '', behaviour = ''] = process.argv
const DUMMY = join(import.meta.dirname, 'dummy-service.ts')

const crew = createProcessGroup({ onLine: () => undefined, watchMode: false })
const environment = { PATH: process.env.PATH ?? '' }
const dummy = crew.run('dummy', 'service', [DUMMY, behaviour], environment)
await startRedisStore(crew, { dataDir, port: Number(port), password: 'test', say: () => undefined })
await dummy.up
crew.settle()
process.send?.({ pids: [...crew.processes.values()].map(({ pid }) => pid) })
setInterval(() => undefined, 1_000)
