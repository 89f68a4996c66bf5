import { illustrateJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { picturePriority } from '@kahani/contracts/picture-priorities'
import { closeWorker, openWorker, type Queue } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import { LONG_LOCKS } from '@kahani/testing/worker-timings'
import { expect, onTestFinished, test } from 'vitest'
import { illustratePictureMessage } from '../src/illustrate-queue/illustrate-messages.ts'
import { asha, setUp } from './set-up.ts'

const PAGES = 10
const ALL_PICTURES = Array.from({ length: PAGES + 1 }, (_, pageNumber) => pageNumber)

/** Queues the pictures of a story as the worker does after its sheet. */
async function queuePictures(queue: Queue, storyId: number) {
  const queuedAt = Date.now()
  for (const pageNumber of ALL_PICTURES) {
    const { name, payload, jobId } = illustratePictureMessage({ storyId, pageNumber })
    const priority = picturePriority(pageNumber, { queuedAt, readingPage: null })
    await queue.add(name, payload, { jobId, priority, timestamp: queuedAt })
  }
}

async function setUpStory() {
  const setup = await setUp()
  const { illustrateQueue, redisUrl, logger, post } = setup
  const id: number = (await setup.generateStory(asha)).json().story.id
  const open = async (page: number, userId = 1) =>
    (await post(`/api/stories/${id}/illustrations/${page}/prioritize`, userId)).statusCode

  /** Runs the queue, one job at a time. @returns the order of the pictures */
  async function runQueue(onPicture: (pageNumber: number) => Promise<void>): Promise<number[]> {
    const order: number[] = []
    const connection = openRedis(redisUrl, logger, 'worker')
    const worker = openWorker({
      ...{ queue: QUEUES.illustrate, payload: illustrateJobSchema, connection, logger, concurrency: 1 },
      timings: LONG_LOCKS,
      async handle(job) {
        if (job.kind !== 'picture') return
        order.push(job.pageNumber)
        await onPicture(job.pageNumber)
      },
    })
    onTestFinished(async () => {
      await closeWorker(worker)
      connection.disconnect()
    })
    worker.run()
    const open = async () => Object.values(await illustrateQueue.getJobCounts()).reduce((sum, count) => sum + count, 0)
    await expect.poll(open).toBe(0)
    return order
  }
  return { ...setup, id, open, runQueue }
}

test('pictures that wait are rendered from the page that the family reads outwards, after the cover', async () => {
  const { id, illustrateQueue, open, runQueue } = await setUpStory()
  await queuePictures(illustrateQueue, id)
  const order = await runQueue(async pageNumber => {
    if (pageNumber === 0) expect(await open(4)).toBe(204)
    // The family turns pages while others are rendered.
    if (pageNumber === 3) expect(await open(9)).toBe(204)
  })
  expect(order).toEqual([0, 4, 5, 3, 9, 10, 8, 7, 6, 2, 1])
})

test('a picture that was requested again stays the first', async () => {
  const { id, illustrateQueue, open, runQueue } = await setUpStory()
  await queuePictures(illustrateQueue, id)
  const { name, payload, jobId } = illustratePictureMessage({ storyId: id, pageNumber: 8 })
  await (await illustrateQueue.getJob(jobId))?.remove()
  await illustrateQueue.add(name, payload, { jobId })
  expect(await open(2)).toBe(204)
  expect(await runQueue(async () => undefined)).toEqual([8, 0, 2, 3, 1, 4, 5, 6, 7, 9, 10])
})

test('a story whose pictures are not queued yet keeps the page until then', async () => {
  const { id, internal, open, illustrateQueue } = await setUpStory()
  const reportSheet = async () => (await internal('PUT', `/internal/stories/${id}/sheet`)).json()
  expect(await reportSheet()).toEqual({ readingPage: null })
  expect(await open(6)).toBe(204)
  expect(await reportSheet()).toEqual({ readingPage: 6 })
  expect(await illustrateQueue.getJobCountByTypes()).toBe(0)
})

test('is reported by the owner only, for pages of the story, and not more often than one reads', async () => {
  const { id, internal, open } = await setUpStory()
  expect([await open(3, 2), await open(0), await open(PAGES + 1)]).toEqual([404, 400, 404])
  await internal('POST', `/internal/stories/${id}/illustrations-complete`)
  expect(await open(3)).toBe(204)
  expect((await internal('PUT', `/internal/stories/${id}/sheet`)).json()).toEqual({ readingPage: null })
  const statuses = new Set<number>()
  for (let i = 0; i < 60; i++) statuses.add(await open(3))
  expect([...statuses]).toEqual([204, 429])
})
