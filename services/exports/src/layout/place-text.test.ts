import type { FocusBox } from '@kahani/contracts/picture-focus'
import { createRandom } from '@kahani/random/random'
import { describe, expect, test } from 'vitest'
import { GRID } from '../pictures/measure-cells.ts'
import { cropTo } from './crop.ts'
import type { PagePicture } from './elements.ts'
import { boxOf, overlaps, PAGE_PX, SAFE_PX } from './geometry.ts'
import { folioBox, placeText } from './place-text.ts'
import { sizesFor } from './text-size.ts'

const TEXT = 'Down they went, past the water tank and the neem tree, and one very surprised owl said hoo.'
const SIZES = sizesFor({ ageBand: '4-6', textScale: 1 })
const QUIET = { detail: 1, mean: 60, dark: 50, light: 70 }

const pictureWith = (focus: readonly FocusBox[], changes: Partial<PagePicture> = {}): PagePicture => ({
  widthPx: 1024,
  heightPx: 1024,
  tint: '#f3ead9',
  lettered: false,
  focus,
  cells: Array(GRID * GRID).fill(QUIET),
  ...changes,
})

const random = createRandom('place-text')
const faceAt = (x: number, y: number, width: number, height: number): FocusBox => ({
  part: 'face',
  who: 'child',
  box: { x, y, width, height },
})
/** Up to five faces, hands and things at any place. */
const anyFocus = () =>
  Array.from({ length: 1 + Math.floor(random.between(0, 5)) }, () => {
    const [width, height] = [random.between(0.05, 0.3), random.between(0.05, 0.3)]
    return faceAt(random.between(0, 1 - width), random.between(0, 1 - height), width, height)
  })

describe('a text on its picture', () => {
  test('covers nothing that has to be seen, stays inside of the safe area, and nothing leaves the page for it', () => {
    let found = 0
    for (let i = 0; i < 300; i++) {
      const picture = pictureWith(anyFocus())
      const place = placeText(TEXT, picture, SIZES)
      if (!place) continue
      found += 1
      const { box, picture: at } = place
      expect(box.left).toBeGreaterThanOrEqual(SAFE_PX)
      expect(box.top).toBeGreaterThanOrEqual(SAFE_PX)
      expect(box.left + box.width).toBeLessThanOrEqual(PAGE_PX - SAFE_PX)
      expect(box.top + box.height).toBeLessThanOrEqual(PAGE_PX - SAFE_PX)
      for (const focus of picture.focus) {
        const shown = boxOf(focus.box, at)
        expect(overlaps(shown, box)).toBe(false)
        expect(shown.top).toBeGreaterThanOrEqual(-0.01)
        expect(shown.top + shown.height).toBeLessThanOrEqual(PAGE_PX + 0.01)
      }
    }
    expect(found).toBeGreaterThan(200)
  })

  test('is on the quiet half of a picture, in light letters on a dark area', () => {
    const cells = Array.from({ length: GRID * GRID }, (_, i) =>
      i < (GRID * GRID) / 2 ? { detail: 18, mean: 128, dark: 20, light: 230 } : QUIET,
    )
    const place = placeText(TEXT, pictureWith([], { cells }), SIZES)
    expect(place?.box.top).toBeGreaterThan(PAGE_PX / 2)
    expect(place?.tone).toBe('dark')
  })

  test('moves no picture away from the edge that cuts somebody off', () => {
    const short = 'Down they went.'
    const rest = faceAt(0, 0.4, 1, 0.45)
    expect(placeText(short, pictureWith([faceAt(0, 0.03, 1, 0.2), rest]), SIZES)?.picture.top).toBeGreaterThan(80)
    expect(placeText(short, pictureWith([faceAt(0, 0.01, 1, 0.2), rest]), SIZES)).toBeNull()
  })

  test('moves a picture if its edge has few colours', () => {
    // The only place for the text is where the figures are, unless the picture is moved down.
    const focus = [faceAt(0, 0.1, 1, 0.2), faceAt(0, 0.4, 1, 0.5)]
    const colours = (contrast: number) =>
      Array.from({ length: GRID * GRID }, (_, i) => ({ ...QUIET, mean: 60 + (i % 2) * contrast }))
    const place = (contrast: number) =>
      placeText('Down they went.', pictureWith(focus, { cells: colours(contrast) }), SIZES)
    expect(place(0)?.picture.top).toBeGreaterThan(0)
    expect(place(60)).toBeNull()
  })

  test('avoids a single busy place', () => {
    // The middle of the upper edge is plain but for a kite; the rest has some texture.
    const cells = Array.from({ length: GRID * GRID }, (_, i) => {
      const [row, column] = [Math.floor(i / GRID), i % GRID]
      if (row >= GRID / 2) return { ...QUIET, detail: 4 }
      return { ...QUIET, detail: row < 5 && column === 12 ? 20 : 2.5 }
    })
    expect(placeText(TEXT, pictureWith([], { cells }), SIZES)?.box.top).toBeGreaterThan(PAGE_PX / 2)
  })

  test('has letters for which the picture has to be changed least', () => {
    // Most of the area is a dark room, the rest of it a lamp.
    const room = Array.from({ length: GRID * GRID }, (_, i) =>
      i % GRID < 14 ? { ...QUIET, mean: 132, dark: 60, light: 136 } : QUIET,
    )
    expect(placeText(TEXT, pictureWith([], { cells: room }), SIZES)?.tone).toBe('dark')
  })

  test('has at most 70 characters a line, also in the smallest size', () => {
    const sizes = sizesFor({ ageBand: '10-12', textScale: 1 })
    const place = placeText(TEXT.repeat(5), pictureWith([]), sizes)
    expect(place?.box.width).toBeLessThanOrEqual(26.5 * (sizes.at(-1)?.fontPx ?? 0))
  })

  test('is elsewhere if the picture is busy everywhere, or too small for the page', () => {
    const cells = Array(GRID * GRID).fill({ detail: 30, mean: 128, dark: 0, light: 255 })
    expect(placeText(TEXT, pictureWith([], { cells }), SIZES)).toBeNull()
    expect(placeText(TEXT, pictureWith([], { maxWidth: 600 }), SIZES)).toBeNull()
  })
})

test('the number of a page is in the middle, unless something that has to be seen or much detail is there', () => {
  const at = { left: 0, top: 0, width: PAGE_PX, height: PAGE_PX }
  const middle = folioBox(pictureWith([]), at)
  expect(middle.left).toBe((PAGE_PX - middle.width) / 2)
  expect(folioBox(pictureWith([faceAt(0.4, 0.8, 0.2, 0.2)]), at).left).toBe(SAFE_PX)
  const cells = Array.from({ length: GRID * GRID }, (_, i) => (i % GRID < 14 ? { ...QUIET, detail: 12 } : QUIET))
  expect(folioBox(pictureWith([], { cells }), at).left).toBeGreaterThan(PAGE_PX / 2)
})

describe('a window onto a picture', () => {
  test('shows all that has to be seen, or says that it can’t', () => {
    for (let i = 0; i < 300; i++) {
      const picture = pictureWith(anyFocus())
      const window = { width: PAGE_PX, height: random.between(300, 800) }
      const { box, isWhole } = cropTo(picture, window)
      expect(box.top).toBeLessThanOrEqual(0)
      expect(box.top + box.height).toBeGreaterThanOrEqual(window.height - 1)
      const isSeen = picture.focus
        .map(({ box: part }) => boxOf(part, box))
        .every(({ top, height }) => top >= -1 && top + height <= window.height + 1)
      if (isWhole) expect(isSeen).toBe(true)
    }
  })

  test('cuts off a figure further that its picture has cut off, but not its face', () => {
    const figure: FocusBox = { part: 'thing', who: 'child', box: { x: 0.2, y: 0.1, width: 0.4, height: 0.9 } }
    const window = { width: PAGE_PX, height: 600 }
    expect(cropTo(pictureWith([figure, faceAt(0.2, 0.1, 0.4, 0.4)]), window).isWhole).toBe(true)
    expect(cropTo(pictureWith([figure, faceAt(0.2, 0.1, 0.4, 0.85)]), window).isWhole).toBe(false)
  })

  test('cuts off more above than below, if nothing is known of the picture', () => {
    const { box } = cropTo(pictureWith([]), { width: 816, height: 616 })
    expect(box).toEqual({ left: 0, top: -140, width: 816, height: 816 })
  })
})
