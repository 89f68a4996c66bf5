import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CHROMIUM, findProgram } from './find-program.ts'

// Without the paths of what this machine may have.
const program = { ...CHROMIUM, names: CHROMIUM.names.filter(name => !isAbsolute(name)) }

async function folderWith(...programs: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-path-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const program of programs) {
    await writeFile(join(dir, program), '')
    await chmod(join(dir, program), 0o755)
  }
  return dir
}

test('finds a program in any folder of the PATH, under its preferred name', async () => {
  const [chrome, both] = [await folderWith('google-chrome'), await folderWith('google-chrome', 'chromium')]
  expect(await findProgram(program, { PATH: `/nowhere::${chrome}` })).toBe(join(chrome, 'google-chrome'))
  expect(await findProgram(program, { PATH: `${chrome}:${both}` })).toBe(join(both, 'chromium'))
})

test('the path in the variable is the only candidate', async () => {
  const dir = await folderWith('chromium', 'custom')
  expect(await findProgram(program, { CHROMIUM_PATH: join(dir, 'custom'), PATH: dir })).toBe(join(dir, 'custom'))
  expect(await findProgram(program, { CHROMIUM_PATH: join(dir, 'missing'), PATH: dir })).toBeNull()
})

test('returns null if the program is not installed or not executable', async () => {
  const dir = await folderWith()
  expect(await findProgram(program, { PATH: dir })).toBeNull()
  expect(await findProgram(program, { PATH: '' })).toBeNull()
  await writeFile(join(dir, 'chromium'), '', { mode: 0o644 })
  expect(await findProgram(program, { PATH: dir })).toBeNull()
})
