import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GROUND } from '@kahani/gallery/contact-sheet'
import { openScreen, SCREENS, type Screen, waitForImages } from '@kahani/gallery/screens/screens'
import { createReader, createWorld, type World } from '@kahani/gallery/screens/world'
import { runProduct } from '@kahani/launcher/run-product'
import { buy } from '@kahani/testing/sandbox-payments'
import type { Browser, BrowserContext, Page, Viewport } from 'puppeteer'
import sharp from 'sharp'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { launchBrowser } from '../browser.ts'
import { labelledSheet, withFolder } from '../page-images.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/screens')
const REDUCED_MOTION = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
const THEMES = ['light', 'dark']
const LOCALES = ['en', 'hi']
const phone = (width: number, height: number): Viewport => ({ width, height, isMobile: true, hasTouch: true })
/** In CSS px: two phones, one of them also in landscape, a tablet in both, and a desktop. The scale is that of their tiles. */
const DEVICES = [
  { viewport: phone(320, 568), scale: 0.5, columns: 10 },
  { viewport: phone(390, 844), scale: 0.45, columns: 9 },
  { viewport: phone(844, 390), scale: 0.3, columns: 6 },
  { viewport: phone(820, 1180), scale: 0.25, columns: 8 },
  { viewport: phone(1024, 768), scale: 0.27, columns: 6 },
  { viewport: { width: 1440, height: 900 }, scale: 0.22, columns: 6 },
]
const FULL = {
  devices: DEVICES.length,
  themes: THEMES.length,
  locales: LOCALES.length,
  screens: SCREENS,
  illustrationSize: '1024',
  hasFullShelf: true,
}
/** One screen of each person. */
const SMOKE: typeof FULL = {
  devices: 1,
  themes: 1,
  locales: 1,
  screens: SCREENS.filter((screen, i) => SCREENS.findIndex(({ as }) => as === screen.as) === i),
  illustrationSize: '256',
  hasFullShelf: false,
}
/** More stories of the reader, for the shelf; the last one is in the bin. */
const MORE_STORIES = [
  { characterName: 'Kiara', characterType: 'astronaut', theme: 'space', primaryValue: 'curiosity' },
  { characterName: 'Kiara', characterType: 'fairy', theme: 'magical', primaryValue: 'kindness' },
  { characterName: 'Aarav', characterGender: 'boy', characterType: 'pirate', theme: 'underwater', pet: 'none' },
  { characterName: 'Aarav', characterGender: 'boy', characterType: 'wizard', theme: 'farm', pet: 'Cat' },
]
const MOBILE_MENU_BELOW_PX = 768
const NETWORK_IDLE_MS = 150
const MAX_WAIT_MS = 4_000
/** The header covers this much of a window that is scrolled. */
const HEADER_PX = 64
/** Between two windows of the same screen, in px of the sheet. */
const SEAM_PX = 3

interface Tile {
  name: string
  /** PNG */
  image: Buffer
}

/** Waits for what the screen loads after its content, and until all of it can be painted. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: NETWORK_IDLE_MS, timeout: MAX_WAIT_MS }).catch(() => undefined)
  await waitForImages(page)
  await page.evaluate(
    'Promise.all([document.fonts.ready, ...[...document.images].filter(image => image.complete && image.checkVisibility()).map(image => image.decode().catch(() => undefined))])',
  )
}

/** What the window shows of a screen, and then of what follows below, in a theme. @returns PNG images */
async function captureWindows(page: Page, theme: string, hasState: boolean): Promise<Buffer[]> {
  await page.emulateMediaFeatures([...REDUCED_MOTION, { name: 'prefers-color-scheme', value: theme }])
  const first = Buffer.from(await page.screenshot())
  // A state is where the page was scrolled to.
  const isLong = await page.evaluate(
    'document.querySelector("main").getBoundingClientRect().bottom > innerHeight * 1.2',
  )
  if (hasState || !isLong) return [first]
  await page.evaluate(`scrollTo({ top: innerHeight - ${HEADER_PX}, behavior: 'instant' })`)
  await waitUntilStill(page)
  const second = Buffer.from(await page.screenshot())
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  return [first, second]
}

/** Puts windows of the same size below each other. @returns a PNG image of a width */
async function stack(windows: readonly Buffer[], width: number): Promise<Buffer> {
  const images = await Promise.all(windows.map(image => sharp(image).resize({ width }).png().toBuffer()))
  const { height = 0 } = await sharp(images[0]).metadata()
  const canvas = { width, height: images.length * (height + SEAM_PX) - SEAM_PX, channels: 3 as const }
  return sharp({ create: { ...canvas, background: GROUND } })
    .composite(images.map((input, i) => ({ input, left: 0, top: i * (height + SEAM_PX) })))
    .png()
    .toBuffer()
}

async function fillShelf({ clients: { reader } }: World, product: Parameters<typeof buy>[2]): Promise<void> {
  await buy(reader, { packageId: 'digital' }, product)
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c89b7b' } })
    .jpeg()
    .toBuffer()
  // Premium accounts must add one.
  const withPhoto = { characterPhoto: `data:image/jpeg;base64,${photo.toString('base64')}`, photoConsent: true }
  const ids = []
  for (const changes of MORE_STORIES) ids.push(await reader.generateStory(undefined, { ...changes, ...withPhoto }))
  for (const id of ids) await reader.waitForIllustrations(id)
  await reader.send('PUT', `/api/stories/${ids[0]}/favourite`)
  await reader.send('PUT', `/api/stories/${ids[1]}/reading`, { page: 4 })
  await reader.send('PUT', `/api/stories/${ids.at(-1)}/bin`)
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

/** A page for each person, which shows one screen after the other. */
async function openPages(contexts: Record<Screen['as'], BrowserContext>, viewport: Viewport, url: string) {
  const open = async (context: BrowserContext) => {
    const page = await context.newPage()
    await page.setViewport(viewport)
    // A new device, which has loaded the fonts: a page shows those that arrive late from the next page on.
    await page.goto(url)
    await page.evaluate('document.fonts.ready')
    await page.evaluate('localStorage.clear()')
    return page
  }
  return {
    visitor: await open(contexts.visitor),
    reader: await open(contexts.reader),
    beginner: await open(contexts.beginner),
    administrator: await open(contexts.administrator),
  }
}

async function renderSheets(print: (line: string) => void, size: typeof FULL, folder: string): Promise<void> {
  const product = await runProduct({ ILLUSTRATION_SIZE: size.illustrationSize })
  const browser = await launchBrowser()
  try {
    const world = await createWorld(product, await createReader(product.url))
    if (size.hasFullShelf) await fillShelf(world, product)
    await world.clients.reader.waitForPrintFiles(world.storyId)
    for (const locale of LOCALES.slice(0, size.locales)) {
      const contexts = await openContexts(browser, world, locale)
      for (const { viewport, scale, columns } of DEVICES.slice(0, size.devices)) {
        const device = viewport.width < MOBILE_MENU_BELOW_PX ? 'phone' : 'desktop'
        // Colours do not depend on the language.
        const themes = THEMES.slice(0, locale === 'en' ? size.themes : 1)
        const tiles = new Map(themes.map(theme => [theme, [] as Tile[]]))
        const pages = await openPages(contexts, viewport, product.url)
        for (const screen of size.screens.filter(({ at }) => !at || at === device)) {
          const page = pages[screen.as]
          const open = async () => {
            await openScreen(page, screen, product.url, world)
            await waitUntilStill(page)
          }
          await open().catch(cause => {
            throw new Error(`${screen.name} at ${viewport.width} px did not open`, { cause })
          })
          for (const [theme, tilesOfTheme] of tiles) {
            const windows = await captureWindows(page, theme, screen.prepare !== undefined)
            tilesOfTheme.push({ name: screen.name, image: await stack(windows, Math.round(viewport.width * scale)) })
          }
        }
        for (const page of Object.values(pages)) await page.close()
        for (const [theme, tilesOfTheme] of tiles) {
          const file = `${viewport.width}x${viewport.height}-${theme}-${locale}.webp`
          await writeFile(join(folder, file), await labelledSheet(tilesOfTheme, columns))
          print(`  ${file}: ${tilesOfTheme.length} screens`)
        }
      }
    }
  } finally {
    await Promise.all([browser.close(), product.end()])
  }
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  if (smoke) await withFolder(folder => renderSheets(print, SMOKE, folder))
  else await renderSheets(print, FULL, FOLDER)
}

export const benchmark: Benchmark = {
  name: 'screens',
  description: 'contact sheets of every screen at six sizes, light, dark and in Hindi, in docs/screens',
  run,
}
