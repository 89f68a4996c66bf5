import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Colour, OTHER } from '../../pdf-reader/colours.ts'
import type { PlacedImage } from '../../pdf-reader/page-content.ts'
import { hasColours, inkCoverage, MAX_INK } from './preflight-colours.ts'

const cmyk = (...values: number[]): Colour => ({ space: 'cmyk', values })
const rgb: Colour = { space: 'rgb', values: [1, 0, 0] }
const grey: Colour = { space: 'grey', values: [0] }
const page = (more: Partial<Parameters<typeof hasColours>[0]>) => ({
  ...{ shapeColours: [], textColours: [], images: [], ...more },
})

const image = (colourSpace: PlacedImage['colourSpace'], data: Uint8Array = Buffer.alloc(0)): PlacedImage => ({
  ...{ box: { left: 0, bottom: 0, right: 1, top: 1 }, widthPx: 8, widthIn: 1, colourSpace, data },
})

test('a file for a press has its colours only', () => {
  expect(hasColours(page({ shapeColours: [grey, rgb], images: [image('rgb')] }), 'srgb')).toBe(true)
  expect(hasColours(page({ shapeColours: [grey, cmyk(1, 0, 0, 0)], images: [image('cmyk')] }), 'cmyk')).toBe(true)
  for (const wrong of [rgb, OTHER]) expect(hasColours(page({ shapeColours: [wrong] }), 'cmyk')).toBe(false)
  expect(hasColours(page({ textColours: [cmyk(0, 0, 0, 1)] }), 'srgb')).toBe(false)
  expect(hasColours(page({ images: [image('rgb')] }), 'cmyk')).toBe(false)
})

test('dark and neutral texts are black ink alone, and bright ones are not', () => {
  const passes = (colour: Colour) => hasColours(page({ textColours: [colour] }), 'cmyk')
  expect([cmyk(0, 0, 0, 1), cmyk(0, 0, 0, 0.5), cmyk(0, 0.9, 0.9, 0)].map(passes)).toEqual([true, true, true])
  expect([cmyk(0.6, 0.6, 0.6, 0.9), cmyk(0.5, 0.5, 0.45, 0)].map(passes)).toEqual([false, false])
})

/** A JPEG of one colour, with its inks from 0 to 255. */
async function jpegOf([cyan = 0, ...others]: number[]): Promise<Buffer> {
  const raw = { width: 8, height: 8, channels: 1 } as const
  const [first, ...rest] = [cyan, ...others].map(ink => Buffer.alloc(64, ink))
  return sharp(first, { raw }).joinChannel(rest, { raw }).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
}

test('the ink of shapes, texts and pictures is measured', async () => {
  expect(await inkCoverage(page({ shapeColours: [cmyk(1, 1, 1, 0.2), rgb] }))).toBeCloseTo(3.2)
  expect(await inkCoverage(page({ textColours: [cmyk(0, 0, 0, 1)], images: [image('rgb')] }))).toBe(1)
  const ofPicture = async (...inks: number[]) => inkCoverage(page({ images: [image('cmyk', await jpegOf(inks))] }))
  expect(await ofPicture(255, 255, 255, 51)).toBeGreaterThan(MAX_INK)
  expect(await ofPicture(0, 51, 51, 0)).toBeCloseTo(0.4, 1)
})
