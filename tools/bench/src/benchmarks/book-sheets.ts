import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoryBriefInput } from '@kahani/contracts/brief'
import type { PrintProviderName } from '@kahani/contracts/preflight'
import type { RenderEdition, RenderedEdition } from '@kahani/exports/editions'
import { createEpubRenderer } from '@kahani/exports/formats/epub/render-epub'
import { createFixedEpubRenderer, FIXED_EPUB, KINDLE_EPUB } from '@kahani/exports/formats/fixed-epub/render-fixed-epub'
import { createKf8Renderer } from '@kahani/exports/formats/kf8/render-kf8'
import { createPdfRenderer } from '@kahani/exports/formats/pdf/render-pdf'
import { PRINT_PROVIDERS } from '@kahani/exports/formats/print/print-providers'
import { createPrintRenderer } from '@kahani/exports/formats/print/render-print'
import { contactSheet } from '@kahani/gallery/contact-sheet'
import { type Browser, launch } from 'puppeteer'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { openRendering, QUIET_RUN } from '../books/rendering.ts'
import { createSampleBook, HARD_BRIEFS, SAMPLE_BRIEFS } from '../books/sample-books.ts'
import { epubPages, kf8Pages, pdfPages, withFolder } from '../page-images.ts'
import { inGreys, type LineContrast, lowestContrast } from '../text-contrast.ts'

interface Size {
  briefs: Readonly<Record<string, StoryBriefInput>>
  illustrationSize: number
  printProvider: PrintProviderName
}
const FULL: Size = { briefs: SAMPLE_BRIEFS, illustrationSize: 1_536, printProvider: 'lulu' }
const SMOKE: Size = { briefs: { '2-3': SAMPLE_BRIEFS['2-3'] }, illustrationSize: 256, printProvider: 'proof' }
const SHEET = { columns: 6, tilePx: 300, gapPx: 10 }
const ROOT = join(import.meta.dirname, '../../../..')

interface Pages {
  images: Buffer[]
  /** Lines of text, in a format for screens of greys. */
  lines?: LineContrast[]
}

interface Format {
  name: string
  render: RenderEdition
  pages(rendered: RenderedEdition, browser: Browser): Promise<Pages>
}

async function renderSheets(
  print: (line: string) => void,
  { briefs, illustrationSize, printProvider }: Size,
  folder: string,
): Promise<void> {
  const rendering = await openRendering()
  const args = ['--no-sandbox', '--allow-file-access-from-files']
  const browser = await launch({ executablePath: rendering.chromium, args })
  const formats: Format[] = [
    {
      name: 'pdf',
      render: createPdfRenderer(rendering.browser),
      pages: async ({ file }) => ({ images: await pdfPages(file) }),
    },
    {
      name: 'epub',
      render: createEpubRenderer(),
      pages: async ({ file }, browser) => ({ images: await epubPages(file, browser, 'reflowable') }),
    },
    {
      name: 'fixed-epub',
      render: createFixedEpubRenderer(FIXED_EPUB),
      pages: async ({ file }, browser) => ({ images: await epubPages(file, browser, 'fixed') }),
    },
    {
      name: 'kf8',
      render: createKf8Renderer({
        renderKindleEpub: createFixedEpubRenderer(KINDLE_EPUB),
        convert: rendering.convert,
      }),
      pages: ({ file }, browser) => kf8Pages(file, browser),
    },
    {
      name: 'print',
      render: createPrintRenderer(rendering.browser, PRINT_PROVIDERS[printProvider]),
      pages: async ({ file, attachments }) => ({
        images: [...(await pdfPages(attachments?.print_cover ?? Buffer.alloc(0))), ...(await pdfPages(file))],
      }),
    },
  ]
  try {
    for (const [sample, brief] of Object.entries(briefs)) {
      const book = await createSampleBook(brief, illustrationSize)
      for (const { name, render, pages } of formats) {
        const rendered = await render(book, QUIET_RUN)
        const { images, lines } = await pages(rendered, browser)
        await writeFile(join(folder, `${name}-${sample}.webp`), await contactSheet(images, SHEET))
        if (lines) {
          const greys = await Promise.all(images.map(inGreys))
          await writeFile(join(folder, `${name}-grey-${sample}.webp`), await contactSheet(greys, SHEET))
          print(`  contrast of text in ${name} of ${sample}: ${lowestContrast(lines)}`)
        }
        print(`  ${name} of ${sample}: ${images.length} pages, ${(rendered.file.length / 1024 / 1024).toFixed(1)} MB`)
      }
    }
  } finally {
    await Promise.all([browser.close(), rendering.close()])
  }
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  if (smoke) await withFolder(folder => renderSheets(print, SMOKE, folder))
  else await renderSheets(print, FULL, join(ROOT, 'docs/books'))
}

async function runHard(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  if (smoke) return withFolder(folder => renderSheets(print, { ...SMOKE, briefs: { wide: HARD_BRIEFS.wide } }, folder))
  const folder = join(ROOT, '.data/book-sheets')
  await mkdir(folder, { recursive: true })
  await renderSheets(print, { ...FULL, briefs: HARD_BRIEFS }, folder)
}

export const benchmark: Benchmark = {
  name: 'book-sheets',
  description: 'a contact sheet of each format for each age, in docs/books',
  run,
}

export const hardBenchmark: Benchmark = {
  name: 'hard-book-sheets',
  description: 'the same for names and messages that are hard to print, in .data/book-sheets',
  run: runHard,
}
