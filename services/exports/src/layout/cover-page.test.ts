import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Region } from '@kahani/contracts/region'
import { expect, test } from 'vitest'
import { placeForChild } from './cover-page.ts'
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
