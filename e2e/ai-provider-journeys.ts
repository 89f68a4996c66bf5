import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { readerMessages } from '@kahani/messages/en/reader'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { createPng } from '@kahani/sandbox/openai/png'
import { type ApiClient, createFamily } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import { buy } from '@kahani/testing/sandbox-payments'
import type { ElementHandle, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DESKTOP, PHONE } from './browser.ts'
import { changePicture, describeChange, keepOwnWords, rewriteFreely } from './change-book.ts'
import type { KillableProduct } from './kill-fixture.ts'
import {
  choose,
  click,
  clickElement,
  fill,
  waitForIllustrations,
  waitForNoText,
  waitForPath,
  waitForText,
} from './page-actions.ts'
import { useVisitors } from './visitors.ts'

/** Everything sent to the provider except images, as one text. */
const sentText = (server: OpenAiServer) =>
  server.received
    .map(({ body }) => {
      const { images, ...rest } = body ?? {}
      return JSON.stringify(rest)
    })
    .join('\n')

/** What families see of a product with an AI provider. */
export function testAiProviderJourneys({ fixture }: KillableProduct) {
  let photo: string
  beforeAll(async () => {
    photo = join(tmpdir(), `${randomUUID()}.png`)
    await writeFile(photo, createPng(600, 800, 'a child in a garden'))
  })
  beforeEach(() => {
    fixture.openAi.received.length = 0
  })
  afterEach(() => fixture.openAi.clearFaults())
  afterAll(() => rm(photo, { force: true }))

  const visitors = useVisitors(() => fixture.product.url)
  let page: Page
  let client: ApiClient
  let username: string
  beforeEach(async () => {
    const family = await createFamily(fixture.product.url)
    client = family.client
    username = family.username
    page = await visitors.newPage(DESKTOP, client)
    await visitors.open(page, '/create-story')
    await fill(page, createStoryMessages.child.name, 'Asha Venkataraman')
    await choose(page, 'characterAge', '4-6')
    await choose(page, 'characterGender', 'girl')
    await choose(page, 'theme', 'jungle')
  })

  const submit = () => click(page, 'button', createStoryMessages.submit.idle)
  async function submitAndWaitForStory() {
    await submit()
    await waitForPath(page, /^\/story\/\d+/)
    await waitForText(page, 'Page 1 of 10')
  }

  test('a photo requires consent, and is a reference for every picture, of which the owner retries a refused one', async () => {
    fixture.openAi.failAlways('picture', { kind: 'refusal' }, body => body.prompt.includes('Scene 1:'))
    const input = await page.waitForSelector('input[type=file]')
    await (input as ElementHandle<HTMLInputElement>)?.uploadFile(photo)
    await page.waitForSelector(`::-p-aria([name="${createStoryMessages.photo.preview}"][role="image"])`)
    await submit()
    await waitForText(page, createStoryValidationMessages.photoConsentRequired)
    expect(fixture.openAi.received).toEqual([])

    await clickElement(page, 'input[type=checkbox][name=photoConsent]')
    await submitAndWaitForStory()
    await page.waitForSelector('main img[src^="/api/images/"]')
    await waitForText(page, readerMessages.missing.refused)
    await waitForText(page, readerMessages.noIllustration)
    await waitForIllustrations(page)

    const isRefused = ({ body }: { body: { prompt: string } }) => body.prompt.includes('Scene 1:')
    const havePhoto = (calls: { references: string[] }[]) =>
      calls.map(({ references }) => references.some(name => name.includes('photo')))
    const pictures = () => fixture.openAi.calls('picture')
    // The sheet, the cover and nine pages.
    expect(havePhoto(pictures().filter(call => !isRefused(call)))).toEqual(Array(11).fill(true))
    // The original prompt, then a softened one without the photo.
    expect(havePhoto(pictures().filter(isRefused))).toEqual([true, false])
    const sent = sentText(fixture.openAi)
    expect(sent).toContain('Asha')
    for (const secret of ['Venkataraman', username, `${username}@example.in`]) expect(sent).not.toContain(secret)

    await click(page, 'button', readerMessages.pages.goTo(2))
    await page.waitForSelector('main figure img[src^="/api/images/"]')
    fixture.openAi.clearFaults()
    await click(page, 'button', readerMessages.pages.goTo(1))
    await click(page, 'button', readerMessages.missing.tryAgain)
    await page.waitForSelector('main figure img[src^="/api/images/"]')
    expect(havePhoto(pictures().filter(isRefused))).toEqual([true, false, false])
  })

  // Without a browser, these are tested in `services/stories/test`.
  if (!FULL) return

  test('text that the moderation flags is reported at its field, and costs no credit', async () => {
    await fill(page, createStoryMessages.extras.friend, 'flagme')
    await submit()
    await waitForText(page, storyErrorMessages.field)
    expect((await client.credits()).storiesRemaining).toBe(1)
    await fill(page, createStoryMessages.extras.friend, 'Kabir')
    await submitAndWaitForStory()
    expect((await client.credits()).storiesRemaining).toBe(0)
  })

  test('a story whose pictures all fail shows a notice, and its credit is refunded', async () => {
    fixture.openAi.failAlways('picture', { kind: 'status', status: 400 })
    await submitAndWaitForStory()
    await waitForText(page, readerMessages.refunded.title)
    await waitForNoText(page, readerMessages.missing.tryAgain)
    await expect.poll(async () => (await client.credits()).storiesRemaining).toBe(1)
  })

  test('the sheet of a saved child is a reference for that of the next story if the family consents, and not without', async () => {
    const save = async (member: object) => (await (await client.send('POST', '/api/family', member)).json()).id
    const look = { skin: 8, hairStyle: 'curls', glasses: true, mobilityAid: 'wheelchair' }
    const kiara = { kind: 'child', name: 'Kiara', gender: 'girl', birthMonth: '2021-01', detailsConsent: true, look }
    const [kept, notKept] = [await save({ ...kiara, keepsSheet: true }), await save({ ...kiara, name: 'Anvi' })]
    await buy(client, { packageId: 'digital' }, fixture.product)
    const sheets = () => fixture.openAi.calls('picture').filter(({ body }) => body.prompt.startsWith('Character sheet'))
    for (const childId of [kept, kept, notKept, notKept]) {
      await client.waitForIllustrations(await client.generateStory(undefined, { childId, look: undefined }))
    }
    expect(sheets().map(({ body }) => (body.images ?? []).length)).toEqual([0, 1, 0, 0])
    expect(sheets().every(({ body }) => /wheelchair/.test(body.prompt) && /glasses/.test(body.prompt))).toBe(true)
  })

  test('a family keeps its words in two tabs, asks for other words and another picture of a place, and goes back, on a phone without touching it', async () => {
    const storyId = await client.generateStory()
    await client.waitForIllustrations(storyId)
    const other = await visitors.newPage(PHONE, client)
    const phone = await visitors.newTab(other)
    for (const tab of [other, phone]) await visitors.open(tab, `/story/${storyId}`)
    await keepOwnWords(other, phone, 1)

    await rewriteFreely(phone, 1, 'She is a little afraid')
    expect(sentText(fixture.openAi)).toContain('She is a little afraid')

    await changePicture(phone, 1, page => describeChange(page, 'The moon is full'))
    const edit = fixture.openAi.calls('picture').find(({ body }) => body.mask)
    expect(edit?.body.prompt).toContain('The moon is full')
    const mask: Buffer = edit?.body.mask.bytes
    const share = (value: number) => expect.closeTo(value, 1)
    expect(await phone.evaluate(transparentPart, mask.toString('base64'))).toEqual({
      ...{ left: share(2 / 3), top: 0, right: 1, bottom: share(0.43) },
    })
  })
}

/** Runs in a page. @returns the edges of the transparent part of a PNG, in shares of its width and height */
async function transparentPart(png: string) {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), character => character.charCodeAt(0))]))
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
  const holes = Array.from({ length: width * height }, (_, index) => index).filter(index => data[index * 4 + 3] === 0)
  const [columns, rows] = [holes.map(index => index % width), holes.map(index => Math.floor(index / width))]
  return {
    left: Math.min(...columns) / width,
    top: Math.min(...rows) / height,
    right: (Math.max(...columns) + 1) / width,
    bottom: (Math.max(...rows) + 1) / height,
  }
}
