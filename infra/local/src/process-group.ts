import { join } from 'node:path'
import type { LogLine } from './log-lines.ts'
import { signal as send } from './process-table.ts'
import { ROOT } from './root.ts'
import { type Patience, type Supervised, supervise } from './supervisor.ts'
import type { UserError } from './user-error.ts'

export interface ProcessGroupOptions {
  onLine: (line: LogLine) => void
  /** Nothing more is started once it is aborted. */
  signal?: AbortSignal | undefined
  /** Once it is aborted, services that have not ended yet are ended at once. */
  hurry?: AbortSignal | undefined
  /** A person is at work on the sources: a service that fails waits to be restarted. */
  watchMode: boolean
  /** How long a service that died waits for its next start. */
  restart?: Omit<Patience, 'watchMode'>
}

/** Who ends when: each of these waits until the ones before it have ended. */
export type ShutdownStage = 'front' | 'service' | 'store'
// Together less than the 10 s in which the product ends. Services finish what is at hand while their stores are there.
const PATIENCE_MS: Record<ShutdownStage, number> = { front: 1_500, service: 4_000, store: 4_000 }

const LEASH = join(import.meta.dirname, 'exit-with-parent.ts')

/** Every process of one running product. */
export interface ProcessGroup {
  processes: ReadonlyMap<string, Supervised>
  /** Aborted, with the reason, when the start is called off or a part can't go on. */
  signal: AbortSignal
  /** Resolves with the reason if a part can't go on. */
  failed: Promise<UserError>
  run(name: string, place: ShutdownStage, args: string[], env: Record<string, string>): Supervised
  /** Says that the product was ready: from now on a part that dies is started again, whatever it died of. */
  settle(): void
  stop(): Promise<void>
}

export function createProcessGroup(options: ProcessGroupOptions): ProcessGroup {
  const { onLine, signal: calledOff, hurry, watchMode, restart } = options
  const members = new Map<string, Supervised>()
  const places = new Map<string, ShutdownStage>()
  const failed = Promise.withResolvers<UserError>()
  const over = new AbortController()
  const signal = AbortSignal.any(calledOff ? [calledOff, over.signal] : [over.signal])
  let settled = false
  let stopped: Promise<void> | undefined

  const hooks = {
    onLine,
    settled: () => settled,
    onFailure(sentence: UserError) {
      failed.resolve(sentence)
      over.abort(sentence)
    },
  }
  const at = (place: ShutdownStage) => [...members.values()].filter(({ name }) => places.get(name) === place)
  const stopAt = (place: ShutdownStage) => Promise.all(at(place).map(member => member.stop(PATIENCE_MS[place])))

  hurry?.addEventListener('abort', () => {
    for (const { pid } of [...at('front'), ...at('service')]) if (pid) send(-pid, 'SIGKILL')
  })

  return {
    processes: members,
    signal,
    failed: failed.promise,
    run(name, place, args, env) {
      signal.throwIfAborted()
      const part = { name, args: ['--import', LEASH, ...args], env, cwd: ROOT }
      const member = supervise(part, hooks, { ...restart, watchMode: watchMode && place !== 'store' })
      members.set(name, member)
      places.set(name, place)
      return member
    },
    settle() {
      settled = true
    },
    stop() {
      over.abort(new Error('the product was stopped'))
      stopped ??= stopAt('front')
        .then(() => stopAt('service'))
        .then(() => stopAt('store'))
        .then(() => undefined)
      return stopped
    },
  }
}
