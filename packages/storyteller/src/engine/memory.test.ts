import { readFileSync } from 'node:fs'
import { storyBriefSchema } from '@kahani/contracts/brief'
import type { ToldTale } from '@kahani/contracts/illustration'
import { AGE_BANDS, type AgeBand, PRIMARY_VALUES, THEMES } from '@kahani/contracts/options'
import { IDEAS } from '@kahani/wishes/ideas'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { FRAMES } from '../frames/frames.ts'
import { printedSentences } from '../wording/render-page.ts'
import { composeStory } from './compose-story.ts'
import { phraseOf, talesOf } from './library.ts'

const briefFor = (characterAge: AgeBand, wishes: object) =>
  storyBriefSchema.parse({
    ...{ characterName: 'Asha', characterAge, characterGender: 'girl', friendName: 'Kabir', pet: 'Dog' },
    ...wishes,
  })

/** Stories for the same brief, one after the other. */
function tellInTurn(brief: ReturnType<typeof briefFor>, count: number, seed: number) {
  const told: ToldTale[] = []
  return Array.from({ length: count }, (_, number) => {
    const { draft } = composeStory(brief, seed + number, told)
    if (draft.told) told.push(draft.told)
    return draft
  })
}
const sentencesOf = ({ pages }: ReturnType<typeof tellInTurn>[number]) =>
  pages.flatMap(({ text }) => printedSentences(text))
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

test('three equal briefs about an idea get three tales, titles and turns, with few equal sentences', () => {
  const shares = IDEAS.map((idea, at) => {
    const value = PRIMARY_VALUES[at % PRIMARY_VALUES.length]
    const brief = (age: AgeBand) =>
      briefFor(age, { theme: 'custom', customTheme: phraseOf(idea), primaryValue: value, customValue: 'patience' })
    const pairs = AGE_BANDS.flatMap(age => {
      const drafts = tellInTurn(brief(age), 3, at)
      expect(new Set(drafts.map(({ told }) => told?.tale)).size).toBe(3)
      expect(new Set(drafts.map(({ told }) => told?.turn)).size).toBe(3)
      expect(new Set(drafts.map(({ title }) => title)).size).toBe(3)
      const [first = [], second = [], third = []] = drafts.map(sentencesOf)
      return [
        [first, second],
        [first, third],
        [second, third],
      ].map(([a = [], b = []]) => b.filter(sentence => a.includes(sentence)).length / b.length)
    })
    return { idea, share: mean(pairs) }
  })
  expect(shares.filter(({ share }) => share > 0.2)).toEqual([])
})

test('a set tale that is asked for again at once is another one, and then the oldest', () => {
  for (const theme of THEMES.filter(each => each !== 'custom')) {
    const [first, second, third] = tellInTurn(briefFor('7-9', { theme }), 3, 1).map(({ told }) => told?.tale)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  }
})

test('something of the last tale is there in the next story', () => {
  const file = new URL('../keepsakes/en.yaml', import.meta.url)
  const keepsakes: Record<string, Record<string, string>> = parse(readFileSync(file, 'utf8'))
  const names = [...THEMES.flatMap(theme => talesOf(theme).map(({ name }) => name)), ...Object.keys(FRAMES)]
  expect(Object.keys(keepsakes).sort()).toEqual(names.sort())
  for (const [at, name] of names.entries()) {
    for (const age of AGE_BANDS) {
      const theme = THEMES[at % (THEMES.length - 1)]
      const earlier = [{ tale: name, turn: 'kindness/0', sentences: [] }]
      const { draft } = composeStory(briefFor(age, { theme }), at, earlier)
      const texts = draft.pages.map(({ text }) => text).join(' ')
      const lines = Object.values(keepsakes[name] ?? {})
      expect(
        lines.some(line => texts.includes(line)),
        `${name} for ${age}`,
      ).toBe(true)
    }
  }
})
