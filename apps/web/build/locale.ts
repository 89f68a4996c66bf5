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

/** Sets the language of index.html, and replaces `%NAME%` in it, which cannot import the messages. */
function htmlMessages(locale: Locale): Plugin {
  const shell = shellTexts(locale)
  const texts = {
    PRODUCT_NAME,
    DEFAULT_TITLE: shell.defaultTitle,
    DEFAULT_DESCRIPTION: shell.defaultDescription,
    NO_SCRIPT: shell.noScript,
  }
  return {
    name: 'html-messages',
    transformIndexHtml: {
      order: 'pre',
      handler: html =>
        Object.entries(texts).reduce(
          (result, [name, text]) => result.replaceAll(`%${name}%`, text),
          html.replace(/<html lang="[^"]*"/, `<html lang="${LANGUAGES[locale].tag}"`),
        ),
    },
  }
}

/** Builds the app in one locale. */
export const localePlugins = (locale: Locale): Plugin[] => [localeMessages(locale), htmlMessages(locale)]
