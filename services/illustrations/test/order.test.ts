import { openFlowProducer } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import { expect, onTestFinished, test } from 'vitest'
import { illustrateFlow } from '../src/pipeline/illustrate-flow.ts'
import { setUp } from './setup.ts'

const MINUTE_MS = 60_000
const START = Date.UTC(2027, 0, 1, 12, 0, 30)

/**
 * Queues the cover and some pages of stories, each some minutes after the start, of which families may read a page.
 * @returns the order of their jobs
 */
async function orderOf(
  arrivals: Record<number, number>,
  { readingPages = {} as Record<number, number>, pages = 2 } = {},
): Promise<string[]> {
  const { queue, logger, variables } = await setUp()
  const connection = openRedis(variables.REDIS_URL, logger, 'worker')
  const flows = openFlowProducer(queue.name, connection, logger)
  onTestFinished(async () => {
    await flows.close()
    connection.disconnect()
  })
  for (const [storyId, minutes] of Object.entries(arrivals)) {
    const pictures = Array.from({ length: pages + 1 }, (_, pageNumber) => ({ pageNumber }))
    await flows.add(
      illustrateFlow(
        { storyId: Number(storyId), pictures },
        { flow: storyId, queuedAt: START + minutes * MINUTE_MS, readingPage: readingPages[Number(storyId)] ?? null },
      ),
    )
  }
  const jobs = await queue.getJobs(['prioritized'], 0, -1, true)
  return jobs.map(({ data }) => `${data.storyId}/${data.pageNumber}`)
}

test('covers come first, then pages in the order in which their stories arrived', async () => {
  expect(await orderOf({ 1: 0, 2: 0, 3: 1 })).toEqual([
    ...['1/0', '2/0', '3/0'],
    ...['1/1', '1/2', '2/1', '2/2', '3/1', '3/2'],
  ])
})

test('the last pages of a story do not wait for the covers of all later stories', async () => {
  expect(await orderOf({ 1: 0, 2: 4, 3: 6, 4: 20 })).toEqual([
    ...['1/0', '2/0', '1/1', '1/2', '3/0', '2/1', '2/2', '3/1', '3/2'],
    ...['4/0', '4/1', '4/2'],
  ])
})

test('after the cover comes the page that the family reads, then its neighbours outwards', async () => {
  const order = async (page: number) => (await orderOf({ 1: 0 }, { readingPages: { 1: page }, pages: 9 })).join(' ')
  expect(await order(4)).toBe('1/0 1/4 1/5 1/3 1/6 1/2 1/7 1/1 1/8 1/9')
  expect(await order(9)).toBe('1/0 1/9 1/8 1/7 1/6 1/5 1/4 1/3 1/2 1/1')
})

test('who reads delays no cover of a story that came at the same time, and others by four minutes at most', async () => {
  expect(await orderOf({ 1: 0, 2: 0, 3: 4 }, { readingPages: { 2: 2 } })).toEqual([
    ...['1/0', '2/0', '2/2', '2/1', '3/0', '1/1', '1/2'],
    ...['3/1', '3/2'],
  ])
})
