import { readerMessages } from '@kahani/messages/en/reader'
import { storyEditorMessages as messages } from '@kahani/messages/en/story-editor'
import type { Page } from 'puppeteer'
import { expect } from 'vitest'
import { mainText, waitForNoText, waitForText } from './page-actions.ts'

const { menu, page: pageMessages, details, pictures } = messages
const MAX_TABS = 80

/** What has the focus: its label, or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLElement && 'labels' in element && (element as HTMLInputElement).labels?.[0]
    return (element?.getAttribute('aria-label') ?? (label || element)?.textContent ?? '').trim()
  })

/** Presses Tab until the control has the focus whose name starts so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if ((await focused(page)).startsWith(name)) return
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

/** Opens a part of the editor, from the tools of the reader. */
async function change(page: Page, item: string, title: string): Promise<void> {
  await press(page, readerMessages.tools.change)
  await waitForText(page, item)
  await press(page, item)
  await waitForText(page, title)
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

/** Asks for another picture of the open page, shows it in the book, and goes back to the first one, with the keyboard only. */
export async function changePicture(page: Page, pageNumber: number): Promise<void> {
  const shown = () => page.$eval('main figure img', image => (image as HTMLImageElement).src)
  const first = await shown()
  await change(page, menu.picture, pictures.title(pageNumber))
  await tabTo(page, pictures.camera)
  await page.keyboard.type(pictures.cameras.wide)
  await press(page, pictures.paint)
  await waitForText(page, pictures.version(2))
  await press(page, `${pictures.use}: ${pictures.version(2)}`)
  await waitForText(page, pictures.used(2))
  await expect.poll(shown).not.toBe(first)
  await press(page, `${pictures.use}: ${pictures.version(1)}`)
  await waitForText(page, pictures.used(1))
  await expect.poll(shown).toBe(first)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(readerMessages.tools.change)
}
