import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openScreen, SCREENS, type Screen } from '@kahani/gallery/screens/screens'
import { createReader, createWorld, type World } from '@kahani/gallery/screens/world'
import { runProduct } from '@kahani/launcher/run-product'
import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import { buy } from '@kahani/testing/sandbox-payments'
import { type Browser, type BrowserContext, launch, type Viewport } from 'puppeteer'
import sharp from 'sharp'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { labelledSheet, withFolder } from '../page-images.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/screens')
const THEMES = ['light', 'dark']
const LOCALES = ['en', 'hi']
const phone = (width: number, height: number): Viewport => ({ width, height, isMobile: true, hasTouch: true })
/** In CSS px: two phones, one of them also in landscape, a tablet in both, and a desktop. The scale is that of their tiles. */
const DEVICES = [
  { viewport: phone(320, 568), scale: 0.5, columns: 10 },
  { viewport: phone(390, 844), scale: 0.45, columns: 9 },
  { viewport: phone(844, 390), scale: 0.3, columns: 6 },
  { viewport: phone(820, 1180), scale: 0.25, columns: 8 },
  { viewport: phone(1024, 768), scale: 0.25, columns: 6 },
  { viewport: { width: 1440, height: 900 }, scale: 0.2, columns: 6 },
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
/** A screen that is longer than this is cut, in heights of the viewport. */
const MAX_HEIGHTS = 2

interface Scene {
  url: string
  world: World
  context: BrowserContext
  viewport: Viewport
  theme: string
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

async function renderSheets(print: (line: string) => void, size: typeof FULL, folder: string): Promise<void> {
  const executablePath = await findProgram(CHROMIUM, process.env)
  if (!executablePath) throw new Error('Chromium is not installed')
  const product = await runProduct({ ILLUSTRATION_SIZE: size.illustrationSize })
  const browser = await launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const world = await createWorld(product, await createReader(product.url))
    if (size.hasFullShelf) await fillShelf(world, product)
    await world.clients.reader.waitForPrintFiles(world.storyId)
    for (const locale of LOCALES.slice(0, size.locales)) {
      const contexts = await openContexts(browser, world, locale)
      for (const { viewport, scale, columns } of DEVICES.slice(0, size.devices)) {
        const device = viewport.width < MOBILE_MENU_BELOW_PX ? 'phone' : 'desktop'
        const screens = size.screens.filter(({ at }) => !at || at === device)
        // Colours do not depend on the language.
        for (const theme of THEMES.slice(0, locale === 'en' ? size.themes : 1)) {
          const tiles = []
          for (const screen of screens) {
            const scene = { url: product.url, world, context: contexts[screen.as], viewport, theme }
            const shot = await capture(screen, scene)
            const width = Math.round(viewport.width * scale)
            tiles.push({ name: screen.name, image: await sharp(shot).resize({ width }).png().toBuffer() })
          }
          const file = `${viewport.width}x${viewport.height}-${theme}-${locale}.webp`
          await writeFile(join(folder, file), await labelledSheet(tiles, columns))
          print(`  ${file}: ${tiles.length} screens`)
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
