import { expect, test } from 'vitest'
import { nextPageLink, nextPagePath } from './paging.ts'

test('a Link header leads to the next page with the same filters', () => {
  const path = nextPagePath(nextPageLink('/api/admin/orders?status=paid&before=90', 40))
  expect(path).toBe('/api/admin/orders?status=paid&before=40')
  expect(nextPagePath(nextPageLink('/api/admin/queues', '000001700000000-mail-a b'))).toBe(
    '/api/admin/queues?before=000001700000000-mail-a+b',
  )
})

test.each([null, '', '</api/x?before=7>; rel="prev"', 'next'])('%j leads nowhere', link => {
  expect(nextPagePath(link)).toBeNull()
})
