import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * When a process started, in the system's own words; undefined where it has ended. A number that was given to another
 * process since has another start.
 */
export function startedAt(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout?.trim() || undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold spaces; what follows it is fields 3 (state) to 22 (start) and more.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** A process by its number and its start, so that no other is taken for it. */
export interface ProcessMark {
  pid: number
  started: string
}

export function markOf(pid: number): ProcessMark | undefined {
  const started = startedAt(pid)
  return started === undefined ? undefined : { pid, started }
}

export const isAlive = ({ pid, started }: ProcessMark) => startedAt(pid) === started

/** Signals a process; one that has ended in the meantime is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits for a process that is not our child; false where it outlives `timeoutMs`. */
export async function gone(mark: ProcessMark, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (isAlive(mark)) {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}

/** The command line of a process; empty where it has ended or isn't ours to see. */
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
