import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { systemVariables } from './configuration.ts'
import { CHROMIUM, provide } from './installer.ts'
import { FATAL, formatLine, INFO, type LogLine, WARN } from './log-lines.ts'
import { type Product, startProduct } from './product.ts'
import { ROOT } from './root.ts'
import { readSettings, type Settings } from './settings.ts'
import { UserError } from './user-error.ts'
import { whenAborted } from './when-aborted.ts'

/** Ended as asked is no failure. */
const ENDED = 0
const FAILED = 1
/** As a shell has it for Ctrl-C: what ran was not waited for. */
const FORCED = 130
// npm passes on a Ctrl-C that came from the terminal to everybody already: those two are one.
const SAME_SIGNAL_MS = 500

export interface LaunchOptions {
  watchMode?: boolean
  /** What else there is to start once the product serves. @returns the address to open, if it is another */
  afterStart?: (product: Product, settings: Settings, asked: AbortSignal) => Promise<string>
}

const write = (text: string) => void process.stdout.write(`${text}\n`)
const writeLine = (line: LogLine) => write(formatLine(line, process.stdout.isTTY))

/** Listens for the wish to end: a signal, or the end of who started this. */
function listenForTheEnd() {
  const ask = new AbortController()
  const hurry = new AbortController()
  let askedAt: number | undefined
  const onSignal = () => {
    if (askedAt === undefined) {
      askedAt = Date.now()
      write('\nStopping … (Ctrl-C again to stop at once)')
      ask.abort(new Error('stopped'))
    } else if (Date.now() - askedAt > SAME_SIGNAL_MS && !hurry.signal.aborted) {
      hurry.abort()
      // The stores end by themselves, in good order, once this process is gone.
      sleep(SAME_SIGNAL_MS).then(() => process.exit(FORCED))
    }
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  process.on('disconnect', onSignal)
  // Whoever read the output may be gone before the product is.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return { asked: ask.signal, hurry: hurry.signal }
}

function announce({ admin, outboxUrl, sandboxPaymentsUrl }: Product, { env, dataDir }: Settings, url: string): void {
  const password = env.ADMIN_PASSWORD ? 'the ADMIN_PASSWORD that you set' : admin.password
  write('')
  write(`  Administrator   ${admin.username}, with the password ${password}`)
  write('                  (it holds until it is changed)')
  if (outboxUrl) write(`  Sent mail       ${outboxUrl} (it leaves this machine only once SMTP_URL is set)`)
  if (sandboxPaymentsUrl) write(`  Payments        ${sandboxPaymentsUrl} (no money moves until RAZORPAY_KEY_ID is set)`)
  write(`  Data            ${dataDir}`)
  write('  Stop            Ctrl-C')
  write('')
  write(`${PRODUCT_NAME} is ready: ${url}`)
}

/** Installs what books need behind the running product; a machine that can't have it is told how to get it. */
async function provideChromium({ env }: Settings, say: (text: string) => void, signal: AbortSignal): Promise<void> {
  if (env.CHROMIUM_PATH) return
  try {
    await provide(CHROMIUM, { env: systemVariables(), say, signal })
  } catch (error) {
    if (!signal.aborted) say(`PDF books have to wait: ${(error as Error).message}`)
  }
}

/** Runs the product until it is asked to end, or can't go on. @returns the process' exit code */
async function run(options: LaunchOptions): Promise<number> {
  const settings = readSettings(ROOT, process.env)
  const { asked, hurry } = listenForTheEnd()
  const say = (text: string) => writeLine({ part: 'launcher', time: new Date(), level: INFO, text, details: '' })
  // Before the product serves, and once it is to end, only what is wrong is shown, unless more was asked for. What is
  // fatal ends the start, and is said at its end.
  let serving = Boolean(settings.env.LOG_LEVEL)
  const matters = ({ level, part, stack }: LogLine) =>
    part === 'launcher' || (level >= WARN && (level < FATAL || stack !== undefined))

  write(`${PRODUCT_NAME} is starting …`)
  const product = await startProduct({
    ...settings,
    watchMode: options.watchMode ?? false,
    signal: asked,
    hurry,
    onLine: line => {
      if (serving || matters(line)) writeLine(line)
    },
    onStep: (what, ms) => write(`  ✓ ${what.padEnd(9)} ${(ms / 1000).toFixed(1)} s`),
  }).catch(error => {
    if (asked.aborted) return undefined
    throw error
  })
  if (!product) return ENDED
  serving = true
  try {
    announce(product, settings, (await options.afterStart?.(product, settings, asked)) ?? product.url)
    void provideChromium(settings, say, asked)
    const reason = await Promise.race([product.failed, whenAborted(asked)])
    if (reason instanceof UserError) throw reason
    return ENDED
  } finally {
    serving = Boolean(settings.env.LOG_LEVEL)
    await product.stop()
  }
}

/** The whole life of `npm start`. */
export async function launch(options: LaunchOptions = {}): Promise<void> {
  const code = await run(options).catch(error => {
    process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`)
    return FAILED
  })
  process.exit(code)
}
