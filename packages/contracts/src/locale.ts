/** The cookie with the language that a visitor has chosen: `en`, the default, or `hi`. The browser sets it. */
export const LOCALE_COOKIE = 'locale'

/** The language of all stories (BCP 47), whatever the language of the interface. */
export const STORY_LANGUAGE = 'en-IN'
