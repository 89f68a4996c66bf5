import type { ImagesResponse } from 'openai/resources/images'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawingOf, usageOf } from './picture-answer.ts'

const used = { inputTokens: 1, inputImageTokens: 2, outputTokens: 3, images: 1 }
const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'olive' } })
const answer = (data?: Buffer): ImagesResponse => ({
  created: 0,
  data: data ? [{ b64_json: data.toString('base64') }] : [],
})

test('a PNG of the size that was asked for is kept byte for byte', async () => {
  const png = await painted(1024, 1024).png().toBuffer()
  const { data, widthPx, heightPx } = await drawingOf(answer(png), 1024, used)
  expect(data.equals(png)).toBe(true)
  expect([widthPx, heightPx]).toEqual([1024, 1024])
})

test.each([
  ['a JPEG', () => painted(1024, 1024).jpeg()],
  ['a smaller WebP', () => painted(512, 512).webp()],
  ['one that is a little out of square', () => painted(1024, 1010).png()],
])('%s becomes a PNG of that size', async (_what, picture) => {
  const { data } = await drawingOf(answer(await picture().toBuffer()), 1024, used)
  expect(await sharp(data).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
})

test.each([
  ['no picture', async () => undefined],
  ['half a picture', async () => (await painted(1024, 1024).png().toBuffer()).subarray(0, 2_000)],
  [
    'half a photo',
    async () =>
      (
        await sharp(await noise(), { raw: { width: 1024, height: 1024, channels: 1 } })
          .jpeg()
          .toBuffer()
      ).subarray(0, 20_000),
  ],
  ['something else', async () => Buffer.from('This is no picture.')],
  ['another format', () => painted(1024, 1024).tiff().toBuffer()],
  ['one that is not square', () => painted(1024, 768).png().toBuffer()],
  ['one that is too small', () => painted(256, 256).png().toBuffer()],
])('%s is a bad answer, which is paid for', async (_what, data) => {
  await expect(drawingOf(answer(await data()), 1024, used)).rejects.toMatchObject({ kind: 'bad-answer', usage: used })
})

test('tokens are told apart, and guessed where the provider does not count', () => {
  const usage = {
    input_tokens: 1023,
    input_tokens_details: { image_tokens: 323, text_tokens: 700 },
    output_tokens: 1047,
    total_tokens: 2070,
  }
  expect(usageOf({ ...answer(Buffer.of(1)), usage }, used)).toEqual({
    inputTokens: 700,
    inputImageTokens: 323,
    outputTokens: 1047,
    images: 1,
  })
  expect(usageOf(answer(Buffer.of(1)), used)).toEqual(used)
})

const noise = async () => Buffer.from(Array.from({ length: 1024 * 1024 }, (_, i) => (i * 7919) % 251))
