import { readFile } from 'node:fs/promises'
import { photoMessages } from '@kahani/messages/en/story-photo'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { detectFormat } from './photo-format.ts'
import { reencodePhoto } from './reencode-photo.ts'

/** Made with heif-enc: 120 × 80 px, blue with a red rectangle at the upper left, a white bar on top of it, and a position. */
const HEIC = new URL('../../test/sample-photo.heic', import.meta.url)

const size = { width: 60, height: 40 }
const create = (options = size) => sharp({ create: { ...options, channels: 3, background: '#c68642' } })
const position = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } }
const refusal = (file: Buffer) =>
  reencodePhoto(file).then(
    () => null,
    ({ statusCode, message }) => [statusCode, message],
  )

describe('a reference photo', () => {
  // libheif writes a line about each damaged file.
  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())

  test('is stored as a small upright JPEG without metadata, whether it is a JPEG, PNG or WebP', async () => {
    const large = await create({ width: 3000, height: 1500 })
      .jpeg()
      .withExif(position)
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const files = [large, await create().png().toBuffer(), await create().webp().toBuffer()]
    const photos = await Promise.all(files.map(async file => sharp(await reencodePhoto(file)).metadata()))
    expect(photos).toMatchObject([
      { format: 'jpeg', width: 512, height: 1024 },
      { format: 'jpeg', ...size },
      { format: 'jpeg', ...size },
    ])
    for (const { exif, orientation } of photos) expect([exif, orientation]).toEqual([undefined, undefined])
  })

  test('is converted from HEIC', async () => {
    const file = await readFile(HEIC)
    expect((await sharp(file).metadata()).exif).toBeDefined()
    const { data, info } = await sharp(await reencodePhoto(file))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 120, height: 80, channels: 3 })
    const pixel = (x: number, y: number) => [...data.subarray((y * 120 + x) * 3).subarray(0, 3)]
    const isNear = (actual: number[], expected: number[]) =>
      actual.every((value, i) => Math.abs(value - (expected[i] ?? 0)) < 24)
    expect(isNear(pixel(20, 25), [0xc0, 0x30, 0x20])).toBe(true)
    expect(isNear(pixel(100, 60), [0x20, 0x40, 0xc0])).toBe(true)
  })

  test('is refused with a reason if it has another format, whatever it calls itself', async () => {
    const files = [
      await create().gif().toBuffer(),
      await create().tiff().toBuffer(),
      await create().avif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('<?xml version="1.0"?><svg/>'),
    ]
    for (const file of files) {
      expect(await refusal(file)).toEqual([
        400,
        'We can’t read this kind of image. Please choose a JPEG, PNG, WebP or HEIC photo.',
      ])
    }
    const formats = ['', 'PK\u0003\u0004', '%PDF-1.7', '\0\0\0\u0018ftyp', '\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'].map(
      file => detectFormat(Buffer.from(file)),
    )
    expect(formats).toEqual([null, null, null, 'other', 'other'])
    expect(await refusal(Buffer.from('%PDF-1.7'))).toEqual([400, 'Please select an image file (jpg, png, etc.)'])
  })

  test('is refused before it is decoded if it has more than 24 megapixels', async () => {
    const tooLarge = [400, photoMessages.tooManyPixels]
    const jpeg = await create().jpeg().toBuffer()
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    const heic = await readFile(HEIC)
    const extent = heic.indexOf('ispe')
    const withSize = async (width: number, height: number) => {
      jpeg.writeUInt16BE(height, frame + 5)
      jpeg.writeUInt16BE(width, frame + 7)
      heic.writeUInt32BE(width, extent + 8)
      heic.writeUInt32BE(height, extent + 12)
      return [await refusal(jpeg), await refusal(heic)]
    }
    expect(await withSize(6001, 4000)).toEqual([tooLarge, tooLarge])
    // Of the right size, but damaged: the pixels are missing.
    expect(await withSize(6000, 4000)).not.toContainEqual(tooLarge)
  })

  test('is refused if it is damaged', async () => {
    const notImage = [400, 'Please select an image file (jpg, png, etc.)']
    for (const file of [await create({ width: 300, height: 300 }).png().toBuffer(), await readFile(HEIC)]) {
      expect(await refusal(file.subarray(0, file.length - 90))).toEqual(notImage)
    }
  })
})
