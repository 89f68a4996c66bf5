import { signUpMessages } from '@kahani/messages/en/account-pages'
import type { Browser, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { click, DESKTOP, fill, newVisitor, openBrowser, PHONE, pathOf, see } from './browser.ts'
import type { Family } from './family-client.ts'
import { type RunningProduct, runProduct } from './running-product.ts'

export const DEVICES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const

/**
 * The product and a browser, for the tests of one file. Who came to its screens leaves after each test, and nothing may
 * have gone wrong on their pages.
 * @param settings what a person would set
 */
export function openScreens(settings: () => Promise<Record<string, string>> = async () => ({})) {
  let product: RunningProduct
  let browser: Browser
  let visitors: Awaited<ReturnType<typeof newVisitor>>[] = []
  beforeAll(async () => {
    ;[product, browser] = await Promise.all([settings().then(runProduct), openBrowser()])
  })
  afterEach(async () => {
    const left = visitors
    visitors = []
    await Promise.all(left.map(({ leave }) => leave()))
    expect(left.flatMap(({ troubles }) => troubles)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.end()
  })

  return {
    product: () => product,
    /** The page of somebody new, or of a family that is signed in. */
    async arrive(viewport: (typeof DEVICES)[number][1], family?: Family): Promise<Page> {
      const visitor = await newVisitor(browser, viewport)
      visitors.push(visitor)
      if (family) await visitor.page.browserContext().setCookie({ ...family.session(), domain: 'localhost', path: '/' })
      return visitor.page
    },
    open: (page: Page, path: string) => page.goto(new URL(path, product.url).href),
  }
}

export const arriveAt = (page: Page, path: string | RegExp) =>
  expect
    .poll(() => pathOf(page), { timeout: 15_000 })
    [typeof path === 'string' ? 'toBe' : 'toMatch'](path as string & RegExp)

/** All that is read on the screen, without the header and the footer. */
export const wordsOf = (page: Page) => page.$eval('main', main => main.textContent ?? '')

/** Waits until these words are nowhere on the page. */
export const missing = (page: Page, words: string) =>
  page.waitForSelector(`::-p-text(${JSON.stringify(words)})`, { hidden: true, timeout: 15_000 })

/** Fills in the sign-up screen, for an address of their own. */
export async function signUp(page: Page, email: string): Promise<void> {
  // The sign-in screen, which may still be there, has a username and a password too.
  await see(page, signUpMessages.heading)
  await fill(page, signUpMessages.username, email.split('@')[0] ?? '')
  await fill(page, signUpMessages.email, email)
  await page.locator('input[name=password]').fill('lantern!')
  await page.locator('input[name=confirmPassword]').fill('lantern!')
  await click(page, 'button', signUpMessages.submit)
}
