import type { Timings } from '../src/app.ts'

export const RETRY_DELAY_MS = 20

/** Short enough for tests; locks outlast a busy CPU. */
export const TEST_TIMINGS: Timings = {
  worker: {
    lockDurationMs: 1_500,
    lockRenewMs: 500,
    stalledIntervalMs: 500,
    outageDelayMs: { min: 100, max: 200 },
  },
  retryDelayMs: RETRY_DELAY_MS,
  breaker: { minDelayMs: 100, maxDelayMs: 200 },
}
