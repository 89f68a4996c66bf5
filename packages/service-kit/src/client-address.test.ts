import { expect, test } from 'vitest'
import { customerOf, networkOf } from './client-address.ts'

test.for([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77/32'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77/32'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['not an address', 'unknown', 'unknown'],
] as const)('%s is in the network %s and counted as %s', ([address, network, customer]) => {
  expect([networkOf(address), customerOf(address)]).toEqual([network, customer])
})
