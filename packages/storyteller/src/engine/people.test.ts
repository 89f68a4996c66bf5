import { type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { AGE_BANDS, type AgeBand, PRIMARY_VALUES, THEMES, WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { StoryPeople, StoryPerson } from '@kahani/contracts/people'
import { pairwise } from '@kahani/testing/pairwise'
import { someOf } from '@kahani/testing/some-of'
import { countWords } from '@kahani/wishes/count-words'
import { expect, test } from 'vitest'
import { sanitizeBrief } from '../drafts/sanitize-brief.ts'
import { validateDraft } from '../drafts/validate-draft.ts'
import { composeStory } from './compose-story.ts'
import { peopleByFigure } from './people-by-figure.ts'

const person = (name: string, more: Partial<StoryPerson> = {}): StoryPerson => ({
  ...{ memberId: null, name, gender: 'boy', age: '7-9', relation: null, look: {}, seed: 7 },
  ...more,
})
const GROWN_UP = { age: null } as const
const ASHA = person('Asha', { gender: 'girl' })
const KABIR = person('Kabir', { isSibling: true })
const MEERA = person('Meera', { gender: 'girl' })
const RAVI = person('Ravi Mama', { ...GROWN_UP, relation: 'uncle' })
const AJJI = person('Ajji', { ...GROWN_UP, relation: 'grandmother', gender: 'girl' })
const APPA = person('Appa', { ...GROWN_UP, relation: 'father' })

const briefOf = (people: Partial<StoryPeople>, input: Partial<StoryBriefInput> = {}) => ({
  ...storyBriefSchema.parse({
    ...{
      characterName: 'Asha',
      characterAge: '7-9',
      characterGender: 'girl',
      friendName: people.companions?.[0]?.name ?? '',
    },
    ...input,
  }),
  people: { child: ASHA, hasSecondHero: false, companions: [], pet: null, grownUps: [], homeSeed: 1, ...people },
})
const CHOICES = pairwise({
  characterAge: AGE_BANDS,
  theme: THEMES,
  primaryValue: PRIMARY_VALUES,
  specialMessage: ['', 'Her Dada is in hospital.'],
  customTheme: ['trains', 'elephants', 'dance', 'Eid', 'a faraway island'],
})
/** Numbered choices; each test makes others of them into books. */
const books = (turn: number) => someOf([...CHOICES.entries()], 5, turn)
const optionsOf = ({ ...choices }: (typeof CHOICES)[number]) => ({ ...choices, customValue: 'patience' })
/** The texts of pages that are longer or shorter than the others of their age. */
const tooLong = ({ pages }: StoryDraft, age: AgeBand) => {
  const [least, most] = WORDS_PER_PAGE[age]
  return pages.map(({ text }) => text).filter(text => countWords(text) < least || countWords(text) > most)
}

test('books of a child in a wheelchair are as long as others, and their own', () => {
  const child = { ...ASHA, look: { mobilityAid: 'wheelchair' } } as const
  for (const [seed, choices] of books(1)) {
    const brief = briefOf({ child }, optionsOf(choices))
    const { draft, missing } = composeStory(brief, seed)
    expect(validateDraft(brief, draft)).toEqual([])
    expect(missing).toEqual([])
    expect(tooLong(draft, brief.characterAge)).toEqual([])
    expect(draft.bible.child).toContain('sitting in a wheelchair')
    expect(draft.bible.child).not.toMatch(/\blegs?\b|limbed/)
  }
  const rolled = composeStory(briefOf({ child }, { theme: 'space' }), 2).draft.pages.map(({ text }) => text)
  expect(rolled.join(' ')).toMatch(/roll|wheel/)
})

test.each([
  ['two', 0, [KABIR, MEERA]],
  ['three', 1, [KABIR, MEERA, RAVI]],
  ['an uncle and two children', 0, [RAVI, KABIR, MEERA]],
])('each of %s who come along is named on three pages, and seen on them', (_, turn, companions) => {
  const unseen: string[] = []
  const made = books(turn)
  for (const [seed, choices] of made) {
    const brief = briefOf({ companions }, optionsOf(choices))
    const { draft } = composeStory(brief, seed)
    const isQuiet = choices.specialMessage !== ''
    // In a quiet tale, a grown-up who comes along is the one at home.
    const along = companions.filter(({ relation }) => relation === null || !isQuiet)
    const [, ...others] = along.toSorted((a, b) => Number(a.relation !== null) - Number(b.relation !== null))
    for (const { name } of others) {
      const called = brief.characterAge === '2-3' ? (name.split(' ').at(-1) ?? name) : name
      const named = draft.pages.filter(({ text }) => text.includes(called))
      expect(named.length, `${called}: ${draft.pages.map(({ text }) => text).join('\n')}`).toBeGreaterThanOrEqual(
        brief.characterAge === '2-3' ? 2 : 3,
      )
      unseen.push(...named.filter(({ picture }) => !picture.altText.includes(called)).map(({ text }) => text))
    }
    expect(tooLong(draft, brief.characterAge)).toEqual([])
    expect(draft.cover.cast).toContain('friend')
  }
  // Close pictures have no room for all.
  expect(unseen.length).toBeLessThan(made.length * companions.length * 0.25)
})

test('those who come along are figures of their own in pictures, alternative texts and casts', () => {
  const { draft } = composeStory(briefOf({ companions: [RAVI, KABIR, MEERA] }, { theme: 'jungle' }), 5)
  const all = draft.pages.find(({ picture }) => picture.cast.includes('third-friend'))?.picture
  expect(all?.cast).toEqual(expect.arrayContaining(['friend', 'second-friend', 'third-friend']))
  for (const name of ['Kabir', 'Meera', 'Ravi Mama']) expect(all?.altText).toContain(name)
  expect(all?.shot?.figures.map(({ who }) => who)).toEqual(
    expect.arrayContaining(['child', 'friend', 'second-friend', 'third-friend']),
  )
})

test('all who come along do what a page says of the friend, if its picture has room for them', () => {
  const acts = /Kabir and Meera (?:held|pushed|pulled|blew|led|made|tried|flew|grabbed|brought|chased)\b/
  const told = someOf([...CHOICES.entries()], 2).map(([seed, choices]) => {
    const { draft } = composeStory(briefOf({ companions: [KABIR, MEERA] }, optionsOf(choices)), seed)
    const together = draft.pages.filter(({ text }) => acts.test(text))
    for (const { picture } of together) expect(picture.cast).toContain('second-friend')
    return together.length
  })
  expect(told.filter(count => count > 0).length).toBeGreaterThan(4)
  // Without others, the same sentences are about the friend.
  const alone = briefOf({ companions: [KABIR] }, { characterAge: '4-6', theme: 'superhero' })
  const deeds = [1, 2, 3, 4, 5, 6].map(seed => composeStory(alone, seed).draft.pages[7]?.text)
  expect(deeds.join(' ')).toContain('Kabir held the cape.')
})

test('a line about those who come along stands next to what the page says of the friend', () => {
  const brief = briefOf({ companions: [KABIR, MEERA] }, { characterAge: '10-12', theme: 'underwater', pet: 'Dog' })
  const calls = [1, 2, 3, 4, 5, 6].map(seed => composeStory(brief, seed).draft.pages[1]?.text ?? '')
  const ofAll = calls.filter(text => text.includes('Meera'))
  expect(ofAll.length).toBeGreaterThan(1)
  for (const text of ofAll) expect(text).toMatch(/Kabir.*Meera.*Asha’s dog/)
})

test('a part that the child plays is told first if the page has room for it, and names no day that a tale may not have', () => {
  for (const characterAge of ['4-6', '7-9', '10-12'] as const) {
    for (const theme of THEMES) {
      const brief = briefOf({}, { characterAge, theme, customTheme: 'trains', characterType: 'pirate' })
      const home = composeStory(brief, 4).draft.pages[0]?.text ?? ''
      if (home.includes('pirate')) expect(home).toMatch(/^[^.]*\bpirate\b/)
      expect(home).not.toMatch(/that (?:day|week)|since breakfast|pirate\. Asha (?!and)/)
    }
  }
})

test('those who come along are in the pictures of pages that do not name them', () => {
  const pages = [1, 2, 3, 4].flatMap(seed => {
    const { draft } = composeStory(briefOf({ companions: [KABIR, MEERA] }, { theme: 'underwater' }), seed)
    return draft.pages.filter(({ text, picture }) => picture.cast.includes('friend') && !text.includes('Meera'))
  })
  const seen = pages.filter(({ picture }) => picture.cast.includes('second-friend'))
  expect(seen.length).toBeGreaterThanOrEqual(pages.length / 2)
  expect(seen.every(({ picture }) => picture.altText.includes('Meera'))).toBe(true)
})

test('names that are only typed come along as well', () => {
  const brief = storyBriefSchema.parse({
    ...{
      characterName: 'Asha',
      characterAge: '7-9',
      characterGender: 'girl',
      friendName: 'Kabir and Meera',
      theme: 'jungle',
    },
  })
  const { draft } = composeStory(brief, 5)
  expect(draft.pages.filter(({ text }) => text.includes('Meera')).length).toBeGreaterThanOrEqual(3)
})

test('a second hero is in titles, and at home on the first and the last page', () => {
  const titles = new Set<string>()
  for (const [seed, choices] of books(0)) {
    if (choices.specialMessage !== '') continue
    const brief = briefOf({ companions: [KABIR], hasSecondHero: true }, optionsOf(choices))
    const { draft } = composeStory(brief, seed)
    const [home, bed] = [draft.pages[0], draft.pages.at(-1)]
    expect(`${home?.text} / ${bed?.text}`).toMatch(/Kabir.* \/ .*Kabir/s)
    expect(bed?.picture.shot?.figures).toContainEqual(expect.objectContaining({ who: 'friend', action: 'sleeping' }))
    expect(JSON.stringify(draft.pages)).not.toContain('far-window')
    expect(tooLong(draft, brief.characterAge)).toEqual([])
    titles.add(draft.title)
  }
  expect([...titles].some(title => title.startsWith('Asha, Kabir and the '))).toBe(true)
})

test('a pet is called by its name, after it has been said what it is', () => {
  const pet = { memberId: null, name: 'Bruno', pet: 'Dog', coat: { colour: 'black' }, seed: 3 } as const
  for (const [seed, choices] of books(1)) {
    const brief = briefOf({ pet }, { ...optionsOf(choices), pet: 'Dog' })
    const { draft } = composeStory(brief, seed)
    const text = draft.pages.map(page => page.text).join(' ')
    expect(text).not.toMatch(/\bthe dog\b|Bruno Bruno/i)
    const [first = ''] = /(?:[\w’]+ )?(?:[\w’]+ )?Bruno/.exec(text) ?? []
    if (brief.characterAge !== '2-3' && first !== '') expect(first).toMatch(/(?:her|Asha’s) dog Bruno/i)
    expect(draft.bible.pet).toBe('Bruno is a dog with a black coat.')
  }
})

test('the family’s own grown-up is at home, by name, and is drawn as that figure', () => {
  const brief = briefOf({ grownUps: [APPA, AJJI] }, { theme: 'space' })
  const { draft } = composeStory(brief, 3)
  expect(draft.pages[0]?.text).toContain('Ajji')
  expect(JSON.stringify(draft)).not.toMatch(/Nani|Dadi/)
  expect(peopleByFigure(brief, draft.told)).toEqual({ child: ASHA, grandmother: AJJI, father: APPA })
})

test('with a father alone, a tale has the father at home, and says he of him', () => {
  for (const theme of THEMES) {
    const brief = briefOf({ grownUps: [APPA] }, { theme, customTheme: 'trains' })
    const { draft } = composeStory(brief, 1)
    const figures = draft.pages.flatMap(({ picture }) => picture.shot?.figures.map(({ who }) => who) ?? [])
    if (theme === 'underwater' || theme === 'custom') expect(figures).toContain('father')
    expect(figures).not.toContain('grandfather')
  }
})

test('nobody who is mourned, ill or coming along is at home', () => {
  const mourned = composeStory(
    briefOf({ grownUps: [AJJI, APPA] }, { specialMessage: 'Her Ajji passed away.' }),
    1,
  ).draft
  expect(mourned.pages[2]?.text).toContain('Appa')
  const brief = briefOf({ grownUps: [AJJI], companions: [AJJI] }, { theme: 'space' })
  expect(peopleByFigure(brief, composeStory(brief, 1).draft.told)).toEqual({ child: ASHA, friend: AJJI })
})

test('glasses that a look has are put on by the illustrator alone', () => {
  const specialMessage = 'She wears glasses.'
  const worn = (glasses?: boolean) => {
    const child = { ...ASHA, look: glasses === undefined ? {} : { glasses } }
    const { draft } = composeStory(briefOf({ child }, { specialMessage }), 1)
    return draft.pages.some(({ picture }) => picture.shot?.figures.some(({ wears }) => wears === 'spectacles'))
  }
  expect([worn(), worn(true), worn(false)]).toEqual([true, false, false])
})

test('the appearance of everybody is described as the family chose it', () => {
  const look = {
    skin: 9,
    hairStyle: 'curls',
    hairLength: 'short',
    hearingAid: true,
    clothes: 'kurta',
    favouriteColour: 'teal',
  } as const
  const brief = briefOf({ child: { ...ASHA, look }, companions: [{ ...KABIR, look: { glasses: true } }, MEERA] })
  const { bible } = composeStory(brief, 1).draft
  expect(bible.child).toMatch(/dark brown skin.*short black hair in curls; a hearing aid; wearing teal kurta/)
  expect(bible.friend).toMatch(/^Kabir is an Indian boy.*round glasses.*Meera is an Indian girl/)
  expect(composeStory(brief, 99).draft.bible.friend).toBe(bible.friend)
})

test('names of people are printed without markup', () => {
  const people = sanitizeBrief(briefOf({ grownUps: [{ ...AJJI, name: 'Aj[j]i {x}' }] })).people
  expect(people.grownUps[0]?.name).toBe('Ajji x')
})
