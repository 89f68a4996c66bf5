import type { Fault, Json } from '@kahani/sandbox/openai/openai-calls'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sceneOf } from './fake-stories.ts'
import { setUpOpenAi } from './setup.ts'

const PAGE = 2
const isFor = (page: number) => (body: Json) => body.prompt.includes(sceneOf(page))
const isForPage = isFor(PAGE)
const isForSheet = (body: Json) => body.prompt.startsWith('Character sheet')
const isSoftened = (body: Json) => body.prompt.includes('no danger at all')
const refusal: Fault = { kind: 'refusal' }
const ALL_COMPLETED = { 0: 'completed', 1: 'completed', 2: 'completed' }
const photoOf = () =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()

async function setUpBook({ pages = 2, hangs = false, concurrency = 2 } = {}) {
  const setup = await setUpOpenAi({ pages, ...(hangs && { timeoutMs: 3_000 }) })
  const worker = await setup.createOpenAiWorker({ concurrency })
  return {
    ...setup,
    worker,
    /** Illustrates the book and returns the outcome of each picture. */
    async illustrate() {
      await setup.enqueue()
      worker.run()
      await expect.poll(() => setup.stories.completions).toBe(1)
      return Object.fromEntries(setup.stories.reports)
    },
    callsForPage: (page = PAGE) => setup.openAi.calls('picture').filter(({ body }) => isFor(page)(body)),
  }
}

test('recovers from a fault of any kind: each page that meets one is requested twice', async () => {
  const faults: Record<string, Fault> = {
    'a status of 500': { kind: 'status', status: 500 },
    'a status of 429': { kind: 'status', status: 429, retryAfter: 0.2 },
    'a connection reset': { kind: 'reset' },
    'a truncated response': { kind: 'cut-off' },
    'a response without a picture': { kind: 'empty' },
    'a response that is not a picture': { kind: 'garbage' },
    'a picture that is not square': { kind: 'size', widthPx: 1536, heightPx: 1024 },
  }
  const names = Object.keys(faults)
  const { openAi, illustrate, callsForPage } = await setUpBook({ pages: names.length })
  for (const [i, fault] of Object.values(faults).entries()) openAi.failNext('picture', fault, { when: isFor(i + 1) })
  const outcomes = await illustrate()
  const found = names.map((name, i) => [name, outcomes[i + 1], callsForPage(i + 1).length])
  expect(found).toEqual(names.map(name => [name, 'completed', 2]))
})

test.each<[string, Fault]>([
  ['never gets a response', { kind: 'hang' }],
  ['is never a picture', { kind: 'garbage' }],
])('a page that %s fails after four attempts; another recovers from one such call', async (_name, fault) => {
  const { openAi, illustrate, callsForPage, stories } = await setUpBook({ hangs: fault.kind === 'hang' })
  openAi.failAlways('picture', fault, isForPage)
  openAi.failNext('picture', fault, { when: isFor(1) })
  expect(await illustrate()).toEqual({ ...ALL_COMPLETED, [PAGE]: 'failed' })
  expect([callsForPage().length, callsForPage(1).length]).toEqual([4, 2])
  const failed = [...stories.aiCalls.values()].filter(([started]) => started?.pageNumber === PAGE)
  expect(failed.map(([, ended]) => ended?.outcome)).toEqual(['failed', 'failed', 'failed', 'failed'])
  // The provider bills these calls.
  expect(failed.every(([, ended]) => (ended?.pricePaise ?? 0) > 0)).toBe(true)
})

test('an outage on the last attempt of a page does not fail it', async () => {
  // No other page succeeds during the outage, which would show that this page is its cause.
  const { openAi, illustrate, callsForPage } = await setUpBook({ concurrency: 1 })
  openAi.failNext('picture', { kind: 'garbage' }, { times: 3, when: isForPage })
  openAi.failNext('picture', { kind: 'status', status: 500 }, { when: isForPage })
  expect(await illustrate()).toEqual(ALL_COMPLETED)
  expect(callsForPage()).toHaveLength(5)
})

test.each([0, PAGE])('picture %s fails if it alone always meets an outage', async page => {
  const { openAi, illustrate } = await setUpBook()
  openAi.failAlways('picture', { kind: 'status', status: 500 }, isFor(page))
  expect(await illustrate()).toEqual({ ...ALL_COMPLETED, [page]: 'failed' })
})

test('does not retry a call that the provider rejects as invalid', async () => {
  const { openAi, illustrate, callsForPage } = await setUpBook()
  openAi.failAlways('picture', { kind: 'status', status: 400 }, isForPage)
  expect(await illustrate()).toEqual({ ...ALL_COMPLETED, [PAGE]: 'failed' })
  expect(callsForPage()).toHaveLength(1)
})

test('retries a refused picture once, with a softer prompt and without the photo', async () => {
  const { openAi, illustrate, stories, worker } = await setUpBook()
  stories.photo = await photoOf()
  openAi.failAlways('picture', refusal, isForPage)
  expect(await illustrate()).toEqual(ALL_COMPLETED)
  const softened = openAi.calls('picture').filter(({ body }) => isSoftened(body))
  expect(softened).toHaveLength(1)
  expect(softened[0]?.body.prompt).toContain('Asha looks at the moon')
  expect(softened[0]?.references).toEqual(['1-sheet.png', '2-style.webp'])
  const { body } = await worker.app.inject('/metrics')
  expect(body).toMatch(/ai_errors_total\{kind="refused".*\} 1/)
})

test('a picture that is refused twice fails as refused', async () => {
  const { openAi, illustrate, stories } = await setUpBook()
  openAi.failAlways('picture', refusal, body => isForPage(body) || isSoftened(body))
  expect(await illustrate()).toEqual({ ...ALL_COMPLETED, [PAGE]: 'refused' })
  const outcomes = [...stories.aiCalls.values()].filter(([started]) => started?.pageNumber === PAGE)
  expect(outcomes.map(([, ended]) => [ended?.outcome, ended?.pricePaise])).toEqual([
    ['refused', 0],
    ['refused', 0],
  ])
})

test('a picture that was refused before is rendered with the softer prompt only', async () => {
  const { openAi, illustrate, stories, callsForPage } = await setUpBook()
  stories.softened = [PAGE]
  openAi.failAlways('picture', refusal, isSoftened)
  expect(await illustrate()).toEqual({ ...ALL_COMPLETED, [PAGE]: 'refused' })
  expect(callsForPage()).toHaveLength(0)
  expect(openAi.calls('picture').filter(({ body }) => isSoftened(body))).toHaveLength(1)
})

test('a refused sheet is rendered without the photo, and the photo is deleted', async () => {
  const { openAi, illustrate, stories } = await setUpBook()
  stories.photo = await photoOf()
  openAi.failAlways('picture', refusal, body => isForSheet(body) && body.images.length > 1)
  expect(await illustrate()).toEqual(ALL_COMPLETED)
  expect(stories.photo).toBeNull()
  const [, softened, ...pictures] = openAi.calls('picture')
  expect(softened?.references).toEqual(['1-style.webp'])
  for (const { references } of pictures) expect(references).toEqual(['1-sheet.png', '2-style.webp'])
})

test('a sheet that is refused twice ends the job without pictures', async () => {
  const { openAi, illustrate } = await setUpBook()
  openAi.failAlways('picture', refusal, isForSheet)
  expect(await illustrate()).toEqual({})
  expect(openAi.calls('picture')).toHaveLength(2)
})

test('replaces a flagged picture with one from a softer prompt', async () => {
  const { openAi, illustrate, blobs, storyId, pictureCount } = await setUpBook()
  openAi.failNext('moderation', { kind: 'flagged' }, { when: () => openAi.deliveredPictures > 1 })
  expect(await illustrate()).toEqual(ALL_COMPLETED)
  expect(openAi.deliveredPictures).toBe(pictureCount + 1)
  expect(openAi.calls('picture').filter(({ body }) => isSoftened(body))).toHaveLength(1)
  for (const page of [0, 1, 2]) expect(await blobs.info(`pictures/${storyId}/${page}.png`)).not.toBeNull()
})

test('a picture that is flagged twice fails as refused and is deleted from the blob store', async () => {
  const { openAi, illustrate, blobs, storyId } = await setUpBook()
  openAi.failAlways('moderation', { kind: 'flagged' }, () => openAi.deliveredPictures > 1)
  expect(await illustrate()).toEqual({ 0: 'refused', 1: 'refused', 2: 'refused' })
  for (const page of [0, 1, 2]) expect(await blobs.info(`pictures/${storyId}/${page}.png`)).toBeNull()
})
