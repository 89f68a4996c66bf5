import {
  BEARDS,
  HAIR_STYLES as CHOSEN_STYLES,
  type Look as ChosenLook,
  CLOTH_COLOURS,
  CLOTHES_OF_CHILDREN,
  CLOTHES_OF_GROWN_UPS,
  GROWN_UP_AGES,
  HAIR_COLOURS,
  HAIR_LENGTHS,
  HEADWEAR,
  SKIN_TONES,
} from '@kahani/contracts/looks'
import { EXPRESSIONS } from '@kahani/scene/words'
import { someOf } from '@kahani/testing/some-of'
import { describe, expect, test } from 'vitest'
import { dot, subtract } from '../space/vec3.ts'
import { edgeOfCape } from './back-wear.ts'
import { QUILTS } from './bedding.ts'
import { CHILD_BODIES } from './body.ts'
import { childLook } from './choose-look.ts'
import { grownUpLook } from './grown-up-look.ts'
import { HAIR_STYLES } from './look.ts'
import { type Accessory, type HeadCloth, type Headgear, wear } from './outfit.ts'
import { drawTestPerson, testLook } from './person.fixture.ts'
import { POSES, type PoseName } from './pose.ts'

const VIEWS = [0, 46, 84, 135, 180, -46, -84]
const drawable = (svg: string) => !/NaN|undefined|Infinity/.test(svg)

test.each(VIEWS)('skin, hair and clothes have the same colours at a yaw of %i', yaw => {
  const outfit = wear({ top: '#3f9aa0', bottom: '#b9793e', shoe: '#8c4a3a' })
  const { drawing } = drawTestPerson(testLook({ outfit }), { yaw })
  for (const colour of ['#ab734b', '#221b22', '#3f9aa0', '#b9793e', '#8c4a3a'])
    expect(drawing).toContain(`fill="${colour}"`)
})

test.each(HAIR_STYLES.filter(style => style !== 'bald'))('%s is drawn from every side', style => {
  for (const yaw of someOf(VIEWS, 4, HAIR_STYLES.indexOf(style))) {
    const { svg } = drawTestPerson(testLook({ hair: { style, colour: '#12345a' } }), { yaw })
    expect(svg).toContain('#12345a')
    expect(drawable(svg)).toBe(true)
  }
})

const HEADGEAR = [
  'helmet',
  'tiara',
  'mask',
  'sun-hat',
  'pirate-hat',
  'flower-crown',
  'dragon-hood',
  'wizard-hat',
  'chef-hat',
  'cap',
  'police-cap',
  'crown',
  'antenna',
  'temple-jewel',
  'beret',
  'hard-hat',
  'turban',
  'monkey-cap',
] as const satisfies readonly Headgear[]

const HEAD_VIEWS = [
  [0, 4],
  [180, 4],
  [20, 40],
  [20, -20],
] as const
const bareHeads = HEAD_VIEWS.map(([yaw, pitch]) => drawTestPerson(testLook(), { yaw, pitch }).svg)

test.each(HEADGEAR)('%s is seen from the front, from behind, from above and from below', headgear => {
  const worn = testLook({ outfit: wear({ headgear, hat: '#4fae71', trim: '#4fae72' }) })
  for (const [view, [yaw, pitch]] of someOf([...HEAD_VIEWS.entries()], 2, HEADGEAR.indexOf(headgear))) {
    const { svg } = drawTestPerson(worn, { yaw, pitch })
    expect(svg).not.toBe(bareHeads[view])
    expect(drawable(svg)).toBe(true)
  }
})

const HEAD_CLOTHS = ['patka', 'turban', 'hijab', 'dupatta', 'prayer-cap'] as const satisfies readonly HeadCloth[]

test.each(HEAD_CLOTHS)('%s is seen from all sides, alone and below a hat', kind => {
  for (const [turn, headgear] of ([null, 'helmet', 'tiara', 'mask', 'pirate-hat'] as const).entries())
    for (const yaw of someOf(VIEWS, 6, turn)) {
      const outfit = wear({ headgear, headCloth: { kind, colour: '#4fae71' } })
      const { svg } = drawTestPerson(testLook({ outfit }), { yaw })
      expect(svg).toContain('#4fae71')
      expect(svg).not.toBe(drawTestPerson(testLook({ outfit: wear({ headgear }) }), { yaw }).svg)
      expect(drawable(svg)).toBe(true)
    }
})

const BOTH_SIDES = [
  'cape',
  'wings',
  'dragon-tail',
  'satchel',
  'scarf',
  'oxygen',
  'apron',
  'stethoscope',
  'dupatta',
  'braces',
  'sash',
  'pallu',
  'sweater-vest',
  'waistcoat',
  'shawl',
] as const satisfies readonly Accessory[]
const FRONT_ONLY = [
  'emblem',
  'buttons',
  'control-panel',
  'necklace',
  'belly',
  'badge',
  'print',
  'tie',
  'pockets',
  'pleats',
] as const satisfies readonly Accessory[]

describe('accessories', () => {
  const clothes = { hem: 0.9, flare: 20 }
  const draw = (yaw: number, accessories: Accessory[]) =>
    drawTestPerson(testLook({ outfit: wear({ ...clothes, accessories }) }), { yaw }).drawing
  const without = { 0: draw(0, []), 180: draw(180, []) }
  const changes = (accessory: Accessory, yaw: keyof typeof without) => {
    const drawing = draw(yaw, [accessory])
    expect(drawable(drawing)).toBe(true)
    return drawing !== without[yaw]
  }

  test.each(BOTH_SIDES)('%s is seen from the front and from behind', accessory => {
    expect([changes(accessory, 0), changes(accessory, 180)]).toEqual([true, true])
  })

  test.each(FRONT_ONLY)('%s is seen from the front', accessory => {
    expect(changes(accessory, 0)).toBe(true)
  })
})

test.each(EXPRESSIONS)('%s changes the face from the front and in profile', expression => {
  for (const yaw of [0, 84]) {
    const other = expression === 'calm' ? 'happy' : 'calm'
    expect(drawTestPerson(testLook(), { expression, yaw }).drawing).not.toBe(
      drawTestPerson(testLook(), { expression: other, yaw }).drawing,
    )
  }
})

test.each(Object.keys(POSES) as PoseName[])('%s can be drawn in a skirt, in trousers and from every side', name => {
  for (const [turn, parts] of [{ hem: 0.5, flare: 50 }, { legs: 'dhoti' as const }].entries())
    for (const yaw of someOf([0, 84, 160], 3, turn))
      expect(
        drawable(drawTestPerson(testLook({ outfit: wear(parts) }), { pose: POSES[name], yaw, seat: 200 }).svg),
      ).toBe(true)
})

test.each(['sitting-on', 'swinging', 'crouching'] as const)('a skirt hangs over the thighs of somebody %s', name => {
  const outfit = wear({ hem: 0.5, flare: 50, skirt: '#3f9aa0', shoe: '#0a0b0c', legs: 'bare' })
  const { drawing } = drawTestPerson(testLook({ outfit }), { pose: POSES[name], yaw: 0, seat: 200 })
  expect(drawing).toContain('fill="#0a0b0c"')
  expect(drawing.lastIndexOf('fill="#0a0b0c"')).toBeLessThan(drawing.indexOf('fill="#3f9aa0"'))
})

test.each([0, 70, -70, 180])('a cape stays behind somebody who falls, seen at a yaw of %i', yaw => {
  const outfit = wear({ accessories: ['cape'], extra: '#c0102f', top: '#3f9aa0' })
  const { bones } = drawTestPerson(testLook({ outfit }), { pose: POSES.falling, yaw })
  const hem = edgeOfCape(CHILD_BODIES['7-9'], bones, POSES.falling.stream, { down: 1, side: 0 })
  expect(dot(subtract(hem, bones.neck), bones.chest.forward)).toBeLessThan(0)
})

test('a hand before the chest is drawn upon its sleeve', () => {
  const outfit = wear({ sleeve: 'long', top: '#3f9aa0', trim: '#fedcba' })
  const { drawing } = drawTestPerson(testLook({ outfit }), { pose: POSES.cupping })
  expect(drawing.lastIndexOf('fill="#ab734b"')).toBeGreaterThan(drawing.lastIndexOf('fill="#3f9aa0"'))
})

test.each(['reaching', 'walking', 'running', 'standing'] as const)(
  'no hand comes out between the tights and the top of somebody %s',
  name => {
    const outfit = wear({ legs: 'churidar', sleeve: 'long', sleeves: '#0a0b0c', top: '#3f9aa0', bottom: '#b9793e' })
    for (const pitch of [4, 32])
      for (const yaw of [0, 45, -45, 90]) {
        const { drawing } = drawTestPerson(testLook({ outfit }), { pose: POSES[name], yaw, pitch })
        const between = drawing.slice(drawing.indexOf('fill="#b9793e"'), drawing.indexOf('fill="#3f9aa0"'))
        expect(between).not.toContain('fill="#0a0b0c"')
      }
  },
)

test('a face shows two eyes, a profile one and the back of the head none', () => {
  const eyes = (yaw: number) => drawTestPerson(testLook({ eyes: '#123456' }), { yaw }).svg.split('#fffaf1').length - 1
  expect([0, 30, 84, 180].map(eyes)).toEqual([2, 2, 1, 0])
})

test('the head of an older child is a smaller share of its height', () => {
  const shares = Object.values(CHILD_BODIES).map(body => body.head / body.stature)
  expect(shares).toEqual([...shares].sort((a, b) => b - a))
})

test('a quilt covers the legs of a sleeper, and the arms lie on it', () => {
  const [quilt] = QUILTS
  const { drawing } = drawTestPerson(
    testLook({ outfit: wear({ bottom: '#0a0b0c', sleeve: 'long', top: '#a0b0c0' }) }),
    {
      pose: POSES['sleeping-back'],
      yaw: 90,
      bedding: { quilt, pillow: '#ffffff' },
    },
  )
  const at = (text: string) => drawing.lastIndexOf(text)
  expect(at('#0a0b0c')).toBeLessThan(drawing.indexOf(`fill="${quilt[0]}"`))
  expect(at('fill="#a0b0c0"')).toBeGreaterThan(at('stroke-dasharray'))
  expect(drawing.indexOf('#ffffff')).toBeLessThan(at('#ab734b'))
})

test('one person takes less than 80 kB', () => {
  const outfit = wear({ hem: 0.5, flare: 50, pattern: 'flowers', accessories: ['dupatta'] })
  expect(drawTestPerson(testLook({ outfit, hair: { style: 'curls', colour: '#221b22' } })).svg.length).toBeLessThan(
    80_000,
  )
})

const EVERYWHERE = [0, 84, 180]
const FACE = [0, 46, 84]
/** What a family can choose, and the yaws from which it is seen. */
const TRAITS: Record<string, readonly [options: readonly ChosenLook[], yaws: readonly number[]]> = {
  skin: [SKIN_TONES.map((_, i) => ({ skin: i + 1 })), EVERYWHERE],
  'hair style': [CHOSEN_STYLES.map(hairStyle => ({ hairStyle, hairLength: 'long' })), EVERYWHERE],
  'length of loose hair': [HAIR_LENGTHS.map(hairLength => ({ hairStyle: 'loose', hairLength })), EVERYWHERE],
  'length of curls': [HAIR_LENGTHS.map(hairLength => ({ hairStyle: 'curls', hairLength })), EVERYWHERE],
  'length of plaits': [HAIR_LENGTHS.slice(1).map(hairLength => ({ hairStyle: 'plaits', hairLength })), EVERYWHERE],
  'hair colour': [HAIR_COLOURS.map(hairColour => ({ hairColour })), EVERYWHERE],
  headwear: [HEADWEAR.map(headwear => ({ headwear })), EVERYWHERE],
  'colour of headwear': [CLOTH_COLOURS.map(headwearColour => ({ headwear: 'patka', headwearColour })), EVERYWHERE],
  clothes: [CLOTHES_OF_CHILDREN.map(clothes => ({ clothes })), EVERYWHERE],
  'favourite colour': [CLOTH_COLOURS.map(favouriteColour => ({ favouriteColour })), EVERYWHERE],
  glasses: [[{ glasses: true }, { glasses: false }], FACE],
  freckles: [[{ freckles: true }, { freckles: false }], FACE],
  'mark on the forehead': [[{}, { foreheadMark: 'bindi' }, { foreheadMark: 'tilak' }], FACE.slice(0, 2)],
}

test.each(Object.entries(TRAITS))('every %s is told from the others', (trait, [options, yaws]) => {
  for (const yaw of someOf(yaws, 2, trait.length)) {
    const drawings = options.map(look => {
      const child = childLook({ gender: 'girl', age: '4-6', seed: 'person/1', look }, { costume: null })
      return drawTestPerson(child, { yaw }).svg
    })
    expect(drawings.every(drawable)).toBe(true)
    expect(new Set(drawings).size).toBe(options.length)
  }
})

test('a grown-up has the age, the beard and the clothes that were chosen', () => {
  const grownUp = (look: ChosenLook, yaw: number) =>
    drawTestPerson(grownUpLook({ gender: 'boy', relation: 'uncle', seed: 'person/1', look }), { yaw }).svg
  const different = (options: readonly ChosenLook[], yaw: number) =>
    new Set(options.map(look => grownUp(look, yaw))).size
  for (const yaw of someOf(EVERYWHERE, 2)) {
    expect(
      different(
        GROWN_UP_AGES.map(grownUpAge => ({ grownUpAge })),
        yaw,
      ),
    ).toBe(GROWN_UP_AGES.length)
    expect(
      different(
        CLOTHES_OF_GROWN_UPS.map(clothes => ({ clothes })),
        yaw,
      ),
    ).toBe(CLOTHES_OF_GROWN_UPS.length)
    if (yaw < 180)
      expect(
        different(
          BEARDS.map(beard => ({ beard })),
          yaw,
        ),
      ).toBe(BEARDS.length)
  }
})

test('glasses have frames of one colour at day and at night, and stay on the face from the side', () => {
  const frames = '#123456'
  const layer = (yaw: number) =>
    drawTestPerson(testLook({ face: { ...testLook().face, glasses: true }, frames, skin: '#9c6643' }), {
      yaw,
    }).layers.find(({ name }) => name === 'glasses')?.drawing ?? ''
  const lensesAt = (yaw: number) => layer(yaw).match(/<ellipse/g)?.length ?? 0
  expect(layer(0)).toContain(frames)
  expect([0, 30, 84].map(lensesAt)).toEqual([2, 2, 1])
})
