import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { placePicture } from './place-picture.ts'
import type { PlacedPicture } from './placed-picture.ts'
import { contrast, luminance } from './soften.ts'

const SIDE = 408
const WHOLE = { left: 0, top: 0, width: SIDE, height: SIDE }
const placed = (changes: Partial<PlacedPicture> = {}): PlacedPicture => ({
  name: '1',
  pageNumber: 1,
  width: SIDE,
  height: SIDE,
  box: WHOLE,
  ...changes,
})

const MIN_CONTRAST = 7

/** Black and white noise: the worst ground for a text. */
const busy = async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  return sharp(
    await sharp({ create: { width: 256, height: 256, channels: 3, background: 'grey', noise } })
      .png()
      .toBuffer(),
  )
}
const red = () => sharp({ create: { width: 256, height: 256, channels: 3, background: '#b03020' } })

/** Pixels in a box: RGB. */
async function pixelsIn(image: Sharp, { left, top, width, height }: typeof WHOLE): Promise<Buffer> {
  const png = await image.png().toBuffer()
  return sharp(png).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
}

const coloursIn = async (image: Sharp, box: typeof WHOLE) => {
  const pixels = await pixelsIn(image, box)
  return Array.from(
    { length: pixels.length / 3 },
    (_, i) => [pixels[3 * i] ?? 0, pixels[3 * i + 1] ?? 0, pixels[3 * i + 2] ?? 0] as const,
  )
}

describe('a picture at its place', () => {
  test.each([
    ['dark', '#fffaf0'],
    ['light', '#2b1d13'],
  ] as const)('is %s and quiet behind a text, and as it was elsewhere', async (tone, text) => {
    const box = { left: 60, top: 40, width: 280, height: 80 }
    const noise = await busy()
    const image = await placePicture(noise, placed({ veil: { boxes: [box], tone, minContrast: MIN_CONTRAST } }), 1)
    const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(text.slice(at, at + 2), 16))
    const own = luminance([r ?? 0, g ?? 0, b ?? 0])
    const behind = (await coloursIn(image, box)).map(colour => contrast(luminance(colour), own))
    const poor = behind.filter(each => each < MIN_CONTRAST).length / behind.length
    expect(poor).toBeLessThan(0.02)
    const below = { left: 0, top: 300, width: SIDE, height: 100 }
    const untouched = await placePicture(noise, placed(), 1)
    expect((await pixelsIn(image, below)).equals(await pixelsIn(untouched, below))).toBe(true)
  })

  test('is continued in its own colours where it ends', async () => {
    const box = { left: 60, top: 100, width: 288, height: 288 }
    const colours = await coloursIn(await placePicture(red(), placed({ box }), 1), WHOLE)
    expect(new Set(colours.map(colour => colour.map(value => Math.round(value / 16)).join()))).toEqual(
      new Set(['11,3,2']),
    )
  })

  test('is continued without what is in it', async () => {
    const spot = {
      input: { create: { width: 120, height: 40, channels: 3, background: 'black' } },
      left: 70,
      top: 60,
    } as const
    const red = sharp({ create: { width: 256, height: 256, channels: 3, background: '#b03020' } }).composite([spot])
    const spotted = sharp(await red.png().toBuffer()).removeAlpha()
    const above = await placePicture(spotted.clone(), placed({ box: { ...WHOLE, top: 160 } }), 1)
    // Where a mirror would show the spot.
    const colours = await coloursIn(above, { left: 120, top: 0, width: 160, height: 100 })
    expect(Math.min(...colours.map(([r]) => r))).toBeGreaterThan(160)
    const beside = { ...WHOLE, left: SIDE + 12 }
    const lettering = { title: 'The Moon', heroName: 'Meera', box: beside, dark: '#201040' }
    const before = await placePicture(spotted.clone(), placed({ box: beside, lettering }), 1)
    expect((await coloursIn(before, WHOLE)).every(([r]) => r > 160)).toBe(true)
  })

  test('has a title in its box and a frame around it, and is as it was elsewhere', async () => {
    const box = { left: 100, top: 180, width: 200, height: 200 }
    const title = { left: 40, top: 30, width: 320, height: 90 }
    const lettering = { title: 'मीरा and the Moon', heroName: 'मीरा', box: title, dark: '#201040' }
    const image = await placePicture(red(), placed({ box, lettering, frame: '#00ff00' }), 1)
    const lettered = await coloursIn(image, title)
    expect(lettered.filter(([r, g, b]) => r > 240 && g > 230 && b > 210).length).toBeGreaterThan(2_000)
    const isRed = ([r, g, b]: readonly [number, number, number]) => r > 140 && g < 70 && b < 60
    expect((await coloursIn(image, { left: 0, top: 0, width: SIDE, height: 28 })).every(isRed)).toBe(true)
    expect((await coloursIn(image, { left: 120, top: 200, width: 160, height: 160 })).every(isRed)).toBe(true)
    const [edge] = await coloursIn(image, { left: 96, top: 280, width: 1, height: 1 })
    expect(edge).toEqual([0, 255, 0])
  })

  test('ends in the colour of the paper before the edges that are soft', async () => {
    const image = await placePicture(red(), placed({ fade: { colour: '#fdf5e6', edges: ['bottom'] } }), 1)
    const edge = await coloursIn(image, { left: 0, top: SIDE - 1, width: SIDE, height: 1 })
    expect(edge.every(([r, g, b]) => Math.abs(r - 253) < 4 && Math.abs(g - 245) < 4 && Math.abs(b - 230) < 4)).toBe(
      true,
    )
    const [top] = await coloursIn(image, { left: 200, top: 10, width: 1, height: 1 })
    expect(top).toEqual([176, 48, 32])
  })

  test('has the size of its window at any scale', async () => {
    const image = await placePicture(red(), placed({ width: 204, box: { ...WHOLE, left: -90 } }), 1.5)
    expect((await sharp(await image.png().toBuffer()).metadata()).width).toBe(306)
  })
})
