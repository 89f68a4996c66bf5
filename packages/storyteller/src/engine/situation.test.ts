import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import { type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { AGE_BANDS, type Gender, THEMES } from '@kahani/contracts/options'
import { FULL } from '@kahani/testing/full'
import { someOf } from '@kahani/testing/some-of'
import { firstName } from '@kahani/wishes/first-name'
import { readMessage } from '@kahani/wishes/read-message'
import { describe, expect, test } from 'vitest'
import { listPassages, storyText } from '../drafts/draft-texts.ts'
import { printsWish } from '../drafts/wish-issues.ts'
import { composeStory } from './compose-story.ts'
import { SPOKEN_MESSAGES, UNTOLD_MESSAGES, VARIED_MESSAGES } from './other-messages.fixture.ts'
import { STORY_RULES } from './story-rules.fixture.ts'
import { JOYS } from './told-joys.fixture.ts'
import { CHILD_NAMES, WORRIES } from './told-messages.fixture.ts'

const TOLD_MESSAGES = [...JOYS, ...WORRIES]

const createBrief = (child: Gender, specialMessage: string, input: Partial<StoryBriefInput> = {}) =>
  storyBriefSchema.parse({
    characterName: CHILD_NAMES[child],
    characterGender: child,
    characterAge: '7-9',
    customTheme: 'trains',
    specialMessage,
    ...input,
  })
/** The situation that a message tells first; null if it tells none. */
function situationOf(brief: ReturnType<typeof createBrief>) {
  const [telling] = readMessage(brief).tellings
  return telling === undefined ? null : { kind: telling.kind, mood: telling.mood }
}
const generate = (brief: ReturnType<typeof createBrief>, seed = 3) => composeStory(brief, seed).draft
const opening = (draft: StoryDraft) => draft.pages[0]?.text ?? ''

describe.each(TOLD_MESSAGES)('“$message”', ({ child, message, kind, mood, lines }) => {
  test('is recognized', () => {
    expect(situationOf(createBrief(child, message))).toEqual({ kind, mood })
  })

  test.each(AGE_BANDS)('begins a story for %s', characterAge => {
    const line = lines[AGE_BANDS.indexOf(characterAge)] ?? ''
    const draft = generate(createBrief(child, message, { characterAge }))
    expect(opening(draft).startsWith(`${line} `)).toBe(true)
  })
})

test.each(VARIED_MESSAGES)('a message about a %s, “%s”, is told: %s', (child, message, kind) => {
  const brief = createBrief(child, message)
  expect(situationOf(brief)).toMatchObject({ kind })
  expect(opening(generate(brief))).not.toBe(opening(generate({ ...brief, specialMessage: '' })))
})

test.each(UNTOLD_MESSAGES)('of a message about a %s, “%s”, nothing is printed', (child, message) => {
  expect(situationOf(createBrief(child, message))).toBeNull()
  for (const characterAge of AGE_BANDS) {
    const story = storyText(generate(createBrief(child, message, { characterAge })))
    expect(printsWish(story, { kind: 'instruction', text: message })).toBe(false)
    expect(story).not.toMatch(/secret|whispered something|in a whisper|a note/)
  }
})

test.each(SPOKEN_MESSAGES)('a message to a %s, “%s”, is told as %s', (child, message, words) => {
  const brief = createBrief(child, message)
  expect(situationOf(brief)).toBeNull()
  expect(generate(brief).pages[8]?.text).toContain(words)
})

describe('a message of several sentences', () => {
  test('is told and quoted', () => {
    const draft = generate(createBrief('girl', 'We are moving to Pune. You will make new friends, my brave girl.'))
    expect(opening(draft)).toContain('moving to Pune')
    expect(draft.pages[8]?.text).toContain('“You will make new friends, my brave girl.”')
  })

  test('is told and makes a wish', () => {
    const draft = generate(createBrief('boy', 'Aarav started school on Monday. Please make it about trains.'))
    expect(opening(draft)).toContain('started school')
    expect(draft.pages[8]?.text).toContain('about trains')
  })

  test('is told without its signature', () => {
    const draft = generate(createBrief('girl', 'She started kindergarten today. Love, Nani'))
    expect(storyText(draft)).not.toMatch(/Love, Nani/)
  })

  test('of joy and sorrow is told without cheer', () => {
    expect(situationOf(createBrief('girl', 'She won the race but she is sad'))).toEqual({
      kind: 'other',
      mood: 'fact',
    })
  })
})

describe('who and what is away', () => {
  const themes = THEMES.filter(theme => theme !== 'custom')

  test('is not at home in the same story', () => {
    for (const theme of themes) {
      for (const seed of [1, 2, 3, 4, 5]) {
        const story = storyText(generate(createBrief('boy', 'Nana is away in Delhi', { theme }), seed))
        expect(story.match(/Nana\b/g)?.length).toBeLessThanOrEqual(2)
      }
    }
  })

  test('is no other festival than that of the plot', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(storyText(generate(createBrief('boy', 'Holi is coming', { theme: 'magical' }), seed))).not.toContain(
        'Diwali',
      )
    }
  })
})

const FAMILIES: Partial<StoryBriefInput>[] = [
  { friendName: 'Zoya', pet: 'Dog', characterType: 'astronaut' },
  { characterType: 'custom', customCharacter: 'doctor' },
  { friendName: 'Ishaan', primaryValue: 'custom', customValue: 'patience' },
  { pet: 'Dragon', characterType: 'princess' },
]

test('every story with a message keeps the rules of stories', async () => {
  const moderator = createBuiltInModerator()
  const options = { storyId: 1, signal: new AbortController().signal }
  const told = TOLD_MESSAGES.map(({ child, message }) => [child, message] as const)
  const rows = [...told, ...VARIED_MESSAGES, ...UNTOLD_MESSAGES, ...SPOKEN_MESSAGES]
  const violations: string[] = []
  const themesOf = (at: number) => (FULL ? THEMES : [THEMES[at % THEMES.length] ?? 'custom'])
  const agesOf = (at: number) => someOf(AGE_BANDS, AGE_BANDS.length, at)
  const books = rows
    .flatMap((row, at) => agesOf(at).map(characterAge => ({ row, characterAge })))
    .flatMap((choices, at) => themesOf(at).map(theme => ({ ...choices, theme })))
  for (const [at, { row, characterAge, theme }] of someOf([...books.entries()], 2)) {
    const [child, message] = row
    const brief = createBrief(child, message, { ...FAMILIES[at % FAMILIES.length], characterAge, theme })
    const draft = generate(brief, at)
    const pictures = [draft.cover, ...draft.pages.map(page => page.picture)]
    const story = { brief, draft, name: firstName(brief.characterName), story: storyText(draft), pictures, missing: [] }
    for (const [rule, check] of Object.entries(STORY_RULES)) {
      const violation = check(story)
      if (violation !== undefined) violations.push(`${message} (${characterAge}): ${rule}: ${violation}`)
    }
    if (characterAge !== AGE_BANDS[rows.indexOf(row) % AGE_BANDS.length]) continue
    const verdicts = await moderator.checkTexts(listPassages(draft), options)
    if (verdicts.some(verdict => verdict.flagged)) violations.push(`${message} (${characterAge}): flagged`)
  }
  expect(violations.slice(0, 20)).toEqual([])
})

test.each(['Baby Tara Devi', 'आशा', 'Venkatanarasimharajuvaripeta'])('the child may be called %s', characterName => {
  for (const characterAge of AGE_BANDS) {
    const brief = createBrief('girl', 'she lost her first tooth today', { characterName, characterAge })
    expect(opening(generate(brief))).toMatch(/tooth/)
  }
})
