import { describe, expect, test } from 'vitest'
import {
  COVER,
  isPageInUrl,
  type PageTarget,
  pageHash,
  pageTargetForKey,
  pageTargetForSwipe,
  parsePageHash,
  resolvePlace,
  targetForTap,
} from './page-navigation.ts'

const key = (
  name: string,
  modifiers: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {},
) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
})

describe('page navigation', () => {
  const from = (page: number, target: PageTarget, pages = 10) => resolvePlace({ page, screen: 0 }, target, pages).page

  test.each([
    [COVER, 'next', 1],
    [1, 'next', 2],
    [10, 'next', 10],
    [2, 'previous', 1],
    [1, 'previous', COVER],
    [COVER, 'previous', COVER],
    [4, 'first', 1],
    [1, 'first', COVER],
    [4, 'last', 10],
    [4, 7, 7],
    [4, 12, 10],
    [4, COVER, COVER],
  ] as const)('from page %i, %s leads to page %i of 10', (page, target, expected) => {
    expect(from(page, target)).toBe(expected)
  })

  test('a book without pages has page 1', () => {
    expect([from(1, 'next', 0), from(1, 'last', 0)]).toEqual([1, 1])
  })

  test('a page with several screens is left after its last one, and entered from behind at its last one', () => {
    const place = { page: 4, screen: 0 }
    expect(resolvePlace(place, 'next', 10, 2)).toEqual({ page: 4, screen: 1 })
    expect(resolvePlace({ page: 4, screen: 1 }, 'next', 10, 2)).toEqual({ page: 5, screen: 0 })
    expect(resolvePlace({ page: 4, screen: 1 }, 'previous', 10, 2)).toEqual(place)
    expect(resolvePlace(place, 'previous', 10, 2).screen).toBeGreaterThan(100)
    expect(resolvePlace({ page: 10, screen: 0 }, 'next', 10, 2)).toEqual({ page: 10, screen: 1 })
  })
})

describe('keys', () => {
  test.each([
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    ['ArrowLeft', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', null],
    ['ArrowDown', null],
  ])('%j leads to %s', (name, target) => {
    expect(pageTargetForKey(key(name))).toBe(target)
  })

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('a key with %s is left to the browser', modifier => {
    expect(pageTargetForKey(key('ArrowLeft', { [modifier]: true }))).toBeNull()
  })
})

describe('the page in the URL hash', () => {
  test('is parsed from its own format', () => {
    expect(parsePageHash(pageHash(3), 10)).toBe(3)
  })

  test.each([
    ['#page-0', 1],
    ['#page-11', 10],
    ['#page-999999', 10],
  ])('%j opens the nearest page', (hash, page) => {
    expect(parsePageHash(hash, 10)).toBe(page)
  })

  test.each(['', '#main', '#page-x', '#page-1.5', '#page--1'])('%j is no page', hash => {
    expect(parsePageHash(hash, 10)).toBeNull()
  })

  test('is needed on every page, but not on the cover', () => {
    expect([isPageInUrl('', COVER), isPageInUrl('#main', COVER), isPageInUrl('#page-3', 3)]).toEqual([true, true, true])
    expect([isPageInUrl('', 1), isPageInUrl('#page-3', COVER), isPageInUrl('#page-11', 10)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('swipes', () => {
  test('a swipe to the left leads to the next page, one to the right to the previous', () => {
    expect(pageTargetForSwipe({ dx: -90, dy: 12, ms: 180 })).toBe('next')
    expect(pageTargetForSwipe({ dx: 90, dy: -12, ms: 180 })).toBe('previous')
  })

  test.each([
    ['a tap', { dx: -6, dy: 2, ms: 90 }],
    ['a scroll', { dx: -60, dy: 240, ms: 200 }],
    ['a diagonal swipe', { dx: -80, dy: 60, ms: 200 }],
    ['a resting finger', { dx: -120, dy: 4, ms: 1600 }],
  ])('%s does not change the page', (_name, swipe) => {
    expect(pageTargetForSwipe(swipe)).toBeNull()
  })
})

describe('taps', () => {
  const tap = { dx: 2, dy: -1, ms: 90 }

  test.each([
    [0.05, 'previous'],
    [0.5, 'controls'],
    [0.95, 'next'],
    [1.2, null],
  ])('a tap at %d of the width is for %s', (position, target) => {
    expect(targetForTap({ ...tap, position })).toBe(target)
  })

  test.each([
    ['a long press', { ...tap, ms: 600 }],
    ['a swipe', { ...tap, dx: 40 }],
  ])('%s is no tap', (_name, touch) => {
    expect(targetForTap({ ...touch, position: 0.95 })).toBeNull()
  })
})
