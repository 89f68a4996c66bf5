import { type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import { AGE_BANDS, PRIMARY_VALUES, THEMES, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { everyCombination } from '@kahani/testing/pairwise'
import { someOf } from '@kahani/testing/some-of'
import { countWords } from '@kahani/wishes/count-words'
import { describe, expect, test } from 'vitest'
import { containsName } from '../drafts/draft-texts.ts'
import { isPlainText } from '../drafts/sanitize-brief.ts'
import { MEASURES } from '../rewrites/measures.ts'
import { composeStory } from './compose-story.ts'
import { FAMILY_BRIEFS } from './families.fixture.ts'
import { replanStory } from './plan-story.ts'
import { type PageRewrite, rewritePage } from './rewrite-page.ts'

const KINDS = ['shorter', 'simpler', 'funnier', 'calmer'] as const
const createBrief = (input: Partial<StoryBriefInput>) =>
  storyBriefSchema.parse({ characterName: 'Asha', characterAge: '7-9', characterGender: 'girl', ...input })

/** The second story of a child, and a function that rewrites its pages. */
function tellStory(input: Partial<StoryBriefInput>, seed = 1) {
  const brief = createBrief(input)
  const earlier = composeStory(brief, seed).draft.told
  const { draft } = composeStory(brief, seed + 1, earlier && [earlier])
  const { told } = draft
  if (told === undefined) throw new Error('The story does not say what it told')
  const texts = draft.pages.map(({ text }) => text)
  const rewrite = (pageNumber: number, kind: PageRewrite['kind'], changes: Partial<PageRewrite> = {}) => {
    const picture = draft.pages[pageNumber - 1]?.picture ?? draft.cover
    return rewritePage(brief, seed + 1, { pageNumber, pages: texts, picture, kind, told, earlier: [], ...changes })
  }
  return { brief, draft, told, texts, rewrite }
}

/** Stories of every theme, value and age, alone and with others. */
const STORIES = everyCombination({ theme: THEMES.filter(theme => theme !== 'custom'), characterAge: AGE_BANDS }).map(
  (choices, at): Partial<StoryBriefInput> => ({
    ...choices,
    primaryValue: PRIMARY_VALUES[at % (PRIMARY_VALUES.length - 1)],
    ...(at % 3 === 0 ? {} : { friendName: at % 3 === 1 ? 'Kabir' : 'Kabir and Zoya', pet: 'Dog' as const }),
    specialMessage: at % 2 === 0 ? 'Be brave. Papa' : '',
  }),
)

test('a story that was told is planned again with the same texts', () => {
  for (const [at, input] of someOf(FAMILY_BRIEFS, 48, 1).entries()) {
    const { brief, told, texts } = tellStory(input, at)
    const plan = replanStory(brief, at + 1, told)
    expect(plan?.pages.map(page => plan.render(page).text)).toEqual(texts)
  }
})

describe('every rewritten page', () => {
  const stories = someOf(STORIES, 3, 1).map((input, at) => tellStory(input, at))
  const rewrites = stories.flatMap(({ brief, draft, texts, rewrite }) =>
    texts.flatMap((before, index) =>
      KINDS.map(kind => ({ kind, before, text: rewrite(index + 1, kind), brief, draft, index })),
    ),
  )
  const written = rewrites.flatMap(({ text, ...each }) => (text === null ? [] : { ...each, text }))

  test('is another one that can be printed, within the limits of its age', () => {
    for (const { text, before, brief } of written) {
      const [minWords, maxWords] = WORDS_PER_PAGE[brief.characterAge]
      expect(text).not.toBe(before)
      expect(isPlainText(text), text).toBe(true)
      expect(text).not.toMatch(/[[\]]| {2}|\s[,.!?]/)
      expect(countWords(text), text).toBeGreaterThanOrEqual(minWords)
      expect(countWords(text), text).toBeLessThanOrEqual(maxWords)
    }
  })

  test('is more of what was asked for', () => {
    for (const { kind, text, before } of written) {
      expect(MEASURES[kind](text), `${kind}: ${text}`).toBeGreaterThan(MEASURES[kind](before))
    }
  })

  test('keeps who comes along, and the words of the parents', () => {
    for (const { text, before } of written) {
      for (const word of ['Kabir', 'Zoya', 'dog', 'Be brave. Papa']) {
        if (containsName(before, word)) expect(containsName(text, word), text).toBe(true)
      }
    }
  })

  test('is there for most pages', () => {
    const shareOf = (kind: string) => {
      const ofKind = rewrites.filter(each => each.kind === kind)
      return ofKind.filter(({ text }) => text !== null).length / ofKind.length
    }
    expect(shareOf('funnier')).toBeGreaterThan(0.7)
    expect(shareOf('calmer')).toBeGreaterThan(0.6)
    expect(shareOf('simpler')).toBeGreaterThan(0.3)
    expect(shareOf('shorter')).toBeGreaterThan(0.35)
    const pages = Map.groupBy(
      rewrites,
      ({ draft, index }) => `${stories.findIndex(each => each.draft === draft)}/${index}`,
    )
    const withAny = [...pages.values()].filter(each => each.some(({ text }) => text !== null))
    expect(withAny.length / pages.size).toBeGreaterThan(0.85)
  })
})

test('a page is rewritten again and again without a repetition, until there is no other wording', () => {
  const { texts, rewrite } = tellStory({ characterAge: '10-12', theme: 'jungle' })
  const seen = [texts[2] ?? '']
  for (;;) {
    const text = rewrite(3, 'funnier', { pages: texts.with(2, seen.at(-1) ?? ''), earlier: seen })
    if (text === null) break
    expect(seen).not.toContain(text)
    seen.push(text)
  }
  expect(seen.length).toBeGreaterThanOrEqual(4)
})

test('a rewritten page names nothing that its picture does not show', () => {
  const { draft, texts, rewrite } = tellStory({ characterAge: '7-9', theme: 'space', primaryValue: 'courage' })
  const nouns = (kind: PageRewrite['kind'], changes?: Partial<PageRewrite>) =>
    texts.flatMap((_, index) => rewrite(index + 1, kind, changes) ?? [])
  const [page] = draft.pages
  const empty = page && {
    ...page.picture,
    guide: null,
    shot: page.picture.shot && { ...page.picture.shot, figures: [], objects: [] },
  }
  expect(nouns('calmer').length).toBeGreaterThan(nouns('calmer', { picture: empty ?? draft.cover }).length)
})

test('a quiet tale is never made funnier by a joke', () => {
  const { texts, rewrite } = tellStory({ theme: 'space', specialMessage: 'Thatha is no more.' })
  const jokes = texts.flatMap((_, index) => rewrite(index + 1, 'funnier') ?? []).join(' ')
  expect(jokes).not.toMatch(/Whee|Hurray|Oops|Goodness|Hmpf/)
})

test('there is no rewrite of a tale or a turn that does not exist any more', () => {
  const { told, rewrite } = tellStory({ theme: 'space' })
  expect(rewrite(1, 'funnier', { told: { ...told, tale: 'the-lost-tale' } })).toBeNull()
  expect(rewrite(1, 'funnier', { told: { ...told, turn: 'kindness/9' } })).toBeNull()
})
