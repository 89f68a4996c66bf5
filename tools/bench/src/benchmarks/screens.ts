import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openScreen, SCREENS, type Screen } from '@kahani/gallery/screens/screens'
import { createWorld, type World } from '@kahani/gallery/screens/world'
import { runProduct } from '@kahani/launcher/run-product'
import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import { type Browser, type BrowserContext, launch, type Viewport } from 'puppeteer'
import sharp from 'sharp'
import type { Benchmark } from '../benchmark.ts'
import { labelledSheet } from '../contact-sheet.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/screens')
const THEMES = ['light', 'dark'] as const
/** Widths as in the tests of journeys, in CSS px, and the scale of their tiles. */
const DEVICES: Record<string, { viewport: Viewport; scale: number; columns: number }> = {
  phone: { viewport: { width: 390, height: 844, isMobile: true, hasTouch: true }, scale: 0.5, columns: 8 },
  tablet: { viewport: { width: 820, height: 1180, isMobile: true, hasTouch: true }, scale: 0.3, columns: 6 },
  desktop: { viewport: { width: 1440, height: 900 }, scale: 0.22, columns: 5 },
}
/** A screen that is longer than this is cut, in heights of the viewport. */
const MAX_HEIGHTS = 2

interface Scene {
  url: string
  world: World
  context: BrowserContext
  viewport: Viewport
  theme: (typeof THEMES)[number]
}

async function capture(screen: Screen, { url, world, context, viewport, theme }: Scene): Promise<Buffer> {
  const page = await context.newPage()
  try {
    await page.setViewport(viewport)
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    await openScreen(page, screen, url, world)
    await page.evaluate('document.fonts.ready')
    // A state is where the page was scrolled to.
    if (screen.prepare) return Buffer.from(await page.screenshot())
    const content = Number(await page.evaluate('document.documentElement.scrollHeight'))
    const height = Math.min(content, viewport.height * MAX_HEIGHTS)
    return Buffer.from(await page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height } }))
  } finally {
    await page.close()
  }
}

/** A browser context for each person, signed in. */
async function openContexts(browser: Browser, { clients }: World, locale: string) {
  const domain = { domain: 'localhost', path: '/' }
  const open = async (cookies: { name: string; value: string }[]) => {
    const context = await browser.createBrowserContext()
    await context.setCookie(
      ...[...cookies, { name: 'locale', value: locale }].map(cookie => ({ ...cookie, ...domain })),
    )
    return context
  }
  return {
    visitor: await open([]),
    reader: await open(clients.reader.cookies()),
    beginner: await open(clients.beginner.cookies()),
    administrator: await open(clients.administrator.cookies()),
  }
}

async function run(print: (line: string) => void): Promise<void> {
  const executablePath = await findProgram(CHROMIUM, process.env)
  if (!executablePath) throw new Error('Chromium is not installed')
  await mkdir(FOLDER, { recursive: true })
  const product = await runProduct({ ILLUSTRATION_SIZE: '1024' })
  const browser = await launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const world = await createWorld(product)
    for (const locale of ['en', 'hi']) {
      const contexts = await openContexts(browser, world, locale)
      for (const [device, { viewport, scale, columns }] of Object.entries(DEVICES)) {
        for (const theme of THEMES) {
          // One sheet in Hindi shows what differs.
          if (locale === 'hi' && (device !== 'phone' || theme !== 'light')) continue
          const tiles = []
          for (const screen of SCREENS) {
            // The states are reached by English labels.
            if ((screen.at && screen.at !== device) || (locale === 'hi' && screen.prepare)) continue
            const shot = await capture(screen, {
              url: product.url,
              world,
              context: contexts[screen.as],
              viewport,
              theme,
            })
            const width = Math.round(viewport.width * scale)
            tiles.push({ name: screen.name, image: await sharp(shot).resize({ width }).png().toBuffer() })
          }
          const file = `${device}-${theme}${locale === 'en' ? '' : `-${locale}`}.webp`
          await writeFile(join(FOLDER, file), await labelledSheet(tiles, columns))
          print(`  ${file}: ${tiles.length} screens`)
        }
      }
    }
  } finally {
    await Promise.all([browser.close(), product.end()])
  }
}

export const benchmark: Benchmark = {
  name: 'screens',
  description: 'contact sheets of every screen at three widths, light and dark, in docs/screens',
  run,
}
