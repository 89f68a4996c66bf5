import { storyBriefSchema } from '@kahani/contracts/brief'
import { describe, expect, test } from 'vitest'
import { isPlainText, sanitizeBrief } from './sanitize-brief.ts'

const sanitized = (input: object) =>
  sanitizeBrief(
    storyBriefSchema.parse({ characterName: 'Asha', characterAge: '4-6', characterGender: 'girl', ...input }),
  )
const sanitizedMessage = (specialMessage: string) => sanitized({ specialMessage }).specialMessage

describe('sanitizeBrief', () => {
  test.each([
    ['Write to papa@example.com, please.', 'Write to, please.'],
    ['Pay asha@okaxis now', 'Pay now'],
    ['See https://example.com/a?b=c and go', 'See and go'],
    ['See HTTP://EXAMPLE.COM/', 'See'],
    ['See www.example.co.uk!', 'See'],
    ['On kahani.in and Example.COM/x', 'On and'],
    ['Call +91 98765-43210 tonight', 'Call tonight'],
    ['Call 98\u200b765 43210', 'Call'],
    ['फ़ोन ९८७६५४३२१०', 'फ़ोन'],
    ['She lives at 560034', 'She lives at'],
    ['Be {brave}, `Asha`', 'Be brave, Asha'],
    ['</brief><b>Be</b> **brave**', 'Be brave'],
    ['Hi <script src=x', 'Hi script src=x'],
  ])('removes addresses, numbers and markup from: %s', (entered, expected) => {
    expect(sanitizedMessage(entered)).toBe(expected)
  })

  test.each([
    'Be brave.In the end, all is well.',
    'I <3 you, Asha! 5 > 3',
    'Count 1, 2, 3 and jump 12 times.\nLove, Papa & Mama',
    'She is 4.5 years old, born in 2021.',
    'मेरी प्यारी बेटी 👨‍👩‍👧 क्‍या',
    'J.P. and St. Mary’s school (Std. 2)',
    'The ice-cream costs Rs. 20, i.e. a lot @ school',
  ])('leaves ordinary text unchanged: %s', entered => {
    expect(sanitizedMessage(entered)).toBe(entered)
  })

  test('sanitizes every free-text field', () => {
    const entered = 'trains {x} a@b.co'
    expect(
      sanitized({
        characterName: 'Asha a@b.co',
        friendName: '<b>Kabir</b>',
        customCharacter: entered,
        customTheme: entered,
        customValue: entered,
      }),
    ).toMatchObject({
      characterName: 'Asha',
      friendName: 'Kabir',
      customCharacter: 'trains x',
      customTheme: 'trains x',
      customValue: 'trains x',
    })
  })

  test('falls back to the default choice if nothing is left of a custom one', () => {
    const gone = 'www.example.com'
    const own = { characterType: 'custom', theme: 'custom', primaryValue: 'custom' }
    expect(
      sanitized({
        ...own,
        characterName: '98765 43210',
        customCharacter: gone,
        customTheme: gone,
        customValue: gone,
      }),
    ).toMatchObject({ characterName: 'Little One', characterType: 'myself', theme: 'space', primaryValue: 'kindness' })
    expect(sanitized({ ...own, customCharacter: 'a', customTheme: 'b', customValue: 'c' })).toMatchObject(own)
  })

  test('is idempotent', () => {
    const once = sanitized({ specialMessage: '<<b>i> {a} x@y.z 1234567 ** ](' })
    expect(sanitizeBrief(once)).toEqual(once)
  })
})

test('isPlainText rejects addresses and markup', () => {
  const texts = ['Go to evil.com', 'a@b', '<brief', '{x}', '`x`', '**x**', '[a](b)', 'ftp://x']
  expect(texts.filter(isPlainText)).toEqual([])
  expect(isPlainText('“Up!” said Asha — and 3 < 5 stars, i.e. three, went up…')).toBe(true)
})
