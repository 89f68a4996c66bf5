import { createMeter, type RecordAiCall } from '@kahani/ai/meter'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { withKnownPrices } from '@kahani/ai/prices'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createLogger } from '@kahani/service-kit/logger'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { createTestLogger } from '@kahani/testing/logger'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltInIllustrator } from '../src/illustrator/built-in-illustrator.ts'
import { createOpenAiIllustrator } from '../src/illustrator/openai/openai-illustrator.ts'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.stop())

const openAi = (record: RecordAiCall = async () => undefined) =>
  createOpenAiIllustrator({
    client: createOpenAiClient({ apiKey: 'sk-test', baseUrl: server.url }),
    meter: createMeter({ record, prices: withKnownPrices({}), logger: createTestLogger(createLogger) }),
    model: 'gpt-image-2.6-flare',
    quality: 'low',
  })

const ADAPTERS = [
  // Small pictures take less time.
  { name: 'built-in', open: () => createBuiltInIllustrator(128), source: 'algorithmicMedia', sidePx: 128 },
  { name: 'openai', open: () => openAi(), source: 'trainedAlgorithmicMedia', sidePx: 1024 },
]
const options = { signal: new AbortController().signal, softened: false }

describe.each(ADAPTERS)('the $name illustrator', ({ name, open, source, sidePx }) => {
  test('has a name', () => {
    expect(open().name).toBe(name)
  })

  test.each([false, true])(
    'renders sheet, picture and correction as square PNGs of the reported size, which say how they were made (softened: %s)',
    async softened => {
      const photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: 'tan' } })
        .jpeg()
        .toBuffer()
      const sheet = await open().renderSheet(testRequest(), { photo, kept: photo }, { ...options, softened })
      const references = { sheet: sheet.data, photo, base: null }
      const picture = await open().renderPicture(testRequest(), testPicture(), references, { ...options, softened })
      const correction = { faults: ['hands' as const], notes: [{ where: 'left hand' }], redraw: softened }
      const corrected = await open().correctPicture(
        testRequest(),
        testPicture(),
        { ...references, image: picture.data },
        { ...options, softened, correction },
      )
      for (const { data, widthPx, heightPx } of [sheet, picture, corrected]) {
        const { format, width, height, xmpAsString } = await sharp(data).metadata()
        expect([format, width, height]).toEqual(['png', sidePx, sidePx])
        expect([widthPx, heightPx]).toEqual([sidePx, sidePx])
        expect(xmpAsString).toContain(`DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}<`)
      }
    },
  )

  test('rejects if the signal is aborted', async () => {
    const aborted = { ...options, signal: AbortSignal.abort() }
    const references = { sheet: Buffer.alloc(0), photo: null, base: null }
    await expect(open().renderSheet(testRequest(), { photo: null, kept: null }, aborted)).rejects.toThrow(/abort/i)
    await expect(open().renderPicture(testRequest(), testPicture(), references, aborted)).rejects.toThrow(/abort/i)
  })
})

test('the openai illustrator reports the answer of the provider before it records the cost', async () => {
  const steps: string[] = []
  const illustrator = openAi(async (_id, { outcome }) => void steps.push(outcome))
  const onAnswered = () => void steps.push('onAnswered')
  await illustrator.renderSheet(testRequest(), { photo: null, kept: null }, { ...options, onAnswered })
  expect(steps).toEqual(['started', 'onAnswered', 'answered'])
})
