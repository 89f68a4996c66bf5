import type { Logger } from 'pino'
import { detached } from './tracing.ts'

/** A task that runs periodically until it is stopped. */
export interface IntervalTask {
  /** Runs the task now, or again right after the current run. */
  trigger(): void
  /** Starts no new run and waits for the current one. */
  stop(): Promise<void>
}

/** Runs `task` now and then every `intervalMs`. Runs never overlap. `task` must handle its own errors. */
export function startIntervalTask(task: () => Promise<void>, intervalMs: number): IntervalTask {
  let running: Promise<void> | null = null
  let runAgain = false
  let stopped = false
  const run = () => {
    if (stopped) return
    if (running) {
      runAgain = true
      return
    }
    // What a request triggers serves other requests too.
    running = detached(task).finally(() => {
      running = null
      if (runAgain) {
        runAgain = false
        run()
      }
    })
  }
  const timer = setInterval(() => running ?? run(), intervalMs)
  run()
  return {
    trigger: run,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** Runs the steps of a task one after the other. An error is logged and does not prevent the next steps. */
export async function runSteps(steps: Record<string, () => Promise<unknown>>, logger: Logger): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run()
    } catch (err) {
      logger.warn({ err, step }, 'step of a periodic task failed, will retry')
    }
  }
}
