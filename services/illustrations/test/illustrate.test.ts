import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Illustrator } from '../src/illustrator/illustrator.ts'
import { setUp } from './set-up.ts'

const ALL = [0, 1, 2, 3, 4]
const TINY = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

/** An illustrator that writes down what it draws, and can't draw some pages. */
function createScribe(impossible: number[]) {
  const drawn: (number | 'sheet')[] = []
  const illustrator: Illustrator = {
    name: 'scribe',
    async renderSheet() {
      drawn.push('sheet')
      return { data: TINY, widthPx: 8, heightPx: 8 }
    },
    async renderPicture(_order, { pageNumber }) {
      drawn.push(pageNumber)
      if (impossible.includes(pageNumber)) throw new Error('this one can not be drawn')
      return { data: TINY, widthPx: 8, heightPx: 8 }
    },
  }
  return { illustrator, drawn }
}

async function setUpScribe({ impossible = [] as number[], concurrency = 1 } = {}) {
  const room = await setUp({ pages: 4 })
  const { illustrator, drawn } = createScribe(impossible)
  const worker = await room.work({ illustrator }, { concurrency })
  return { ...room, drawn, worker }
}

test('a story is drawn sheet first, then cover, then its pages in order, each once, and its end is said', async () => {
  const { ask, worker, drawn, stories } = await setUpScribe()
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 10_000 }).toBe(1)
  expect(drawn).toEqual(['sheet', ...ALL])
  expect(stories.reports).toEqual(new Map(ALL.map(page => [page, 'drawn'])))
})

test('what is in the blob store is not drawn again, only reported', async () => {
  const { ask, worker, drawn, stories, blobs, storyId } = await setUpScribe()
  await blobs.put(`pictures/${storyId}/sheet.png`, TINY)
  await blobs.put(`pictures/${storyId}/0.png`, TINY)
  await blobs.put(`pictures/${storyId}/3.png`, TINY)
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 10_000 }).toBe(1)
  expect(drawn).toEqual([1, 2, 4])
  expect([...stories.reports.keys()].sort()).toEqual(ALL)
})

test('asking twice draws once', async () => {
  const { ask, worker, drawn, stories } = await setUpScribe({ concurrency: 3 })
  await Promise.all([ask(), ask()])
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 10_000 }).toBe(1)
  const { calls } = stories
  await ask()
  await expect.poll(() => stories.calls).toBeGreaterThan(calls)
  expect(drawn).toHaveLength(1 + ALL.length)
})

test('a page that can not be drawn is given up after its attempts and holds back none of the others', async () => {
  const { ask, worker, drawn, stories } = await setUpScribe({ impossible: [2], concurrency: 2 })
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 25_000 }).toBe(1)
  expect(Object.fromEntries(stories.reports)).toEqual({ 0: 'drawn', 1: 'drawn', 2: 'failed', 3: 'drawn', 4: 'drawn' })
  expect(drawn.filter(page => page === 2)).toHaveLength(4)
})

test('while stories is down the work waits, and no attempt is used up', async () => {
  const { ask, worker, stories, queue, drawn } = await setUpScribe()
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
  const { ask, worker, stories, queue, logger } = await setUpScribe()
  const { data } = await ask()
  expect(data).toEqual({ kind: 'sheet', storyId: 5 })
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 10_000 }).toBe(1)
  expect(JSON.stringify(await queue.getJobs())).not.toContain('Asha')
  expect(logger.lines.join('')).not.toContain('Asha')
})
