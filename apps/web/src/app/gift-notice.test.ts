import type { AvailableGift } from '@kahani/contracts/gifts'
import { expect, test } from 'vitest'
import { giftNotice } from './gift-notice.ts'

const gift: AvailableGift = {
  token: 'abc',
  senderName: 'Nani',
  packageName: 'Digital Collection',
  storyCredits: 5,
  printedCopies: 0,
}

test('one gift is told with its sender, its credits and whether it has a message', () => {
  expect(giftNotice([gift])).toBe('You have a gift from Nani! It includes 5 story credits')
  expect(giftNotice([{ ...gift, message: '' }])).toBe('You have a gift from Nani! It includes 5 story credits')
  expect(giftNotice([{ ...gift, message: 'Sleep well' }])).toBe(
    'You have a gift from Nani! It includes 5 story credits with a personal message',
  )
})

test('several gifts are counted', () => {
  expect(giftNotice([gift, gift, gift])).toBe('You have 3 gifts waiting to be redeemed!')
})
