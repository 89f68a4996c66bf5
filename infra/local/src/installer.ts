import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.ts'
import { UserError } from './user-error.ts'

/** A program that npm does not have. */
export interface Program {
  title: string
  /** Names by which it is looked for on the PATH, best first, and whole paths. */
  names: string[]
  /** The variable that names it, or something that does its work. */
  variable: string
  /** Its package, by package manager. */
  packages: Record<Manager['name'], string>
}

export const REDIS: Program = {
  title: 'Redis',
  names: ['redis-server', 'valkey-server'],
  variable: 'REDIS_URL',
  packages: { 'apt-get': 'redis-server', dnf: 'redis', apk: 'redis', brew: 'redis' },
}
export const CHROMIUM: Program = {
  title: 'Chromium',
  names: [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  variable: 'CHROMIUM_PATH',
  packages: { 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium', brew: 'chromium' },
}

interface Manager {
  name: 'apt-get' | 'dnf' | 'apk' | 'brew'
  /** Whether only root may use it. */
  root: boolean
  /** Fetches what is needed; may be ended at any time. */
  fetch?: string[]
  /** Brings the list of packages up to date where fetching failed. */
  refresh?: string[]
  install: string[]
}

const MANAGERS: Manager[] = [
  {
    name: 'apt-get',
    root: true,
    fetch: ['install', '--yes', '--no-install-recommends', '--download-only'],
    refresh: ['update'],
    install: ['install', '--yes', '--no-install-recommends', '--option=DPkg::Lock::Timeout=60'],
  },
  { name: 'dnf', root: true, fetch: ['install', '-y', '--downloadonly'], install: ['install', '-y'] },
  { name: 'apk', root: true, install: ['add'] },
  { name: 'brew', root: false, install: ['install'] },
]

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of the first of these names that is a program on the PATH. */
export function findOnPath(names: string[], path = ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  const candidates = names.flatMap(name => (name.startsWith('/') ? name : folders.map(folder => join(folder, name))))
  return candidates.find(isProgram)
}

async function mayBeRoot(env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return []
  return (await runCommand('sudo', ['-n', 'true'], { env })).code === 0 ? ['sudo', '-n'] : undefined
}

function byHand({ title, packages, variable }: Program, manager: Manager | undefined, why: string): UserError {
  const how = manager
    ? `install it with: ${manager.root ? 'sudo ' : ''}${manager.name} ${manager.install[0]} ${packages[manager.name]}`
    : 'install it by hand'
  return new UserError(`${title} is not on this machine and ${why}; ${how} (or set ${variable}).`)
}

export interface InstallOptions {
  env: NodeJS.ProcessEnv
  say: (text: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Finds a program, or installs it through the system's package manager.
 * @returns its path
 * @throws UserError that says how to get it
 */
export async function provide(program: Program, { env, say, signal }: InstallOptions): Promise<string> {
  const find = () => findOnPath(program.names, env.PATH)
  const found = find()
  if (found) return found
  const manager = MANAGERS.find(({ name }) => findOnPath([name], env.PATH))
  if (!manager) throw byHand(program, undefined, 'no package manager was found that could install it')
  const prefix = manager.root ? await mayBeRoot(env) : []
  if (!prefix) throw byHand(program, manager, `installing it with ${manager.name} needs a password`)

  const name = program.packages[manager.name]
  say(`${program.title} is not on this machine: installing "${name}" with ${manager.name} …`)
  const began = Date.now()
  const run = (args: string[], abort?: AbortSignal) => {
    const [command = manager.name, ...rest] = [...prefix, manager.name, ...args]
    return runCommand(command, rest, { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, signal: abort })
  }
  if (manager.fetch) {
    const fetch = [...manager.fetch, name]
    const { code } = await run(fetch, signal)
    if (code !== 0 && manager.refresh) {
      await run(manager.refresh, signal)
      await run(fetch, signal)
    }
  }
  signal?.throwIfAborted()
  // Cut short, this could leave the system's packages half installed: it is let finish.
  const { code, output } = await run([...manager.install, name])
  const installed = find()
  if (!installed) {
    const last =
      output
        .trim()
        .split('\n')
        .findLast(line => /^E:|error/i.test(line)) ?? `exit code ${code}`
    throw byHand(program, manager, `${manager.name} could not install it (${last.trim()})`)
  }
  say(`${program.title} is installed (${Math.round((Date.now() - began) / 1000)} s).`)
  return installed
}
