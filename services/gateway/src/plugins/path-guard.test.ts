import { expect, test } from 'vitest'
import { isCrooked } from './path-guard.ts'

test.each([
  '/',
  '/api/stories/7/download/fixed_epub',
  '/api/images/story-7/cover.v2~1.png?width=300',
  '/api/stories?next=%2Fa%2F..%2Fb&again=//x\\..%00',
  '/signin?redirectTo=%2Fredeem-gift%3Ftoken%3Dabc',
  '/assets/index-B3x_9a.js',
  '/.well-known/security.txt',
  '/a..b/c...',
  '/with%20space/%7Bid%7D/%22quoted%22',
  '/%E0%A4%95%E0%A4%B9',
])('%s is straight', target => expect(isCrooked(target)).toBe(false))

test.each([
  ['letters of the prefix in percent code', '/%61pi/me'],
  ['its capital letters', '/%41pi/me'],
  ['its last letter', '/ap%69/me'],
  ['a slash in percent code', '/api%2fme'],
  ['a slash in percent code, upper case', '/api%2Fme'],
  ['a backslash', '/api\\me'],
  ['a backslash in percent code', '/api/..%5cinternal'],
  ['a null', '/api/me%00'],
  ['a line break', '/api/me%0d%0aX: y'],
  ['double encoding', '/api/%252e%252e/internal'],
  ['dots', '/api/../internal/x'],
  ['dots at the end', '/api/..'],
  ['dots before the query', '/api/..?x'],
  ['one dot', '/api/./me'],
  ['one dot at the end', '/api/.'],
  ['dots in percent code', '/api/%2e%2e/internal'],
  ['a dot in percent code', '/api/.%2E/internal'],
  ['empty segments', '//internal/x'],
  ['empty segments inside', '/api//me'],
  ['digits and underscores in percent code', '/api/stories/%37'],
  ['underscores in percent code', '/api/a%5Fb'],
  ['tildes in percent code', '/api/a%7eb'],
  ['a whole address', 'http://elsewhere.example/api/me'],
  ['an asterisk', '*'],
  ['a fragment', '/api/me#/../x'],
  ['bytes that are not ASCII', '/api/\u00e9'],
])('%s: refused', (_what, target) => expect(isCrooked(target)).toBe(true))
