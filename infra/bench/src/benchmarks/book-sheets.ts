import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBrowserPool } from '@kahani/exports/src/browser/browser-pool.ts'
import type { RenderEdition } from '@kahani/exports/src/editions.ts'
import { createFixedEpubRenderer, FIXED_EPUB } from '@kahani/exports/src/formats/fixed-epub/render-fixed-epub.ts'
import { createPdfRenderer } from '@kahani/exports/src/formats/pdf/render-pdf.ts'
import { openWorkFolder } from '@kahani/exports/src/work-folder.ts'
import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import { createLogger } from '@kahani/service-kit/logger'
import { type Browser, launch } from 'puppeteer'
import type { Benchmark } from '../benchmark.ts'
import { contactSheet, epubPages, pdfPages } from '../books/contact-sheet.ts'
import { createSampleBooks } from '../books/sample-books.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/books')

interface Format {
  name: string
  render: RenderEdition
  pages(file: Buffer, browser: Browser): Promise<Buffer[]>
}

const run = async (print: (line: string) => void): Promise<void> => {
  const executablePath = await findProgram(CHROMIUM, process.env)
  if (!executablePath) throw new Error('Chromium is not installed')
  const { PATH = '' } = process.env
  const logger = createLogger('bench', 'warn')
  const workFolder = await openWorkFolder(logger)
  const pool = createBrowserPool({
    find: async () => executablePath,
    env: { PATH },
    sandbox: false,
    workFolder,
    logger,
  })
  const browser = await launch({ executablePath, args: ['--no-sandbox', '--allow-file-access-from-files'] })
  const formats: Format[] = [
    { name: 'pdf', render: createPdfRenderer(pool), pages: pdfPages },
    {
      name: 'fixed-epub',
      render: createFixedEpubRenderer(FIXED_EPUB),
      pages: (file, browser) => epubPages(file, browser, 'fixed'),
    },
  ]
  try {
    await mkdir(FOLDER, { recursive: true })
    for (const [age, book] of await createSampleBooks()) {
      for (const { name, render, pages } of formats) {
        const { file } = await render(book, { signal: new AbortController().signal, setProgress: () => {} })
        const images = await pages(file, browser)
        await writeFile(join(FOLDER, `${name}-${age}.webp`), await contactSheet(images))
        print(`  ${name} for ${age}: ${images.length} pages, ${(file.length / 1024 / 1024).toFixed(1)} MB`)
      }
    }
  } finally {
    await Promise.all([browser.close(), pool.close()])
    await workFolder.close()
  }
}

export const benchmark: Benchmark = {
  name: 'book-sheets',
  description: 'a contact sheet of each format for each age, in docs/books',
  run,
}
