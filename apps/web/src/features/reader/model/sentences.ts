/** Chrome ends utterances of its online voices after about 15 seconds. */
const MAX_LENGTH = 180

const TITLE_AT_END = /(?:^|\s)(?:mr|mrs|ms|dr|st|smt|shri|prof)\.\s*$/i
/** The segmenter separates “Stop!” from the words that say who speaks. */
const CONTINUES = /^(?:\p{Ll}|[^\p{L}\p{N}]+$)/u

/** The language of a text as a BCP 47 tag, from its script. */
export const languageOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 'hi-IN' : 'en-IN')

/** The sentences of each paragraph. They include the spaces after them: joined, they are the paragraph. */
export function paragraphsOf(text: string): string[][] {
  const segment = segmenterOf(languageOf(text))
  return text
    .split(/\n+/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => joinParts(segment(paragraph)).flatMap(splitLong))
}

function segmenterOf(language: string): (paragraph: string) => string[] {
  if (!('Segmenter' in Intl)) return paragraph => [paragraph]
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return paragraph => Array.from(segmenter.segment(paragraph), ({ segment }) => segment)
}

/** Joins segments that belong to one spoken sentence. */
function joinParts(segments: string[]): string[] {
  const sentences: string[] = []
  for (const segment of segments) {
    const last = sentences.at(-1)
    if (last !== undefined && (CONTINUES.test(segment) || TITLE_AT_END.test(last))) {
      sentences[sentences.length - 1] = last + segment
    } else sentences.push(segment)
  }
  return sentences
}

/** Splits a long sentence after commas and dashes. */
function splitLong(sentence: string): string[] {
  if (sentence.length <= MAX_LENGTH) return [sentence]
  const parts: string[] = []
  for (const clause of sentence.match(/[^,;:—–]*[,;:—–]+\s*|[^,;:—–]+$/g) ?? [sentence]) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + clause.length <= MAX_LENGTH) parts[parts.length - 1] = last + clause
    else parts.push(clause)
  }
  return parts
}
