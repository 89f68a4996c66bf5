import { join } from 'node:path'
import type { LogLine } from './log-lines.ts'
import { sendSignal } from './process-table.ts'
import { ROOT } from './root.ts'
import { type RestartOptions, type SupervisedProcess, supervise } from './supervisor.ts'
import type { UserError } from './user-error.ts'

export interface ProcessGroupOptions {
  onLine: (line: LogLine) => void
  /** No process is started after it is aborted. */
  signal?: AbortSignal | undefined
  /** Kills the services that are still running once it is aborted. */
  force?: AbortSignal | undefined
  /** A service that exits with an error waits for a change of its source. */
  watchMode: boolean
  restart?: RestartOptions
}

/** Stages stop in this order, each after the previous one has exited. */
export type ShutdownStage = 'front' | 'service' | 'store'
// Together less than the 10 s of `Product.stop`. Services finish their current work while the stores still run.
const STOP_TIMEOUT_MS: Record<ShutdownStage, number> = { front: 1_500, service: 4_000, store: 4_000 }

const EXIT_WITH_PARENT = join(import.meta.dirname, 'exit-with-parent.ts')

/** All processes of one running product. */
export interface ProcessGroup {
  processes: ReadonlyMap<string, SupervisedProcess>
  /** Aborted, with the reason, when the start is cancelled or a process has failed. */
  signal: AbortSignal
  /** Resolves with the reason when a process has failed. */
  failed: Promise<UserError>
  run(name: string, stage: ShutdownStage, args: string[], env: Record<string, string>): SupervisedProcess
  /** From now on, a process that exits is always restarted. */
  markReady(): void
  stop(): Promise<void>
}

export function createProcessGroup(options: ProcessGroupOptions): ProcessGroup {
  const { onLine, force, watchMode, restart } = options
  const processes = new Map<string, SupervisedProcess>()
  const stages = new Map<string, ShutdownStage>()
  const failed = Promise.withResolvers<UserError>()
  const stopController = new AbortController()
  const signal = AbortSignal.any([stopController.signal, ...(options.signal ? [options.signal] : [])])
  let ready = false
  let stopped: Promise<void> | undefined

  const hooks = {
    onLine,
    isReady: () => ready,
    onFailure(error: UserError) {
      failed.resolve(error)
      stopController.abort(error)
    },
  }
  const processesOf = (stage: ShutdownStage) => [...processes.values()].filter(({ name }) => stages.get(name) === stage)
  const stopStage = (stage: ShutdownStage) =>
    Promise.all(processesOf(stage).map(process => process.stop(STOP_TIMEOUT_MS[stage])))

  async function stopAll(): Promise<void> {
    await stopStage('front')
    await stopStage('service')
    await stopStage('store')
  }

  force?.addEventListener('abort', () => {
    for (const { pid } of [...processesOf('front'), ...processesOf('service')]) if (pid) sendSignal(-pid, 'SIGKILL')
  })

  return {
    processes,
    signal,
    failed: failed.promise,
    run(name, stage, args, env) {
      signal.throwIfAborted()
      const spec = { name, args: ['--import', EXIT_WITH_PARENT, ...args], env, cwd: ROOT }
      const process = supervise(spec, hooks, { ...restart, watchMode: watchMode && stage !== 'store' })
      processes.set(name, process)
      stages.set(name, stage)
      return process
    },
    markReady() {
      ready = true
    },
    stop() {
      stopController.abort(new Error('the product was stopped'))
      stopped ??= stopAll()
      return stopped
    },
  }
}
