/** Timings of a worker that keeps its jobs on a machine so busy that it renews their locks late. */
export const LONG_LOCKS = { lockDurationMs: 60 * 60_000 }
