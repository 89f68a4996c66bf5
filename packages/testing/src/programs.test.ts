import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requireProgram } from './programs.ts'

async function createMachine() {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-programs-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const env = { PATH: `/nowhere:${dir}`, TEST_PROGRAMS_REPORT: join(dir, 'report') }
  const program = join(dir, 'qpdf')
  return { env, program, install: () => writeFile(program, '', { mode: 0o755 }) }
}

test('finds a program after the installation has ended', async () => {
  const { env, program, install } = await createMachine()
  let found: string | undefined
  const search = requireProgram('qpdf', env).then(path => {
    found = path
  })
  // An installation that is not complete yet.
  await install()
  expect(found).toBeUndefined()
  await writeFile(env.TEST_PROGRAMS_REPORT, '')
  await search
  expect(found).toBe(program)
})

test('fails with the reason of the installer, or without npm test at once', async () => {
  const { env } = await createMachine()
  await writeFile(env.TEST_PROGRAMS_REPORT, 'There is no package manager.')
  await expect(requireProgram('qpdf', env)).rejects.toThrow(
    'The test needs qpdf, which is not installed. There is no package manager.',
  )
  await expect(requireProgram('qpdf', { PATH: env.PATH })).rejects.toThrow('npm test installs it')
})
