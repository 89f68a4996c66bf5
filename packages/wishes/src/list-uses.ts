import type { Pet } from '@kahani/contracts/options'
import { COMPANIONS_MAX } from '@kahani/contracts/people'
import { type Companion, findCompanion, otherCompanions, readCompanion } from './friend/companion.ts'
import { personsIn } from './friend/persons.ts'
import { findIdeas } from './ideas/find-ideas.ts'
import type { Idea } from './ideas/ideas.ts'
import { nearestTale, type TaleChoice } from './ideas/nearest-tale.ts'
import { countWords } from './language/count-words.ts'
import { writtenSentences } from './language/normalize-message.ts'
import { lookIn } from './look/look-from-wishes.ts'
import { type Avoided, asksWithout, findAvoided, isAfraid } from './message/avoided.ts'
import type { Reading } from './message/reading.ts'
import { findMissed, findSerious, MISSED, type QuietKind } from './message/serious.ts'
import { isSignature } from './message/signature.ts'
import { UNAVOIDABLE } from './message/unavoidable.ts'
import { asksForGlasses, readWishes, type Wishes } from './read-wishes.ts'
import type { BuiltInValue } from './values/value-words.ts'
import { type WishedBrief, withoutNames, withoutNothing } from './wished-brief.ts'

/** What a story does with a wish. */
export type Use =
  /** The tale is about the idea, and its pictures show it. */
  | { kind: 'idea'; idea: Idea }
  /** The tale names it, and no picture shows it; one about the nearest idea would. */
  | { kind: 'named'; phrase: string; nearest: TaleChoice | null }
  /** Somebody who comes along. */
  | { kind: 'child' | 'grown-up'; name: string }
  | { kind: 'played' }
  /** Somebody says the virtue. */
  | { kind: 'said'; virtue: string }
  /** The story is about the value of the form that the words mean. */
  | { kind: 'value'; value: BuiltInValue }
  /** The story begins with it, or with one of the things that a longer sentence says. */
  | { kind: 'told'; isPart: boolean }
  | { kind: 'quoted'; isShortened: boolean }
  | { kind: 'whispered' }
  | { kind: 'bedtime'; idea: Idea }
  | { kind: 'glasses' }
  /** The child is drawn so. */
  | { kind: 'look' }
  | { kind: 'left-out'; things: readonly Avoided[] }
  | { kind: 'pet-left-out'; pet: Pet }
  /** Every story is gentle. */
  | { kind: 'gentle' }
  /** A quiet tale about a death or an illness takes the place of the theme. */
  | { kind: 'quiet'; about: QuietKind }
  /** It is too serious for a story to speak of. */
  | { kind: 'unspoken' }
  /** A quiet tale has no room for it. */
  | { kind: 'later' }
  /** No tale is about it; the nearest one is offered. */
  | { kind: 'unknown'; nearest: TaleChoice | null }
  /** Another idea of a theme: a tale is about one. */
  | { kind: 'other-idea'; idea: Idea }
  /** A question about prices or printing, which no story answers. */
  | { kind: 'question' }
  /** Only an AI provider can follow it. */
  | { kind: 'provider' }

export interface WishUse {
  field: 'theme' | 'customTheme' | 'customCharacter' | 'customValue' | 'friendName' | 'pet' | 'specialMessage'
  /** The words of the family as they wrote them; empty for a choice. */
  text: string
  use: Use
}

/** What of a wish is not in the story. */
const UNUSED: ReadonlySet<Use['kind']> = new Set([
  'later',
  'unknown',
  'other-idea',
  'question',
  'provider',
  'unspoken',
  'pet-left-out',
])
export const isUsed = ({ use }: Pick<WishUse, 'use'>): boolean => !UNUSED.has(use.kind)

/** What the free text of a form asks for, and what a story without an AI provider does with it, in the order of the form. */
export function listUses(family: WishedBrief): WishUse[] {
  const brief = withoutNothing(family)
  const wishes = readWishes(brief)
  return [
    ...characterUse(brief, wishes),
    ...themeUse(brief, wishes),
    ...companyUses(brief, wishes),
    ...valueUse(brief, wishes),
    ...messageUses(brief, wishes),
  ]
}

/** What a quiet tale does with a phrase: it is about what happened, and has no room for anything else. */
const inQuietTale = (phrase: string, about: QuietKind): Use =>
  findSerious(phrase) === null ? { kind: 'later' } : { kind: 'quiet', about }

function characterUse(brief: WishedBrief, { character, meantCharacter, quiet }: Wishes): WishUse[] {
  // Nobody is a superhero in a quiet tale.
  if (brief.characterType !== 'custom' && brief.characterType !== 'myself' && quiet !== null)
    return [{ field: 'customCharacter', text: '', use: { kind: 'later' } }]
  if (brief.characterType !== 'custom' || brief.customCharacter === '') return []
  const { customCharacter: text } = brief
  const isLook = lookIn(text) !== null
  const unplayed = asksForGlasses(text) ? 'glasses' : isLook ? 'look' : 'provider'
  const kind = quiet !== null ? 'later' : character === null && meantCharacter === null ? unplayed : 'played'
  return [{ field: 'customCharacter', text, use: { kind } }]
}

function themeUse(brief: WishedBrief, { idea, theme, quiet, serious, bedtimeIdea }: Wishes): WishUse[] {
  const { customTheme: text } = brief
  if (brief.theme !== 'custom') return quiet !== null ? [{ field: 'theme', text: '', use: { kind: 'later' } }] : []
  if (text === '') return []
  const ideas = findIdeas(withoutNames(text, brief))
  const use = (): Use => {
    const isSad = findMissed(text) !== null || findSerious(text) !== null
    if (quiet !== null) return isSad ? { kind: 'quiet', about: quiet } : { kind: 'later' }
    if (idea !== null && ideas.includes(idea)) return { kind: 'idea', idea }
    if (isSad || serious?.kind === 'lost-baby') return { kind: 'unspoken' }
    const nearest = nearestTale(text)
    if (theme === null && idea !== null) return { kind: 'provider' }
    return theme === null ? { kind: 'unknown', nearest } : { kind: 'named', phrase: theme, nearest }
  }
  const others =
    quiet === null && idea !== null && SEVERAL.test(text)
      ? ideas.filter(each => each !== idea && each !== bedtimeIdea)
      : []
  return [
    { field: 'customTheme', text, use: use() },
    ...others.map(other => ({ field: 'customTheme', text: '', use: { kind: 'other-idea', idea: other } }) as const),
  ]
}

/** Tales about the dark and the hospital are for a child that fears them; others are not. */
const isFeared = (text: string, idea: Idea) => isAfraid(text) && idea !== 'dark' && idea !== 'hospital'

/** "Christmas and Diwali" */
const SEVERAL = /,|&|\+|\b(?:and|both|plus|aur|or)\b|और|এবং|மற்றும்|మరియు|اور/iu

function companyUses(brief: WishedBrief, { companion, others, pet, quiet, serious }: Wishes): WishUse[] {
  const uses: WishUse[] = []
  const add = (text: string, use: Use) => uses.push({ field: 'friendName', text, use })
  const refused: Use =
    quiet !== null ? { kind: 'quiet', about: quiet } : { kind: serious === null ? 'provider' : 'unspoken' }
  const along = companion === null ? [] : [companion, ...others]
  const persons = personsIn(brief.friendName)
  if (readCompanion(brief) === null) {
    for (const text of otherCompanions(brief)) add(text, { kind: 'provider' })
  } else if (persons.length === 1 || along.length === 0) {
    add(brief.friendName, companion === null ? refused : comesAlong(companion))
  } else {
    for (const text of persons) {
      const known = along.find(({ entered }) => entered === text)
      const isReadable = readCompanion({ ...brief, friendName: text }) !== null && along.length < COMPANIONS_MAX
      add(text, known === undefined ? (isReadable ? refused : { kind: 'provider' }) : comesAlong(known))
    }
  }
  if (pet !== brief.pet) uses.push({ field: 'pet', text: '', use: { kind: 'pet-left-out', pet: brief.pet } })
  return uses
}

const comesAlong = ({ name, adult }: Companion): Use => ({ kind: adult === null ? 'child' : 'grown-up', name })

function valueUse(brief: WishedBrief, { value, meantValue, quiet }: Wishes): WishUse[] {
  if (brief.primaryValue !== 'custom' || brief.customValue === '') return []
  const { customValue: text } = brief
  const use = (): Use => {
    if (quiet !== null) return inQuietTale(text, quiet)
    if (meantValue !== null) return { kind: 'value', value: meantValue }
    return value === null ? { kind: 'provider' } : { kind: 'said', virtue: value }
  }
  return [{ field: 'customValue', text, use: use() }]
}

/** Instructions that every story follows. */
const GENTLE =
  /\b(gentle|gently|calm\w*|soft\w*|sooth\w*|cozy|cosy|warm|sweet|happy end\w*|bed ?time|(?:fall|falling|falls) asleep|sleep\w*|(?:not|no|nothing|isn't|without|make it)(?: too| very| anything)? (?:scary|frightening|sad|violent|violence)|(?:no|without|don't show)(?: any)? (?:fight\w*|violence|killing|blood|dying|death)|kind|safe|age[- ]appropriate|pyar[ai]|dar ?aw?na (?:na|nahi))\b/i

const QUESTION =
  /\b(?:how (?:many|much|long|do i|can i)|can i|may i|when will|where (?:is|can)|do you|did you|what (?:is|are) the|is it possible to (?:print|order|get))\b.*\?/i

/** A sentence of more words says more than the story can begin with. */
const MAX_WORDS_TOLD = 8

const subjectOf = ({ theme }: WishedBrief, { idea, quiet }: Wishes) =>
  quiet ?? (theme === 'custom' ? (idea ?? 'anything') : theme)

function messageUses(brief: WishedBrief, wishes: Wishes): WishUse[] {
  const { readings, tellings, quote, isWhispered, serious, quiet, bedtimeIdea, idea } = wishes
  const [telling] = tellings
  const unavoidable = UNAVOIDABLE[subjectOf(brief, wishes)]
  let isTold = telling === undefined
  const names = personsIn(brief.friendName)
  const isAboutLost = (text: string) => quiet === 'death' && MISSED.test(text)
  const useOf = ({ kind, text, tells }: Reading): Use => {
    if (kind === 'words') {
      return quote
        ? { kind: 'quoted', isShortened: quote.isShortened }
        : { kind: isWhispered ? 'whispered' : 'provider' }
    }
    if (serious !== null && (findSerious(text) !== null || isAboutLost(text))) {
      return quiet !== null ? { kind: 'quiet', about: quiet } : { kind: 'unspoken' }
    }
    if (QUESTION.test(text)) return { kind: 'question' }
    if (asksForGlasses(text)) return { kind: 'glasses' }
    if (lookIn(text, names) !== null) return { kind: 'look' }
    const asked = findAvoided(text)
    const things = asked.filter(thing => !unavoidable.includes(thing))
    if (things.length > 0) return { kind: 'left-out', things }
    if (asked.length > 0) return { kind: 'provider' }
    if (kind === 'instruction' && GENTLE.test(text)) return { kind: 'gentle' }
    if (kind === 'instruction' && readCompanion(brief) === null) {
      const companion = findCompanion(text, brief.characterAge)
      if (companion !== null) return comesAlong(companion)
    }
    const ideas = findIdeas(withoutNames(text, brief))
    if (bedtimeIdea !== null && ideas.includes(bedtimeIdea)) return { kind: 'bedtime', idea: bedtimeIdea }
    if (quiet !== null && !asksWithout(text) && (ideas.length > 0 || tells.length > 0)) return { kind: 'later' }
    const isWished =
      idea !== null && ideas.includes(idea) && quiet === null && !asksWithout(text) && !isFeared(text, idea)
    return isWished ? { kind: 'idea', idea } : { kind: 'provider' }
  }
  // The story begins with one thing, which can also be left out of it: a fear.
  const toldUse = ({ kind, tells, clauses, text }: Reading): Use[] => {
    if (kind === 'words' || isTold || telling === undefined || !tells.includes(telling.prose)) return []
    isTold = true
    return [{ kind: 'told', isPart: clauses.length > 1 || countWords(text) > MAX_WORDS_TOLD }]
  }
  const written = writtenSentences(brief.specialMessage)
  const isQuoted = quote !== null || isWhispered
  const uses = readings.flatMap((reading): WishUse[] => {
    // Without words to the child, a signature is for whoever reads the form.
    if (!isQuoted && isSignature(reading.text)) return []
    const text = written(reading.text)
    const told = toldUse(reading)
    const use = useOf(reading)
    // Of what the tale is about, the story begins with this.
    const isSame = told.length > 0 && (!isUsed({ use }) || use.kind === 'idea')
    return [...(isSame ? [] : [use]), ...told].map(each => ({
      ...{ field: 'specialMessage', text, use: each },
    }))
  })
  return joinWords(uses)
}

/** Words to the child in one entry, as the story quotes them. */
function joinWords(uses: readonly WishUse[]): WishUse[] {
  const isSpoken = ({ use }: WishUse) => use.kind === 'quoted' || use.kind === 'whispered'
  const spoken = uses.filter(isSpoken)
  const first = uses.findIndex(isSpoken)
  return uses.flatMap((each, index) =>
    !isSpoken(each) ? [each] : index === first ? [{ ...each, text: spoken.map(({ text }) => text).join(' ') }] : [],
  )
}
