import { PAGES_A_STORY } from '@kahani/contracts/options'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFamily } from './family-client.ts'
import { startOpenAi } from './openai.ts'
import { type RunningProduct, runProduct } from './running-product.ts'

const STORIES = 4
/** A sheet, a cover and the pages. */
const NEEDED = STORIES * (PAGES_A_STORY + 2)
const PICTURE_MS = 400

let server: OpenAiServer
let product: RunningProduct
beforeAll(async () => {
  const openAi = await startOpenAi({ pictureMs: PICTURE_MS, limit: 8 })
  server = openAi.server
  product = await runProduct({ ...openAi.environment, ILLUSTRATION_CONCURRENCY: '4' })
  await product.scale('illustrations')
})
afterAll(async () => {
  await product?.end()
  await server?.stop()
})

/** @returns when all pictures of a new family's story are there */
async function drawStory(): Promise<void> {
  const family = createFamily(product.url)
  await family.signUp()
  const id = await family.order()
  await expect
    .poll(async () => (await family.illustrations(id)).status, { timeout: 120_000, interval: 200 })
    .toBe('completed')
}

const workers = () => [...product.processes.values()].filter(({ name }) => name.startsWith('illustrations'))

test('every picture is bought once by two workers', async () => {
  await Promise.all(Array.from({ length: STORIES }, drawStory))
  expect(server.calls('picture')).toHaveLength(NEEDED)
  expect(server.deliveredPictures).toBe(NEEDED)
})

test('with workers killed again and again, only what was in flight is bought again', async () => {
  server.received.length = 0
  server.deliveredPictures = 0
  const stories = Promise.all(Array.from({ length: STORIES }, drawStory))
  for (const kills of [1, 2, 3]) {
    await expect
      .poll(() => server.deliveredPictures, { timeout: 60_000, interval: 20 })
      .toBeGreaterThanOrEqual(kills * 6)
    const { pid } = workers()[kills % 2] ?? {}
    if (pid) process.kill(pid, 'SIGKILL')
  }
  await stories
  const asked = server.calls('picture').length
  // What was answered in the moment of the kill, and is not in the store yet, counts as in flight too.
  expect(asked - NEEDED).toBeLessThanOrEqual(3 * 5)
  expect(asked - NEEDED).toBeGreaterThanOrEqual(server.abortedPictures)
})
