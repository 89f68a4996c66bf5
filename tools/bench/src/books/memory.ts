import { readFile } from 'node:fs/promises'
import { descendants } from '@kahani/launcher/process-table'

/** Memory of a process, which it shares with others in part, in bytes. 0 once it has ended. */
async function processMemory(pid: number): Promise<number> {
  const smaps = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(smaps)?.[1] ?? 0) * 1024
}

/** Memory of a process and its descendants, in bytes, as Linux attributes it. */
export async function memoryOf(pid: number): Promise<number> {
  const sizes = await Promise.all([pid, ...descendants(pid)].map(processMemory))
  return sizes.reduce((sum, size) => sum + size, 0)
}
