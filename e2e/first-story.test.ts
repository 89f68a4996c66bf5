import { randomUUID } from 'node:crypto'
import { SKIN_TONES } from '@kahani/contracts/looks'
import { byRole } from '@kahani/gallery/screens/selectors'
import { signInMessages, signUpMessages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { bookCheckMessages } from '@kahani/messages/en/book-checks'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { downloadMessages } from '@kahani/messages/en/download'
import { landingMessages } from '@kahani/messages/en/landing'
import { lookPictureMessages } from '@kahani/messages/en/look-picture'
import { lookMessages } from '@kahani/messages/en/looks'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { errorMessages, shellMessages, uiMessages } from '@kahani/messages/en/shell'
import { wishUseMessages } from '@kahani/messages/en/wish-uses'
import { createApiClient, PASSWORD } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import type { HTTPResponse, Page } from 'puppeteer'
import { expect, inject, test } from 'vitest'
import { DESKTOP, PHONE } from './browser.ts'
import { changePicture, changeTexts, chooseCamera } from './change-book.ts'
import {
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
import { buy } from './shared-product.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()

async function signIn(page: Page, username: string) {
  await fill(page, signInMessages.username, username)
  await fillElement(page, 'input[name=password]', 'lantern!')
  await click(page, 'button', signInMessages.submit)
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

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
  await saveChildWithLook(page)
  await choose(page, 'theme', 'space')
  await fill(page, createStoryMessages.extras.message, 'She wears glasses.')
  await waitForText(page, wishUseMessages.glasses('Asha'))
  await click(page, 'button', createStoryMessages.submit.idle)
  await waitForText(page, createStoryMessages.created.title)
  await waitForPath(page, /^\/story\/\d+/)

  // The book opens with its cover as soon as that is painted.
  await click(page, 'button', readerMessages.pages.goTo(1))
  await waitForText(page, 'Page 1 of 10')
  await waitForText(page, 'Illustration 1 of 10')
  expect(await mainText(page)).toContain('Asha')
  await page.waitForSelector('main img[src^="/api/images/"]')
  await waitForIllustrations(page)

  await click(page, 'button', readerMessages.pages.next)
  await waitForText(page, 'Page 2 of 10')
  await page.keyboard.press('ArrowRight')
  await waitForText(page, 'Page 3 of 10')
  await page.focus(byRole('button', readerMessages.pages.next))
  await page.keyboard.press('End')
  await waitForText(page, 'Page 10 of 10')
  // Chromium takes the focus from the button that is disabled now.
  expect(await focusedName(page)).toBe(readerMessages.pages.goTo(10))
  const nextButton = byRole('button', readerMessages.pages.next)
  expect(await page.$eval(nextButton, button => (button as HTMLButtonElement).disabled)).toBe(true)
  await click(page, 'button', readerMessages.pages.previous)
  await waitForText(page, 'Page 9 of 10')
  await expect.poll(() => page.evaluate(loadedPictures), { interval: 200 }).toBe(11)
  await expect.poll(() => printedObjects(page)).toEqual({ pages: 11, pictures: 11 })
  return username
}

/** Chooses how the child of the form looks, sees it drawn, and lets the child be saved with the story. */
async function saveChildWithLook(page: Page) {
  await click(page, 'button', lookPictureMessages.heading('Asha'))
  await clickElement(page, byLabel(lookMessages.skinTone(6, SKIN_TONES.length)))
  await click(page, 'tab', lookMessages.groups.hair)
  await clickElement(page, byLabel(lookMessages.hairColours.black))
  await page.waitForSelector(`img[alt="${lookPictureMessages.of('Asha')}"]`)
  await clickElement(page, 'input[name=saveChild]')
  await choose(page, 'birthMonth', '03')
  await choose(page, 'birthYear', String(new Date().getFullYear() - 5))
  await clickElement(page, 'input[name=familyConsent]')
}
const byLabel = (label: string) => `input[aria-label="${label}"]`

/** Makes another story of the saved child, with a bought credit, in three taps, and deletes it. */
async function makeSecondStory(page: Page, username: string) {
  const client = createApiClient(inject('product').url)
  await client.signIn({ username, password: PASSWORD })
  await buy(client, { packageId: 'single_digital' })
  await click(page, 'link', uiMessages.anotherStory('Asha'))
  await clickElement(page, 'input[name=theme][value=farm]')
  await click(page, 'button', createStoryMessages.submit.idle)
  await waitForPath(page, /^\/story\/\d+/)
  await click(page, 'button', readerMessages.pages.goTo(1))
  await waitForText(page, 'Page 1 of 10')
  expect(await mainText(page)).toContain('Asha')
  // Its pictures would keep the other tests waiting.
  await client.send('DELETE', `/api/stories/${/\d+/.exec(new URL(page.url()).pathname)}`)
  await visitors.open(page, '/my-stories')
}

/** Runs in the page: the number of pictures that were loaded. */
const loadedPictures = () =>
  new Set(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/images/'))
      .map(({ name }) => new URL(name).pathname),
  ).size

/** The number of pages and pictures that the browser prints. */
async function printedObjects(page: Page) {
  const pdf = Buffer.from(await page.pdf()).toString('latin1')
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0
  return { pages: count(/\/Type \/Page\b/g), pictures: count(/\/Subtype \/Image\b/g) }
}

/** Downloads the open story as a PDF, after the dialog suggested files for a phone and a Kindle. @returns the URL of the PDF */
async function downloadFromDialog(page: Page): Promise<string> {
  await click(page, 'button', downloadMessages.open)
  await waitForText(page, downloadMessages.title)
  const selected = () =>
    page.$$eval('[role=dialog] input:checked', inputs => inputs.map(input => (input as HTMLInputElement).value))
  expect(await selected()).toEqual(['smartphone', 'pdf'])
  await waitForText(page, downloadMessages.recommended)
  await choose(page, 'device', 'kindle')
  await waitForText(page, downloadMessages.kindle.title)
  await choose(page, 'device', 'laptop')
  expect(await selected()).toEqual(['laptop', 'pdf'])
  const file = page.waitForResponse(response => response.url().endsWith('/download/pdf') && response.status() === 200)
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
  await expect.poll(isChecked, { interval: 200 }).toBe(true)
  await click(page, 'button', downloadMessages.open)
  await waitForText(page, downloadMessages.title)
  await choose(page, 'device', 'laptop')
  await click(page, 'button', bookCheckMessages.mark)
  await waitForText(page, bookCheckMessages.validators.pdf.name)
  await waitForText(page, bookCheckMessages.outcome(0, 0))
  await page.keyboard.press('Escape')
  await waitForNoText(page, downloadMessages.title)
}

/** Waits until the picture of the open page is shown. */
const shownPicture = (page: Page) =>
  page.waitForFunction(() => (document.querySelector<HTMLImageElement>('main figure img')?.naturalWidth ?? 0) > 0)

/** Phones, tablets in both directions, and a laptop, on which it stays. */
const WINDOWS = [
  [320, 568],
  [430, 932],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1280, 800],
] as const

const PAGE = ['main figure', 'main figcaption span', 'main [data-words] p:last-child']
const COVER = ['main figure img', 'main [data-words] button', 'main h1', 'main fieldset button:last-child']

/** Whether all of these are seen at once, and not covered by the bar with the pages. */
const areSeen = (page: Page, selectors: string[]) =>
  page.evaluate(
    (...selectors) =>
      selectors.every(selector => {
        const { left, top, right, bottom } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(-1)
        const bar = document.querySelector('[data-bottom-bar] p')?.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= (bar?.top ?? 0)
      }),
    ...selectors,
  )

/** Disconnects a page and its service worker, after the service worker has stored what it needs. */
async function disconnect(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const worker = await page.browserContext().waitForTarget(target => target.type() === 'service_worker')
  const session = await worker.createCDPSession()
  const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', offline)
  await page.setOfflineMode(true)
}

const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('story-')))

test('a visitor signs up, creates a story, reads, changes and downloads it, finds it again after signing out and in, but not the story of others, and makes a second story of the saved child in three taps', async () => {
  const page = await visitors.newPage(PHONE)
  const username = await createFirstStory(page)
  await changeTexts(page, 9)
  if (FULL) await changePicture(page, 9, chooseCamera)
  await readChecks(page, await downloadFromDialog(page))
  await visitors.open(page, '/my-stories')
  await waitForText(page, myStoriesMessages.remaining(0))
  await waitForText(page, 'Asha the astronaut')
  await waitForText(page, 'Theme: space')
  const isPdf = (response: HTTPResponse) => response.url().endsWith('/pdf') && response.status() !== 202
  const download = page.waitForResponse(isPdf)
  await clickElement(page, `::-p-text(${myStoriesMessages.download})`)
  const pdf = await download
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await click(page, 'button', shellMessages.account.menuOf(username))
  await click(page, 'menuitem', shellMessages.account.signOut)
  await waitForPath(page, '/')
  expect(await keptCaches(page)).toEqual([])
  await visitors.open(page, '/my-stories')
  await waitForPath(page, '/signin?redirectTo=%2Fmy-stories')
  await signIn(page, username)
  await waitForPath(page, '/my-stories')
  await waitForText(page, 'Asha the astronaut')
  await makeSecondStory(page, username)

  await visitors.open(page, `/story/${inject('story').id}`)
  await waitForText(page, 'Story not found')
  await click(page, 'link', readerMessages.notFound.goToMyStories)
  await waitForText(page, 'Asha the astronaut')
})

test('a visitor who opens a story signs in, after a lost connection and a wrong password, returns to the story, hears it read aloud at rate 0.9, reads it offline, and signs out without a connection', async () => {
  const page = await visitors.newPage(DESKTOP)
  await page.evaluateOnNewDocument(() => {
    const spoken: { text: string; rate: number }[] = []
    Object.assign(window, { spoken, cancelled: 0 })
    speechSynthesis.speak = utterance => void spoken.push({ text: utterance.text, rate: utterance.rate })
    speechSynthesis.cancel = () => {
      ;(window as unknown as { cancelled: number }).cancelled += 1
    }
  })
  const { id, username } = inject('story')
  await visitors.open(page, `/story/${id}`)
  await waitForPath(page, `/signin?redirectTo=%2Fstory%2F${id}`)
  await fill(page, signInMessages.username, username)
  await fillElement(page, 'input[name=password]', 'not it')
  await page.setOfflineMode(true)
  await click(page, 'button', signInMessages.submit)
  await waitForText(page, errorMessages.network)
  await page.setOfflineMode(false)
  await click(page, 'button', signInMessages.submit)
  await waitForText(page, accountMessages.wrongCredentials)
  await signIn(page, username)
  await waitForPath(page, new RegExp(`^/story/${id}`))
  await page.setViewport({ width: 568, height: 320 })
  await expect.poll(() => areSeen(page, COVER)).toBe(true)
  await click(page, 'button', readerMessages.cover.open)
  await waitForText(page, 'Page 1 of 10')
  for (const [width, height] of WINDOWS) {
    await page.setViewport({ width, height })
    await expect.poll(() => areSeen(page, PAGE), { message: `${width} × ${height}` }).toBe(true)
  }
  await page.focus(byRole('button', readerMessages.tools.settings))
  await page.keyboard.press('Enter')
  await waitForText(page, readerMessages.settings.textSize.label)
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedName(page)).toBe(readerMessages.tools.settings)

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
  await waitForIllustrations(page)
  await shownPicture(page)
  await disconnect(page)
  await page.reload()
  await waitForText(page, 'Page 2 of 10')
  await shownPicture(page)

  expect(await keptCaches(page)).not.toEqual([])
  await click(page, 'button', shellMessages.account.menuOf(username))
  await click(page, 'menuitem', shellMessages.account.signOut)
  await waitForText(page, shellMessages.signedOut.title)
  await expect.poll(() => keptCaches(page)).toEqual([])
  await page.setOfflineMode(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await waitForPath(page, '/')
  await visitors.open(page, '/my-stories')
  await waitForPath(page, '/signin?redirectTo=%2Fmy-stories')
})
