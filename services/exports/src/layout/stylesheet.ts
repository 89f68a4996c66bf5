import type { BookFonts } from '../fonts/book-fonts.ts'
import { TEXT_COLOURS } from '../pictures/soften.ts'
import { RIGHT_TO_LEFT_LINES, STANZA_LINES } from './dedication.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'

export interface StylesheetOptions {
  fonts: BookFonts
  /** URL of a font file in the rendered document. */
  fontUrlOf(fileName: string): string
  /** In px. */
  bleed: number
}

/**
 * Plain CSS without variables, `calc` or `object-fit`, which e-readers don't support. Kindles know `word-wrap` only. Colours are
 * those of the web app.
 */
export function bookStylesheet({ fonts, fontUrlOf, bleed }: StylesheetOptions): string {
  const side = PAGE_PX + 2 * bleed
  const { reading, display } = fonts.families
  const faces = fonts.files.map(
    ({ family, weight, fileName }) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: normal; src: url(${fontUrlOf(fileName)}) }`,
  )
  return `${faces.join('\n')}
html, body { margin: 0; padding: 0 }
p, h1, h2, blockquote { margin: 0; padding: 0 }
/* One pixel of overflow would add a blank page. */
.page { position: relative; width: ${side}px; height: ${side}px; overflow: hidden; background-color: #fdf5e6;
  color: #35261b; font-family: ${reading}; font-weight: 400; font-size: 20px; line-height: 29px }
.trim { position: absolute; left: ${bleed}px; top: ${bleed}px; width: ${PAGE_PX}px; height: ${PAGE_PX}px }
.trim > div { position: absolute }
.window { overflow: hidden }
.window img { position: absolute; display: block; max-width: none; max-height: none }
.trim > .middle { display: table; table-layout: fixed; text-align: center }
.cell { display: table-cell; vertical-align: middle }
h1, .book-title, .the-end, .for, .for-child, .matter-heading, .belongs-to-text, .owner, .cast-name, .drawing-prompt p {
  font-family: ${display}; font-weight: 700; word-wrap: break-word; overflow-wrap: anywhere; text-wrap: balance }

.cover-title { color: #fffdf7 }
/* Chromium leaves fully transparent text out of a PDF. */
.lettered { color: rgba(0, 0, 0, 0.01) }
.cover-foot { text-align: center }
.for-child { display: inline-block; max-width: 100%; box-sizing: border-box; padding: 7px 26px 5px; border-radius: 24px;
  background-color: #f5b236; color: #35261b }

.book-title { color: #0d5c66 }
.for { margin-top: 22px; font-size: 26px; line-height: 34px }
.message { word-wrap: break-word; overflow-wrap: anywhere }
.message p { text-wrap: balance }
.message .stanza { margin-top: ${STANZA_LINES}em }
/* Nastaliq is written on falling lines. */
.message [dir=rtl] { line-height: ${RIGHT_TO_LEFT_LINES * 1.48} }
.medallion, .medallion-rim { border-radius: 50% }
.medallion-rim, .picture-rim { background-color: #e79c18 }
.picture-rim { border-radius: 28px }
.belongs-to-text { color: #0d5c66; font-size: 30px; line-height: 40px }
.owner { margin-top: 62px; line-height: 48px }
.bookplate { box-sizing: border-box; border: 2px solid #e79c18; border-radius: 40px }
.trim > .middle.bookplate { border: 2px solid #e9c98a; border-radius: 34px }
.owner-line { width: 420px; margin: 4px auto 44px; border-top: 2px solid #94785a }
.matter-heading { color: #0d5c66; font-size: 30px; line-height: 38px; text-align: center }
.cast-cell { text-align: center }
.cast-name { line-height: 30px }
.colophon-text { margin-top: 10px; font-size: 16px; line-height: 24px; color: #675240 }
.aloud { margin: 16px 0 38px; font-size: 21px; line-height: 32px }
.aloud, .colophon-text, .blurb { overflow-wrap: anywhere; text-wrap: balance }
.back-cover { color: #fffdf7 }
.back-foot { text-align: center; font-size: 16px; line-height: 26px }
.dots { margin-bottom: 22px; line-height: 12px }
.dots span { display: inline-block; width: 6px; height: 6px; margin: 3px 5px; border-radius: 6px; background-color: #e79c18 }
.dots .large { width: 12px; height: 12px; margin: 0 5px }

/* Mukta's kerning nearly closes the space between a full stop and a quotation mark. */
.text, .message, .aloud, .colophon-text, .blurb { font-kerning: none }
/* Names in Chinese, Japanese and Korean are not broken. */
.text, .for, h1, .book-title { word-break: keep-all }
.trim .text { word-wrap: break-word; overflow-wrap: anywhere; text-wrap: balance; orphans: 2; widows: 2 }
.frame { box-sizing: border-box; border: 2px solid #e9c98a; border-radius: 26px }
.last, .whole { white-space: nowrap }
.framed { border-radius: 22px }
.badge { border-radius: 16px; background-color: #fdf5e6; color: #675240; font-size: 13px; line-height: 32px; text-align: center }
.trim > .prose { text-align: start; text-wrap: pretty }
.page.text .dots { text-align: center }
.quote { text-indent: -0.42em }
.folio { position: absolute; left: 0; bottom: ${SAFE_PX}px; width: ${PAGE_PX}px; text-align: center; color: #675240;
  line-height: 16px }
.folio, .number { font-weight: 400; font-size: 13px }
.on-dark { color: ${TEXT_COLOURS.dark} }
.on-light { color: ${TEXT_COLOURS.light} }

.closing { background-color: #0d3f4a; color: #fffdf7 }
.the-end { color: #f5b236; font-size: 64px; line-height: 76px }
.moon { width: 190px; height: 150px; margin: 0 auto 24px }
.moon svg, .moon img { display: block; width: 190px; height: 150px }

.drawing-prompt { text-align: center; color: #0d5c66; font-size: 26px; line-height: 34px }
.drawing-sheet { box-sizing: border-box; border: 3px dashed #94785a; border-radius: 22px; background-color: #fffdf7 }
`
}
