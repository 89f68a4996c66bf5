import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { acquireInstallLock } from './install-lock.mjs'
import { runStep } from './steps.mjs'
import { UserError } from './user-error.mjs'

const FOLDER = 'node_modules'
const STAMP = '.kahani-toolchain.json'
const LOCK = '.kahani-install.pid'
const LOG = '.kahani-install.log'
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|OFFLINE/i

/** Hash of all files that determine what is installed. */
function fingerprint(root) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const folders = [...workspace.matchAll(/^ {2}- "?([\w-]+)(\/\*)?"?$/gm)].flatMap(([, folder, star]) => {
    if (!star) return [folder]
    return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map(name => `${folder}/${name}`) : []
  })
  const names = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', '.node-version', 'package.json']
  const files = [...names, ...folders.sort().map(folder => `${folder}/package.json`)]
  const hash = createHash('sha256')
  for (const file of files.filter(name => existsSync(join(root, name)))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function readStamp(root) {
  try {
    const stamp = JSON.parse(readFileSync(join(root, FOLDER, STAMP), 'utf8'))
    const isInstalled = [stamp.node, ...stamp.bins].every(path => existsSync(path))
    return isInstalled && stamp.fingerprint === fingerprint(root) ? stamp : undefined
  } catch {
    return undefined
  }
}

function checkResult({ code, output }, subject, root) {
  if (code === 0) return
  const log = join(root, FOLDER, LOG)
  writeFileSync(log, output)
  if (UNREACHABLE.test(output)) {
    throw new UserError(
      `${subject} could not be downloaded: the npm registry is not reachable and nothing is cached. Connect to the internet and try again.`,
    )
  }
  if (/ENOSPC/.test(output)) throw new UserError(`${subject} could not be installed: the disk is full.`)
  throw new UserError(`${subject} could not be installed (exit code ${code}). See ${log}.`)
}

/** Downloads the pinned pnpm, and Node if this one has another major version, through npx. */
async function downloadTools(root, env) {
  const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim()
  const pnpm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
  const useThisNode = process.versions.node.split('.')[0] === wanted.split('.')[0]
  const packages = useThisNode ? [pnpm] : [`node@${wanted}`, pnpm]
  const subject = useThisNode ? pnpm.replace('@', ' ') : `Node ${wanted} and ${pnpm.replace('@', ' ')}`
  const args = ['--yes', '--prefer-offline', ...packages.flatMap(name => ['-p', name])]
  // Fail within seconds: with npm's defaults it takes over a minute to find out that there is no network.
  args.push('--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=3000')
  const result = await runStep(`Downloading ${subject}`, 'npx', [...args, '-c', 'command -v node; command -v pnpm'], {
    cwd: root,
    env,
  })
  if (result.code === -1) throw new UserError('npm is required: "npx" was not found on the PATH.')
  checkResult(result, subject, root)
  const [node, pnpmPath] = result.stdout.trim().split('\n').slice(-2)
  return { node: useThisNode ? process.execPath : node, pnpm: pnpmPath }
}

async function installPackages(root, env, { node, pnpm }) {
  const bins = [...new Set([dirname(node), dirname(pnpm)])]
  const result = await runStep(
    'Installing packages',
    pnpm,
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: root, env: { ...env, CI: 'true', PATH: [...bins, env.PATH].join(':'), PUPPETEER_SKIP_DOWNLOAD: '1' } },
    text => /added (\d+)/.exec(text)?.[0],
  )
  checkResult(result, 'The packages', root)
  return { node, bins }
}

async function lockInstall(root) {
  try {
    mkdirSync(join(root, FOLDER), { recursive: true })
    return await acquireInstallLock(join(root, FOLDER, LOCK))
  } catch (error) {
    throw new UserError(`Packages can't be installed in ${join(root, FOLDER)}: ${error.message}`)
  }
}

async function install(root) {
  rmSync(join(root, FOLDER, STAMP), { force: true })
  process.stdout.write('Installing dependencies. This takes about a minute the first time.\n')
  const { NODE_ENV: _, ...env } = process.env // "production" would skip the packages that build the web app
  const toolchain = await installPackages(root, env, await downloadTools(root, env))
  const stamp = { fingerprint: fingerprint(root), ...toolchain }
  writeFileSync(join(root, FOLDER, STAMP), JSON.stringify(stamp, null, 2))
  return stamp
}

/**
 * Installs the pinned Node, pnpm and all packages. Does nothing if a stamp says that they are up to date.
 * @returns path of Node, and the folders to prepend to PATH
 * @throws UserError
 */
export async function installToolchain(root) {
  const installed = readStamp(root)
  if (installed) return installed
  const release = await lockInstall(root)
  try {
    return readStamp(root) ?? (await install(root))
  } finally {
    release()
  }
}
