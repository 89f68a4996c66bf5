import type { Logger } from '@kahani/service-kit/logger'
import type { Browser, Page } from 'puppeteer'
import { type ChromiumOptions, startChromium } from './start-chromium.ts'

/** Thrown where there is no Chromium on this machine. */
export class BrowserMissing extends Error {
  override readonly name = 'BrowserMissing'
  constructor() {
    super('there is no Chromium on this machine')
  }
}

export interface BrowserPoolDeps extends Omit<ChromiumOptions, 'executablePath'> {
  /** Asked at each start. */
  find: () => Promise<string | null>
  logger: Logger
  /** Unused for so long it is closed, ms. */
  idleMs?: number
  /** One use may take so long, ms. */
  limitMs?: number
}

/** One browser for everybody, started when it is needed and replaced when it is lost. */
export interface BrowserPool {
  /**
   * Lends an empty page that reaches no network and runs no script.
   * @throws BrowserMissing, or where the work fails, the browser is lost or the time is up
   */
  withPage<T>(work: (page: Page) => Promise<T>, signal: AbortSignal): Promise<T>
  close(): Promise<void>
}

/** A page of its own context, which sees nothing but what it is given. */
async function openSealedPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setJavaScriptEnabled(false)
  await page.setRequestInterception(true)
  page.on('request', request => {
    // A page that closes meanwhile takes its requests along.
    const answered = request.url().startsWith('data:') ? request.continue() : request.abort('blockedbyclient')
    answered.catch(() => {})
  })
  return page
}

export function createBrowserPool(deps: BrowserPoolDeps): BrowserPool {
  const { find, env, sandbox, logger, idleMs = 60_000, limitMs = 60_000 } = deps
  let current: Promise<Browser> | undefined
  let lent = 0
  let idle: NodeJS.Timeout | undefined

  async function start(): Promise<Browser> {
    const executablePath = await find()
    if (executablePath === null) throw new BrowserMissing()
    return startChromium({ executablePath, env, sandbox })
  }

  /** The browser at hand, or a new one. */
  function browserAtHand(): Promise<Browser> {
    if (current) return current
    const starting = start()
    current = starting
    const forget = () => {
      if (current === starting) current = undefined
    }
    starting.then(browser => browser.once('disconnected', forget), forget)
    return starting
  }

  async function end(browser: Browser): Promise<void> {
    const stuck = setTimeout(() => browser.process()?.kill('SIGKILL'), 3_000)
    // It may be gone already.
    await browser.close().catch(err => logger.debug({ err }, 'the browser did not close by itself'))
    clearTimeout(stuck)
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    const closing = current
    current = undefined
    const browser = await closing?.catch(() => undefined)
    if (browser) await end(browser)
  }

  /** Runs the work while the page lives and time is left. */
  async function guarded<T>(browser: Browser, work: (page: Page) => Promise<T>, signal: AbortSignal): Promise<T> {
    const { promise: lost, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      reject(new Error(`the browser did not answer within ${limitMs} ms`))
      // What hangs is not used again; whoever else uses it tries once more.
      browser.process()?.kill('SIGKILL')
    }, limitMs)
    const aborted = () => reject(signal.reason)
    const disconnected = () => reject(new Error('the browser is gone'))
    signal.addEventListener('abort', aborted)
    browser.once('disconnected', disconnected)
    let page = undefined as Page | undefined
    const use = async () => {
      page = await openSealedPage(browser)
      page.once('error', reject)
      return work(page)
    }
    try {
      return await Promise.race([use(), lost])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', aborted)
      browser.off('disconnected', disconnected)
      // Where the browser is gone, so is the page.
      await page
        ?.browserContext()
        .close()
        .catch(() => {})
    }
  }

  return {
    async withPage(work, signal) {
      signal.throwIfAborted()
      clearTimeout(idle)
      lent += 1
      try {
        return await guarded(await browserAtHand(), work, signal)
      } finally {
        lent -= 1
        if (lent === 0 && current) idle = setTimeout(() => void close(), idleMs).unref()
      }
    },
    close,
  }
}
