import { referencesOf } from '@kahani/ai/image-models'
import { createMeter, type RecordAiCall } from '@kahani/ai/meter'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { withKnownPrices } from '@kahani/ai/prices'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { shotSchema } from '@kahani/scene/shot'
import { createLogger } from '@kahani/service-kit/logger'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { createTestLogger } from '@kahani/testing/logger'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltInIllustrator } from '../src/illustrator/built-in-illustrator.ts'
import { createOpenAiIllustrator, type OpenAiIllustratorDeps } from '../src/illustrator/openai/openai-illustrator.ts'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.stop())

const openAi = (record: RecordAiCall = async () => undefined, more: Partial<OpenAiIllustratorDeps> = {}) =>
  createOpenAiIllustrator({
    client: createOpenAiClient({ apiKey: 'sk-test', baseUrl: server.url }),
    meter: createMeter({ record, prices: withKnownPrices({}), logger: createTestLogger(createLogger) }),
    model: 'gpt-image-2.6-flare',
    quality: 'low',
    ...more,
  })

const ADAPTERS = [
  // Small pictures take less time.
  { name: 'built-in', open: () => createBuiltInIllustrator(128), source: 'algorithmicMedia', sidePx: 128 },
  { name: 'openai', open: () => openAi(undefined, { sidePx: 256 }), source: 'trainedAlgorithmicMedia', sidePx: 256 },
]
const options = { signal: new AbortController().signal, softened: false }

describe.each(ADAPTERS)('the $name illustrator', ({ name, open, source, sidePx }) => {
  test('has a name', () => {
    expect(open().name).toBe(name)
  })

  test('renders sheet, picture and correction as square PNGs of the reported size, which say how they were made', async () => {
    const photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: 'tan' } })
      .jpeg()
      .toBuffer()
    const sheet = await open().renderSheet(testRequest(), 'child', { photo, kept: photo }, options)
    const references = { sheet: sheet.data, companions: {}, photo, base: null }
    const picture = await open().renderPicture(testRequest(), testPicture(), references, { ...options, softened: true })
    const correction = { faults: ['hands' as const], notes: [{ where: 'left hand' }], redraw: false }
    const corrected = await open().correctPicture(
      testRequest(),
      testPicture(),
      { ...references, image: picture.data },
      { ...options, correction },
    )
    for (const { data, widthPx, heightPx } of [sheet, picture, corrected]) {
      const { format, width, height, xmpAsString } = await sharp(data).metadata()
      expect([format, width, height]).toEqual(['png', sidePx, sidePx])
      expect([widthPx, heightPx]).toEqual([sidePx, sidePx])
      expect(xmpAsString).toContain(`DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}<`)
    }
  })

  test('rejects if the signal is aborted', async () => {
    const aborted = { ...options, signal: AbortSignal.abort() }
    const references = { sheet: Buffer.alloc(0), companions: {}, photo: null, base: null }
    await expect(open().renderSheet(testRequest(), 'child', { photo: null, kept: null }, aborted)).rejects.toThrow(
      /abort/i,
    )
    await expect(open().renderPicture(testRequest(), testPicture(), references, aborted)).rejects.toThrow(/abort/i)
  })
})

test('the openai illustrator reports the answer of the provider before it records the cost', async () => {
  const steps: string[] = []
  const illustrator = openAi(async (_id, { outcome }) => void steps.push(outcome))
  const onAnswered = () => void steps.push('onAnswered')
  await illustrator.renderSheet(testRequest(), 'child', { photo: null, kept: null }, { ...options, onAnswered })
  expect(steps).toEqual(['started', 'onAnswered', 'answered'])
})

test('only an illustrator that uses sheets of those who come along asks for them', () => {
  const kabir = { memberId: null, name: 'Kabir', gender: 'boy', age: '4-6', relation: null, look: {}, seed: 1 } as const
  const request = testRequest({ people: { friend: kabir }, pet: 'Cat' })
  expect(openAi().companionsWithSheets(request)).toEqual(['friend', 'pet'])
  expect(openAi().companionsWithSheets(testRequest({ pet: 'none' }))).toEqual([])
  expect(createBuiltInIllustrator().companionsWithSheets(request)).toEqual([])
})

test.each([
  ['sd-xl', undefined, ['1-sheet.png', '2-photo.jpeg']],
  ['sd-xl', true, ['1-sheet.png', '2-sheet-friend.png', '3-style.webp', '4-photo.jpeg']],
  ['gpt-image-2', undefined, ['1-sheet.png', '2-sheet-friend.png', '3-style.webp', '4-photo.jpeg']],
])(
  'a model of the family of %s gets as many reference images as it takes (OPENAI_STAGING_SKETCH=%s)',
  async (model, sketch, expected) => {
    const solid = sharp({ create: { width: 9, height: 9, channels: 3, background: 'tan' } })
    const [sheet, photo] = [await solid.png().toBuffer(), await solid.jpeg().toBuffer()]
    const illustrator = openAi(undefined, { references: referencesOf(model, sketch), sidePx: 64 })
    const references = { sheet, companions: { friend: sheet }, photo, base: null }
    await illustrator.renderPicture(testRequest(), testPicture({ cast: ['friend'] }), references, options)
    expect(server.calls('picture').at(-1)?.references).toEqual(expected)
  },
)

test('a staged picture gets a sketch of its staging before the style, unless the prompt is softened or sketches are off', async () => {
  const sheet = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'tan' } })
    .png()
    .toBuffer()
  const shot = shotSchema.parse({ camera: 'from-above', figures: [{ who: 'child' }] })
  const render = async (sketch: boolean | undefined, softened = false) => {
    const illustrator = openAi(undefined, { references: referencesOf('gpt-image-2', sketch), sidePx: 64 })
    const references = { sheet, companions: {}, photo: null, base: null }
    await illustrator.renderPicture(testRequest(), testPicture({ shot }), references, { ...options, softened })
    return server.calls('picture').at(-1)
  }
  const call = await render(undefined)
  expect(call?.references).toEqual(['1-sheet.png', '2-sketch.png', '3-style.webp'])
  expect(await sharp(call?.body.images[1].bytes).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
  expect(call?.body.prompt).toMatch(/Image 2: staging sketch: keep who is where.*The sketch shows: .*seen from above/s)
  for (const other of [await render(false), await render(undefined, true)]) {
    expect(other?.references).toEqual(['1-sheet.png', '2-style.webp'])
    expect(other?.body.prompt).not.toContain('sketch')
  }
})
