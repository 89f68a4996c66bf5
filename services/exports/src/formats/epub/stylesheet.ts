import type { AgeBand } from '@kahani/contracts/options'
import type { BookFonts } from '../../fonts/book-fonts.ts'
import { fontPath } from '../epub-package/epub-book.ts'

/** Sizes are relative to the one that the reader has set. Texts of a sentence or two are centred below their picture. */
const TEXT_STYLES: Record<AgeBand, string> = {
  '2-3': 'font-size: 1.5em; text-align: center; text-wrap: balance',
  '4-6': 'font-size: 1.35em; text-align: center; text-wrap: balance',
  '7-9': 'font-size: 1.15em; text-wrap: pretty',
  '10-12': 'font-size: 1em; text-wrap: pretty',
}

/** A picture leaves room on the screen of an e-reader for the text of the age. */
const PICTURE_HEIGHT: Record<AgeBand, string> = { '2-3': '62vh', '4-6': '54vh', '7-9': '46vh', '10-12': '40vh' }

/**
 * The stylesheet of flowing text. It leaves colours, line height and the size of text to the reading program, where readers
 * choose them: only on `body` can they also replace the typeface.
 */
export function epubStylesheet(fonts: BookFonts, ageBand: AgeBand): string {
  const faces = fonts.files.map(
    ({ family, weight, fileName }) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: normal; src: url(${fontPath(fileName)}) }`,
  )
  const { reading, display } = fonts.families
  return `${faces.join('\n')}
body { margin: 0; padding: 0 0.6em; font-family: ${reading}; overflow-wrap: break-word; word-wrap: break-word }
h1, h2, p, blockquote { margin: 0; padding: 0 }
h1, h2, .for, .the-end, .name { font-family: ${display}; font-weight: 700; text-align: center; text-wrap: balance; line-height: 1.2 }
/* Nastaliq is higher than other scripts. */
h1 [lang=ur], .for [lang=ur], .name [lang=ur] { line-height: 2 }
h1 { font-size: 1.8em }
.for { margin-top: 0.8em; font-size: 1.2em }
.the-end { font-size: 2em }
.note { margin-top: 0.4em; text-align: center; text-wrap: balance }
.aloud { margin: 0.8em 0 1.6em; text-align: center; text-wrap: balance }
.colophon .note { font-size: 0.85em }

figure { margin: 0; padding: 0; text-align: center; page-break-inside: avoid; break-inside: avoid }
img { max-width: 100%; max-height: ${PICTURE_HEIGHT[ageBand]}; height: auto }
.cover img { max-height: 72vh }
.cover h1 { margin-top: 0.4em }
.lettered { margin: 0 -0.6em }
.lettered figure { display: flex; align-items: center; justify-content: center; height: 90vh }
.lettered img { max-height: 90vh }

/* A picture and the number of its page stay on one screen with the first lines of the text. */
.page figure, h2 { page-break-after: avoid; break-after: avoid }
.page h2 { margin: 0.5em 0 0.3em; font-family: ${reading}; font-weight: 400; font-size: 1em }
.title-page, .cast, .closing, .colophon { padding-top: 15% }
.cast { max-width: 20em; margin: 0 auto }
.cast h2 { margin-bottom: 0.8em }
.member { display: flex; align-items: center; margin-top: 0.7em; page-break-inside: avoid; break-inside: avoid }
.member img { flex: none; width: 6em; max-width: 35%; border-radius: 50% }
.name { min-width: 0; padding-left: 0.8em; font-size: 1.25em; text-align: left }
/* Lines of at most 70 characters. */
.text, .message, .colophon { max-width: 26.5em; margin: 0 auto }
.message { margin-top: 1.6em; text-align: center; text-wrap: balance }
.message .stanza { margin-top: 0.8em }
.text { orphans: 3; widows: 4; hanging-punctuation: first;
  ${TEXT_STYLES[ageBand]} }
/* The kerning of Mukta nearly closes the space after a full stop or comma. */
.text, .message, .note, .aloud { font-kerning: none }
/* Names in Chinese, Japanese and Korean are not broken. */
.text, .for, h1, .name { word-break: keep-all }
.text p + p { margin-top: 0.5em }
/* A word with a hyphen is broken only if it is wider than the screen. */
.whole { display: inline-block; max-width: 100% }
`
}
