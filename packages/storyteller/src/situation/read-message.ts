import type { StoryBrief } from '@kahani/contracts/brief'
import { firstName } from '../language/first-name.ts'
import { PRONOUNS } from '../language/grammar.ts'
import { normalizeMessage, splitSentences } from '../language/normalize-message.ts'
import { type Clause, splitClauses } from './clause.ts'
import { findTellings } from './find-tellings.ts'
import type { Situation, Telling } from './situation.ts'

export interface Message {
  /** What the message tells about the child, the most important thing first; empty if it speaks to the child only. */
  tellings: readonly Telling[]
  /** The words to the child and the wish for the story: all of the message if it tells nothing about the child. */
  rest: string
  /** The message speaks about the child in the third person, so that quoting all of it would sound odd. */
  isAbout: boolean
}

type MessageBrief = Pick<StoryBrief, 'characterName' | 'characterGender' | 'specialMessage'>

/** Beginning of a sentence that speaks to the child, even if it has no "you". */
const ADDRESS =
  /^(happy|merry|good|best|congrat\w*|well done|bravo|hurray|hooray|welcome|be|always|never|keep|stay|remember|don't|do not|dear|sweet|sleep|dream|grow|shine|love|thank\w*|hugs|kisses|proud|get well|have|listen|believe|try|follow|smile|eat|study|play|god|may|stop)\b/i
const YOU = /\b(you|your|yours|yourself|u|ur)\b/i
/** "Please mention that she lost a tooth". */
const ASKS_TO_TELL =
  /^(?:(?:please|kindly|pls|plz|can you|could you) )*(?:please )?(?:mention|include|add|say|tell|write|note|put in|make it|make a story|(?:a )?story)(?: about)? (?:that|how|the fact that) (?<told>.+)$/i
const WISH =
  /^(please|pls|plz|can you|could you|kindly|(i|we) (want|would like|wish)|make|write|include|mention|add|tell|(a|an|the|this|my|our)?\s*story|about)\b/i
const SIGN_OFF = /^(?:with )?(?:lots of |all (?:my|#s|our) )?(?:love|from|yours|regards|hugs)\b.{0,30}$/i

/** Separates what a message says about the child from what it says to the child. */
export function readMessage(brief: MessageBrief): Message {
  const text = normalizeMessage(brief.specialMessage)
  const clauses: Clause[] = []
  const rest: string[] = []
  let isAbout = false

  for (const sentence of splitSentences(text)) {
    const told = ASKS_TO_TELL.exec(sentence)?.groups?.told ?? sentence
    const isSpoken =
      told === sentence && (WISH.test(sentence) || YOU.test(sentence) || ADDRESS.test(withoutVocative(sentence, brief)))
    const own = isSpoken ? [] : splitClauses(told, brief)
    const spoken = isSpoken ? null : speakTo(own)
    if (spoken !== null) rest.push(spoken)
    else if (isSpoken || (!own.some(isAboutChild) && findIn(certain(own, sentence), sentence, brief).length === 0))
      rest.push(sentence)
    else {
      isAbout = true
      clauses.push(...certain(own, sentence))
    }
  }
  if (!isAbout && rest.length === splitSentences(text).length && !rest.some(part => !text.includes(part))) {
    return { tellings: [], rest: brief.specialMessage, isAbout: false }
  }
  const words = rest.every(sentence => SIGN_OFF.test(sentence)) ? '' : rest.join(' ')
  return { tellings: findIn(clauses, text, brief), rest: words, isAbout }
}

/** "be brave" of "My dear Asha, be brave". */
function withoutVocative(sentence: string, { characterName }: MessageBrief): string {
  const names = [characterName.trim(), firstName(characterName)].map(name => name.toLowerCase())
  const start = sentence.replace(/^(?:(?:my|our|dear|dearest|darling|sweet|little) )*/i, '')
  const name = names.find(each => start.toLowerCase().startsWith(each))
  return name === undefined ? sentence : start.slice(name.length).replace(/^[\s,!:–-]+/, '')
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

const LOVES =
  /^(?<who>#|i|~\d) (?:all )?(?<verb>loves?|adores?|(?:are|am|is) (?:so |very |really |all )*proud of|miss(?:es)?) @(?<more>(?: so much| very much| a lot| dearly| to the moon and back| more than anything)*)$/i
const TREASURE =
  /^@ is (?:#s|my|the) (?<what>(?:little |shining |bright |sweet )*(?:sunshine|star|light|world|life|everything|treasure|joy|pride|blessing|hero|angel|heart|heartbeat|gift|miracle|rockstar|champion)(?: of #s (?:life|lives|home|house|eyes|family))?)$/i
const MAKES = /^@ makes # (?<how>(?:so |very )*(?:happy|proud))$/i

/** What is only possible, or has been: "if she is good we are going to Goa". */
const UNCERTAIN =
  /\b(if|unless|maybe|perhaps|might|may|could|would|should|hope|hopes|hoping|wish|wishes|pray|used to|(?:was|were) going to|wanted to|pretends?|no longer|any ?more|cancell?ed)\b/i

/** The clauses before the first uncertain one; none of a question. */
function certain(clauses: readonly Clause[], sentence: string): Clause[] {
  const end = clauses.findIndex(({ text }) => UNCERTAIN.test(text))
  return sentence.endsWith('?') ? [] : clauses.slice(0, end < 0 ? undefined : end)
}

/** Love for the child, in the second person: "we love her so much" becomes "We love you so much." */
function speakTo(clauses: readonly Clause[]): string | null {
  const [clause] = clauses
  if (clause === undefined || clauses.length > 1) return null
  const { who, verb, more = '' } = LOVES.exec(clause.text)?.groups ?? {}
  if (verb !== undefined) {
    const subject = who === '#' ? 'We' : who?.toLowerCase() === 'i' ? 'I' : null
    return subject === null ? null : `${subject} ${verb} you${more}.`
  }
  const what = TREASURE.exec(clause.text)?.groups?.what
  if (what !== undefined) return `You are our ${what.replaceAll('#s', 'our')}.`
  const how = MAKES.exec(clause.text)?.groups?.how
  return how === undefined ? null : `You make us ${how}.`
}

/** The situation that a brief's message tells, if any. */
export function findSituation(brief: MessageBrief): Situation | null {
  const [telling] = readMessage(brief).tellings
  return telling === undefined ? null : { kind: telling.kind, mood: telling.mood }
}
