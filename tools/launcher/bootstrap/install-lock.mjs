import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_INTERVAL_MS = 200

/** Pid of the process that holds a lock. Null if the lock was released, NaN if the file is not a lock. */
function readHolder(file) {
  try {
    return Number(readlinkSync(file))
  } catch (error) {
    return error.code === 'ENOENT' ? null : Number.NaN
  }
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Takes a lock, so that no two installations of a checkout run at the same time. It is released when this process exits, if
 * not before.
 * @returns a function that releases it
 */
export async function acquireInstallLock(file) {
  for (;;) {
    try {
      // A link to the pid of its holder: unlike a file, it never exists without its content.
      symlinkSync(String(process.pid), file)
      const release = () => {
        process.off('exit', release)
        rmSync(file, { force: true })
      }
      process.once('exit', release)
      return release
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder !== null && !isRunning(holder)) rmSync(file, { force: true })
    await sleep(POLL_INTERVAL_MS)
  }
}
