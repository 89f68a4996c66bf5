import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { shellMessages as enShell } from '@kahani/messages/en/shell'
import { shellMessages as hiShell } from '@kahani/messages/hi/shell'
import { LANGUAGES, type Locale } from '@kahani/messages/languages'
import { PRODUCT_NAME } from '@kahani/messages/product'
import type { Plugin } from 'vite'

/** What the documents of a locale need. */
const DOCUMENTS = {
  en: { shell: enShell, fonts: /(baloo-2-basic|mukta-basic-(?:400|600))-.*\.woff2$/ },
  hi: {
    shell: hiShell,
    fonts: /(baloo-2-(?:devanagari-wght|basic)|mukta-(?:devanagari|basic)-(?:400|600))-.*\.woff2$/,
  },
} as const satisfies Record<Locale, unknown>

const isLocale = (name: string): name is Locale => Object.hasOwn(DOCUMENTS, name)

/** The locale in `KAHANI_LOCALE`; English by default. */
export function localeOf({ KAHANI_LOCALE: name = 'en' }: NodeJS.ProcessEnv): Locale {
  if (!isLocale(name)) throw new Error(`KAHANI_LOCALE is ${name}, but has to be ${Object.keys(DOCUMENTS).join(' or ')}`)
  return name
}

/** The texts of the documents. */
export const shellTexts = (locale: Locale) => DOCUMENTS[locale].shell

/** Ends the names of files that English has too. */
export const localeSuffix = (locale: Locale) => (locale === 'en' ? '' : `-${locale}`)

/** The file of the web app manifest. */
export const manifestName = (locale: Locale) => `manifest${localeSuffix(locale)}.webmanifest`

/** The fonts that every page of a locale uses. */
export const preloadedFonts = (locale: Locale) => DOCUMENTS[locale].fonts

const ENGLISH = '@kahani/messages/en/'
const MESSAGES = new URL('../../../packages/messages/src/', import.meta.url)

/** Resolves imports of English messages to those of the locale. A file without a translation fails the build. */
function localeMessages(locale: Locale): Plugin {
  return {
    name: 'locale-messages',
    enforce: 'pre',
    async resolveId(id) {
      if (locale === 'en' || !id.startsWith(ENGLISH)) return null
      const file = fileURLToPath(new URL(`${locale}/${id.slice(ENGLISH.length)}.ts`, MESSAGES))
      await access(file).catch(() => this.error(`${id} has no translation: ${file} does not exist`))
      return file
    },
  }
}

/** The metadata of documents without a prerendered page, which `src/ui/page-meta.tsx` removes. */
export function defaultMetadata(locale: Locale): string {
  const { defaultTitle, defaultDescription } = shellTexts(locale)
  return `<title data-static>${defaultTitle}</title>
    <meta data-static name="description" content="${defaultDescription}" />
    <meta data-static property="og:type" content="website" />
    <meta data-static property="og:site_name" content="${PRODUCT_NAME}" />
    <meta data-static property="og:title" content="${defaultTitle}" />
    <meta data-static property="og:description" content="${defaultDescription}" />
    <meta data-static property="og:image" content="/og-image.svg" />
    <meta data-static name="twitter:card" content="summary_large_image" />`
}

interface IndexParts {
  locale: Locale
  head: string
  root: string
}

/** Replaces the language of index.html, and `%NAME%`. */
export const fillIndex = (index: string, { locale, head, root }: IndexParts): string =>
  Object.entries({
    [LANGUAGES.en.tag]: LANGUAGES[locale].tag,
    '%HEAD%': head,
    '%NO_SCRIPT%': shellTexts(locale).noScript,
    '%ROOT%': root,
  }).reduce((html, [part, text]) => html.replace(part, () => text), index)

/** The document of the development server. Those of the build are in `documents.ts`. */
const developmentDocument = (locale: Locale): Plugin => ({
  name: 'development-document',
  transformIndexHtml: {
    order: 'pre',
    handler: index =>
      fillIndex(index, {
        locale,
        head: defaultMetadata(locale),
        root: '<div id="root"></div><script type="module" src="/src/app/main.tsx"></script>',
      }),
  },
})

/** Builds the app in one locale. */
export const localePlugins = (locale: Locale): Plugin[] => [localeMessages(locale), developmentDocument(locale)]
