import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../../ui/styles/contrast.ts'
import { OUTER_RADIUS, SLICE_COLOURS, subscriptionSlices } from './subscription-slices.ts'

test('the slices are the statuses with their rounded shares, largest first', () => {
  const slices = subscriptionSlices({ premium: 1, null: 2, trial: 0 })
  expect(slices).toMatchObject([
    { name: 'free', count: 2, percent: 67, colour: SLICE_COLOURS[0] },
    { name: 'premium', count: 1, percent: 33, colour: SLICE_COLOURS[1] },
  ])
  expect(subscriptionSlices({})).toEqual([])
})

test('accounts without a status belong to the free ones', () => {
  expect(subscriptionSlices({ free: 3, null: 1 })).toMatchObject([{ name: 'free', count: 4, percent: 100 }])
})

test('the pie has a radius of 80, and five colours that repeat', () => {
  const slices = subscriptionSlices({ a: 6, b: 5, c: 4, d: 3, e: 2, f: 1 })
  expect(slices[0]?.path).toMatch(/^M0,-80A80,80/)
  expect(new Set(slices.map(({ colour }) => colour)).size).toBe(5)
  expect(slices[5]?.colour).toBe(slices[0]?.colour)
})

test('labels are outside the pie and do not overlap', () => {
  const labels = subscriptionSlices({ a: 900, b: 5, c: 4, d: 3, e: 2 }).map(({ label }) => label)
  for (const { x, y } of labels) expect(Math.hypot(x, y)).toBeGreaterThan(OUTER_RADIUS)
  const left = labels.filter(({ anchor }) => anchor === 'end').map(({ y }) => y)
  expect(left).toHaveLength(4)
  const distances = left
    .toSorted((a, b) => a - b)
    .map((y, i, sorted) => y - (sorted[i - 1] ?? Number.NEGATIVE_INFINITY))
  expect(Math.min(...distances)).toBeGreaterThan(16)
})

test('a slice has enough contrast on the card of both themes', () => {
  const tokens = readFileSync(new URL('../../../ui/styles/tokens.css', import.meta.url), 'utf8')
  const [, light = '', dark = ''] = /--card: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? []
  for (const colour of SLICE_COLOURS) {
    expect(contrast(colour, light), colour).toBeGreaterThanOrEqual(3)
    expect(contrast(colour, dark), colour).toBeGreaterThanOrEqual(3)
  }
})
