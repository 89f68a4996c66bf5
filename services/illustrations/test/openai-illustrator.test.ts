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
import { SIDE_PX, setUpOpenAi } from './setup.ts'

const photoOf = () =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()
const isEdit = ({ path }: ReceivedCall) => path.endsWith('/edits')
/** The bytes of a reference image. */
const imageOf = ({ body }: ReceivedCall, name: string): Buffer =>
  body.images.find((image: { name: string }) => image.name === name)?.bytes

test('the sheet references the photo, the sheet that is kept of the child and the style, and every picture the sheet, the style and the photo', async () => {
  const { openAi, stories, blobs, storyId, enqueue, createOpenAiWorker, pictureCount } = await setUpOpenAi({ pages: 1 })
  const photo = await photoOf()
  const kept = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'tan' } })
    .png()
    .toBuffer()
  await blobs.put('family/an-id/sheet.png', kept)
  Object.assign(stories, { photo, keptSheetKey: 'family/an-id/sheet.png' })
  const worker = await createOpenAiWorker({ concurrency: 2 })
  await enqueue()
  worker.run()
  await expect.poll(() => stories.completions).toBe(1)

  const [sheet, ...pictures] = openAi.calls('picture')
  expect(pictures).toHaveLength(pictureCount - 1)
  expect(isEdit(sheet as ReceivedCall)).toBe(true)
  expect(sheet?.references).toEqual(['1-photo.jpeg', '2-kept-sheet.png', '3-style.webp'])
  expect(imageOf(sheet as ReceivedCall, '1-photo.jpeg').equals(photo)).toBe(true)
  expect(imageOf(sheet as ReceivedCall, '2-kept-sheet.png').equals(kept)).toBe(true)
  expect(sheet?.body.prompt).toContain('as it was drawn for an earlier book')
  const sheetBlob = await blobs.get(`pictures/${storyId}/sheet.png`)
  for (const call of pictures) {
    expect(isEdit(call)).toBe(true)
    expect(call.references).toEqual(['1-sheet.png', '2-style.webp', '3-photo.jpeg'])
    expect(sheetBlob && imageOf(call, '1-sheet.png').equals(sheetBlob)).toBe(true)
  }
})

test('without a photo the sheet references the style only, and the pictures the sheet and the style', async () => {
  const { openAi, stories, enqueue, createOpenAiWorker } = await setUpOpenAi({ pages: 1 })
  // It was deleted since.
  stories.keptSheetKey = 'family/an-id/sheet.png'
  const worker = await createOpenAiWorker()
  await enqueue()
  worker.run()
  await expect.poll(() => stories.completions).toBe(1)
  const withSheet = ['1-sheet.png', '2-style.webp']
  expect(openAi.calls('picture').map(({ references }) => references)).toEqual([['1-style.webp'], withSheet, withSheet])
})

test('calls contain no personal data besides the first name of the child and a hash', async () => {
  const { openAi, stories, enqueue, createOpenAiWorker } = await setUpOpenAi({ pages: 1 })
  stories.photo = await photoOf()
  const worker = await createOpenAiWorker()
  await enqueue()
  worker.run()
  await expect.poll(() => stories.completions).toBe(1)
  for (const { body, references } of openAi.calls('picture')) {
    expect(Object.keys(body).sort()).toEqual(
      ['images', 'model', 'n', 'output_format', 'prompt', 'quality', 'safety_identifier', 'size'].sort(),
    )
    expect(body).toMatchObject({
      n: '1',
      size: `${SIDE_PX}x${SIDE_PX}`,
      output_format: 'png',
      safety_identifier: 'family-hash',
    })
    expect(body.prompt.match(/Asha/g)?.length).toBe(1)
    expect(references.join()).toMatch(/^(1-sheet.png|1-photo.jpeg),2-style.webp(,3-photo.jpeg)?$/)
  }
})

test('records every call before it is made and again with its cost, and moderates a small preview of every picture', async () => {
  const { openAi, stories, enqueue, createOpenAiWorker, pictureCount } = await setUpOpenAi({ pages: 1, sidePx: 1024 })
  const worker = await createOpenAiWorker({ concurrency: 2 })
  await enqueue()
  worker.run()
  await expect.poll(() => stories.completions).toBe(1)

  const calls = [...stories.aiCalls.values()]
  const renderCalls = calls.filter(([started]) => started?.kind !== 'moderation')
  expect(renderCalls).toHaveLength(pictureCount)
  for (const [started, ended, ...more] of renderCalls) {
    expect(more).toEqual([])
    expect(started).toMatchObject({ outcome: 'started', storyId: 5, images: 0 })
    expect(started?.pricePaise).toBeGreaterThan(0)
    expect(ended).toMatchObject({ outcome: 'answered', images: 1, outputTokens: 196 })
    expect(ended?.pricePaise).toBeGreaterThan(0)
  }
  expect(renderCalls.map(([started]) => started?.pageNumber).sort()).toEqual([0, 1, null])
  // Each rendered image has one moderation call.
  expect(calls).toHaveLength(2 * pictureCount)

  const moderationCalls = openAi.calls('moderation')
  expect(moderationCalls).toHaveLength(pictureCount)
  for (const { body } of moderationCalls) {
    const url: string = body.input[0].image_url.url
    const { format, width } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata()
    expect([format, width]).toEqual(['jpeg', 512])
  }
})

test('a picture stored before a crash is moderated and not bought again', async () => {
  const { openAi, stories, blobs, storyId, enqueue, createOpenAiWorker, pictureCount } = await setUpOpenAi({ pages: 1 })
  const square = sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: 'teal' } })
  await blobs.put(`unchecked/pictures/${storyId}/1.png`, await square.png().toBuffer())
  const worker = await createOpenAiWorker()
  await enqueue()
  worker.run()
  await expect.poll(() => stories.completions).toBe(1)
  expect(openAi.deliveredPictures).toBe(pictureCount - 1)
  expect(openAi.calls('moderation')).toHaveLength(pictureCount)
})

test('premium stories use the larger model with the higher quality, free stories the fast model', async () => {
  const { openAi, stories, variables, blobs, logger, createWorker, enqueue, storiesClient } = await setUpOpenAi({
    pages: 0,
  })
  const env = readEnv({ ...variables, OPENAI_BASE_URL: openAi.url })
  const worker = await createWorker({ ...chooseProviders(env, storiesClient.recordAiCall, logger) })
  worker.run()
  const models = () => openAi.calls('picture').map(({ body }) => `${body.model} ${body.quality} ${body.size}`)
  await enqueue()
  await expect.poll(() => stories.completions).toBe(1)
  expect(new Set(models())).toEqual(new Set(['gpt-image-2.6-flare medium 1024x1024']))

  openAi.received.length = 0
  stories.premium = true
  stories.reports.clear()
  for (const key of ['sheet', 0]) await blobs.delete(`pictures/5/${key}.png`)
  await enqueue()
  await expect.poll(() => stories.completions).toBe(2)
  expect(new Set(models())).toEqual(new Set(['gpt-image-2.6-sunburst high 1024x1024']))
})

test('the model name built-in selects the built-in provider', () => {
  const storiesClient = createStoriesClient(
    createInternalClient({ caller: 'illustrations', token: TEST_SECRET }, 'stories', 'http://127.0.0.1:9'),
  )
  const choose = (more: NodeJS.ProcessEnv) => {
    const required = {
      REDIS_URL: 'redis://127.0.0.1:9',
      STORAGE_URL: 'file:///tmp/none',
      STORIES_URL: 'http://127.0.0.1:9',
    }
    const env = readEnv({ ...required, INTERNAL_TOKEN: TEST_SECRET, ...more })
    const { illustrator, moderator } = chooseProviders(env, storiesClient.recordAiCall, createTestLogger(createLogger))
    return [illustrator.name, moderator.name]
  }
  const OPENAI_API_KEY = 'sk-test'
  expect(choose({})).toEqual(['built-in', 'built-in'])
  expect(choose({ OPENAI_API_KEY })).toEqual(['openai', 'openai'])
  expect(choose({ OPENAI_API_KEY, OPENAI_IMAGE_MODEL: 'built-in' })).toEqual(['built-in, premium: openai', 'openai'])
  expect(choose({ OPENAI_API_KEY, OPENAI_MODERATION_MODEL: 'built-in' })).toEqual(['openai', 'built-in'])
  expect(choose({ OPENAI_API_KEY, OPENAI_IMAGE_MODEL: 'without-a-price' })).toEqual(['openai', 'openai'])
  const production = { OPENAI_API_KEY, NODE_ENV: 'production', OPENAI_MODERATION_MODEL: 'built-in' }
  expect(() => choose(production)).toThrow('OPENAI_MODERATION_MODEL: production requires the model of a provider')
  expect(choose({ ...production, ALLOW_UNSAFE: 'word-list-moderation' })).toEqual(['openai', 'built-in'])
})
