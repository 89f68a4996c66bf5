import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import { PICTURE_WIDTHS } from '@kahani/contracts/image-path'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import { variantKey } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { openQueue } from '@kahani/service-kit/queues'
import { startTestCluster } from '@kahani/testing/redis'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Illustrator } from '../src/illustrator/illustrator.ts'
import { createIllustrationPipeline } from '../src/pipeline/illustration-pipeline.ts'
import { setUp } from './setup.ts'

const ALL_PAGES = [0, 1, 2, 3, 4]
const TINY = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

/** A PNG whose pixels are missing. */
const PNG_HEADER_ONLY = TINY.subarray(0, 60)

const FOCUS: FocusBox[] = [{ part: 'face', who: 'child', box: { x: 0.4, y: 0.3, width: 0.2, height: 0.2 } }]

/** An illustrator that records its calls, fails for some pages and draws the others. */
function createRecordingIllustrator(failingPages: number[]) {
  const rendered: (number | 'sheet')[] = []
  const illustrator: Illustrator = {
    name: 'recording',
    companionsWithSheets: () => [],
    async renderSheet() {
      rendered.push('sheet')
      return { data: TINY, widthPx: 8, heightPx: 8 }
    },
    async renderPicture(_request, { pageNumber }) {
      rendered.push(pageNumber)
      if (failingPages.includes(pageNumber)) throw new Error('rendering fails')
      return { data: TINY, widthPx: 8, heightPx: 8, drawing: `<svg id="${pageNumber}"/>`, focus: FOCUS }
    },
    correctPicture: () => Promise.reject(new Error('pictures are not checked')),
  }
  return { illustrator, rendered }
}

async function keysOf(blobs: BlobStore): Promise<string[]> {
  const keys = []
  for await (const { key } of blobs.list('pictures/')) keys.push(key)
  return keys.sort()
}

const variantsOf = (storyId: number, page: number) =>
  PICTURE_WIDTHS.map(width => variantKey({ storyId, pageNumber: page }, width)).sort()

async function setUpRecording({ failingPages = [] as number[], concurrency = 1, redisUrl = '' } = {}) {
  const setup = await setUp({ pages: 4, redisUrl })
  const { illustrator, rendered } = createRecordingIllustrator(failingPages)
  const worker = await setup.createWorker({ illustrator }, { concurrency })
  return { ...setup, rendered, worker, completed: () => expect.poll(() => setup.stories.completions).toBe(1) }
}

test('renders the sheet, the cover and the pages in order, each once, stores what is beside them and reports completion', async () => {
  const { enqueue, worker, rendered, stories, blobs, storyId, completed } = await setUpRecording()
  await enqueue()
  worker.run()
  await completed()
  expect(rendered).toEqual(['sheet', ...ALL_PAGES])
  expect(stories.reports).toEqual(new Map(ALL_PAGES.map(page => [page, 'completed'])))
  for (const page of ALL_PAGES) {
    expect(String(await blobs.get(`pictures/${storyId}/${page}.svg`))).toBe(`<svg id="${page}"/>`)
    expect(JSON.parse(String(await blobs.get(`pictures/${storyId}/${page}.focus.json`)))).toEqual(FOCUS)
    for (const width of PICTURE_WIDTHS)
      expect(await blobs.info(variantKey({ storyId, pageNumber: page }, width))).not.toBeNull()
  }
  expect((await keysOf(blobs)).filter(key => key.includes('sheet'))).toEqual([`pictures/${storyId}/sheet.png`])
})

test('reports each picture when its rendering begins, and does not wait for the report', async () => {
  const { enqueue, worker, stories, completed } = await setUpRecording()
  stories.readingPage = 3
  await enqueue()
  worker.run()
  await completed()
  expect(stories.rendering).toEqual([0, 3, 4, 2, 1])

  const unanswered = await setUpRecording()
  unanswered.stories.ignoresRendering = true
  await unanswered.enqueue()
  unanswered.worker.run()
  await unanswered.completed()
  expect(unanswered.stories.reports.size).toBe(ALL_PAGES.length)
})

test('stores no picture that cannot be decoded, and renders it again', async () => {
  const setup = await setUp({ pages: 1 })
  let attempts = 0
  const { illustrator } = createRecordingIllustrator([])
  const worker = await setup.createWorker({
    illustrator: {
      ...illustrator,
      renderPicture: async (...request) => {
        attempts += 1
        return attempts === 1
          ? { data: PNG_HEADER_ONLY, widthPx: 8, heightPx: 8 }
          : illustrator.renderPicture(...request)
      },
    },
  })
  await setup.enqueue()
  worker.run()
  await expect.poll(() => setup.stories.completions).toBe(1)
  expect(attempts).toBe(3)
  expect([...setup.stories.reports.values()]).toEqual(['completed', 'completed'])
})

test('reports a picture that is in the blob store without rendering it', async () => {
  const { enqueue, worker, rendered, stories, blobs, storyId, completed } = await setUpRecording()
  await blobs.put(`pictures/${storyId}/sheet.png`, TINY)
  await blobs.put(`pictures/${storyId}/0.png`, TINY)
  await blobs.put(`pictures/${storyId}/3.png`, TINY)
  await enqueue()
  worker.run()
  await completed()
  expect(rendered).toEqual([1, 2, 4])
  expect([...stories.reports.keys()].sort()).toEqual(ALL_PAGES)
})

test('deletes what killed workers left, once all pictures are done, except images that are still unchecked', async () => {
  const { enqueue, worker, blobs, storyId, completed } = await setUpRecording()
  const folder = `pictures/${storyId}/`
  const left = [`${folder}2.png.d9b2.part`, `unchecked/${folder}1.svg.d9b2.part`, `unchecked/${folder}3.png`]
  for (const key of [...left, `${folder}3.png`, `unchecked/${folder}9.png`]) await blobs.put(key, TINY)
  await enqueue()
  worker.run()
  await completed()
  await expect.poll(() => Promise.all(left.map(key => blobs.info(key)))).toEqual([null, null, null])
  expect(await blobs.info(`${folder}3.png`)).not.toBeNull()
  expect(await blobs.info(`unchecked/${folder}9.png`)).not.toBeNull()
})

test('renders once when a story is queued repeatedly', async () => {
  const { enqueue, worker, rendered, stories, completed } = await setUpRecording({ concurrency: 3 })
  await Promise.all([enqueue(), enqueue()])
  worker.run()
  await completed()
  const { calls } = stories
  await enqueue()
  await expect.poll(() => stories.calls).toBeGreaterThan(calls)
  expect(rendered).toHaveLength(1 + ALL_PAGES.length)
})

test('renders a picture and its sheet once for jobs that run at the same time', async () => {
  const { storyId, storiesClient, blobs, logger } = await setUp()
  const { illustrator, rendered } = createRecordingIllustrator([])
  const pipeline = createIllustrationPipeline({
    concurrency: 1,
    ...{ stories: storiesClient, blobs, illustrator, moderator: createBuiltInModerator(), logger },
    rendering: (_picture, _maxOutages, call) => call(),
    moderation: (_picture, _maxOutages, call) => call(),
    checking: (_picture, _maxOutages, call) => call(),
    checksOf: () => null,
    onRendered: () => undefined,
    onChecked: () => undefined,
    isClosing: () => false,
  })
  const request = await storiesClient.illustrationRequest(storyId)
  const [cover] = request.pictures
  if (!cover) throw new Error('the story has a cover')
  const run = { signal: new AbortController().signal, release: () => undefined }
  await Promise.all([pipeline.picture(request, cover, run), pipeline.picture(request, cover, run)])
  expect(rendered).toEqual(['sheet', 0])
})

test('a page that cannot be rendered fails after four attempts and does not block the others', async () => {
  const { enqueue, worker, rendered, stories, completed } = await setUpRecording({ failingPages: [2], concurrency: 2 })
  await enqueue()
  worker.run()
  await completed()
  expect(Object.fromEntries(stories.reports)).toEqual({
    0: 'completed',
    1: 'completed',
    2: 'failed',
    3: 'completed',
    4: 'completed',
  })
  expect(rendered.filter(page => page === 2)).toHaveLength(4)
})

test('uses up no attempt while stories is down', async () => {
  const { enqueue, worker, stories, queue, rendered, completed } = await setUpRecording()
  stories.down = true
  const job = await enqueue()
  worker.run()
  await expect.poll(() => stories.calls).toBeGreaterThanOrEqual(2)
  expect((await queue.getJob(job.id ?? ''))?.attemptsMade).toBe(0)
  stories.down = false
  await completed()
  expect(rendered).toEqual(['sheet', ...ALL_PAGES])
})

test('ends the jobs of a story that is deleted meanwhile, and deletes what they stored after that', async () => {
  const { enqueue, createWorker, stories, storyId, queue, redis, blobs, logger } = await setUp()
  const { illustrator, rendered } = createRecordingIllustrator([])
  const worker = await createWorker({
    illustrator: {
      ...illustrator,
      async renderPicture(request, picture, ...rest) {
        if (picture.pageNumber === 1) {
          await expect.poll(() => stories.reports.has(0)).toBe(true)
          stories.deleted = true
        }
        return illustrator.renderPicture(request, picture, ...rest)
      },
    },
  })
  await enqueue()
  worker.run()
  const complete = openQueue('illustrations-complete', redis, logger)
  onTestFinished(() => complete.close())
  const jobs = async () => [...(await queue.getJobs()), ...(await complete.getJobs())].length
  await expect.poll(jobs).toBe(0)
  // The next picture may have been begun before the deletion was noticed.
  expect(rendered.filter(page => page !== 2)).toEqual(['sheet', 0, 1])
  expect(await keysOf(blobs)).toEqual([
    ...variantsOf(storyId, 0),
    `pictures/${storyId}/0.focus.json`,
    `pictures/${storyId}/0.png`,
    `pictures/${storyId}/0.svg`,
  ])
  expect(logger.lines.join('')).not.toContain('job failed')
})

test('a flagged picture is deleted with what is beside it, and so is what another picture left beside its key', async () => {
  const { enqueue, createWorker, stories, storyId, blobs } = await setUp({ pages: 1 })
  const { illustrator } = createRecordingIllustrator([])
  const flagged = await sharp(TINY).negate().png().toBuffer()
  for (const name of ['1.svg', '1.focus.json']) await blobs.put(`pictures/${storyId}/${name}`, TINY)
  const worker = await createWorker({
    illustrator: {
      ...illustrator,
      async renderPicture(request, picture, ...rest) {
        const image = await illustrator.renderPicture(request, picture, ...rest)
        const { data, widthPx, heightPx } = image
        return picture.pageNumber === 0 ? { ...image, data: flagged } : { data, widthPx, heightPx }
      },
    },
    moderator: {
      ...createBuiltInModerator(),
      checkPicture: async data => ({ flagged: data.equals(flagged), categories: [] }),
    },
  })
  await enqueue()
  worker.run()
  await expect.poll(() => Object.fromEntries(stories.reports)).toEqual({ 0: 'refused', 1: 'completed' })
  expect(await keysOf(blobs)).toEqual([
    ...variantsOf(storyId, 1),
    `pictures/${storyId}/1.png`,
    `pictures/${storyId}/sheet.png`,
  ])
})

test("neither jobs nor logs contain the child's name", async () => {
  const { enqueue, worker, queue, logger, completed } = await setUpRecording()
  const { data } = await enqueue()
  expect(data).toEqual({ kind: 'sheet', storyId: 5 })
  worker.run()
  await completed()
  expect(JSON.stringify(await queue.getJobs())).not.toContain('Asha')
  expect(logger.lines.join('')).not.toContain('Asha')
})

test('renders a story on a Redis cluster', async () => {
  const { url: redisUrl } = await startTestCluster()
  const { enqueue, worker, rendered, completed } = await setUpRecording({ redisUrl })
  await enqueue()
  worker.run()
  await completed()
  expect(rendered).toEqual(['sheet', ...ALL_PAGES])
  expect((await worker.app.inject('/readyz')).json().parts.redis).toBe('ready')
})

test('a worker fetches a story and its photo once, and the story again for a picture that is requested later', async () => {
  const { enqueue, worker, queue, rendered, stories, storyId, completed } = await setUpRecording({ concurrency: 2 })
  await enqueue()
  worker.run()
  await completed()
  expect(stories.fetched).toEqual({ request: 1, photo: 1 })
  // Its owner retries a picture, which is to be rendered in another way.
  stories.reports.delete(2)
  rendered.length = 0
  await queue.add('picture', { kind: 'picture', storyId, pageNumber: 2 }, { jobId: `picture-${storyId}-2` })
  await expect.poll(() => stories.reports.get(2)).toBe('completed')
  expect(stories.fetched.request).toBe(2)
})
