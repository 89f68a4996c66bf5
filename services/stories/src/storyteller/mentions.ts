/** Words that say nothing of what a family wished for. */
const COMMON = new Set(
  `the and for her him his she you our its who how why are was has had can not all out but get let any may one two
  about above after again also always another any anything are because been before being could does doing down each every
  everyone everything from have having here into just know like little made make many more most much must never nothing
  only other over please shall should some someone something sometimes story such take tell than thank that their them
  then there these they thing things this those through time under until upon very want wants well were what when where
  which while will wish with would write your yours`.split(/\s+/),
)
const LATIN = /^\p{Script=Latin}+$/u
/** By so many first letters "trains" is known in "training" and "kindness" in "kind". */
const STEM = 4

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []

/**
 * Whether something of what a family entered is found again in what was told: one of its telling words, by its first
 * letters. Where it has none, as in another script than the story's, nothing can be looked for.
 */
export function mentions(entered: string, told: string, names: readonly string[] = []): boolean {
  const apart = new Set(names.flatMap(wordsOf))
  const words = wordsOf(entered).filter(word => LATIN.test(word) && !COMMON.has(word) && !apart.has(word))
  const long = words.filter(word => word.length >= STEM)
  const telling = long.length > 0 ? long : words.filter(word => word.length === STEM - 1)
  const heard = wordsOf(told)
  return telling.length === 0 || telling.some(word => heard.some(each => each.startsWith(word.slice(0, STEM))))
}
