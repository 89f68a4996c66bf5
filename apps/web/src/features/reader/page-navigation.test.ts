import { describe, expect, test } from 'vitest'
import { pageHash, pageTargetForKey, parsePageHash, resolvePage } from './page-navigation.ts'

const key = (name: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

describe('turning pages', () => {
  test.each([
    [1, 'next', 2],
    [10, 'next', 10],
    [2, 'previous', 1],
    [1, 'previous', 1],
    [4, 'first', 1],
    [4, 'last', 10],
    [4, 7, 7],
    [4, 12, 10],
  ] as const)('from page %i, %s leads to page %i of 10', (page, move, target) => {
    expect(resolvePage(page, move, 10)).toBe(target)
  })

  test('a book without pages stays at its first', () => {
    expect(resolvePage(1, 'next', 0)).toBe(1)
    expect(resolvePage(1, 'last', 0)).toBe(1)
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
  ])('%j means %s', (name, move) => {
    expect(pageTargetForKey(key(name))).toBe(move)
  })

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('with %s a key is left to the browser', held => {
    expect(pageTargetForKey(key('ArrowLeft', { [held]: true }))).toBeNull()
  })
})

describe('the page in the address', () => {
  test('is read back as it was written', () => {
    expect(parsePageHash(pageHash(3), 10)).toBe(3)
  })

  test.each(['', '#main', '#page-0', '#page-11', '#page-x', '#page-1.5'])('%j names none', hash => {
    expect(parsePageHash(hash, 10)).toBeNull()
  })
})
