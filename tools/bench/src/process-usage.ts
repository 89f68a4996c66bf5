import { readFile } from 'node:fs/promises'
import { descendants } from '@kahani/launcher/process-table'

const MB = 1024 * 1024
/** Linux counts CPU time in units of 10 ms. */
const TICK_MS = 10

export interface Usage {
  /** Proportional set size: memory that several processes share, such as code, is divided among them. In MB. */
  pssMb: number
  /** Resident set size, which counts it in each of them. In MB. */
  rssMb: number
  /** Since the start of the process, with the children that have ended. */
  cpuMs: number
}

/** What a process uses without its descendants, as Linux attributes it. All 0 once it has ended. */
export async function processUsage(pid: number): Promise<Usage> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  const [memory, stat] = await Promise.all([read('smaps_rollup'), read('stat')])
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(memory)?.[1] ?? 0) * 1024) / MB
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pssMb: megabytes('Pss'), rssMb: megabytes('Rss'), cpuMs: ticks * TICK_MS }
}

export function sumOf(usages: readonly Usage[]): Usage {
  const sum = (key: keyof Usage) => usages.reduce((total, usage) => total + usage[key], 0)
  return { pssMb: sum('pssMb'), rssMb: sum('rssMb'), cpuMs: sum('cpuMs') }
}

/** What a process and its descendants use. */
export const usageOf = async (pid: number): Promise<Usage> =>
  sumOf(await Promise.all([pid, ...descendants(pid)].map(processUsage)))
