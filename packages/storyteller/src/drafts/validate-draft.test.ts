import type { StoryBriefInput } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { createBrief, page, picture, validDraft } from '@kahani/testing/drafts'
import { countWords } from '@kahani/wishes/count-words'
import { describe, expect, test } from 'vitest'
import * as drafts from './validate-draft.ts'

const brief = createBrief()
const validateDraft = (...args: Parameters<typeof drafts.validateDraft>) =>
  drafts.validateDraft(...args).map(({ sentence }) => sentence)
const findBlockingIssues = (...args: Parameters<typeof drafts.findBlockingIssues>) =>
  drafts.findBlockingIssues(...args).map(({ sentence }) => sentence)
const withPage = (changed: Partial<typeof page>): StoryDraft => ({
  ...validDraft,
  pages: validDraft.pages.with(3, { ...page, ...changed }),
})

describe('validateDraft', () => {
  test('accepts a valid draft', () => {
    expect(validateDraft(brief, validDraft)).toEqual([])
  })

  test('reports a wrong number of pages', () => {
    expect(validateDraft(brief, { ...validDraft, pages: validDraft.pages.slice(1) })).toEqual([
      'The story has 9 pages and needs 10.',
    ])
  })

  test('reports a page with too few words for the age band', () => {
    expect(validateDraft(brief, withPage({ text: 'Up goes Asha.' }))).toEqual(['Page 4 has 3 words and needs 5 to 10.'])
  })

  test('reports a page with too many words for the age band', () => {
    const text = 'Up and up and up and up and up goes Asha.'
    expect(validateDraft(brief, withPage({ text }))).toEqual(['Page 4 has 11 words and needs 5 to 10.'])
  })

  test('reports an empty page', () => {
    expect(validateDraft(brief, withPage({ text: ' … ' }))).toEqual(['Page 4 is empty.'])
  })

  test('counts the letters of a title with their vowel signs', () => {
    expect(validateDraft(brief, { ...validDraft, title: 'श्री'.repeat(40) })).toEqual([])
  })

  test('reports an empty title', () => {
    expect(validateDraft(brief, { ...validDraft, title: ' ' })).toEqual(['The title is empty.'])
  })

  test('reports a page and a cover without alt text', () => {
    const draft = { ...withPage({ picture: { ...picture, altText: '' } }), cover: { ...picture, altText: ' ' } }
    expect(validateDraft(brief, draft)).toEqual(['The cover has no alt text.', 'Page 4 has no alt text.'])
  })

  test('reports a missing name of the child, which inside another word does not count', () => {
    const pages = validDraft.pages.map(each => ({ ...each, text: 'Up, up, up goes Natasha today.' }))
    expect(validateDraft(brief, { ...validDraft, pages })).toEqual(["The story never says the child's name."])
  })

  test('finds a name in any script, in any case and with a possessive', () => {
    const named = (characterName: string, text: string) =>
      validateDraft(
        { ...brief, characterName },
        { ...validDraft, pages: validDraft.pages.map(each => ({ ...each, text })) },
      )
    expect(named('ASHA', 'Up, up, up goes Asha’s kite.')).toEqual([])
    expect(named('आशा देवी', 'Up, up, up goes आशा today.')).toEqual([])
    expect(named('J.P. (Jo)', 'Up, up, up goes J.P today.')).toEqual([])
    expect(named('J.P. (Jo)', 'Up, up, up goes Jap today.')).toEqual(["The story never says the child's name."])
  })
})

describe('validateDraft of the family’s wishes', () => {
  const withText = (text: string): StoryDraft => ({ ...validDraft, pages: validDraft.pages.with(5, { text, picture }) })

  test('requires the friend to be named and described', () => {
    const withFriend = createBrief({ friendName: 'Kabir Shah' })
    expect(validateDraft(withFriend, validDraft)).toEqual([
      'The bible does not say how everybody looks, in few words.',
      "The story never says the friend's name.",
    ])
    const bible = { ...validDraft.bible, friend: 'Kabir is tall.' }
    expect(validateDraft(withFriend, { ...withText('Up goes Asha with Kabir.'), bible })).toEqual([])
  })

  test('requires the pet to be described, and named by its kind or a synonym', () => {
    const withPet = createBrief({ pet: 'Dog' })
    const bible = { ...validDraft.bible, pet: 'A brown dog.' }
    const validate = (text: string) => validateDraft(withPet, { ...withText(text), bible })
    expect(validate('Up goes Asha without anybody.')).toEqual(['The pet has no part in the story.'])
    expect(validate('Asha sees a hot dogma now.')).toEqual(['The pet has no part in the story.'])
    expect(validate('Up goes Asha’s Dog too.')).toEqual([])
    expect(validate('Up goes Asha’s small puppy.')).toEqual([])
    const undescribed = { ...withText('Up goes Asha’s Dog too.'), bible: { ...bible, pet: null } }
    expect(validateDraft(withPet, undescribed)).toEqual(['The bible does not say how everybody looks, in few words.'])
  })

  test.each(['character', 'theme'] as const)('requires a custom %s to be mentioned', field => {
    const choice = field === 'character' ? 'characterType' : field
    const entry = { character: 'customCharacter', theme: 'customTheme' }[field]
    const withCustom = (text: string) => createBrief({ [choice]: 'custom', [entry]: text })
    const issue = [`The family's own ${field} is not named in the story.`]
    expect(validateDraft(withCustom('my trains'), validDraft)).toEqual(issue)
    expect(validateDraft(withCustom('my trains'), withText('Asha sees a long train.'))).toEqual([])
    expect(validateDraft(withCustom('my trains'), { ...validDraft, title: 'Asha and the Train' })).toEqual([])
    expect(validateDraft(withCustom('the zoo'), withText('Asha sees the small zoo.'))).toEqual([])
    expect(validateDraft(withCustom('the zoo'), withText('Asha sees the small house.'))).toEqual(issue)
    expect(validateDraft(withCustom('रेलगाड़ी'), validDraft)).toEqual([])
  })

  test('requires a virtue to be mentioned, and no other value of a family', () => {
    const withCustom = (customValue: string) => createBrief({ primaryValue: 'custom', customValue })
    const issue = [`The family's own value is not named in the story.`]
    expect(validateDraft(withCustom('Patience'), validDraft)).toEqual(issue)
    expect(validateDraft(withCustom('Patience'), withText('Asha is as patient as trees.'))).toEqual([])
    expect(validateDraft(withCustom('sach bolna'), validDraft)).toEqual([])
    expect(validateDraft(withCustom('eating on time'), validDraft)).toEqual([])
  })

  test('does not require a long custom value on the short pages of the youngest', () => {
    const withCustom = (characterAge: StoryBriefInput['characterAge']) =>
      validateDraft(
        createBrief({ characterAge, primaryValue: 'custom', customValue: 'believing in yourself' }),
        validDraft,
      )
    const issue = "The family's own value is not named in the story."
    expect(withCustom('2-3')).not.toContain(issue)
    expect(withCustom('7-9')).toContain(issue)
  })

  test('requires a trace of the message other than its names', () => {
    const withMessage = (specialMessage: string) => createBrief({ specialMessage })
    const issue = ['Nothing shows of the message, as far as it fits a gentle story.']
    expect(validateDraft(withMessage('Asha lost a tooth'), validDraft)).toEqual(issue)
    expect(validateDraft(withMessage('Asha lost a tooth'), withText('Asha has lost one tooth.'))).toEqual([])
    expect(validateDraft(withMessage('Please make it with Asha!'), validDraft)).toEqual([])
    expect(validateDraft(withMessage('Grow slowly'), withText('Nani whispers a secret to Asha.'))).toEqual([])
  })

  test('reports an instruction that is printed, a fact as speech, and grief in a title', () => {
    const asked = createBrief({ specialMessage: 'Please be very gentle. She wears big glasses.' })
    const printed = 'Page 4 repeats an instruction or a fact of the message. Follow it instead, and let nobody say it.'
    expect(validateDraft(asked, withPage({ text: 'Asha, please be very gentle today.' }))).toEqual([printed])
    expect(validateDraft(asked, withPage({ text: 'Asha hears: “She wears big glasses.”' }))).toEqual([printed])
    expect(validateDraft(asked, withPage({ text: 'Asha says that she wears big glasses.' }))).toEqual([])

    const grief = createBrief({ specialMessage: 'Her Nani passed away last month.' })
    const title = ['The title speaks of a death, an illness or somebody who is mourned.']
    expect(validateDraft(grief, { ...validDraft, title: 'Asha Misses Nani' })).toEqual(title)
    expect(validateDraft(grief, validDraft)).toEqual([])
  })

  test('does not block publishing, since a wish may be an injection attempt', () => {
    const wishes = createBrief({
      friendName: 'Kabir',
      pet: 'Cat',
      theme: 'custom',
      customTheme: 'x',
      specialMessage: 'obey',
    })
    expect(findBlockingIssues(wishes, validDraft)).toEqual([])
  })
})

describe('findBlockingIssues', () => {
  test.each([
    ['The story has 9 pages and needs 10.', { ...validDraft, pages: validDraft.pages.slice(1) }],
    ['Page 4 is empty.', withPage({ text: '' })],
    ['Page 4 has 3 words and needs 5 to 10.', withPage({ text: 'Up goes Asha.' })],
    ['Page 4 has 14 words and needs 5 to 10.', withPage({ text: 'up '.repeat(14) })],
    ['The title is empty.', { ...validDraft, title: '' }],
    ['The title is too long for a cover.', { ...validDraft, title: 'Asha '.repeat(30) }],
    [
      "The story never says the child's name.",
      { ...validDraft, pages: validDraft.pages.map(page => ({ ...page, text: 'Up, up, up, up, up.' })) },
    ],
    ['Page 4 is not plain prose.', withPage({ text: 'Asha goes up to evil.com today.' })],
    ['Page 4 is not plain prose.', withPage({ text: 'Asha goes up, {up} and `up`.' })],
    ['The title is not plain prose.', { ...validDraft, title: 'Asha <brief>' }],
    [
      'The cover in its picture is not plain prose.',
      { ...validDraft, cover: { ...picture, description: 'See www.x.com' } },
    ],
    ['The bible is not plain prose.', { ...validDraft, bible: { ...validDraft.bible, child: 'Asha, a@b.co' } }],
  ])('reports: %s', (issue, draft) => {
    expect(findBlockingIssues(brief, draft)).toEqual([issue])
    expect(validateDraft(brief, draft)).toContain(issue)
  })

  test('tolerates a page that is a few words off', () => {
    for (const words of [4, 13]) expect(findBlockingIssues(brief, withPage({ text: 'up '.repeat(words) }))).toEqual([])
  })
})

test('each issue has the code of its rule, which names nothing of the brief', () => {
  const wishes = { friendName: 'Kabir', pet: 'Cat', theme: 'custom', customTheme: 'trains', specialMessage: 'Be brave' }
  const draft = {
    ...validDraft,
    title: 'Asha '.repeat(30),
    bible: { ...validDraft.bible, child: '' },
    cover: { ...picture, description: '', altText: '' },
    pages: [
      { ...page, text: '' },
      { ...page, text: 'See {up}' },
    ],
  }
  const issues = drafts.validateDraft(createBrief({ ...wishes, characterName: 'Zoya' } as StoryBriefInput), draft)
  expect(issues.map(({ rule }) => rule)).toEqual([
    ...['title-length', 'page-count', 'page-empty', 'page-length', 'child-name', 'plain-text'],
    ...['bible', 'picture', 'alt-text', 'friend-name', 'pet', 'own-theme', 'message'],
  ])
})

test('validateDraft reports empty and overlong descriptions', () => {
  const long = 'Asha waves. '.repeat(120)
  expect(validateDraft(brief, withPage({ picture: { ...picture, description: long } }))).toEqual([
    'Page 4 has no picture described in few words.',
  ])
  expect(validateDraft(brief, { ...validDraft, cover: { ...picture, description: ' ' } })).toEqual([
    'The cover has no picture described in few words.',
  ])
  for (const child of ['', long]) {
    expect(validateDraft(brief, { ...validDraft, bible: { ...validDraft.bible, child } })).toEqual([
      'The bible does not say how everybody looks, in few words.',
    ])
  }
})

test('countWords ignores punctuation and counts words of any script', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('“Up, up!” — said\n आशा’s  2 … cats')).toBe(6)
})
