import { expect, test } from 'vitest'
import { describeTraits, openTraits } from './proposed-look.ts'

test('a photo answers only what the family has left open', () => {
  const proposal = { skin: 6, hairColour: 'black', hairLength: 'long', glasses: true } as const
  expect(openTraits({}, proposal)).toEqual(proposal)
  expect(openTraits({ skin: 4, hairColour: 'brown' }, proposal)).toEqual({ hairLength: 'long', glasses: true })
  // Nobody wears glasses that are not seen, so there is nothing to say of them.
  expect(openTraits({}, { skin: 6, glasses: false })).toEqual({ skin: 6 })
  expect(describeTraits(proposal)).toBe('skin tone 6 of 10, black hair, hair length: long, glasses')
  expect(describeTraits({})).toBe('')
})
