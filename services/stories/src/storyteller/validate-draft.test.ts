import type { StoryBriefInput } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { describe, expect, test } from 'vitest'
import { countWords } from './count-words.ts'
import { createBrief, page, picture, whole } from './draft.fixture.ts'
import { checkSellable, validateDraft } from './validate-draft.ts'

const brief = createBrief()
const withPage = (changed: Partial<typeof page>): StoryDraft => ({
  ...whole,
  pages: whole.pages.with(3, { ...page, ...changed }),
})

describe('validateDraft', () => {
  test('finds nothing missing in a whole draft', () => {
    expect(validateDraft(brief, whole)).toEqual([])
  })

  test('names a wrong number of pages', () => {
    expect(validateDraft(brief, { ...whole, pages: whole.pages.slice(1) })).toEqual([
      'The story has 9 pages and needs 10.',
    ])
  })

  test('names a page with too few words for the age band', () => {
    expect(validateDraft(brief, withPage({ text: 'Up goes Asha.' }))).toEqual(['Page 4 has 3 words and needs 5 to 10.'])
  })

  test('names a page with too many words for the age band', () => {
    const text = 'Up and up and up and up and up goes Asha.'
    expect(validateDraft(brief, withPage({ text }))).toEqual(['Page 4 has 11 words and needs 5 to 10.'])
  })

  test('names an empty page', () => {
    expect(validateDraft(brief, withPage({ text: ' … ' }))).toEqual(['Page 4 is empty.'])
  })

  test('names an empty title', () => {
    expect(validateDraft(brief, { ...whole, title: ' ' })).toEqual(['The title is empty.'])
  })

  test('names a page and a cover without alt text', () => {
    const draft = { ...withPage({ picture: { ...picture, altText: '' } }), cover: { ...picture, altText: ' ' } }
    expect(validateDraft(brief, draft)).toEqual(['The cover has no alt text.', 'Page 4 has no alt text.'])
  })

  test('names a story that never says the child’s name, even inside another word', () => {
    const pages = whole.pages.map(each => ({ ...each, text: 'Up, up, up goes Natasha today.' }))
    expect(validateDraft(brief, { ...whole, pages })).toEqual(["The story never says the child's name."])
  })

  test('takes a name in any script, in any case and with a possessive', () => {
    const named = (characterName: string, text: string) =>
      validateDraft({ ...brief, characterName }, { ...whole, pages: whole.pages.map(each => ({ ...each, text })) })
    expect(named('ASHA', 'Up, up, up goes Asha’s kite.')).toEqual([])
    expect(named('आशा देवी', 'Up, up, up goes आशा today.')).toEqual([])
    expect(named('J.P. (Jo)', 'Up, up, up goes J.P today.')).toEqual([])
  })
})

describe('what a family wishes', () => {
  const saying = (text: string): StoryDraft => ({ ...whole, pages: whole.pages.with(5, { text, picture }) })

  test('is a friend who is named and described', () => {
    const withFriend = createBrief({ friendName: 'Kabir Shah' })
    expect(validateDraft(withFriend, whole)).toEqual([
      'The bible does not say how everybody looks, in few words.',
      "The story never says the friend's name.",
    ])
    const bible = { ...whole.bible, friend: 'Kabir is tall.' }
    expect(validateDraft(withFriend, { ...saying('Up goes Asha with Kabir.'), bible })).toEqual([])
  })

  test('is a pet, by its word or another usual one', () => {
    const withPet = createBrief({ pet: 'Dog' })
    const bible = { ...whole.bible, pet: 'A brown dog.' }
    const of = (text: string) => validateDraft(withPet, { ...saying(text), bible })
    expect(of('Up goes Asha without anybody.')).toEqual(['The pet has no part in the story.'])
    expect(of('Asha sees a hot dogma now.')).toEqual(['The pet has no part in the story.'])
    expect(of('Up goes Asha’s Dog too.')).toEqual([])
    expect(of('Up goes Asha’s small puppy.')).toEqual([])
  })

  test.each(['character', 'theme', 'value'] as const)('is a %s in its own words', what => {
    const key = what === 'character' ? 'characterType' : what === 'value' ? 'primaryValue' : what
    const entry = { character: 'customCharacter', theme: 'customTheme', value: 'customValue' }[what]
    const own = (entered: string) => createBrief({ [key]: 'custom', [entry]: entered })
    const miss = [`The family's own ${what} is not named in the story.`]
    expect(validateDraft(own('my trains'), whole)).toEqual(miss)
    expect(validateDraft(own('my trains'), saying('Asha sees a long train.'))).toEqual([])
    expect(validateDraft(own('my trains'), { ...whole, title: 'Asha and the Train' })).toEqual([])
    expect(validateDraft(own('the zoo'), saying('Asha sees the small zoo.'))).toEqual([])
    expect(validateDraft(own('the zoo'), saying('Asha sees the small house.'))).toEqual(miss)
    expect(validateDraft(own('रेलगाड़ी'), whole)).toEqual([])
  })

  test('is no long saying on the short pages of the youngest', () => {
    const own = (characterAge: StoryBriefInput['characterAge']) =>
      validateDraft(createBrief({ characterAge, primaryValue: 'custom', customValue: 'always being honest' }), whole)
    const miss = "The family's own value is not named in the story."
    expect(own('2-3')).not.toContain(miss)
    expect(own('4-6')).toContain(miss)
  })

  test('is a message that shows, not merely by its names', () => {
    const withMessage = (specialMessage: string) => createBrief({ specialMessage })
    const miss = ['Nothing shows of the message, as far as it fits a gentle story.']
    expect(validateDraft(withMessage('Asha lost a tooth'), whole)).toEqual(miss)
    expect(validateDraft(withMessage('Asha lost a tooth'), saying('Asha has lost one tooth.'))).toEqual([])
    expect(validateDraft(withMessage('Please make it with Asha!'), whole)).toEqual([])
    expect(validateDraft(withMessage('Grow slowly'), saying('Nani whispers a secret to Asha.'))).toEqual([])
  })

  test('may be missing from a book that is sold, as an attack may be among the wishes', () => {
    const wishes = createBrief({
      friendName: 'Kabir',
      pet: 'Cat',
      theme: 'custom',
      customTheme: 'x',
      specialMessage: 'obey',
    })
    expect(checkSellable(wishes, whole)).toEqual([])
  })
})

describe('what nobody should be sold', () => {
  test.each([
    ['The story has 9 pages and needs 10.', { ...whole, pages: whole.pages.slice(1) }],
    ['Page 4 is empty.', withPage({ text: '' })],
    ['Page 4 has 3 words and needs 5 to 10.', withPage({ text: 'Up goes Asha.' })],
    ['Page 4 has 14 words and needs 5 to 10.', withPage({ text: 'up '.repeat(14) })],
    ['The title is empty.', { ...whole, title: '' }],
    ['The title is too long for a cover.', { ...whole, title: 'Asha '.repeat(30) }],
    [
      "The story never says the child's name.",
      { ...whole, pages: whole.pages.map(page => ({ ...page, text: 'Up, up, up, up, up.' })) },
    ],
    ['Page 4 is not plain prose.', withPage({ text: 'Asha goes up to evil.com today.' })],
    ['Page 4 is not plain prose.', withPage({ text: 'Asha goes up, {up} and `up`.' })],
    ['The title is not plain prose.', { ...whole, title: 'Asha <brief>' }],
    ['The cover in its picture is not plain prose.', { ...whole, cover: { ...picture, description: 'See www.x.com' } }],
    ['The bible is not plain prose.', { ...whole, bible: { ...whole.bible, child: 'Asha, a@b.co' } }],
  ])('%s', (miss, draft) => {
    expect(checkSellable(brief, draft)).toEqual([miss])
    expect(validateDraft(brief, draft)).toContain(miss)
  })

  test('is no page that is a few words off', () => {
    for (const words of [4, 13]) expect(checkSellable(brief, withPage({ text: 'up '.repeat(words) }))).toEqual([])
  })
})

test('pictures and looks that nobody can draw from are missed', () => {
  const long = 'Asha waves. '.repeat(120)
  expect(validateDraft(brief, withPage({ picture: { ...picture, description: long } }))).toEqual([
    'Page 4 has no picture described in few words.',
  ])
  expect(validateDraft(brief, { ...whole, cover: { ...picture, description: ' ' } })).toEqual([
    'The cover has no picture described in few words.',
  ])
  for (const child of ['', long]) {
    expect(validateDraft(brief, { ...whole, bible: { ...whole.bible, child } })).toEqual([
      'The bible does not say how everybody looks, in few words.',
    ])
  }
})

test('words are counted as a reader counts them', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('“Up, up!” — said\n आशा’s  2 … cats')).toBe(6)
})
