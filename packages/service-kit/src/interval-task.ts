/** Work that is done again and again. */
export interface IntervalTask {
  /** Does a round now, or straight after the one under way. */
  flushOutbox(): void
  /** Begins no new round, and waits for the one under way. */
  stop(): Promise<void>
}

/** Does `round` now and then every `everyMs`, never twice at once, until stopped. A round handles its own errors. */
export function startIntervalTask(round: () => Promise<void>, everyMs: number): IntervalTask {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  const begin = () => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = round().finally(() => {
      running = null
      if (again) {
        again = false
        begin()
      }
    })
  }
  const timer = setInterval(() => running ?? begin(), everyMs)
  begin()
  return {
    flushOutbox: begin,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
