import { LOCALE } from '@kahani/messages/en/formats'
import { shellMessages } from '@kahani/messages/en/shell'
import { LANGUAGES, type Locale } from '@kahani/messages/languages'
import { cn } from '../lib/class-names.ts'
import { chooseLanguage } from '../lib/language.ts'

const LOCALES = Object.keys(LANGUAGES) as Locale[]

/** The languages, each by its own name. @param compact hides the current one where the header has no space for both */
export function LanguageChoice({ compact = false, className }: { compact?: boolean; className?: string }) {
  return (
    <fieldset aria-label={shellMessages.language.label} className={cn('flex', className)}>
      {LOCALES.map(locale => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === LOCALE}
          onClick={() => locale !== LOCALE && void chooseLanguage(locale)}
          className={cn(
            'min-h-11 min-w-11 rounded-drawn-sm px-2 text-sm font-semibold whitespace-nowrap',
            locale === 'hi' && 'font-hindi-name',
            locale === LOCALE
              ? 'text-ink underline decoration-marigold decoration-3 underline-offset-6'
              : 'text-ink-soft hover:text-ink',
            compact && 'max-lg:px-1',
            compact && locale === LOCALE && 'max-xl:hidden',
          )}
        >
          {LANGUAGES[locale].name}
        </button>
      ))}
    </fieldset>
  )
}
