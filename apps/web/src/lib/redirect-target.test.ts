import { expect, test } from 'vitest'
import { safeRedirect } from './redirect-target.ts'

test.each(['/', '/create-story', '/story/7?page=2#end', '/redeem-gift?token=a%2Fb'])('%s is honoured', path => {
  expect(safeRedirect(path)).toBe(path)
})

test.each([
  undefined,
  '',
  'create-story',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
])('%j leads home, or where the screen would have gone', asked => {
  expect(safeRedirect(asked)).toBe('/')
  expect(safeRedirect(asked, '/create-story')).toBe('/create-story')
})
