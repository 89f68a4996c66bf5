// Entry point of `npm start` and the other scripts. Runs on any recent Node, without packages: installs the pinned Node,
// pnpm and the packages, then runs `src/<script>.ts`. It stays alive to pass on the end of npm.
import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchAncestors } from './bootstrap/ancestors.mjs'
import { stopCurrentStep } from './bootstrap/steps.mjs'
import { installToolchain } from './bootstrap/toolchain.mjs'
import { UserError } from './bootstrap/user-error.mjs'

/** Programs in `src`, and tools of the checkout, which `src/tool.ts` runs. */
const PROGRAMS = ['start', 'dev', 'test', 'lint', 'audit', 'backup', 'migrate-storage']
const TOOLS = ['build', 'typecheck', 'bench', 'gallery', 'chaos', 'check-provider']
const MIN_NODE = [20, 19]
// Longer than the product needs to shut down.
const STOP_TIMEOUT_MS = 15_000

const root = resolve(fileURLToPath(import.meta.url), '../../..')
let child
let stopping = false

function checkMachine(script) {
  if (process.platform === 'win32')
    throw new UserError('Windows is supported through WSL only. Linux and macOS are supported directly.')
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
    throw new UserError(`Node ${MIN_NODE.join('.')} or newer is required. This is Node ${process.versions.node}.`)
  }
  const scripts = [...PROGRAMS, ...TOOLS]
  if (!scripts.includes(script)) {
    throw new UserError(`Unknown script "${script ?? ''}". Available: ${scripts.join(', ')}. Usage: npm run <script>`)
  }
}

// Signals are passed on. The launcher treats a second one as a request to stop at once.
function stop(signal) {
  if (!child) {
    stopCurrentStep()
    process.exit(0)
  }
  child.kill(signal)
  if (stopping) return
  stopping = true
  setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS).unref()
}

function runScript(script, args, { node, bins }) {
  const [program, ...given] = TOOLS.includes(script) ? ['tool', script] : [script]
  const entry = join(root, 'tools/launcher/src', `${program}.ts`)
  const path = [...bins, process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  // Caching compiled code makes later starts faster.
  env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
  // The launcher notices over the IPC channel when this process is gone, even after a SIGKILL.
  child = spawn(node, [entry, ...given, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('error', error => fail(new UserError(`Node ${node} could not be started: ${error.message}`)))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' && !stopping ? 137 : 1)))
}

function fail(error) {
  process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
// The reader of the output may exit before the product does.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
watchAncestors(() => stop('SIGTERM'))

const [script, ...args] = process.argv.slice(2)
try {
  checkMachine(script)
  runScript(script, args, await installToolchain(root))
} catch (error) {
  fail(error)
}
