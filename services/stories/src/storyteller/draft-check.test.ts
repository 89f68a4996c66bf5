import { storyBriefSchema } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/drawing'
import { describe, expect, test } from 'vitest'
import { countWords } from './count-words.ts'
import { checkDraft } from './draft-check.ts'

const brief = storyBriefSchema.parse({ characterName: 'Asha Rao', characterAge: '2-3', characterGender: 'girl' })
const picture: StoryDraft['cover'] = {
  description: 'Asha waves.',
  altText: 'Asha waves.',
  setting: 'home',
  timeOfDay: 'day',
  action: 'waving',
  expression: 'happy',
  cast: [],
  guide: null,
  props: [],
}
const page = { text: 'Up, up, up goes Asha today.', picture }
const whole: StoryDraft = {
  title: 'Asha and the Moon',
  bible: { child: 'Asha is small.', friend: null, pet: null },
  cover: picture,
  pages: Array.from({ length: 10 }, () => page),
}
const withPage = (changed: Partial<typeof page>): StoryDraft => ({
  ...whole,
  pages: whole.pages.with(3, { ...page, ...changed }),
})

describe('checkDraft', () => {
  test('finds nothing missing in a whole draft', () => {
    expect(checkDraft(brief, whole)).toEqual([])
  })

  test('names a wrong number of pages', () => {
    expect(checkDraft(brief, { ...whole, pages: whole.pages.slice(1) })).toEqual([
      'The story has 9 pages and needs 10.',
    ])
  })

  test('names a page with too few words for the age band', () => {
    expect(checkDraft(brief, withPage({ text: 'Up goes Asha.' }))).toEqual(['Page 4 has 3 words and needs 5 to 10.'])
  })

  test('names a page with too many words for the age band', () => {
    const text = 'Up and up and up and up and up goes Asha.'
    expect(checkDraft(brief, withPage({ text }))).toEqual(['Page 4 has 11 words and needs 5 to 10.'])
  })

  test('names an empty page', () => {
    expect(checkDraft(brief, withPage({ text: ' … ' }))).toEqual(['Page 4 is empty.'])
  })

  test('names an empty title', () => {
    expect(checkDraft(brief, { ...whole, title: ' ' })).toEqual(['The title is empty.'])
  })

  test('names a page and a cover without alt text', () => {
    const draft = { ...withPage({ picture: { ...picture, altText: '' } }), cover: { ...picture, altText: ' ' } }
    expect(checkDraft(brief, draft)).toEqual(['The cover has no alt text.', 'Page 4 has no alt text.'])
  })

  test('names a story that never says the child’s name, even inside another word', () => {
    const pages = whole.pages.map(each => ({ ...each, text: 'Up, up, up goes Natasha today.' }))
    expect(checkDraft(brief, { ...whole, pages })).toEqual(["The story never says the child's name."])
  })

  test('takes a name in any script, in any case and with a possessive', () => {
    const named = (characterName: string, text: string) =>
      checkDraft({ ...brief, characterName }, { ...whole, pages: whole.pages.map(each => ({ ...each, text })) })
    expect(named('ASHA', 'Up, up, up goes Asha’s kite.')).toEqual([])
    expect(named('आशा देवी', 'Up, up, up goes आशा today.')).toEqual([])
    expect(named('J.P. (Jo)', 'Up, up, up goes J.P today.')).toEqual([])
  })
})

test('words are counted as a reader counts them', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('“Up, up!” — said\n आशा’s  2 … cats')).toBe(6)
})
