import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { isAlive, markOf, type ProcessMark } from './process-table.ts'
import { UserError } from './user-error.ts'

const FILE = 'lock.json'
// Two starts that take over a dead one's lock at once see within this who came last.
const SETTLE_MS = 100

function read(file: string): ProcessMark | 'absent' | 'unreadable' {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && typeof started === 'string' ? { pid, started } : 'unreadable'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'absent' : 'unreadable'
  }
}

/**
 * Makes this process the one that runs on a data folder. A dead process' lock is taken over.
 * @returns lets go of it
 * @throws UserError where another holds it, or the file is not ours to judge
 */
export async function takeLock(dataDir: string): Promise<() => void> {
  const file = join(dataDir, FILE)
  const mine = markOf(process.pid)
  if (!mine) throw new Error('this process is not in the process table')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  const isMine = () => {
    const holder = read(file)
    return typeof holder === 'object' && holder.pid === mine.pid && holder.started === mine.started
  }
  try {
    const holder = read(file)
    if (holder === 'unreadable') {
      throw new UserError(
        `The lock file ${file} can't be read; delete it if no other start of ${PRODUCT_NAME} is running there.`,
      )
    }
    if (holder === 'absent') {
      linkSync(draft, file)
    } else if (isAlive(holder)) {
      throw new UserError(
        `${PRODUCT_NAME} is already running on ${dataDir} (process ${holder.pid}); stop it, or set DATA_DIR to another folder.`,
      )
    } else {
      renameSync(draft, file)
      await sleep(SETTLE_MS)
    }
    if (!isMine()) throw new UserError(`Another start of ${PRODUCT_NAME} took ${dataDir} in this moment; try again.`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new UserError(`Another start of ${PRODUCT_NAME} took ${dataDir} in this moment; try again.`)
    }
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (isMine()) rmSync(file, { force: true })
  }
}
