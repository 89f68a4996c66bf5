import { expect, test } from 'vitest'
import { readFilters, USER_ID } from './use-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query), { status: ['open', 'paid'], userId: USER_ID })

test('filters are read from the address', () => {
  expect(read('status=paid&userId=12&tab=users')).toEqual({ status: 'paid', userId: '12' })
})

test.each(['', 'status=lost&userId=0', 'status=&userId=abc', 'status=PAID&userId=-1'])('%j filters nothing', query => {
  expect(read(query)).toEqual({ status: '', userId: '' })
})
