import { expect, test } from 'vitest'
import { box, circle, line, place, shape } from '../canvas/svg.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { clipsOf, createFlattener } from './flatten.ts'

const defs = createSvgDefs()
const flat = (drawing: string, least = 10) => createFlattener(defs)(drawing, { tone: () => '#123456', least })

test('opaque shapes stay where they are, in one colour each', () => {
  const drawing = place(circle(0, 0, 50, '#ff0000') + shape('M0 0H80V60Z', '#00ff00'), 700, 700, { scale: 2 })
  expect(flat(drawing)).toBe(drawing.replace(/#(?:ff0000|00ff00)/g, '#123456'))
  expect(flat(box(100, 100, 80, 40, defs.verticalGradient('#ff0000', '#00ff00', '#0000ff')))).toContain('#123456')
})

test('shadows, shine, small shapes and thin lines are left out, and what is outside of the picture', () => {
  expect(flat(circle(100, 100, 50, '#ff000040'))).toBe('')
  expect(flat(circle(100, 100, 50, defs.radialGradient('#ffffff', '#ffffff00')))).toBe('')
  expect(flat(box(100, 100, 80, 40, defs.pattern(8, circle(4, 4, 2, '#ff0000'))))).toBe('')
  expect(flat(circle(100, 100, 4, '#ff0000') + line('M0 100H200', '#ff0000', 1))).toBe('')
  expect(flat(circle(-90, 100, 50, '#ff0000'))).toBe('')
  expect(flat(`<g opacity="0.3">${circle(100, 100, 50, '#ff0000')}</g>`)).toBe('')
})

test('clip paths are kept', () => {
  const drawing = flat(defs.clip('M0 0H90V90Z', circle(50, 50, 50, '#ff0000')))
  expect(drawing).toMatch(/^<g clip-path="url\(#p\d+\)"><circle/)
  expect(clipsOf(defs, drawing)).toContain('<path d="M0 0H90V90Z"/>')
})
