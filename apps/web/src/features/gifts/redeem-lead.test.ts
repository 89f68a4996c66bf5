import type { AvailableGift } from '@kahani/contracts/gifts'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { redeemFailure } from './api/redeem-gift.ts'
import { redeemLead } from './redeem-lead.ts'

const gift: AvailableGift = {
  token: 'abc',
  senderName: 'Nani',
  packageName: 'Digital Collection',
  storyCredits: 5,
  printedCopies: 0,
}
const still = { gift: undefined, loading: false, redeemed: undefined }

test('a gift among those that wait is told with its package and sender', () => {
  expect(redeemLead({ ...still, gift })).toBe('You have a gift of Digital Collection from Nani!')
})

test('a gift that is not among them is invited to be redeemed, once that is known', () => {
  expect(redeemLead({ ...still, loading: true })).toBe('Looking for your gift...')
  expect(redeemLead(still)).toMatch(/Redeem it/)
})

test('a redeemed gift says what it brought', () => {
  const redeemed = { storyCredits: 3, printedCopies: 3 }
  expect(redeemLead({ ...still, gift, redeemed })).toBe("You've successfully redeemed your gift for 3 story credits!")
})

test('a refusal is told in the words of the server, else in ours, and no answer is unexpected', () => {
  const refusal = (body: string) => new ApiError({ status: 409, statusText: 'Conflict', body })
  expect(redeemFailure(refusal('{"code":"x","message":"This gift has already been redeemed."}'))).toBe(
    'This gift has already been redeemed.',
  )
  expect(redeemFailure(refusal(''))).toBe('Failed to redeem gift. Please try again.')
  expect(redeemFailure(new NetworkError(new Error('refused')))).toBe('An unexpected error occurred. Please try again.')
})
