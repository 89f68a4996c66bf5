import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** States of a process that has ended: a zombie that its parent has not reaped, and a dead one. */
const ENDED = /^[ZX]/

/** Start time of a process, a number that tells apart processes with the same id. Undefined once it has ended. */
export function processStartTime(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
    const [, state = 'Z', started = ''] = /^\s*(\S+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? []
    return ENDED.test(state) ? undefined : String(Date.parse(started))
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may contain spaces. The fields after it are 3 (state) to 22 (start time) and more.
    const [state = 'Z', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ENDED.test(state) ? undefined : fields[18]
  } catch {
    return undefined
  }
}
