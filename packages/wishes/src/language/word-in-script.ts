/** Words of this length or shorter are found only as whole words: longer ones may have endings. In UTF-16 code units. */
const SHORT = 4

/** A pattern for a word of a script whose words take endings: "हाथी" in "हाथियों". An underscore stands for a space. */
export const wordInScript = (word: string): string =>
  `(?<![\\p{L}\\p{M}])${word.replaceAll('_', '\\s+')}${word.length <= SHORT ? '(?![\\p{L}\\p{M}])' : ''}`
