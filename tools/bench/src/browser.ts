import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import puppeteer, { type Browser, type CookieData, type Page } from 'puppeteer'

export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true }
/** What lies outside the window is never drawn, and counts as late. The default is lower than a phone. */
const WINDOW_SIZE = '--window-size=1000,1000'

/** @throws if Chromium is missing */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findProgram(CHROMIUM, process.env)
  if (!executablePath) throw new Error('This benchmark needs Chromium: install it, or set CHROMIUM_PATH.')
  const args = process.getuid?.() === 0 ? [WINDOW_SIZE, '--no-sandbox'] : [WINDOW_SIZE]
  return puppeteer.launch({ executablePath, args })
}

/** Opens a page with an empty cache on a phone. Closing its browser context closes it. */
export async function openPhone(browser: Browser, cookies: CookieData[] = []): Promise<Page> {
  const context = await browser.createBrowserContext()
  await context.setCookie(...cookies)
  const page = await context.newPage()
  await page.setViewport(PHONE)
  return page
}
