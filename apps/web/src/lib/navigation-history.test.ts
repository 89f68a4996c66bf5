// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { readNavigationHistory, recordVisit, type Visit } from './navigation-history.ts'

afterEach(() => sessionStorage.clear())

test('a new visit ends the previous one and sets its duration', () => {
  const visits = recordVisit(recordVisit([], '/', 1000), '/my-stories', 4500)
  expect(visits).toEqual([
    { path: '/', timestamp: 1000, duration: 3500 },
    { path: '/my-stories', timestamp: 4500, duration: 0 },
  ])
})

test('stores the last 20 visits', () => {
  let visits: Visit[] = []
  for (let id = 1; id <= 25; id++) visits = recordVisit(visits, `/story/${id}`, id)
  expect(visits).toHaveLength(20)
  expect(visits[0]?.path).toBe('/story/6')
})

test.each(['', '{', '{}', 'null'])('reads %j in storage as an empty history', stored => {
  sessionStorage.setItem('kahani.navigation-history', stored)
  expect(readNavigationHistory()).toEqual([])
})
