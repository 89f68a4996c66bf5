import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { identifyProcess, isRunning, type ProcessIdentity, parseIdentity } from './process-table.ts'
import { UserError } from './user-error.ts'

const FILE = 'lock.json'
// If two starts take over the same stale lock, the later rename wins. Both check the file after this delay.
const TAKEOVER_CHECK_MS = 100

export interface Lock {
  /** Whether the previous holder died without releasing it. */
  takenOver: boolean
  release(): void
}

function readHolder(file: string): ProcessIdentity | 'missing' | 'unreadable' {
  try {
    return parseIdentity(readFileSync(file, 'utf8'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable'
  }
}

/** Whether a running process has locked a data folder. */
export function isLocked(dataDir: string): boolean {
  const holder = readHolder(join(dataDir, FILE))
  return typeof holder === 'object' && isRunning(holder)
}

/**
 * Locks a data folder for this process. A lock whose process is dead is taken over at once.
 * @throws UserError if another process holds the lock, or the lock file is damaged
 */
export async function acquireLock(dataDir: string): Promise<Lock> {
  const file = join(dataDir, FILE)
  const self = identifyProcess(process.pid)
  if (!self) throw new Error('this process is not in the process table')
  const lostRace = () =>
    new UserError(`${PRODUCT_NAME} was just started on ${dataDir} by another process. Stop that one, or try again.`)
  const isOurs = () => {
    const holder = readHolder(file)
    return typeof holder === 'object' && holder.pid === self.pid && holder.started === self.started
  }

  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(self), { mode: 0o600 })
  const holder = readHolder(file)
  try {
    if (holder === 'unreadable') {
      throw new UserError(
        `The lock file ${file} can't be read. Delete it if ${PRODUCT_NAME} is not running on this data folder.`,
      )
    }
    if (holder === 'missing') {
      // Unlike a rename, a link fails if the file exists.
      linkSync(draft, file)
    } else if (isRunning(holder)) {
      throw new UserError(
        `${PRODUCT_NAME} is already running on ${dataDir} (process ${holder.pid}). Stop it, or set DATA_DIR to another folder.`,
      )
    } else {
      renameSync(draft, file)
      await sleep(TAKEOVER_CHECK_MS)
    }
    if (!isOurs()) throw lostRace()
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? lostRace() : error
  } finally {
    rmSync(draft, { force: true })
  }
  return {
    takenOver: holder !== 'missing',
    release() {
      if (isOurs()) rmSync(file, { force: true })
    },
  }
}
