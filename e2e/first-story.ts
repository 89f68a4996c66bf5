import { randomUUID } from 'node:crypto'
import { signInMessages, signUpMessages } from '@kahani/messages/en/account-pages'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { landingMessages } from '@kahani/messages/en/landing'
import { readerMessages } from '@kahani/messages/en/reader'
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

interface FirstStory {
  username: string
  path: string
}

/** A visitor signs up, creates a story and reads it. The page stays signed in. */
export async function createFirstStory(visitors: ReturnType<typeof useVisitors>, page: Page): Promise<FirstStory> {
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
  const path = pathOf(page)

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
  return { username, path }
}
