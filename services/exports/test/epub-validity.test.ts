import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bookMessages } from '@kahani/messages/en/books'
import { FULL } from '@kahani/testing/full'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { launch } from 'puppeteer'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { FoundViolation } from '../src/checks/ace/ace.ts'
import type { RenderEdition } from '../src/editions.ts'
import { createEpubRenderer } from '../src/formats/epub/render-epub.ts'
import { createFixedEpubRenderer, FIXED_EPUB, KINDLE_EPUB } from '../src/formats/fixed-epub/render-fixed-epub.ts'
import type { BookModel, BookPage } from '../src/layout/book-model.ts'
import { textsOf } from '../src/layout/page-texts.ts'
import { findTestChromium } from './chromium.ts'
import { hardBook, renderBook, STORIES } from './hard-stories.ts'
import { readEpub } from './read-epub.ts'
import { withoutWhitespace } from './read-pdf.ts'
import { editEpub, readZip } from './read-zip.ts'
import { ORIGIN, PICTURE_XMP, SOURCE_URI } from './sample-book.ts'
import { createTestAce } from './validators/ace.ts'
import { epubCheck } from './validators/epubcheck.ts'

/** The editions that are EPUB files, and the pages of a book that they leave out. */
const RENDERERS: Record<string, { render: RenderEdition; without: BookPage['kind'][]; flows: boolean }> = {
  epub: { render: createEpubRenderer(), without: ['half-title', 'belongs-to', 'back-cover'], flows: true },
  fixed_epub: { render: createFixedEpubRenderer(FIXED_EPUB), without: ['back-cover'], flows: false },
  kindle_epub: { render: createFixedEpubRenderer(KINDLE_EPUB), without: ['cover', 'back-cover'], flows: false },
}

/** The spacing of text that WCAG 2.2 names in criterion 1.4.12, at twice the size. */
const WIDE_SPACING = `html { font-size: 200% } * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`

const { signal } = new AbortController()
// With `--full`, one run checks all books.
const runAce = createTestAce({ timeLimitMs: 2 ** 31 - 1 })

/** A copy with a link to a file that doesn't exist. */
const breakBook = (file: Buffer) =>
  editEpub(file, 'cover.xhtml', document => document.replace('</body>', '<p><a href="no-such.xhtml">?</a></p></body>'))

interface Sample {
  edition: string
  path: string
  file: Buffer
  model: BookModel
}

const ALL_EDITIONS = Object.keys(RENDERERS)
const samples: Sample[] = []
let folder = ''
let messages = new Map<string, string[]>()
const violations = new Map<string, FoundViolation[]>()
const brokenPath = () => join(folder, 'broken.epub')
const samplesOf = (edition: string) => samples.filter(sample => sample.edition === edition)
/** With `--full`, Ace checks every book. It takes two seconds for each. */
const checkedByAce = (edition: string) => (FULL ? samplesOf(edition) : samplesOf(edition).slice(0, 1))
/** The two fixed layouts have the same pages. */
const ACE_EDITIONS = FULL ? ALL_EDITIONS : ['epub', 'fixed_epub']

/** Renders all books, and starts each validator once. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kahani-validity-'))
  for (const [at, [edition, { render }]] of Object.entries(RENDERERS).entries()) {
    for (const [i, story] of STORIES.entries()) {
      // The first one in every edition, each of the others in one of them.
      if (!FULL && i > 0 && i % ALL_EDITIONS.length !== at) continue
      const path = join(folder, `${edition}-${i + 1}.epub`)
      const sample = { edition, path, ...(await renderBook(render, hardBook(story, i + 1))) }
      samples.push(sample)
      await writeFile(path, sample.file)
    }
  }
  const broken = await breakBook(samples[0]?.file ?? Buffer.alloc(0))
  await writeFile(brokenPath(), broken)
  const forAce = ACE_EDITIONS.flatMap(checkedByAce)
  const [found, accessibility] = await Promise.all([
    epubCheck([...samples.map(({ path }) => path), brokenPath()]),
    runAce(
      forAce.map(({ file }) => file),
      signal,
    ),
  ])
  messages = found
  for (const [i, { path }] of forAce.entries()) violations.set(path, accessibility[i] ?? [])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The number of a page precedes its text. In flowing text, a cover that shows the title is a picture without text. */
function textsIn(page: BookPage, { model }: Sample, flows: boolean): string[] {
  if (page.kind === 'story') return page.layout === 'picture' ? [] : [String(page.number), page.text]
  if (page.kind === 'cover' && flows) return []
  const { display, reading } = textsOf(page, model)
  return [...display, ...reading]
}

/** Details are decorative, also portraits above their names. */
function altTextsIn(page: BookPage, { model }: Sample, flows: boolean): string[] {
  const { child, guide } = bookMessages.portraits
  if (page.kind === 'cast') return flows ? [child, guide] : ['', '']
  if (page.kind === 'half-title') return page.vignette ? [''] : []
  if (!('picture' in page) || page.picture === null) return []
  // Flowing text has no text over its cover.
  const title = flows && page.kind === 'cover' ? `${isolateRightToLeft(model.title)}. ` : ''
  return [title + page.altText]
}

describe.each(Object.entries(RENDERERS))('%s', (edition, { render, without, flows }) => {
  test('EPUBCheck finds no error and no warning', () => {
    expect(samplesOf(edition).map(({ path }) => messages.get(path))).toEqual(samplesOf(edition).map(() => []))
  })

  test('contains the text of every page, and an alternative text for every picture', async () => {
    for (const sample of samplesOf(edition)) {
      const { pages, altTexts } = await readEpub(sample.file)
      const shown = sample.model.pages.filter(page => !without.includes(page.kind))
      const expected = shown.flatMap(page => textsIn(page, sample, flows))
      expect(pages.join('')).toBe(withoutWhitespace(expected.join('')))
      expect(altTexts).toEqual(shown.flatMap(page => altTextsIn(page, sample, flows)))
    }
  })

  test('each entry of the contents has one heading, except a flowing cover', async () => {
    for (const { file } of samplesOf(edition)) {
      const { documents, contents } = await readEpub(file)
      const starts = contents.map(href => documents.findIndex(document => document.href === href))
      for (const [i, start] of starts.entries()) {
        const found = documents.slice(start, starts[i + 1]).flatMap(({ markup }) => markup.match(/<h[1-6][\s>]/g) ?? [])
        expect([start, found.length]).toEqual([start, flows && start === 0 ? 0 : 1])
      }
    }
  })

  test('says how it was made: in its metadata, its pictures and on its last page', async () => {
    for (const { file } of samplesOf(edition)) {
      const files = [...(await readZip(file))]
      const [, opf] = files.find(([path]) => path.endsWith('.opf')) ?? []
      expect(String(opf)).toContain(`<meta property="Iptc4xmpExt:DigitalSourceType">${SOURCE_URI}</meta>`)
      const pictures = files.filter(([path]) => /\.jpe?g$/.test(path))
      expect(pictures.length).toBeGreaterThan(0)
      for (const [, data] of pictures) expect((await sharp(data).metadata()).xmpAsString).toBe(PICTURE_XMP)
      expect((await readEpub(file)).pages.at(-1)).toContain(withoutWhitespace(ORIGIN))
    }
  })

  test('claims the level of accessibility that it reaches, and who says so', async () => {
    for (const { file } of samplesOf(edition)) {
      const [, opf] = [...(await readZip(file))].find(([path]) => path.endsWith('.opf')) ?? []
      const [, id, claim] = /<meta property="dcterms:conformsTo" id="(\w+)">([^<]+)</.exec(String(opf)) ?? []
      expect(claim).toBe(`EPUB Accessibility 1.1 - WCAG 2.2 Level ${flows ? 'AA' : 'A'}`)
      expect(String(opf)).toContain(`<meta property="a11y:certifiedBy" refines="#${id}">Kahani</meta>`)
      expect(String(opf)).toContain('<meta property="ibooks:specified-fonts">true</meta>')
    }
  })

  // That of a fixed layout is tested in `fixed-epub.test.ts`.
  test.runIf(flows || FULL)('the same book is the same file', async () => {
    const [story, first] = [STORIES[0], samplesOf(edition)[0]]
    if (!story || !first) throw new Error('there is no story')
    expect((await renderBook(render, hardBook(story, 1))).file.equals(first.file)).toBe(true)
  })
})

test.runIf(FULL)('flowing text of twice the size and with wider spacing fits a screen of 320 px', async () => {
  const executablePath = (await findTestChromium()) ?? ''
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await launch({ executablePath, args })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.setViewport({ width: 320, height: 640 })
  for (const { file, path } of samplesOf('epub')) {
    const unpacked = `${path}-unpacked`
    const documents: string[] = []
    for (const [name, data] of await readZip(file)) {
      const target = join(unpacked, name)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, data)
      if (name.endsWith('.xhtml')) documents.push(target)
    }
    for (const document of documents) {
      await page.goto(pathToFileURL(document).href)
      await page.addStyleTag({ content: WIDE_SPACING })
      await page.evaluate('document.fonts.ready')
      expect([document, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([document, 320])
    }
  }
})

test.each(ACE_EDITIONS)('Ace finds no violation of accessibility in %s', edition => {
  const books = checkedByAce(edition)
  expect(books.length).toBeGreaterThan(0)
  expect(books.map(({ path }) => violations.get(path))).toEqual(books.map(() => []))
})

// That Ace finds what is wrong is tested in `book-checks.test.ts`.
test('EPUBCheck finds what is wrong with a broken book', () => {
  expect(messages.get(brokenPath())).toContainEqual(expect.stringMatching(/^ERROR RSC-007 /))
})
