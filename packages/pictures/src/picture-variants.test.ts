import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeVariants } from './picture-variants.ts'
import { sourceXmp } from './source-xmp.ts'

/** A transparent picture. */
const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#ffffff00' } })
    .png()
    .toBuffer()

test('a picture is encoded in each width, and never enlarged', async () => {
  const sizesOf = async (picture: Buffer) =>
    Promise.all(
      [...(await encodeVariants(picture))].map(async ([name, data]) => {
        const { format, width, height, hasAlpha } = await sharp(data).metadata()
        return [name, format, width, height, hasAlpha]
      }),
    )
  expect((await sizesOf(await createPicture(1536, 1024))).sort()).toEqual([
    [1280, 'webp', 1280, 853, false],
    [432, 'webp', 432, 288, false],
    [720, 'webp', 720, 480, false],
  ])
  expect((await sizesOf(await createPicture(500, 500))).map(([, , width]) => width)).toEqual([500, 500, 432])
})

test('the metadata of how a picture was made is in each width', async () => {
  const xmp = sourceXmp('trainedAlgorithmicMedia')
  const picture = await sharp(await createPicture(800, 800))
    .withXmp(xmp)
    .toBuffer()
  const variants = [...(await encodeVariants(picture)).values()]
  expect(await Promise.all(variants.map(async data => (await sharp(data).metadata()).xmpAsString))).toEqual([
    xmp,
    xmp,
    xmp,
  ])
})

test('a damaged picture is an error', async () => {
  const picture = await createPicture(64, 64)
  await expect(encodeVariants(picture.subarray(0, 60))).rejects.toThrow()
})
