import type { FocusBox } from '@kahani/contracts/picture-focus'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { SIZE } from '../canvas/svg.ts'
import { composePicture } from './compose-picture.ts'
import { faceOf } from './faces.ts'
import { drawPicture, drawWithFocus } from './picture.ts'

const pictureOf = (input: ShotInput, page = 1) =>
  testPicture({ setting: 'meadow', shot: shotSchema.parse(input), guide: 'owl' }, page)
const focusOf = (input: ShotInput) => drawWithFocus(testRequest(), pictureOf(input)).focus
const MOON = { setting: 'moon', timeOfDay: 'night' } as const
const partsOf = (focus: readonly FocusBox[]) => focus.map(({ part, who }) => `${part} ${who}`)
const boxOf = (focus: readonly FocusBox[], part: FocusBox['part'], who: FocusBox['who']) => {
  const found = focus.find(each => each.part === part && each.who === who)
  if (!found) throw new Error(`no box: ${part} of ${who}`)
  return found.box
}
const overlaps = (a: FocusBox['box'], b: FocusBox['box']) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const CHILD = { who: 'child', x: 0, facing: 'viewer' } as const
const MEADOW: ShotInput = {
  camera: 'medium',
  figures: [
    { ...CHILD, x: -0.4, facing: 'right-front' },
    { who: 'friend', x: 0.1, facing: 'left', action: 'waving' },
    { who: 'owl', x: 0.6, height: 0.6, facing: 'left-front' },
  ],
}

test('draws the same picture with its boxes, and each face is in the box of its head', () => {
  const [request, picture] = [testRequest(), pictureOf(MEADOW)]
  const { drawing, focus } = drawWithFocus(request, picture)
  expect(drawing).toBe(drawPicture(request, picture))
  const { company, drawn } = composePicture(request, picture)
  for (const thing of drawn.keys()) {
    if (thing.kind === 'object') continue
    const { x, y, width, height } = boxOf(focus, 'face', thing.shot.who)
    const face = faceOf(company, thing)
    if (!face?.head) throw new Error('turned away')
    // The eyes and the mouth of a person; a creature's are somewhere near the middle of its head.
    const points = thing.kind === 'person' ? face.points : [face.head.at]
    const shares = points.flatMap(([px, py]) => [(px / SIZE - x) / width, (py / SIZE - y) / height])
    expect([Math.min(...shares) > 0, Math.max(...shares) < 1], thing.shot.who).toEqual([true, true])
    // The whole head with its hair, and not much more.
    expect(height * SIZE).toBeGreaterThan(face.head.r * 1.6)
    expect(width * SIZE).toBeLessThan(face.head.r * 3.9)
  }
})

test('faces say how many open eyes are seen of them', () => {
  const eyesOf = (input: ShotInput) =>
    Object.fromEntries(focusOf(input).flatMap(({ part, who, openEyes }) => (part === 'face' ? [[who, openEyes]] : [])))
  const awake = { camera: 'medium', figures: [CHILD, { who: 'owl', x: 0.6, facing: 'left-front' }] } satisfies ShotInput
  expect(eyesOf(awake)).toMatchObject({ child: 2, owl: 2 })
  const asleep = awake.figures.map(figure => ({ ...figure, expression: 'asleep' as const }))
  expect(eyesOf({ ...awake, figures: asleep })).toMatchObject({ child: 0, owl: 0 })
  expect(eyesOf({ ...awake, figures: [{ who: 'owl', x: 0, facing: 'left' }] })).toMatchObject({ owl: 1 })
})

test('hands that do something are boxed, and hands that hang are not', () => {
  expect(partsOf(focusOf(MEADOW)).filter(each => each.startsWith('hands'))).toEqual(['hands friend'])
})

test('what the page is about is boxed where it is: on its own, in hands or arms, or in a thought', () => {
  const key = { what: 'key', x: 0.4, height: 0.3 } as const
  const alone = focusOf({ camera: 'medium', figures: [CHILD], objects: [key], focus: 'key' })
  expect(partsOf(alone)).toEqual(['face child', 'thing null'])
  // Whatever somebody holds counts.
  const held = focusOf({ camera: 'medium', figures: [{ ...CHILD, holds: 'key' }] })
  expect(overlaps(boxOf(held, 'thing', null), boxOf(held, 'hands', 'child'))).toBe(true)
  const pet = { who: 'pet', action: 'sleeping', on: 'child' } as const
  const carried = focusOf({ camera: 'medium', figures: [{ ...CHILD, action: 'cradling' }, pet] })
  expect(overlaps(boxOf(carried, 'face', 'pet'), boxOf(carried, 'hands', 'child'))).toBe(true)
  const thought = focusOf({
    camera: 'medium',
    figures: [CHILD],
    objects: [{ ...key, imagined: true, height: 1 }],
    focus: 'key',
  })
  expect(boxOf(thought, 'thing', null).width).toBeGreaterThan(boxOf(alone, 'thing', null).width)
  expect(boxOf(focusOf({ ...MEADOW, focus: 'owl' }), 'thing', 'owl').height).toBeGreaterThan(0.05)
})

test('what is turned away, hidden or outside has no box', () => {
  const focus = focusOf({
    camera: 'medium',
    focus: 'owl',
    figures: [
      { ...CHILD, facing: 'away' },
      { who: 'owl', x: 1.5, height: 4 },
    ],
  })
  expect(partsOf(focus)).toEqual([])
})

test('the face of the moon is boxed, also where it is a hill', () => {
  const shot = shotSchema.parse({ camera: 'medium', side: 2, states: ['moon-awake'], figures: [{ ...CHILD, x: -0.5 }] })
  const { focus } = drawWithFocus(testRequest(), testPicture({ ...MOON, shot }))
  expect(partsOf(focus).slice(0, 2)).toEqual(['face child', 'face null'])
  expect(boxOf(focus, 'face', null).width).toBeGreaterThan(0.15)
})

test('the title of a cover is boxed', async () => {
  await loadLetteringFonts()
  const request = { ...testRequest(), title: 'Asha and the Owl' }
  const cover = drawWithFocus(request, pictureOf({ camera: 'medium', figures: [CHILD] }, 0)).focus
  const { y, width, height } = boxOf(cover, 'thing', null)
  expect(width).toBeGreaterThan(0.4)
  expect(y + height).toBeLessThan(boxOf(cover, 'face', 'child').y + 0.02)
})
