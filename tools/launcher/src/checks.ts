/** Arguments of turbo for tasks whose results it caches until one of their inputs changes (`turbo.json`). */
export const cached = (...tasks: string[]) => [
  ...['run', ...tasks, '--concurrency=2', '--continue'],
  ...['--ui=stream', '--log-prefix=none', '--output-logs=errors-only'],
]

/**
 * All types. One program checks everything that runs in Node: a program per package would parse the same declarations
 * seventeen times. What also needs the DOM's types is checked per package. Without garbage collection (`GOGC`), tsc takes a
 * quarter less CPU time, and a tenth more memory.
 */
export const TYPES = ['typecheck', 'typecheck:node']
/** Directions of dependencies, cycles, and unused files, exports and packages. */
export const STRUCTURE = ['lint:dependencies', 'lint:unused']
/** Format and lint rules. */
export const STYLE = 'lint:style'
