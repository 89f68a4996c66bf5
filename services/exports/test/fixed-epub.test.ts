import type { Book } from '@kahani/contracts/stories-internal'
import { bookMessages } from '@kahani/messages/en/books'
import { beforeAll, expect, test } from 'vitest'
import { createFixedEpubRenderer, FIXED_EPUB, KINDLE_EPUB } from '../src/formats/fixed-epub/render-fixed-epub.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { readZip } from './read-zip.ts'
import { ORIGIN, sampleBook, samplePicture } from './sample-book.ts'

const HARD_NAME = 'Zoë <b>&"आरव" 🦄'
/** CSS without which a page would look wrong, and that the renderer of KF8 doesn't support. */
const UNSUPPORTED_BY_KINDLES =
  /display: *(?:inline-)?(?:flex|grid)|\b(?:var|calc|min|max|clamp)\(|\b(?:object-fit|aspect-ratio|clip-path|mask|filter|mix-blend-mode|transform|animation|transition|columns|inset)(?:-[a-z]+)?: |position: *(?:fixed|sticky)|@(?:media|supports|import|layer)/

const TEXTS = [
  'Meera found a boat.\n“Come,” it said, “we sail at once.”',
  'क्षमा कीजिए, श्रद्धा ने कहा।',
  'It sailed.',
  'Home again.',
]

async function render(book: Book, options = FIXED_EPUB) {
  const bitmaps = book.pages
    .filter(({ pictureKey }) => pictureKey !== null)
    .map(async ({ pageNumber }) => [pageNumber, await samplePicture(pageNumber)] as const)
  const pictures = bitmapsInMemory(await Promise.all(bitmaps))
  const run = { signal: new AbortController().signal, setProgress: () => {} }
  const { file } = await createFixedEpubRenderer(options)({ book, pictures }, run)
  const files = await readZip(file)
  const read = (path: string) => String(files.get(`OEBPS/${path}`) ?? '')
  const opf = read('content.opf')
  const pages = [...opf.matchAll(/href="(page-[^"]+)"/g)].map(([, path = '']) => read(path))
  return { file, files, opf, pages, css: read('style.css'), navigation: read('toc.xhtml') }
}

const book = sampleBook(7, { characterAge: '7-9', title: `${HARD_NAME} sails`, characterName: HARD_NAME }, TEXTS)

let rendered: Awaited<ReturnType<typeof render>>
beforeAll(async () => {
  rendered = await render(book)
})

/** The text of a page, with one space for any whitespace. */
const textOf = (page: string) =>
  page
    .slice(page.indexOf('<body'))
    .replace(/<\/?(?:bdi|span)[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

test('every page has its text, and the picture of the story in reading order', () => {
  const { pages } = rendered
  expect(pages.map(textOf)).toEqual([
    `${HARD_NAME} sails A story for ${HARD_NAME}`,
    `${HARD_NAME} sails`,
    `This book belongs to ${HARD_NAME}`,
    `${HARD_NAME} sails For ${HARD_NAME}`,
    `1 ${TEXTS[0]?.replace('\n', ' ')}`,
    `2 ${TEXTS[1]}`,
    `3 ${TEXTS[2]}`,
    `4 ${TEXTS[3]}`,
    `The End Good night, ${HARD_NAME}.`,
    `Reading it aloud ${bookMessages.readingAloud['7-9']} This book was made for ${HARD_NAME} on 1 January 2026. ${ORIGIN}. The letters are Mukta, Noto Emoji and Baloo 2, free typefaces under the SIL Open Font License 1.1. Made with Kahani.`,
  ])
  const images = pages.flatMap(page => [...page.matchAll(/<img src="images\/picture-(\d)\.jpg" alt="([^"]+)"/g)])
  expect(images.map(([, number, alt]) => [Number(number), alt])).toEqual(
    book.pages.map(({ pageNumber, altText }) => [pageNumber, altText]),
  )
})

test.each([
  ['trainedAlgorithmicMedia', 'trainedAlgorithmicMedia', 'Written and illustrated with AI'],
  ['algorithmicMedia', 'trainedAlgorithmicMedia', 'Written by a computer program, illustrated with AI'],
  ['algorithmicMedia', 'algorithmicMedia', 'Written and illustrated by a computer program, without AI'],
] as const)('a book with a text of %s and pictures of %s says "%s"', async (text, pictures, line) => {
  const { pages, opf } = await render({ ...book, digitalSources: { text, pictures } })
  expect(textOf(pages.at(-1) ?? '')).toContain(` ${line}. `)
  expect(opf).toContain(`digitalsourcetype/${pictures}<`)
})

test('pages are fixed, face each other as in print, and the cover stands alone', () => {
  const { opf, pages } = rendered
  expect(opf).toContain('<meta property="rendition:layout">pre-paginated</meta>')
  const spine = [...opf.matchAll(/<itemref idref="page-(\d+)"(?: properties="([^"]+)")?\/>/g)]
  expect(spine.map(([, , property]) => property)).toEqual([
    undefined,
    ...Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? 'page-spread-right' : 'page-spread-left')),
  ])
  for (const page of pages) expect(page).toContain('<meta name="viewport" content="width=816, height=816"/>')
})

test('words have ids that a narration can refer to', () => {
  const { pages } = rendered
  const words = [...(pages[4] ?? '').matchAll(/<span id="(w\d+)">([^<]+)<\/span>/g)]
  expect(words.map(([, , word]) => word).join(' ')).toBe(TEXTS[0]?.replace('\n', ' '))
  expect(words.map(([, id]) => id)).toEqual(words.map((_, i) => `w${i + 1}`))
})

test('words in a right-to-left script are isolated from the English text around them', async () => {
  const { pages, opf } = await render(
    sampleBook(7, { title: 'زارا خان sails', characterName: 'زارا خان' }, ['“زارا خان!” called یوسف.']),
  )
  expect(pages[3]).toMatch(/<h1 [^>]*dir="ltr"[^>]*><bdi dir="rtl" lang="ur">زارا خان<\/bdi> sails<\/h1>/)
  expect(pages.join('').match(/<p[^>]* dir="ltr">.*called.*/)?.[0]).toContain(
    '“<bdi dir="rtl" lang="ur"><span id="w1">زارا</span> <span id="w2">خان!</span></bdi>” ' +
      '<span id="w3">called</span> <bdi dir="rtl" lang="ur"><span id="w4">یوسف</span></bdi>.</span>',
  )
  expect(opf).toContain('<dc:title dir="ltr">\u2067زارا خان\u2069 sails</dc:title>')
})

test('contents, landmarks and the list of pages lead to the pages', () => {
  const { navigation } = rendered
  const linksOf = (type: string) => {
    const [nav = ''] = new RegExp(`<nav epub:type="${type}"[^]*?</nav>`).exec(navigation) ?? []
    return [...nav.matchAll(/href="page-(\d+)\.xhtml">(.+?)<\/a>/g)].map(([, page, title]) => [Number(page), title])
  }
  expect(linksOf('toc')).toEqual([
    [1, 'Cover'],
    [4, 'Title page'],
    [5, '1. Meera found a boat.'],
    [6, '2. <span lang="hi">क्षमा कीजिए</span>, <span lang="hi">श्रद्धा ने कहा।</span>'],
    [7, '3. It sailed.'],
    [8, '4. Home again.'],
    [9, 'The End'],
    [10, 'Reading it aloud'],
  ])
  expect(linksOf('landmarks').map(([page]) => page)).toEqual([1, 4, 5])
  expect(linksOf('page-list')).toEqual([
    [1, 'Cover'],
    [2, 'i'],
    [3, 'ii'],
    [4, 'iii'],
    [5, '1'],
    [6, '2'],
    [7, '3'],
    [8, '4'],
    [9, '5'],
    [10, '6'],
  ])
})

test('contains TrueType fonts, and refers to nothing outside', () => {
  const { files, css, pages } = rendered
  const fonts = [...files.keys()].filter(path => path.includes('/fonts/'))
  expect(fonts.map(path => path.replace('OEBPS/fonts/', ''))).toEqual([
    'mukta-latin-400.ttf',
    'mukta-devanagari-400.ttf',
    'noto-emoji-7-400.ttf',
    'baloo-2-latin-700.ttf',
    'baloo-2-devanagari-700.ttf',
    'noto-emoji-7-700.ttf',
  ])
  for (const path of fonts) {
    expect(files.get(path)?.readUInt32BE(0)).toBe(0x00_01_00_00)
    expect(css).toContain(path.replace('OEBPS/', ''))
  }
  expect([css, ...pages].join('').replaceAll(/xmlns(?::\w+)?="[^"]+"/g, '')).not.toMatch(/https?:|url\(["']?(?!fonts)/)
})

test('the same book results in the same bytes, and starts with its media type', async () => {
  const [first, second] = [rendered, await render(book)]
  expect(second.file.equals(first.file)).toBe(true)
  expect(first.file.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  const other = await render({ ...book, dedication: 'For you' })
  const identifier = /urn:uuid:[0-9a-f-]{36}/
  expect(identifier.exec(other.opf)?.[0]).not.toBe(identifier.exec(first.opf)?.[0])
})

test('the file for Kindles has no page with the cover, which they show themselves, and only CSS that they support', async () => {
  const { opf, pages, css } = await render(book, KINDLE_EPUB)
  expect(opf).toContain('<meta name="cover" content="picture-0"/>')
  expect(opf).toMatch(/<item id="picture-0" [^>]+ properties="cover-image"\/>/)
  expect(pages.map(textOf)[0]).toBe(`${HARD_NAME} sails`)
  expect([css, ...pages].join('')).not.toMatch(UNSUPPORTED_BY_KINDLES)
})

test('a page whose picture failed is a page of text', async () => {
  const pages = book.pages.map(page => (page.pageNumber === 1 ? { ...page, pictureKey: null } : page))
  const { files, pages: documents } = await render({ ...book, pages })
  expect(files.has('OEBPS/images/picture-1.jpg')).toBe(false)
  expect(textOf(documents[4] ?? '')).toBe(`1 ${TEXTS[0]?.replace('\n', ' ')}`)
  expect(documents[4]).not.toContain('<img')
})
