import { expect, test } from 'vitest'
import { createSilhouettes } from './silhouette.ts'
import { box, circle, line, place, shape } from './svg.ts'
import { createSvgDefs } from './svg-defs.ts'

const defs = createSvgDefs()
const covers = (drawing: string, x: number, y: number) => createSilhouettes(defs)(drawing).covers([x, y])

test('what is opaque is covered, wherever it is placed', () => {
  const drawing = place(circle(100, 0, 50, '#ff0000'), 500, 500, { scale: 2, turn: 90 })
  expect(covers(drawing, 500, 700)).toBe(true)
  expect(covers(drawing, 700, 500)).toBe(false)
  expect(covers(place(box(0, 0, 80, 40, '#00ff00'), 400, 400, { mirrored: true }), 340, 420)).toBe(true)
})

test('holes, thin lines and what is transparent cover nothing', () => {
  const ring = shape('M0 0H200V200H0ZM50 50V150H150V50Z', '#ff0000')
  expect([covers(ring, 25, 100), covers(ring, 100, 100)]).toEqual([true, false])
  expect(covers(circle(100, 100, 50, '#ff000040'), 100, 100)).toBe(false)
  expect(covers(circle(100, 100, 50, defs.radialGradient('#ffffff', '#ffffff00')), 100, 100)).toBe(false)
  const across = (width: number) => covers(line('M0 100L200 100', '#ff0000', width), 100, 100)
  expect([across(3), across(30)]).toEqual([false, true])
})

test('curves and arcs of all kinds are followed', () => {
  for (const path of [
    'M100 0A100 100 0 1 1 100 200A100 100 0 1 1 100 0Z',
    'M100 0c55 0 100 45 100 100s-45 100 -100 100s-100 -45 -100 -100s45 -100 100 -100z',
    'M100 0q100 0 100 100t-100 100q-100 0 -100 -100t100 -100',
  ]) {
    expect(covers(shape(path, '#ff0000'), 100, 100)).toBe(true)
    expect(covers(shape(path, '#ff0000'), 165, 100)).toBe(true)
    expect(covers(shape(path, '#ff0000'), 8, 8)).toBe(false)
  }
})
