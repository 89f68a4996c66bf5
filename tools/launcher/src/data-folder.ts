import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { UserError } from './user-error.ts'

// A new database takes about half of this.
const MIN_FREE_MB = 100

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'part of that path is a file',
  ENOENT: 'no folder can be created there',
  EEXIST: 'a file with that name exists',
}

/** Not with `recursive`, which never returns for some paths that can't be created, such as below /proc. */
function createFolder(dir: string): void {
  if (existsSync(dir)) return
  createFolder(dirname(dir))
  mkdirSync(dir, { mode: 0o700 })
}

/** Creates the data folder, accessible to its owner only, and checks that it can be used. @throws UserError */
export function prepareDataFolder(dataDir: string): void {
  try {
    createFolder(dataDir)
    chmodSync(dataDir, 0o700)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, 'kahani')
    rmSync(probe)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? ''
    const reason = REASONS[code] ?? (cause as Error).message
    throw new UserError(`The data folder ${dataDir} can't be used: ${reason}. Set DATA_DIR to another folder.`, {
      cause,
    })
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const freeMb = Math.floor((bavail * bsize) / 1024 ** 2)
  if (freeMb < MIN_FREE_MB) {
    throw new UserError(
      `${PRODUCT_NAME} needs ${MIN_FREE_MB} MB of free disk space, and ${dataDir} has ${freeMb} MB. Free some space, or set DATA_DIR to another folder.`,
    )
  }
}
