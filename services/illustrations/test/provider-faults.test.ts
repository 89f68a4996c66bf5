import type { Fault, Json } from '@kahani/sandbox/openai/openai-calls'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setUpOpenAi } from './set-up.ts'
import { sceneOf } from './stories-server.ts'

const PAGE = 2
const isForPage = (body: Json) => body.prompt.includes(sceneOf(PAGE))
const isForSheet = (body: Json) => body.prompt.startsWith('Character sheet')
const isMild = (body: Json) => body.prompt.includes('no danger at all')
const refusal: Fault = { kind: 'refusal' }
const WHOLE = { 0: 'drawn', 1: 'drawn', 2: 'drawn', 3: 'drawn' }
const photoOf = () =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()

async function begin() {
  const room = await setUpOpenAi({ pages: 3, timeoutMs: 500 })
  const worker = await room.workOpenAi({ concurrency: 2 })
  return {
    ...room,
    worker,
    /** Draws the book to its end and says what became of each picture. */
    async draw() {
      await room.ask()
      worker.run()
      await expect.poll(() => room.stories.finished, { timeout: 60_000 }).toBe(1)
      return Object.fromEntries(room.stories.reports)
    },
    callsForPage: () => room.openAi.calls('picture').filter(({ body }) => isForPage(body)),
  }
}

test.each<[string, Fault]>([
  ['a 500', { kind: 'status', status: 500 }],
  ['a 429', { kind: 'status', status: 429, retryAfter: 0.2 }],
  ['no answer at all', { kind: 'hang' }],
  ['a connection that breaks', { kind: 'reset' }],
  ['an answer that breaks off', { kind: 'cut-off' }],
  ['no picture', { kind: 'empty' }],
  ['something that is no picture', { kind: 'garbage' }],
  ['a picture of another shape', { kind: 'size', widthPx: 1536, heightPx: 1024 }],
])('%s is overcome', async (_what, trouble) => {
  const { openAi, draw, callsForPage } = await begin()
  openAi.failNext('picture', trouble, { when: isForPage })
  expect(await draw()).toEqual(WHOLE)
  expect(callsForPage()).toHaveLength(2)
})

test.each<[string, Fault]>([
  ['is never answered', { kind: 'hang' }],
  ['is always something else', { kind: 'garbage' }],
])('a page that %s is given up after its attempts and holds back none of the others', async (_what, trouble) => {
  const { openAi, draw, callsForPage, stories } = await begin()
  openAi.failAlways('picture', trouble, isForPage)
  expect(await draw()).toEqual({ ...WHOLE, [PAGE]: 'failed' })
  expect(callsForPage()).toHaveLength(4)
  const failed = [...stories.aiCalls.values()].filter(([begun]) => begun?.pageNumber === PAGE)
  expect(failed.map(([, ended]) => ended?.outcome)).toEqual(['failed', 'failed', 'failed', 'failed'])
  // Billed all the same.
  expect(failed.every(([, ended]) => (ended?.pricePaise ?? 0) > 0)).toBe(true)
})

test.each([0, 3])(
  'picture %s, which always meets an outage while others do not, is given up',
  { timeout: 90_000 },
  async page => {
    const { openAi, draw } = await begin()
    openAi.failAlways('picture', { kind: 'status', status: 500 }, body => body.prompt.includes(sceneOf(page)))
    expect(await draw()).toEqual({ ...WHOLE, [page]: 'failed' })
  },
)

test('a call that the provider will never take is made once', async () => {
  const { openAi, draw, callsForPage } = await begin()
  openAi.failAlways('picture', { kind: 'status', status: 400 }, isForPage)
  expect(await draw()).toEqual({ ...WHOLE, [PAGE]: 'failed' })
  expect(callsForPage()).toHaveLength(1)
})

test('a refused picture is asked for once more, in milder words and without the photo', async () => {
  const { openAi, draw, stories, worker } = await begin()
  stories.photo = await photoOf()
  openAi.failAlways('picture', refusal, isForPage)
  expect(await draw()).toEqual(WHOLE)
  const mild = openAi.calls('picture').filter(({ body }) => isMild(body))
  expect(mild).toHaveLength(1)
  expect(mild[0]?.body.prompt).toContain('Asha looks at the moon')
  expect(mild[0]?.body.images).toHaveLength(1)
  const { body } = await worker.app.inject('/metrics')
  expect(body).toMatch(/ai_problems_total\{kind="refused".*\} 1/)
})

test('a picture that is refused twice is given up as refused', async () => {
  const { openAi, draw, stories } = await begin()
  openAi.failAlways('picture', refusal, body => isForPage(body) || isMild(body))
  expect(await draw()).toEqual({ ...WHOLE, [PAGE]: 'refused' })
  const outcomes = [...stories.aiCalls.values()].filter(([begun]) => begun?.pageNumber === PAGE)
  expect(outcomes.map(([, ended]) => [ended?.outcome, ended?.pricePaise])).toEqual([
    ['refused', 0],
    ['refused', 0],
  ])
})

test('a picture that was refused before starts with the milder words, and has no others', async () => {
  const { openAi, draw, stories, callsForPage } = await begin()
  stories.softened = [PAGE]
  openAi.failAlways('picture', refusal, isMild)
  expect(await draw()).toEqual({ ...WHOLE, [PAGE]: 'refused' })
  expect(callsForPage()).toHaveLength(0)
  expect(openAi.calls('picture').filter(({ body }) => isMild(body))).toHaveLength(1)
})

test('a sheet that is refused is drawn without the photo, which is then forgotten', async () => {
  const { openAi, draw, stories } = await begin()
  stories.photo = await photoOf()
  openAi.failAlways('picture', refusal, body => isForSheet(body) && body.images)
  expect(await draw()).toEqual(WHOLE)
  expect(stories.photo).toBeNull()
  const [, mild, ...pictures] = openAi.calls('picture')
  expect(mild?.path).toMatch(/generations$/)
  for (const { body } of pictures) expect(body.images).toHaveLength(1)
})

test('a sheet that is refused twice ends its story', async () => {
  const { openAi, draw } = await begin()
  openAi.failAlways('picture', refusal, isForSheet)
  expect(await draw()).toEqual({})
  expect(openAi.calls('picture')).toHaveLength(2)
})

test('a flagged picture is never shown: it is drawn once more in milder words', async () => {
  const { openAi, draw, blobs, storyId, needed } = await begin()
  openAi.failNext('moderation', { kind: 'flagged' }, { when: () => openAi.deliveredPictures > 1 })
  expect(await draw()).toEqual(WHOLE)
  expect(openAi.deliveredPictures).toBe(needed + 1)
  expect(openAi.calls('picture').filter(({ body }) => isMild(body))).toHaveLength(1)
  for (const page of [0, 1, 2, 3]) expect(await blobs.info(`pictures/${storyId}/${page}.png`)).not.toBeNull()
})

test('a picture that is flagged twice is given up as refused, and is nowhere kept', async () => {
  const { openAi, draw, blobs, storyId } = await begin()
  openAi.failAlways('moderation', { kind: 'flagged' }, () => openAi.deliveredPictures > 1)
  expect(await draw()).toEqual({ 0: 'refused', 1: 'refused', 2: 'refused', 3: 'refused' })
  for (const page of [0, 1, 2, 3]) expect(await blobs.info(`pictures/${storyId}/${page}.png`)).toBeNull()
})
