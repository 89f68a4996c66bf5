import { type StoryBrief, storyBriefSchema } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { namesAvoided } from '@kahani/wishes/avoided'
import { findIdeas } from '@kahani/wishes/find-ideas'
import { withoutArticle } from '@kahani/wishes/grammar'
import { isUsed, listUses, type WishUse } from '@kahani/wishes/list-uses'
import { readWishes } from '@kahani/wishes/read-wishes'
import { expect, test } from 'vitest'
import { storyText } from '../drafts/draft-texts.ts'
import { validateDraft } from '../drafts/validate-draft.ts'
import { isGriefTitle, printsWish } from '../drafts/wish-issues.ts'
import { composeStory } from './compose-story.ts'
import { FAMILY_BRIEFS } from './families.fixture.ts'
import { phraseOf, quietTales, talesAbout } from './library.ts'

const books = FAMILY_BRIEFS.map((input, seed) => {
  const brief = storyBriefSchema.parse(input)
  const { draft, missing } = composeStory(brief, seed)
  return { brief, draft, missing, text: storyText(draft), wishes: readWishes(brief), uses: listUses(brief) }
})
type Book = (typeof books)[number]

const label = ({ brief }: Book) =>
  [brief.characterAge, brief.customTheme || brief.theme, brief.friendName, brief.specialMessage].join(' / ')
const failing = (isRight: (book: Book) => boolean) => books.filter(book => !isRight(book)).map(label)
const countPages = (draft: StoryDraft, word: string) => draft.pages.filter(({ text }) => text.includes(word)).length

/** Whether a book has what the form says of a wish. */
function isKept({ use }: WishUse, { brief, draft, text, wishes }: Book): boolean {
  switch (use.kind) {
    case 'idea':
      return talesAbout(use.idea).some(({ name }) => name === draft.told?.tale)
    case 'named':
      return `${draft.title} ${text}`.toLowerCase().includes(use.phrase.toLowerCase())
    case 'child':
    case 'grown-up':
      return countPages(draft, use.name) >= 2
    case 'told':
      return draft.pages[0]?.text !== composeStory({ ...brief, specialMessage: '' }, 0).draft.pages[0]?.text
    case 'quoted':
      return text.includes(`“${wishes.quote?.text}”`)
    case 'whispered':
      return /whisper/.test(text)
    case 'bedtime':
      return text.includes(phraseOf(use.idea))
    case 'left-out':
      return use.things.every(thing => !namesAvoided(`${draft.title} ${text}`, thing))
    case 'quiet':
      return quietTales(use.about).some(({ name }) => name === draft.told?.tale)
    case 'glasses':
      return draft.pages
        .slice(0, -1)
        .some(({ picture }) => picture.shot?.figures.some(({ wears }) => wears === 'spectacles'))
    case 'said':
      return text.toLowerCase().includes(use.virtue)
    case 'value':
      return draft.told?.turn.startsWith(`${use.value}/`) === true
    case 'played':
      return text.includes(withoutArticle(wishes.character ?? wishes.meantCharacter ?? ''))
    default:
      return true
  }
}

test('each wish that the form promises is in the book', () => {
  expect(
    books.flatMap(book =>
      book.uses
        .filter(use => isUsed(use) && !isKept(use, book))
        .map(use => `${label(book)}: ${JSON.stringify(use.use)}`),
    ),
  ).toEqual([])
})

test('no instruction, fact or grief is printed as speech or in a title', () => {
  expect(
    failing(({ draft, wishes }) =>
      [draft.title, ...draft.pages.map(({ text }) => text)].every(
        text => !wishes.readings.some(reading => printsWish(text, reading)),
      ),
    ),
  ).toEqual([])
  expect(failing(({ draft, wishes }) => !isGriefTitle(draft.title, wishes.serious))).toEqual([])
})

/** Words of instructions, facts and griefs of these families that no story of ours has otherwise. */
const PRIVATE =
  /rhym|this lovely app|\bIAS\b|stop lying|not to lie|hearing aid|paints rainbows|laddoo power|autis|loud noises|picnic|kidnap|cancer|leuk|divorc|separat|expired|\bICU\b|dehant|गुज़र|twist|jealous|hits her|make a lesson|win the match|keep it short|talk more|be gentle|eating on time|passed away|every night where|to God\b|a star now|farting|lost the baby|come home from|আর নেই|তারা হয়ে|فوت|left us|2021|very ill|एक्सीडेंट|डरता|పుట్టింది|అసూయ|دبئی|பிடிக்கும்|deep side|chhod aao|Siachen|hits him|months old|keyboard|tumhari nani|loving dadi|blue frock|what do you think|before crowd/i

test('nothing private of the form is printed, in whatever words it is asked', () => {
  expect(failing(({ draft, text }) => !PRIVATE.test(`${draft.title} ${text}`))).toEqual([])
})

test('a death and an illness of a relative are told in a quiet tale, and nothing else is', () => {
  expect(
    failing(({ draft, wishes }) => {
      const quiet = [...quietTales('death'), ...quietTales('illness')].some(({ name }) => name === draft.told?.tale)
      return quiet === (wishes.quiet !== null)
    }),
  ).toEqual([])
})

test('who is mourned, ill, far away or comes along does not wait at home', () => {
  expect(
    failing(({ draft, wishes }) => {
      const told = wishes.tellings.length > 0 ? [] : [draft.pages[0]]
      const atHome = [...told, draft.pages.at(-1)].map(page => page?.text).join(' ')
      return wishes.quiet !== null || !wishes.absent.some(name => new RegExp(`\\b${name}\\b`).test(atHome))
    }),
  ).toEqual([])
})

test('whoever is mourned or ill does not come along', () => {
  expect(
    failing(({ wishes }) => wishes.companion === null || wishes.companion.name !== wishes.serious?.who?.word),
  ).toEqual([])
})

test('the books keep the rules of drafts, and show what they name', () => {
  expect(failing(({ brief, draft }) => validateDraft(brief, draft).length === 0)).toEqual([])
  expect(failing(({ missing }) => missing.length === 0)).toEqual([])
})

test('a theme is printed as a phrase or an idea, and never as it was typed', () => {
  const isRaw = ({ customTheme }: StoryBrief, text: string) =>
    customTheme.split(' ').length > 3 && text.toLowerCase().includes(customTheme.toLowerCase())
  expect(
    failing(({ brief, draft, text, wishes }) => wishes.theme !== null || !isRaw(brief, `${draft.title} ${text}`)),
  ).toEqual([])
  expect(failing(({ wishes }) => wishes.idea === null || findIdeas(phraseOf(wishes.idea))[0] === wishes.idea)).toEqual(
    [],
  )
})
