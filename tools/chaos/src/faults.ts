import { setTimeout as sleep } from 'node:timers/promises'
import { descendants } from '@kahani/launcher/process-table'
import type { Random } from '@kahani/random/random'
import type { System } from './system.ts'

const SERVICES = ['gateway', 'auth', 'stories', 'payments', 'illustrations', 'exports', 'exports-worker']
const STORES = ['redis', 'postgres']
const STORE_PAUSE_MS = 3_000
const PROVIDER_FAULTS = {
  'returns 500': { kind: 'status', status: 500 },
  hangs: { kind: 'hang' },
  'limits the rate': { kind: 'status', status: 429, retryAfter: 2 },
} as const
const ENDPOINTS = ['text', 'picture', 'moderation'] as const

export interface Fault {
  /** ms since the beginning. */
  at: number
  description: string
  inject(): Promise<void>
}

/** Stops a process with all its descendants: connections stay open and nobody answers. @returns a function that continues it */
export function suspend(pid: number): () => void {
  const all = [pid, ...descendants(pid)]
  const signal = (name: NodeJS.Signals) => {
    for (const each of all) {
      try {
        process.kill(each, name)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  signal('SIGSTOP')
  return () => signal('SIGCONT')
}

/** Plans what fails when: processes that are killed, stores that stop for 3 s or are killed, and faults of the AI provider. */
export function planFaults(random: Random, durationMs: number, { product, openAi }: System): Fault[] {
  const processOf = (name: string) => product.processes.get(name)?.pid
  const kill = (name: string) => ({
    description: `kill -9 of ${name}`,
    async inject() {
      const pid = processOf(name)
      if (pid) process.kill(pid, 'SIGKILL')
    },
  })
  const stopStore = (name: string) => ({
    description: `${name} stops for ${STORE_PAUSE_MS / 1000} s`,
    async inject() {
      const pid = processOf(name)
      // The server, but not the process that supervises it.
      for (const child of pid ? descendants(pid).slice(0, 1) : []) {
        const resume = suspend(child)
        await sleep(STORE_PAUSE_MS)
        resume()
      }
    },
  })
  const failProvider = (name: keyof typeof PROVIDER_FAULTS, ms: number) => ({
    description: `the AI provider ${name} for ${(ms / 1000).toFixed(0)} s`,
    async inject() {
      for (const endpoint of ENDPOINTS) openAi.failAlways(endpoint, PROVIDER_FAULTS[name])
      await sleep(ms)
      openAi.clearFaults()
    },
  })
  const faults: Fault[] = []
  for (let at = 4_000; at < durationMs; at += random.between(3_000, 9_000)) {
    const kind = random.between(0, 10)
    if (kind < 6) faults.push({ at, ...kill(random.pick(SERVICES)) })
    else if (kind < 7) faults.push({ at, ...kill(random.pick(STORES)) })
    else if (kind < 8.5) faults.push({ at, ...stopStore(random.pick(STORES)) })
    else {
      const names = Object.keys(PROVIDER_FAULTS) as (keyof typeof PROVIDER_FAULTS)[]
      faults.push({ at, ...failProvider(random.pick(names), random.between(4_000, 20_000)) })
    }
  }
  return faults
}
