import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import { type StoryBrief, type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import { AGE_BANDS, CHARACTER_TYPES, GENDERS, PETS, PRIMARY_VALUES, THEMES } from '@kahani/contracts/options'
import { createRandom } from '@kahani/random/random'
import { FULL } from '@kahani/testing/full'
import { combinations, everyCombination, pairwise } from '@kahani/testing/pairwise'
import { someOf } from '@kahani/testing/some-of'
import { firstName } from '@kahani/wishes/first-name'
import { beforeAll, describe, expect, test } from 'vitest'
import { listPassages } from '../drafts/draft-texts.ts'
import { validateDraft } from '../drafts/validate-draft.ts'
import { composeStory } from './compose-story.ts'
import { type GeneratedStory, LONG_MESSAGE, STORY_RULES } from './story-rules.fixture.ts'

const generate = (brief: StoryBrief, seed = 1) => composeStory(brief, seed).draft

const CHOICES = {
  characterAge: AGE_BANDS,
  theme: THEMES,
  primaryValue: PRIMARY_VALUES,
  characterType: CHARACTER_TYPES,
  characterGender: GENDERS,
} as const
const LONG_NAME = 'Sri Venkatanarasimharajuvaripeta Devi A B'
const TEXTS = {
  characterName: ['Asha', 'Rohan Mehta', LONG_NAME.slice(0, 40), 'आशा देवी', 'Zoë', 'Kailas'],
  friendName: ['', 'Kabir', 'Rani Didi', 'कबीर', 'Aunty Meenakshisundareswaran Iyer'],
  pet: PETS,
  specialMessage: [
    '',
    'Be brave.',
    'Grow slowly. Love, Papa',
    'one two three four five six seven eight nine ten',
    LONG_MESSAGE,
  ],
  customCharacter: [
    'doctor',
    'An elephant rider',
    'a girl who can talk to every bird and every beast in the whole wide jungle',
  ],
  customTheme: [
    'trains',
    'Diwali at Grandma’s house',
    'a faraway island where everybody plays cricket with the old dinosaurs',
  ],
  customValue: [
    'patience',
    'Being kind to animals',
    'never giving up even when it is very hard and everyone says to stop',
    'Eating on time',
  ],
} as const

const createBrief = (input: Partial<StoryBriefInput>) =>
  storyBriefSchema.parse({ characterName: 'Asha', characterAge: '7-9', characterGender: 'girl', ...input })

function generateStory(brief: StoryBrief, seed: number): GeneratedStory {
  const { draft, missing } = composeStory(brief, seed)
  return {
    brief,
    missing,
    draft,
    name: firstName(brief.characterName),
    story: draft.pages.map(page => page.text).join('\n'),
    pictures: [draft.cover, ...draft.pages.map(page => page.picture)],
  }
}

/** Every combination of choices, each with one random combination of texts. */
function fullMatrix(): StoryBrief[] {
  return everyCombination(CHOICES).map((choices, index) => {
    const { pick } = createRandom(`brief ${index}`)
    const texts = Object.entries(TEXTS).map(([field, entries]) => [field, pick<string>(entries)])
    return createBrief({ ...choices, ...Object.fromEntries(texts) })
  })
}

/** Every pair of choices and texts. */
const pairwiseBriefs = (): StoryBrief[] => pairwise({ ...CHOICES, ...TEXTS }).map(createBrief)

describe('every story', () => {
  const violations = new Map<string, Set<string>>()
  const briefs = FULL ? fullMatrix() : pairwiseBriefs()

  beforeAll(() => {
    for (const [index, brief] of briefs.entries()) {
      const story = generateStory(brief, index + 1)
      for (const [rule, check] of Object.entries(STORY_RULES)) {
        const violation = check(story)
        if (violation === undefined) continue
        violations.set(rule, (violations.get(rule) ?? new Set()).add(`${story.draft.title}: ${violation}`))
      }
    }
  })

  test('is generated for every combination of choices, or for every pair of them', () => {
    if (FULL) expect(briefs).toHaveLength(4 * 7 * 11 * 10 * 3)
    expect(new Set(briefs.map(brief => `${brief.theme} ${brief.primaryValue}`)).size).toBe(7 * 11)
    expect(new Set(briefs.map(brief => `${brief.characterAge} ${brief.characterType}`)).size).toBe(4 * 10)
  })

  test.each(Object.keys(STORY_RULES))('%s', rule => {
    expect([...(violations.get(rule) ?? [])].slice(0, 40)).toEqual([])
  })
})

describe('the seed', () => {
  test('makes the story reproducible', () => {
    for (const seed of [0, 7, 2 ** 31]) {
      const brief = createBrief({ friendName: 'Kabir', pet: 'Cat', characterType: 'wizard' })
      expect(generate(brief, seed)).toEqual(generate(brief, seed))
    }
  })

  test('varies the story', () => {
    for (const choices of someOf(everyCombination({ theme: THEMES, characterAge: AGE_BANDS }), 3)) {
      const brief = createBrief({ ...choices, customTheme: 'trains', friendName: 'Kabir', pet: 'Dog' })
      const stories = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => generateStory(brief, seed))
      expect(new Set(stories.map(({ story }) => story)).size).toBeGreaterThanOrEqual(4)
      expect(new Set(stories.map(({ draft }) => JSON.stringify(draft))).size).toBe(8)
    }
  })

  test('varies the plot of every theme', () => {
    for (const theme of THEMES) {
      const brief = createBrief({ theme, customTheme: 'volcanoes' })
      const stories = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => generateStory(brief, seed))
      expect(new Set(stories.map(({ draft }) => draft.pages[4]?.picture.altText)).size).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the family’s choices', () => {
  const storyOf = (input: Partial<StoryBriefInput>, seed = 3) => generateStory(createBrief(input), seed).story

  test('set the pronouns of the child', () => {
    expect(storyOf({ characterGender: 'girl' })).not.toMatch(/\b(his|him)self\b/)
    expect(storyOf({ characterGender: 'neutral', characterAge: '10-12' })).toMatch(/\btheir\b/)
    for (const seed of [1, 2, 3, 4]) {
      const alone = storyOf({ theme: 'custom', customTheme: 'trains', characterGender: 'neutral' }, seed)
      expect(alone).not.toMatch(/\bthey (was|is)\b/i)
    }
  })

  test('set the role of the child', () => {
    for (const characterAge of AGE_BANDS) {
      expect(storyOf({ characterAge, characterType: 'astronaut' })).toMatch(/an astronaut|Astronaut Asha/)
      expect(storyOf({ characterAge, characterType: 'princess', characterGender: 'boy' })).toMatch(/prince\b/i)
      for (const customCharacter of ['doctor', 'a doctor', 'A Doctor.']) {
        expect(storyOf({ characterAge, characterType: 'custom', customCharacter })).toMatch(/a doctor|the doctor/i)
      }
    }
    for (const theme of THEMES) {
      for (const customCharacter of ['a brave little kite', 'Spiderman']) {
        const youngest = { characterAge: '2-3', theme, customTheme: 'trains', characterType: 'custom' } as const
        for (const seed of [1, 2, 3]) {
          expect(storyOf({ ...youngest, customCharacter }, seed).toLowerCase()).toContain(customCharacter.toLowerCase())
        }
      }
    }
  })

  test('put a custom theme and a custom value into the story', () => {
    for (const characterAge of AGE_BANDS) {
      const story = generateStory(
        createBrief({
          characterAge,
          theme: 'custom',
          customTheme: 'Trains.',
          primaryValue: 'custom',
          customValue: 'Patience',
        }),
        5,
      )
      expect(`${story.draft.title} ${story.story}`).toMatch(/about trains|Trains|, trains!/)
      expect(story.story).toContain('Patience')
    }
  })

  test('are not interpreted as templates', () => {
    const { draft, story } = generateStory(
      createBrief({
        characterName: '{name} $& <b>',
        friendName: "$' {pet}",
        specialMessage: 'Be {brave} $1.',
        theme: 'custom',
        customTheme: '{friend} & $`',
      }),
      1,
    )
    expect(story).toContain('Be {brave} $1.')
    expect(draft.pages).toHaveLength(10)
  })
})

test('a tale shows a turn in its own way where that of the turn does not suit the place', () => {
  const brief = createBrief({ theme: 'custom', customTheme: 'volcanoes', primaryValue: 'gratitude' })
  const drafts = Array.from({ length: 40 }, (_, seed) => generate(brief, seed))
  const thanks = drafts.flatMap(({ pages }) => pages.filter(({ text }) => text.includes('carried everyone across')))
  const boats = thanks.map(({ picture }) => picture.shot?.objects.find(({ what }) => what === 'rowing-boat'))
  expect(boats.length).toBeGreaterThan(0)
  expect(new Set(boats.map(boat => boat?.distance))).toEqual(new Set(['near']))
})

test('a noun of a turn is shown as its value says, also where the tale has the same noun', () => {
  const brief = createBrief({ theme: 'custom', customTheme: 'volcanoes', primaryValue: 'courage' })
  const stories = Array.from({ length: 40 }, (_, seed) => generateStory(brief, seed))
  expect(stories.some(({ story, draft }) => story.includes('light') && draft.title.includes('Lantern'))).toBe(true)
  expect(stories.flatMap(({ missing }) => missing)).toEqual([])
})

test('a page leaves out what would make it too long', () => {
  const brief = createBrief({
    theme: 'magical',
    characterAge: '4-6',
    specialMessage: LONG_MESSAGE,
    friendName: 'Kabir',
  })
  for (let seed = 0; seed < 8; seed += 1) expect(validateDraft(brief, generate(brief, seed))).toEqual([])
})

test('the built-in moderator flags no story', async () => {
  const moderator = createBuiltInModerator()
  const flagged: string[] = []
  for (const [seed, choices] of combinations({
    theme: THEMES.filter(theme => theme !== 'custom'),
    primaryValue: PRIMARY_VALUES.filter(value => value !== 'custom'),
    characterAge: AGE_BANDS,
  }).entries()) {
    const passages = listPassages(generate(createBrief(choices), seed))
    const verdicts = await moderator.checkTexts(passages, { storyId: 1, signal: new AbortController().signal })
    flagged.push(...passages.filter((_, at) => verdicts[at]?.flagged))
  }
  expect(flagged).toEqual([])
})

test('hardly any two pictures of a book end alike in words, and many do not begin with the child', () => {
  for (const theme of ['space', 'jungle', 'farm', 'superhero'] as const) {
    const { cover, pages } = generate(createBrief({ theme, friendName: 'Kabir', pet: 'Dog' }), 7)
    const texts = [cover, ...pages.map(({ picture }) => picture)].map(({ altText }) => altText)
    expect(new Set(texts.map(text => text.split(' ').slice(-3).join(' '))).size).toBeGreaterThan(texts.length - 2)
    expect(texts.filter(text => text.startsWith('Asha')).length).toBeLessThan(texts.length * 0.7)
  }
})
