import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const POLL_INTERVAL_MS = 200

/** Waits until `npm test` has installed the programs of the tests. @returns why some of them are missing */
async function installationReport(file: string): Promise<string> {
  for (;;) {
    const report = await readFile(file, 'utf8').catch(() => undefined)
    if (report !== undefined) return report
    await sleep(POLL_INTERVAL_MS)
  }
}

/**
 * Finds a program on the PATH, after the installation that `npm test` runs at the same time.
 * @returns its path
 * @throws Error with the reason why the program could not be installed
 */
export async function requireProgram(command: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { TEST_PROGRAMS_REPORT, PATH = '' } = env
  const report = TEST_PROGRAMS_REPORT ? await installationReport(TEST_PROGRAMS_REPORT) : 'npm test installs it.'
  try {
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'command -v "$0"', command], { env: { PATH } })
    return stdout.trim()
  } catch (cause) {
    throw new Error(`The test needs ${command}, which is not installed. ${report}`, { cause })
  }
}
