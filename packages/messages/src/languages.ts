/** The languages of the interface, each with its own name and its tag (BCP 47). */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-IN' },
  hi: { name: 'हिन्दी', tag: 'hi-IN' },
} as const
export type Locale = keyof typeof LANGUAGES
