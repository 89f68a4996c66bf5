import { byRole, byText, type Role } from '@kahani/gallery/screens/selectors'
import { signUpMessages } from '@kahani/messages/en/account-pages'
import { readerMessages } from '@kahani/messages/en/reader'
import type { ElementHandle, Frame, Page } from 'puppeteer'
import { expect, vi } from 'vitest'

/** How long a page may take to do what it was asked for. Only a page that hangs takes as long. */
export const ACTION_TIMEOUT_MS = 5 * 60_000
/** Of one attempt. Shorter, so that the error of the last attempt, which contains the selector, is reported. */
const ATTEMPT_TIMEOUT_MS = 10_000
const POLL_INTERVAL_MS = 120

/** Repeats an action until it succeeds: a navigation or a new rendering of the page makes it fail. */
const retry = <T>(action: () => Promise<T>): Promise<T> =>
  vi.waitFor(action, { timeout: ACTION_TIMEOUT_MS, interval: POLL_INTERVAL_MS })

/**
 * Puppeteer waits for visibility on every animation frame, which keeps a core busy, but for existence on every change of the
 * document only.
 */
async function findVisible(page: Page | Frame, selector: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selector, { timeout: ATTEMPT_TIMEOUT_MS })
  if (!element || !(await element.isVisible())) throw new Error(`${selector} is not visible`)
  return element
}

/** Waits until a text is shown, or was in a toast since the last click: on a slow machine it may have ended. */
export async function waitForText(page: Page, text: string): Promise<void> {
  await retry(async () => {
    if (!(await hadToast(page, text))) await findVisible(page, byText(text))
  })
}

const hadToast = (page: Page, text: string) =>
  page.evaluate(awaited => sessionStorage.getItem('toasts')?.includes(awaited) ?? false, text)

/** Runs in each page, and records the toasts in its session. */
export function recordToasts(): void {
  // A blank page has no session.
  if (window !== window.top || location.protocol === 'about:') return
  const record = () => {
    const toast = document.querySelector('[role=region] li[data-state=open]')?.textContent
    const recorded = sessionStorage.getItem('toasts') ?? ''
    if (toast && !recorded.endsWith(toast)) sessionStorage.setItem('toasts', `${recorded}\n${toast}`)
  }
  new MutationObserver(record).observe(document, { childList: true, subtree: true })
}

export async function waitForNoText(page: Page, text: string): Promise<void> {
  // A query fails if the page navigates during it. The next one sees the new page.
  const isVisible = () =>
    page
      .$(byText(text))
      .then(element => element?.isVisible() ?? false)
      .catch(() => true)
  await expect.poll(isVisible, { interval: POLL_INTERVAL_MS, message: text }).toBe(false)
}

export const click = (page: Page | Frame, role: Role, name: string) => clickElement(page, byRole(role, name))

/** Clicks an element. Puppeteer's locators take three times as many messages to the browser for it, and more for a text. */
export const clickElement = (page: Page | Frame, selector: string) =>
  retry(async () => {
    const element = await findVisible(page, selector)
    await element.evaluate(becomesClickable)
    await element.click()
  })

/**
 * Waits until a control is enabled and stands still. If it is covered, as by a toast, it is scrolled to the middle. The toasts
 * that were recorded until now are forgotten.
 */
async function becomesClickable(node: Node): Promise<void> {
  const element = node as HTMLButtonElement
  const place = () => JSON.stringify(element.getBoundingClientRect())
  for (let last = ''; element.disabled || place() !== last; await new Promise(requestAnimationFrame)) {
    if (!element.isConnected) throw new Error('The element was removed.')
    last = place()
  }
  if (window === window.top) sessionStorage.removeItem('toasts')
  const { x, y, width, height } = element.getBoundingClientRect()
  if (element.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return
  element.scrollIntoView({ block: 'center' })
}

export const fill = (page: Page, label: string, text: string) => fillElement(page, byRole('textbox', label), text)

/** Replaces the text of a field. */
export const fillElement = (page: Page, selector: string, text: string) =>
  retry(async () => {
    const element = await findVisible(page, selector)
    await element.evaluate(node => {
      const field = node as HTMLInputElement
      field.focus()
      field.select()
    })
    await page.keyboard.sendCharacter(text)
  })

/** Selects an option of a list, or of a group of radio buttons. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const list = await page.$(`select[name="${name}"]`)
  if (list) await list.select(value)
  else await page.$eval(`input[name="${name}"][value="${value}"]`, input => (input as HTMLInputElement).click())
}

/** The path and query of the current page. */
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export const waitForPath = (page: Page, path: string | RegExp) => {
  const current = expect.poll(() => pathOf(page))
  return typeof path === 'string' ? current.toBe(path) : current.toMatch(path)
}

/** The text of the page without its header and footer. */
export const mainText = (page: Page) => page.$eval('main', main => main.textContent ?? '')

const illustrationProgress = new RegExp(readerMessages.progress(0, 0).replaceAll('0', '\\d+'))

/** Waits until the reader no longer shows the progress of the illustrations. */
export const waitForIllustrations = (page: Page) =>
  expect.poll(() => mainText(page), { interval: 200 }).not.toMatch(illustrationProgress)

/** Fills in and submits the sign-up form. The username is the local part of the address. */
export async function submitSignUpForm(page: Page, email: string): Promise<void> {
  // The sign-in form, which may still be mounted, has a username and a password field too.
  await waitForText(page, signUpMessages.heading)
  await fill(page, signUpMessages.username, email.split('@')[0] ?? '')
  await fill(page, signUpMessages.email, email)
  await fillElement(page, 'input[name=password]', 'lantern!')
  await fillElement(page, 'input[name=confirmPassword]', 'lantern!')
  await click(page, 'button', signUpMessages.submit)
}
