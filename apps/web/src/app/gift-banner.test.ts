import type { AvailableGift } from '@kahani/contracts/gifts'
import { expect, test } from 'vitest'
import { bannerText } from './gift-banner.tsx'

const gift: AvailableGift = {
  token: 'abc',
  senderName: 'Nani',
  packageName: 'Digital Collection',
  storyCredits: 5,
  printedCopies: 0,
}

test('one gift is described by its sender, its credits and whether it has a message', () => {
  expect(bannerText([gift])).toBe('You have a gift from Nani! It includes 5 story credits')
  expect(bannerText([{ ...gift, message: '' }])).toBe('You have a gift from Nani! It includes 5 story credits')
  expect(bannerText([{ ...gift, message: 'Sleep well' }])).toBe(
    'You have a gift from Nani! It includes 5 story credits with a personal message',
  )
})

test('several gifts are counted', () => {
  expect(bannerText([gift, gift, gift])).toBe('You have 3 gifts waiting to be redeemed!')
})
