import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { ROOT, toolPath } from './root.ts'
import { runCommand } from './run-command.ts'

export interface Tally {
  passed: number
  failed: number
}

// Only for a run that hangs: the slowest machine needs less.
const LIMIT_MS = 3 * 60 * 60_000

export interface VitestOptions {
  env?: NodeJS.ProcessEnv
  signal?: AbortSignal
  /** Ends a run that takes longer. */
  limitMs?: number
}

/** A file that could not be loaded, or whose hooks failed, counts as a failed test unless one of its tests failed. */
function tallyOf({ status, assertionResults }: JsonTestResults['testResults'][number]): Tally {
  const count = (wanted: string) => assertionResults.filter(test => test.status === wanted).length
  const failed = count('failed')
  return { passed: count('passed'), failed: failed === 0 && status === 'failed' ? 1 : failed }
}

export const sumOf = (tallies: Iterable<Tally>): Tally =>
  [...tallies].reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/** Runs vitest. A run that fails without a failed test counts as one. @returns the tally, in all and by file */
export async function runVitest(args: string[], { env = process.env, signal, limitMs = LIMIT_MS }: VitestOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-tests-'))
  try {
    const report = join(folder, 'report.json')
    const limit = AbortSignal.timeout(limitMs)
    const { code } = await runCommand(toolPath('vitest'), ['run', '--passWithNoTests', ...args], {
      cwd: ROOT,
      env: { ...env, TEST_REPORT: report },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      inherit: true,
    })
    const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}')
    const { testResults }: Pick<JsonTestResults, 'testResults'> = JSON.parse(text)
    const files = new Map(testResults.map(file => [relative(ROOT, file.name), tallyOf(file)]))
    const tally = sumOf(files.values())
    return { files, tally: code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally }
  } finally {
    await rm(folder, { recursive: true })
  }
}
