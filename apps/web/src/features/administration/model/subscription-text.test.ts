import { expect, test } from 'vitest'
import { subscriptionText } from './subscription-text.ts'

test('a subscription is described by its status and whether it was cancelled', () => {
  expect(subscriptionText({ subscriptionStatus: 'free', subscriptionCancelled: false })).toBe('free')
  expect(subscriptionText({ subscriptionStatus: 'premium', subscriptionCancelled: true })).toBe('premium (cancelled)')
})
