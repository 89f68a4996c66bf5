import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FULL } from '@kahani/testing/full'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FoundViolation } from '../src/checks/ace/ace.ts'
import type { RenderEdition } from '../src/editions.ts'
import { createEpubRenderer } from '../src/formats/epub/render-epub.ts'
import { createFixedEpubRenderer, FIXED_EPUB, KINDLE_EPUB } from '../src/formats/fixed-epub/render-fixed-epub.ts'
import type { BookModel, BookPage } from '../src/layout/book-model.ts'
import { textsOf } from '../src/layout/page-texts.ts'
import { hardBook, renderBook, STORIES } from './hard-stories.ts'
import { readEpub } from './read-epub.ts'
import { withoutWhitespace } from './read-pdf.ts'
import { editEpub, readZip } from './read-zip.ts'
import { ORIGIN, PICTURE_XMP, SOURCE_URI } from './sample-book.ts'
import { createTestAce } from './validators/ace.ts'
import { epubCheck } from './validators/epubcheck.ts'

/** The editions that are EPUB files, and the pages of a book that they leave out. */
const RENDERERS: Record<string, { render: RenderEdition; without: BookPage['kind'][]; hasPageNumbers: boolean }> = {
  epub: { render: createEpubRenderer(), without: ['half-title', 'belongs-to', 'back-cover'], hasPageNumbers: false },
  fixed_epub: { render: createFixedEpubRenderer(FIXED_EPUB), without: ['back-cover'], hasPageNumbers: true },
  kindle_epub: { render: createFixedEpubRenderer(KINDLE_EPUB), without: ['cover', 'back-cover'], hasPageNumbers: true },
}

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

describe.each(Object.entries(RENDERERS))('%s', (edition, { render, without, hasPageNumbers }) => {
  test('EPUBCheck finds no error and no warning', () => {
    expect(samplesOf(edition).map(({ path }) => messages.get(path))).toEqual(samplesOf(edition).map(() => []))
  })

  test('contains the text of every page, and an alternative text for every picture', async () => {
    for (const { file, model } of samplesOf(edition)) {
      const { pages, altTexts } = await readEpub(file)
      const shown = model.pages.filter(page => !without.includes(page.kind))
      const expected = shown.flatMap(page => {
        const { display, reading } = textsOf(page, model)
        return page.kind === 'story' && !hasPageNumbers ? [page.text] : [...display, ...reading]
      })
      expect(pages.join('')).toBe(withoutWhitespace(expected.join('')))
      const illustrated = shown.flatMap(page => ('picture' in page && page.picture !== null ? [page.altText] : []))
      expect(altTexts).toEqual(illustrated)
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

  test('the same book is the same file', async () => {
    const [story, first] = [STORIES[0], samplesOf(edition)[0]]
    if (!story || !first) throw new Error('there is no story')
    expect((await renderBook(render, hardBook(story, 1))).file.equals(first.file)).toBe(true)
  })
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
