import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { UserError } from './user-error.ts'

// A new database alone takes about half of this.
const NEEDED_MB = 100

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of that path is a file',
  ENOENT: 'no folder can be made there',
  EEXIST: 'there is a file of that name',
}

/** Step by step: where no folder can be made (below /proc), Node's own `recursive` never comes back. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  makeFolder(dirname(dir))
  mkdirSync(dir, { mode: 0o700 })
}

/** Makes the data folder, which only its owner may enter, and sees that it can be used. @throws UserError */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    chmodSync(dataDir, 0o700)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, 'kahani')
    rmSync(probe)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? ''
    const why = REASONS[code] ?? (cause as Error).message
    throw new UserError(`The data folder ${dataDir} can't be used: ${why}; set DATA_DIR to another folder.`, { cause })
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const freeMb = Math.floor((bavail * bsize) / 1024 ** 2)
  if (freeMb < NEEDED_MB) {
    throw new UserError(
      `Only ${freeMb} MB are free for the data folder ${dataDir}, and ${PRODUCT_NAME} needs ${NEEDED_MB} MB; make room, or set DATA_DIR to another folder.`,
    )
  }
}
