/** Words of this length or shorter are found only as whole words: longer ones may have endings. In UTF-16 code units. */
const SHORT = 4

/**
 * A pattern for words of scripts in which words take endings: "हाथी" in "हाथियों". An underscore stands for a space.
 * One pattern for all words, since each assertion about letters takes milliseconds to compile.
 * @param endings a pattern for what may follow short words, except those of a single syllable
 */
export function wordsInScripts(words: readonly string[], endings = '(?!)'): string {
  const patterns = words.map(word => word.replaceAll('_', '\\s+'))
  const long = patterns.filter((_, index) => (words[index]?.length ?? 0) > SHORT)
  const short = patterns.filter(pattern => !long.includes(pattern))
  const wholeWords =
    short.length === 0 ? [] : [`(?:${short.join('|')})(?=(?:(?<=[\\p{L}\\p{M}]{3})(?:${endings}))?(?![\\p{L}\\p{M}]))`]
  return `(?<![\\p{L}\\p{M}])(?:${[...long, ...wholeWords].join('|')})`
}
