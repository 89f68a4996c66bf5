// `npm test`: everything that can be checked on this machine, ending in one line that counts it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemVariables } from './configuration.ts'
import { CHROMIUM, provide, REDIS } from './installer.ts'
import { ROOT } from './root.ts'
import { runTool } from './run-tool.ts'
import { addTallies, readVitestReport, type Tally } from './tally.ts'
import { buildWebApp } from './web-app.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const PASSED: Tally = { passed: 1, failed: 0 }
const FAILED: Tally = { passed: 0, failed: 1 }
const check = async (title: string, tool: string, args: string[]) => {
  say(`\n— ${title}`)
  return (await runTool(tool, args)) === 0 ? PASSED : FAILED
}

/** What the tests need of this machine. What can't be had is said here, and fails the tests that need it. */
async function setUp(): Promise<Tally> {
  say('— Setting up')
  for (const program of [REDIS, CHROMIUM]) {
    await provide(program, { env: systemVariables(), say }).catch((error: Error) => say(error.message))
  }
  try {
    await buildWebApp(ROOT, systemVariables())
    return { passed: 0, failed: 0 }
  } catch (error) {
    say((error as Error).message)
    return FAILED
  }
}

async function runTests(args: string[]): Promise<Tally> {
  say('\n— Tests')
  const dir = mkdtempSync(join(tmpdir(), 'kahani-tests-'))
  try {
    const file = join(dir, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const code = await runTool('vitest', ['run', ...reporters, ...args])
    return readVitestReport(() => readFileSync(file, 'utf8'), code)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const tallies = [
  await setUp(),
  await check('Types', 'turbo', ['run', 'typecheck', '--continue', '--output-logs=new-only', '--ui=stream']),
  await check('Lint', 'biome', ['ci']),
  await runTests(process.argv.slice(2)),
]
const { passed, failed } = tallies.reduce(addTallies)
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
