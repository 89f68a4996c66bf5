import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processStartTime } from '@kahani/service-kit/process-start-time'
import { expect, onTestFinished } from 'vitest'

/** A program that runs this shell script with the converter's arguments. `$DIR` is its folder. */
export async function createFakeConverter(script: string) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-converter-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const program = join(dir, 'ebook-convert')
  await writeFile(program, `#!/bin/sh\n${script.replaceAll('$DIR', dir)}\n`)
  await chmod(program, 0o755)
  return { program, dir }
}

/** A program that runs this script after it has recorded ids of processes, for which `pids` waits. */
async function createRecorder(ids: string, script: string) {
  const { program, dir } = await createFakeConverter(`${ids} > $DIR/new && mv $DIR/new $DIR/pids; ${script}`)
  const file = join(dir, 'pids')
  const pids = async () => {
    await expect.poll(() => existsSync(file)).toBe(true)
    return readFileSync(file, 'utf8').trim().split(' ').map(Number)
  }
  return { program, pids }
}

/** A converter that does not end. `pids` waits for the ids of its process and of a child process. */
export const createHangingConverter = () => createRecorder('sleep 1000 & echo $$ $!', 'wait')

/** Runs a program. `pids` waits for the id of its process. */
export const createRecordingProgram = (path: string) => createRecorder('echo $$', `exec ${path} "$@"`)

/** Which of these processes run. */
export const running = (pids: number[]) => pids.filter(pid => processStartTime(pid) !== undefined)
