import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Locale } from './languages.ts'
import { PLURAL_CATEGORIES } from './plurals.ts'

type Texts = Record<string, unknown>

/** Files that hold no texts, or only those of the translation. */
const OTHER = new Set(['formats.ts', 'plurals.ts', 'server-texts.ts'])
const TRANSLATED = readdirSync(new URL('hi/', import.meta.url)).filter(file => !OTHER.has(file))

/** Names, formats and codes that are the same in every language. Whatever else has Latin letters needs Devanagari too. */
const UNTRANSLATED =
  /^(Kindle|PDF|EPUB|KF8|USB|Gmail|Ace by DAISY|Send to Kindle|amazon\.com\/sendtokindle|.*@kahani\.example|Kahani, 2nd Floor.*|[\d.]+ MB)$/
const LATIN = /[A-Za-z]{2,}/
const DEVANAGARI = /[\u0900-\u097f]/

/** Every text of an object with its path. Functions are called with sample arguments that occur nowhere else. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return callsOf(value as (...args: unknown[]) => unknown, path)
  // Values of addresses.
  if (path === 'INDIAN_STATES') return []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`))
}

const SAMPLES: Record<string, unknown[]> = {
  date: ['2025-11-08T12:00:00.000Z'],
  time: ['2025-11-08T12:00:00.000Z'],
  'preflightMessages.check': ['Qq1', 'Qq2', [0, 71]],
  'bookCheckMessages.preflightOutcome': ['Qq1', [0, 71]],
  'myStoriesMessages.character': ['Qq1', 'Qq2'],
  delayed: [new Date(0)],
  'submit.recipients': [{ name: 'Qq1', country: 'US' }],
  'children.recipient': [{ name: 'Qq1', country: 'US' }],
  'children.notice': ['2025-11-08'],
  'consented.form': ['2025-11-08T12:00:00.000Z'],
  'consented.saved': ['2025-11-08T12:00:00.000Z'],
  'consented.terms': ['2025-11-08T12:00:00.000Z'],
  stateName: ['Delhi'],
  'otherStates.question': ['Qq1', ['Qq2', 'Qq3']],
  'wishUseMessages.without': [['Qq1', 'Qq2']],
  'tonight.hero': ['Qq1', 'Qq2'],
  'tonight.story': ['Qq1', 'Qq2'],
  'tonight.ownStory': ['Qq1', 'Qq2'],
  'tonight.pet': ['Qq1'],
  shippingMessages: [{ standard: 'Qq1', express: 'Qq2' }],
}

/** The texts of calls with numbers, with words, and with a time and a number, except calls that the parameters do not allow. */
function callsOf(call: (...args: unknown[]) => unknown, path: string): [path: string, text: string][] {
  const known = Object.entries(SAMPLES).find(([name]) => path.endsWith(name))?.[1]
  const attempts = known
    ? [known]
    : [
        [71, 83, 97],
        ['Qq1', 'Qq2', 'Qq3'],
        ['2025-11-08T12:00:00Z', 71],
      ]
  return attempts.flatMap((args, index) => {
    try {
      return textsOf(call(...args), `${path}(${index})`).filter(([, text]) => !text.includes('NaN'))
    } catch {
      return []
    }
  })
}

/** The sample arguments and numbers that a text contains. */
const argumentsIn = (text: string) => [...new Set(text.match(/Qq\d|\b(71|83|97)\b/g) ?? [])].sort()

const load = async (locale: Locale, file: string): Promise<Texts> => ({
  ...(await import(`./${locale}/${file.replace('.ts', '')}.ts`)),
})

test.each(TRANSLATED)('%s has every text in Hindi, with the same arguments', async file => {
  const [english, hindi] = await Promise.all([load('en', file), load('hi', file)])
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort())
  const originals = new Map(textsOf(english))
  const translations = textsOf(hindi).sort()
  expect(translations.map(([path]) => path)).toEqual([...originals.keys()].sort())
  for (const [path, text] of translations) {
    const original = originals.get(path) ?? ''
    expect.soft(text.trim() === '', path).toBe(original.trim() === '')
    const words = text.replaceAll(/Qq\d/g, '')
    if (LATIN.test(words) && !DEVANAGARI.test(words)) expect.soft(words, path).toMatch(UNTRANSLATED)
    expect.soft(argumentsIn(text), path).toEqual(argumentsIn(original))
  }
})

/** Of software, apart from what the specification says. */
const TRADE_TERMS = /\b(server|session|token|endpoint|timeout|cache|payload|calibre)s?\b|सर्वर|टोकन|सेशन/i
const SPECIFIED = [
  'Missing Token',
  'No gift token was provided. Please check your email for the gift redemption link.',
  'Failed to reach server. Are you logged in?',
]

test('families read no terms of software', async () => {
  const files = TRANSLATED.filter(file => !file.startsWith('admin'))
  const texts = await Promise.all(files.flatMap(file => [load('en', file), load('hi', file)]))
  const found = texts.flatMap(text => textsOf(text)).filter(([, text]) => TRADE_TERMS.test(text))
  expect(found.filter(([, text]) => !SPECIFIED.includes(text))).toEqual([])
})

test('Hindi is spelt in one way', () => {
  for (const file of TRANSLATED) {
    const source = readFileSync(new URL(`hi/${file}`, import.meta.url), 'utf8')
    expect.soft(source.normalize('NFC'), file).toBe(source)
    // A dot below where a sound of Persian or English has one, an anusvara instead of a chandrabindu, and a danda.
    expect
      .soft(source, file)
      .not.toMatch(/फोटो|फाइल|फोन|गिफ्ट|मुफ्त|जरूर|ज्यादा|खरीद|खत्म|कीमत|बाकी|साफ |गलत|सिर्फ |कागज|तरीका|कानून|ँ/)
  }
})

test.each(Object.keys(LANGUAGES) as Locale[])('has the plural categories that Intl knows for %s', locale => {
  expect([...PLURAL_CATEGORIES[locale]].sort()).toEqual(
    new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort(),
  )
})
