// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetUser, rememberUser } from './offline/device-account.ts'
import { installFakeCaches } from './offline/fake-caches.fixture.ts'
import { isReadToTheEnd, readingPosition, recentlyRead, recordPage } from './reading-position.ts'

installFakeCaches()
beforeEach(() => localStorage.clear())

test('the last page of each book is remembered, the newest first, of a limited number of books', () => {
  recordPage(7, 2, 10)
  recordPage(8, 10, 10)
  recordPage(7, 3, 10)
  expect(readingPosition(7)).toMatchObject({ page: 3, pages: 10 })
  expect(recentlyRead().map(position => [position.storyId, isReadToTheEnd(position)])).toEqual([
    [7, false],
    [8, true],
  ])
  for (let storyId = 100; storyId < 200; storyId++) recordPage(storyId, 1, 10)
  expect(recentlyRead()).toHaveLength(100)
  expect(readingPosition(7)).toBeUndefined()
})

test('a sign-out and another account forget it', async () => {
  recordPage(7, 2, 10)
  await forgetUser()
  expect(readingPosition(7)).toBeUndefined()
  recordPage(7, 2, 10)
  await rememberUser({ id: 2, username: 'asha' } as Parameters<typeof rememberUser>[0])
  expect(recentlyRead()).toEqual([])
})

test('values that another version stored are ignored', () => {
  localStorage.setItem('kahani.reading-positions', JSON.stringify([{ storyId: 7, page: '2' }, null]))
  expect(recentlyRead()).toEqual([])
})
