import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The core that what is measured has to itself, and the one for everything else. */
export const MEASURED_CORE = 0
export const OTHER_CORE = 1

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** The command that runs a program on one core; as it is where the machine has one core only, or no `taskset`. */
export const onCore = (core: number, command: string[]) =>
  canPin ? ['taskset', '-c', String(core), ...command] : command

/** Keeps this process, all its threads, to one core. @returns whether it could */
export function stayOnCore(core: number): boolean {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)])
  return canPin
}
