import { pathToFileURL } from 'node:url'
import { contrast, luminance } from '@kahani/exports/pictures/soften'
import type { Browser, Viewport } from 'puppeteer'
import sharp from 'sharp'

/** A line of text on a page, in CSS px. */
interface TextLine {
  text: string
  left: number
  top: number
  width: number
  height: number
  /** Of the text: red, green and blue from 0 to 255. */
  color: [number, number, number]
}

export interface LineContrast {
  /** Index of its page. */
  page: number
  text: string
  /** Ratio of WCAG between the text and what is behind it, at the worst place but for a twentieth of the line. */
  colour: number
  /** The same on a screen of 16 greys. */
  grey: number
}

/** Runs in the page. Text that is there for search and screen readers only is nearly transparent. */
const FIND_LINES = `(() => {
  const opacityOf = element => element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const lines = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const [red, green, blue, alpha = 1] = getComputedStyle(node.parentElement).color.match(/[\\d.]+/g).map(Number)
    if (node.data.trim() === '' || alpha * opacityOf(node.parentElement) < 0.1) continue
    const color = [red, green, blue]
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width >= 1 && height >= 1) lines.push({ text: node.data.trim(), left, top, width, height, color })
    }
  }
  return lines
})()`
const HIDE_TEXT = '*, *::before, *::after { color: transparent !important; text-shadow: none !important }'

type Rgb = readonly [red: number, green: number, blue: number]

/** A colour on a screen of 16 greys. */
const toGrey = ([red, green, blue]: Rgb): Rgb => {
  const grey = Math.round((0.299 * red + 0.587 * green + 0.114 * blue) / 17) * 17
  return [grey, grey, grey]
}

const ratioOf = (a: Rgb, b: Rgb) => contrast(luminance(a), luminance(b))

const IGNORED_SHARE = 0.05

interface Bitmap {
  data: Buffer
  info: { width: number; height: number; channels: number }
}

function measureLine(line: TextLine, { data, info: { width, height, channels } }: Bitmap) {
  const ratios: { colour: number; grey: number }[] = []
  const textGrey = toGrey(line.color)
  const [left, top] = [Math.max(0, Math.floor(line.left)), Math.max(0, Math.floor(line.top))]
  for (let y = top; y < Math.min(height, line.top + line.height); y += 1) {
    for (let x = left; x < Math.min(width, line.left + line.width); x += 2) {
      const at = (y * width + x) * channels
      const behind: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      ratios.push({ colour: ratioOf(line.color, behind), grey: ratioOf(textGrey, toGrey(behind)) })
    }
  }
  const worst = (kind: 'colour' | 'grey') =>
    ratios.map(ratio => ratio[kind]).sort((a, b) => a - b)[Math.floor(ratios.length * IGNORED_SHARE)] ?? 1
  return { colour: worst('colour'), grey: worst('grey') }
}

/** Measures the contrast of each line of text in documents, as Chromium shows them. */
export async function measureContrast(
  browser: Browser,
  paths: readonly string[],
  screen: Viewport,
): Promise<LineContrast[]> {
  const page = await browser.newPage()
  await page.setViewport({ ...screen, deviceScaleFactor: 1 })
  const measured: LineContrast[] = []
  for (const [index, path] of paths.entries()) {
    await page.goto(pathToFileURL(path).href)
    await page.evaluate('document.fonts.ready')
    const lines = (await page.evaluate(FIND_LINES)) as TextLine[]
    await page.addStyleTag({ content: HIDE_TEXT })
    const bitmap = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const line of lines) measured.push({ page: index, text: line.text, ...measureLine(line, bitmap) })
  }
  await page.close()
  return measured
}

/** Says which lines have the lowest contrast. */
export function lowestContrast(lines: readonly LineContrast[]): string {
  const lowest = (kind: 'colour' | 'grey') => {
    const [line] = lines.toSorted((a, b) => a[kind] - b[kind])
    return line ? `${line[kind].toFixed(1)}:1 (page ${line.page + 1}, "${line.text.slice(0, 24)}")` : 'no text'
  }
  return `at least ${lowest('colour')}; in 16 greys ${lowest('grey')}`
}

/** An image as a screen of 16 greys shows it. */
export async function inGreys(image: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const greys = data.map(value => Math.round(value / 17) * 17)
  return sharp(greys, { raw: { width, height, channels } }).png().toBuffer()
}
