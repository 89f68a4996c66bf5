import type { ImagesResponse } from 'openai/resources/images'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseImage, usageOf } from './image-response.ts'

const usage = { inputTokens: 1, inputImageTokens: 2, outputTokens: 3, images: 1 }
const solidImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'olive' } })
const response = (data?: Buffer): ImagesResponse => ({
  created: 0,
  data: data ? [{ b64_json: data.toString('base64') }] : [],
})

test('returns the pixels of a PNG of the requested size unchanged, without the metadata of the provider', async () => {
  const pixels = { raw: { width: 1024, height: 1024, channels: 1 } } as const
  const png = await sharp(await noise(), pixels)
    .png()
    .withXmp('<of-the-provider/>')
    .toBuffer()
  const { data, widthPx, heightPx } = await parseImage(response(png), 1024, usage)
  const pixelsOf = (image: Buffer) => sharp(image).raw().toBuffer()
  expect((await pixelsOf(data)).equals(await pixelsOf(png))).toBe(true)
  expect([widthPx, heightPx]).toEqual([1024, 1024])
  expect(String(data)).not.toContain('of-the-provider')
})

test.each([
  ['a JPEG', () => solidImage(1024, 1024).jpeg()],
  ['a smaller WebP', () => solidImage(512, 512).webp()],
  ['a PNG that is almost square', () => solidImage(1024, 1010).png()],
])('converts %s to a PNG of the requested size', async (_name, picture) => {
  const { data } = await parseImage(response(await picture().toBuffer()), 1024, usage)
  expect(await sharp(data).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
})

test.each([
  ['no image', async () => undefined],
  ['a truncated PNG', async () => (await solidImage(1024, 1024).png().toBuffer()).subarray(0, 2_000)],
  [
    'a truncated JPEG',
    async () =>
      (
        await sharp(await noise(), { raw: { width: 1024, height: 1024, channels: 1 } })
          .jpeg()
          .toBuffer()
      ).subarray(0, 20_000),
  ],
  ['text', async () => Buffer.from('This is no picture.')],
  ['an unsupported format', () => solidImage(1024, 1024).tiff().toBuffer()],
  ['an image that is not square', () => solidImage(1024, 768).png().toBuffer()],
  ['an image that is too small', () => solidImage(256, 256).png().toBuffer()],
])('rejects %s as a bad answer and reports its usage', async (_name, data) => {
  await expect(parseImage(response(await data()), 1024, usage)).rejects.toMatchObject({ kind: 'bad-answer', usage })
})

test('reads text and image tokens, or falls back to the estimate', () => {
  const reported = {
    input_tokens: 1023,
    input_tokens_details: { image_tokens: 323, text_tokens: 700 },
    output_tokens: 1047,
    total_tokens: 2070,
  }
  expect(usageOf({ ...response(Buffer.of(1)), usage: reported }, usage)).toEqual({
    inputTokens: 700,
    inputImageTokens: 323,
    outputTokens: 1047,
    images: 1,
  })
  expect(usageOf(response(Buffer.of(1)), usage)).toEqual(usage)
})

const noise = async () => Buffer.from(Array.from({ length: 1024 * 1024 }, (_, i) => (i * 7919) % 251))
