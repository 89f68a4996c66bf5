import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QUEUES } from '@kahani/contracts/jobs'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { TEST_SECRET } from '@kahani/service-kit/testing/keys'
import { createTestLogger } from '@kahani/service-kit/testing/logger'
import { startTestRedis } from '@kahani/service-kit/testing/redis'
import { expect, onTestFinished, test } from 'vitest'
import { buildWorker } from '../src/app.ts'
import type { Drawing, Illustrator } from '../src/illustrator/illustrator.ts'
import { startStories } from './stories-server.ts'

const PAGES = 4
const ALL = [0, 1, 2, 3, 4]

/** The smallest PNG header that says 8 by 8. */
function tinyPng(): Drawing {
  const data = Buffer.alloc(24)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(data)
  data.writeUInt32BE(8, 16)
  data.writeUInt32BE(8, 20)
  return { data, widthPx: 8, heightPx: 8 }
}

/** An illustrator that writes down what it draws, and can't draw some pages. */
function createScribe(impossible: number[] = []) {
  const drawn: (number | 'sheet')[] = []
  const illustrator: Illustrator = {
    name: 'scribe',
    async drawSheet() {
      drawn.push('sheet')
      return tinyPng()
    },
    async drawPicture(_order, { pageNumber }) {
      drawn.push(pageNumber)
      if (impossible.includes(pageNumber)) throw new Error('this one can not be drawn')
      return tinyPng()
    },
  }
  return { illustrator, drawn }
}

async function setUp({ storyId = 5, impossible = [] as number[], concurrency = 1 } = {}) {
  const logger = createTestLogger()
  const redisServer = await startTestRedis()
  const stories = await startStories(storyId, PAGES)
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  const blobs = createFileBlobStore(dir)
  const redis = openRedis(redisServer.url, logger, 'request')
  await redisReady(redis)
  const queue = openQueue(QUEUES.draw, redis, logger)
  const scribe = createScribe(impossible)
  const worker = await buildWorker({
    env: {
      REDIS_URL: redisServer.url,
      INTERNAL_TOKEN: TEST_SECRET,
      STORIES_URL: stories.url,
      ILLUSTRATION_CONCURRENCY: concurrency,
      ILLUSTRATION_RATE_PER_MINUTE: undefined,
    },
    blobs,
    illustrator: scribe.illustrator,
    logger,
  })
  onTestFinished(async () => {
    await worker.close()
    await queue.close()
    redis.disconnect()
    await rm(dir, { recursive: true, force: true })
  })
  const ask = () => queue.add('sheet', { kind: 'sheet', storyId }, { jobId: `sheet-${storyId}` })
  return { ...scribe, ask, worker, blobs, stories, queue, logger, storyId }
}

test('a story is drawn sheet first, then cover, then its pages in order, each once, and its end is said', async () => {
  const { ask, worker, drawn, stories } = await setUp()
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 10_000 }).toBe(1)
  expect(drawn).toEqual(['sheet', ...ALL])
  expect([...stories.reports]).toEqual(ALL.map(page => [page, 'drawn']))
})

test('what is in the blob store is not drawn again, only reported', async () => {
  const { ask, worker, drawn, stories, blobs, storyId } = await setUp()
  await blobs.put(`pictures/${storyId}/sheet.png`, tinyPng().data)
  await blobs.put(`pictures/${storyId}/0.png`, tinyPng().data)
  await blobs.put(`pictures/${storyId}/3.png`, tinyPng().data)
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 10_000 }).toBe(1)
  expect(drawn).toEqual([1, 2, 4])
  expect([...stories.reports.keys()].sort()).toEqual(ALL)
})

test('asking twice draws once', async () => {
  const { ask, worker, drawn, stories } = await setUp({ concurrency: 3 })
  await Promise.all([ask(), ask()])
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 10_000 }).toBe(1)
  const { calls } = stories
  await ask()
  await expect.poll(() => stories.calls).toBeGreaterThan(calls)
  expect(drawn).toHaveLength(1 + ALL.length)
})

test('a page that can not be drawn is given up after its attempts and holds back none of the others', async () => {
  const { ask, worker, drawn, stories } = await setUp({ impossible: [2], concurrency: 2 })
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 25_000 }).toBe(1)
  expect(Object.fromEntries(stories.reports)).toEqual({ 0: 'drawn', 1: 'drawn', 2: 'failed', 3: 'drawn', 4: 'drawn' })
  expect(drawn.filter(page => page === 2)).toHaveLength(4)
})

test('while stories is down the work waits, and no attempt is used up', async () => {
  const { ask, worker, stories, queue, drawn } = await setUp()
  stories.down = true
  const job = await ask()
  worker.run()
  await expect.poll(() => stories.calls, { timeout: 15_000 }).toBeGreaterThanOrEqual(2)
  expect((await queue.getJob(job.id ?? ''))?.attemptsMade).toBe(0)
  stories.down = false
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(1)
  expect(drawn).toEqual(['sheet', ...ALL])
})

test('nothing of the child is in a job or in the log', async () => {
  const { ask, worker, stories, queue, logger } = await setUp()
  const { data } = await ask()
  expect(data).toEqual({ kind: 'sheet', storyId: 5 })
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 10_000 }).toBe(1)
  expect(JSON.stringify(await queue.getJobs())).not.toContain('Asha')
  expect(logger.lines.join('')).not.toContain('Asha')
})
