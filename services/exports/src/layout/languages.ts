import { escapeHtml } from '@kahani/service-kit/html'

/**
 * Languages by the script they are written in. Where several languages share a script, it is the one that most families in
 * India read. The codes of scripts are those of ISO 15924.
 */
const SCRIPTS: readonly (readonly [language: string, letter: RegExp])[] = [
  ['hi', /^\p{Script=Deva}/u],
  ['bn', /^\p{Script=Beng}/u],
  ['pa', /^\p{Script=Guru}/u],
  ['gu', /^\p{Script=Gujr}/u],
  ['or', /^\p{Script=Orya}/u],
  ['ta', /^\p{Script=Taml}/u],
  ['te', /^\p{Script=Telu}/u],
  ['kn', /^\p{Script=Knda}/u],
  ['ml', /^\p{Script=Mlym}/u],
  ['si', /^\p{Script=Sinh}/u],
  ['sat', /^\p{Script=Olck}/u],
  ['mni-Mtei', /^\p{Script=Mtei}/u],
  ['ur', /^\p{Script=Arab}/u],
  ['he', /^\p{Script=Hebr}/u],
  ['ru', /^\p{Script=Cyrl}/u],
  ['el', /^\p{Script=Grek}/u],
  ['th', /^\p{Script=Thai}/u],
  ['ko', /^\p{Script=Hang}/u],
  ['zh', /^[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}]/u],
]
const KANA = /[\p{Script=Hira}\p{Script=Kana}]/u

/**
 * What children call their relatives, in Latin letters. Words that are English as well ("Papa", "Mama", "Ma") are left out:
 * they are read as the family says them.
 */
const FAMILY_WORDS: Readonly<Record<string, string>> = {
  'hi-Latn': 'Dadi Dada Dadu Nani Nana Nanu Didi Bhaiya Bhabhi Mausi Mami Mamu Bua Chacha Chachi Chachu Taiji Tauji',
  'ta-Latn': 'Thatha Paati Patti Amma Appa Akka Thambi Athai Attai Chithi Chithappa Periamma Periappa',
  'te-Latn': 'Ammamma Nanamma Nannamma Tatayya Nanna Mamayya',
  'kn-Latn': 'Ajja Ajji',
  'ml-Latn': 'Ammachi Ammumma Appachan Appooppan Muthashi Muthassi Muthassan Achan Chechi Chettan',
  'mr-Latn': 'Aaji Ajoba Aajoba Aai Atya',
  'bn-Latn': 'Thakuma Thamma Dida Didun Dadun Pishi Kakima Jethima Jethu',
  'gu-Latn': 'Foi',
  'pa-Latn': 'Biji Beeji Bebe Bauji',
  'ur-Latn': 'Abbu Abba Ammi Khala Khalu Phuppo',
}

const LANGUAGES_OF_WORDS = new Map(
  Object.entries(FAMILY_WORDS).flatMap(([language, words]) => words.split(' ').map(word => [word, language] as const)),
)
/** "Dadiji": the ending of respect. */
const withoutRespect = (word: string) => word.replace(/ji$/, '')

/** A word, with the full stop of Indian scripts. */
const WORD = /[\p{L}\p{M}\u200c\u200d]+[।॥]?/gu
const LATIN = /^\p{Script=Latin}/u

interface LanguagePart {
  text: string
  /** BCP 47; null for that of the book. */
  language: string | null
}

function languageOf(word: string): string | null {
  if (LATIN.test(word)) return LANGUAGES_OF_WORDS.get(word) ?? LANGUAGES_OF_WORDS.get(withoutRespect(word)) ?? null
  const found = SCRIPTS.find(([, letter]) => letter.test(word))?.[0] ?? null
  return found === 'zh' && KANA.test(word) ? 'ja' : found
}

/** Splits a text into words of other languages, as far as their script or the word itself shows, and what is between them. */
function splitLanguages(text: string): LanguagePart[] {
  const parts: LanguagePart[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const language = languageOf(word)
    if (language === null) continue
    const between = text.slice(end, index)
    const last = parts.at(-1)
    // Commas can separate names of different languages.
    if (last?.language === language && !/[\p{L},\n]/u.test(between)) last.text += between + word
    else {
      if (between !== '') parts.push({ text: between, language: null })
      parts.push({ text: word, language })
    }
    end = index + word.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), language: null })
  return parts
}

/** The attribute for an element with this text; empty unless all of it is in one other language. */
export function langAttribute(text: string): string {
  const languages = splitLanguages(text).filter(part => part.language !== null || /\p{L}/u.test(part.text))
  const [first, ...more] = languages
  return first?.language && more.every(({ language }) => language === first.language) ? ` lang="${first.language}"` : ''
}

/** Markup of a text in which words of other languages are marked. */
export const languageMarkup = (text: string) =>
  splitLanguages(text)
    .map(part =>
      part.language === null ? escapeHtml(part.text) : `<span lang="${part.language}">${escapeHtml(part.text)}</span>`,
    )
    .join('')
