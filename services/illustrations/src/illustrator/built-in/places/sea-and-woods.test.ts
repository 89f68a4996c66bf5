import { type Setting, shotSchema } from '@kahani/contracts/scene'
import { CAMERAS, PLACE_STATES, TIMES_OF_DAY } from '@kahani/contracts/scene-words'
import { describe, expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createRandom } from '../canvas/random.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { createStage, type SettingScene } from '../stage/stage.ts'
import { SETTING_DRAWINGS } from './places.ts'

const SIDES = {
  beach: 4,
  reef: 3,
  'deep-sea': 3,
  ship: 4,
  jungle: 3,
  waterfall: 3,
  treehouse: 4,
  'enchanted-forest': 4,
  cave: 3,
  riverside: 4,
} satisfies Partial<Record<Setting, number>>

const PLACES = Object.entries(SIDES).map(([setting, sides]) => ({ setting: setting as keyof typeof SIDES, sides }))

interface Options {
  camera?: (typeof CAMERAS)[number]
  side?: number
  time?: (typeof TIMES_OF_DAY)[number]
  states?: (typeof PLACE_STATES)[number][]
  weather?: 'clear' | 'rain'
  book?: string
}

function sceneOf(
  setting: Setting,
  { camera = 'wide', side = 0, time = 'day', states = [], weather = 'clear', book = 'a' }: Options = {},
): SettingScene {
  const context = {
    random: createRandom('page'),
    bookRandom: createRandom(book),
    defs: createSvgDefs(),
    light: createLight(time),
  }
  const view = aimCamera({ camera, stature: 1000, focus: [0, 800, 0] })
  const shot = shotSchema.parse({ camera, side, states, weather, figures: [] })
  return SETTING_DRAWINGS[setting](createStage(context, view, shot))
}

const drawn = ({ sky, far, ground, pieces, front }: SettingScene): string =>
  [sky, far, ground, ...pieces.map(({ drawing }) => drawing), front].join('')

/** Shapes regardless of where they are and of how they are turned. */
const shapesIn = (svg: string): Set<string> => new Set(svg.match(/ d="[^"]+"/g) ?? [])

describe.each(PLACES)('$setting', ({ setting, sides }) => {
  test.each(CAMERAS)('is drawn completely from all sides by the camera "%s"', camera => {
    for (let side = 0; side < sides; side++) {
      for (const time of TIMES_OF_DAY) {
        const svg = drawn(sceneOf(setting, { camera, side, time }))
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(svg.length).toBeGreaterThan(2000)
        expect(svg.length).toBeLessThan(350_000)
      }
    }
  })

  test('is another view from every side', () => {
    const views = Array.from({ length: sides }, (_, side) => shapesIn(drawn(sceneOf(setting, { side }))))
    views.forEach((view, i) => {
      for (const other of views.slice(i + 1)) {
        const common = [...view].filter(shape => other.has(shape)).length
        expect(common / Math.min(view.size, other.size)).toBeLessThan(0.6)
      }
    })
  })

  test('is the same for the same page, and differs from book to book', () => {
    expect(drawn(sceneOf(setting))).toBe(drawn(sceneOf(setting)))
    const books = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(book =>
        Array.from({ length: sides }, (_, side) => drawn(sceneOf(setting, { side, book }))).join(''),
      ),
    )
    expect(books.size).toBeGreaterThan(1)
  })

  test('is drawn in all states, in rain and at all sides', () => {
    for (const state of PLACE_STATES)
      for (let side = 0; side < sides; side++)
        expect(drawn(sceneOf(setting, { side, states: [state], weather: 'rain', time: 'dusk' }))).not.toMatch(/NaN/)
  })

  test('has spots in view of a wide camera', () => {
    for (let side = 0; side < sides; side++) {
      const view = aimCamera({ camera: 'wide', stature: 1000, focus: [0, 800, 0] })
      for (const [name, { at }] of Object.entries(sceneOf(setting, { side }).spots)) {
        const [x] = view.project(at)
        expect(x, `${name} of side ${side}`).toBeGreaterThan(0)
        expect(x, `${name} of side ${side}`).toBeLessThan(1536)
      }
    }
  })
})

test.each([
  ['beach', 'low-tide'],
  ['beach', 'glowing'],
  ['reef', 'dark'],
  ['reef', 'glowing'],
  ['deep-sea', 'bubble'],
  ['ship', 'stormy'],
  ['jungle', 'eyes'],
  ['jungle', 'tunnel'],
  ['waterfall', 'flood'],
  ['treehouse', 'treetop'],
  ['enchanted-forest', 'paper'],
  ['enchanted-forest', 'fading'],
  ['enchanted-forest', 'broken-bridge'],
  ['cave', 'flood'],
  ['riverside', 'lamps'],
  ['riverside', 'flood'],
  ['riverside', 'whole-bridge'],
] as const)('%s changes in the state "%s"', (setting, state) => {
  expect(drawn(sceneOf(setting, { states: [state], time: 'night' }))).not.toBe(
    drawn(sceneOf(setting, { time: 'night' })),
  )
})

test('the whirlpool is on the open river', () => {
  expect(drawn(sceneOf('riverside', { side: 2, states: ['whirlpool'] }))).not.toBe(
    drawn(sceneOf('riverside', { side: 2 })),
  )
})

test('whole and broken bridges differ', () => {
  for (const side of [0, 1])
    expect(drawn(sceneOf('riverside', { side, states: ['whole-bridge'] }))).not.toBe(
      drawn(sceneOf('riverside', { side, states: ['broken-bridge'] })),
    )
})

test('what is below the sea is in water, what is above is on land', () => {
  expect(sceneOf('reef').medium).toBe('water')
  expect(sceneOf('deep-sea').medium).toBe('water')
  expect(sceneOf('beach').medium).toBe('land')
})
