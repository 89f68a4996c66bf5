import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CHROMIUM_NAMES, findChromium } from './find-chromium.ts'

// Without the paths of what this machine may have.
const NAMES = CHROMIUM_NAMES.filter(name => !isAbsolute(name))

async function folderWith(...programs: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-path-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const program of programs) {
    await writeFile(join(dir, program), '')
    await chmod(join(dir, program), 0o755)
  }
  return dir
}

test('finds Chromium in any folder of the PATH and prefers it to Chrome', async () => {
  const [chrome, both] = [await folderWith('google-chrome'), await folderWith('google-chrome', 'chromium')]
  expect(await findChromium({ PATH: `/nowhere::${chrome}` }, NAMES)).toBe(join(chrome, 'google-chrome'))
  expect(await findChromium({ PATH: `${chrome}:${both}` }, NAMES)).toBe(join(both, 'chromium'))
})

test('CHROMIUM_PATH is the only candidate', async () => {
  const dir = await folderWith('chromium', 'custom')
  expect(await findChromium({ CHROMIUM_PATH: join(dir, 'custom'), PATH: dir })).toBe(join(dir, 'custom'))
  expect(await findChromium({ CHROMIUM_PATH: join(dir, 'missing'), PATH: dir })).toBeNull()
})

test('returns null if none is installed or executable', async () => {
  const dir = await folderWith()
  expect(await findChromium({ PATH: dir }, NAMES)).toBeNull()
  expect(await findChromium({ PATH: '' }, NAMES)).toBeNull()
  await writeFile(join(dir, 'chromium'), '', { mode: 0o644 })
  expect(await findChromium({ PATH: dir }, NAMES)).toBeNull()
})
