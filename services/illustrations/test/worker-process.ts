import { runProcess } from '@kahani/service-kit/process'
import { startWorker } from '../src/start-worker.ts'
import { SHORT_LOCKS } from './timings.ts'

await runProcess('illustrations', logger => startWorker(process.env, logger, SHORT_LOCKS))
