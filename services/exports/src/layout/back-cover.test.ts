import { COVER } from '@kahani/contracts/illustration'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Region } from '@kahani/contracts/region'
import { expect, test } from 'vitest'
import type { PlacedPicture } from '../pictures/placed-picture.ts'
import { backCoverPage, chooseBackPicture } from './back-cover.ts'
import type { BookModel } from './book-model.ts'
import type { PagePicture } from './elements.ts'
import { boxOf, PAGE_PX } from './geometry.ts'

const face = (box: Region, who: FocusBox['who'] = 'child'): FocusBox => ({ part: 'face', who, box })
const sized = (size: number, x = 0.3) => face({ x, y: 0.3, width: size, height: size })
const pages = Array.from({ length: 6 }, (_, i) => ({ picture: i + 1, altText: `page ${i + 1}` }))
const picturesOf = (...focus: FocusBox[][]) => new Map(focus.map((boxes, i) => [i + 1, { focus: boxes }]))

test('the back shows a calm scene with somebody near, neither the beginning nor the end', () => {
  const crowd = [sized(0.2, 0), sized(0.2, 0.2), sized(0.2, 0.4), sized(0.2, 0.6)]
  const pictures = picturesOf([sized(0.16)], crowd, [], [sized(0.18)], [sized(0.16)], [sized(0.16)])
  expect(chooseBackPicture(pages, pictures).picture).toBe(4)
  expect(chooseBackPicture(pages, picturesOf([], [sized(0.04)], [sized(0.12)], crowd)).picture).toBe(3)
  expect(chooseBackPicture(pages, new Map())).toEqual({ picture: null, altText: '' })
})

/** The pictures of a back whose scene has this focus. */
function placedOnBack(focus: FocusBox[], maxWidth?: number): PlacedPicture[] {
  const picture = {
    widthPx: 900,
    heightPx: 900,
    tint: '#ffeedd',
    lettered: true,
    focus,
    maxWidth,
  } as unknown as PagePicture
  const found: PlacedPicture[] = []
  const context = {
    model: { title: 'The Moon Boat', childName: 'Meera', ageBand: '4-6' } as BookModel,
    pictures: new Map([COVER, 1].map(number => [number, picture])),
    bleed: 12,
    urlOf: () => '',
    onPicture: (placed: PlacedPicture) => found.push(placed),
  }
  backCoverPage(context, { kind: 'back-cover', picture: 1, altText: '', blurb: 'Meera found a boat.' })
  return found
}

test('its scene is enlarged around the figures, who are whole, as far as it is sharp', () => {
  for (const x of [0, 0.4, 0.8]) {
    const region = { x, y: 0.1, width: 0.15, height: 0.15 }
    const scene = placedOnBack([face(region)]).find(({ name }) => name === 'back_cover')
    if (!scene) throw new Error('no scene')
    expect(scene.box.width).toBeGreaterThan(1.4 * scene.width)
    const { left, top, width, height } = boxOf(region, scene.box)
    expect([left >= 0, top >= 0, left + width <= scene.width, top + height <= scene.height]).not.toContain(false)
    const [, unsharp] = placedOnBack([face(region)], 440)
    expect(unsharp?.box.width).toBeLessThanOrEqual(440)
  }
})

test('as a page of its own, it is the continuation of the front to the left', () => {
  const ground = placedOnBack([]).find(({ name }) => name === 'back_ground')
  expect(ground).toMatchObject({ pageNumber: COVER, width: PAGE_PX + 24, box: { left: PAGE_PX + 12, top: 12 } })
  expect(ground?.veil?.boxes[0]?.width).toBeLessThan(PAGE_PX)
})
