import { PRINT_STATUSES } from '@kahani/contracts/prints'
import { expect, test } from 'vitest'
import { movesOf } from './printed-copy-moves.ts'

test('a copy can be moved as the contract allows, and shipping requires the tracking number', () => {
  const moves = PRINT_STATUSES.map(status => [
    status,
    movesOf(status).map(({ label, tracked }) => (tracked ? `${label} (tracked)` : label)),
  ])
  expect(Object.fromEntries(moves)).toEqual({
    placed: ['Start processing'],
    processing: ['Ship (tracked)'],
    shipped: ['Mark delivered', 'Mark returned'],
    delivered: [],
    returned: ['Ship again (tracked)'],
    cancelled: [],
  })
})
