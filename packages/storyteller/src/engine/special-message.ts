import type { AgeBand } from '@kahani/contracts/options'
import type { Wishes } from '@kahani/wishes/read-wishes'
import type { Line, Sentence } from '../format/prose.ts'

/** A line for the page of the way home. `message` fills the slot of that name. */
export interface SpecialLine {
  line: Line
  message: string
}

/**
 * What the message says to the child, or asks to be told about, as a line; null if it does neither.
 * - Words to the child are quoted as a note, which ends with the name of whoever signs them.
 * - If they don't fit on the page, the grown-up whispers something that is not printed.
 * - An idea that the tale is not about becomes a short tale of the grown-up at home. `about` is its noun phrase.
 */
export function specialMessageLine(
  { quote, isWhispered }: Pick<Wishes, 'quote' | 'isWhispered'>,
  age: AgeBand,
  about: string | null,
): SpecialLine | null {
  if (quote !== null) {
    return { line: NOTES[age], message: quote.text }
  }
  if (isWhispered) return { line: SECRETS[age], message: '' }
  return about === null ? null : { line: TALES[age], message: about }
}

const NOTES: Record<AgeBand, Sentence> = {
  '2-3': 'A note! “{message}”',
  '4-6': ['There was a note for {name}: “{message}”', 'And there was a note: “{message}”', 'A note! “{message}”'],
  '7-9': [
    'There was a note for {name}, folded small: “{message}”',
    'In {name}’s {slipper/pocket} there was a note, and it said: “{message}”',
    'There was a note: “{message}”',
  ],
  '10-12': [
    'Later there was a note on {name}’s pillow, folded twice: “{message}”',
    'Somebody had put a note inside {name}’s {slipper/pocket}. {He} read it under the lamp: “{message}”',
  ],
}

const TALES: Record<AgeBand, Sentence> = {
  '2-3': '{Elder} tells about {message}.',
  '4-6': '{Elder} told a tale about {message}.',
  '7-9': 'Then {elder} told {him} a story, a tiny one, about {message}.',
  '10-12': 'And {elder}, because {he} asked, told one more story, about {message}.',
}

const SECRETS: Record<AgeBand, Sentence> = {
  '2-3': ['{Elder} whispers a secret, just for {name}.', '{Elder} whispers a secret for {name}.'],
  '4-6': '{Elder} whispered something just for {name}.',
  '7-9': 'Then {elder} whispered something in {his} ear. It was long, and lovely, and only for {name}.',
  '10-12':
    'And then {elder} told {him} one thing more, in a whisper; but that was meant for {name} and nobody else, and so it is not written here.',
}
