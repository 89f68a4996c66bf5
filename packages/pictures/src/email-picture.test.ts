import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeEmailPicture, MAX_EMAIL_PICTURE_BYTES } from './email-picture.ts'
import { sourceXmp } from './source-xmp.ts'

const SIDE_PX = 1024

test('a picture becomes a JPEG of 640 px, without transparency, that says how it was made', async () => {
  const background = { r: 240, g: 180, b: 60, alpha: 0.5 }
  const picture = await sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 4, background } })
    .png()
    .withXmp(sourceXmp('algorithmicMedia'))
    .toBuffer()
  const jpeg = await encodeEmailPicture(picture)
  const { format, width, height, xmpAsString } = await sharp(jpeg).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 640, height: 640 })
  expect(xmpAsString).toContain('algorithmicMedia')
})

test('has at most 60 KB, whatever it shows', async () => {
  const noise = { width: 512, height: 512, channels: 3 } as const
  const picture = await sharp(randomBytes(512 * 512 * 3), { raw: noise })
    .png()
    .toBuffer()
  const jpeg = await encodeEmailPicture(picture)
  expect(jpeg.length).toBeLessThanOrEqual(MAX_EMAIL_PICTURE_BYTES)
  expect((await sharp(jpeg).metadata()).width).toBeGreaterThanOrEqual(320)
})
