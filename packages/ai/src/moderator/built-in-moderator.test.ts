import { describe, expect, test } from 'vitest'
import { createBuiltInModerator } from './built-in-moderator.ts'

const moderator = createBuiltInModerator()
const context = { storyId: null, signal: new AbortController().signal }
const flagged = async (...texts: string[]) =>
  (await moderator.checkTexts(texts, context)).map(verdict => verdict.flagged)

describe('the built-in moderator', () => {
  test('flags unsuitable words in any spelling', async () => {
    expect(await flagged('tell him to fuck off', 'a SEXY princess', 'sh1t happens', 'fυck', 'तू चूतिया है')).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })

  test('passes names and story words that contain a flagged word', async () => {
    const names = [
      'Harshit',
      'Rakshit Dixit',
      'Lakshita',
      'Dikshit',
      'Titli',
      'Nishit',
      'Shitala',
      'Assam',
      'Gandharva',
    ]
    const words = [
      'the cockatoo sat on a grassy hill',
      'the cocks crowed',
      'a kutiya by the river',
      'a class of titmice',
      'Heroine of Sussex',
      'आशा और चंदा मामा',
    ]
    expect(await flagged(...names, ...words)).toEqual([...names, ...words].map(() => false))
  })

  test('returns categories, not the words', async () => {
    const [verdict] = await moderator.checkTexts(['the murder of a bitch'], context)
    expect(verdict?.categories.toSorted()).toEqual(['abuse', 'violence'])
  })
})
