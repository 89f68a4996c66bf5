import type { FocusBox } from '@kahani/contracts/picture-focus'
import { expect, test } from 'vitest'
import { findPortrait, findVignette } from './detail.ts'

const box = (part: FocusBox['part'], who: FocusBox['who'], x: number, size: number): FocusBox => ({
  ...{ part, who },
  box: { x, y: 0.4, width: size, height: size },
})
const picturesOf = (...pages: FocusBox[][]) => new Map(pages.map((focus, i) => [i + 1, { focus }]))
const PAGES = [1, 2, 3]

test('a portrait is the largest face of a figure that nothing hides', () => {
  const hidden = [box('face', 'child', 0.3, 0.4), box('face', 'friend', 0.5, 0.3)]
  const pictures = picturesOf([box('face', 'child', 0.1, 0.1)], hidden, [box('face', 'child', 0.1, 0.2)])
  expect(findPortrait(pictures, PAGES, 'child')).toEqual({ picture: 3, region: pictures.get(3)?.focus[0]?.box })
  expect(findPortrait(pictures, PAGES, 'pet')).toBeNull()
})

test('a portrait can be of a figure that the whole page is about', () => {
  const pictures = picturesOf([box('face', 'child', 0.3, 0.2), box('thing', 'child', 0.2, 0.5)])
  expect(findPortrait(pictures, PAGES, 'child')?.picture).toBe(1)
})

test('a vignette is a thing by itself that is neither tiny nor fills its picture', () => {
  const held = [box('thing', null, 0.3, 0.2), box('hands', 'child', 0.3, 0.2)]
  const pictures = picturesOf([box('thing', null, 0, 0.9)], held, [box('thing', null, 0.5, 0.2)])
  expect(findVignette(pictures, PAGES)?.picture).toBe(3)
  expect(findVignette(pictures, [1, 2])).toBeNull()
})
