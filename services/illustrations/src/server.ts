import { constants, setPriority } from 'node:os'
import { runProcess } from '@kahani/service-kit/process'
import { startWorker } from './start-worker.ts'

// Where they share the cores, requests of readers come first. Threads and child processes inherit it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
await runProcess('illustrations', logger => startWorker(process.env, logger))
