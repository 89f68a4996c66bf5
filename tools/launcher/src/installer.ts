import {
  CHROMIUM as CHROMIUM_NAMES,
  EBOOK_CONVERT,
  findOnPath,
  type ProgramNames,
} from '@kahani/service-kit/find-program'
import { runCommand, runToCompletion } from './run-command.ts'
import { UserError } from './user-error.ts'

/** A program and its packages. The variable configures an alternative; programs for tests only have none. */
export interface Program extends Pick<ProgramNames, 'names'>, Partial<Pick<ProgramNames, 'variable'>> {
  title: string
  /** Package names, preferred first, where those of a package manager differ from the others. */
  packages: Partial<Record<Manager['name'], string[]>> & { others: string[] }
}

export const REDIS: Program = {
  title: 'Redis',
  names: ['redis-server', 'valkey-server'],
  variable: 'REDIS_URL',
  packages: { 'apt-get': ['redis-server'], others: ['redis'] },
}
export const CHROMIUM: Program = {
  title: 'Chromium',
  ...CHROMIUM_NAMES,
  packages: { 'apt-get': ['chromium-headless-shell', 'chromium'], others: ['chromium'] },
}
export const CALIBRE: Program = { title: 'calibre', ...EBOOK_CONVERT, packages: { others: ['calibre'] } }

/** Makes backups. */
export const RESTIC: Program = { title: 'restic', names: ['restic'], packages: { others: ['restic'] } }

/** Tests alert rules, and scrapes the product while `npm run chaos alerts` provokes them. */
export const PROMETHEUS: Program = { title: 'Prometheus', names: ['promtool'], packages: { others: ['prometheus'] } }

/** Programs with which the tests check books. */
export const BOOK_CHECKERS: Program[] = [
  { title: 'QPDF', names: ['qpdf'], packages: { others: ['qpdf'] } },
  { title: 'Poppler', names: ['pdffonts'], packages: { brew: ['poppler'], others: ['poppler-utils'] } },
  {
    title: 'Java',
    names: ['java'],
    packages: {
      'apt-get': ['default-jre-headless'],
      dnf: ['java-latest-openjdk-headless'],
      apk: ['openjdk21-jre-headless'],
      others: ['openjdk'],
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

export interface InstallOptions {
  env: NodeJS.ProcessEnv
  /** The setting `INSTALL`: `never` leaves the machine as it is. */
  install?: string | undefined
  log: (text: string) => void
  signal?: AbortSignal | undefined
}

const find = ({ names }: Program, { env }: InstallOptions) => findOnPath(names, env.PATH)
const packagesOf = ({ packages }: Program, { name }: Manager) => packages[name] ?? packages.others

async function rootPrefix(env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return []
  return (await runCommand('sudo', ['-n', 'true'], { env })).code === 0 ? ['sudo', '-n'] : undefined
}

/** The package manager of the system, and the command that runs it; without a command, the reason for that. */
async function findManager({ env, install }: InstallOptions) {
  let manager: Manager | undefined
  for (const each of MANAGERS) if (!manager && (await findOnPath([each.name], env.PATH))) manager = each
  if (!manager) return { reason: 'no supported package manager was found' }
  if (install === 'never') return { manager, reason: 'INSTALL=never prevents its installation' }
  const prefix = manager.root ? await rootPrefix(env) : []
  if (!prefix) return { manager, reason: `installing it with ${manager.name} needs a password` }
  return { manager, command: [...prefix, manager.name] }
}

function notInstalled(program: Program, manager: Manager | undefined, reason: string): UserError {
  const { title, variable } = program
  const advice = manager
    ? `Install it with: ${manager.root ? 'sudo ' : ''}${manager.name} ${manager.install[0]} ${packagesOf(program, manager).at(-1)}`
    : 'Install it manually'
  return new UserError(`${title} is not installed, and ${reason}. ${advice}${variable ? ` (or set ${variable})` : ''}.`)
}

async function installPackages(names: string[], manager: Manager, command: string[], options: InstallOptions) {
  const { signal, log } = options
  const env = { ...options.env, DEBIAN_FRONTEND: 'noninteractive' }
  const [program = manager.name, ...prefix] = command
  const run = (args: string[]) => runCommand(program, [...prefix, ...args], { env, signal })
  log(`Installing ${names.join(', ')} with ${manager.name} (INSTALL=never prevents this) …`)
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

/**
 * Finds a program, or installs it with the package manager of the system.
 * @returns its path
 * @throws UserError that explains how to install it
 */
export async function installProgram(program: Program, options: InstallOptions): Promise<string> {
  const found = await find(program, options)
  if (found) return found
  const { manager, command, reason } = await findManager(options)
  if (!command) throw notInstalled(program, manager, reason)

  const startedAt = Date.now()
  let failure = ''
  for (const name of packagesOf(program, manager)) {
    const { code, output } = await installPackages([name], manager, command, options)
    const installed = await find(program, options)
    if (installed) {
      options.log(`${program.title} is installed (${secondsSince(startedAt)} s).`)
      return installed
    }
    failure = lastError(output) ?? `exit code ${code}`
  }
  throw notInstalled(program, manager, `${manager.name} could not install it (${failure})`)
}

/**
 * Installs the missing ones of these programs with one call of the package manager, and one by one if that fails.
 * @returns why programs could not be installed
 */
export async function installPrograms(programs: Program[], options: InstallOptions): Promise<string[]> {
  const findMissing = async () => {
    const paths = await Promise.all(programs.map(program => find(program, options)))
    return programs.filter((_, i) => !paths[i])
  }
  const missing = await findMissing()
  const { manager, command } = missing.length > 1 ? await findManager(options) : {}
  if (manager && command) {
    const names = missing.flatMap(program => packagesOf(program, manager).slice(0, 1))
    await installPackages(names, manager, command, options)
  }
  const reasons: string[] = []
  for (const program of await findMissing()) {
    await installProgram(program, options).catch((error: Error) => reasons.push(error.message))
  }
  return reasons
}
