import { COAT_COLOURS, type Coat } from '@kahani/contracts/looks'
import { petSchema } from '@kahani/contracts/options'
import { createRandom } from '@kahani/random/random'
import type { Guide } from '@kahani/scene/shot'
import { ACTIONS, FACINGS as DIRECTIONS, EXPRESSIONS, GUIDES } from '@kahani/scene/words'
import { someOf } from '@kahani/testing/some-of'
import { describe, expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { roleOf } from './acting.ts'
import { AWAKE, type CreatureView, VIEW_OF_FACING } from './creature.ts'
import { GUIDE_DRAWINGS } from './guides.ts'
import { drawPet } from './pets.ts'

type Kind = Parameters<typeof drawPet>[1]
const KINDS = petSchema.exclude(['none']).options
const NAMES = [...KINDS, ...GUIDES]
/** One action for each pose. */
const POSES = [...new Map(ACTIONS.map(action => [roleOf({ ...AWAKE, action }).pose, action])).values()]
const WITHOUT_LIMBS: ReadonlySet<string> = new Set<Guide>(['baby-comet', 'old-moon', 'seahorse', 'snail', 'giant-clam'])
const FACINGS = ['side', 'three-quarter', 'front', 'three-quarter-back', 'back'] as const

const contextOf = () => ({
  random: createRandom('test'),
  bookRandom: createRandom('book'),
  defs: createSvgDefs(),
  light: createLight('day'),
})
const isKind = (name: Kind | Guide): name is Kind => (KINDS as readonly string[]).includes(name)
const draw = (name: Kind | Guide, view: Partial<CreatureView> = {}) =>
  isKind(name)
    ? drawPet(contextOf(), name, null, { ...AWAKE, ...view })
    : GUIDE_DRAWINGS[name](contextOf(), { ...AWAKE, ...view })
const count = (drawings: readonly { drawing: string }[]) => new Set(drawings.map(({ drawing }) => drawing)).size

function expectNumbers({ drawing, height, halfWidth, head, seat, grip }: ReturnType<typeof draw>): void {
  expect(drawing).not.toMatch(/NaN|Infinity|undefined/)
  for (const value of [height, halfWidth, head.r, ...head.at, ...(seat ?? []), ...(grip ?? [])])
    expect(Number.isFinite(value)).toBe(true)
}

describe('creatures', () => {
  test('all have different drawings', () => {
    expect(NAMES).toHaveLength(GUIDES.length + 5)
    expect(count(NAMES.map(name => draw(name)))).toBe(NAMES.length)
  })

  test.each(NAMES)('%s has a drawing for every pose', name => {
    const poses = someOf(POSES, 9, NAMES.indexOf(name))
    const drawings = poses.map(action => draw(name, { action }))
    drawings.forEach(expectNumbers)
    expect(count(drawings)).toBeGreaterThanOrEqual(WITHOUT_LIMBS.has(name) ? poses.length * 0.6 : poses.length - 1)
  })

  test.each(someOf(NAMES, 4))('%s shows every feeling in its face', name => {
    const faces = EXPRESSIONS.map(expression => draw(name, { expression, facing: 'front' }))
    expect(count(faces)).toBe(EXPRESSIONS.length)
  })

  test.each(someOf(NAMES, 2))('%s looks different from every side', name => {
    const drawings = FACINGS.map(facing => draw(name, { facing }))
    drawings.forEach(expectNumbers)
    expect(count(drawings)).toBe(FACINGS.length)
  })

  test.each(someOf(NAMES, 4, 1))('%s turns its head to where it looks', name => {
    const looks = (['ahead', 'up', 'down', 'back'] as const).map(direction => draw(name, { looks: direction }))
    expect(count(looks)).toBe(4)
  })

  test.each(someOf(NAMES, 4))('%s is drawn in the same way again', name => {
    expect(draw(name, { action: 'flying' })).toEqual(draw(name, { action: 'flying' }))
  })

  test.each(KINDS)('%s has the coat of its family', pet => {
    const own = (coat: Coat, seed = 1, facing: CreatureView['facing'] = 'side') =>
      drawPet(contextOf(), pet, { memberId: null, name: '', pet, coat, seed }, { ...AWAKE, facing })
    expect(count(COAT_COLOURS.map(colour => own({ colour, pattern: 'plain' })))).toBe(COAT_COLOURS.length)
    for (const facing of ['side', 'back'] as const) {
      const patterns = (['plain', 'patches', 'stripes'] as const).map(pattern =>
        own({ colour: 'white', pattern, secondColour: 'brown' }, 1, facing),
      )
      patterns.forEach(expectNumbers)
      expect(count(patterns)).toBe(3)
    }
    const chosen = { colour: 'white', pattern: 'plain', secondColour: 'pink' } as const
    expect(count([own(chosen, 1), own(chosen, 2)])).toBe(1)
    expect(count([1, 2, 3, 4, 5, 6, 7, 8].map(seed => own({}, seed)))).toBeGreaterThan(2)
    expect(count([own({}, 4), own({}, 4)])).toBe(1)
  })

  test('stand as high as in nature, with a child of 1000; small ones are enlarged', () => {
    const heights: Partial<Record<Guide, readonly [number, number]>> = {
      elephant: [780, 960],
      'grown-elephant': [1700, 2150],
      'tiger-cub': [320, 460],
      cow: [950, 1400],
      'little-bird': [90, 150],
      firefly: [90, 150],
      ant: [60, 130],
      owl: [280, 420],
      calf: [480, 640],
      'baby-dinosaur': [440, 560],
      'three-horn': [700, 830],
      dinosaur: [2700, 3100],
    }
    for (const [name, [least, most]] of Object.entries(heights)) {
      const { height } = draw(name as Guide)
      expect(height, name).toBeGreaterThan(least)
      expect(height, name).toBeLessThan(most)
    }
    expect(draw('Dog').height).toBeGreaterThan(330)
    expect(draw('Cat').height).toBeLessThan(draw('Dog').height)
  })

  test('the head is inside the drawing, above the feet, and follows the pose', () => {
    for (const name of NAMES) {
      const { head, height } = draw(name)
      expect(-head.at[1], name).toBeLessThanOrEqual(height)
      expect(-head.at[1], name).toBeGreaterThan(0)
    }
    expect(draw('Dog', { action: 'reaching-down' }).head.at[1]).toBeGreaterThan(draw('Dog').head.at[1])
  })

  test.each([
    'elephant',
    'grown-elephant',
    'dolphin',
    'turtle',
    'cloud',
    'cow',
    'owl',
    'eagle',
    'whale',
    'dinosaur',
    'three-horn',
  ] as const)('somebody can ride on the %s', name => {
    const { seat, height } = draw(name)
    expect(-(seat?.[1] ?? 0)).toBeGreaterThan(height * 0.3)
    expect(-(seat?.[1] ?? 0)).toBeLessThanOrEqual(height)
  })

  test('a dinosaur bows its long neck to those who are small, and lays its head on the ground to sleep', () => {
    const headHeight = (view: Partial<CreatureView>) => -draw('dinosaur', view).head.at[1]
    expect(headHeight({})).toBeGreaterThan(2400)
    expect(headHeight({ looks: 'down' })).toBeLessThan(headHeight({}) - 200)
    expect(headHeight({ action: 'whispering' })).toBeLessThan(1300)
    expect(headHeight({ asleep: true })).toBeLessThan(900)
  })

  test('every direction has a view; left and right show the same one', () => {
    expect(new Set(DIRECTIONS.map(direction => VIEW_OF_FACING[direction]))).toEqual(new Set(FACINGS))
    expect(VIEW_OF_FACING['left-front']).toBe(VIEW_OF_FACING['right-front'])
  })

  test('those that fly have their lowest point at the origin', () => {
    expect(draw('little-bird').stands).toBe(true)
    expect(draw('little-bird', { action: 'flying' }).stands).toBe(false)
    expect(draw('firefly', { action: 'flying' }).stands).toBe(false)
  })
})
