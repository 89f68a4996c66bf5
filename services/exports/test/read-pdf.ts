import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { requireProgram } from '@kahani/testing/programs'
import sharp from 'sharp'

const run = promisify(execFile)

export interface PdfContent {
  /** Text of each page without whitespace, since a PDF positions letters, not words. */
  pages: string[]
  title: string
  fonts: { name: string; type: string; embedded: boolean }[]
  /** Alternative texts of the figures, in the order of the objects. */
  altTexts: string[]
  outline: string[]
  tagged: boolean
  language: string | undefined
  /** Boxes of each page in pt, as `[left, bottom, right, top]`. */
  boxes: Record<string, number[]>[]
}

/** Waits for the programs that `readPdf` uses. */
export const requirePdfTools = () => Promise.all(['qpdf', 'pdftotext', 'pdffonts'].map(name => requireProgram(name)))

/** Without spaces, and marks of direction. */
export const withoutWhitespace = (text: string) => text.replace(/[\s\u200f\u2067\u2069]+/g, '')

type PdfObject = Record<string, unknown>

/** Reads a PDF with poppler and qpdf. @throws if qpdf finds an error or has a warning */
export async function readPdf(file: Buffer): Promise<PdfContent> {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-read-pdf-'))
  try {
    const path = join(folder, 'book.pdf')
    await writeFile(path, file)
    const output = async (command: string, ...args: string[]) =>
      (await run(command, args, { maxBuffer: 64 * 1024 * 1024 })).stdout
    await run('qpdf', ['--check', path])
    const [text, fonts, json] = await Promise.all([
      output('pdftotext', '-enc', 'UTF-8', path, '-'),
      output('pdffonts', path),
      output('qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none', path),
    ])
    const objects = Object.values(JSON.parse(json).qpdf[1] as Record<string, { value?: PdfObject }>)
      .map(({ value }) => value)
      .filter(value => value !== null && typeof value === 'object')
    return toContent(text, fonts, objects as PdfObject[])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The XMP metadata of a PDF. */
export async function readXmp(file: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-read-xmp-'))
  try {
    const path = join(folder, 'book.pdf')
    await writeFile(path, file)
    return (await run('pdfinfo', ['-meta', path])).stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Renders a page to its four inks, without converting them, at 60 dpi. @returns a pixel as cyan, magenta, yellow and black */
export async function readInks(file: Buffer, page: number): Promise<number[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-read-inks-'))
  try {
    const path = join(folder, 'book.pdf')
    await writeFile(path, file)
    const pages = ['-f', String(page), '-l', String(page), '-singlefile']
    await run('pdftoppm', [
      '-jpegcmyk',
      '-jpegopt',
      'quality=100',
      '-overprint',
      '-r',
      '60',
      ...pages,
      path,
      join(folder, 'page'),
    ])
    const image = sharp(await readFile(join(folder, 'page.jpg')))
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
    const inks = await image.raw().toBuffer()
    return Array.from({ length: inks.length / 4 }, (_, i) => [...inks.subarray(4 * i, 4 * i + 4)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Decodes a string in qpdf's JSON: `u:` text, or `b:` bytes. */
const toText = (value: unknown) => String(value ?? '').replace(/^[ub]:/, '')

function toContent(text: string, fonts: string, objects: PdfObject[]): PdfContent {
  const catalog = objects.find(object => object['/Type'] === '/Catalog') ?? {}
  const information = objects.find(object => '/Producer' in object) ?? {}
  const boxesOf = (page: PdfObject) =>
    Object.fromEntries(Object.entries(page).filter(([key]) => key.endsWith('Box'))) as Record<string, number[]>
  return {
    // Every page ends with a form feed.
    pages: text.split('\f').slice(0, -1).map(withoutWhitespace),
    title: toText(information['/Title']),
    fonts: fonts
      .split('\n')
      .slice(2)
      .filter(line => line !== '')
      .map(line => {
        const [, name = '', type = '', embedded] =
          /^(\S+)\s+(.+?)\s{2,}.*?\s(yes|no)\s+(?:yes|no)\s+(?:yes|no)\s/.exec(line) ?? []
        return { name: name.replace(/^[A-Z]{6}\+/, ''), type, embedded: embedded === 'yes' }
      }),
    altTexts: objects.filter(object => '/Alt' in object).map(object => toText(object['/Alt'])),
    outline: objects.filter(object => '/Dest' in object && '/Parent' in object).map(object => toText(object['/Title'])),
    tagged: (catalog['/MarkInfo'] as PdfObject | undefined)?.['/Marked'] === true,
    language: '/Lang' in catalog ? toText(catalog['/Lang']) : undefined,
    boxes: objects.filter(object => object['/Type'] === '/Page').map(boxesOf),
  }
}
