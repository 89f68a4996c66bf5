import { escapeHtml } from '@kahani/service-kit/html'
import { isRightToLeft, RIGHT_TO_LEFT_RUN, splitDirections } from '@kahani/unicode/text-direction'
import { langAttribute, languageMarkup } from './languages.ts'
import { NARROWEST_EMS, textWidth, wrappedLines } from './text-size.ts'

/** Words that stay together at the end of a paragraph, so that its last line is not a single word. */
const LAST_LINE_CHARS = 12

/** Number of words at the end of a paragraph that stay on one line. */
function lastWordCount(words: readonly string[]): number {
  for (let count = 1; count <= words.length; count += 1) {
    const last = words.slice(-count).join(' ')
    if (textWidth(last) > NARROWEST_EMS) return 0
    if (last.length >= LAST_LINE_CHARS) return count
  }
  return 0
}

/** A word, or the words of a name in a right-to-left script with the punctuation beside them. */
const UNIT = new RegExp(`(?:${RIGHT_TO_LEFT_RUN}|\\S)+`, 'gu')

/** A sentence ends at a mark before a space, unless the next word continues it, as after “Wait!” in “Wait!” called Kabir. */
export const SENTENCE_END = /(?<=[.!?…][”’"]?)\s+(?=["“‘]?[\p{Lu}\p{Lo}\p{N}])/u

const HYPHENATED = /\S*\p{L}\p{M}*[-\u2010]\p{L}\S*/u
/** What fits into a line of the largest title. */
const WHOLE_EMS = 9

/** Whether a word has a hyphen at which it is not broken. */
const isWhole = (word: string) => HYPHENATED.test(word) && textWidth(word) <= WHOLE_EMS

/** Markup of words, of which those with a hyphen stay on one line, and those of other languages are marked. */
const wordsMarkup = (text: string) =>
  text
    .split(new RegExp(`(${HYPHENATED.source})`, 'u'))
    .map(part => (isWhole(part) ? `<span class="whole">${languageMarkup(part)}</span>` : languageMarkup(part)))
    .join('')

/** The direction is an attribute too, since some e-readers don't know the element. */
const isolate = (text: string, markup: string) => `<bdi dir="rtl"${langAttribute(text)}>${markup}</bdi>`

/**
 * Markup of a text on a line from left to right, in which words of right-to-left scripts are isolated, and those of other
 * languages marked.
 */
export const inlineText = (text: string) =>
  splitDirections(text)
    .map(part => (part.rightToLeft ? isolate(part.text, escapeHtml(part.text)) : wordsMarkup(part.text)))
    .join('')

/** Gives every word an id, `w1` and so on. */
function createWordMarker() {
  let count = 0
  const nextId = () => {
    count += 1
    return `id="w${count}"`
  }
  const mark = (word: string) => {
    const lang = langAttribute(word)
    const className = isWhole(word) ? ' class="whole"' : ''
    return `<span ${nextId()}${className}${lang}>${lang ? escapeHtml(word) : languageMarkup(word)}</span>`
  }
  const markOnly = (word: string) => `<span ${nextId()}>${escapeHtml(word)}</span>`
  return (unit: string) => {
    const parts = splitDirections(unit)
    return parts.every(part => !part.rightToLeft)
      ? mark(unit)
      : parts
          .map(({ text, rightToLeft }) =>
            rightToLeft ? isolate(text, text.replace(/[^\s\u00a0]+/g, markOnly)) : escapeHtml(text),
          )
          .join('')
  }
}

const isOpenSpeech = (text: string) => text.lastIndexOf('“') > text.lastIndexOf('”')

/** Sentences, of which those of a speech stay together. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const next of text.split(SENTENCE_END)) {
    const before = sentences.at(-1)
    if (before && isOpenSpeech(before)) sentences.splice(-1, 1, `${before} ${next}`)
    else sentences.push(next)
  }
  return sentences
}

/**
 * The sentences of a paragraph, if each fits on one line and they need no more lines for that; else the paragraph. A very short
 * sentence at the end stays with the one before it.
 */
function splitIntoLines(paragraph: string, lineEms: number): { texts: string[]; areWhole: boolean } {
  const sentences = sentencesOf(paragraph.trim())
  const [last = '', before] = sentences.toReversed()
  if (before !== undefined && last.length < LAST_LINE_CHARS) sentences.splice(-2, 2, `${before} ${last}`)
  const areWhole =
    sentences.every(sentence => textWidth(sentence) <= lineEms) &&
    wrappedLines(sentences, lineEms) <= wrappedLines(paragraph.split(/\s+/), lineEms)
  return { texts: areWhole ? sentences : [paragraph], areWhole }
}

interface ParagraphOptions {
  /** Every word gets an id, which a narration can refer to. */
  markWords?: boolean
  /** Width of the lines of a centred text, relative to the font size: lines end with sentences if possible. */
  lineEms?: number
}

/**
 * Paragraphs of a story, from left to right. One that opens with a quotation mark gets a class, to hang the mark into the
 * margin.
 */
export function paragraphs(text: string, { markWords = false, lineEms = 0 }: ParagraphOptions = {}): string {
  const mark = createWordMarker()
  const markup = (units: readonly string[]) => (markWords ? units.map(mark).join(' ') : inlineText(units.join(' ')))
  const paragraph = (line: string) => {
    const className = /^["“‘']/.test(line) ? ' class="quote"' : ''
    const { texts, areWhole } = splitIntoLines(line, lineEms)
    const parts = texts.flatMap(text => {
      const units = text.match(UNIT) ?? []
      if (areWhole) return [`<span class="whole">${markup(units)}</span>`]
      const last = units.splice(units.length - lastWordCount(units))
      return [markup(units), last.length > 0 ? `<span class="last">${markup(last)}</span>` : '']
    })
    return `<p${className} dir="ltr">${parts.filter(part => part !== '').join(' ')}</p>`
  }
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(paragraph)
    .join('\n')
}

const RIGHT_TO_LEFT_MARK = '\u200f'

/** A family's message in plain text: a line from right to left begins with a mark. */
export const verseText = (text: string, names: readonly string[]) =>
  text
    .split('\n')
    .map(line => (isRightToLeft(line, names) ? RIGHT_TO_LEFT_MARK + line : line))
    .join('\n')

/**
 * A family's message: lines in stanzas, which are separated by blank lines. A line in a right-to-left script has its direction.
 * It is a quotation, since it has another author than the book.
 * @param names don't count for the direction
 */
export function verses(text: string, names: readonly string[]): string {
  const lines = text.split('\n')
  const markup = lines.flatMap((line, i) => {
    if (line.trim() === '') return []
    const className = i > 0 && lines[i - 1]?.trim() === '' ? ' class="stanza"' : ''
    return isRightToLeft(line, names)
      ? `<p${className} dir="rtl">${languageMarkup(line)}</p>`
      : `<p${className} dir="ltr">${inlineText(line)}</p>`
  })
  return `<blockquote>\n${markup.join('\n')}\n</blockquote>`
}
