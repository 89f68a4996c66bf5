import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** One core for the measured process alone, and another for everything else. */
export const MEASURED_CORE = 0
export const OTHER_CORE = 1

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Pins a command to a core. Unchanged if the machine has one core only, or no `taskset`. */
export const onCore = (core: number, command: string[]) =>
  canPin ? ['taskset', '-c', String(core), ...command] : command

/** Pins this process with all its threads to a core. @returns whether that is possible */
export function pinToCore(core: number): boolean {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)])
  return canPin
}
