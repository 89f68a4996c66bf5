import { expect, test } from 'vitest'
import { recordVisit, type Visit } from './navigation-history.ts'

test('going on closes the visit before with how long it lasted', () => {
  const visits = recordVisit(recordVisit([], '/', 1000), '/my-stories', 4500)
  expect(visits).toEqual([
    { path: '/', timestamp: 1000, duration: 3500 },
    { path: '/my-stories', timestamp: 4500, duration: 0 },
  ])
})

test('the last 20 are kept', () => {
  let visits: Visit[] = []
  for (let id = 1; id <= 25; id++) visits = recordVisit(visits, `/story/${id}`, id)
  expect(visits).toHaveLength(20)
  expect(visits[0]?.path).toBe('/story/6')
})
