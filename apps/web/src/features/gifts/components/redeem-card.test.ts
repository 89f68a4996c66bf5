import type { AvailableGift } from '@kahani/contracts/gifts'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../../lib/api-error.ts'
import { redeemErrorMessage } from '../api/redeem-gift.ts'
import { giftDescription } from './redeem-card.tsx'

const gift: AvailableGift = {
  token: 'abc',
  senderName: 'Nani',
  packageName: 'Digital Collection',
  storyCredits: 5,
  printedCopies: 0,
}
const unknownGift = { gift: undefined, loading: false, redeemed: undefined }

test('describes an available gift by its package and sender', () => {
  expect(giftDescription({ ...unknownGift, gift })).toBe('You have a gift of Digital Collection from Nani!')
})

test('invites the user to redeem any other gift once the gifts are loaded', () => {
  expect(giftDescription({ ...unknownGift, loading: true })).toBe('Looking for your gift...')
  expect(giftDescription(unknownGift)).toMatch(/Redeem it/)
})

test('describes a redeemed gift by its credits', () => {
  const redeemed = { storyCredits: 3, printedCopies: 3 }
  expect(giftDescription({ ...unknownGift, gift, redeemed })).toBe(
    "You've successfully redeemed your gift for 3 story credits!",
  )
})

test('an error shows the message of the server, the fallback, or that it was unexpected', () => {
  const conflict = (body: string) => new ApiError({ status: 409, statusText: 'Conflict', body })
  expect(redeemErrorMessage(conflict('{"code":"x","message":"This gift has already been redeemed."}'))).toBe(
    'This gift has already been redeemed.',
  )
  expect(redeemErrorMessage(conflict(''))).toBe('Failed to redeem gift. Please try again.')
  expect(redeemErrorMessage(new NetworkError(new Error('refused')))).toBe(
    'An unexpected error occurred. Please try again.',
  )
})
