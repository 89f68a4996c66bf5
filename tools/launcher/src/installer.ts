import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CHROMIUM as CHROMIUM_NAMES, EBOOK_CONVERT, type ProgramNames } from '@kahani/service-kit/find-program'
import { runCommand, runToCompletion } from './run-command.ts'
import { UserError } from './user-error.ts'

/** A program and its packages. The variable configures an alternative; programs for tests only have none. */
export interface Program extends Pick<ProgramNames, 'names'>, Partial<Pick<ProgramNames, 'variable'>> {
  title: string
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
  ...CHROMIUM_NAMES,
  packages: {
    'apt-get': ['chromium-headless-shell', 'chromium'],
    dnf: ['chromium'],
    apk: ['chromium'],
    brew: ['chromium'],
  },
}
export const CALIBRE: Program = {
  title: 'calibre',
  ...EBOOK_CONVERT,
  packages: { 'apt-get': ['calibre'], dnf: ['calibre'], apk: ['calibre'], brew: ['calibre'] },
}

/** Programs with which the tests check books. */
export const BOOK_CHECKERS: Program[] = [
  {
    title: 'QPDF',
    names: ['qpdf'],
    packages: { 'apt-get': ['qpdf'], dnf: ['qpdf'], apk: ['qpdf'], brew: ['qpdf'] },
  },
  {
    title: 'Poppler',
    names: ['pdffonts'],
    packages: {
      'apt-get': ['poppler-utils'],
      dnf: ['poppler-utils'],
      apk: ['poppler-utils'],
      brew: ['poppler'],
    },
  },
  {
    title: 'Java',
    names: ['java'],
    packages: {
      'apt-get': ['default-jre-headless'],
      dnf: ['java-latest-openjdk-headless'],
      apk: ['openjdk21-jre-headless'],
      brew: ['openjdk'],
    },
  },
]

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
function findOnPath(names: readonly string[], path = ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  const candidates = names.flatMap(name => (name.startsWith('/') ? name : folders.map(folder => join(folder, name))))
  return candidates.find(isProgram)
}

async function rootPrefix(env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return []
  return (await runCommand('sudo', ['-n', 'true'], { env })).code === 0 ? ['sudo', '-n'] : undefined
}

/** The package manager of the system, and the command that runs it; without a command, the reason for that. */
async function findManager(env: NodeJS.ProcessEnv) {
  const manager = MANAGERS.find(({ name }) => findOnPath([name], env.PATH))
  if (!manager) return { reason: 'no supported package manager was found' }
  const prefix = manager.root ? await rootPrefix(env) : []
  if (!prefix) return { manager, reason: `installing it with ${manager.name} needs a password` }
  return { manager, command: [...prefix, manager.name] }
}

function notInstalled({ title, packages, variable }: Program, manager: Manager | undefined, reason: string): UserError {
  const advice = manager
    ? `Install it with: ${manager.root ? 'sudo ' : ''}${manager.name} ${manager.install[0]} ${packages[manager.name].at(-1)}`
    : 'Install it manually'
  return new UserError(`${title} is not installed, and ${reason}. ${advice}${variable ? ` (or set ${variable})` : ''}.`)
}

async function installPackages(names: string[], manager: Manager, command: string[], options: InstallOptions) {
  const { signal } = options
  const env = { ...options.env, DEBIAN_FRONTEND: 'noninteractive' }
  const [program = manager.name, ...prefix] = command
  const run = (args: string[]) => runCommand(program, [...prefix, ...args], { env, signal })
  if (manager.fetch) {
    const fetch = [...manager.fetch, ...names]
    const { code } = await run(fetch)
    if (code !== 0 && manager.refresh) {
      await run(manager.refresh)
      await run(fetch)
    }
  }
  signal?.throwIfAborted()
  // Neither interruptible nor ended by the end of this process: that could leave a half-installed package.
  return runToCompletion(program, [...prefix, ...manager.install, ...names], env)
}

const secondsSince = (startedAt: number) => Math.round((Date.now() - startedAt) / 1000)

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
export async function installProgram(program: Program, options: InstallOptions): Promise<string> {
  const { env, log } = options
  const find = () => findOnPath(program.names, env.PATH)
  const found = find()
  if (found) return found
  const { manager, command, reason } = await findManager(env)
  if (!command) throw notInstalled(program, manager, reason)

  const names = program.packages[manager.name]
  log(`${program.title} is not installed. Installing "${names[0]}" with ${manager.name} …`)
  const startedAt = Date.now()
  let installed: string | undefined
  let failure = ''
  for (const name of names) {
    const { code, output } = await installPackages([name], manager, command, options)
    installed = find()
    if (installed) break
    failure = lastError(output) ?? `exit code ${code}`
  }
  if (!installed) throw notInstalled(program, manager, `${manager.name} could not install it (${failure})`)
  log(`${program.title} is installed (${secondsSince(startedAt)} s).`)
  return installed
}

/**
 * Installs the missing ones of these programs with one call of the package manager, and one by one if that fails.
 * @returns why programs could not be installed
 */
export async function installPrograms(programs: Program[], options: InstallOptions): Promise<string[]> {
  const { env, log } = options
  const findMissing = () => programs.filter(({ names }) => !findOnPath(names, env.PATH))
  const missing = findMissing()
  const { manager, command } = missing.length > 1 ? await findManager(env) : {}
  if (manager && command) {
    const titles = missing.map(({ title }) => title).join(', ')
    log(`Installing ${titles} with ${manager.name} …`)
    const startedAt = Date.now()
    const names = missing.flatMap(({ packages }) => packages[manager.name].slice(0, 1))
    await installPackages(names, manager, command, options)
    if (findMissing().length === 0) log(`${titles}: installed (${secondsSince(startedAt)} s).`)
  }
  const reasons: string[] = []
  for (const program of findMissing()) {
    await installProgram(program, options).catch((error: Error) => reasons.push(error.message))
  }
  return reasons
}
