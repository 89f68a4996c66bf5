/** What the message of an error may contain about a person, and what replaces it. */
const MASKS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[^\s"'`<>()[\]]{1,64}@[^\s"'`<>()[\]]+/g, '[email]'],
  // Query strings and fragments, which may contain tokens.
  [/[?#][^\s"'`<>()]+/g, ''],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, '[id]'],
  [/"[^"\n]*"/g, '"…"'],
  [/`[^`\n]*`/g, '`…`'],
  [/“[^”\n]*”/g, '“…”'],
  [/‘[^’\n]*’/g, '‘…’'],
  // Not an apostrophe within a word.
  [/(?<![\p{L}\d])'[^'\n]*(?:'(?=[\p{L}\d])[^'\n]*)*'/gu, "'…'"],
  [/\+?\d(?:[\s-]?\d){8,}/g, '[number]'],
]

/** Removes from a text what may identify a person: email addresses, quoted strings, query strings, ids, phone numbers. */
export const maskPersonalData = (text: string): string =>
  MASKS.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text)
