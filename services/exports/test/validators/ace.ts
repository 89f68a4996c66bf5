import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findTestChromium } from '../chromium.ts'

const run = promisify(execFile)
const PROGRAM = fileURLToPath(new URL('run-ace.ts', import.meta.url))

/** Checks the accessibility of EPUB files with Ace. @returns violations, which start with their impact, by path */
export async function checkAccessibility(paths: readonly string[]): Promise<Map<string, string[]>> {
  const home = await mkdtemp(join(tmpdir(), 'kahani-ace-'))
  try {
    const chromium = await findTestChromium()
    if (!chromium) throw new Error('Chromium is not installed')
    const env = { PATH: process.env.PATH, HOME: home, TMPDIR: home }
    const { stdout } = await run(process.execPath, [PROGRAM, chromium, ...paths], { env, maxBuffer: 16 * 1024 * 1024 })
    return new Map<string, string[]>(JSON.parse(stdout))
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
