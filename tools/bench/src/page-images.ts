import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { GROUND } from '@kahani/gallery/contact-sheet'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import type { Browser, Viewport } from 'puppeteer'
import sharp from 'sharp'
import { measureContrast } from './text-contrast.ts'

const run = promisify(execFile)

const GAP_PX = 10
/** Screens that show the pages of a fixed layout, and of a text that flows, in CSS px. */
const PAGE_SCREEN = { width: 816, height: 816, deviceScaleFactor: 0.5 }
const PHONE_SCREEN = { width: 390, height: 640, deviceScaleFactor: 1 }

/** Creates a temporary folder, and deletes it after its use. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-sheets-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Renders the pages of a PDF with poppler. @returns PNG images */
export const pdfPages = (pdf: Buffer): Promise<Buffer[]> =>
  withFolder(async folder => {
    const file = join(folder, 'book.pdf')
    await writeFile(file, pdf)
    await run('pdftoppm', ['-r', '48', '-png', file, join(folder, 'page')])
    const names = (await readdir(folder)).filter(name => name.endsWith('.png')).sort()
    return Promise.all(names.map(name => readFile(join(folder, name))))
  })

/** Renders documents on a screen with Chromium. @returns PNG images */
async function screenshots(browser: Browser, paths: readonly string[], screen: Viewport): Promise<Buffer[]> {
  const page = await browser.newPage()
  await page.setViewport(screen)
  const images: Buffer[] = []
  for (const path of paths) {
    await page.goto(pathToFileURL(path).href)
    await page.evaluate('document.fonts.ready')
    images.push(Buffer.from(await page.screenshot()))
  }
  await page.close()
  return images
}

/** Renders the documents of an EPUB in the order of its spine. @returns PNG images */
export const epubPages = (epub: Buffer, browser: Browser, layout: 'fixed' | 'reflowable'): Promise<Buffer[]> =>
  withFolder(async folder => {
    for (const entry of await new ZipReader(new Uint8ArrayReader(epub), { useWebWorkers: false }).getEntries()) {
      if (entry.directory) continue
      const path = join(folder, entry.filename)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, await entry.getData(new Uint8ArrayWriter()))
    }
    const container = await readFile(join(folder, 'META-INF/container.xml'), 'utf8')
    const packagePath = join(folder, /full-path="([^"]+)"/.exec(container)?.[1] ?? '')
    const opf = await readFile(packagePath, 'utf8')
    const hrefs = new Map(
      [...opf.matchAll(/<item\s[^>]*>/g)].map(([item]) => [
        /\bid="([^"]+)"/.exec(item)?.[1],
        /\bhref="([^"]+)"/.exec(item)?.[1] ?? '',
      ]),
    )
    const spine = [...opf.matchAll(/<itemref\s[^>]*idref="([^"]+)"/g)].map(([, id]) => hrefs.get(id) ?? '')
    const paths = spine.map(href => join(dirname(packagePath), href))
    return screenshots(browser, paths, layout === 'fixed' ? PAGE_SCREEN : PHONE_SCREEN)
  })

/** The pages of a KF8 file, which calibre unpacks: PNG images, and the contrast of their lines. */
export const kf8Pages = (kf8: Buffer, browser: Browser) =>
  withFolder(async folder => {
    const file = join(folder, 'book.azw3')
    await writeFile(file, kf8)
    await run('calibre-debug', ['--explode-book', file, join(folder, 'book')])
    const texts = join(folder, 'book', 'text')
    const paths = (await readdir(texts)).sort().map(name => join(texts, name))
    return {
      images: await screenshots(browser, paths, PAGE_SCREEN),
      lines: await measureContrast(browser, paths, PAGE_SCREEN),
    }
  })

const LABEL_PX = 22
const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_PX}"><text x="1" y="15" font-family="sans-serif" font-size="12" fill="#fff">${text}</text></svg>`,
  )

/** Puts images of the same width, in columns, with their names above them. @returns WebP */
export async function labelledSheet(
  tiles: readonly { name: string; image: Buffer }[],
  columns: number,
): Promise<Buffer> {
  const sizes = await Promise.all(tiles.map(({ image }) => sharp(image).metadata()))
  const width = sizes[0]?.width ?? 1
  const bottoms = Array<number>(columns).fill(GAP_PX)
  const parts = tiles.flatMap(({ name, image }, i) => {
    // Each tile goes to the shortest column.
    const column = bottoms.indexOf(Math.min(...bottoms))
    const left = GAP_PX + column * (width + GAP_PX)
    const top = bottoms[column] ?? 0
    bottoms[column] = top + LABEL_PX + (sizes[i]?.height ?? 0) + GAP_PX
    return [
      { input: label(name, width), left, top },
      { input: image, left, top: top + LABEL_PX },
    ]
  })
  const canvas = { width: columns * (width + GAP_PX) + GAP_PX, height: Math.max(...bottoms), channels: 3 as const }
  return sharp({ create: { ...canvas, background: GROUND } })
    .composite(parts)
    .webp({ quality: 72 })
    .toBuffer()
}
