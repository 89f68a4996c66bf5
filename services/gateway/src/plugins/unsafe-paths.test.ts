import { expect, test } from 'vitest'
import { isUnsafePath } from './unsafe-paths.ts'

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
])('accepts %s', target => expect(isUnsafePath(target)).toBe(false))

test.each([
  ['percent-encoded letters of the prefix', '/%61pi/me'],
  ['percent-encoded capital letters', '/%41pi/me'],
  ['a percent-encoded last letter of the prefix', '/ap%69/me'],
  ['a percent-encoded slash', '/api%2fme'],
  ['a percent-encoded slash in upper case', '/api%2Fme'],
  ['a backslash', '/api\\me'],
  ['a percent-encoded backslash', '/api/..%5cinternal'],
  ['a percent-encoded NUL', '/api/me%00'],
  ['a percent-encoded line break', '/api/me%0d%0aX: y'],
  ['double encoding', '/api/%252e%252e/internal'],
  ['dots', '/api/../internal/x'],
  ['dots at the end', '/api/..'],
  ['dots before the query', '/api/..?x'],
  ['one dot', '/api/./me'],
  ['one dot at the end', '/api/.'],
  ['percent-encoded dots', '/api/%2e%2e/internal'],
  ['a percent-encoded dot', '/api/.%2E/internal'],
  ['empty segments', '//internal/x'],
  ['empty segments inside', '/api//me'],
  ['a percent-encoded digit', '/api/stories/%37'],
  ['a percent-encoded underscore', '/api/a%5Fb'],
  ['a percent-encoded tilde', '/api/a%7eb'],
  ['an absolute URL', 'http://elsewhere.example/api/me'],
  ['an asterisk', '*'],
  ['a fragment', '/api/me#/../x'],
  ['non-ASCII bytes', '/api/\u00e9'],
])('rejects %s', (_case, target) => expect(isUnsafePath(target)).toBe(true))
