import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from '@kahani/service-kit/logger'
import { processStartTime } from '@kahani/service-kit/process-start-time'

/** A folder for temporary files that other users can't read. It is deleted when the process ends. */
export interface WorkFolder {
  /** Creates a folder in it. The caller deletes it after use. */
  create(name: string): Promise<string>
  close(): Promise<void>
}

const NAME = /^kahani-exports-(\d+)-(\d+)-/
/** Another process may still write to the folder that is deleted. */
const DELETE = { recursive: true, force: true, maxRetries: 5 }

/** Deletes the folders of processes that were killed. */
async function deleteAbandoned(parent: string, logger: Logger): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid, started] = NAME.exec(name) ?? []
    if (pid === undefined || processStartTime(Number(pid)) === started) continue
    await rm(join(parent, name), DELETE).then(
      () => logger.info({ pid: Number(pid) }, 'deleted the temporary files of a process that was killed'),
      // It may belong to another user.
      err =>
        logger.warn({ err, pid: Number(pid) }, 'could not delete the temporary files of a process that was killed'),
    )
  }
}

/** Creates the folder of this process in `parent`, and deletes those of processes that no longer run. */
export async function openWorkFolder(logger: Logger, parent = tmpdir()): Promise<WorkFolder> {
  await deleteAbandoned(parent, logger)
  // mkdtemp creates it for this user only, and fails if another user has created it.
  const createOwn = () => mkdtemp(join(parent, `kahani-exports-${process.pid}-${processStartTime(process.pid)}-`))
  let path = await createOwn()
  const onExit = () => rmSync(path, DELETE)
  process.once('exit', onExit)

  async function create(name: string): Promise<string> {
    try {
      return await mkdtemp(join(path, `${name}-`))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      // Some systems delete what was not used for days from their temporary folder.
      path = await createOwn()
      return create(name)
    }
  }

  return {
    create,
    async close() {
      process.off('exit', onExit)
      await rm(path, DELETE)
    },
  }
}
