// `npm test [path…] [--full]`: types, lint rules and tests. The last line counts what has passed and failed.

import { type Check, linters, TYPECHECK } from './checks.ts'
import { systemVariables } from './configuration.ts'
import { CHROMIUM, installProgram, REDIS } from './installer.ts'
import { ROOT } from './root.ts'
import { runCommand } from './run-command.ts'
import { runVitest } from './run-vitest.ts'
import type { Tally } from './test-reporter.ts'
import { readTestScope } from './test-scope.ts'
import { buildWebApp, toolPath } from './web-app.ts'

const print = (text: string) => void process.stdout.write(`${text}\n`)
const PASSED: Tally = { passed: 1, failed: 0 }
const FAILED: Tally = { passed: 0, failed: 1 }
const NOTHING: Tally = { passed: 0, failed: 0 }

const { vitestArgs, full, packages, needsWebApp } = readTestScope(ROOT, process.argv.slice(2))
const stop = new AbortController()
process.on('exit', () => stop.abort())

/** Installs the programs that the tests need, and builds the web app. A missing program fails only its tests. */
async function setUp(): Promise<Tally> {
  print('— Setup')
  for (const program of [REDIS, CHROMIUM]) {
    await installProgram(program, { env: systemVariables(), log: print }).catch((error: Error) => print(error.message))
  }
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
    const types = packages.map(folder => ({ title: `Types of ${folder} (tsc)`, tool: 'tsc', args: ['-p', folder] }))
    return [...types, ...linters(['ci', ...packages]).slice(0, 1)]
  }
  const types = { title: 'Types (tsc)', tool: 'turbo', args: [...TYPECHECK, '--output-logs=errors-only'] }
  return [types, ...linters(['ci'])]
}

/** Runs a check with low priority, since tests run at the same time, and prints its output when it is done. */
async function runCheck({ title, tool, args }: Check): Promise<Tally> {
  const { code, output } = await runCommand('nice', ['-n', '10', toolPath(ROOT, tool), ...args], {
    cwd: ROOT,
    signal: stop.signal,
  })
  print(`\n— ${title}: ${code === 0 ? 'passed' : `failed\n${output}`}`)
  return code === 0 ? PASSED : FAILED
}

async function runChecks(): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const check of staticChecks()) tallies.push(await runCheck(check))
  return tallies
}

const setup = await setUp()
print('\n— Tests')
const env = { ...process.env, ...(full && { TEST_FULL: 'true' }) }
const [checks, tests] = await Promise.all([runChecks(), runVitest(vitestArgs, { env, print })])
const tallies = [setup, ...checks, tests]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
print(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
