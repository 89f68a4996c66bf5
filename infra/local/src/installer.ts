import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CHROMIUM_NAMES } from '@kahani/service-kit/find-chromium'
import { runCommand } from './run-command.ts'
import { UserError } from './user-error.ts'

/** A program that is not an npm package. */
export interface Program {
  title: string
  /** Names to look up on the PATH, preferred first, and absolute paths. */
  names: string[]
  /** Variable that configures an alternative. */
  variable: string
  /** Package names by package manager, preferred first. */
  packages: Record<Manager['name'], string[]>
}

export const REDIS: Program = {
  title: 'Redis',
  names: ['redis-server', 'valkey-server'],
  variable: 'REDIS_URL',
  packages: { 'apt-get': ['redis-server'], dnf: ['redis'], apk: ['redis'], brew: ['redis'] },
}
export const CHROMIUM: Program = {
  title: 'Chromium',
  names: [...CHROMIUM_NAMES],
  variable: 'CHROMIUM_PATH',
  packages: {
    'apt-get': ['chromium-headless-shell', 'chromium'],
    dnf: ['chromium'],
    apk: ['chromium'],
    brew: ['chromium'],
  },
}

interface Manager {
  name: 'apt-get' | 'dnf' | 'apk' | 'brew'
  /** Whether it requires root. */
  root: boolean
  /** Downloads the packages. Can be interrupted safely. */
  fetch?: string[]
  /** Updates the package lists, if the download failed. */
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

/** Path of the first of these programs that exists on the PATH. */
function findOnPath(names: string[], path = ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  const candidates = names.flatMap(name => (name.startsWith('/') ? name : folders.map(folder => join(folder, name))))
  return candidates.find(isProgram)
}

async function rootPrefix(env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return []
  return (await runCommand('sudo', ['-n', 'true'], { env })).code === 0 ? ['sudo', '-n'] : undefined
}

function notInstalled({ title, packages, variable }: Program, manager: Manager | undefined, reason: string): UserError {
  const advice = manager
    ? `Install it with: ${manager.root ? 'sudo ' : ''}${manager.name} ${manager.install[0]} ${packages[manager.name].at(-1)}`
    : 'Install it manually'
  return new UserError(`${title} is not installed, and ${reason}. ${advice} (or set ${variable}).`)
}

type Run = (args: string[], signal?: AbortSignal) => ReturnType<typeof runCommand>

async function installPackage(name: string, manager: Manager, run: Run, signal: AbortSignal | undefined) {
  if (manager.fetch) {
    const fetch = [...manager.fetch, name]
    const { code } = await run(fetch, signal)
    if (code !== 0 && manager.refresh) {
      await run(manager.refresh, signal)
      await run(fetch, signal)
    }
  }
  signal?.throwIfAborted()
  // Not interruptible: that could leave a half-installed package.
  return run([...manager.install, name])
}

const lastError = (output: string) =>
  output
    .split('\n')
    .findLast(line => /^E:|error/i.test(line))
    ?.trim()

export interface InstallOptions {
  env: NodeJS.ProcessEnv
  log: (text: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Finds a program, or installs it with the package manager of the system.
 * @returns its path
 * @throws UserError that explains how to install it
 */
export async function installProgram(program: Program, { env, log, signal }: InstallOptions): Promise<string> {
  const find = () => findOnPath(program.names, env.PATH)
  const found = find()
  if (found) return found
  const manager = MANAGERS.find(({ name }) => findOnPath([name], env.PATH))
  if (!manager) throw notInstalled(program, undefined, 'no supported package manager was found')
  const prefix = manager.root ? await rootPrefix(env) : []
  if (!prefix) throw notInstalled(program, manager, `installing it with ${manager.name} needs a password`)

  const names = program.packages[manager.name]
  log(`${program.title} is not installed. Installing "${names[0]}" with ${manager.name} …`)
  const startedAt = Date.now()
  const run = (args: string[], abort?: AbortSignal) => {
    const [command = manager.name, ...rest] = [...prefix, manager.name, ...args]
    return runCommand(command, rest, { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, signal: abort })
  }
  let installed: string | undefined
  let failure = ''
  for (const name of names) {
    const { code, output } = await installPackage(name, manager, run, signal)
    installed = find()
    if (installed) break
    failure = lastError(output) ?? `exit code ${code}`
  }
  if (!installed) throw notInstalled(program, manager, `${manager.name} could not install it (${failure})`)
  log(`${program.title} is installed (${Math.round((Date.now() - startedAt) / 1000)} s).`)
  return installed
}
