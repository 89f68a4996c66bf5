import type { Pet } from '@kahani/contracts/options'
import { type Companion, findCompanion, readCompanions } from './friend/companion.ts'
import { canComeAlong, isLostPet } from './friend/who-comes-along.ts'
import { findIdeas } from './ideas/find-ideas.ts'
import type { Idea } from './ideas/ideas.ts'
import { type BuiltInCharacter, readCharacter } from './language/character.ts'
import { ofTheChild, PRONOUNS } from './language/grammar.ts'
import { normalizeMessage, splitSentences } from './language/normalize-message.ts'
import { nounPhrase } from './language/noun-phrase.ts'
import { asksForTale } from './message/asks-for-tale.ts'
import { type Avoided, findAvoided } from './message/avoided.ts'
import { type Quote, quote } from './message/quote.ts'
import { readMessage } from './message/read-message.ts'
import type { Reading } from './message/reading.ts'
import { findMissed, findSerious, type QuietKind, quietKind, type Serious } from './message/serious.ts'
import { canOpen, type Telling } from './message/situation.ts'
import { findValue } from './values/find-value.ts'
import { findVirtue } from './values/find-virtue.ts'
import type { BuiltInValue } from './values/value-words.ts'
import { customEntries, type WishedBrief, withoutNames, withoutNothing } from './wished-brief.ts'

/** What the free text of a brief asks for, as far as a story without an AI provider can follow it. */
export interface Wishes {
  /** Something that a story must not take lightly; a death or an illness of a relative has a quiet tale of its own. */
  serious: Serious | null
  /** What the story is about instead of its theme, in a quiet tale; null if it is about the theme. */
  quiet: QuietKind | null
  /** The idea that the tale is about; null if it is about something else. */
  idea: Idea | null
  /** What the tale is to be about in the family's words, as a noun phrase; null if they can't be printed. */
  theme: string | null
  /** Whom the child plays, likewise; null if it is nobody or a character of the form. */
  character: string | null
  /** The character of the form that the family means by its own words, if any. */
  meantCharacter: BuiltInCharacter | null
  /** A virtue that is always said at home: "patience"; null if the story is about another value. */
  value: string | null
  /** The value of the form that the family means by its own words; null if none, or if it says `value`. */
  meantValue: BuiltInValue | null
  companion: Companion | null
  /** Who comes along besides: two at most. */
  others: readonly Companion[]
  pet: Pet
  /** What the message tells about the child, the most important thing first. */
  tellings: readonly Telling[]
  /** Words to the child; null if there are none or if they are too long. */
  quote: Quote | null
  /** There are words to the child, but none of them fits on a page: they are whispered. */
  isWhispered: boolean
  /** An idea of the message that the tale is not about: it is told of at bedtime. */
  bedtimeIdea: Idea | null
  avoided: readonly Avoided[]
  wearsGlasses: boolean
  /** The festivals that the message names: "Eid". */
  festivals: readonly string[]
  /** Grown-ups of the stories who don't wait at home: they come along, are far away, or are mourned. */
  absent: readonly string[]
  readings: readonly Reading[]
}

const GLASSES =
  /\b(?:wears?|wearing|has|with|in|needs?|got|gets|give \w+|pehent[ai])\b[^.]*\b(?:glasses|spectacles|specs|chashm[ae]|sp[ae]cks)\b|चश्मा|চশমা|கண்ணாடி|కళ్ళద్దాలు|ಕನ್ನಡಕ|കണ്ണട|ચશ્મા|ਐਨਕ|عینک/iu
const NO_GLASSES = /\b(?:no|not|without|doesn't|does not|don't|never|no longer)\b[^.]*\b(?:glasses|spectacles|specs)\b/i
export const asksForGlasses = (text: string): boolean => GLASSES.test(text) && !NO_GLASSES.test(text)

const FESTIVALS: Readonly<Partial<Record<Idea, string>>> = {
  diwali: 'Diwali',
  eid: 'Eid',
  christmas: 'Christmas',
  pongal: 'Pongal',
  onam: 'Onam',
}
/** Pets that a child can be afraid of. */
const FEARED_PETS: Readonly<Partial<Record<Pet, Avoided>>> = { Dog: 'dogs', Cat: 'cats', Dragon: 'dragons' }

/** "Anything except dinosaurs" */
const EXCEPT = /\b(?:not|no|except|anything but|avoid)\s+[^,;.]+/gi

/** What must not be mentioned. */
const HUSHED =
  /\b(?:don't|do not|never|without|not) (?:mention\w*|talk\w* about|speak\w* (?:of|about)|bring\w* up|tell (?:him|her|them) (?:about )?(?:it|this|that))\b|\bno (?:dying|death)\b/i

export function readWishes(family: WishedBrief): Wishes {
  const brief = withoutNothing(family)
  const { readings, tellings: found, words } = readMessage(brief)
  const tellings = found.filter(telling => canOpen(telling, brief.characterAge))
  const { theme: customTheme, character: customCharacter, value: customValue } = customEntries(brief)
  const message = normalizeMessage(brief.specialMessage)
  // "Dada (passed away)"
  const sadFriend = findSerious(brief.friendName) === null ? '' : brief.friendName
  const entered = [message, customTheme, customCharacter, customValue, sadFriend].filter(text => text !== '')
  const sentences = entered.flatMap(splitSentences)
  const hard = findMissed(customTheme) ?? findSerious(entered.join('. '), sentences)
  // A child that is home from hospital, or has a broken arm, is told of.
  const serious = hard?.kind === 'illness' && hard.who === null && tellings.length > 0 ? null : hard

  // Words to the child ask for nothing, even if they name something: "My little monkey, be brave."
  const asked = readings.filter(({ kind }) => kind !== 'words')
  const avoided = new Set([...asked.map(({ text }) => text), customTheme, customValue].flatMap(findAvoided))
  const allowed = asked.filter(({ text }) => findAvoided(text).length === 0)
  // A child that is called Diya likes no lamps.
  const ideasOf = (text: string) => findIdeas(withoutNames(text, brief))
  const ideaOf = (some: readonly Reading[]) => ideasOf(some.map(({ text }) => text).join('. '))[0] ?? null

  const isLoss = serious?.kind === 'lost-baby'
  const themeNoun = isLoss || findSerious(customTheme) !== null ? null : nounPhrase(customTheme)
  const themePhrase = themeNoun === null ? null : fromChild(themeNoun, brief)
  const themeIdea = isLoss ? null : (ideasOf(customTheme.replace(EXCEPT, ' '))[0] ?? null)
  const isOpen = brief.theme === 'custom' && themePhrase === null
  const idea = themeIdea ?? (isOpen && !isLoss ? ideaOf(allowed.filter(asksForTale)) : null)
  const bedtimeIdea = words === '' ? ideaOf(allowed.filter(asksForTale)) : null
  const included = readings.flatMap(({ kind, text }) =>
    kind === 'instruction' ? (findCompanion(text, brief.characterAge) ?? []) : [],
  )
  const named = readCompanions(brief)
  const wished = named.length > 0 ? named : included.slice(0, 1)
  const [companion = null, ...others] = wished.filter(
    each =>
      (sadFriend === '' || each.person !== undefined) &&
      canComeAlong(each, serious, wished.length > 1 ? (each.entered ?? each.name) : brief.friendName, sentences),
  )
  const along = companion === null ? [] : [companion, ...others]
  const isAlong = (elder: string) => along.some(({ adult }) => adult?.elders.includes(elder) === true)
  const quoted = words === '' ? null : quote(words, brief.characterAge)
  const feared = FEARED_PETS[brief.pet]
  const value = findVirtue(customValue)
  const character = customCharacter === '' ? null : readCharacter(customCharacter, brief.characterGender)

  return {
    serious,
    // "Her grandfather passed away, don't mention it"
    quiet: readings.some(({ text }) => HUSHED.test(text)) ? null : quietKind(serious),
    idea,
    theme: themePhrase,
    character: character !== null && 'phrase' in character ? fromChild(character.phrase, brief) : null,
    meantCharacter: character !== null && 'type' in character ? character.type : null,
    value,
    meantValue: value === null ? findValue(customValue) : null,
    companion,
    others,
    pet: (feared !== undefined && avoided.has(feared)) || isLostPet(brief.pet, serious, entered) ? 'none' : brief.pet,
    // Whoever comes along is not missed.
    tellings: serious === null ? tellings.filter(({ absent = [] }) => !absent.some(isAlong)) : [],
    quote: quoted,
    isWhispered: quoted === null && words !== '',
    bedtimeIdea: serious === null && bedtimeIdea !== idea ? bedtimeIdea : null,
    avoided: [...new Set([...avoided, ...(isLoss ? (['babies'] as const) : [])])],
    // A look that says whether there are glasses is drawn by itself.
    wearsGlasses: brief.people?.child.look.glasses === undefined && sentences.some(asksForGlasses),
    festivals: ideasOf(asked.map(({ text }) => text).join('. ')).flatMap(each => FESTIVALS[each] ?? []),
    absent: [
      ...(serious?.who?.elders ?? []),
      ...(serious?.kind === 'separation' ? ['Ma', 'Papa'] : []),
      ...along.flatMap(({ adult }) => adult?.elders ?? []),
      ...tellings.flatMap(({ absent = [] }) => absent),
    ],
    readings,
  }
}

/** "her trip to Goa" of "our trip to Goa". */
const fromChild = (phrase: string, { characterGender }: WishedBrief) =>
  ofTheChild(phrase, PRONOUNS[characterGender].his)
