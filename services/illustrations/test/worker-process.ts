import { runProcess } from '@kahani/service-kit/process'
import { startWorker } from '../src/start-worker.ts'
import { TEST_TIMINGS } from './timings.ts'

await runProcess('illustrations', logger => startWorker(process.env, logger, TEST_TIMINGS))
