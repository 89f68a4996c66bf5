import { LONG_LOCKS } from '@kahani/testing/worker-timings'
import type { Timings } from '../src/app.ts'

export const RETRY_DELAY_MS = 20

/** Short back-offs, and locks that don't expire while their worker is alive. */
export const TEST_TIMINGS: Timings = {
  worker: { ...LONG_LOCKS, outageDelayMs: { min: 100, max: 200 } },
  retryDelayMs: RETRY_DELAY_MS,
  lateCheckDelayMs: 100,
  breaker: { minDelayMs: 100, maxDelayMs: 200 },
}

/** For tests that kill a worker: another one takes over its jobs within 2.5 s. */
export const SHORT_LOCKS: Timings = {
  ...TEST_TIMINGS,
  worker: { ...TEST_TIMINGS.worker, lockDurationMs: 2_000, lockRenewMs: 500, stalledIntervalMs: 500 },
}
