import { runProcess } from '@kahani/service-kit/process'
import { startWorker } from './start-worker.ts'

await runProcess('illustrations', logger => startWorker(process.env, logger))
