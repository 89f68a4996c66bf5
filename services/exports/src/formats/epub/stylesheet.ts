import type { AgeBand } from '@kahani/contracts/options'
import type { BookFonts } from '../../fonts/book-fonts.ts'

/** Sizes are relative to the one that the reader has set. Texts of a sentence or two are centred below their picture. */
const TEXT_STYLES: Record<AgeBand, string> = {
  '2-3': 'font-size: 1.5em; text-align: center',
  '4-6': 'font-size: 1.35em; text-align: center',
  '7-9': 'font-size: 1.15em',
  '10-12': 'font-size: 1em',
}

/**
 * The stylesheet of flowing text. It leaves colours, line height and the size of text to the reading program, where readers
 * choose them: only on `body` can they also replace the typeface.
 */
export function epubStylesheet(fonts: BookFonts, ageBand: AgeBand): string {
  const faces = fonts.files.map(
    ({ family, weight, fileName }) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: normal; src: url(fonts/${fileName}) }`,
  )
  const { reading, display } = fonts.families
  return `${faces.join('\n')}
body { margin: 0; padding: 0 0.6em; font-family: ${reading}; overflow-wrap: break-word; word-wrap: break-word }
h1, p { margin: 0; padding: 0 }
h1, .for, .the-end { font-family: ${display}; font-weight: 700; text-align: center }
h1 { font-size: 1.8em; line-height: 1.2 }
.for { margin-top: 0.8em; font-size: 1.2em }
.the-end { font-size: 2em; line-height: 1.2 }
.note { margin-top: 0.4em; text-align: center }

/* A picture stays on one screen with the first lines of its text. */
figure { margin: 0 0 0.8em; padding: 0; text-align: center; page-break-inside: avoid; break-inside: avoid;
  page-break-after: avoid; break-after: avoid }
img { max-width: 100%; max-height: 62vh; height: auto }
.cover img { max-height: 72vh }

.title-page, .closing { padding-top: 15% }
.message { margin-top: 1.6em; text-align: center }
.message .stanza { margin-top: 0.8em }
.text { max-width: 34em; margin: 0 auto; orphans: 2; widows: 2; hanging-punctuation: first;
  ${TEXT_STYLES[ageBand]} }
/* The kerning of Mukta nearly closes the space after a full stop or comma. */
.text, .message, .note { font-kerning: none }
.text p + p { margin-top: 0.5em }
`
}
