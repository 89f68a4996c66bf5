import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

function chromium(): string {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const found = PATH.split(delimiter)
    .flatMap(dir => NAMES.map(name => join(dir, name)))
    .find(existsSync)
  if (!found) throw new Error('the journeys need Chromium: set CHROMIUM_PATH, or put it on the PATH')
  return found
}

export const openBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromium(),
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
  })

export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true }
export const DESKTOP = { width: 1280, height: 900 }

/**
 * A fresh visitor: no cookies, nothing stored. `troubles` are errors that the page's scripts let out, and what the
 * page's security policy has stopped.
 */
export async function newVisitor(browser: Browser, viewport: typeof DESKTOP) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(viewport)
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(String(error)))
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) troubles.push(message.text())
  })
  return { page, troubles, leave: () => context.close() }
}

/** The element that a person would find under these words. */
export const see = (page: Page, words: string) =>
  page.waitForSelector(`::-p-text(${JSON.stringify(words)})`, { visible: true, timeout: 15_000 })

const byRole = (page: Page, role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`)
export const click = (page: Page, role: 'button' | 'link' | 'radio' | 'checkbox' | 'tab' | 'menuitem', name: string) =>
  byRole(page, role, name).click()
export const fill = (page: Page, label: string, text: string) => byRole(page, 'textbox', label).fill(text)
export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Chooses one of a group of cards or chips, or of a list, by what it stands for. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const list = await page.$(`select[name="${name}"]`)
  if (list) await list.select(value)
  else await page.$eval(`input[name="${name}"][value="${value}"]`, input => (input as HTMLInputElement).click())
}
