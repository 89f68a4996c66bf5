import { storyDraftSchema } from '@kahani/contracts/illustration'
import { AGE_BANDS, PAGES_A_STORY, PETS, WORDS_A_PAGE } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { createBuiltInStoryteller } from '../src/storyteller/built-in/built-in-storyteller.ts'
import { countWords } from '../src/storyteller/count-words.ts'
import { picturesOf, storyOf } from '../src/storyteller/draft-texts.ts'
import type { Storyteller } from '../src/storyteller/storyteller.ts'
import { validateDraft } from '../src/storyteller/validate-draft.ts'
import { briefOf, options, setUpOpenAi } from './storyteller-set-up.ts'

const STORYTELLERS: Record<string, () => Promise<Storyteller>> = {
  'built-in': async () => createBuiltInStoryteller(),
  openai: async () => (await setUpOpenAi()).storyteller,
}

const wishes = {
  friendName: 'Kabir Shah',
  pet: 'Dog',
  specialMessage: 'Be brave.',
  characterType: 'custom',
  customCharacter: 'a train driver',
  theme: 'custom',
  customTheme: 'mango trees',
  primaryValue: 'custom',
  customValue: 'patience',
} as const

describe.each(Object.entries(STORYTELLERS))('the %s storyteller', (name, create) => {
  const tell = async (input: Parameters<typeof briefOf>[0]) => {
    const storyteller = await create()
    const brief = briefOf(input)
    return { brief, draft: await storyteller.tell(brief, { ...options(), misses: [] }) }
  }

  test('says who it is', async () => {
    expect((await create()).name).toBe(name)
  })

  test.each(AGE_BANDS)('tells a whole story for the age of %s', async characterAge => {
    for (const input of [{ characterAge }, { ...wishes, characterAge }]) {
      const { brief, draft } = await tell(input)
      expect(validateDraft(brief, draft)).toEqual([])
      expect(storyDraftSchema.parse(draft)).toEqual(draft)
      expect(draft.pages).toHaveLength(PAGES_A_STORY)
      const [fewest, most] = WORDS_A_PAGE[characterAge]
      for (const { text } of draft.pages) {
        expect(countWords(text)).toBeGreaterThanOrEqual(fewest)
        expect(countWords(text)).toBeLessThanOrEqual(most)
      }
    }
  })

  test('tells of the child, the friend and the pet by the names they are called', async () => {
    const { draft } = await tell(wishes)
    expect(draft.pages[0]?.text).toContain('Asha')
    expect(storyOf(draft)).toContain('Kabir')
    expect(storyOf(draft)).toContain('dog')
    expect(`${draft.title} ${storyOf(draft)}`).not.toMatch(/Rao|Shah/)
  })

  test('shows what the family wished in its own words', async () => {
    const { draft } = await tell({ ...wishes, characterAge: '7-9' })
    const told = `${draft.title} ${storyOf(draft)}`
    for (const word of [/train driver/i, /mango trees/i, /patience/i, /be brave/i]) expect(told).toMatch(word)
  })

  test.each(PETS.filter(pet => pet !== 'none'))('tells of a %s', async pet => {
    const { brief, draft } = await tell({ pet })
    expect(validateDraft(brief, draft)).toEqual([])
    expect(storyOf(draft)).toMatch(new RegExp(pet, 'i'))
    expect(draft.bible.pet).toMatch(new RegExp(pet, 'i'))
  })

  test('says how everybody looks, and invents nobody', async () => {
    const { draft } = await tell(wishes)
    expect(draft.bible.child).toMatch(/^Asha.{40,}[.]$/s)
    expect(draft.bible.friend).toContain('Kabir')
    expect(draft.bible.pet).toMatch(/dog/)
    const alone = (await tell({})).draft
    expect(alone.bible).toMatchObject({ friend: null, pet: null })
    expect(picturesOf(alone).flatMap(({ picture }) => picture.cast.filter(who => who !== 'guide'))).toEqual([])
  })

  test('describes a picture for the cover and for every page', async () => {
    const { draft } = await tell(wishes)
    const pictures = picturesOf(draft)
    expect(pictures).toHaveLength(1 + PAGES_A_STORY)
    for (const { picture } of pictures) {
      expect(picture.description.length).toBeGreaterThan(20)
      expect(picture.altText).toMatch(/^[^.!?]+[.]$/)
      expect(picture.cast.includes('guide')).toBe(picture.guide !== null)
      expect(picture.props.length).toBeLessThanOrEqual(3)
    }
  })

  test('ends when it is no longer wanted', async () => {
    const storyteller = await create()
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(storyteller.tell(briefOf(), { ...options(signal), misses: [] })).rejects.toThrow('gone')
  })
})
