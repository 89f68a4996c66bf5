import { signUpMessages } from '@kahani/messages/en/account-pages'
import { readerMessages } from '@kahani/messages/en/reader'
import type { Page } from 'puppeteer'
import { expect } from 'vitest'

const TIMEOUT_MS = 15_000
const POLL_INTERVAL_MS = 120

const byText = (text: string) => `::-p-text(${JSON.stringify(text)})`

/**
 * Waits until an element matches and is visible (or none is, if `visible` is false). Puppeteer waits for visibility on every
 * animation frame, which keeps a core busy, but for existence on every change of the document only.
 */
async function waitForElement(page: Page, selector: string, visible = true): Promise<void> {
  // A navigation can end it early.
  if (visible) await page.waitForSelector(selector, { timeout: TIMEOUT_MS }).catch(() => null)
  // A query fails if the page navigates during it. The next one sees the new page.
  const isVisible = async () =>
    (await page
      .$(selector)
      .then(element => element?.isVisible())
      .catch(() => !visible)) ?? false
  await expect.poll(isVisible, { timeout: TIMEOUT_MS, interval: POLL_INTERVAL_MS, message: selector }).toBe(visible)
}

export const waitForText = (page: Page, text: string) => waitForElement(page, byText(text))

export const waitForNoText = (page: Page, text: string) => waitForElement(page, byText(text), false)

type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'tab' | 'menuitem' | 'textbox'

/** An XPath condition for the elements of a role. */
const ROLES: Record<Role, string> = {
  button: '(self::button and not(@role)) or @role="button"',
  link: 'self::a',
  tab: '@role="tab"',
  menuitem: '@role="menuitem"',
  radio: '(self::input and @type="radio") or @role="radio"',
  checkbox: '(self::input and @type="checkbox") or @role="checkbox"',
  textbox: '(self::input and not(@type="radio" or @type="checkbox")) or self::textarea',
}

/**
 * Finds an element by its role and its accessible name: an aria-label, its text, or the text of its label. Puppeteer's own
 * ARIA selectors make Chromium maintain an accessibility tree, which doubles the CPU time of a page.
 */
function byRole(role: Role, name: string): string {
  const text = JSON.stringify(name)
  const label = `//label[normalize-space(.)=${text} or span[normalize-space(.)=${text}]]`
  const named = `@aria-label=${text} or normalize-space(.)=${text} or @id=${label}/@for or ancestor::label[normalize-space(.)=${text}]`
  return `::-p-xpath(//*[(${ROLES[role]}) and (${named})])`
}

export async function click(page: Page, role: Role, name: string): Promise<void> {
  await waitForElement(page, byRole(role, name))
  await clickElement(page, byRole(role, name))
}

/** Clicks an element. One that is covered, as by a toast, is scrolled to the middle of the screen first. */
export async function clickElement(page: Page, selector: string): Promise<void> {
  const locator = page.locator(selector)
  const handle = await locator.waitHandle()
  await handle.evaluate(node => {
    const element = node as Element
    const { x, y, width, height } = element.getBoundingClientRect()
    if (element.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return
    element.scrollIntoView({ block: 'center' })
  })
  await locator.click()
}

export async function fill(page: Page, label: string, text: string): Promise<void> {
  await waitForElement(page, byRole('textbox', label))
  await page.locator(byRole('textbox', label)).fill(text)
}

/** Selects an option of a list, or of a group of radio buttons. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const list = await page.$(`select[name="${name}"]`)
  if (list) await list.select(value)
  else await page.$eval(`input[name="${name}"][value="${value}"]`, input => (input as HTMLInputElement).click())
}

/** The path and query of the current page. */
export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export const waitForPath = (page: Page, path: string | RegExp) => {
  const current = expect.poll(() => pathOf(page), { timeout: TIMEOUT_MS })
  return typeof path === 'string' ? current.toBe(path) : current.toMatch(path)
}

/** The text of the page without its header and footer. */
export const mainText = (page: Page) => page.$eval('main', main => main.textContent ?? '')

const illustrationProgress = new RegExp(readerMessages.progress(0, 0).replaceAll('0', '\\d+'))

/** Waits until the reader no longer shows the progress of the illustrations. */
export const waitForIllustrations = (page: Page) =>
  expect.poll(() => mainText(page), { timeout: 60_000, interval: 200 }).not.toMatch(illustrationProgress)

/** Fills in and submits the sign-up form. The username is the local part of the address. */
export async function submitSignUpForm(page: Page, email: string): Promise<void> {
  // The sign-in form, which may still be mounted, has a username and a password field too.
  await waitForText(page, signUpMessages.heading)
  await fill(page, signUpMessages.username, email.split('@')[0] ?? '')
  await fill(page, signUpMessages.email, email)
  await page.locator('input[name=password]').fill('lantern!')
  await page.locator('input[name=confirmPassword]').fill('lantern!')
  await click(page, 'button', signUpMessages.submit)
}
