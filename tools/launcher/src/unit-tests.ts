import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { ROOT, toolPath } from './root.ts'
import { runVitest, sumOf, type Tally, type VitestOptions } from './run-vitest.ts'

/** Arguments of vitest that choose the tests next to the code. */
export const UNIT_PROJECTS = ['--project=unit', '--project=web']

const FOLDER = join(ROOT, 'node_modules/.cache/unit-tests')

/** A file for the result of each package's tests. Turbo names it by a hash of the package and of those that it depends on. */
async function resultFiles(env: NodeJS.ProcessEnv): Promise<Map<string, string>> {
  const { stdout } = await execa(toolPath('turbo'), ['run', 'test:unit', '--dry=json'], { cwd: ROOT, env })
  const { tasks }: { tasks: { task: string; directory: string; hash: string }[] } = JSON.parse(stdout)
  const tests = tasks.filter(({ task }) => task === 'test:unit')
  return new Map(tests.map(({ directory, hash }) => [directory, join(FOLDER, `${hash}.json`)]))
}

/**
 * Runs the unit tests of the packages for which no result is stored. One vitest runs them all: as a task of turbo for each
 * package they would take a seventh more CPU time.
 */
export async function runUnitTests({
  env = process.env,
  ...options
}: VitestOptions & { print: (text: string) => void }) {
  const stored: Tally[] = []
  const changed = new Map<string, string>()
  for (const [folder, file] of await resultFiles(env)) {
    const result = await readFile(file, 'utf8').catch(() => undefined)
    if (result) stored.push(JSON.parse(result))
    else changed.set(folder, file)
  }
  if (stored.length > 0) options.print(`Unchanged since they passed: ${stored.length} packages`)
  if (changed.size === 0) return sumOf(stored)

  const folders = [...changed.keys()].map(folder => `${folder}/`)
  const { files, tally } = await runVitest([...UNIT_PROJECTS, ...folders], { env, ...options })
  // Otherwise the run has failed outside of a test.
  const isComplete = tally.failed === sumOf(files.values()).failed
  await mkdir(FOLDER, { recursive: true })
  for (const [folder, file] of changed) {
    const own = sumOf([...files].filter(([path]) => path.startsWith(`${folder}/`)).map(([, result]) => result))
    if (isComplete && own.failed === 0) await writeFile(file, JSON.stringify(own))
  }
  return sumOf([...stored, tally])
}
