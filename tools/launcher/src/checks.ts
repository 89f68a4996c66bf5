import { join } from 'node:path'
import { ROOT } from './root.ts'

export interface Check {
  title: string
  tool: string
  args: string[]
}

const TURBO_OPTIONS = ['--continue', '--ui=stream', '--log-prefix=none', '--output-logs=errors-only']

/** A check whose result turbo caches until one of its inputs changes (`turbo.json`). */
export const cachedCheck = (title: string, ...tasks: string[]): Check => ({
  title,
  tool: 'turbo',
  args: ['run', ...tasks, ...TURBO_OPTIONS],
})

/** Everything that `npm run lint` runs. `biome` are the arguments of biome. */
export const linters = (biome: string[]): Check[] => [
  { title: 'Format and lint rules (biome)', tool: 'biome', args: biome },
  cachedCheck('Dependency directions and cycles (dependency-cruiser)', 'lint:dependencies'),
  cachedCheck('Unused files, exports and packages (knip)', 'lint:unused'),
]

/**
 * All types. One program checks everything that runs in Node: a program per package would parse the same declarations
 * seventeen times. What also needs the DOM's types is checked per package.
 */
export const types = cachedCheck('Types (tsc)', 'typecheck', 'typecheck:node')

export const unitTests = cachedCheck('Unit tests (vitest)', 'test:unit')
/** Where `test:unit` writes the number of passed and failed tests, and turbo restores it from its cache. */
export const UNIT_TALLY_FILE = join(ROOT, 'node_modules/.cache/unit-tests.json')
/** Written when the installation of the tests' programs has ended: why those that are missing could not be installed. */
export const PROGRAMS_REPORT_FILE = join(ROOT, 'node_modules/.cache/test-programs.txt')
