import { pictureFocusSchema } from '@kahani/contracts/picture-focus'
import { expect, test } from 'vitest'
import { focusOf } from './focus-of-answer.ts'
import { pictureAnswerSchema } from './picture-checker.ts'

const facts = {
  ...{ children: 1, face: 90, clothes: 90, style: 90, missing: 0, extra: 0, showsEvent: true, showsKeyThing: true },
  ...{ writing: false, handsRight: true, eyesRight: true, limbsRight: true, fitForChild: true, notes: [] },
}
const box = (left: number, top: number, right: number, bottom: number) => ({
  ...{ part: 'face' as const, ofChild: true, left, top, right, bottom },
})

test('boxes reach to the edges of the picture, and those that are outside or nearly all of it are left out', () => {
  const seen = [box(0.2, 0.9, 0.6, 0.7), box(-0.1, 0.5, 0.5, 0.501), box(1, 0.2, 1.3, 0.4), box(0, 0.02, 1, 1)]
  const focus = focusOf({ boxes: seen })
  expect(focus.map(({ box: { x, y, width, height } }) => [x, y, width, height])).toEqual([
    [0.2, 0.7, 0.4, 0.2],
    [0, 0.5, 0.5, 0.02],
  ])
  expect(pictureFocusSchema.parse(focus)).toEqual(focus)
  expect(focusOf({ boxes: [{ ...box(0, 0, 0.5, 0.5), part: 'thing' }] })[0]?.who).toBeNull()
  expect(focusOf({ boxes: Array(99).fill(box(0, 0, 0.5, 0.5)) }).length).toBeLessThan(20)
})

test('an answer without boxes, or with boxes of another form, is an answer without boxes', () => {
  for (const boxes of [undefined, null, 'none', [{ part: 'nose' }], [{ ...box(0, 0, 1, 1), left: 'far' }]])
    expect(pictureAnswerSchema.parse({ ...facts, boxes }).boxes).toEqual([])
})
