import { describe, expect, test } from 'vitest'
import { createBuiltInModerator } from './built-in-moderator.ts'

const moderator = createBuiltInModerator()
const about = { storyId: null, signal: new AbortController().signal }
const flagged = async (...texts: string[]) => (await moderator.checkTexts(texts, about)).map(verdict => verdict.flagged)

describe('the built-in moderator', () => {
  test('flags words that have no place in a book for children, however they are written', async () => {
    expect(await flagged('tell him to fuck off', 'a SEXY princess', 'sh1t happens', 'fυck', 'तू चूतिया है')).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })

  test('lets names and the words of bedtime stories pass, whatever is inside them', async () => {
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

  test('says why, and not what was said', async () => {
    const [verdict] = await moderator.checkTexts(['the murder of a bitch'], about)
    expect(verdict?.categories.toSorted()).toEqual(['abuse', 'violence'])
  })
})
