import { COVER } from '@kahani/contracts/illustration'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Region } from '@kahani/contracts/region'
import { describe, expect, test } from 'vitest'
import type { BookModel } from './book-model.ts'
import { coverImage, placeForChild } from './cover-page.ts'
import type { PagePicture } from './elements.ts'
import { boxOf, overlaps, PAGE_PX, SAFE_PX } from './geometry.ts'

const PAGE = { left: 0, top: 0, width: PAGE_PX, height: PAGE_PX }
const face = (box: Region): FocusBox => ({ part: 'face', who: 'child', box })
const coverWith = (...boxes: Region[]) =>
  ({ widthPx: 900, heightPx: 900, lettered: true, tint: '#ffeedd', focus: boxes.map(face) }) as unknown as PagePicture
const place = (picture?: PagePicture, childName = 'Meera') =>
  placeForChild({ title: 'The Moon Boat', childName }, picture)

const BOTTOM_MIDDLE = { x: 0.3, y: 0.8, width: 0.4, height: 0.2 }
const BOTTOM = { x: 0, y: 0.7, width: 1, height: 0.3 }

test('the line for the child is at the bottom in the middle, else where it covers nothing that has to be seen', () => {
  expect(place(coverWith())).toEqual(place())
  for (const region of [BOTTOM_MIDDLE, BOTTOM]) {
    const found = place(coverWith(region))
    expect(found).not.toEqual(place())
    expect(found && overlaps(found, boxOf(region, PAGE))).toBe(false)
  }
})

test('it is never on the title, and not on a cover without a free place', () => {
  expect(place(coverWith({ x: 0, y: 0.42, width: 1, height: 0.58 }))).toBeNull()
  expect(place(coverWith({ x: 0, y: 0, width: 1, height: 1 }))).toBeNull()
})

test('it is within the page for any name', () => {
  for (const name of ['W'.repeat(40), 'தமிழ்ச்செல்வி', 'زارا بیگم خان']) {
    const { left = 0, width = 0 } = place(coverWith(), name) ?? {}
    expect(left).toBeGreaterThanOrEqual(SAFE_PX)
    expect(left + width).toBeLessThanOrEqual(PAGE_PX - SAFE_PX)
  }
})

describe('a picture without letters', () => {
  const FACES = [0.04, 0.2, 0.36, 0.52, 0.68].flatMap(y =>
    [0.02, 0.4, 0.72].map((x): Region => ({ x, y, width: 0.26, height: 0.28 })),
  )
  const SIZES: [width: number, height: number, maxWidth?: number][] = [
    [1536, 1536],
    [1536, 1024],
    [1024, 1536, 640],
  ]

  test.each(SIZES)('of %i × %i px has its title where no face is, and all faces are on the page', (...size) => {
    const [widthPx, heightPx, maxWidth] = size
    let filled = 0
    for (const region of FACES) {
      const picture = { ...coverWith(region), widthPx, heightPx, maxWidth, lettered: false } as PagePicture
      const model = { title: 'The Moon Boat of Meera', childName: 'Meera' } as BookModel
      const cover = coverImage({ model, pictures: new Map([[COVER, picture]]) })
      if (!cover?.lettering) throw new Error('no title')
      const face = boxOf(region, cover.box)
      expect(overlaps(cover.lettering.box, face), JSON.stringify(region)).toBe(false)
      expect(overlaps(placeForChild(model, picture) ?? { ...PAGE, width: 0 }, face)).toBe(false)
      expect([face.left >= 0, face.top >= 0]).toEqual([true, true])
      expect([face.left + face.width <= PAGE_PX, face.top + face.height <= PAGE_PX]).toEqual([true, true])
      if (!cover.frame) filled += 1
      else expect(overlaps(cover.lettering.box, cover.box)).toBe(false)
    }
    // A face in the upper part, or a picture that is not sharp on the whole page, has a frame.
    expect(filled).toBe(maxWidth ? 0 : 12)
  })
})
