import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** One core for the measured process alone, and another for everything else. */
export const MEASURED_CORE = 0
export const OTHER_CORE = 1

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Pins a command to a core. Unchanged if the machine has one core only, or no `taskset`. */
export const onCore = (core: number, command: string[]) =>
  canPin ? ['taskset', '-c', String(core), ...command] : command

/** Pins this process with all its threads to a core. @returns a function that undoes it, or null if it can't be pinned */
export function pinToCore(core: number): (() => void) | null {
  if (!canPin) return null
  const pid = String(process.pid)
  const { stdout } = spawnSync('taskset', ['-c', '-p', pid], { encoding: 'utf8' })
  const pin = (cores: string) => void spawnSync('taskset', ['-a', '-c', '-p', cores, pid])
  pin(String(core))
  return () => pin(stdout.split(':').at(-1)?.trim() ?? '')
}
