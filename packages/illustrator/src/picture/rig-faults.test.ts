import { expect, test } from 'vitest'
import { taper } from '../canvas/path.ts'
import { circle, type Layer, place, shape } from '../canvas/svg.ts'
import type { HeadShape } from '../people/head-shape.ts'
import { wear } from '../people/outfit.ts'
import { testLook } from '../people/person.fixture.ts'
import { atHead, over } from '../people/pose-parts.ts'
import { FACING_VIEWER, turn } from '../space/frame.ts'
import { type Finding, type Stand, stand } from './rig.fixture.ts'
import { hiddenFeatures, hiddenOnHead } from './rig-faces.fixture.ts'
import { emptyHands } from './rig-hands.fixture.ts'

const look = testLook({ hair: { style: 'cropped', colour: '#221b22' }, outfit: wear({ sleeve: 'wide' }) })

/** What is found in somebody with or without a planted fault: a change of the pose or of things, or a layer on top. */
function findingsOf(
  shot: Partial<Stand['shot']>,
  change?: Stand['change'],
  add?: (head: HeadShape) => Layer,
): Finding[] {
  const staged = stand({ look, shot: { who: 'child', expression: 'happy', ...shot }, ...(change && { change }) })
  const layers = add ? [...staged.layers, add(staged.head)] : staged.layers
  return [...hiddenFeatures({ ...staged, layers }), ...emptyHands({ ...staged, layers })]
}

interface Fault {
  fault: string
  shot?: Partial<Stand['shot']>
  change?: Stand['change']
  add?: (head: HeadShape) => Layer
  what: Finding['what']
  why: RegExp
}

// Arms over a face are drawn there only if the pose says so: otherwise the rig moves them aside.
const FAULTS: readonly Fault[] = [
  {
    fault: 'a hand before an eye',
    change: ({ pose, ...rest }) => ({ ...rest, pose: { ...pose, left: over('face', atHead(0.28, 0, 1.05)) } }),
    what: 'left eye',
    why: /^under the left arm/,
  },
  {
    fault: 'a sleeve at the chin',
    change: ({ pose, ...rest }) => ({ ...rest, pose: { ...pose, right: over('face', atHead(-1.1, -0.5, 0.9)) } }),
    what: 'mouth',
    why: /^under the right sleeve/,
  },
  {
    fault: 'knees before the face',
    shot: { action: 'hugging-knees' },
    change: ({ pose, ...rest }) => ({
      ...rest,
      pose: {
        ...pose,
        leftLeg: { thigh: [158, -10], shin: [170, -10] },
        rightLeg: { thigh: [158, -10], shin: [170, -10] },
      },
    }),
    what: 'mouth',
    why: /^under the (left|right) leg/,
  },
  {
    fault: 'a plait across the mouth',
    add: head => ({
      name: 'hair',
      drawing: shape(
        taper([head.at(-60, -34).point, head.at(0, -36).point, head.at(60, -34).point], 24 * head.unit, 24 * head.unit),
        '#221b22',
      ),
    }),
    what: 'mouth',
    why: /^under the hair/,
  },
  {
    fault: 'a brim that is drawn down',
    add: head => ({ name: 'headgear', drawing: circle(...head.at(0, 24).point, 62 * head.unit, '#a03030') }),
    what: 'right eye',
    why: /^under the headgear/,
  },
  {
    fault: 'a thing held before the face',
    shot: { action: 'holding', holds: 'book' },
    change: (options, { rough }) => ({
      ...options,
      held: [{ drawing: circle(...headOf(rough.head), 150, '#a03030'), depth: 0 }, ...(options.held ?? [])],
    }),
    what: 'left eye',
    why: /^under the held thing/,
  },
  {
    fault: 'a fist that seems to hold something',
    change: ({ pose, ...rest }) => ({ ...rest, pose: { ...pose, left: { ...pose.left, hand: 'grip' } } }),
    what: 'left hand',
    why: /^grips nothing/,
  },
  {
    fault: 'a thing beside the hand',
    shot: { action: 'carrying', holds: 'lantern' },
    change: options => ({
      ...options,
      held: (options.held ?? []).map(each => ({ ...each, drawing: place(each.drawing, 90, 60) })),
    }),
    what: 'held thing',
    why: /^in no hand/,
  },
  {
    fault: 'a thing behind the body',
    shot: { action: 'holding', holds: 'tea-cup' },
    change: options => ({ ...options, held: (options.held ?? []).map(each => ({ ...each, depth: 99_999 })) }),
    what: 'held thing',
    why: /^hidden/,
  },
]

/** px of a head in the drawings of these tests. */
const headOf = (head: Parameters<ReturnType<typeof stand>['company']['view']['project']>[0]) =>
  stand({ look, shot: { who: 'child' } }).company.view.project(head)

test.each(FAULTS)('$fault is found', ({ shot = {}, change, add, what, why }) => {
  expect(findingsOf(shot)).toEqual([])
  expect(findingsOf(shot, change, add)).toContainEqual({ what, why: expect.stringMatching(why) })
})

test('a head that is lowered until only hair is seen is found', () => {
  const lowered = (pitch: number) => hiddenOnHead(look, wear({}), turn(FACING_VIEWER, { pitch }))
  expect(lowered(-20)).toEqual([])
  expect(lowered(-70)).toContainEqual({ what: 'left eye', why: expect.stringMatching(/^turned away/) })
})
