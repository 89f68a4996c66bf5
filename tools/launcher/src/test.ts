// `npm test [path…] [--full]`: types, lint rules and tests. The last line counts what has passed and failed.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Check, linters, PROGRAMS_REPORT_FILE, types, UNIT_TALLY_FILE, unitTests } from './checks.ts'
import { systemVariables } from './configuration.ts'
import { BOOK_CHECKERS, CALIBRE, CHROMIUM, installProgram, installPrograms, REDIS } from './installer.ts'
import { ROOT } from './root.ts'
import { runCommand } from './run-command.ts'
import { runVitest } from './run-vitest.ts'
import type { Tally } from './test-reporter.ts'
import { readTestScope } from './test-scope.ts'
import { buildWebApp, toolPath } from './web-app.ts'

const print = (text: string) => void process.stdout.write(`${text}\n`)
// Biome colours each character of a diff, also in a file.
const BIOME = ['ci', '--colors=off']
const PASSED: Tally = { passed: 1, failed: 0 }
const FAILED: Tally = { passed: 0, failed: 1 }
const NOTHING: Tally = { passed: 0, failed: 0 }

const { vitestArgs, full, packages, needsWebApp } = readTestScope(ROOT, process.argv.slice(2))
const cachesUnitTests = vitestArgs.length === 0
const env = { ...process.env, TEST_PROGRAMS_REPORT: PROGRAMS_REPORT_FILE, ...(full && { TEST_FULL: 'true' }) }
const stop = new AbortController()
process.on('exit', () => stop.abort())

/** Installs the programs that only some tests need, which wait for the report (`requireProgram`). */
async function installOtherPrograms(): Promise<void> {
  const programs = [...BOOK_CHECKERS, ...(process.env.EBOOK_CONVERT_PATH ? [] : [CALIBRE])]
  const options = { env: systemVariables(), log: print, signal: stop.signal }
  const reasons = await installPrograms(programs, options).catch((error: Error) => [error.message])
  for (const reason of reasons) print(reason)
  await mkdir(dirname(PROGRAMS_REPORT_FILE), { recursive: true })
  await writeFile(PROGRAMS_REPORT_FILE, reasons.join('\n'))
}

/** Installs the programs that the tests need, and builds the web app. A missing program fails only its tests. */
async function setUp(): Promise<Tally> {
  print('— Setup')
  await rm(PROGRAMS_REPORT_FILE, { force: true })
  for (const program of [REDIS, CHROMIUM]) {
    await installProgram(program, { env: systemVariables(), log: print }).catch((error: Error) => print(error.message))
  }
  void installOtherPrograms()
  if (!needsWebApp) return NOTHING
  try {
    await buildWebApp(ROOT, systemVariables())
    return NOTHING
  } catch (error) {
    print((error as Error).message)
    return FAILED
  }
}

function staticChecks(): Check[] {
  if (packages) {
    const ofPackages = packages.map(folder => ({
      title: `Types of ${folder} (tsc)`,
      tool: 'tsc',
      args: ['-p', folder],
    }))
    return [...ofPackages, ...linters([...BIOME, ...packages]).slice(0, 1)]
  }
  return [types, ...linters(BIOME)]
}

const run = (command: string, args: string[]) => runCommand(command, args, { cwd: ROOT, env, signal: stop.signal })
/** What failed checks have printed. It is shown at the end, where it is found. */
const failures: string[] = []
function report(title: string, passed: boolean, output: string): void {
  print(`\n— ${title}: ${passed ? 'passed' : 'failed, see below'}`)
  if (!passed) failures.push(`\n— ${title}\n${output}`)
}

/** Runs the checks one by one with low priority, since tests run at the same time. */
async function runChecks(): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const { title, tool, args } of staticChecks()) {
    const { code, output } = await run('nice', ['-n', '10', toolPath(ROOT, tool), ...args])
    report(title, code === 0, output)
    tallies.push(code === 0 ? PASSED : FAILED)
  }
  return tallies
}

async function runUnitTests(): Promise<Tally[]> {
  if (!cachesUnitTests) return []
  await rm(UNIT_TALLY_FILE, { force: true })
  const { title, tool, args } = unitTests
  const { code, output } = await run(toolPath(ROOT, tool), args)
  report(title, code === 0, output)
  // Missing if turbo or vitest failed before the end.
  const tally = await readFile(UNIT_TALLY_FILE, 'utf8').catch(() => undefined)
  return [tally ? JSON.parse(tally) : FAILED]
}

async function runOtherTests(): Promise<Tally[]> {
  const setup = await setUp()
  print('\n— Tests')
  const projects = cachesUnitTests ? ['--project=integration', '--project=e2e'] : []
  return [setup, await runVitest([...projects, ...vitestArgs], { env, print })]
}

const tallies = (await Promise.all([runChecks(), runUnitTests(), runOtherTests()])).flat()
for (const failure of failures) print(failure)
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
print(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
