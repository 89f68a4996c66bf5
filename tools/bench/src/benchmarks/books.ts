import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { pictureKey } from '@kahani/contracts/picture-keys'
import type { PrintProviderName } from '@kahani/contracts/preflight'
import { openBookPictures } from '@kahani/exports/books/book-pictures'
import type { IllustratedBook } from '@kahani/exports/editions'
import { createEpubRenderer } from '@kahani/exports/formats/epub/render-epub'
import { createFixedEpubRenderer, FIXED_EPUB, KINDLE_EPUB } from '@kahani/exports/formats/fixed-epub/render-fixed-epub'
import { CONVERT_OPTIONS } from '@kahani/exports/formats/kf8/converter'
import { createKf8Renderer } from '@kahani/exports/formats/kf8/render-kf8'
import { createPdfRenderer } from '@kahani/exports/formats/pdf/render-pdf'
import { PRINT_PROVIDERS } from '@kahani/exports/formats/print/print-providers'
import { createPrintRenderer } from '@kahani/exports/formats/print/render-print'
import { wholePicture } from '@kahani/exports/pictures/placed-picture'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import { paint } from '@kahani/painting/paint'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { type ApiClient, createApiClient } from '@kahani/testing/api-client'
import { EPub } from 'epub-gen-memory'
import { execa } from 'execa'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { downloadPdf } from '../books/download-pdf.ts'
import { openRendering, QUIET_RUN, type Rendering } from '../books/rendering.ts'
import { createSampleBook, SAMPLE_BRIEFS } from '../books/sample-books.ts'
import { median, percentile } from '../load.ts'
import { usageOf } from '../process-usage.ts'

interface Size {
  rounds: number
  warmUpRounds: number
  printRounds: number
  printProvider: PrintProviderName
  /** Width of a painted picture that fills a page of the press. */
  printPx: number
  booksAtOnce: number
  illustrationSize: number
}
const FULL: Size = {
  rounds: 9,
  /** Until Node has compiled what it runs. */
  warmUpRounds: 3,
  printRounds: 3,
  printProvider: 'lulu',
  printPx: 2_625,
  booksAtOnce: 8,
  illustrationSize: 1_536,
}
const SMOKE: Size = {
  rounds: 1,
  warmUpRounds: 0,
  printRounds: 1,
  printProvider: 'proof',
  printPx: 64,
  booksAtOnce: 1,
  illustrationSize: 256,
}
const SAMPLE_INTERVAL_MS = 50
const GOALS = { pdf: 1.15, kf8: 1.1, printMs: 15_000, fixedEpubMs: 1_000, storedMs: 30, memoryMb: 1_500, apiMs: 50 }

type Print = (line: string) => void
const verdict = (value: number, goal: number) => (value <= goal ? 'meets' : 'MISSES')

async function timed(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await action()
  return performance.now() - startedAt
}

/** Runs two actions in turn, so that other load on the machine affects both alike. @returns their medians in ms */
async function compare(
  { rounds, warmUpRounds }: Pick<Size, 'rounds' | 'warmUpRounds'>,
  action: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
) {
  const times: [number, number][] = []
  for (let i = 0; i < warmUpRounds; i += 1) {
    await action()
    await baseline()
  }
  for (let i = 0; i < rounds; i += 1) times.push([await timed(action), await timed(baseline)])
  return { ms: median(times.map(([ms]) => ms)), baselineMs: median(times.map(([, ms]) => ms)) }
}

function printRatio(print: Print, name: string, { ms, baselineMs }: Awaited<ReturnType<typeof compare>>, goal: number) {
  const ratio = ms / baselineMs
  print(
    `  ${name}: ${Math.round(ms)} ms, bare ${Math.round(baselineMs)} ms, ratio ${ratio.toFixed(2)}: ${verdict(ratio, goal)} the goal of ${goal} ×`,
  )
}

/** Stores the pictures of a book as the product does, so that they are encoded once. */
async function storePictures({ workFolder }: Rendering, { book, pictures }: IllustratedBook): Promise<IllustratedBook> {
  const blobs = createFileBlobStore(await workFolder.create('blobs'))
  for (const [pageNumber, { bitmap }] of await pictures.sources()) {
    await blobs.put(pictureKey({ storyId: book.story.id, pageNumber }), bitmap)
  }
  return { book, pictures: (await openBookPictures(blobs, book)).pictures }
}

/** A warm PDF against `page.pdf` of the same HTML in the same kind of browser. The pictures are encoded before. */
async function measurePdf(print: Print, size: Size, rendering: Rendering, sample: IllustratedBook): Promise<void> {
  const { browser } = rendering
  const book = await storePictures(rendering, sample)
  let html = ''
  const capturing = createPdfRenderer({
    ...browser,
    withPage: (work, signal) =>
      browser.withPage(page => {
        const setContent = page.setContent.bind(page)
        page.setContent = (content, options) => {
          html = content
          return setContent(content, options)
        }
        return work(page)
      }, signal),
  })
  await capturing(book, QUIET_RUN)
  const render = createPdfRenderer(browser)
  const bare = () =>
    browser.withPage(async page => {
      await page.setContent(html, { waitUntil: 'load' })
      return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
    }, QUIET_RUN.signal)
  printRatio(print, 'warm PDF', await compare(size, () => render(book, QUIET_RUN), bare), GOALS.pdf)
}

/** AZW3 against `ebook-convert` with the same options, of the same EPUB. */
async function measureKf8(print: Print, size: Size, rendering: Rendering, book: IllustratedBook): Promise<void> {
  const { file: epub } = await createFixedEpubRenderer(KINDLE_EPUB)(book, QUIET_RUN)
  const render = createKf8Renderer({
    renderKindleEpub: async () => ({ file: epub }),
    convert: rendering.convert,
  })
  const folder = await rendering.workFolder.create('bare')
  const path = join(folder, 'book.epub')
  await writeFile(path, epub)
  const bare = () => execa(rendering.ebookConvert, [path, join(folder, 'book.azw3'), ...CONVERT_OPTIONS])
  printRatio(print, 'AZW3', await compare(size, () => render(book, QUIET_RUN), bare), GOALS.kf8)
}

/** The files for a press, with their pictures, against painting the same drawings. */
async function measurePrint(print: Print, size: Size, rendering: Rendering, book: IllustratedBook): Promise<void> {
  const { printRounds, printProvider, printPx } = size
  const sources = [...(await book.pictures.sources()).values()]
  const render = createPrintRenderer(rendering.browser, PRINT_PROVIDERS[printProvider])
  const { signal } = QUIET_RUN
  const bare = () =>
    Promise.all(sources.map(({ drawing }) => paint(drawing?.toString() ?? '', { widthPx: printPx, signal })))
  const warmUpRounds = Math.min(1, size.warmUpRounds)
  const rounds = { rounds: printRounds, warmUpRounds }
  const { ms, baselineMs } = await compare(rounds, () => render(book, QUIET_RUN), bare)
  const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
  print(
    `  files for the press: ${seconds(ms)}, its ${sources.length} pictures painted alone ${seconds(baselineMs)}: ${verdict(ms, GOALS.printMs)} the goal of ${seconds(GOALS.printMs)}`,
  )
}

/** EPUB against epub-gen-memory with the same texts and pictures, but without fonts, metadata and repairs. */
async function measureEpub(print: Print, size: Size, rendering: Rendering, book: IllustratedBook) {
  const folder = await rendering.workFolder.create('bare-epub')
  const whole = [...(await book.pictures.described())].map(picture => wholePicture(...picture))
  const pictures = await book.pictures.placed(whole)
  for (const [name, data] of pictures) await writeFile(join(folder, `${name}.jpeg`), data)
  const image = (pageNumber: number) =>
    pictures.has(String(pageNumber)) ? `<img src="${pathToFileURL(join(folder, `${pageNumber}.jpeg`))}" alt="">` : ''
  const { story, pages } = book.book
  const chapters = pages.map(({ pageNumber, text }) => ({
    title: String(pageNumber),
    content: `${image(pageNumber)}<p>${text}</p>`,
  }))
  const bare = () => new EPub({ title: story.title, description: story.title }, chapters).genEpub()
  const { ms, baselineMs } = await compare(size, () => createEpubRenderer()(book, QUIET_RUN), bare)
  print(`  EPUB: ${Math.round(ms)} ms, bare epub-gen-memory, without fonts, ${Math.round(baselineMs)} ms (no goal)`)
}

async function measureFixedEpub(print: Print, { rounds }: Size, book: IllustratedBook): Promise<void> {
  const render = createFixedEpubRenderer(FIXED_EPUB)
  const times = []
  for (let i = 0; i < rounds; i += 1) times.push(await timed(() => render(book, QUIET_RUN)))
  const ms = Math.round(median(times))
  print(`  fixed EPUB: ${ms} ms: ${verdict(ms, GOALS.fixedEpubMs)} the goal of ${GOALS.fixedEpubMs} ms`)
}

interface Story {
  family: ApiClient
  id: number
}

/** A new family with an illustrated story. */
async function createStory(product: RunningProduct): Promise<Story> {
  const family = createApiClient(product.url)
  await family.signUp()
  const id = await family.generateStory()
  while ((await family.illustrations(id)).status === 'processing') await sleep(500)
  return { family, id }
}

async function measureProduct(print: Print, { rounds, booksAtOnce, illustrationSize }: Size): Promise<void> {
  const product = await runProduct({ LOG_LEVEL: 'warn', ILLUSTRATION_SIZE: String(illustrationSize) })
  try {
    const stories: Story[] = []
    for (let i = 0; i < booksAtOnce; i += 1) stories.push(await createStory(product))
    const [first] = stories
    const worker = product.processes.get('exports-worker')
    if (!first || !worker?.pid) throw new Error('the product has no book worker')

    let peakMb = 0
    const apiTimes: number[] = []
    let busy = true
    const sampling = (async () => {
      while (busy) {
        peakMb = Math.max(peakMb, (await usageOf(worker.pid ?? 0)).pssMb)
        apiTimes.push(await timed(async () => (await first.family.send('GET', '/api/stories')).arrayBuffer()))
        await sleep(SAMPLE_INTERVAL_MS)
      }
    })()
    const ms = await timed(() => Promise.all(stories.map(({ family, id }) => downloadPdf(family, id))))
    busy = false
    await sampling
    const memoryMb = Math.round(peakMb)
    const apiMs = Math.round(percentile(apiTimes, 95))
    print(
      `  ${booksAtOnce} PDFs at once: ${(ms / 1000).toFixed(1)} s; the worker and its browsers use at most ${memoryMb} MB: ${verdict(memoryMb, GOALS.memoryMb)} the goal of ${GOALS.memoryMb} MB`,
    )
    print(
      `  the API meanwhile: median ${Math.round(median(apiTimes))} ms, 95th percentile ${apiMs} ms of ${apiTimes.length} requests: ${verdict(apiMs, GOALS.apiMs)} the goal of ${GOALS.apiMs} ms`,
    )

    const stored = []
    for (let i = 0; i < rounds; i += 1) stored.push(await timed(() => downloadPdf(first.family, first.id)))
    const storedMs = Math.round(median(stored))
    print(`  a stored PDF: ${storedMs} ms: ${verdict(storedMs, GOALS.storedMs)} the goal of ${GOALS.storedMs} ms`)
  } finally {
    await product.end()
  }
}

async function run(print: Print, { smoke }: BenchmarkOptions): Promise<void> {
  const size = smoke ? SMOKE : FULL
  const book = await createSampleBook(SAMPLE_BRIEFS['4-6'], size.illustrationSize)
  const rendering = await openRendering()
  try {
    await measurePdf(print, size, rendering, book)
    await measureKf8(print, size, rendering, book)
    await measureEpub(print, size, rendering, book)
    await measureFixedEpub(print, size, book)
    await measurePrint(print, size, rendering, book)
  } finally {
    await rendering.close()
  }
  await measureProduct(print, size)
}

export const benchmark: Benchmark = {
  name: 'books',
  description:
    'PDF, AZW3, EPUB and files for the press against the bare programs, fixed EPUB, stored books, and eight books at once',
  report: {
    title: 'Books',
    text: "Each format beside the bare tool that makes it: Chromium's `page.pdf` of the same HTML, calibre's `ebook-convert` of the same EPUB, `epub-gen-memory` with the same texts and pictures, and for the press the painting of the same drawings. What the product adds are fonts of the book's scripts, metadata, tags and accessibility.",
  },
  run,
}
