// `npm test [path…] [--full]`: static checks, then unit, integration and browser tests, then the tools. One group runs after the
// other, so that they do not compete for the machine. The last line counts what has passed and failed.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cached, STRUCTURE, STYLE, TYPES } from './checks.ts'
import { systemVariables } from './configuration.ts'
import {
  BOOK_CHECKERS,
  CALIBRE,
  CHROMIUM,
  installPrograms,
  PROMETHEUS,
  type Program,
  REDIS,
  RESTIC,
} from './installer.ts'
import { ROOT, toolPath } from './root.ts'
import { runCommand } from './run-command.ts'
import { stopRequest } from './run-tool.ts'
import { runVitest, sumOf, type Tally } from './run-vitest.ts'
import { SMOKE_TESTS } from './smoke-tests.ts'
import { readTestScope } from './test-scope.ts'
import { runUnitTests, UNIT_PROJECTS } from './unit-tests.ts'

/** Written when the installation of the tests' programs has ended: why those that are missing could not be installed. */
const PROGRAMS_REPORT_FILE = join(ROOT, 'node_modules/.cache/test-programs.txt')

const print = (text: string) => void process.stdout.write(`${text}\n`)
const { vitestArgs, full, packages, tools } = readTestScope(ROOT, process.argv.slice(2))
const env = { ...process.env, TEST_PROGRAMS_REPORT: PROGRAMS_REPORT_FILE, ...(full && { TEST_FULL: 'true' }) }
const signal = stopRequest()
/** What failed checks have printed. It is shown at the end, where it is found. */
const failures: string[] = []

async function install(programs: Program[]): Promise<string> {
  const options = { env: systemVariables(), install: process.env.INSTALL, log: print, signal }
  const reasons = await installPrograms(programs, options).catch((error: Error) => [error.message])
  for (const reason of reasons) print(reason)
  return reasons.join('\n')
}

/**
 * Installs programs while other tests run, since that waits for the network. Tests that need one of the last ones wait for the
 * report (`requireProgram`). A missing program fails only its tests.
 * @returns when the programs are installed that every run needs, and when all are
 */
async function installInBackground() {
  await rm(PROGRAMS_REPORT_FILE, { force: true })
  await mkdir(dirname(PROGRAMS_REPORT_FILE), { recursive: true })
  const first = install([REDIS, CHROMIUM])
  const others = [
    RESTIC,
    ...BOOK_CHECKERS,
    ...(full ? [PROMETHEUS] : []),
    ...(process.env.EBOOK_CONVERT_PATH ? [] : [CALIBRE]),
  ]
  const all = first.then(() => install(others)).then(report => writeFile(PROGRAMS_REPORT_FILE, report))
  return { first, all }
}

async function check(tool: string, args: string[]): Promise<Tally> {
  const { code, output } = await runCommand(toolPath(tool), args, { cwd: ROOT, env, signal })
  if (code !== 0) failures.push(`\n— ${[tool, ...args].join(' ')}\n${output}`)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function checkStatically(): Promise<Tally> {
  if (!packages) return check('turbo', cached(STYLE, ...STRUCTURE, ...TYPES))
  const tallies = [await check('biome', ['ci', '--colors=off', ...packages])]
  for (const folder of packages) tallies.push(await check('tsc', ['-p', folder]))
  return sumOf(tallies)
}

async function runTools(): Promise<Tally> {
  await installed.all
  const tallies: Tally[] = []
  for (const args of SMOKE_TESTS) {
    if (signal.aborted) break
    print(`node ${args.join(' ')}`)
    tallies.push(await check('node', args))
  }
  return sumOf(tallies)
}

const vitest = async (...projects: string[]) => (await runVitest([...projects, ...vitestArgs], { env, signal })).tally

/** CPU time of all processes that this one has started and that have exited, in s. Undefined where it is not known. */
async function cpuSeconds(): Promise<number | undefined> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => undefined)
  // After the name in parentheses, as clock ticks: cutime and cstime.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[13]) + Number(fields[14])) / 100
}

const installed = await installInBackground()
const groups: Record<string, () => Promise<Tally>> = {
  'Static checks': checkStatically,
  'Unit tests': () => (vitestArgs.length === 0 ? runUnitTests({ env, signal, print }) : vitest(...UNIT_PROJECTS)),
  'Integration tests': async () => {
    await installed.first
    return vitest('--project=integration')
  },
  ...((packages?.includes('e2e') ?? true) && { 'Browser tests': () => vitest('--project=e2e') }),
  ...(tools && { Tools: runTools }),
}
const tallies: Tally[] = []
const summary: string[] = []
for (const [title, run] of Object.entries(groups)) {
  print(`\n— ${title}`)
  const startedAt = performance.now()
  const cpuBefore = await cpuSeconds()
  const tally = await run()
  if (signal.aborted) process.exit(1)
  tallies.push(tally)
  const cpuAfter = await cpuSeconds()
  const cpu =
    cpuBefore !== undefined && cpuAfter !== undefined ? `, ${(cpuAfter - cpuBefore).toFixed(1)} s of CPU time` : ''
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  summary.push(`${title.padEnd(18)} ${tally.passed} passed, ${tally.failed} failed in ${seconds} s${cpu}`)
  print(`${summary.at(-1)}`)
}
for (const failure of failures) print(failure)
print(`\n— Summary\n${summary.join('\n')}`)
const { passed, failed } = sumOf(tallies)
print(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
