import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConverter } from '../src/formats/kf8/converter.ts'
import { NotKf8Error, setExthTexts } from '../src/formats/kf8/exth.ts'
import { createKf8Renderer } from '../src/formats/kf8/render-kf8.ts'
import { PAGE_PX } from '../src/layout/geometry.ts'
import type { WorkFolder } from '../src/work-folder.ts'
import { findTestConverter, openTestWorkFolder } from './calibre.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { readKf8 } from './read-kf8.ts'
import { PICTURE_XMP, sampleBook, samplePicture } from './sample-book.ts'
import { sampleFixedEpub, sampleJpeg } from './sample-fixed-epub.ts'

const { PATH = '' } = process.env
const TITLE = 'Zoë <b>&"आरव" 🦄'
const TEXTS = ['மீரா நிலவைப் பார்த்தாள்.', 'মীরা চাঁদ দেখল।', 'رأت ميرا القمر.', 'An eﬃcient end.']

let workFolder: WorkFolder
let leftFiles: string[]
let bitmaps: Buffer[]
let file: Buffer
const progress: number[] = []

let tearDown = async () => {}
afterAll(() => tearDown())

// One conversion for all tests of this file.
beforeAll(async () => {
  const folder = await openTestWorkFolder(cleanUp => {
    tearDown = cleanUp
  })
  workFolder = folder.workFolder
  const cover = sharp(await samplePicture(0))
    .resize(1_000, 600, { fit: 'fill' })
    .withXmp(PICTURE_XMP)
    .png()
    .toBuffer()
  bitmaps = await Promise.all([cover, ...TEXTS.map((_, i) => samplePicture((i + 1) * 40))])
  const render = createKf8Renderer({
    renderKindleEpub: async illustrated => ({ file: await sampleFixedEpub(illustrated) }),
    convert: createConverter({ find: findTestConverter, path: PATH, workFolder }),
  })
  const { signal } = new AbortController()
  const book = {
    book: sampleBook(7, { title: TITLE, characterName: 'Zoë ज़ोया' }, TEXTS),
    pictures: bitmapsInMemory(bitmaps.entries()),
  }
  const rendered = await render(book, { signal, setProgress: share => progress.push(share) })
  file = rendered.file
  leftFiles = await folder.list()
})

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' }
const textOf = (page: string) =>
  /<(?:h1|p)\b[^>]*>([^<]*)/.exec(page)?.[1]?.replace(/&(\w+);/g, (_, name) => ENTITIES[name] ?? '')

test('writes a KF8 file with a fixed layout, as a personal document', () => {
  const kf8 = readKf8(file)
  expect(kf8).toMatchObject({ identifier: 'BOOKMOBI', version: 8, title: TITLE, lastRecord: 'e98e0d0a' })
  expect(Object.fromEntries(kf8.exth.texts)).toMatchObject({
    100: 'Zoë ज़ोया',
    122: 'true',
    123: 'children',
    124: 'none',
    126: `${PAGE_PX}x${PAGE_PX}`,
    127: 'true',
    128: 'true',
    132: 'false',
    501: 'PDOC',
    503: TITLE,
    524: 'en',
  })
  // The id of a book from the store.
  expect(kf8.exth.texts.has(113)).toBe(false)
})

test('keeps one page per screen, with its texts and their positions', () => {
  const { text } = readKf8(file)
  const pages = text.split('<html').slice(1)
  expect(pages.map(textOf)).toEqual([TITLE, ...TEXTS])
  const viewport = `<meta name="viewport" content="width=${PAGE_PX}, height=${PAGE_PX}"/>`
  for (const page of pages) expect(page).toContain(viewport)
  const stylesheet = text.slice(text.lastIndexOf('</p>'))
  for (const rule of ['top: 560px', 'font-size: 34px', 'line-height: 1.1', 'line-height: 1;', 'margin: 0 16px']) {
    expect(stylesheet).toContain(rule)
  }
})

test('does not encode pictures again', async () => {
  const { resources, exth } = readKf8(file)
  const pictures = await Promise.all(bitmaps.map(sampleJpeg))
  for (const picture of pictures) expect(resources).toContainEqual(picture)
  expect(resources[exth.values.get(201) ?? -1]).toEqual(pictures[0])
  // Counted from 1, and in hexadecimal digits.
  expect(exth.texts.get(129)).toBe(`kindle:embed:000${(exth.values.get(201) ?? -1) + 1}`)
})

test('shows the whole cover in a library, as large as a Kindle shows it', async () => {
  const { resources, exth } = readKf8(file)
  const thumbnail = resources[exth.values.get(202) ?? -1] ?? Buffer.alloc(0)
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 300 })
  expect(thumbnail.toString('latin1', 6, 10)).toBe('JFIF')
})

test('calibre reads the title, the author, the language and the cover', async () => {
  const folder = await workFolder.create('metadata')
  await writeFile(join(folder, 'book.azw3'), file)
  const program = join(dirname(await findTestConverter()), 'ebook-meta')
  const { stdout } = await execa(program, ['book.azw3', '--get-cover=cover.jpg'], {
    cwd: folder,
    env: { CALIBRE_CONFIG_DIRECTORY: folder },
  })
  const fields = Object.fromEntries(stdout.split('\n').map(line => line.split(/\s+: /)))
  expect(fields).toMatchObject({ Title: TITLE, Languages: 'eng' })
  expect(fields['Author(s)']).toMatch(/^Zoë ज़ोया/)
  const [cover = Buffer.alloc(0)] = bitmaps
  expect(await readFile(join(folder, 'cover.jpg'))).toEqual(await sampleJpeg(cover))
})

test('reports progress and leaves no temporary files', () => {
  expect(leftFiles).toEqual([])
  expect(progress.length).toBeGreaterThanOrEqual(3)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.filter(share => share <= 0 || share > 1)).toEqual([])
})

test('editing replaces entries and keeps everything else', () => {
  const [before, after] = [readKf8(file), readKf8(setExthTexts(file, { 126: '10x10', 503: 'Short' }))]
  const texts = new Map([...before.exth.texts, [126, '10x10'], [503, 'Short']])
  expect(new Map([...after.exth.texts].sort())).toEqual(new Map([...texts].sort()))
  expect({ ...after, exth: undefined }).toEqual({ ...before, exth: undefined })
})

test('rejects a file that is not KF8, is encrypted or is damaged', () => {
  const record = file.readUInt32BE(78)
  const damage = (offset: number, byte: number) => {
    const copy = Buffer.from(file)
    copy[offset] = byte
    return () => setExthTexts(copy, {})
  }
  expect(() => setExthTexts(Buffer.from('PK'), {})).toThrow(NotKf8Error)
  expect(() => setExthTexts(file.subarray(0, 90), {})).toThrow('its record list is incomplete')
  expect(() => setExthTexts(file.subarray(0, file.length / 2), {})).toThrow('its record offsets are not ascending')
  expect(damage(60, 0)).toThrow('it has no BOOKMOBI identifier')
  expect(damage(record + 16, 0)).toThrow('it has no MOBI header')
  expect(damage(record + 39, 6)).toThrow('its version is 6')
  expect(damage(record + 13, 2)).toThrow('it is encrypted')
  expect(damage(record + 131, 0)).toThrow('it has no EXTH block')
  expect(damage(record + 84, 255)).toThrow('its EXTH block is not before the title')
  const exth = record + 16 + file.readUInt32BE(record + 20)
  expect(damage(exth + 4, 255)).toThrow('its EXTH block overlaps the title')
  expect(damage(exth + 11, 1)).toThrow('its EXTH block has the wrong length')
  expect(damage(exth + 16, 255)).toThrow(/EXTH entry \d+ has an invalid length/)
  expect(damage(exth + 11, 255)).toThrow('an EXTH entry is incomplete')
})
