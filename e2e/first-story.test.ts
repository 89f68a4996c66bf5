import { randomUUID } from 'node:crypto'
import { signInMessages, signUpMessages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { bookCheckMessages } from '@kahani/messages/en/book-checks'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { downloadMessages } from '@kahani/messages/en/download'
import { landingMessages } from '@kahani/messages/en/landing'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { shellMessages } from '@kahani/messages/en/shell'
import type { HTTPResponse, Page } from 'puppeteer'
import { beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { createFamily } from './api-client.ts'
import { DESKTOP, PHONE } from './browser.ts'
import {
  byRole,
  choose,
  click,
  clickElement,
  fill,
  fillElement,
  mainText,
  submitSignUpForm,
  waitForIllustrations,
  waitForNoText,
  waitForPath,
  waitForText,
} from './page-actions.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()
let family: Awaited<ReturnType<typeof createFamily>>
let storyId: number
beforeAll(async () => {
  family = await createFamily()
  storyId = await family.client.generateStory()
})

async function signIn(page: Page, username: string) {
  await fill(page, signInMessages.username, username)
  await fillElement(page, 'input[name=password]', 'lantern!')
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

/** A visitor signs up, creates a story and reads it. The page stays signed in. @returns the username */
async function createFirstStory(page: Page): Promise<string> {
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
  const nextButton = byRole('button', readerMessages.pages.next)
  expect(await page.$eval(nextButton, button => (button as HTMLButtonElement).disabled)).toBe(true)
  await click(page, 'button', readerMessages.pages.previous)
  await waitForText(page, 'Page 9 of 10')
  return username
}

/** Downloads the open story as a PDF, after the dialog suggested another file for a phone. @returns the URL of the PDF */
async function downloadFromDialog(page: Page): Promise<string> {
  await click(page, 'button', downloadMessages.open)
  await waitForText(page, downloadMessages.title)
  const selected = () =>
    page.$$eval('[role=dialog] input:checked', inputs => inputs.map(input => (input as HTMLInputElement).value))
  expect(await selected()).toEqual(['smartphone', 'epub'])
  await waitForText(page, downloadMessages.recommended)
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([])
  await choose(page, 'device', 'kindle')
  await waitForText(page, downloadMessages.kindle.title)
  await choose(page, 'device', 'laptop')
  expect(await selected()).toEqual(['laptop', 'pdf'])
  const file = page.waitForResponse(response => response.url().endsWith('/download/pdf') && response.status() === 200, {
    timeout: 60_000,
  })
  await click(page, 'button', downloadMessages.download('PDF'))
  const pdf = await file
  expect(pdf.headers()['content-disposition']).toMatch(/^attachment; filename="[a-z0-9_]+\.pdf"$/)
  await waitForText(page, 'Your story is downloading in PDF format.')
  await waitForNoText(page, downloadMessages.title)
  return pdf.url()
}

/** Opens the results of the checks of a PDF that was downloaded before. */
async function readChecks(page: Page, pdfUrl: string) {
  const isChecked = () =>
    page.evaluate(async url => (await (await fetch(url)).json()).checkedAt !== null, `${pdfUrl}/checks`)
  await expect.poll(isChecked, { timeout: 15_000, interval: 200 }).toBe(true)
  await click(page, 'button', downloadMessages.open)
  await waitForText(page, downloadMessages.title)
  await choose(page, 'device', 'laptop')
  await click(page, 'button', bookCheckMessages.mark)
  await waitForText(page, bookCheckMessages.validators.pdf.name)
  await waitForText(page, bookCheckMessages.outcome(0, 0))
  await page.keyboard.press('Escape')
  await waitForNoText(page, downloadMessages.title)
}

test('a visitor signs up, creates a story, reads and downloads it, and finds it again after signing out and in, but not the story of others', async () => {
  const page = await visitors.newPage(PHONE)
  const username = await createFirstStory(page)
  await readChecks(page, await downloadFromDialog(page))
  await visitors.open(page, '/my-stories')
  await waitForText(page, myStoriesMessages.remaining(0))
  await waitForText(page, 'Asha the astronaut')
  await waitForText(page, 'Theme: space')
  const isPdf = (response: HTTPResponse) => response.url().endsWith('/pdf') && response.status() !== 202
  const download = page.waitForResponse(isPdf, { timeout: 60_000 })
  await clickElement(page, `::-p-text(${myStoriesMessages.download})`)
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

  await visitors.open(page, `/story/${storyId}`)
  await waitForText(page, 'Story not found')
  await click(page, 'link', readerMessages.notFound.goToMyStories)
  await waitForText(page, 'Asha the astronaut')
})

test('a visitor who opens a story signs in, after a wrong password, returns to the story, and hears it read aloud at rate 0.9', async () => {
  const page = await visitors.newPage(DESKTOP)
  await page.evaluateOnNewDocument(() => {
    const spoken: { text: string; rate: number }[] = []
    Object.assign(window, { spoken, cancelled: 0 })
    speechSynthesis.speak = utterance => void spoken.push({ text: utterance.text, rate: utterance.rate })
    speechSynthesis.cancel = () => {
      ;(window as unknown as { cancelled: number }).cancelled += 1
    }
  })
  await visitors.open(page, `/story/${storyId}`)
  await waitForPath(page, `/signin?redirectTo=%2Fstory%2F${storyId}`)
  await fill(page, signInMessages.username, family.username)
  await fillElement(page, 'input[name=password]', 'not it')
  await click(page, 'button', signInMessages.submit)
  await waitForText(page, accountMessages.wrongCredentials)
  await signIn(page, family.username)
  await waitForPath(page, new RegExp(`^/story/${storyId}`))
  await waitForText(page, 'Page 1 of 10')

  await click(page, 'button', readerMessages.tools.readAloud)
  await waitForText(page, 'Reading aloud')
  const spoken = await page.evaluate(() => (window as unknown as { spoken: { text: string; rate: number }[] }).spoken)
  expect(spoken[0]?.rate).toBeCloseTo(0.9)
  expect((await mainText(page)).replace(/\s+/g, ' ')).toContain(spoken[0]?.text.slice(0, 40))
  const cancelled = () => page.evaluate(() => (window as unknown as { cancelled: number }).cancelled)
  const before = await cancelled()
  await page.keyboard.press('ArrowRight')
  await waitForText(page, 'Page 2 of 10')
  expect(await cancelled()).toBeGreaterThan(before)
})
