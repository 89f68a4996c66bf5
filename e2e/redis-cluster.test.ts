import { QUEUES } from '@kahani/contracts/jobs'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { queuePrefix } from '@kahani/service-kit/queues'
import { createFamily, PASSWORD } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import { startTestCluster } from '@kahani/testing/redis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** The character sheet, the cover and the pages. */
const PICTURES_PER_STORY = PAGES_PER_STORY + 2
const FAMILIES = 4

describe.runIf(FULL)('on a Redis cluster', () => {
  const tearDowns: (() => Promise<unknown>)[] = []
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  let openAi: OpenAiServer
  let product: RunningProduct

  beforeAll(async () => {
    cluster = await startTestCluster({ replicas: 1, nodeTimeoutMs: 2_000 }, stop => tearDowns.push(stop))
    openAi = await startOpenAiServer({ pictureMs: 300 })
    tearDowns.push(() => openAi.stop())
    product = await runProduct({ ...openAi.env, REDIS_URL: cluster.url })
    tearDowns.push(() => product.end())
  })
  afterAll(async () => {
    for (const tearDown of tearDowns.toReversed()) await tearDown()
  })

  test('a family gets a story with its pictures and a book, and a sign-out ends the session', async () => {
    const { client, username } = await createFamily(product.url)
    const id = await client.generateStory()
    expect((await client.send('POST', `/api/stories/${id}/illustrations/5/prioritize`)).status).toBe(204)
    await client.waitForIllustrations(id)
    await expect.poll(async () => (await client.send('GET', `/api/stories/${id}/download/epub`)).status).toBe(200)
    const cookie = client.sessionCookie()
    const me = () =>
      fetch(new URL('/api/me', product.url), { headers: { cookie: `${cookie.name}=${cookie.value}` } }).then(
        response => response.status,
      )
    expect(await me()).toBe(200)
    expect((await client.send('POST', '/api/logout', {})).status).toBe(200)
    expect(await me()).toBe(401)
    await client.signIn({ username, password: PASSWORD })
  })

  test('when the master of the queue of pictures is killed, every story is completed, and no picture is bought twice', async () => {
    const families = await Promise.all(Array.from({ length: FAMILIES }, () => createFamily(product.url)))
    const before = openAi.deliveredPictures
    const stories = Promise.all(
      families.map(async ({ client }) => {
        const id = await client.generateStory()
        await client.waitForIllustrations(id)
      }),
    )
    await expect.poll(() => openAi.deliveredPictures).toBeGreaterThan(before + PICTURES_PER_STORY)
    const key = `${queuePrefix(QUEUES.illustrate, { isCluster: true })}:${QUEUES.illustrate}:meta`
    await cluster.killMasterOf(key)
    await stories
    expect(openAi.deliveredPictures - before).toBe(FAMILIES * PICTURES_PER_STORY)
  })
})
