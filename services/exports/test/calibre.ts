import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { requireProgram } from '@kahani/testing/programs'
import { onTestFinished } from 'vitest'
import { openWorkFolder } from '../src/work-folder.ts'

export const findTestConverter = async () => process.env.EBOOK_CONVERT_PATH || requireProgram('ebook-convert')

/** Opens a work folder in a folder of the test. `cleanUp` registers its teardown. */
export async function openTestWorkFolder(cleanUp: (tearDown: () => Promise<void>) => void = onTestFinished) {
  const parent = await mkdtemp(join(tmpdir(), 'kahani-work-'))
  const workFolder = await openWorkFolder(createTestLogger(createLogger), parent)
  cleanUp(async () => {
    await workFolder.close()
    await rm(parent, { recursive: true, force: true })
  })
  /** Paths of what is in the work folder. */
  const list = async () => (await readdir(parent, { recursive: true })).filter(path => path.includes('/'))
  return { parent, workFolder, list }
}
