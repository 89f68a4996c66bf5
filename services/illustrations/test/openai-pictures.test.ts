import type { ReceivedCall } from '@kahani/sandbox/openai/openai-calls'
import { createInternalClient } from '@kahani/service-kit/internal'
import { createLogger } from '@kahani/service-kit/logger'
import { TEST_SECRET } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'
import { createStoriesClient } from '../src/pipeline/stories-client.ts'
import { chooseProviders } from '../src/providers.ts'
import { setUpOpenAi } from './set-up.ts'

const photoOf = () =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()
const isEdit = ({ path }: ReceivedCall) => path.endsWith('/edits')

test('the sheet is drawn after the photo, and every picture after the sheet and the photo', async () => {
  const { openAi, stories, blobs, storyId, ask, workOpenAi, needed } = await setUpOpenAi()
  const photo = await photoOf()
  stories.photo = photo
  const worker = await workOpenAi({ concurrency: 2 })
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(1)

  const [sheet, ...pictures] = openAi.calls('picture')
  expect(pictures).toHaveLength(needed - 1)
  expect(isEdit(sheet as ReceivedCall)).toBe(true)
  expect(sheet?.body.images[0].bytes.equals(photo)).toBe(true)
  const kept = await blobs.get(`pictures/${storyId}/sheet.png`)
  for (const call of pictures) {
    expect(isEdit(call)).toBe(true)
    expect(call.body.images.map(({ bytes }: { bytes: Buffer }) => bytes)).toEqual([kept, photo])
  }
})

test('without a photo the sheet is drawn from words, and the pictures after the sheet alone', async () => {
  const { openAi, stories, ask, workOpenAi } = await setUpOpenAi({ pages: 1 })
  const worker = await workOpenAi()
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(1)
  const [sheet, cover, page] = openAi.calls('picture')
  expect(isEdit(sheet as ReceivedCall)).toBe(false)
  expect(cover?.body.images).toHaveLength(1)
  expect(page?.body.images).toHaveLength(1)
})

test('what is sent says no more of a family than the child’s first name, and a hash', async () => {
  const { openAi, stories, ask, workOpenAi } = await setUpOpenAi({ pages: 1 })
  stories.photo = await photoOf()
  const worker = await workOpenAi()
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(1)
  for (const { body } of openAi.calls('picture')) {
    expect(Object.keys(body).sort()).toEqual(
      ['images', 'model', 'n', 'output_format', 'prompt', 'quality', 'safety_identifier', 'size'].sort(),
    )
    expect(body).toMatchObject({ n: '1', size: '1024x1024', output_format: 'png', safety_identifier: 'family-hash' })
    expect(body.prompt.match(/Asha/g)?.length).toBe(1)
    expect(body.images.map(({ name }: { name: string }) => name).join()).toMatch(/^\d\.(png|jpg)(,2\.jpg)?$/)
  }
})

test('every call is recorded before it is made, and again with what it cost', async () => {
  const { stories, ask, workOpenAi, needed } = await setUpOpenAi()
  const worker = await workOpenAi({ concurrency: 2 })
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(1)

  const calls = [...stories.aiCalls.values()]
  const drawn = calls.filter(([begun]) => begun?.kind !== 'moderation')
  expect(drawn).toHaveLength(needed)
  for (const [begun, ended, ...more] of drawn) {
    expect(more).toEqual([])
    expect(begun).toMatchObject({ outcome: 'begun', storyId: 5, images: 0 })
    expect(begun?.pricePaise).toBeGreaterThan(0)
    expect(ended).toMatchObject({ outcome: 'answered', images: 1, outputTokens: 196 })
    expect(ended?.pricePaise).toBeGreaterThan(0)
  }
  expect(drawn.map(([begun]) => begun?.pageNumber).sort()).toEqual([0, 1, 2, 3, 4, null])
  // A look at the sheet, and at each picture.
  expect(calls).toHaveLength(2 * needed)
})

test('every picture is looked at before it is reported, small', async () => {
  const { openAi, ask, workOpenAi, needed, stories } = await setUpOpenAi()
  const worker = await workOpenAi()
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(1)
  const looks = openAi.calls('moderation')
  expect(looks).toHaveLength(needed)
  for (const { body } of looks) {
    const url: string = body.input[0].image_url.url
    const { format, width } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata()
    expect([format, width]).toEqual(['jpeg', 512])
  }
})

test('a picture that was kept before a crash is looked at, and not bought again', async () => {
  const { openAi, stories, blobs, storyId, ask, workOpenAi, needed } = await setUpOpenAi({ pages: 1 })
  const square = sharp({ create: { width: 1024, height: 1024, channels: 3, background: 'teal' } })
  await blobs.put(`pictures/${storyId}/1.png`, await square.png().toBuffer())
  const worker = await workOpenAi()
  await ask()
  worker.run()
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(1)
  expect(openAi.deliveredPictures).toBe(needed - 1)
  expect(openAi.calls('moderation')).toHaveLength(needed)
})

test('premium stories get the larger model and the higher quality, free ones the fast one', async () => {
  const { openAi, stories, variables, blobs, logger, work, ask, shelf } = await setUpOpenAi({ pages: 1 })
  const env = readEnv({ ...variables, OPENAI_BASE_URL: openAi.url })
  const worker = await work({ ...chooseProviders(env, shelf.recordAiCall, logger) })
  worker.run()
  const sent = () => openAi.calls('picture').map(({ body }) => `${body.model} ${body.quality}`)
  await ask()
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(1)
  expect(new Set(sent())).toEqual(new Set(['gpt-image-2.6-flare medium']))

  openAi.received.length = 0
  stories.premium = true
  stories.reports.clear()
  for (const key of ['sheet', 0, 1]) await blobs.delete(`pictures/5/${key}.png`)
  await ask()
  await expect.poll(() => stories.finished, { timeout: 15_000 }).toBe(2)
  expect(new Set(sent())).toEqual(new Set(['gpt-image-2.6-sunburst high']))
})

test('what is built in takes the place of a model that is named so', () => {
  const shelf = createStoriesClient(createInternalClient('story shelf', 'http://127.0.0.1:9', TEST_SECRET))
  const choose = (more: NodeJS.ProcessEnv) => {
    const required = {
      REDIS_URL: 'redis://127.0.0.1:9',
      STORAGE_URL: 'file:///tmp/none',
      STORIES_URL: 'http://127.0.0.1:9',
    }
    const env = readEnv({ ...required, INTERNAL_TOKEN: TEST_SECRET, ...more })
    const { illustrator, moderator } = chooseProviders(env, shelf.recordAiCall, createTestLogger(createLogger))
    return [illustrator.name, moderator.name]
  }
  const OPENAI_API_KEY = 'sk-test'
  expect(choose({})).toEqual(['built-in', 'built-in'])
  expect(choose({ OPENAI_API_KEY })).toEqual(['openai', 'openai'])
  expect(choose({ OPENAI_API_KEY, OPENAI_IMAGE_MODEL: 'built-in' })).toEqual(['built-in, premium: openai', 'openai'])
  expect(choose({ OPENAI_API_KEY, OPENAI_MODERATION_MODEL: 'built-in' })).toEqual(['openai', 'built-in'])
  expect(() => choose({ OPENAI_API_KEY, OPENAI_IMAGE_MODEL: 'mine' })).toThrow(/price for mine/)
})
