import { type Camera, type Setting, shotSchema, type TimeOfDay } from '@kahani/contracts/scene'
import { CAMERAS, SPOTS } from '@kahani/contracts/scene-words'
import { describe, expect, test } from 'vitest'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import { createRandom } from '../canvas/random.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { createStage, type SettingScene } from '../stage/stage.ts'
import { SETTING_DRAWINGS } from './places.ts'

const SIDES: [Setting, number][] = [
  ['bedroom', 4],
  ['home', 4],
  ['kitchen', 3],
  ['verandah', 3],
]

interface Options {
  time?: TimeOfDay
  book?: string
  states?: ('blackout' | 'lights-out' | 'diwali')[]
}

function draw(
  setting: Setting,
  side: number,
  camera: Camera,
  { time = 'day', book = 'a', states = [] }: Options = {},
): SettingScene {
  const context: DrawContext = {
    random: createRandom('page'),
    bookRandom: createRandom(book),
    defs: createSvgDefs(),
    light: createLight(time),
  }
  const view = aimCamera({ camera, stature: 1000, focus: [0, 800, 0] })
  const shot = shotSchema.parse({ camera, side, states, figures: [] })
  return SETTING_DRAWINGS[setting](createStage(context, view, shot))
}

const textOf = ({ ground, pieces, front }: SettingScene) =>
  ground + pieces.map(({ drawing }) => drawing).join('') + front

describe.each(SIDES)('%s', (setting, count) => {
  test.each(CAMERAS)('has %s views of different sides that are the same every time', camera => {
    const sides = Array.from({ length: count }, (_, side) => textOf(draw(setting, side, camera)))
    expect(new Set(sides.map(text => text.length)).size).toBe(count)
    expect(sides.join('')).not.toMatch(/NaN|undefined|Infinity/)
    expect(textOf(draw(setting, 0, camera))).toBe(sides[0])
  })

  test('differs from book to book', () => {
    const books = ['a', 'b', 'c', 'd', 'e'].map(book => textOf(draw(setting, 0, 'wide', { book })))
    expect(new Set(books).size).toBe(books.length)
  })

  test('is lit in other ways by lamps, by the moon and by a candle', () => {
    const nights = [[], ['lights-out'], ['blackout'], ['diwali']] as const
    const drawn = nights.map(states => textOf(draw(setting, 0, 'medium', { time: 'night', states: [...states] })))
    expect(new Set(drawn).size).toBe(nights.length)
  })

  test('offers spots inside of the room, with seats at the height of knees', () => {
    for (let side = 0; side < count; side++) {
      const { spots } = draw(setting, side, 'wide')
      expect(Object.keys(spots)).toEqual(expect.arrayContaining(['door', 'window']))
      for (const [name, { at, seat, pillow }] of Object.entries(spots)) {
        expect(SPOTS).toContain(name)
        expect(Math.abs(at[0])).toBeLessThan(2200)
        expect(seat).toBeLessThan(700)
        if (pillow) expect(pillow[0]).toBeGreaterThan(at[0])
      }
    }
  })
})
