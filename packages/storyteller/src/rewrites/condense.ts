import { capitalize } from '@kahani/wishes/grammar'
import { splitSentences } from './measures.ts'

/** Words after which a comparison is needed: "It was like climbing soap." */
const NEED_COMPARISON =
  'is|are|was|were|be|been|feels?|felt|looks?|looked|sounds?|sounded|smells?|smelled|smelt|tastes?|tasted|seems?|seemed|more|less|something|nothing|much|just|rather|not|and|or|but|made|went'
const TO_THE_END = '[^,;:.!?…“”]+(?=[.!?]$)'
/** "looking back", not "broad, clapping leaves". */
const PARTICIPLE =
  '(?!(?:any|every|no|some)thing)\\p{Ll}+ing (?:and|as|at|an?|the|back|by|down|for|from|hard|her|his|if|in|into|its|like|of|off|on|out|over|round|their|them|through|to|under|up|with)'
/** What a sentence can do without, at its end: a relative clause, a participle or another addition after a comma, a comparison. */
const SPARE_ENDS = [
  `(?<!\\bonly \\p{L}+), (?:which|who|whose|like|as if|as though|with|without|${PARTICIPLE}|\\p{Ll}+ as an?) ${TO_THE_END}`,
  `(?<!\\b(?:${NEED_COMPARISON})) (?:like an?|like the|as if|as though) (?!.* and )${TO_THE_END}`,
].map(pattern => new RegExp(pattern, 'iu'))
const SPARE_WORDS =
  /(?<!\b(?:not|very,) )(?!(?<=\b[Aa] )\w+ [aeiou])\b(?:quite|very(?! much| last)) (?=\p{Ll})|, (?:of course|for some reason|after all)(?=[,.!?])/gu
/** A word that is said again and again. With an exclamation mark it can be what happens: “Snip, snip!” */
const REPEATED = /^(\p{L}+)(?:, \1)+\.$/iu
const EXCLAMATION = /^\p{L}+!$/u
/** Fewest words of a sentence that is left. */
const MIN_WORDS = 4
const MIN_LETTERS_OF_NOUN = 4

/** A sound as a sentence of its own that what comes next does not follow from. */
const isSpareSound = (sentence: string, next: string) =>
  REPEATED.test(sentence) ? !/^(?:The|Then|And) /.test(next) : next === '' && EXCLAMATION.test(sentence)

/** The text without what it can do without: sounds, comparisons, relative clauses. What a later sentence speaks of stays. */
export function condense(text: string): string {
  const sentences = splitSentences(text)
  const shortened = sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1] ?? ''
    if (at > 0 && isSpareSound(sentence, next)) return []
    const plain = sentence.replace(SPARE_WORDS, '')
    const ends = /^(?:“|So\b)/.test(next) ? [] : SPARE_ENDS.flatMap(end => end.exec(plain) ?? [])
    const rest = sentences
      .slice(at + 1)
      .join(' ')
      .toLowerCase()
    const isNamedLater = (end: string) =>
      end.split(/[^\p{L}\p{M}]+/u).some(word => word.length >= MIN_LETTERS_OF_NOUN && rest.includes(word.toLowerCase()))
    const spare = ends.find(end => !isNamedLater(end))
    const short = spare === undefined ? plain : plain.replace(spare, '')
    return short.split(' ').length < MIN_WORDS ? plain : short
  })
  return shortened.join(' ')
}

/**
 * The text with a sentence for each main clause, if a pronoun or one of the names begins it: "He laughed, and she ran." is
 * "He laughed. She ran." Speech stays as it is.
 */
export function splitClauses(text: string, names: readonly string[]): string {
  const subjects = [
    'he',
    'she',
    'it',
    'they',
    'there',
    ...names.map(name => name.replace(/[^\p{L}\p{M}\p{N} ]/gu, '.')),
  ]
  const clause = new RegExp(
    `(?<=^.{12,}), (?:and|(but|so)) (?=(?:${subjects.join('|')}) (?!too\\b|and\\b|as\\b)\\p{Ll})|; (?:and |(but|so) )?(?!(?:how|that|where|whether|who) )(?=\\p{L})`,
    'gu',
  )
  return splitSentences(text)
    .map(sentence => {
      if (/[“”]/.test(sentence)) return sentence
      const parts = sentence.replace(clause, (_, first?: string, second?: string) => {
        const link = first ?? second
        return link === undefined ? '.\u0000' : `.\u0000${link} `
      })
      return parts.split('\u0000').map(capitalize).join(' ')
    })
    .join(' ')
}
