import { setTimeout as sleep } from 'node:timers/promises'
import { signInMessages } from '@kahani/messages/en/account-pages'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { createStoryGuideMessages } from '@kahani/messages/en/create-story-guide'
import { landingMessages } from '@kahani/messages/en/landing'
import { readerMessages } from '@kahani/messages/en/reader'
import { uiMessages } from '@kahani/messages/en/shell'
import type { Page } from 'puppeteer'
import { byRole } from './selectors.ts'

const CHARACTER_MS = 200
const THINKING_MS = 1_000

/** Uses a page as somebody with a phone does, who thinks before each tap and types slowly. */
function createThumb(page: Page) {
  let taps = 0
  return {
    taps: () => taps,
    async tap(selector: string): Promise<void> {
      const element = await page.waitForSelector(selector, { visible: true })
      await sleep(THINKING_MS)
      await element?.tap()
      taps++
    },
    type: (text: string) => page.keyboard.type(text, { delay: CHARACTER_MS }),
    /** The key of the keyboard that leads to the next field. */
    async next(): Promise<void> {
      do await page.keyboard.press('Tab')
      while (!(await page.evaluate('document.activeElement instanceof HTMLInputElement')))
    },
    go: () => page.keyboard.press('Enter'),
  }
}
type Thumb = ReturnType<typeof createThumb>

const chip = (name: string, value: string) => `label:has(input[name="${name}"][value="${value}"])`
const OPEN = byRole('button', readerMessages.cover.open)

/** Generates the story of the form, and opens its first page. A book without a painted cover is open there already. */
async function generateAndOpen(page: Page, { tap }: Thumb): Promise<void> {
  await tap(byRole('button', createStoryMessages.submit.idle))
  await page.waitForSelector('[data-book] [data-words]')
  if (await page.$(OPEN)) await tap(OPEN)
  await page.waitForSelector('[data-words] p > span', { visible: true })
}

/** @returns the number of taps, and how long it took in ms */
async function measure(page: Page, use: (thumb: Thumb) => Promise<void>) {
  const thumb = createThumb(page)
  const started = performance.now()
  await use(thumb)
  return { taps: thumb.taps(), ms: performance.now() - started }
}

/** A new parent comes to the landing page, signs up, and reads the first page of a story that “Surprise me” proposed. */
export const readFirstStory = (page: Page, url: string, username: string) =>
  measure(page, async thumb => {
    const { tap, type, next, go } = thumb
    await page.goto(url)
    await tap(byRole('link', landingMessages.hero.create))
    await tap(byRole('link', signInMessages.signUp))
    // The sign-in form has a field of this name, too.
    await page.waitForSelector('input[name=confirmPassword]')
    await tap('input[name=username]')
    for (const [index, text] of [username, `${username}@example.in`, 'lantern!', 'lantern!'].entries()) {
      if (index > 0) await next()
      await type(text)
    }
    await go()
    await tap('input[name=characterName]')
    await type('Aarav')
    await tap(chip('characterAge', '4-6'))
    await tap(chip('characterGender', 'boy'))
    await tap(byRole('button', createStoryGuideMessages.surprise.button))
    await generateAndOpen(page, thumb)
  })

/** A parent with a saved child comes to the shelf, and reads the first page of another story. */
export const readSecondStory = (page: Page, url: string, child: string) =>
  measure(page, async thumb => {
    await page.goto(new URL('/my-stories', url).href)
    await thumb.tap(byRole('link', uiMessages.anotherStory(child)))
    await generateAndOpen(page, thumb)
  })
