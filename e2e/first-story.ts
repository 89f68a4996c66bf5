import { randomUUID } from 'node:crypto'
import { signInMessages, signUpMessages } from '@kahani/messages/en/account-pages'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { landingMessages } from '@kahani/messages/en/landing'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { shellMessages } from '@kahani/messages/en/shell'
import type { Page } from 'puppeteer'
import { expect } from 'vitest'
import {
  choose,
  click,
  fill,
  mainText,
  pathOf,
  submitSignUpForm,
  waitForIllustrations,
  waitForPath,
  waitForText,
} from './page-actions.ts'
import type { useVisitors } from './visitors.ts'

export async function signIn(page: Page, username: string) {
  await fill(page, signInMessages.username, username)
  await page.locator('input[name=password]').fill('lantern!')
  const wasShown = await recordText(page, signInMessages.done)
  await click(page, 'button', signInMessages.submit)
  await expect.poll(wasShown, { timeout: 15_000, interval: 50 }).toBe(true)
}

/** Records whether a text appears, also if the page navigates right after it. */
async function recordText(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate(awaited => {
    const record = () => {
      if (document.body.textContent?.includes(awaited)) sessionStorage.setItem('shown', awaited)
    }
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true })
  }, text)
  // The query fails during a navigation.
  return () => page.evaluate(awaited => sessionStorage.getItem('shown') === awaited, text).catch(() => false)
}

/**
 * A visitor signs up, creates a story, reads and downloads it, and finds it again after signing out and in.
 * @returns the path of the story; the page stays signed in
 */
export async function createFirstStory(visitors: ReturnType<typeof useVisitors>, page: Page): Promise<string> {
  await visitors.open(page, '/')
  await click(page, 'link', landingMessages.hero.create)
  await waitForPath(page, '/signin?redirectTo=%2Fcreate-story')
  await click(page, 'link', signInMessages.signUp)
  await waitForText(page, signUpMessages.heading)
  const username = `meera-${randomUUID().slice(0, 8)}`
  await submitSignUpForm(page, `${username}@example.in`)
  await waitForText(page, 'Account created!')
  await waitForPath(page, '/create-story')

  await click(page, 'button', createStoryMessages.submit.idle)
  await waitForText(page, createStoryValidationMessages.nameRequired)
  await waitForText(page, createStoryValidationMessages.ageRequired)
  await waitForText(page, createStoryValidationMessages.genderRequired)
  await fill(page, createStoryMessages.child.name, 'Asha')
  await choose(page, 'characterAge', '4-6')
  await choose(page, 'characterGender', 'girl')
  await choose(page, 'characterType', 'astronaut')
  await choose(page, 'theme', 'space')
  await click(page, 'button', createStoryMessages.submit.idle)
  await waitForText(page, createStoryMessages.created.title)
  await waitForPath(page, /^\/story\/\d+/)
  const storyPath = pathOf(page)

  await waitForText(page, 'Page 1 of 10')
  await waitForText(page, 'Illustration 1 of 10')
  expect(await mainText(page)).toContain('Asha')
  await page.waitForSelector('main img[src^="/api/images/"]', { timeout: 60_000 })
  await waitForIllustrations(page)

  await click(page, 'button', readerMessages.pages.next)
  await waitForText(page, 'Page 2 of 10')
  await page.keyboard.press('ArrowRight')
  await waitForText(page, 'Page 3 of 10')
  await click(page, 'button', readerMessages.pages.goTo(10))
  await waitForText(page, 'Page 10 of 10')
  const nextButton = `::-p-aria([name="${readerMessages.pages.next}"][role="button"])`
  expect(await page.$eval(nextButton, button => (button as HTMLButtonElement).disabled)).toBe(true)
  await click(page, 'button', readerMessages.pages.previous)
  await waitForText(page, 'Page 9 of 10')

  await visitors.open(page, '/my-stories')
  await waitForText(page, myStoriesMessages.remaining(0))
  await waitForText(page, 'Asha the astronaut')
  await waitForText(page, 'Theme: space')
  const download = page.waitForResponse(response => response.url().endsWith('/pdf'), { timeout: 60_000 })
  await page.locator(`::-p-text(${myStoriesMessages.download})`).click()
  const pdf = await download
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await click(page, 'button', shellMessages.account.menuOf(username))
  await click(page, 'menuitem', shellMessages.account.signOut)
  await waitForPath(page, '/')
  await visitors.open(page, '/my-stories')
  await waitForPath(page, '/signin?redirectTo=%2Fmy-stories')
  await signIn(page, username)
  await waitForPath(page, '/my-stories')
  await waitForText(page, 'Asha the astronaut')
  return storyPath
}
