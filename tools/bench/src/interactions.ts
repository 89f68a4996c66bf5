import { waitForApp } from '@kahani/gallery/screens/screens'
import type { Browser, CookieData, Page } from 'puppeteer'
import { openPhone } from './browser.ts'

const CPU_SLOWDOWN = 4

/** Runs in the page, before its scripts. */
const RECORD = `
  window.interactionMs = 0
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.interactionMs = Math.max(window.interactionMs, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`
/** Entries are reported after the frame. */
const RECORDED = 'new Promise(done => requestAnimationFrame(() => setTimeout(() => done(window.interactionMs), 200)))'

/**
 * Uses a page on a phone whose CPU is slowed four times.
 * @returns the longest time from an input to the frame that answers it (interaction to next paint), in ms
 */
export async function measureInteractions(
  browser: Browser,
  url: string,
  cookies: CookieData[],
  use: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await openPhone(browser, cookies)
  try {
    await page.evaluateOnNewDocument(RECORD)
    await page.emulateCPUThrottling(CPU_SLOWDOWN)
    await page.goto(url, { waitUntil: 'networkidle0' })
    await waitForApp(page)
    await use(page)
    return Number(await page.evaluate(RECORDED))
  } finally {
    await page.browserContext().close()
  }
}
