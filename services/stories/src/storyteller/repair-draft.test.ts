import type { StoryBriefInput } from '@kahani/contracts/brief'
import type { PictureBrief, StoryDraft } from '@kahani/contracts/illustration'
import { describe, expect, test } from 'vitest'
import { createBrief, picture, whole } from './draft.fixture.ts'
import { repairDraft } from './repair-draft.ts'

const mended = (changed: Partial<StoryDraft>, input: Partial<StoryBriefInput> = {}) =>
  repairDraft(createBrief(input), { ...whole, ...changed })
const textOf = (text: string) => mended({ pages: [{ text, picture }] }).pages[0]?.text
const coverOf = (changed: Partial<PictureBrief>) => mended({ cover: { ...picture, ...changed } }).cover

describe('watchMode', () => {
  test('leaves what is whole as it is', () => {
    expect(mended({})).toEqual(whole)
  })

  test('cuts a page that is too long after a sentence', () => {
    expect(textOf('Up, up, up goes Asha today. The moon is near. Hello, moon, says Asha!')).toBe(
      'Up, up, up goes Asha today. The moon is near.',
    )
  })

  test('does not cut in the middle of what somebody says', () => {
    expect(textOf('Up goes Asha to the moon. “Hello! Hello, dear moon. How are you?”')).toBe(
      'Up goes Asha to the moon.',
    )
  })

  test('leaves a page as it is where cutting would leave too little', () => {
    const text = 'Up! And up and up and up and up and up and up goes Asha.'
    expect(textOf(text)).toBe(text)
    expect(textOf('')).toBe('')
  })

  test('puts the child’s name and the theme in place of a title that is empty or too long', () => {
    expect(mended({ title: ' ' }).title).toBe('Asha’s Story: Space')
    expect(mended({ title: 'Asha '.repeat(30) }).title).toBe('Asha’s Story: Space')
    expect(mended({ title: '' }, { theme: 'custom', customTheme: 'trains' }).title).toBe('Asha’s Story: Trains')
  })

  test('says of a picture without alt text what its description says first', () => {
    expect(coverOf({ altText: ' ' }).altText).toBe('Asha waves at the moon.')
    expect(coverOf({ altText: '', description: '' })).toMatchObject({
      altText: 'Asha in the story.',
      description: 'Asha in the story.',
    })
    expect(coverOf({ description: ' ' }).description).toBe('Asha waves.')
  })

  test('cuts what is too much for a picture', () => {
    const { cast, props } = coverOf({ cast: ['pet', 'pet'], props: ['star', 'star', 'map', 'boat', 'book'] })
    expect(cast).toEqual(['pet'])
    expect(props).toEqual(['star', 'map', 'boat'])
  })

  test('cuts descriptions that are too long to be drawn after a sentence', () => {
    const long = 'Asha waves at the moon once more. '.repeat(50).trim()
    const { bible, cover } = mended({
      cover: { ...picture, description: long },
      bible: { child: long, friend: long, pet: 'x'.repeat(1300) },
    })
    for (const text of [cover.description, bible.child, bible.friend]) {
      expect(text?.length).toBeGreaterThan(1_100)
      expect(text).toMatch(/^.{0,1199}more\.$/)
    }
    expect(bible.pet).toHaveLength(1_200)
  })
})
