import { readFile } from 'node:fs/promises'
import { SKIN_TONES } from '@kahani/contracts/looks'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { lookOfPhoto } from './look-of-photo.ts'

/** 256 × 256 px: light skin, light-brown hair, no glasses, in front of a grey wall. */
const FACE = await readFile(new URL('../../../test/sample-face.jpg', import.meta.url))
/** The middles of the eyes. */
const EYES = [
  [107, 101],
  [150, 104],
] as const

const lookOf = async (image: Sharp) => lookOfPhoto(await image.removeAlpha().jpeg({ quality: 90 }).toBuffer())
const lit = (red: number, green: number, blue: number) => sharp(FACE).linear([red, green, blue], [0, 0, 0])

/** The photo with the skin in another tone: its colours are multiplied by the ratio of the tones. */
async function withTone(tone: number): Promise<Sharp> {
  const [from, to] = [SKIN_TONES[0], SKIN_TONES[tone - 1] as string].map(hex =>
    [1, 3, 5].map(i => Number.parseInt(hex.slice(i, i + 2), 16)),
  ) as [number[], number[]]
  const { data, info } = await sharp(FACE).raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 3) {
    const [red, green, blue] = data.subarray(i, i + 3) as unknown as [number, number, number]
    const [x, y] = [(i / 3) % info.width, Math.floor(i / 3 / info.width)]
    const isInFace = ((x - 128) / 47) ** 2 + ((y - 122) / 54) ** 2 < 1
    const isEye = EYES.some(([eyeX, eyeY]) => Math.hypot((x - eyeX) / 14, (y - eyeY) / 7) < 1)
    if (!isInFace || isEye || red < 110 || red - blue < 18) continue
    for (const [c, value] of [red, green, blue].entries())
      data[i + c] = (value * (to[c] as number)) / (from[c] as number)
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}

test('tells tone and hair of a face, in dim and coloured light too', async () => {
  const looks = await Promise.all(
    [lit(1, 1, 1), lit(0.75, 0.75, 0.75), lit(1, 0.9, 0.7), lit(0.85, 0.95, 1)].map(lookOf),
  )
  for (const look of looks) {
    expect(look).toMatchObject({ hairColour: expect.stringMatching(/brown/) })
    expect(look?.skin).toBeLessThanOrEqual(2)
    expect(look).not.toHaveProperty('glasses')
  }
})

test('tells each of the tones apart, within one step', async () => {
  for (const tone of [3, 5, 7, 9]) {
    const look = await lookOf(await withTone(tone))
    expect(Math.abs((look?.skin ?? 0) - tone)).toBeLessThanOrEqual(1)
  }
})

test('sees glasses', async () => {
  const rims = EYES.map(([x, y]) => `<ellipse cx="${x}" cy="${y + 3}" rx="15" ry="12"/>`).join('')
  const frame = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><g fill="none" stroke="#222" stroke-width="2">${rims}<path d="M122 103Q128 99 135 104"/></g></svg>`,
  )
  expect(await lookOf(sharp(FACE).composite([{ input: frame }]))).toMatchObject({ glasses: true })
})

test('proposes nothing without a face, or in light that hides its colours', async () => {
  const images = [
    sharp({ create: { width: 300, height: 300, channels: 3, background: '#c68642' } }),
    lit(0.1, 0.1, 0.1),
    lit(1, 0.15, 0.15),
    sharp(FACE).resize(40, 40),
  ]
  expect(await Promise.all(images.map(lookOf))).toEqual([null, null, null, null])
})
