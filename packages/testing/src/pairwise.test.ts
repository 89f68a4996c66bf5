import { describe, expect, test } from 'vitest'
import { pairwise } from './pairwise.ts'

const factors = { size: ['s', 'm', 'l'], color: ['red', 'blue'], count: [1, 2, 3, 4], gift: [true, false] } as const

const pairsIn = (rows: Record<string, unknown>[]) => {
  const names = Object.keys(factors)
  return new Set(
    rows.flatMap(row => names.flatMap((a, i) => names.slice(i + 1).map(b => JSON.stringify([a, row[a], b, row[b]])))),
  )
}

describe('pairwise', () => {
  test('covers every pair of values with fewer rows than the full matrix', () => {
    const rows = pairwise(factors)
    const matrix = factors.size.flatMap(size =>
      factors.color.flatMap(color =>
        factors.count.flatMap(count => factors.gift.map(gift => ({ size, color, count, gift }))),
      ),
    )
    expect(pairsIn(rows)).toEqual(pairsIn(matrix))
    expect(rows.length).toBeLessThanOrEqual(16)
    expect(matrix).toHaveLength(48)
  })

  test('is deterministic', () => {
    expect(pairwise(factors)).toEqual(pairwise(factors))
  })

  test('uses every value of a long factor about equally often', () => {
    const rows = pairwise(factors)
    for (const count of factors.count) expect(rows.filter(row => row.count === count).length).toBeGreaterThanOrEqual(3)
  })
})
