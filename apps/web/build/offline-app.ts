import { readFileSync } from 'node:fs'
import { LANGUAGES, type Locale } from '@kahani/messages/languages'
import { PRODUCT_NAME } from '@kahani/messages/product'
import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { localeSuffix, manifestName, preloadedFonts, shellTexts } from './locale.ts'

/**
 * What the service worker stores in advance, with everything that these modules import: the layout, and the screens that work
 * offline. Other files are stored when they are first used.
 */
const OFFLINE_MODULES =
  /\/src\/(?:app\/(?:account-menu|gift-banner)|ui\/toaster|features\/reader\/reader-page|features\/my-stories\/my-stories-page)\.tsx$/

/** Shown offline: instead of screens that need the server, and of covers that are not on the device. */
const OFFLINE_PICTURES = /\/(?:blank-cover|offline|sleeping-moon)-[^/]+\.webp$/

/** The document of every screen. */
const shellDocument = (locale: Locale) => `documents/${locale}/shell.html`

/** The document, its scripts, styles and fonts, OFFLINE_MODULES and OFFLINE_PICTURES. */
function offlineFiles(bundle: Rolldown.OutputBundle, locale: Locale): Set<string> {
  const files = new Set([shellDocument(locale)])
  const add = (fileName: string) => {
    const file = bundle[fileName]
    if (files.has(fileName) || file?.type !== 'chunk') return
    files.add(fileName)
    for (const imported of file.imports) add(imported)
  }
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || OFFLINE_MODULES.test(file.facadeModuleId ?? ''))) add(file.fileName)
    else if ([/\.css$/, preloadedFonts(locale), OFFLINE_PICTURES].some(names => names.test(file.fileName)))
      files.add(file.fileName)
  }
  return files
}

/** The day theme's value of a colour. */
function tokenColor(name: string): string {
  const tokens = readFileSync(new URL('../src/ui/styles/tokens.css', import.meta.url), 'utf8')
  const value = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1]
  if (!value) throw new Error(`tokens.css has no colour ${name}`)
  return value
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Makes the app installable, and builds its service worker. */
export function offlineApp(locale: Locale): Plugin[] {
  const { defaultTitle: name, defaultDescription: description } = shellTexts(locale)
  let files = new Set<string>()
  const collectFiles: Plugin = {
    name: 'offline-files',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      files = offlineFiles(bundle, locale)
    },
  }
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: `sw${localeSuffix(locale)}.ts`,
    injectRegister: null,
    manifestFilename: manifestName(locale),
    manifest: {
      id: '/',
      name,
      short_name: PRODUCT_NAME,
      description,
      lang: LANGUAGES[locale].tag,
      dir: 'ltr',
      start_url: '/my-stories',
      scope: '/',
      display: 'standalone',
      theme_color: tokenColor('paper'),
      background_color: tokenColor('paper'),
      categories: ['books', 'kids', 'entertainment'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ...[192, 512].flatMap(size => [icon('any', size, 'any'), icon('maskable', size, 'maskable')]),
      ],
    },
    injectManifest: {
      globPatterns: [shellDocument(locale), 'assets/*.{js,css,woff2,webp}'],
      // The names of assets contain a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [entries => ({ manifest: entries.filter(({ url }) => files.has(url)), warnings: [] })],
    },
  })
  return [collectFiles, ...pwa]
}
