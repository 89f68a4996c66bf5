import type { Logger } from '@kahani/service-kit/logger'
import type { Browser, Page } from 'puppeteer'
import { type ChromiumOptions, startChromium } from './start-chromium.ts'

/** Chromium is not installed. */
export class BrowserNotFoundError extends Error {
  override readonly name = 'BrowserNotFoundError'
  constructor() {
    super('Chromium is not installed')
  }
}

export interface BrowserPoolDeps extends Omit<ChromiumOptions, 'executablePath'> {
  /** Returns the path of Chromium. Called at each start. */
  find: () => Promise<string | null>
  logger: Logger
  /** An unused browser is closed after this time, in ms. */
  idleTimeoutMs?: number
  /** Time limit of one use, in ms. */
  useTimeoutMs?: number
}

/** Shares one browser, which is started on demand and replaced if it crashes. */
export interface BrowserPool {
  /**
   * Runs `work` with an empty page without network access and JavaScript.
   * @throws BrowserNotFoundError, the error of `work`, or an Error if the browser crashes or the time limit is exceeded
   */
  withPage<T>(work: (page: Page) => Promise<T>, signal: AbortSignal): Promise<T>
  close(): Promise<void>
}

/** Opens a page in a new context without network access and JavaScript. */
async function openIsolatedPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setJavaScriptEnabled(false)
  await page.setRequestInterception(true)
  page.on('request', request => {
    // Fails if the page has been closed meanwhile.
    const handled = request.url().startsWith('data:') ? request.continue() : request.abort('blockedbyclient')
    handled.catch(() => {})
  })
  return page
}

export function createBrowserPool(deps: BrowserPoolDeps): BrowserPool {
  const { find, env, sandbox, logger, idleTimeoutMs = 60_000, useTimeoutMs = 60_000 } = deps
  let current: Promise<Browser> | undefined
  let activeUses = 0
  let idleTimer: NodeJS.Timeout | undefined

  async function start(): Promise<Browser> {
    const executablePath = await find()
    if (executablePath === null) throw new BrowserNotFoundError()
    return startChromium({ executablePath, env, sandbox })
  }

  /** Returns the running browser or starts one. */
  function getBrowser(): Promise<Browser> {
    if (current) return current
    const starting = start()
    current = starting
    const clearCurrent = () => {
      if (current === starting) current = undefined
    }
    starting.then(browser => browser.once('disconnected', clearCurrent), clearCurrent)
    return starting
  }

  async function closeBrowser(browser: Browser): Promise<void> {
    const killTimer = setTimeout(() => browser.process()?.kill('SIGKILL'), 3_000)
    await browser.close().catch(err => logger.debug({ err }, 'could not close the browser'))
    clearTimeout(killTimer)
  }

  async function close(): Promise<void> {
    clearTimeout(idleTimer)
    const closing = current
    current = undefined
    const browser = await closing?.catch(() => undefined)
    if (browser) await closeBrowser(browser)
  }

  /** Runs `work` until the page or the browser crashes, the time limit is exceeded or `signal` is aborted. */
  async function runOnPage<T>(browser: Browser, work: (page: Page) => Promise<T>, signal: AbortSignal): Promise<T> {
    const { promise: failure, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      reject(new Error(`the browser did not finish within ${useTimeoutMs} ms`))
      // Concurrent uses fail too, and their jobs are retried.
      browser.process()?.kill('SIGKILL')
    }, useTimeoutMs)
    const onAbort = () => reject(signal.reason)
    const onDisconnect = () => reject(new Error('the browser crashed'))
    signal.addEventListener('abort', onAbort)
    browser.once('disconnected', onDisconnect)
    let page = undefined as Page | undefined
    const use = async () => {
      page = await openIsolatedPage(browser)
      page.once('error', reject)
      return work(page)
    }
    try {
      return await Promise.race([use(), failure])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      browser.off('disconnected', onDisconnect)
      // Fails if the browser has crashed.
      await page
        ?.browserContext()
        .close()
        .catch(() => {})
    }
  }

  return {
    async withPage(work, signal) {
      signal.throwIfAborted()
      clearTimeout(idleTimer)
      activeUses += 1
      try {
        return await runOnPage(await getBrowser(), work, signal)
      } finally {
        activeUses -= 1
        if (activeUses === 0 && current) idleTimer = setTimeout(() => void close(), idleTimeoutMs).unref()
      }
    },
    close,
  }
}
