const LETTER = '[\\p{scx=Arabic}\\p{scx=Hebrew}\\p{scx=Syriac}\\p{scx=Thaana}\\p{scx=Nko}]'
const MARK = '[\\p{M}\\u200c\\u200d]'
/** What joins the words of a name. */
const JOINT = "[ \\u00a0\\u2010'’-]{1,2}"

const WORDS = `${LETTER}(?:${LETTER}|${MARK}|${JOINT}(?=${LETTER}))*`
/** What is quoted keeps its commas, and the marks at its end. Names in an English sentence are separated by them. */
const QUOTATION = `(?<=[“"«])${LETTER}(?:${LETTER}|${MARK}|[^\\p{L}\\n“”"«»]+(?=${LETTER}))*[.!?…]*`

/** Source of a regular expression, with the flag `u`, for words of a right-to-left script that follow each other. */
export const RIGHT_TO_LEFT_RUN = `(?:${QUOTATION}|${WORDS})`

const RUN = new RegExp(RIGHT_TO_LEFT_RUN, 'gu')
const HAS_RIGHT_TO_LEFT = new RegExp(LETTER, 'u')
const [RIGHT_TO_LEFT_ISOLATE, POP_ISOLATE] = ['\u2067', '\u2069']

interface DirectionalPart {
  text: string
  rightToLeft: boolean
}

/** Splits a text into words of right-to-left scripts, which belong into a `<bdi>`, and what is between them. */
export function splitDirections(text: string): DirectionalPart[] {
  const parts: DirectionalPart[] = []
  let end = 0
  // `matchAll` compiles a copy of the pattern, which few texts need.
  if (!HAS_RIGHT_TO_LEFT.test(text)) return text === '' ? parts : [{ text, rightToLeft: false }]
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (index > end) parts.push({ text: text.slice(end, index), rightToLeft: false })
    parts.push({ text: run, rightToLeft: true })
    end = index + run.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), rightToLeft: false })
  return parts
}

/**
 * Encloses words of right-to-left scripts in Unicode isolates, for plain text: programs that guess the direction of a line
 * from its first letter then ignore them. Other texts are returned as they are.
 */
export const isolateRightToLeft = (text: string): string =>
  text.replace(RUN, run => RIGHT_TO_LEFT_ISOLATE + run + POP_ISOLATE)

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const ANY_LETTER = /\p{L}/gu
const RIGHT_TO_LEFT_LETTER = new RegExp(`(?=\\p{L})${LETTER}`, 'gu')

/** Whether a text is written in a right-to-left script. The names in it don't count, unless it has no other letters. */
export function isRightToLeft(text: string, names: readonly string[] = []): boolean {
  const words = names.reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, ' ')), text)
  const counted = /\p{L}/u.test(words) ? words : text
  return count(counted, RIGHT_TO_LEFT_LETTER) * 2 > count(counted, ANY_LETTER)
}
