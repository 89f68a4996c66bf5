import type { Fault } from '@kahani/sandbox/openai/openai-calls'
import { expect, test } from 'vitest'
import { setUpOpenAi } from './set-up.ts'
import { sceneOf } from './stories-server.ts'

const DOWN: Fault = { kind: 'status', status: 500 }
const busy = (retryAfter: number): Fault => ({ kind: 'status', status: 429, retryAfter })
/** More often than a job has attempts. */
const OFTEN = 6

async function begin({
  pages = 4,
  workers = 2,
  concurrency = 2,
  total = undefined as number | undefined,
  settings = {},
} = {}) {
  const room = await setUpOpenAi({ pages, settings })
  const limits = { concurrency, ...(total !== undefined && { total }) }
  for (let i = 0; i < workers; i += 1) (await room.workOpenAi(limits)).run()
  return {
    ...room,
    async drawWhole() {
      await room.ask()
      await expect.poll(() => room.stories.finished, { timeout: 40_000 }).toBe(1)
      expect(new Set(room.stories.reports.values())).toEqual(new Set(['drawn']))
      expect(room.stories.reports.size).toBe(pages + 1)
    },
  }
}

test('while the provider is busy no worker calls it, and none before it may', async () => {
  const { openAi, drawWhole } = await begin({ settings: { pictureMs: 50 } })
  openAi.failNext('picture', busy(2), { when: body => body.prompt.includes(sceneOf(1)) })
  await drawWhole()
  const calls = openAi.calls('picture')
  const told = calls.find(({ status }) => status === 429)?.endedAt ?? 0
  // What was on its way may still arrive.
  const early = calls.filter(({ at }) => at > told + 100 && at < told + 2_000)
  expect(early).toEqual([])
  expect(calls.some(({ at }) => at >= told + 2_000)).toBe(true)
})

test('a busy provider uses up no attempt', async () => {
  const { openAi, drawWhole, needed } = await begin()
  openAi.failNext('picture', busy(0.1), { times: OFTEN, when: body => body.prompt.includes(sceneOf(1)) })
  openAi.failNext('moderation', busy(0.1), { times: OFTEN })
  await drawWhole()
  expect(openAi.deliveredPictures).toBe(needed)
})

test('with fewer pictures at once than workers ask for, none is lost or bought twice', async () => {
  const { openAi, drawWhole, needed } = await begin({
    pages: 8,
    concurrency: 3,
    settings: { pictureMs: 100, limit: 2 },
  })
  await drawWhole()
  expect(openAi.deliveredPictures).toBe(needed)
  expect(openAi.maxConcurrent).toBe(2)
})

test('all workers together draw no more at once than they may', async () => {
  const { openAi, drawWhole } = await begin({ pages: 8, concurrency: 4, total: 3, settings: { pictureMs: 200 } })
  await drawWhole()
  expect(openAi.maxConcurrent).toBe(3)
  expect(openAi.calls('picture').every(({ status }) => status === 200)).toBe(true)
})

test('an outage is waited out with ever fewer calls, and every picture is drawn', { timeout: 60_000 }, async () => {
  const { openAi, drawWhole, needed } = await begin()
  const tries = () => openAi.calls('picture').map(({ at }) => at)
  openAi.failAlways('picture', DOWN)
  const drawn = drawWhole()
  await expect.poll(() => tries().length, { timeout: 30_000 }).toBe(OFTEN)
  openAi.clearFaults()
  expect(Math.max(...tries()) - Math.min(...tries())).toBeGreaterThan(3_000)
  await drawn
  expect(openAi.deliveredPictures).toBe(needed)
})

test('an outage in the middle of a story costs no picture', { timeout: 60_000 }, async () => {
  const { openAi, drawWhole, needed } = await begin({ pages: 8 })
  openAi.failAlways('picture', DOWN, () => openAi.deliveredPictures >= 4)
  const drawn = drawWhole()
  const failed = () => openAi.calls('picture').filter(({ status }) => status === 500)
  await expect.poll(() => failed().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(OFTEN)
  openAi.clearFaults()
  await drawn
  expect(openAi.deliveredPictures).toBe(needed)
})

test('while nobody can look, pictures wait and are not bought again', { timeout: 60_000 }, async () => {
  const { openAi, drawWhole, needed } = await begin()
  openAi.failAlways('moderation', DOWN, () => openAi.deliveredPictures > 1)
  const drawn = drawWhole()
  await expect.poll(() => openAi.calls('moderation').length, { timeout: 30_000 }).toBeGreaterThanOrEqual(OFTEN)
  openAi.clearFaults()
  await drawn
  expect(openAi.deliveredPictures).toBe(needed)
})
