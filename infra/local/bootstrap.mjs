// What `npm start` and the other verbs run, on whatever Node the machine has: brings the pinned Node, pnpm and the
// packages, then hands over to `src/<verb>.ts`. It stays as a thin parent, since the end of npm reaches nobody else.
import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchAncestors } from './bootstrap/ancestors.mjs'
import { stopSteps } from './bootstrap/steps.mjs'
import { provideToolchain } from './bootstrap/toolchain.mjs'
import { UserError } from './bootstrap/user-error.mjs'

const VERBS = ['start', 'dev', 'test', 'bench', 'build', 'lint', 'typecheck']
const OLDEST = [20, 19]
// The product ends well within this once it is asked; longer than its own patience with its parts.
const PATIENCE_MS = 15_000

const root = resolve(fileURLToPath(import.meta.url), '../../..')
let child
let ending = false

function checkMachine(verb) {
  if (process.platform === 'win32') throw new UserError('This runs on Linux and macOS; on Windows, run it inside WSL.')
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new UserError(`Node ${OLDEST.join('.')} or newer is needed to begin with; this is ${process.versions.node}.`)
  }
  if (!VERBS.includes(verb)) {
    throw new UserError(
      `There is no "${verb ?? ''}" here; the verbs are ${VERBS.join(', ')}, each run as: npm run <verb>`,
    )
  }
}

// A first signal is passed on; the launcher itself reads a second one as "now".
function end(signal) {
  if (!child) {
    stopSteps()
    process.exit(0)
  }
  child.kill(signal)
  if (ending) return
  ending = true
  setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref()
}

function handOver(verb, args, { node, bins }) {
  const entry = join(root, 'infra/local/src', `${verb}.ts`)
  const path = [...bins, process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  // Compiled code is kept beside the packages, which makes every later start quicker.
  env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
  // By the channel the launcher notices when this process is gone, however that came about.
  child = spawn(node, [entry, ...args], { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('error', error => refuse(new UserError(`Node ${node} could not be started: ${error.message}`)))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' && !ending ? 137 : 1)))
}

function refuse(error) {
  process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
// Whoever read the output may be gone before the product is.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
watchAncestors(() => end('SIGTERM'))

const [verb, ...args] = process.argv.slice(2)
try {
  checkMachine(verb)
  handOver(verb, args, await provideToolchain(root))
} catch (error) {
  refuse(error)
}
