import { expect, test } from 'vitest'
import { auditDetails } from './audit-details.ts'

test('details are named, and unknown ones are left out', () => {
  expect(auditDetails({ method: 'password', device: null, isAdmin: true, id: '7', other: { a: 1 } })).toEqual([
    { name: 'Method', value: 'password' },
    { name: 'Administrator', value: 'Yes' },
    { name: 'ID', value: '7' },
    { name: 'other', value: '{"a":1}' },
  ])
})
