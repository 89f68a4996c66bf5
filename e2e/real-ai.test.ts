import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { readerMessages } from '@kahani/messages/en/reader'
import { storyErrorMessages } from '@kahani/messages/en/story-errors'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { createPng } from '@kahani/sandbox/openai/png'
import type { Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { choose, click, fill, see } from './browser.ts'
import { createFamily, type Family } from './family-client.ts'
import { callsForPage, everythingSent, startOpenAi } from './openai.ts'
import { arriveAt, DEVICES, missing, openScreens, wordsOf } from './screens.ts'

const SHEET_AND_PICTURES = 1 + 11

let server: OpenAiServer
const screens = openScreens(async () => {
  const openAi = await startOpenAi()
  server = openAi.server
  return openAi.environment
})
let photo: string
beforeAll(async () => {
  photo = join(tmpdir(), `${randomUUID()}.png`)
  await writeFile(photo, createPng(600, 800, 'a child in a garden'))
})
afterEach(() => {
  server.clearFaults()
  server.received.length = 0
})
afterAll(() => server.stop())

describe.each(DEVICES)('with a provider, on %s', (_device, viewport) => {
  let page: Page
  let family: Family
  let username: string
  beforeEach(async () => {
    family = createFamily(screens.product().url)
    username = (await family.signUp()).username
    page = await screens.arrive(viewport, family)
    await screens.open(page, '/create-story')
    await fill(page, createStoryMessages.child.name, 'Asha Venkataraman')
    await choose(page, 'characterAge', '4-6')
    await choose(page, 'characterGender', 'girl')
    await choose(page, 'theme', 'jungle')
  })
  const send = () => click(page, 'button', createStoryMessages.submit.idle)
  async function open() {
    await send()
    await arriveAt(page, /^\/story\/\d+/)
    await see(page, 'Page 1 of 10')
  }
  const allDrawn = () =>
    expect.poll(() => wordsOf(page), { timeout: 60_000, interval: 200 }).not.toContain('pictures drawn')

  test('a photo is given with consent, and the child of the photo is on every page', async () => {
    const input = await page.waitForSelector('input[type=file]')
    await (input as import('puppeteer').ElementHandle<HTMLInputElement>)?.uploadFile(photo)
    await page.waitForSelector(`::-p-aria([name="${createStoryMessages.photo.preview}"][role="image"])`)
    await send()
    await see(page, createStoryValidationMessages.photoConsentRequired)
    expect(server.received).toEqual([])

    await page.locator('input[type=checkbox][name=photoConsent]').click()
    await open()
    await page.waitForSelector('main img[src^="/api/images/"]', { timeout: 60_000 })
    await allDrawn()

    const [sheet, ...pictures] = server.calls('picture').map(({ body }) => body.images.length)
    expect(sheet).toBe(1)
    expect(pictures).toEqual(Array(11).fill(2))
    const sent = everythingSent(server)
    expect(sent).toContain('Asha')
    for (const secret of ['Venkataraman', username, `${username}@example.in`]) expect(sent).not.toContain(secret)
  })

  test('a picture that was refused is asked for again by its owner, and comes', async () => {
    server.failAlways('picture', { kind: 'refusal' }, body => body.prompt.includes('Scene 1:'))
    await open()
    await see(page, readerMessages.missing.refused)
    await see(page, readerMessages.noIllustration)
    await allDrawn()
    // As it is described, and once more in milder words.
    const refusals = callsForPage(server, 1).length
    expect(refusals).toBe(2)
    await click(page, 'button', readerMessages.pages.goTo(2))
    await page.waitForSelector('main figure img[src^="/api/images/"]')

    server.clearFaults()
    await click(page, 'button', readerMessages.pages.goTo(1))
    await click(page, 'button', readerMessages.missing.tryAgain)
    await page.waitForSelector('main figure img[src^="/api/images/"]', { timeout: 30_000 })
    expect(server.calls('picture')).toHaveLength(SHEET_AND_PICTURES + refusals)
  })

  test('words that have no place in a story are shown at their field, and the credit stays', async () => {
    await fill(page, createStoryMessages.extras.friend, 'flagme')
    await send()
    await see(page, storyErrorMessages.field)
    expect((await family.credits()).storiesRemaining).toBe(1)
    await fill(page, createStoryMessages.extras.friend, 'Kabir')
    await open()
    expect((await family.credits()).storiesRemaining).toBe(0)
  })

  test('a story of which no picture can be drawn says so and gives its credit back', async () => {
    server.failAlways('picture', { kind: 'status', status: 400 })
    await open()
    await see(page, readerMessages.refunded.title)
    await missing(page, readerMessages.missing.tryAgain)
    await expect.poll(async () => (await family.credits()).storiesRemaining, { timeout: 20_000 }).toBe(1)
  })
})
