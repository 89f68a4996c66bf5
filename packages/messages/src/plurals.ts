import type { Locale } from './languages.ts'

/** The plural categories of cardinal numbers that each locale has, as in ICU and `Intl.PluralRules`. */
export const PLURAL_CATEGORIES = {
  en: ['one', 'other'],
  hi: ['one', 'other'],
} as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>

type Category<L extends Locale> = (typeof PLURAL_CATEGORIES)[L][number]

/** Returns a function that chooses the form for a count. It requires a form for each category of the locale. */
export function pluralsOf<L extends Locale>(locale: L) {
  const rules = new Intl.PluralRules(locale)
  return <T>(count: number, forms: Record<Category<L>, T>): T => forms[rules.select(count) as Category<L>]
}
