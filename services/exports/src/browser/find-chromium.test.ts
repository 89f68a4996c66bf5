import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

async function folderWith(...programs: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-path-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const program of programs) {
    await writeFile(join(dir, program), '')
    await chmod(join(dir, program), 0o755)
  }
  return dir
}

test('it is found in any folder of the path, Chromium before Chrome', async () => {
  const [chrome, both] = [await folderWith('google-chrome'), await folderWith('google-chrome', 'chromium')]
  expect(await findChromium({ path: `/nowhere::${chrome}` })).toBe(join(chrome, 'google-chrome'))
  expect(await findChromium({ path: `${chrome}:${both}` })).toBe(join(both, 'chromium'))
})

test('a named place is the only one', async () => {
  const dir = await folderWith('chromium', 'mine')
  expect(await findChromium({ named: join(dir, 'mine'), path: dir })).toBe(join(dir, 'mine'))
  expect(await findChromium({ named: join(dir, 'gone'), path: dir })).toBeNull()
})

test('there may be none, or one that may not be run', async () => {
  const dir = await folderWith()
  expect(await findChromium({ path: dir })).toBeNull()
  expect(await findChromium({ path: '' })).toBeNull()
  await writeFile(join(dir, 'chromium'), '', { mode: 0o644 })
  expect(await findChromium({ path: dir })).toBeNull()
})
