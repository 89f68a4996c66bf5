import { ACTIONS, FACINGS } from '@kahani/scene/words'
import { someOf } from '@kahani/testing/some-of'
import { describe, expect, test } from 'vitest'
import { CHILD_BODIES } from '../people/body.ts'
import { AIDS_COLOUR, type Aids, HAIR_STYLES, type Look } from '../people/look.ts'
import { type HeadCloth, type Headgear, wear } from '../people/outfit.ts'
import { drawTestPerson, testLook } from '../people/person.fixture.ts'
import { POSES } from '../people/pose.ts'
import { isArmSeen } from '../people/shown-arm.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { lowestOfWheelchair, onHandRim, wheelchairSize, wheelOf } from '../people/wheelchair.ts'
import { lengthOf, subtract } from '../space/vec3.ts'
import { FACING_YAW } from './acting.ts'
import { posed, posedOnGround, stanceOf } from './aided-poses.ts'

const NONE: Aids = { hearingAid: false, mobilityAid: null, limbDifference: null }
const aided = (aids: Partial<Aids>, parts: Partial<Look> = {}): Look =>
  testLook({ aids: { ...NONE, ...aids }, ...parts })
const figure = (action: (typeof ACTIONS)[number]) =>
  ({ action, expression: 'happy', facing: 'viewer', arms: null, on: null }) as const
const onGround = { at: [0, 0, 0], yaw: 30 } as const

describe.each([
  ['a wheelchair', { mobilityAid: 'wheelchair', hearingAid: true, limbDifference: 'right-arm' }],
  ['a crutch', { mobilityAid: 'crutch', hearingAid: true, limbDifference: 'left-leg' }],
] as const)('with %s', (_name, aids) => {
  const look = aided(aids)
  // Somebody in a wheelchair bends down or leans back instead of lying on the ground.
  const lying = aids.mobilityAid === 'wheelchair' ? ['sleeping'] : ['lying', 'lying-front', 'sleeping']

  test.each([...ACTIONS.entries()])('%i: somebody %s has the aids from all sides', (at, action) => {
    const pose = posedOnGround(look, figure(action))
    for (const facing of someOf(['right-front', 'right', 'away', 'left-front'] as const, 4, at)) {
      const { layers, svg } = drawTestPerson(look, { pose, yaw: FACING_YAW[facing] })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const drawn = new Set(layers.flatMap(({ name, drawing }) => (drawing === '' ? [] : [name])))
      if (aids.mobilityAid === 'crutch') expect(drawn).toContain('crutch')
      else expect(drawn.has('wheelchair')).toBe(!lying.includes(action))
      if (!lying.includes(action)) expect(drawn).toContain('hearing aid')
    }
  })
})

describe('a wheelchair', () => {
  const look = aided({ mobilityAid: 'wheelchair' })

  test.each(Object.entries(CHILD_BODIES))('is pushed by its rims by a child of %s, on the ground', (_age, body) => {
    for (const action of ['walking', 'running', 'climbing'] as const) {
      const { hips, pelvis, ...bones } = skeletonOf(body, posedOnGround({ ...look, body }, figure(action)), onGround)
      expect(lowestOfWheelchair(body, hips, pelvis)).toBeCloseTo(0)
      for (const [palm, side] of [[bones.left.palm, 1] as const, [bones.right.palm, -1] as const]) {
        const wheel = wheelOf(wheelchairSize(body), hips, pelvis, side)
        const degrees = Array.from({ length: 91 }, (_, i) => i)
        const nearest = Math.min(...degrees.map(each => lengthOf(subtract(palm, onHandRim(wheel, each)))))
        expect(nearest, action).toBeLessThan(body.hand * 0.3)
      }
    }
  })

  test('is lifted by jumping and flying', () => {
    for (const action of ['jumping', 'flying', 'floating'] as const) {
      const { hips, pelvis } = skeletonOf(look.body, posedOnGround(look, figure(action)), onGround)
      expect(lowestOfWheelchair(look.body, hips, pelvis), action).toBeGreaterThan(100)
    }
  })

  test('keeps the arms of an action', () => {
    expect(posedOnGround(look, figure('cheering')).left).toEqual(POSES.cheering.left)
    expect(posedOnGround(look, figure('clapping')).right).toEqual(POSES.clapping.right)
  })

  test('is left for a bed, a seat, a branch or an animal, and rolls to a window and on what is low', () => {
    const use = (
      action: (typeof ACTIONS)[number],
      on: Parameters<typeof stanceOf>[1]['on'],
      below: Parameters<typeof stanceOf>[2],
    ) => stanceOf(look.aids, { action, on }, below)
    expect(use('sleeping', 'bed', { spot: { seat: 300, pillow: [0, 0, 0] } }).wheelchair).toBe('left')
    expect(use('cheering', 'seat', { spot: { seat: 300 } })).toEqual({ sits: true, seat: 300, wheelchair: 'left' })
    expect(use('climbing', 'ladder', { spot: {} })).toEqual({ sits: true, seat: 0, wheelchair: 'left' })
    expect(use('standing', 'elephant', { thing: { height: 900, width: 0 } })).toMatchObject({
      seat: 0,
      wheelchair: 'left',
    })
    expect(use('standing', 'window', { spot: { seat: 0 } }).wheelchair).toBe('in')
    expect(use('walking', 'steps', { spot: {} }).wheelchair).toBe('in')
    expect(use('sitting', 'wall', { spot: { seat: 1350 } })).toEqual({ sits: false, seat: undefined, wheelchair: 'in' })
    expect(stanceOf(look.aids, { action: 'swinging', on: null, touches: 'bough' }, {}).wheelchair).toBe('left')
    expect(use('standing', 'rain-drum', { thing: { height: 900, width: 2000 } }).wheelchair).toBe('in')
    expect(stanceOf(NONE, { action: 'standing', on: 'seat' }, { spot: { seat: 300 } }).sits).toBe(false)
  })

  test('has its near wheel before the legs and below the hand on its rim', () => {
    const { layers } = drawTestPerson(look, { pose: posedOnGround(look, figure('walking')), yaw: FACING_YAW.right })
    const names = layers.map(({ name, drawing }) => (drawing === '' ? '' : name))
    expect(names.lastIndexOf('wheelchair')).toBeGreaterThan(names.lastIndexOf('right leg'))
    expect(names.lastIndexOf('wheelchair')).toBeLessThan(names.lastIndexOf('right arm'))
  })
})

describe('a crutch', () => {
  const use = (action: (typeof ACTIONS)[number]) =>
    posed({ ...NONE, mobilityAid: 'crutch' }, figure(action), { seat: undefined, wheelchair: 'none' })

  test('is held by the arm that does not act, also by who is low, and under the arm if both act', () => {
    expect(use('waving').crutch).toEqual({ side: 'right', use: 'leaning' })
    expect(use('waving').left).toEqual(POSES.waving.left)
    expect(use('hugging').crutch).toEqual({ side: 'right', use: 'under-arm' })
    expect(use('hugging').right).toEqual(POSES.hugging.right)
    expect(use('kneeling').crutch?.use).toBe('leaning')
    expect(use('sitting').crutch?.use).toBe('lap')
    expect(use('sleeping').crutch?.use).toBe('beside')
  })
})

describe('a limb difference', () => {
  test.each(['left', 'right'] as const)('of the %s arm leaves what one hand does to the other one', side => {
    const aids: Aids = { ...NONE, limbDifference: `${side}-arm` }
    const other = side === 'left' ? 'right' : 'left'
    for (const facing of FACINGS) {
      const pose = posed(aids, { ...figure('waving'), facing }, { seat: undefined, wheelchair: 'none' })
      expect(pose[other]).toEqual(POSES.waving.left)
      const bones = skeletonOf(testLook().body, pose, onGround)
      expect(bones[side].palm).toEqual(bones[side].wrist)
      expect(bones[other].palm).not.toEqual(bones[other].wrist)
    }
  })

  test.each(['left', 'right'] as const)('of the %s arm has both arms in sight, from all sides', side => {
    const aids: Aids = { ...NONE, limbDifference: `${side}-arm` }
    const { view } = drawTestPerson(testLook())
    const { body } = testLook()
    const headOf = (own: Aids) =>
      skeletonOf(body, posed(own, figure('sleeping'), { seat: undefined, wheelchair: 'none' }), {
        at: [0, 0, 0],
        yaw: 0,
      }).head
    expect(headOf(aids)).toEqual(headOf(NONE))
    for (const action of someOf(ACTIONS, 3, side.length))
      for (const facing of FACINGS) {
        const pose = posed(aids, { ...figure(action), facing }, { seat: undefined, wheelchair: 'none' })
        // Behind the body of somebody who is seen from the front.
        for (const reach of [undefined, { [side === 'left' ? 'right' : 'left']: [0, 420, 300] as const }]) {
          const bones = skeletonOf(body, pose, { at: [0, 0, 0], yaw: FACING_YAW[facing], view, reach })
          for (const arm of ['left', 'right'] as const)
            expect(isArmSeen(bones[arm], pose[arm], { body, view, ...bones }), `${action} ${facing} ${arm}`).toBe(true)
        }
      }
  })

  test('of a leg is seen below shorts and below rolled-up trousers, in another colour than boots', () => {
    const leg = (outfit: Parameters<typeof wear>[0]) =>
      drawTestPerson(
        aided({ limbDifference: 'left-leg' }, { outfit: wear({ bottom: '#c9b28a', ...outfit }) }),
      ).layers.find(({ name }) => name === 'left leg')?.drawing
    expect(leg({ legs: 'shorts' })).toContain(`fill="${AIDS_COLOUR}"`)
    expect(leg({ legs: 'trousers', shoes: 'boots', shoe: '#7a4a2f' })).toContain(`fill="${AIDS_COLOUR}"`)
    const boots = leg({ legs: 'trousers', shoes: 'boots', shoe: AIDS_COLOUR })
    expect(boots?.split(`fill="${AIDS_COLOUR}"`)).toHaveLength(2)
  })
})

describe('a hearing aid', () => {
  const isSeen = (look: Look, yaw: number) =>
    drawTestPerson(look, { yaw }).layers.some(
      ({ name, drawing }) => name === 'hearing aid' && drawing.includes(AIDS_COLOUR),
    )

  test.each(HAIR_STYLES)('is seen with %s', style => {
    const look = aided({ hearingAid: true }, { hair: { style, colour: '#221b22' } })
    for (const yaw of [40, 84, 180, -40]) expect(isSeen(look, yaw)).toBe(true)
  })

  test.each(['hijab', 'patka', 'turban', 'dupatta', 'prayer-cap'] satisfies HeadCloth[])('is seen with a %s', kind => {
    const look = aided({ hearingAid: true }, { outfit: wear({ headCloth: { kind, colour: '#5f86b5' } }) })
    for (const yaw of [40, 84, 180]) expect(isSeen(look, yaw)).toBe(true)
  })

  test.each(['helmet', 'cap', 'dragon-hood'] satisfies Headgear[])('is seen with a %s', headgear => {
    const look = aided({ hearingAid: true }, { outfit: wear({ headgear }) })
    for (const yaw of [40, 84, 180]) expect(isSeen(look, yaw)).toBe(true)
  })

  test('is taken off in bed', () => {
    const bedding = { quilt: null, pillow: null }
    const { layers } = drawTestPerson(aided({ hearingAid: true }), { yaw: 84, bedding })
    expect(layers.some(({ drawing }) => drawing.includes(AIDS_COLOUR))).toBe(false)
  })

  test('is worn by nobody who has not chosen it', () => {
    expect(isSeen(testLook(), 84)).toBe(false)
  })
})
