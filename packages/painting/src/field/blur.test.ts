import { expect, test } from 'vitest'
import { blur } from './blur.ts'

const window = { cellUnits: 3, x: 0, y: 0, width: 20, height: 12 }
const field = (value: (x: number, y: number) => number) => ({
  window,
  data: Float32Array.from({ length: 240 }, (_, i) => value(i % 20, Math.floor(i / 20))),
})

test('a plain field stays as it is up to its edges', () => {
  for (const value of blur(
    field(() => 0.7),
    12,
  ).data)
    expect(value).toBeCloseTo(0.7)
})

test('a spot spreads evenly and keeps its sum', () => {
  const { data } = blur(
    field((x, y) => (x === 10 && y === 6 ? 1 : 0)),
    3,
  )
  expect(data.reduce((sum, value) => sum + value)).toBeCloseTo(1)
  expect(data[6 * 20 + 8]).toBeCloseTo(data[6 * 20 + 12] as number)
  expect(data[6 * 20 + 10]).toBeGreaterThan(data[6 * 20 + 11] as number)
  expect(data[6 * 20 + 13]).toBeCloseTo(0)
})

test('the radius can differ by direction', () => {
  const { data } = blur(
    field((x, y) => (x === 10 && y === 6 ? 1 : 0)),
    9,
    3,
  )
  expect(data[6 * 20 + 14]).toBeGreaterThan(0.001)
  expect(data[10 * 20 + 10]).toBeCloseTo(0)
})
