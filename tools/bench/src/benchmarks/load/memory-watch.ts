import { readFile } from 'node:fs/promises'
import type { RunningProduct } from '@kahani/launcher/run-product'

/** The Node processes of the product that answer requests. */
const WATCHED = ['gateway', 'auth', 'stories', 'payments', 'exports']
const INTERVAL_MS = 100

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

/** Resident memory of the services, in MB by name. */
export async function readMemory(product: RunningProduct): Promise<Record<string, number>> {
  const entries = WATCHED.map(async name => [name, await residentMb(product.processes.get(name)?.pid ?? 0)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Reads the memory of the services at an interval. @returns a function that stops it and returns the readings */
export function watchMemory(product: RunningProduct) {
  const readings: Record<string, number[]> = Object.fromEntries(WATCHED.map(name => [name, []]))
  const read = async () => {
    for (const [name, mb] of Object.entries(await readMemory(product))) readings[name]?.push(mb)
  }
  const timer = setInterval(() => void read(), INTERVAL_MS)
  return () => {
    clearInterval(timer)
    return readings
  }
}
