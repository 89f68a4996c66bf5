import type { Camera, Setting } from '@kahani/contracts/scene'
import { CAMERAS, PLACE_STATES, SPOTS, TIMES_OF_DAY } from '@kahani/contracts/scene-words'
import { describe, expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createRandom } from '../canvas/random.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { createStage } from '../stage/stage.ts'
import { SETTING_DRAWINGS } from './places.ts'

const PLACES: readonly (readonly [name: Setting, sides: number])[] = [
  ['moon', 4],
  ['planet', 3],
  ['starfield', 3],
  ['rocket', 4],
  ['cloud-kingdom', 3],
  ['castle', 4],
  ['city-roof', 4],
  ['city-street', 3],
  ['terrace', 3],
  ['railway-platform', 3],
  ['night-train', 3],
  ['auto-rickshaw', 3],
]

interface Shown {
  camera?: Camera
  side?: number
  time?: (typeof TIMES_OF_DAY)[number]
  states?: (typeof PLACE_STATES)[number][]
  book?: string
}

function draw(name: Setting, { camera = 'wide', side = 0, time = 'night', states = [], book = 'b' }: Shown = {}) {
  const defs = createSvgDefs()
  const context = { random: createRandom('page'), bookRandom: createRandom(book), defs, light: createLight(time) }
  const view = aimCamera({ camera, stature: 1000, focus: [0, 850, 0] })
  const stage = createStage(context, view, { camera, side, weather: 'clear', states })
  const scene = SETTING_DRAWINGS[name](stage)
  const land = [scene.ground, ...scene.pieces.map(({ drawing }) => drawing), scene.front].join('')
  return { scene, land, svg: scene.sky + scene.far + land + defs.element() }
}

/** Shapes apart from the transformations that mirror and move them. */
const shapesOf = (svg: string) => new Set(svg.match(/ d="[^"]{30,}"/g))
const sizeOf = (shapes: Iterable<string>) => [...shapes].reduce((sum, { length }) => sum + length, 0)

describe.each(PLACES)('%s', (name, sides) => {
  const all = Array.from({ length: sides }, (_, side) => side)

  test('is drawn by every camera from every side', () => {
    for (const side of all)
      for (const camera of CAMERAS) {
        const { svg, scene } = draw(name, { camera, side })
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg.length, `${camera} ${side}`).toBeLessThan(350_000)
        for (const { depth } of scene.pieces) expect(depth).toBeGreaterThan(0)
      }
  })

  test('is drawn at every time of day and in every state', () => {
    for (const side of all) {
      for (const time of TIMES_OF_DAY) expect(draw(name, { side, time }).svg).not.toMatch(/NaN|undefined/)
      for (const state of PLACE_STATES) expect(draw(name, { side, states: [state] }).svg).not.toMatch(/NaN|undefined/)
    }
  })

  test('shows other things from each side', () => {
    for (const camera of ['wide', 'medium'] as const) {
      const views = all.map(side => shapesOf(draw(name, { camera, side }).land))
      views.forEach((one, i) => {
        for (const other of views.slice(i + 1)) {
          const shared = sizeOf([...one].filter(shape => other.has(shape)))
          expect(shared / Math.min(sizeOf(one), sizeOf(other))).toBeLessThan(0.6)
        }
      })
    }
  })

  test('is the same for the same page and differs between books', () => {
    expect(draw(name).svg).toBe(draw(name).svg)
    const books = Array.from({ length: 6 }, (_, i) => draw(name, { time: 'day', book: `book ${i}` }).svg)
    expect(new Set(books).size).toBeGreaterThan(1)
  })

  test('has a place to sit or to stand on from each side', () => {
    for (const side of all) {
      const { scene } = draw(name, { side })
      expect(Object.keys(scene.spots).length).toBeGreaterThan(0)
      for (const spot of Object.keys(scene.spots)) expect(SPOTS).toContain(spot)
    }
  })
})
