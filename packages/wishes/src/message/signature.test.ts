import { expect, test } from 'vitest'
import { isSignature } from './signature.ts'

test.each([
  'Love, Papa',
  'Lots of love, Nani and Nana!',
  'From Priya',
  'xoxo Papa and Mumma',
  'Nana Nani',
  'Nani Meera',
  '- Aai Baba',
  '- Rohan',
  'Your loving dadi',
  'tumhari nano',
  'Ammi aur Abbu',
  'दादी और दादू',
  'तुम्हारी मम्मी',
  '- அப்பா',
  'అమ్మ',
  'ਬਹੁਤ ਪਿਆਰ, ਦਾਦਾ ਜੀ',
  'امی',
])('“%s” says who has written a message', sentence => {
  expect(isSignature(sentence)).toBe(true)
})

test.each(['Love you', 'We love you, Papa', 'Nani is here', 'Papa loves you', 'Be brave', 'तुम हमारी जान हो', 'Rohan'])(
  '“%s” says more or something else',
  sentence => {
    expect(isSignature(sentence)).toBe(false)
  },
)
