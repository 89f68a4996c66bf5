import { inflateSync } from 'node:zlib'

/** The content of a PDF written by Chromium. */
export interface PdfContent {
  /** Text of each page without whitespace, since a PDF positions letters, not words. */
  pages: string[]
  title: string
  fonts: { name: string; embedded: boolean }[]
  altTexts: string[]
  tagged: boolean
  language: string | undefined
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Decodes a PDF string: `(latin1)`, or `<hex>` in UTF-16 with a byte order mark. */
function textOf(value: string): string {
  if (value.startsWith('<')) return fromUtf16(value.slice(1, -1)).replace(/^\ufeff/, '')
  return value.slice(1, -1).replace(/\\(.)/g, '$1')
}

function readCharacterMap(map: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
      characters.set(Number.parseInt(code, 16), fromUtf16(text))
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16)
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        characters.set(code, String.fromCharCode(Number.parseInt(text, 16) + code - first))
      }
    }
  }
  return characters
}

const OPERATORS = /\/Span<<\/ActualText <(\w+)> >> BDC([\s\S]*?)EMC|\/F(\d+) [\d.]+ Tf|<(\w+)> Tj/g

interface Font {
  characters: Map<number, string>
  /** Hexadecimal digits per glyph. */
  digits: number
}

/** Extracts the text from the drawing commands of a page. */
function readText(commands: string, fontOf: (id: string) => Font): string {
  let font: Font = { characters: new Map(), digits: 2 }
  let text = ''
  for (const [, actual, within = '', fontId, glyphs = ''] of commands.matchAll(OPERATORS)) {
    const chosen = fontId ?? within.match(/\/F(\d+) [\d.]+ Tf/)?.[1]
    if (chosen) font = fontOf(chosen)
    if (actual !== undefined) text += textOf(`<${actual}>`)
    for (let i = 0; i < glyphs.length; i += font.digits) {
      text += font.characters.get(Number.parseInt(glyphs.slice(i, i + font.digits), 16)) ?? ''
    }
  }
  return withoutWhitespace(text)
}

export const withoutWhitespace = (text: string) => text.replace(/\s+/g, '')

/** Variable fonts become Type 3 fonts, which are always embedded. */
const isType3 = (body: string) => body.includes('/Subtype /Type3')

/** Reads the uncompressed objects that Chromium writes. Not a general PDF parser. */
export function readPdf(file: Buffer): PdfContent {
  const source = file.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, body)
  const at = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const stream = (body: string) => {
    const data = Buffer.from(body.slice(body.indexOf('stream\n') + 'stream\n'.length), 'latin1')
    return body.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : data.toString('latin1')
  }
  const fontOf = (id: string) => ({
    characters: readCharacterMap(stream(at(at(id).match(/\/ToUnicode (\d+) 0 R/)?.[1]))),
    digits: at(id).includes('/Type0') ? 4 : 2,
  })
  const all = [...objects.values()]
  const catalog = all.find(body => body.includes('/Type /Catalog')) ?? ''

  return {
    pages: all
      .filter(body => /\/Type \/Page\b/.test(body))
      .map(body => readText(stream(at(body.match(/\/Contents (\d+) 0 R/)?.[1])), fontOf)),
    title: textOf(at('1').match(/\/Title (\((?:\\.|[^)])*\)|<\w+>)/)?.[1] ?? '()'),
    fonts: [...objects]
      .filter(([, body]) => body.includes('/Type /FontDescriptor'))
      .map(([id, body]) => ({
        name: body.match(/\/FontName \/\w+\+(\S+)/)?.[1] ?? '',
        embedded: body.includes('/FontFile') || all.some(font => isType3(font) && font.includes(`${id} 0 R`)),
      })),
    altTexts: all.flatMap(body =>
      [...body.matchAll(/\/Alt (\((?:\\.|[^)])*\)|<\w+>)/g)].map(([, alt = '']) => textOf(alt)),
    ),
    tagged: /\/Marked true/.test(catalog),
    language: catalog.match(/\/Lang \((.*?)\)/)?.[1],
  }
}
