import type { StoryBrief } from '@kahani/contracts/brief'
import { firstName } from '../language/first-name.ts'
import { PRONOUNS } from '../language/grammar.ts'
import { normalizeMessage, splitSentences, writtenSentences } from '../language/normalize-message.ts'
import { callsChild, isInstruction, isReport, isToChild, withoutAttribution } from './addressed.ts'
import { type Clause, splitClauses } from './clause.ts'
import { findTellings } from './find-tellings.ts'
import { tellInOtherLanguages } from './other-languages.ts'
import type { Reading } from './reading.ts'
import { speakTo, toldTo } from './second-person.ts'
import { findSerious } from './serious.ts'
import { isSignature, sendsLove } from './signature.ts'
import type { Telling } from './situation.ts'
import { isPoem, isPrivate, isShort, withWholeWords } from './whole-words.ts'

export interface Message {
  readings: readonly Reading[]
  /** What the message tells about the child, the most important thing first. */
  tellings: readonly Telling[]
  /** The words to the child; empty if there are none. */
  words: string
}

type MessageBrief = Pick<StoryBrief, 'characterName' | 'characterGender' | 'specialMessage'>

/** "Please mention that she lost a tooth". */
const ASKS_TO_TELL =
  /^(?:(?:please|kindly|pls|plz|can you|could you) )*(?:please )?(?:mention|include|add|say|tell|write|note|put in|make it|make a story|(?:a )?story)(?: about)? (?:that|how|the fact that) (?<told>.+)$/i
/** Reads every sentence of a message. */
export function readMessage(brief: MessageBrief): Message {
  const text = normalizeMessage(brief.specialMessage)
  const sentences = splitSentences(text)
  const hasDeath = findSerious(text, sentences)?.kind === 'death'
  const readings = withWholeWords(
    sentences
      .flatMap(splitInstructions)
      .flatMap(splitAddress)
      .map(part => readSentence(part, brief, hasDeath)),
    isPoem(brief.specialMessage),
  )
  const clauses = readings.flatMap(reading => reading.clauses)
  const tellings = [
    ...findIn(clauses, text, brief),
    ...readings.filter(isUntold).flatMap(reading => tellInOtherLanguages(reading.text)),
  ]
  return { readings, tellings, words: wordsOf(readings, brief.specialMessage) }
}

/**
 * A death, an illness or a separation is not read out to the child, but what somebody who is ill says to it: "Mumma says even
 * when I am in hospital you are in my heart".
 */
function isGrave(sentence: string): boolean {
  const serious = findSerious(sentence)
  if (serious === null || serious.kind === 'harm') return false
  return serious.kind !== 'illness' || withoutAttribution(sentence) === sentence || !isToChild(sentence)
}

/** Begins another instruction in the same sentence. */
const MORE =
  /(?:\s*,?\s+(?:and|but)|,\s+also)\s+(?:also )?(?=(?:please|include|add|mention|make|no|don't|do not|avoid|tell|keep|have|let|use|write)\b)/i
const splitInstructions = (sentence: string): string[] =>
  isInstruction(sentence) && !callsChild(sentence) ? sentence.split(MORE) : [sentence]

/** Families write commas instead of full stops. */
const COMMA = /(?<=[,،؛;])\s+/u
/**
 * "She has a new sister, you are our gold": what stands before the words to the child is a sentence of its own, if it could be
 * about the child or the family.
 */
function splitAddress(sentence: string): string[] {
  if (!isToChild(sentence)) return [sentence]
  const parts = sentence.split(COMMA)
  // "We love you so much, dadi is a star now"
  if (parts.some(isGrave)) return parts
  const start = parts.findIndex(part => isToChild(part) || isShort(part))
  const before = parts.slice(0, start).join(' ')
  return start > 0 && isPrivate(before) ? [before, parts.slice(start).join(' ')] : [sentence]
}

/** "She lost a tooth" of "lost a tooth". */
function withSubject(sentence: string, { characterGender }: MessageBrief): string {
  const { he } = PRONOUNS[characterGender]
  const [, verb, state] = WITHOUT_SUBJECT.exec(sentence) ?? []
  if (state !== undefined) return `${he} ${he === 'they' ? 'are' : 'is'} ${sentence}`
  return verb === undefined ? sentence : `${he} ${sentence}`
}
const WITHOUT_SUBJECT =
  /^(?:(lost|loves|likes|has|is|was|won|started|starts|learnt|learned|goes|turns|turned|misses|wears|lives)|(afraid|scared|terrified|nervous|excited))\b/i

/** Beside a death, "we miss you" is for the dead. */
const MISSES_YOU = /\bmiss(?:ing|ed)? (?:you|u)\b|\b(?:you|u) left us\b/i

function readSentence(sentence: string, brief: MessageBrief, isToTheDead: boolean): Reading {
  const told = ASKS_TO_TELL.exec(sentence)?.groups?.told
  const plain = { text: sentence, clauses: [], tells: [] }
  const isSad = isGrave(sentence)
  const toldToChild = isSad ? null : toldTo(sentence)
  if (toldToChild !== null) return { kind: 'words', ...plain, spoken: toldToChild }
  if (told === undefined && isInstruction(sentence) && !callsChild(sentence)) return { kind: 'instruction', ...plain }
  if (isSignature(sentence)) return { kind: 'words', ...plain }
  if (isToTheDead && MISSES_YOU.test(sentence)) return { kind: 'fact', ...plain }
  const { rest, isCalled } = afterName(sentence, brief)
  const { he, him, his } = PRONOUNS[brief.characterGender]
  const isReported = he !== 'they' && isReport(sentence, new RegExp(`\\b(?:${he}|${him}|${his})\\b`, 'i'))
  const isWords = isCalled || (isToChild(sentence, rest) && !isReported)
  if (told === undefined && !isSad && isWords) return { kind: 'words', ...plain }
  const clauses = splitClauses(told ?? withSubject(sentence, brief), brief)
  const spoken = speakTo(clauses)
  if (spoken !== null) return { kind: 'words', ...plain, spoken }
  const sure = certain(clauses, sentence)
  const tells = findIn(sure, sentence, brief).map(({ prose }) => prose)
  if (tells.length > 0) return { kind: 'fact', text: sentence, clauses: sure, tells }
  if (isSad) return { kind: 'fact', ...plain }
  const foreign = tellInOtherLanguages(sentence).map(({ prose }) => prose)
  if (foreign.length > 0) return { kind: 'fact', text: sentence, clauses: [], tells: foreign }
  const isAbout = clauses.some(isAboutChild) || HINDI.test(sentence)
  return { kind: isAbout ? (STATE.test(sentence) ? 'fact' : 'storyline') : 'nothing', ...plain }
}

/** What is so, or has been, rather than what happens in a story. */
const STATE =
  /\b(is|isn't|are|aren't|am|was|wasn't|were|has|hasn't|have|had|does|doesn't|did|didn't|likes?|loves?|hates?|wears?|lives?|goes to|needs?|lost|misses|used to|fears?|gets?|wants?|hai|hain|tha|thi|gaya|gayi)\b|है|था|थी|गया|गई/i

const isUntold = ({ kind, clauses }: Reading) => kind === 'fact' && clauses.length === 0

/** All of a message that only speaks to the child, as it is written; else the sentences that do. */
function wordsOf(readings: readonly Reading[], message: string): string {
  const words = readings.filter(({ kind }) => kind === 'words')
  if (words.every(({ text }) => isSignature(text))) return words.find(({ text }) => sendsLove(text))?.text ?? ''
  const isAllSpoken = readings.every(({ kind, spoken }) => kind === 'words' && spoken === undefined)
  const written = writtenSentences(message)
  return isAllSpoken ? message : words.map(({ text, spoken }) => spoken ?? written(text)).join(' ')
}

/**
 * What follows the child's name: "be brave" of "My dear Asha, be brave". The child is called if a comma or an endearment follows
 * the name.
 */
function afterName(sentence: string, { characterName }: MessageBrief): { rest: string; isCalled: boolean } {
  const names = [characterName.trim(), firstName(characterName)].map(name => name.toLowerCase())
  const start = sentence.replace(/^(?:(?:my|our|dear|dearest|darling|sweet|little) )*/i, '')
  const name = names.find(each => start.toLowerCase().startsWith(each))
  if (name === undefined) return { rest: sentence, isCalled: false }
  const after = start.slice(name.length)
  const [called = ''] = /^(?:\s+(?:baby|beta|beti|darling|jaan|sweetheart)\b[\s,!:–-]*|\s*[,!]\s*)/i.exec(after) ?? []
  const rest = after.slice(called.length).replace(/^[\s,!:–-]+/, '')
  return { rest, isCalled: called !== '' && !/^(?:who|which|he|she|they|is|has|was|loves|likes|his|her)\b/i.test(rest) }
}

const findIn = (clauses: readonly Clause[], text: string, { characterGender }: MessageBrief) =>
  findTellings({ clauses, text }, { child: PRONOUNS[characterGender], isNeutral: characterGender === 'neutral' })

/** Words for the child in the third person, in Hindi. */
const HINDI =
  /\b(uska|uski|uske|usko|usne|use|woh|mera (?:beta|bachcha|pota)|meri (?:beti|bachchi|poti|bitiya)|hamar[ai]|mer[ai])\b.*\b(hai|hain|gaya|gayi|tha|thi|raha|rahi|hua|hui|ki|ka)\b|(उसका|उसकी|उसके|उसको|उसने|वह|मेरा बेटा|मेरी बेटी|हमारा बेटा|हमारी बेटी)/i

/** Somebody else of whom the child would not be told in the third person, and a loss. */
const OTHERS = /^(he|she|his|her)\b|^# .*\b(lost|died|passed away|expired)\b/i

const isAboutChild = ({ text, kin }: Clause) =>
  /@s? \p{Ll}|\p{Ll} @/u.test(text) ||
  OTHERS.test(text) ||
  HINDI.test(text) ||
  (/~\d/.test(text) && kin.some(each => each.isPossessed))

/** What is only possible, or has been: "if she is good we are going to Goa". */
const UNCERTAIN =
  /\b(if|unless|maybe|perhaps|might|may|could|would|should|hope|hopes|hoping|wish|wishes|pray|used to|(?:was|were) going to|wanted to|pretends?|no longer|any ?more|cancell?ed)\b/i

/** The clauses before the first uncertain one; none of a question. */
function certain(clauses: readonly Clause[], sentence: string): Clause[] {
  const end = clauses.findIndex(({ text }) => UNCERTAIN.test(text))
  return sentence.endsWith('?') ? [] : clauses.slice(0, end < 0 ? undefined : end)
}
