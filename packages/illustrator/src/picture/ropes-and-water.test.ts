import { createRandom } from '@kahani/random/random'
import { expect, test } from 'vitest'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { aboveWater, afloat, inletTo, poolAround, ropeBetween, waded } from './ropes-and-water.ts'

const view = aimCamera({ camera: 'medium', stature: 1000, focus: [0, 400, 0] })
const random = createRandom('ropes')
const contextOf = (defs = createSvgDefs()): DrawContext => ({
  random,
  bookRandom: random,
  defs,
  light: createLight('day'),
})

test('a rope reaches from one end to the other and sags between them', () => {
  const path = /M([\d.-]+) ([\d.-]+)Q([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)/.exec(
    ropeBetween(contextOf(), view, [-500, 600, 0], [500, 600, 0]),
  )
  const [x1 = 0, y1 = 0, , sag = 0, x2 = 0, y2 = 0] = path?.slice(1).map(Number) ?? []
  expect([x1, y1].map(Math.round)).toEqual(view.project([-500, 600, 0]).map(Math.round))
  expect([x2, y2].map(Math.round)).toEqual(view.project([500, 600, 0]).map(Math.round))
  expect(sag).toBeGreaterThan(y1)
})

test('whoever wades is cut off at the surface', () => {
  const defs = createSvgDefs()
  const drawing = waded(contextOf(defs), view, '<path d="M0 0"/>', [0, -200, 0], 150)
  const [, surface] = view.project([0, 0, 0])
  expect(drawing).toContain('clip-path')
  expect(Number(/V([\d.]+)H/.exec(defs.element())?.[1])).toBeCloseTo(surface, 0)
})

const cutOf = (defs: ReturnType<typeof createSvgDefs>) => Number(/V([\d.]+)H/.exec(defs.element())?.[1])

test('the hull of a boat ends at the surface, and so does what its rowers dip into the water', () => {
  const [, surface] = view.project([0, 0, 0])
  for (const draw of [
    (context: DrawContext) => afloat(context, view, '<path d="M0 0"/>', [0, -80, 0], 690),
    (context: DrawContext) => aboveWater(context, view, '<path d="M0 0"/>', [0, -80, 0]),
  ]) {
    const defs = createSvgDefs()
    draw(contextOf(defs))
    expect(cutOf(defs)).toBeCloseTo(surface, 0)
  }
})

test('seen from above, oars are seen in the water', () => {
  const above = aimCamera({ camera: 'from-above', stature: 1000, focus: [0, 400, 0] })
  expect(aboveWater(contextOf(), above, '<path d="M0 0"/>', [0, -80, 0])).toBe('<path d="M0 0"/>')
})

test('water falls into the pool below a fish that leaps', () => {
  const pool = (y: number) =>
    poolAround(contextOf(), view, { at: [0, y, 0], halfWidth: 200, colour: '#2f6f8f' }).match(/<path/g)?.length ?? 0
  expect(pool(300)).toBeGreaterThan(pool(-50))
})

test('a pool is open to the water behind it, unless that is nearer than the pool', () => {
  const covers = (shore: number) =>
    inletTo(contextOf(), view, { at: [0, -50, 0], halfWidth: 200, colour: '#2f6f8f', shore }).includes('#2f6f8f')
  expect(covers(1500)).toBe(true)
  expect(covers(0)).toBe(false)
})
