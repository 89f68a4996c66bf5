/** Words that say nothing about a family's wish. */
const STOP_WORDS = new Set(
  `the and for her him his she you our its who how why are was has had can not all out but get let any may one two
  about above after again also always another any anything are because been before being could does doing down each every
  everyone everything from have having here into just know like little made make many more most much must never nothing
  only other over please shall should some someone something sometimes story such take tell than thank that their them
  then there these they thing things this those through time under until upon very want wants well were what when where
  which while will wish with would write your yours`.split(/\s+/),
)
const LATIN = /^\p{Script=Latin}+$/u
/** Words match by this many first letters, as "trains" and "training" do. */
const STEM_LENGTH = 4

const splitWords = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []

/**
 * Whether a text mentions at least one significant word of a wish, compared by stem and not counting `names`. True if the
 * wish has no significant word, as in another script than the story's.
 */
export function mentions(wish: string, text: string, names: readonly string[] = []): boolean {
  const ignored = new Set(names.flatMap(splitWords))
  const words = splitWords(wish).filter(word => LATIN.test(word) && !STOP_WORDS.has(word) && !ignored.has(word))
  const long = words.filter(word => word.length >= STEM_LENGTH)
  const significant = long.length > 0 ? long : words.filter(word => word.length === STEM_LENGTH - 1)
  const textWords = splitWords(text)
  return (
    significant.length === 0 ||
    significant.some(word => textWords.some(textWord => textWord.startsWith(word.slice(0, STEM_LENGTH))))
  )
}
