import type { Setting } from '@kahani/scene/shot'
import { CAMERAS, SPOTS, TIMES_OF_DAY, WEATHERS } from '@kahani/scene/words'
import { someOf } from '@kahani/testing/some-of'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DrawnScene, drawingOf, outlinesIn, SIDES, sceneOf } from './scene-of.fixture.ts'

const MAX_CHARS = 350_000
/** A room whose window shows a forest. */
const MAX_CHARS_BY_THE_FOREST = 420_000
/** More of their outlines in common, and two sides would look alike. */
const MAX_COMMON = 0.8

const lengthOf = (outlines: Iterable<string>) => [...outlines].reduce((sum, { length }) => sum + length, 0)

const BOOKS = ['b', 'c', 'd', 'e', 'f']
const PLACES = Object.entries(SIDES).map(([setting, count], index) => ({
  setting: setting as Setting,
  index,
  sides: Array.from({ length: count }, (_, side) => side),
}))

describe.each(PLACES)('$setting', ({ setting, index, sides }) => {
  let scenes: DrawnScene[]

  beforeAll(() => {
    scenes = sides.map(side => sceneOf(setting, { side }))
  })

  test('is drawn completely from every side and by every camera, at all times, in all weathers and states', () => {
    const shots = scenes.flatMap(({ known }, side) => {
      const cameras = someOf(CAMERAS, Math.min(3, sides.length), side + index)
      return cameras.map((camera, i) => {
        // The states that are known from this side are distributed over its shots, except one.
        const turn = (i + side) % cameras.length
        return { side, camera, states: known.filter((_, at) => at % (cameras.length - 1) === turn) }
      })
    })
    expect(new Set(shots.map(({ camera }) => camera)).size).toBe(CAMERAS.length)
    for (const [i, { side, camera, states }] of shots.entries()) {
      const time = TIMES_OF_DAY[(i + index) % TIMES_OF_DAY.length]
      const weather = WEATHERS[(i + index) % WEATHERS.length]
      const scene = sceneOf(setting, { side, camera, time, weather, states, book: BOOKS[i % BOOKS.length] })
      const drawing = drawingOf(scene)
      const name = `${side} ${camera} ${time} ${weather} ${states}`
      expect(/NaN|undefined|Infinity/.exec(drawing)?.[0], name).toBeUndefined()
      expect(drawing.length, name).toBeGreaterThan(2000)
      expect(drawing.length, name).toBeLessThan(states.includes('by-the-forest') ? MAX_CHARS_BY_THE_FOREST : MAX_CHARS)
      const depths = scene.pieces.map(({ depth }) => depth)
      expect(
        depths.filter(depth => !(depth > 0)),
        name,
      ).toEqual([])
    }
  })

  test('shows other things from every side', () => {
    const views = scenes.map(outlinesIn)
    views.forEach((one, i) => {
      for (const [j, other] of views.slice(i + 1).entries()) {
        const common = lengthOf([...one].filter(outline => other.has(outline)))
        const share = common / Math.min(lengthOf(one), lengthOf(other))
        expect(share, `sides ${i} and ${i + 1 + j}`).toBeLessThan(MAX_COMMON)
      }
    })
  })

  test('is the same for the same page, and differs between books', () => {
    const drawing = drawingOf(scenes[0] as DrawnScene)
    expect(drawingOf(sceneOf(setting)) === drawing).toBe(true)
    expect(BOOKS.some(book => drawingOf(sceneOf(setting, { book })) !== drawing)).toBe(true)
  })

  test('has places for figures, with seats that legs can hang from', () => {
    expect(scenes.some(({ spots }) => Object.keys(spots).length > 0)).toBe(true)
    for (const [name, spot] of scenes.flatMap(({ spots }) => Object.entries(spots))) {
      // A wheelchair that its owner has left can have a place of its own.
      expect([...SPOTS, 'wheelchair']).toContain(name)
      for (const value of [...spot.at, ...(spot.pillow ?? []), spot.seat ?? 0])
        expect(Number.isFinite(value), name).toBe(true)
    }
  })
})
