import type { Logger } from '@kahani/service-kit/logger'
import { inSpan } from '@kahani/service-kit/tracing'
import type { Browser, Page } from 'puppeteer'
import type { StartedChromium } from './start-chromium.ts'

export interface BrowserPoolDeps {
  /** Starts a browser. @throws BrowserNotFoundError */
  start: () => Promise<StartedChromium>
  logger: Logger
  /** An unused browser is closed after this time, in ms. */
  idleTimeoutMs?: number
  /** Time limit of one use, in ms. */
  useTimeoutMs?: number
  /** A browser is replaced after this number of uses, since its memory grows. */
  maxUses?: number
}

/** Keeps browsers warm. Each serves one use at a time, so that a crash ends only that use. */
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

/** Runs `work` until the page or the browser crashes, the time limit is exceeded or `signal` is aborted. */
async function runOnPage<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<T> {
  const { promise: failure, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`the browser did not finish within ${timeoutMs} ms`)), timeoutMs)
  const onAbort = () => reject(signal.reason)
  const onDisconnect = () => reject(new Error('the browser crashed'))
  signal.addEventListener('abort', onAbort)
  browser.once('disconnected', onDisconnect)
  const use = async () => {
    const page = await openIsolatedPage(browser)
    page.once('error', reject)
    const result = await work(page)
    await page.browserContext().close()
    return result
  }
  try {
    return await Promise.race([use(), failure])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    browser.off('disconnected', onDisconnect)
  }
}

interface WarmBrowser extends StartedChromium {
  uses: number
}

export function createBrowserPool(deps: BrowserPoolDeps): BrowserPool {
  const { logger, idleTimeoutMs = 60_000, useTimeoutMs = 60_000, maxUses = 100 } = deps
  const idle = new Map<WarmBrowser, NodeJS.Timeout>()
  let closed = false

  const start = async (): Promise<WarmBrowser> => ({ ...(await deps.start()), uses: 0 })

  function takeIdle(): WarmBrowser | undefined {
    for (const [warm, timer] of idle) {
      clearTimeout(timer)
      idle.delete(warm)
      if (warm.browser.connected) return warm
    }
    return undefined
  }

  function keepWarm(warm: WarmBrowser): void {
    const onIdle = () => {
      idle.delete(warm)
      void end(warm)
    }
    idle.set(warm, setTimeout(onIdle, idleTimeoutMs).unref())
  }

  async function end({ browser, kill }: WarmBrowser): Promise<void> {
    const killTimer = setTimeout(kill, 3_000)
    await browser.close().catch(err => logger.debug({ err }, 'could not close the browser'))
    clearTimeout(killTimer)
  }

  return {
    async withPage(work, signal) {
      signal.throwIfAborted()
      const warm = takeIdle() ?? (await start())
      warm.uses += 1
      try {
        const result = await inSpan('chromium', () =>
          runOnPage(warm.browser, work, { signal, timeoutMs: useTimeoutMs }),
        )
        if (closed || warm.uses >= maxUses) await end(warm)
        else keepWarm(warm)
        return result
      } catch (error) {
        // The page may still be busy, or the browser broken.
        warm.kill()
        throw error
      }
    },
    async close() {
      closed = true
      for (const timer of idle.values()) clearTimeout(timer)
      const browsers = [...idle.keys()]
      idle.clear()
      await Promise.all(browsers.map(end))
    },
  }
}
