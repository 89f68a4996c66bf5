import type { DownloadPurpose } from './books.ts'

const ENDINGS = {
  pdf: '.pdf',
  'pdf/printing': '_print.pdf',
  'pdf/printing-cover': '_print_cover.pdf',
  'pdf/booklet': '_booklet.pdf',
  epub: '.epub',
  fixed_epub: '_fixed.epub',
  kf8: '.azw3',
  // Send to Kindle accepts EPUB only.
  'kf8/send-to-kindle': '_kindle.epub',
} as const

/** A format, or a format for a purpose. No other combination exists. */
export type DownloadKind = keyof typeof ENDINGS

/** Returns null for a combination that does not exist. */
export function downloadKind(format: string, purpose?: DownloadPurpose): DownloadKind | null {
  const kind = purpose ? `${format}/${purpose}` : format
  return Object.hasOwn(ENDINGS, kind) ? (kind as DownloadKind) : null
}

/** A character that is no letter or digit of any script, with the marks and joiners that follow it. */
const OTHER_CHARACTER = /[^\p{L}\p{M}\p{N}\u200c\u200d][\p{M}\u200c\u200d]*/gu

const downloadName = (title: string, ending: string) =>
  withEnding(title.toLowerCase().normalize('NFC').replace(OTHER_CHARACTER, '_'), ending)

/** The name of a download, which differs for each kind: the title in lower case, with an underscore for other characters. */
export const attachmentFileName = (title: string, kind: DownloadKind): string => downloadName(title, ENDINGS[kind])

/** The name under which the web app saves a download: `attachmentFileName`, but all EPUB files are only named after the title. */
export const downloadFileName = (title: string, kind: DownloadKind): string =>
  downloadName(title, ENDINGS[kind].replace(/^_\w+\.epub$/, '.epub'))

// The two joiners (ZWNJ, ZWJ) are part of Devanagari spelling.
const UNSAFE = /[\p{Cc}"\\/:*?<>|%;]|(?![\u200c\u200d])\p{Cf}/gu

/** The name of the PDF in My Stories: the title with underscores for whitespace, without characters that file systems reject. */
export const storyPdfFileName = (title: string): string =>
  withEnding(title.trim().replace(/\s+/g, '_').replace(UNSAFE, '').replace(/^\.+/, ''), '.pdf')

function withEnding(name: string, ending: string): string {
  const base = truncate(name)
  return `${/^_*$/.test(base) ? 'story' : base}${ending}`
}

/** Without the ending. File systems limit a name to 255 bytes. */
const MAX_NAME_BYTES = 200
const utf8Bytes = (codePoint: number) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4)

function truncate(name: string): string {
  let bytes = 0
  let end = 0
  for (const character of name) {
    bytes += utf8Bytes(character.codePointAt(0) ?? 0)
    if (bytes > MAX_NAME_BYTES) break
    end += character.length
  }
  return name.slice(0, end)
}
