import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processStartTime } from '@kahani/service-kit/process-start-time'

const POLL_MS = 50
/** A process id with the start time of its process, so that a reused id is not mistaken for the same process. */
export interface ProcessIdentity {
  pid: number
  started: string
}

/** Undefined if the process has ended. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const started = processStartTime(pid)
  return started === undefined ? undefined : { pid, started }
}

/** Parses the JSON of a ProcessIdentity. @throws if it is anything else */
export function parseIdentity(json: string): ProcessIdentity {
  const { pid, started } = JSON.parse(json)
  if (!Number.isInteger(pid) || typeof started !== 'string') throw new TypeError('not a process identity')
  return { pid, started }
}

export const isRunning = ({ pid, started }: ProcessIdentity) => processStartTime(pid) === started

/** Sends a signal to a process, or to a process group if `pid` is negative. Ignores one that has already ended. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits for the exit of a process that is not our child. @returns false on timeout */
export async function waitForExit(identity: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

/** Command line of a process. Empty if it has ended or is not visible to this user. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Parent pid of every process of this machine. */
function parentPids(): Map<number, number> {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
    return new Map(stdout.split('\n').map(line => line.trim().split(/\s+/).map(Number) as [number, number]))
  }
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return new Map(
    pids.flatMap(pid => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        return [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const]
      } catch {
        // It has exited since the folder was listed.
        return []
      }
    }),
  )
}

/** Pids of the running children of a process, their children, and so on. */
export function descendants(pid: number): number[] {
  const parents = parentPids()
  const childrenOf = (parent: number): number[] =>
    [...parents].filter(([, value]) => value === parent).flatMap(([child]) => [child, ...childrenOf(child)])
  return childrenOf(pid).filter(child => identifyProcess(child) !== undefined)
}
