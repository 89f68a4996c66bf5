import { readerMessages } from '@kahani/messages/en/reader'
import { storyEditorMessages as messages } from '@kahani/messages/en/story-editor'
import { FULL } from '@kahani/testing/full'
import type { Page } from 'puppeteer'
import { expect } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { mainText, waitForNoText, waitForText } from './page-actions.ts'

const { menu, page: pageMessages, rewrites, details, pictures, conflict } = messages
const MAX_TABS = 80

/** What has the focus: its label, or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLElement && 'labels' in element && (element as HTMLInputElement).labels?.[0]
    return (element?.getAttribute('aria-label') ?? (label || element)?.textContent ?? '').trim()
  })

/** Whether the middle of the control that has the focus is seen, and not covered by the end of a dialog. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const { x = 0, y = 0, width = 0, height = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    return document.activeElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false
  })

/** Presses Tab until the control has the focus whose name starts so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if ((await focused(page)).startsWith(name)) {
      await expect.poll(() => isFocusSeen(page), { message: `${name} is covered` }).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} can't be reached with the Tab key.`)
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function replace(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type(text)
}

async function expectAccessible(page: Page): Promise<void> {
  if (FULL) expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([])
}

/** Opens a part of the editor, from the tools of the reader. */
async function change(page: Page, item: string, title: string): Promise<void> {
  await press(page, readerMessages.tools.change)
  await waitForText(page, item)
  await expectAccessible(page)
  await press(page, item)
  await waitForText(page, title)
  await expectAccessible(page)
}

/** Saves what was changed. The focus returns to the tools. */
async function save(page: Page, title: string): Promise<void> {
  await press(page, messages.save)
  await waitForNoText(page, title)
  await expect.poll(() => focused(page)).toBe(readerMessages.tools.change)
}

/** Changes the words of the open page and the dedication, and takes the words back, with the keyboard only. */
export async function changeTexts(page: Page, pageNumber: number): Promise<void> {
  const before = await mainText(page)
  const title = pageMessages.title(pageNumber)
  await change(page, menu.page, title)
  await replace(page, pageMessages.text, 'Asha waved at the stars.')
  await save(page, title)
  await expect.poll(() => mainText(page)).toContain('Asha waved at the stars.')

  await change(page, menu.details, details.name)
  await replace(page, details.dedication, 'For Asha, who waves at stars')
  await save(page, details.name)

  await change(page, menu.page, title)
  await press(page, messages.earlier.summary(1))
  await press(page, messages.earlier.use)
  await save(page, title)
  await expect.poll(() => mainText(page)).toBe(before)
}

/** Replaces the words of the open page by those that the storyteller suggests for a wish, with the keyboard only. */
export async function rewriteFreely(page: Page, pageNumber: number, wish: string): Promise<void> {
  const before = await mainText(page)
  const title = pageMessages.title(pageNumber)
  await change(page, menu.page, title)
  await press(page, rewrites.own)
  await replace(page, rewrites.wish, wish)
  await page.keyboard.press('Enter')
  await waitForText(page, rewrites.suggestion)
  await expectAccessible(page)
  await press(page, rewrites.use)
  await expect.poll(() => focused(page)).toBe(pageMessages.text)
  await save(page, title)
  await expect.poll(() => mainText(page)).not.toBe(before)
}

/**
 * Changes the words of a page that is open in two tabs of a browser, with the keyboard only. The second tab, which saves later,
 * sees both, and keeps its own.
 */
export async function keepOwnWords(first: Page, second: Page, pageNumber: number): Promise<void> {
  const title = pageMessages.title(pageNumber)
  const words = { first: 'Asha waved at the moon.', second: 'Asha waved at the sun.' }
  await second.bringToFront()
  await change(second, menu.page, title)
  await replace(second, pageMessages.text, words.second)
  await first.bringToFront()
  await change(first, menu.page, title)
  await replace(first, pageMessages.text, words.first)
  await save(first, title)

  await second.bringToFront()
  await press(second, messages.save)
  await waitForText(second, conflict.title)
  for (const text of Object.values(words)) await waitForText(second, text)
  await expectAccessible(second)
  await press(second, conflict.keepMine)
  await waitForNoText(second, title)
  await expect.poll(() => mainText(second)).toContain(words.second)

  await change(second, menu.page, title)
  await press(second, messages.earlier.summary(2))
  await waitForText(second, words.first)
  await second.keyboard.press('Escape')
}

/** Asks for a picture with another camera. */
export async function chooseCamera(page: Page): Promise<void> {
  await tabTo(page, pictures.camera)
  await page.keyboard.type(pictures.cameras.wide)
}

/** Asks for a change in the upper right of the picture. */
export async function describeChange(page: Page, wish: string): Promise<void> {
  await replace(page, pictures.wish, wish)
  await press(page, pictures.mark)
  await tabTo(page, pictures.place['top-left'])
  await page.keyboard.press('ArrowRight')
  await waitForText(page, pictures.marked)
  await tabTo(page, pictures.adjustments.x)
  await page.keyboard.press('End')
  await tabTo(page, pictures.adjustments.height)
  await page.keyboard.press('PageUp')
  await expectAccessible(page)
}

/**
 * Asks for another picture of the open page, shows it in the book, and goes back to the first one, with the keyboard only.
 * @param ask says what is to be different
 */
export async function changePicture(page: Page, pageNumber: number, ask: (page: Page) => Promise<void>): Promise<void> {
  const shown = () => page.$eval('main figure img', image => (image as HTMLImageElement).src)
  const first = await shown()
  await change(page, menu.picture, pictures.title(pageNumber))
  await ask(page)
  await press(page, pictures.paint)
  await waitForText(page, pictures.version(2))
  await expectAccessible(page)
  await press(page, `${pictures.use}: ${pictures.version(2)}`)
  await waitForText(page, pictures.used(2))
  await expect.poll(shown).not.toBe(first)
  await press(page, `${pictures.use}: ${pictures.version(1)}`)
  await waitForText(page, pictures.used(1))
  await expect.poll(shown).toBe(first)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(readerMessages.tools.change)
}
