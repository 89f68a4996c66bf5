import { expect, test } from 'vitest'
import { deliveryOfCopy, deliveryOfOrder } from './delivery-window.ts'

const copy = { held: false, createdAt: '2026-11-27T10:00:00.000Z', updatedAt: '2026-12-02T10:00:00.000Z' }
const now = new Date('2026-12-03T00:00:00Z')

test('a copy arrives six to ten business days after its order', () => {
  // A Wednesday, the next day in India, and a Sunday.
  expect(deliveryOfOrder(new Date('2026-12-02T10:00:00Z'))).toEqual({ first: '2026-12-10', last: '2026-12-16' })
  expect(deliveryOfOrder(new Date('2026-12-01T18:30:00Z'))).toEqual({ first: '2026-12-10', last: '2026-12-16' })
  expect(deliveryOfOrder(new Date('2026-11-29T10:00:00Z'))).toEqual({ first: '2026-12-07', last: '2026-12-11' })
})

test('a copy that was sent arrives five to seven business days later', () => {
  expect(deliveryOfCopy({ ...copy, status: 'placed' }, now)).toEqual(deliveryOfOrder(new Date(copy.createdAt)))
  expect(deliveryOfCopy({ ...copy, status: 'processing' }, now)).toEqual(deliveryOfOrder(new Date(copy.createdAt)))
  expect(deliveryOfCopy({ ...copy, status: 'shipped' }, now)).toEqual({ first: '2026-12-09', last: '2026-12-11' })
})

test('nothing is said of a copy that is late, held, or not on its way', () => {
  const at = (time: string) => deliveryOfCopy({ ...copy, status: 'shipped' }, new Date(time))
  expect(at('2026-12-13T23:00:00Z')).not.toBeNull()
  expect(at('2026-12-14T06:00:00Z')).toBeNull()
  expect(deliveryOfCopy({ ...copy, status: 'placed', held: true }, now)).toBeNull()
  for (const status of ['delivered', 'returned', 'cancelled'] as const) {
    expect(deliveryOfCopy({ ...copy, status }, now)).toBeNull()
  }
})
