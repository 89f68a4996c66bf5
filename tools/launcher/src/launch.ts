import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { systemVariables } from './configuration.ts'
import { CALIBRE, CHROMIUM, installProgram } from './installer.ts'
import { createLine, FATAL, formatLine, INFO, type LogLine, WARN } from './log-lines.ts'
import { type Product, startProduct } from './product.ts'
import { ROOT } from './root.ts'
import { onStopRequest } from './run-tool.ts'
import { readSettings, type Settings } from './settings.ts'
import { UserError } from './user-error.ts'
import { whenAborted } from './when-aborted.ts'

// Exit codes. The last one is what a shell reports for Ctrl-C.
const STOPPED = 0
const FAILED = 1
const FORCED = 130
// npm repeats a Ctrl-C that the terminal has already sent to this process.
const SAME_SIGNAL_MS = 500

export interface LaunchOptions {
  watchMode?: boolean
  /** Starts more once the product is ready. @returns the URL to open */
  afterStart?: (product: Product, settings: Settings, stopRequested: AbortSignal) => Promise<string>
}

const print = (text: string) => void process.stdout.write(`${text}\n`)
const printLine = (line: LogLine) => print(formatLine(line, process.stdout.isTTY))

/** Listens for a signal, or the end of the parent process. A second signal forces the end. */
function listenForStop() {
  const stopRequested = new AbortController()
  const force = new AbortController()
  let requestedAt: number | undefined
  const onSignal = () => {
    if (requestedAt === undefined) {
      requestedAt = Date.now()
      print('\nStopping … (press Ctrl-C again to stop at once)')
      stopRequested.abort(new Error('stopped'))
    } else if (Date.now() - requestedAt > SAME_SIGNAL_MS && !force.signal.aborted) {
      force.abort()
      // The stores shut down by themselves once this process has exited.
      sleep(SAME_SIGNAL_MS).then(() => process.exit(FORCED))
    }
  }
  onStopRequest(onSignal)
  // The reader of the output may exit before the product does.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return { stopRequested: stopRequested.signal, force: force.signal }
}

function printSummary(
  { admin, mailboxUrl, sandboxPaymentsUrl }: Product,
  { env, dataDir }: Settings,
  url: string,
): void {
  const password = env.ADMIN_PASSWORD ? 'your ADMIN_PASSWORD' : admin.password
  print('')
  print(`  Administrator   ${admin.username}, password ${password}`)
  print('                  (valid until you change it)')
  if (mailboxUrl) print(`  Sent mail       ${mailboxUrl} (set SMTP_URL to send real mail)`)
  if (sandboxPaymentsUrl) {
    print(`  Payments        ${sandboxPaymentsUrl} (test payments only; set RAZORPAY_KEY_ID to take real ones)`)
  }
  print(`  Data            ${dataDir}`)
  print('  Stop            Ctrl-C')
  print('')
  print(`${PRODUCT_NAME} is ready: ${url}`)
}

/** What makes books, and the books that need it. */
const BOOK_MAKERS = [
  [CHROMIUM, 'PDF books'],
  [CALIBRE, 'Kindle books by USB'],
] as const

/** Installs the programs that make books, one after the other, while the product is already running. */
async function installBookMakers({ env }: Settings, log: (text: string) => void, signal: AbortSignal): Promise<void> {
  for (const [program, books] of BOOK_MAKERS) {
    if (program.variable && env[program.variable]) continue
    try {
      await installProgram(program, { env: systemVariables(), install: env.INSTALL, log, signal })
    } catch (error) {
      if (signal.aborted) return
      log(`${books} are not available: ${(error as Error).message}`)
    }
  }
}

/** Runs the product until it is stopped or fails. @returns the exit code */
async function run({ watchMode = false, afterStart }: LaunchOptions): Promise<number> {
  const settings = readSettings(ROOT, process.env)
  const { stopRequested, force } = listenForStop()
  const log = (text: string) => printLine(createLine('launcher', INFO, text))
  // During startup and shutdown only problems are printed, unless LOG_LEVEL asks for more. A fatal error without a stack
  // ends the start and becomes its error message.
  let verbose = Boolean(settings.env.LOG_LEVEL)
  const isImportant = ({ level, process: name, error }: LogLine) =>
    name === 'launcher' || (level >= WARN && (level < FATAL || error?.stack !== undefined))

  print(`Starting ${PRODUCT_NAME} …`)
  const product = await startProduct({
    ...settings,
    watchMode,
    signal: stopRequested,
    force,
    onLine: line => {
      if (verbose || isImportant(line)) printLine(line)
    },
    onStep: (name, ms) => print(`  ✓ ${name.padEnd(9)} ${(ms / 1000).toFixed(1)} s`),
  }).catch(error => {
    if (stopRequested.aborted) return undefined
    throw error
  })
  if (!product) return STOPPED
  verbose = true
  try {
    printSummary(product, settings, (await afterStart?.(product, settings, stopRequested)) ?? product.url)
    void installBookMakers(settings, log, stopRequested)
    const reason = await Promise.race([product.failed, whenAborted(stopRequested)])
    if (reason instanceof UserError) throw reason
    return STOPPED
  } finally {
    verbose = Boolean(settings.env.LOG_LEVEL)
    await product.stop()
  }
}

/** Runs the product and exits this process with it. */
export async function launch(options: LaunchOptions = {}): Promise<void> {
  const code = await run(options).catch(error => {
    process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`)
    return FAILED
  })
  process.exit(code)
}
