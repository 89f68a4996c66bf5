import type { Setting } from '@kahani/scene/shot'
import { CAMERAS, PLACE_STATES, SPOTS, TIMES_OF_DAY, WEATHERS } from '@kahani/scene/words'
import { describe, expect, test } from 'vitest'
import { drawingOf, outlinesIn, SIDES, sceneOf } from './scene-of.fixture.ts'

const MAX_CHARS = 350_000
/** More of their outlines in common, and two sides would look alike. */
const MAX_COMMON = 0.8

const lengthOf = (outlines: Iterable<string>) => [...outlines].reduce((sum, { length }) => sum + length, 0)

describe.each(Object.entries(SIDES) as [Setting, number][])('%s', (setting, count) => {
  const sides = Array.from({ length: count }, (_, side) => side)

  test('is drawn completely by every camera from every side, at all times, in all weathers and states', () => {
    const shots = sides.flatMap(side => CAMERAS.map(camera => ({ side, camera })))
    const statesAtOnce = Math.ceil(PLACE_STATES.length / shots.length)
    shots.forEach(({ side, camera }, i) => {
      const scene = sceneOf(setting, {
        side,
        camera,
        time: TIMES_OF_DAY[(i + side) % TIMES_OF_DAY.length],
        weather: WEATHERS[(i + side) % WEATHERS.length],
        states: PLACE_STATES.slice(i * statesAtOnce, (i + 1) * statesAtOnce),
      })
      const drawing = drawingOf(scene)
      expect(drawing, `${camera} ${side}`).not.toMatch(/NaN|undefined|Infinity/)
      expect(drawing.length, `${camera} ${side}`).toBeGreaterThan(2000)
      expect(drawing.length, `${camera} ${side}`).toBeLessThan(MAX_CHARS)
      for (const { depth } of scene.pieces) expect(depth).toBeGreaterThan(0)
    })
  })

  test('shows other things from every side', () => {
    const views = sides.map(side => outlinesIn(sceneOf(setting, { side })))
    views.forEach((one, i) => {
      for (const [j, other] of views.slice(i + 1).entries()) {
        const common = lengthOf([...one].filter(outline => other.has(outline)))
        const share = common / Math.min(lengthOf(one), lengthOf(other))
        expect(share, `sides ${i} and ${i + 1 + j}`).toBeLessThan(MAX_COMMON)
      }
    })
  })

  test('is the same for the same page, and differs between books', () => {
    expect(drawingOf(sceneOf(setting))).toBe(drawingOf(sceneOf(setting)))
    const books = ['a', 'b', 'c', 'd', 'e', 'f'].map(book => drawingOf(sceneOf(setting, { book })))
    expect(new Set(books).size).toBeGreaterThan(1)
  })

  test('has places for figures, with seats that legs can hang from', () => {
    const scenes = sides.map(side => sceneOf(setting, { side }))
    expect(scenes.some(({ spots }) => Object.keys(spots).length > 0)).toBe(true)
    for (const [name, spot] of scenes.flatMap(({ spots }) => Object.entries(spots))) {
      expect(SPOTS).toContain(name)
      for (const value of [...spot.at, ...(spot.pillow ?? []), spot.seat ?? 0])
        expect(Number.isFinite(value), name).toBe(true)
    }
  })
})
