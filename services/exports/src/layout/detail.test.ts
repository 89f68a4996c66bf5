import type { FocusBox } from '@kahani/contracts/picture-focus'
import { expect, test } from 'vitest'
import { findPortrait, findVignette } from './detail.ts'

const box = (part: FocusBox['part'], who: FocusBox['who'], x: number, size: number): FocusBox => ({
  ...{ part, who },
  box: { x, y: 0.4, width: size, height: size },
})
const picturesOf = (...pages: FocusBox[][]) =>
  new Map(pages.map((focus, i) => [i + 1, { focus, widthPx: 900, heightPx: 900 }]))
const PAGES = [1, 2, 3]

test('a portrait is the largest face of a figure that nothing hides', () => {
  const hidden = [box('face', 'child', 0.3, 0.4), box('face', 'friend', 0.5, 0.3)]
  const pictures = picturesOf([box('face', 'child', 0.1, 0.1)], hidden, [box('face', 'child', 0.1, 0.2)])
  expect(findPortrait(pictures, PAGES, 'child')).toMatchObject({ picture: 3, region: pictures.get(3)?.focus[0]?.box })
  expect(findPortrait(pictures, PAGES, 'pet')).toBeNull()
})

test('a face is not hidden by what belongs to it, such as a page that is about the child', () => {
  const pictures = picturesOf([box('face', 'child', 0.3, 0.2), box('thing', 'child', 0.2, 0.5)])
  expect(findPortrait(pictures, PAGES, 'child')).not.toBeNull()
})

test('open eyes are worth more than size, and both are seen if they can be', () => {
  const face = (size: number, openEyes: number) => [{ ...box('face', 'child', 0.3, size), openEyes }]
  expect(findPortrait(picturesOf(face(0.3, 0), face(0.12, 2)), PAGES, 'child')?.picture).toBe(2)
  expect(findPortrait(picturesOf(face(0.16, 1), face(0.15, 2)), PAGES, 'child')?.picture).toBe(2)
  expect(findPortrait(picturesOf(face(0.3, 0)), PAGES, 'child')?.picture).toBe(1)
})

test('no other face is in a portrait: it shows less around the face, or another picture', () => {
  const child = box('face', 'child', 0.3, 0.2)
  const near = findPortrait(picturesOf([child, box('face', 'friend', 0.56, 0.2)]), PAGES, 'child')
  const alone = findPortrait(picturesOf([child]), PAGES, 'child')
  expect(near?.share).toBeGreaterThan(alone?.share ?? 1)
  // The middle of the face is at 0.4, and its neighbour begins at 0.56.
  expect(0.2 / (near?.share ?? 0) / 2).toBeLessThanOrEqual(0.16 + 1e-9)
  const touching = [child, box('face', 'friend', 0.5, 0.2)]
  expect(findPortrait(picturesOf(touching, [box('face', 'child', 0.1, 0.1)]), PAGES, 'child')?.picture).toBe(2)
})

test('a vignette is a thing by itself that is neither tiny nor fills its picture', () => {
  const face = box('face', 'child', 0, 0.1)
  const held = [face, box('thing', null, 0.3, 0.2), box('hands', 'child', 0.3, 0.2)]
  const pictures = picturesOf([face, box('thing', null, 0, 0.9)], held, [face, box('thing', null, 0.5, 0.2)])
  expect(findVignette(pictures, PAGES)?.picture).toBe(3)
  expect(findVignette(pictures, [1, 2])).toBeNull()
})

test('what only stands out of a picture is no vignette', () => {
  expect(findVignette(picturesOf([box('thing', null, 0.5, 0.2)]), PAGES)).toBeNull()
})
