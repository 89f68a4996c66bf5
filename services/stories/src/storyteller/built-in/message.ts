import type { StoryBrief } from '@kahani/contracts/brief'
import type { AgeBand } from '@kahani/contracts/options'
import { countWords } from '../count-words.ts'
import type { Line, UserError } from './arc.ts'
import { ofTheChild, PRONOUNS } from './grammar.ts'

/** Most words of a special message that a page of the band has room for. */
const ROOM: Record<AgeBand, number> = { '2-3': 6, '4-6': 12, '7-9': 26, '10-12': 80 }

/** How a message begins that is a wish for the story rather than words to the child. */
const WISH =
  /^((please|can you|could you|kindly) (make|write|include|add|tell|mention|use|have|let|put|keep)|(i|we) want (a|an|the|this|it)|make (it|him|her|them|a|the|this)|write|include|mention|add (a|an|the|some|her|his|our|my)|tell (a|an|the|about|her|him|them)|(a|an|the|this|my|our)?\s*story (about|of|with|should|where|in)|about)\b/i
/** How one ends that somebody has signed: "… Love, Papa", "… - Mama". */
const SIGNED =
  /((^|[.!?…,]\s)((with|all my|lots of) )?(love|from|yours),?|\s[–—-])\s*(?!you\b)\p{L}[\p{L}\p{M}]*(\s(and\s|&\s)?\p{L}[\p{L}\p{M}]*){0,2}\W*$/iu

/**
 * The special message as a line for the way home, where a loved one passes it on. The rule:
 * - words to the child are quoted, whole if the band has room for them, else as many whole sentences from the start as
 *   fit, else the first clause; a signed message is a note, any other may be whispered;
 * - a wish for the story ("please make it about trains") can't be quoted: what it is about becomes the elder's own tale;
 * - where nothing of it fits, the page tells that something was whispered, and keeps the secret.
 */
export function messageLine(brief: StoryBrief): { line: Line; message: string } | null {
  const band = brief.characterAge
  const entered = brief.specialMessage
    .replace(/[“”"«»]/g, '')
    .replace(/([^\s.,;:!?…])\s*\n\s*/g, '$1. ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim()
  if (countWords(entered) === 0) return null
  if (WISH.test(entered)) {
    const [, wished = ''] = /\b(?:about|include|including|add|mention)\s+(.+?)(?:[.!?]\s|$)/i.exec(entered) ?? []
    const subject = ofTheChild(wished, PRONOUNS[brief.characterGender].his)
    return countWords(subject) > 0 && countWords(subject) <= ROOM[band] - 1
      ? { line: TALES[band], message: subject }
      : { line: SECRETS[band], message: '' }
  }
  const quote = quotable(entered, ROOM[band])
  if (quote === null) return { line: SECRETS[band], message: '' }
  return { line: SIGNED.test(quote) ? NOTES[band] : [...WHISPERS[band], ...NOTES[band]], message: quote }
}

/** As much of the message as can be said in so many words without stopping mid-thought; null when nothing can. */
function quotable(entered: string, room: number): string | null {
  const sentences = entered.match(/.+?(?:[.!?…]+(?=\s|$)|$)/gu) ?? []
  const clauses = entered.split(/(?<=[,;:])\s|\s(?=[–—-]\s)/)
  return leading(sentences, room) ?? leading(clauses, room)
}

function leading(parts: readonly string[], room: number): string | null {
  let said = ''
  for (const part of parts) {
    const longer = `${said} ${part.trim()}`.trim()
    if (countWords(longer) > room) break
    said = longer
  }
  const ended = said.replace(/[\s,;:–—-]+$/, '')
  if (countWords(ended) === 0) return null
  return /([.!?…।]|\p{Extended_Pictographic}\uFE0F?)$/u.test(ended) ? ended : `${ended}.`
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

const TALES: Record<AgeBand, UserError> = {
  '2-3': ['{Elder} tells about {message}.'],
  '4-6': ['{Elder} told a tale about {message}.'],
  '7-9': ['Then {elder} told {him} a story, a tiny one, about {message}.'],
  '10-12': ['And {elder}, because {he} asked, told one more story, about {message}.'],
}

const SECRETS: Record<AgeBand, UserError> = {
  '2-3': ['{Elder} whispers a secret, just for {name}.', '{Elder} whispers a secret for {name}.'],
  '4-6': ['{Elder} whispered something just for {name}.'],
  '7-9': ['Then {elder} whispered something in {his} ear. It was long, and lovely, and only for {name}.'],
  '10-12': [
    'And then {elder} told {him} one thing more, in a whisper; but that was meant for {name} and nobody else, and so it is not written here.',
  ],
}
