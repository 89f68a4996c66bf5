import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { expect, onTestFinished, test } from 'vitest'
import { openWorkFolder } from '../src/work-folder.ts'
import { openTestWorkFolder } from './calibre.ts'
import { createHangingConverter, running } from './fake-converter.ts'

const logger = createTestLogger(createLogger)

/** Starts a worker that converts a book in a work folder. @returns when the conversion has begun */
async function startConversion(parent: string) {
  const { program, pids } = await createHangingConverter()
  const script = join(import.meta.dirname, 'kf8-process.ts')
  const worker = spawn(process.execPath, [script, parent, program], { stdio: ['pipe', 'inherit', 'inherit'] })
  onTestFinished(() => void worker.kill('SIGKILL'))
  return { worker, converter: await pids(), folder: (await foldersOf(worker, parent))[0] ?? '' }
}
const foldersOf = async ({ pid }: ChildProcess, parent: string) =>
  (await readdir(parent)).filter(name => name.startsWith(`kahani-exports-${pid}-`))

test('is private to the user, and is deleted when the process exits, after what it started was killed', async () => {
  const { parent } = await openTestWorkFolder()
  const { worker, converter, folder } = await startConversion(parent)
  expect((await stat(join(parent, folder))).mode & 0o777).toBe(0o700)
  worker.stdin?.end()
  await once(worker, 'exit')
  expect(await foldersOf(worker, parent)).toEqual([])
  await expect.poll(() => running(converter)).toEqual([])
})

test('the next process deletes the folder of one that was killed, and keeps those of running ones', async () => {
  const { parent, workFolder } = await openTestWorkFolder()
  const { worker, converter, folder } = await startConversion(parent)
  const own = await workFolder.create('mine')
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  await expect.poll(() => running(converter)).toEqual([])
  // The id of the killed process is used again, by this process.
  const reused = folder.replace(/-\d+-/, `-${process.pid}-`)
  await mkdir(join(parent, reused))
  await writeFile(join(parent, 'kahani-exports-notes'), '')

  const next = await openWorkFolder(logger, parent)
  onTestFinished(() => next.close())
  const names = await readdir(parent)
  expect(names).not.toContain(folder)
  expect(names).not.toContain(reused)
  expect(names).toContain('kahani-exports-notes')
  expect((await stat(own)).isDirectory()).toBe(true)
  expect(logger.lines.join('')).toContain('deleted the temporary files of a process that was killed')
})

test('is created again if the system has deleted it', async () => {
  const { parent, workFolder } = await openTestWorkFolder()
  const [name = ''] = await readdir(parent)
  await rm(join(parent, name), { recursive: true })
  expect((await stat(await workFolder.create('book'))).isDirectory()).toBe(true)
  await workFolder.close()
  expect(await readdir(parent)).toEqual([])
})
