import { capitalize } from '../language/grammar.ts'
import type { Clause } from './clause.ts'

/** "Mummy will always love you." of "tell her Mummy will always love her"; null if more than love is to be told. */
export function toldTo(sentence: string): string | null {
  const said = TELL.exec(sentence)?.groups?.said
  if (said === undefined || !LOVE.test(said)) return null
  const spoken = said.replace(LOVE, '$1 you')
  if (/\b(?:he|she|they|him|them|his|her|their)\b/i.test(spoken)) return null
  return `${capitalize(spoken.replace(/[\s.!]+$/, ''))}.`
}
const TELL = /^(?:just |please |pls |plz |and )*(?:tell|remind) (?:him|her|them),?(?: that)? (?<said>.+)$/i
const LOVE = /\b(loves?|proud of|there for|always with|believes? in) (?:him|her|them)(?: both)?\b/i

const LOVES =
  /^(?<who>#|i|~\d) (?:all )?(?<verb>loves?|adores?|(?:are|am|is) (?:so |very |really |all )*proud of|miss(?:es)?) @(?<more>(?: so much| very much| a lot| dearly| to the moon and back| more than anything)*)$/i
const TREASURE =
  /^@ is (?:#s|my|the) (?<what>(?:little |shining |bright |sweet )*(?:sunshine|star|light|world|life|everything|treasure|joy|pride|blessing|hero|angel|heart|heartbeat|gift|miracle|rockstar|champion)(?: of #s (?:life|lives|home|house|eyes|family))?)$/i
const MAKES = /^@ makes # (?<how>(?:so |very )*(?:happy|proud))$/i

/** Love for the child, in the second person: "we love her so much" becomes "We love you so much." */
export function speakTo(clauses: readonly Clause[]): string | null {
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
