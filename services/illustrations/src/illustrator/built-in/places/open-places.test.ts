import { type Camera, type Setting, shotSchema, type TimeOfDay } from '@kahani/contracts/scene'
import { CAMERAS, TIMES_OF_DAY, WEATHERS } from '@kahani/contracts/scene-words'
import { describe, expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createRandom } from '../canvas/random.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { createStage, type SettingScene } from '../stage/stage.ts'
import { SETTING_DRAWINGS } from './places.ts'

const SIDES: Partial<Record<Setting, number>> = {
  meadow: 4,
  garden: 4,
  hilltop: 4,
  village: 3,
  farmyard: 3,
  barn: 3,
  park: 3,
  bazaar: 3,
  stepwell: 3,
  'tea-garden': 3,
  courtyard: 3,
  school: 3,
}
const SETTINGS = Object.entries(SIDES) as [Setting, number][]

interface View {
  side?: number
  camera?: Camera
  time?: TimeOfDay
  book?: number
  shot?: object
}

function sceneOf(
  setting: Setting,
  { side = 0, camera = 'wide', time = 'day', book = 7, shot = {} }: View = {},
): SettingScene {
  const defs = createSvgDefs()
  const context = {
    random: createRandom('page'),
    bookRandom: createRandom(`book/${book}`),
    defs,
    light: createLight(time),
  }
  const view = aimCamera({ camera, stature: 1000, focus: [0, 900, 0] })
  return SETTING_DRAWINGS[setting](createStage(context, view, shotSchema.parse({ camera, side, figures: [], ...shot })))
}

const textOf = ({ sky, far, ground, pieces, front }: SettingScene) =>
  [sky, far, ground, ...pieces.map(({ drawing }) => drawing), front].join('')
const svgOf = (setting: Setting, view?: View) => textOf(sceneOf(setting, view))
/** What a drawing consists of, whichever way round it is. */
const fillsOf = (svg: string) => (svg.match(/#[0-9a-f]{6,8}/g) ?? []).sort().join()

describe.each(SETTINGS)('%s', (setting, sides) => {
  test('draws finite numbers from every side with every camera', () => {
    for (let side = 0; side < sides; side++)
      for (const camera of CAMERAS) {
        const svg = svgOf(setting, { side, camera })
        expect(svg, `side ${side}, ${camera}`).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg.length, `side ${side}, ${camera}`).toBeLessThan(350_000)
      }
  })

  test('draws at every time of day and in every weather', () => {
    for (const time of TIMES_OF_DAY)
      for (const weather of WEATHERS) expect(svgOf(setting, { time, shot: { weather } })).not.toMatch(/NaN|undefined/)
  })

  test('shows other things from every side', () => {
    const fills = Array.from({ length: sides }, (_, side) => fillsOf(svgOf(setting, { side })))
    expect(new Set(fills).size).toBe(sides)
  })

  test('is the same whenever it is drawn', () => {
    expect(svgOf(setting)).toBe(svgOf(setting))
  })

  test('differs between books', () => {
    const looks = new Set([1, 2, 3, 4, 5, 6].map(book => fillsOf(svgOf(setting, { book }))))
    expect(looks.size).toBeGreaterThan(1)
  })

  test('has places to sit at a height that legs can hang from', () => {
    const spots = Array.from({ length: sides }, (_, side) => sceneOf(setting, { side }).spots)
    expect(spots.some(each => Object.keys(each).length > 0)).toBe(true)
    for (const { seat } of spots.flatMap(each => [each.seat, each.swing, each.bed]).filter(each => each !== undefined))
      expect(seat).toBeGreaterThanOrEqual(200)
  })
})

test('the missing star of the courtyard leaves a gap beside the others', () => {
  const night = { time: 'night' } as const
  const withAll = sceneOf('courtyard', { ...night, shot: { states: ['three-stars'] } }).sky
  const withGap = sceneOf('courtyard', { ...night, shot: { states: ['missing-star'] } }).sky
  const bright = (sky: string) => sky.split('#fff6d8').length
  expect(bright(withAll) - bright(withGap)).toBe(1)
})

test.each(['hilltop', 'garden', 'stepwell'] as const)('the ground of the %s cracks when it is dry', setting => {
  const dry = sceneOf(setting, { side: 2, shot: { states: ['dry'] } }).ground
  expect(dry).not.toBe(sceneOf(setting, { side: 2 }).ground)
})

test('rain adds streaks before the figures and puddles on the ground', () => {
  const clear = sceneOf('village')
  const rain = sceneOf('village', { shot: { weather: 'rain' } })
  expect(rain.front.length).toBeGreaterThan(clear.front.length)
  expect(rain.pieces.length).toBe(clear.pieces.length + 1)
})

test.each([
  ['barn', 0],
  ['school', 2],
] as const)('no rain falls in the %s', (setting, side) => {
  // The light is duller, the shapes are the same.
  const shapes = ({ front }: { front: string }) => front.replace(/#[0-9a-f]+/g, '')
  expect(shapes(sceneOf(setting, { side, shot: { weather: 'rain' } }))).toBe(shapes(sceneOf(setting, { side })))
})
