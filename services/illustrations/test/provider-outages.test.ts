import { isVariantKey } from '@kahani/contracts/picture-keys'
import type { Fault, OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { expect, test } from 'vitest'
import { sceneOf } from './fake-stories.ts'
import { setUpOpenAi } from './setup.ts'

async function listKeys(blobs: BlobStore): Promise<string[]> {
  const keys: string[] = []
  for (const folder of ['pictures/', 'unchecked/']) for await (const { key } of blobs.list(folder)) keys.push(key)
  return keys
}

const isSheet = (prompt: string) => prompt.startsWith('Character sheet')
const DOWN: Fault = { kind: 'status', status: 500 }
const busy = (retryAfter: number): Fault => ({ kind: 'status', status: 429, retryAfter })
/** Two delays until the breaker opens, then at least two of its delays. */
const MIN_BACKOFF_MS = 2 * 100 + 100 + 200
const RETRY_AFTER_S = 1
/** More than the attempts of a job. */
const MANY = 6

async function setUpBook({
  pages = 4,
  workers = 2,
  concurrency = 2,
  total = undefined as number | undefined,
  settings = {},
} = {}) {
  const setup = await setUpOpenAi({ pages, settings })
  const limits = { concurrency, ...(total !== undefined && { total }) }
  const started = await Promise.all(Array.from({ length: workers }, () => setup.createOpenAiWorker(limits)))
  for (const worker of started) worker.run()
  return {
    ...setup,
    readiness: async () => (await started[0]?.app.inject('/readyz'))?.json(),
    async illustrateAll() {
      await setup.enqueue()
      await expect.poll(() => setup.stories.completions).toBe(1)
      expect(new Set(setup.stories.reports.values())).toEqual(new Set(['completed']))
      expect(setup.stories.reports.size).toBe(pages + 1)
    },
  }
}

/** Pages are not answered until the returned function is called, so that they are in progress together on any machine. */
function holdPages(openAi: OpenAiServer): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  openAi.failAlways('picture', { kind: 'wait', until: promise }, ({ prompt }) => !isSheet(prompt))
  return resolve
}

test('no worker calls a rate-limiting provider before Retry-After has passed', async () => {
  const { openAi, illustrateAll, pictureCount } = await setUpBook({ pages: 8, settings: { pictureMs: 100 } })
  openAi.failNext('picture', busy(RETRY_AFTER_S), { when: body => body.prompt.includes(sceneOf(1)) })
  await illustrateAll()
  const calls = openAi.calls('picture')
  const rejectedAt = calls.find(({ status }) => status === 429)?.endedAt ?? 0
  const resumedAt = rejectedAt + RETRY_AFTER_S * 1_000
  const early = calls.filter(({ at }) => at > rejectedAt && at < resumedAt)
  // Each of the four slots may have a picture in flight when the provider rejects one. Without the pause all pictures are.
  expect(early.length).toBeLessThanOrEqual(pictureCount / 2)
  expect(calls.some(({ at }) => at >= resumedAt)).toBe(true)
})

test('a rate-limiting provider uses up no attempt', async () => {
  const { openAi, illustrateAll, pictureCount } = await setUpBook()
  openAi.failNext('picture', busy(0.1), { times: MANY, when: body => body.prompt.includes(sceneOf(1)) })
  openAi.failNext('moderation', busy(0.1), { times: MANY })
  await illustrateAll()
  expect(openAi.deliveredPictures).toBe(pictureCount)
})

test('buys every picture once if the provider limits concurrency below that of the workers', async () => {
  const { openAi, illustrateAll, pictureCount } = await setUpBook({
    concurrency: 3,
    settings: { pictureMs: 100, limit: 2 },
  })
  const answerPages = holdPages(openAi)
  const completed = illustrateAll()
  await expect.poll(() => openAi.calls('picture').some(({ status }) => status === 429)).toBe(true)
  answerPages()
  await completed
  expect(openAi.deliveredPictures).toBe(pictureCount)
  expect(openAi.maxConcurrent).toBe(2)
})

test('the total concurrency limits all workers together', async () => {
  const { openAi, illustrateAll } = await setUpBook({
    concurrency: 4,
    total: 3,
    settings: { pictureMs: 200 },
  })
  const answerPages = holdPages(openAi)
  const completed = illustrateAll()
  await expect.poll(() => openAi.maxConcurrent).toBeGreaterThanOrEqual(3)
  answerPages()
  await completed
  expect(openAi.maxConcurrent).toBe(3)
  expect(openAi.calls('picture').every(({ status }) => status === 200)).toBe(true)
})

test('backs off during an outage, then renders every picture', async () => {
  const { openAi, illustrateAll, pictureCount } = await setUpBook()
  const callTimes = () => openAi.calls('picture').map(({ at }) => at)
  openAi.failAlways('picture', DOWN)
  const completed = illustrateAll()
  await expect.poll(() => callTimes().length).toBe(MANY)
  openAi.clearFaults()
  expect(Math.max(...callTimes()) - Math.min(...callTimes())).toBeGreaterThan(MIN_BACKOFF_MS)
  await completed
  expect(openAi.deliveredPictures).toBe(pictureCount)
})

test('an outage in the middle of a story loses no picture', async () => {
  const { openAi, illustrateAll, pictureCount } = await setUpBook()
  openAi.failAlways('picture', DOWN, () => openAi.deliveredPictures >= 3)
  const completed = illustrateAll()
  const failed = () => openAi.calls('picture').filter(({ status }) => status === 500)
  await expect.poll(() => failed().length).toBeGreaterThanOrEqual(MANY)
  openAi.clearFaults()
  await completed
  expect(openAi.deliveredPictures).toBe(pictureCount)
})

test('an outage of moderation delays pictures without buying them again', async () => {
  const { openAi, illustrateAll, pictureCount } = await setUpBook()
  openAi.failAlways('moderation', DOWN, () => openAi.deliveredPictures > 1)
  const completed = illustrateAll()
  await expect.poll(() => openAi.calls('moderation').length).toBeGreaterThanOrEqual(MANY)
  openAi.clearFaults()
  await completed
  expect(openAi.deliveredPictures).toBe(pictureCount)
})

test('a sheet is used only once moderation has accepted it, also after an outage of moderation', async () => {
  const { openAi, illustrateAll, blobs, stories, storyId, pictureCount } = await setUpBook({ workers: 1 })
  openAi.failAlways('moderation', DOWN)
  const completed = illustrateAll()
  const moderationsOf = (status: number) => openAi.calls('moderation').filter(call => call.status === status).length
  await expect.poll(() => moderationsOf(500)).toBeGreaterThanOrEqual(2)
  const unchecked = `unchecked/pictures/${storyId}/sheet.png`
  expect(await listKeys(blobs)).toEqual([unchecked])
  expect(openAi.deliveredPictures).toBe(1)

  // The sheet turns out to be unfit: it is replaced, and no picture has used it.
  openAi.clearFaults()
  openAi.failNext('moderation', { kind: 'flagged' })
  await completed
  const [flagged, softened] = openAi.calls('picture')
  expect(openAi.deliveredPictures).toBe(pictureCount + 1)
  for (const call of [flagged, softened]) expect(call?.body.prompt).toSatisfy(isSheet)
  expect((await listKeys(blobs)).filter(key => !isVariantKey(key))).toHaveLength(pictureCount)
  expect(stories.reports.size).toBe(pictureCount - 1)
})

test('buys nothing while the disk is full, keeps what is bought, and continues when there is room', async () => {
  const { openAi, illustrateAll, pictureCount, disk, readiness } = await setUpBook({ workers: 1 })
  openAi.failAlways('moderation', DOWN)
  const completed = illustrateAll()
  await expect.poll(() => openAi.calls('moderation').length).toBeGreaterThan(0)
  disk.fill()
  openAi.clearFaults()
  const answerPages = holdPages(openAi)
  await expect.poll(() => disk.refusedFiles()).toBeGreaterThan(MANY)
  expect(await readiness()).toEqual({ status: 'not ready', parts: { redis: 'ready', storage: 'not ready' } })
  disk.free()

  // Two pictures are in progress when the disk is filled again.
  await expect.poll(() => openAi.maxConcurrent).toBe(2)
  disk.fill()
  answerPages()
  const refused = disk.refusedFiles()
  await expect.poll(() => disk.refusedFiles()).toBeGreaterThan(refused + MANY)
  expect(openAi.deliveredPictures).toBe(3)
  disk.free()
  await completed
  expect(openAi.deliveredPictures).toBe(pictureCount)
  expect(await readiness()).toEqual({ status: 'ready', parts: { redis: 'ready', storage: 'ready' } })
})
