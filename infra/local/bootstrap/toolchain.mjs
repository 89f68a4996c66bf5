import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runStep } from './steps.mjs'
import { UserError } from './user-error.mjs'

const FOLDER = 'node_modules'
const STAMP = '.kahani-toolchain.json'
const CLAIM = '.kahani-install.pid'
const LOG = '.kahani-install.log'
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|OFFLINE/i

/** Everything that decides what gets installed, as one hash. */
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
    const there = [stamp.node, ...stamp.bins].every(path => existsSync(path))
    return there && stamp.fingerprint === fingerprint(root) ? stamp : undefined
  } catch {
    return undefined
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Two starts from one checkout install one after the other. */
async function claimInstall(root) {
  const file = join(root, FOLDER, CLAIM)
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(file, { force: true }))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const pid = Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' }))
      if (!alive(pid)) rmSync(file, { force: true })
      await sleep(200)
    }
  }
}

function check({ code, output }, what, root) {
  if (code === 0) return
  const log = join(root, FOLDER, LOG)
  writeFileSync(log, output)
  if (UNREACHABLE.test(output)) {
    throw new UserError(
      `${what} could not be fetched: the npm registry can't be reached and nothing is kept from an earlier start; connect to the internet once and start again.`,
    )
  }
  if (/ENOSPC/.test(output)) throw new UserError(`${what} could not be installed: the disk is full.`)
  throw new UserError(`${what} could not be installed (exit code ${code}); what was said is in ${log}.`)
}

/** Node of the pinned major and the pinned pnpm, by way of npx. */
async function fetchTools(root, env) {
  const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim()
  const pnpm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
  const own = process.versions.node.split('.')[0] === wanted.split('.')[0]
  const packages = own ? [pnpm] : [`node@${wanted}`, pnpm]
  const what = own ? pnpm.replace('@', ' ') : `Node ${wanted} and ${pnpm.replace('@', ' ')}`
  const args = ['--yes', '--prefer-offline', ...packages.flatMap(name => ['-p', name])]
  // Retries of a few seconds: npm's own take over a minute to say that there is no network.
  args.push('--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=3000')
  const result = await runStep(`Fetching ${what}`, 'npx', [...args, '-c', 'command -v node; command -v pnpm'], {
    cwd: root,
    env,
  })
  if (result.code === -1) throw new UserError('npm is needed beside Node, and its "npx" is not on the PATH.')
  check(result, what, root)
  const [node, pnpmPath] = result.stdout.trim().split('\n').slice(-2)
  return { node: own ? process.execPath : node, pnpm: pnpmPath }
}

async function installPackages(root, env, { node, pnpm }) {
  const bins = [...new Set([dirname(node), dirname(pnpm)])]
  const result = await runStep(
    'Installing the packages',
    pnpm,
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: root, env: { ...env, CI: 'true', PATH: [...bins, env.PATH].join(':'), PUPPETEER_SKIP_DOWNLOAD: '1' } },
    text => /added (\d+)/.exec(text)?.[0],
  )
  check(result, 'The packages', root)
  return { node, bins }
}

/**
 * The pinned Node and pnpm, with every package installed. A stamp lets all but the first start skip the whole of it.
 * @returns path of Node, and the folders to put before PATH
 * @throws UserError
 */
export async function provideToolchain(root) {
  const found = readStamp(root)
  if (found) return found
  try {
    mkdirSync(join(root, FOLDER), { recursive: true })
    await claimInstall(root)
  } catch (error) {
    throw new UserError(`The packages can't be installed in ${join(root, FOLDER)}: ${error.message}`)
  }
  const byAnother = readStamp(root)
  if (byAnother) return byAnother
  rmSync(join(root, FOLDER, STAMP), { force: true })
  process.stdout.write('Bringing what is needed to run; this takes a minute the first time.\n')
  const { NODE_ENV: _, ...env } = process.env // "production" would leave out what builds the web app
  const toolchain = await installPackages(root, env, await fetchTools(root, env))
  const stamp = { fingerprint: fingerprint(root), ...toolchain }
  writeFileSync(join(root, FOLDER, STAMP), JSON.stringify(stamp, null, 2))
  rmSync(join(root, FOLDER, CLAIM), { force: true })
  return stamp
}
