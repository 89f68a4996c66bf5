import { storyDraftSchema } from '@kahani/contracts/illustration'
import { AGE_BANDS, PAGES_PER_STORY, PETS, WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { RewriteRequest } from '@kahani/contracts/rewrites'
import { listPictures, storyText } from '@kahani/storyteller/draft-texts'
import { validateDraft } from '@kahani/storyteller/validate-draft'
import { countWords } from '@kahani/wishes/count-words'
import { describe, expect, test } from 'vitest'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import { NoOtherWordingError, type Storyteller } from '../src/storyteller/storyteller.ts'
import { createBrief, options, rewriteOptions, setUpOpenAi } from './set-up-openai.ts'

const STORYTELLERS: Record<string, () => Promise<Storyteller>> = {
  'built-in': async () => createBuiltInStoryteller(),
  openai: async () => (await setUpOpenAi()).storyteller,
}

const fullBrief = {
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

/** A page can have no other wording of a kind. */
function noOtherWording(error: unknown): null {
  if (error instanceof NoOtherWordingError) return null
  throw error
}

describe.each(Object.entries(STORYTELLERS))('the %s storyteller', (name, create) => {
  const generate = async (input: Parameters<typeof createBrief>[0]) => {
    const storyteller = await create()
    const brief = createBrief(input)
    return { brief, draft: await storyteller.generate(brief, { ...options(), issues: [] }) }
  }

  test('has its name', async () => {
    expect((await create()).name).toBe(name)
  })

  test.each(AGE_BANDS)('generates a valid story for the age of %s', async characterAge => {
    for (const input of [{ characterAge }, { ...fullBrief, characterAge }]) {
      const { brief, draft } = await generate(input)
      expect(validateDraft(brief, draft)).toEqual([])
      expect(storyDraftSchema.parse(draft)).toEqual(draft)
      expect(draft.pages).toHaveLength(PAGES_PER_STORY)
      const [minWords, maxWords] = WORDS_PER_PAGE[characterAge]
      for (const { text } of draft.pages) {
        expect(countWords(text)).toBeGreaterThanOrEqual(minWords)
        expect(countWords(text)).toBeLessThanOrEqual(maxWords)
      }
    }
  })

  test('uses first names for the child and the friend, and names the pet', async () => {
    const { draft } = await generate(fullBrief)
    expect(draft.pages[0]?.text).toContain('Asha')
    expect(storyText(draft)).toContain('Kabir')
    expect(storyText(draft)).toContain('dog')
    expect(`${draft.title} ${storyText(draft)}`).not.toMatch(/Rao|Shah/)
  })

  test('mentions custom choices and the message', async () => {
    const { draft } = await generate({ ...fullBrief, characterAge: '7-9' })
    const text = `${draft.title} ${storyText(draft)}`
    for (const word of [/train driver/i, /mango trees/i, /patience/i, /be brave/i]) expect(text).toMatch(word)
  })

  test.each(PETS.filter(pet => pet !== 'none'))('includes a %s', async pet => {
    const { brief, draft } = await generate({ pet })
    expect(validateDraft(brief, draft)).toEqual([])
    expect(storyText(draft)).toMatch(new RegExp(pet, 'i'))
    expect(draft.bible.pet).toMatch(new RegExp(pet, 'i'))
  })

  test('describes every character of the brief and no others', async () => {
    const { draft } = await generate(fullBrief)
    expect(draft.bible.child).toMatch(/^Asha.{40,}[.]$/s)
    expect(draft.bible.friend).toContain('Kabir')
    expect(draft.bible.pet).toMatch(/dog/)
    const alone = (await generate({})).draft
    expect(alone.bible).toMatchObject({ friend: null, pet: null })
    expect(listPictures(alone).flatMap(({ picture }) => picture.cast.filter(who => who !== 'guide'))).toEqual([])
  })

  test('describes a picture for the cover and for every page', async () => {
    const { draft } = await generate(fullBrief)
    const pictures = listPictures(draft)
    expect(pictures).toHaveLength(1 + PAGES_PER_STORY)
    for (const { picture } of pictures) {
      expect(picture.description.length).toBeGreaterThan(20)
      expect(picture.altText).toMatch(/^[^.!?]+\.( [^.!?]+\.)?$/)
      expect(picture.cast.includes('guide')).toBe(picture.guide !== null)
      expect(picture.props.length).toBeLessThanOrEqual(3)
    }
  })

  test.each(AGE_BANDS)('rewrites pages in each way that it offers, for the age of %s', async characterAge => {
    const { brief, draft } = await generate({ ...fullBrief, characterAge })
    const storyteller = await create()
    const [minWords, maxWords] = WORDS_PER_PAGE[characterAge]
    const rewrite = async (pageNumber: number, request: RewriteRequest) => {
      const first = rewriteOptions(draft, pageNumber, request)
      const text = await storyteller.rewritePage(brief, first).catch(noOtherWording)
      if (text === null) return []
      expect(text).not.toBe(draft.pages[pageNumber - 1]?.text)
      expect(countWords(text)).toBeGreaterThanOrEqual(minWords)
      expect(countWords(text)).toBeLessThanOrEqual(maxWords)
      const again = await storyteller.rewritePage(brief, { ...first, earlier: [text] }).catch(noOtherWording)
      expect(again).not.toBe(text)
      return [text]
    }
    const requests = storyteller.rewriteKinds.map(kind => (kind === 'own' ? { kind, wish: 'Let it rain.' } : { kind }))
    const texts = await Promise.all(requests.flatMap(request => [4, 9].map(pageNumber => rewrite(pageNumber, request))))
    expect(texts.flat().length).toBeGreaterThan(2)
  })

  test('rejects a rewrite if the signal is aborted', async () => {
    const { brief, draft } = await generate({})
    const aborted = { ...rewriteOptions(draft, 1, { kind: 'calmer' }), signal: AbortSignal.abort(new Error('gone')) }
    await expect((await create()).rewritePage(brief, aborted)).rejects.toThrow('gone')
  })

  test('rejects if the signal is aborted', async () => {
    const storyteller = await create()
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(storyteller.generate(createBrief(), { ...options(signal), issues: [] })).rejects.toThrow('gone')
  })
})
