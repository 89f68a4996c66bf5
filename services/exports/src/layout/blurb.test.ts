import { describe, expect, test } from 'vitest'
import { chooseBlurb } from './blurb.ts'

/** Beginnings of stories, and the sentences that make one curious. Two more thirds of each story are left out. */
const STORIES = [
  {
    name: 'Meera',
    pages: [
      'At bedtime the moon was wide awake. It shone right on Meera’s pillow. Nobody in town could sleep.',
      'Then a moonbeam came in and folded itself into stairs. “Wait for me!” called Kabir from next door.',
    ],
    blurb: 'At bedtime the moon was wide awake. It shone right on Meera’s pillow.',
  },
  {
    name: 'Aarav',
    pages: [
      'Grandmother’s garden was old. It was there before the house. Aarav had walked past its gate a hundred times. Tonight the gate stood open.',
      'He looked at it. He went in.',
    ],
    blurb: 'Aarav had walked past its gate a hundred times. Tonight the gate stood open.',
  },
  {
    name: 'Meera',
    pages: [
      'It rained, and Dadi took down the old book. Meera got the warm place next to her. “This one,” said Meera. Meera rubbed her eyes. It moved again.',
      'Meera’s cat sniffed at it. Nobody had told Meera that pictures could move.',
    ],
    blurb: 'It rained, and Dadi took down the old book. Meera got the warm place next to her.',
  },
  {
    name: 'Zoë',
    pages: ['Bedtime, Zoë! But look. The moon is awake.', 'Up, up, up goes Zoë.'],
    blurb: 'Bedtime, Zoë! But look. The moon is awake.',
  },
  {
    name: 'زارا',
    pages: ['زارا counted: four cows, three calves. There should have been four.', '“One is missing,” she said.'],
    blurb: 'زارا counted: four cows, three calves. There should have been four.',
  },
] as const

/** A story of which these are the first pages. */
const story = (pages: readonly string[]) => [...pages, ...Array(2 * pages.length).fill('They all went home to bed.')]

describe('the blurb on the back cover', () => {
  test.each(STORIES)('is two sentences that follow each other: $blurb', ({ pages, name, blurb }) => {
    expect(chooseBlurb(story(pages), name)).toBe(blurb)
  })

  test('is nothing of the last two thirds', () => {
    expect(
      chooseBlurb(['Once.', 'Meera never told anybody. The treasure was under the bed.', 'Good night.'], 'Meera'),
    ).toBe('')
  })

  test('has whole speeches, with whoever speaks', () => {
    const speech = '“Who is there?” called Meera. “It is I. Your lamp has gone out.” Nobody was to be seen.'
    expect(chooseBlurb(story([speech]), 'Meera')).toBe('')
    const spoken = '“I wonder,” said Meera, “where it went.” The lamp was cold.'
    expect(chooseBlurb(story([spoken]), 'Meera')).toBe(spoken)
  })

  test('fits on the cover, or there is none', () => {
    const long = `${'Meera walked and '.repeat(15)}walked. Nobody came.`
    expect(chooseBlurb(story([long]), 'Meera')).toBe('')
    expect(chooseBlurb([], 'Meera')).toBe('')
  })
})
