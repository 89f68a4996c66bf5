import { describe, expect, test } from 'vitest'
import { itemsOnPage, pageCount, wrapPage } from './paging.ts'

describe('pages of styles', () => {
  test('hold six items each, and there is at least one page', () => {
    expect([0, 1, 6, 7, 12, 13].map(total => pageCount(total, 6))).toEqual([1, 1, 1, 2, 2, 3])
  })

  test('wrap around at both ends', () => {
    expect(wrapPage(2, 1, 3)).toBe(0)
    expect(wrapPage(0, -1, 3)).toBe(2)
    expect(wrapPage(1, 1, 3)).toBe(2)
    expect(wrapPage(0, 1, 1)).toBe(0)
    expect(wrapPage(0, -1, 1)).toBe(0)
  })

  test('contain each item once, in order', () => {
    const styles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    expect(itemsOnPage(styles, 0, 6)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(itemsOnPage(styles, 1, 6)).toEqual(['g', 'h'])
  })
})
