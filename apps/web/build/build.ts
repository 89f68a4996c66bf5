// Builds the web app: its assets, the documents that the gateway serves, and compressed variants of the assets.
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Locale } from '@kahani/messages/languages'
import { build } from 'vite'
import { compressFiles } from './compress-files.ts'
import { documents, type Prerenderer } from './documents.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = `${ROOT}dist`

// React is not bundled into the prerenderer, and chooses its build by this.
process.env.NODE_ENV = 'production'

/** Builds the assets and documents of a locale. Locales share `dist/assets`, whose names are hashes of their content. */
async function buildLocale(locale: Locale, emptyOutDir: boolean): Promise<void> {
  // Read by vite.config.ts.
  process.env.KAHANI_LOCALE = locale
  const config = { root: ROOT, configFile: `${ROOT}vite.config.ts`, logLevel: 'warn' } as const
  const outDir = `${ROOT}node_modules/.cache/prerenderer-${locale}`
  await build({
    ...config,
    publicDir: false,
    build: { outDir, emptyOutDir: true, ssr: 'src/app/prerender.tsx' },
  })
  const prerenderer: Prerenderer = await import(`${outDir}/prerender.js`)
  await build({ ...config, plugins: [documents(locale, prerenderer)], build: { outDir: DIST, emptyOutDir } })
}

const startedAt = performance.now()
for (const [i, locale] of (Object.keys(LANGUAGES) as Locale[]).entries()) await buildLocale(locale, i === 0)
await compressFiles(DIST)
process.stdout.write(`built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
