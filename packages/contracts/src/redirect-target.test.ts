import { expect, test } from 'vitest'
import { safeRedirect } from './redirect-target.ts'

test.each(['/', '/create-story', '/story/7?page=2#end', '/redeem-gift?token=a%2Fb'])('redirects to %s', path => {
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
])('does not redirect to %j', requested => {
  expect(safeRedirect(requested)).toBe('/')
  expect(safeRedirect(requested, '/create-story')).toBe('/create-story')
})
