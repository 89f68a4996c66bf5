import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Violation, violationSchema } from '@kahani/contracts/book-checks'
import { z } from 'zod'
import { runIsolated, withFolder } from '../../isolated-process.ts'
import type { WorkFolder } from '../../work-folder.ts'

export type FoundViolation = Omit<Violation, 'count'>

export interface AceDeps {
  /** Returns the path of Chromium, or `socket:` and the `CHROMIUM_SOCKET` of its server. Called for each run. */
  find: () => Promise<string | null>
  /** The PATH of Ace and Chromium. They receive no other variable of this process. */
  path: string
  /** Whether Chromium uses its sandbox. */
  sandbox: boolean
  workFolder: Pick<WorkFolder, 'create'>
  /** Time limit of one run, in ms. */
  timeLimitMs?: number
  /** Priority of its processes: rendering books comes first. */
  niceness?: number
}

const foundSchema = z.array(z.array(violationSchema.omit({ count: true })))

/**
 * Checks the accessibility of EPUB files. @returns the violations of each file
 * @throws Error, without texts of the books, if Ace fails, exceeds the time limit or is aborted
 */
export type RunAce = (files: readonly Buffer[], signal: AbortSignal) => Promise<FoundViolation[][]>

const PROGRAM = fileURLToPath(new URL('run-ace.ts', import.meta.url))
/** A book takes 5 to 9 s of CPU time. */
const TIME_LIMIT_MS = 120_000
const NICENESS = 10

export function createAce(deps: AceDeps): RunAce {
  const { find, path, sandbox, workFolder, timeLimitMs = TIME_LIMIT_MS, niceness = NICENESS } = deps

  return async (files, signal) => {
    const chromium = await find()
    if (chromium === null) throw new Error('Chromium is not installed')
    return withFolder(workFolder, 'ace', async folder => {
      const books = files.map((_, i) => join(folder, `book-${i}.epub`))
      for (const [i, file] of files.entries()) await writeFile(books[i] ?? '', file)
      const result = join(folder, 'result.json')
      const ace = [process.execPath, '--max-semi-space-size=2', PROGRAM, chromium, String(sandbox), result, ...books]
      const { failed, end } = await runIsolated({
        name: 'Ace',
        command: ['nice', '-n', String(niceness), ...ace],
        env: { PATH: path, LANG: 'C.UTF-8', HOME: folder, TMPDIR: folder },
        folder,
        timeLimitMs,
        signal,
      })
      if (failed) throw new Error(`Ace ${end}`)
      return foundSchema.parse(JSON.parse(await readFile(result, 'utf8')))
    })
  }
}
