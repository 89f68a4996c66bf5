import type { StoryBrief } from '@kahani/contracts/brief'
import type { AgeBand } from '@kahani/contracts/options'
import type { Line, Sentence } from '../format/prose.ts'
import { countWords } from '../language/count-words.ts'
import { ofTheChild, PRONOUNS } from '../language/grammar.ts'

/** Longest message that fits on a page, in words. */
const MAX_WORDS: Record<AgeBand, number> = { '2-3': 6, '4-6': 12, '7-9': 26, '10-12': 80 }

/** Beginning of a message that is a wish for the story rather than addressed to the child. */
const WISH =
  /^((please|can you|could you|kindly) (make|write|include|add|tell|mention|use|have|let|put|keep)|(i|we) want (a|an|the|this|it)|make (it|him|her|them|a|the|this)|write|include|mention|add (a|an|the|some|her|his|our|my)|tell (a|an|the|about|her|him|them)|(a|an|the|this|my|our)?\s*story (about|of|with|should|where|in)|about)\b/i
/** End of a signed message: "… Love, Papa", "… - Mama". */
const SIGNED =
  /((^|[.!?…,]\s)((with|all my|lots of) )?(love|from|yours),?|\s[–—-])\s*(?!you\b)\p{L}[\p{L}\p{M}]*(\s(and\s|&\s)?\p{L}[\p{L}\p{M}]*){0,2}\W*$/iu

/** `message` fills the slot of that name. */
export interface SpecialLine {
  line: Line
  message: string
}

/**
 * The special message as a line for the page of the way home; null without a message.
 * - A message to the child is quoted: in full if it fits, else as many leading sentences as fit, else the first clause.
 *   A signed message is a note; any other may be whispered.
 * - A wish for the story ("please make it about trains") is not quoted: its subject becomes a tale of the elder.
 * - If nothing fits, the elder whispers a secret.
 * `message` is the part of the special message that is not about the child.
 */
export function specialMessageLine(brief: StoryBrief, message = brief.specialMessage): SpecialLine | null {
  const band = brief.characterAge
  const text = message
    .replace(/[“”"«»]/g, '')
    .replace(CONTINUED_LINE, '$1 ')
    .replace(LINE_WITHOUT_END, '$1. ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim()
  if (countWords(text) === 0) return null
  if (WISH.test(text)) {
    const [, topic = ''] = /\b(?:about|include|including|add|mention)\s+(.+?)(?:[.!?]\s|$)/i.exec(text) ?? []
    const subject = ofTheChild(topic, PRONOUNS[brief.characterGender].his)
    return countWords(subject) > 0 && countWords(subject) <= MAX_WORDS[band] - 1
      ? { line: TALES[band], message: subject }
      : { line: SECRETS[band], message: '' }
  }
  const quote = shortenQuote(text, MAX_WORDS[band])
  if (quote === null) return { line: SECRETS[band], message: '' }
  return { line: SIGNED.test(quote) ? NOTES[band] : [...WHISPERS[band], ...NOTES[band]], message: quote }
}

/** What ends a sentence, in any script. */
const END = '.!?…।۔؟。！？᱾'
const ENDED = new RegExp(`([${END}]|\\p{Extended_Pictographic}\\uFE0F?)$`, 'u')
const SENTENCE = new RegExp(`.+?(?:[${END}]+(?=\\s|$)|$)`, 'gu')
const LINE_WITHOUT_END = new RegExp(`([^\\s,;:،，、${END}])\\s*\\n\\s*`, 'gu')
/** A sentence that goes on in the next line, as in a poem. */
const CONTINUED_LINE = new RegExp(`${LINE_WITHOUT_END.source}(?=\\p{Ll})`, 'gu')

/** The leading sentences or clauses that fit; null if none does. */
function shortenQuote(text: string, maxWords: number): string | null {
  const sentences = text.match(SENTENCE) ?? []
  const clauses = text.split(/(?<=[,;:،，、])\s|\s(?=[–—-]\s)/)
  const clause = joinLeading(clauses, maxWords)
  // One word is the name that the message begins with.
  return joinLeading(sentences, maxWords) ?? (clause !== null && countWords(clause) > 1 ? clause : null)
}

function joinLeading(parts: readonly string[], maxWords: number): string | null {
  let joined = ''
  for (const part of parts) {
    const longer = `${joined} ${part.trim()}`.trim()
    if (countWords(longer) > maxWords) break
    joined = longer
  }
  const quote = joined.replace(/[\s,;:–—-]+$/, '')
  if (countWords(quote) === 0) return null
  return ENDED.test(quote) ? quote : `${quote}.`
}

const WHISPERS: Record<AgeBand, readonly string[]> = {
  '2-3': ['{Elder} whispers, “{message}”'],
  '4-6': ['{Elder} whispered, “{message}”', '{Elder} said softly, “{message}”'],
  '7-9': ['{Elder} bent close and whispered, “{message}”', '“I have something to tell you,” said {elder}. “{message}”'],
  '10-12': [
    '{Elder} said it quietly, as one says the things that matter: “{message}”',
    'And this is what {elder} whispered, word for word: “{message}”',
  ],
}

const NOTES: Record<AgeBand, readonly string[]> = {
  '2-3': ['A note! “{message}”'],
  '4-6': ['{Elder} had a note: “{message}”'],
  '7-9': ['{Elder} had a note for {him}, folded small: “{message}”'],
  '10-12': ['{Elder} had been keeping a note for {him}, folded twice: “{message}”'],
}

/** The line for a message that can't be quoted: the elder whispers it. */
export const secretLine = (band: AgeBand): Line => SECRETS[band]

const TALES: Record<AgeBand, Sentence> = {
  '2-3': ['{Elder} tells about {message}.'],
  '4-6': ['{Elder} told a tale about {message}.'],
  '7-9': ['Then {elder} told {him} a story, a tiny one, about {message}.'],
  '10-12': ['And {elder}, because {he} asked, told one more story, about {message}.'],
}

const SECRETS: Record<AgeBand, Sentence> = {
  '2-3': ['{Elder} whispers a secret, just for {name}.', '{Elder} whispers a secret for {name}.'],
  '4-6': ['{Elder} whispered something just for {name}.'],
  '7-9': ['Then {elder} whispered something in {his} ear. It was long, and lovely, and only for {name}.'],
  '10-12': [
    'And then {elder} told {him} one thing more, in a whisper; but that was meant for {name} and nobody else, and so it is not written here.',
  ],
}
