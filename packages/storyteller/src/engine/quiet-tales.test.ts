import { storyBriefSchema } from '@kahani/contracts/brief'
import { AGE_BANDS, GENDERS } from '@kahani/contracts/options'
import { everyCombination } from '@kahani/testing/pairwise'
import { firstName } from '@kahani/wishes/first-name'
import { describe, expect, test } from 'vitest'
import { composeStory } from './compose-story.ts'
import { quietTales } from './library.ts'
import { STORY_RULES } from './story-rules.fixture.ts'

const MESSAGES = {
  death: [
    'Nani passed away last month. She misses her.',
    'His grandfather died',
    'Our dog Bruno died',
    'Papa died last year',
  ],
  illness: ['Papa is in hospital', 'Nani is very ill', 'Her little brother is in hospital', 'Our dog is very sick'],
} as const

/** What nobody says to a child that grieves or is afraid, and what is said to comfort it without being known. */
const NOT_SAID =
  /\b(brave|strong|don’t cry|do not cry|heaven|god|angels?|in the sky|better place|watch(es|ing) over|looks? down|get well|gets? better|recover|heal|will be (fine|all right)|coming home|come back)\b/i

const { 'shows the value in the turning point': _, ...RULES } = STORY_RULES
const CHOICES = {
  characterAge: AGE_BANDS,
  characterGender: GENDERS,
  friendName: ['', 'Kabir'],
  pet: ['none', 'Cat', 'Dragon'],
} as const

describe.each(['death', 'illness'] as const)('a quiet tale about the %s of somebody', kind => {
  const books = everyCombination(CHOICES).flatMap((choice, index) => {
    const specialMessage = MESSAGES[kind][index % MESSAGES[kind].length] ?? ''
    const characterType = index % 2 === 0 ? 'superhero' : 'myself'
    const brief = storyBriefSchema.parse({
      characterName: 'Asha',
      theme: 'space',
      characterType,
      ...choice,
      specialMessage,
    })
    const { draft, missing } = composeStory(brief, index)
    const pictures = [draft.cover, ...draft.pages.map(({ picture }) => picture)]
    const story = draft.pages.map(({ text }) => text).join('\n')
    return { brief, draft, missing, pictures, story, name: firstName(brief.characterName) }
  })

  test('is told whatever the theme is', () => {
    const names = quietTales(kind).map(({ name }) => name)
    expect(books.filter(({ draft }) => !names.includes(draft.told?.tale ?? ''))).toEqual([])
  })

  test.each(Object.entries(RULES))('%s', (_, violationOf) => {
    expect(books.flatMap(book => violationOf(book) ?? [])).toEqual([])
  })

  test('names whom the child misses, and comforts it with nothing that nobody knows', () => {
    expect(books.filter(({ story }) => NOT_SAID.test(story)).map(({ story }) => NOT_SAID.exec(story)?.[0])).toEqual([])
    const relatives = /\b(Nani|Papa|grandfather|Bruno|dog|brother)\b/
    expect(books.filter(({ story }) => !relatives.test(story))).toEqual([])
  })

  test('names whose relative it is where "her" could be the grown-up at home or nobody', () => {
    const unclear = /^(his|her|their) |\bno (his|her|their) |\bsaid [^.“]*about (his|her|their) /im
    expect(books.flatMap(({ story }) => unclear.exec(story)?.[0] ?? [])).toEqual([])
  })

  test('has nothing that a character says to be brave in an adventure', () => {
    expect(books.flatMap(({ story }) => /stands up straight|felt a little taller/.exec(story)?.[0] ?? [])).toEqual([])
  })

  test('has no grief and no illness in a title', () => {
    const titles = quietTales(kind).flatMap(tale => tale.titles)
    expect(
      titles.filter(title => !/\{name\}/.test(title) || /miss|ill\b|sick|hospital|gone|goodbye|died/i.test(title)),
    ).toEqual([])
  })

  test('has a woman or a man at home, of whom it says neither she nor he', () => {
    for (const tale of quietTales(kind)) {
      for (const elder of ['Dada', 'Papa', 'Dadi', 'Ma'] as const) expect(tale.withElder(elder).world.elder).toBe(elder)
      const prose = JSON.stringify(tale.pages).replaceAll(/\{\w+\}/g, '')
      expect(/\b(she|he|her|his|him|hers)\b/i.exec(prose)?.[0]).toBeUndefined()
    }
  })
})
