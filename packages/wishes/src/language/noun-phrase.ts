import pluralize from 'pluralize'
import { article, isProperNoun, tidyPhrase } from './grammar.ts'
import { afterFestival, withCapitals } from './names.ts'

const MAX_WORDS = 6
/** Words with which a phrase is a sentence, a wish or part of one. */
const NO_PHRASE =
  /\b(i|you|he|she|it|they|we|me|him|them|us|your|is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|must|may|might|not|no|never|without|please|make|include|want|wants|like|likes|love|loves|need|needs|learns?|goes|went|gets?|got|finds?|found|helps?|meets?|met|saves?|becomes?|became|tells?|says?|said|comes?|came|lost|loses|died|dies|wins|won|that|which|who|whom|when|why|how|what|if|because|but|so|story|tale|book|etc|lesson|moral|going|coming|leaving|papa|mummy|mama|dad|mom|ki|ka|ke|aur|mein|ko|hai|wala|wali)\b|n't\b/i
/** What needs more tact than a phrase in a sentence has. */
const DELICATE =
  /\b(die|dying|dead|death|kill\w*|cancer|accident|blood\w*|surgery|operation|hospital|icu|divorc\w*|separat\w*|fight\w*|fought|hit\w*|beat\w*|hate\w*|stupid|ugly|fat|bull(?:y\w*|ies|ied|ying)|abus\w*|drunk\w*|police|guns?|wars?|hell|fail\w*|cry|cries|crying|sad|sadness|angry|anger|tantrums?|potty|poop|pee|bed ?wetting|money|marks|scared|afraid|fears?|ghosts?|grief|missing|funeral|kidnap\w*|steal\w*|stolen|thie\w+|murder\w*|robb\w*|naked|sex\w*|drugs?|smok\w*|bombs?|terror\w*|heaven|autis\w*|adhd|disab\w*)\b/i
/** Nouns that have no plural, as children's stories are about them. */
const MASS =
  /^(?!(?:k|r|w|s|th|sw|str|spr|st|duckl|sibl|darl|build|wedd|paint|even|morn|pudd|earr|vik|clear|ceil|draw|meet|gather|railway cross)ings?$)\w+ing$|\w{2}ness$|\wball$|ism$|ics$|(?<!c|vers)ity$|(?:sci|pati|sil|obedi|confid)ence$|^dance$|^(?:friendship|leadership|kindness|wisdom|freedom|imagination|education|meditation|poetry|pottery|embroidery|photography|honesty|music|magic|space|science|maths?|art|chess|hockey|badminton|tennis|kabaddi|kho-kho|yoga|nature|sports?|football|cricket|karate|food|rain|snow|sand|water|milk|rice|bread|chocolate|ice ?cream|honey|tea|fun|love|peace|time|history|geography|hindi|english|tamil|bengali|sanskrit|electricity|wind|fire|gold|air|light|sleep|bedtime|homework|poetry|theatre|drama|cinema|travel|adventure|clay|mud|traffic|weather|life|home|school|lego|origami|holi|gravity|india|africa|japan|paris|london|mars|jupiter|saturn|venus|(?:sports|annual) day)$/i
const LETTERS = /^[\p{Script=Latin}\p{M}\d\s'’&,-]+$/u
const DETERMINED = /^(?:an?|the|my|our|his|her|their|some|many|two|three|four|five|ten|all)\s/i
/** Parts of a title that are not of the phrase: "a story about trains". */
const ABOUT =
  /^(?:(?:a|an|the)\s+)?(?:(?:bedtime|short|nice|funny)\s+)?(?:story|tale|book|adventure)s?\s+(?:about|of|on)\s+|^(?:something\s+)?about\s+/i

/**
 * What a family has entered as a noun phrase that can follow "about" in any sentence, with an article where it needs one:
 * "volcano" is "a volcano", "my trip to Goa" stays. Null if it is no plain noun phrase, or needs tact.
 */
export function nounPhrase(entered: string): string | null {
  const tidy = tidyPhrase(entered.replace(ABOUT, ''))
  const text = withCapitals(tidy.replace(/\ban? (?=(\p{L}+))/giu, (_, word: string) => `${article(word)} `))
  if (text === '' || !LETTERS.test(text) || text.split(' ').length > MAX_WORDS) return null
  if (/\d(?!(?:st|nd|rd|th)\b)/.test(text) || NO_PHRASE.test(text) || DELICATE.test(text)) return null
  const rest = afterFestival(text)
  if (rest !== null) return isWholeName(rest) ? text : `the ${text}`
  if (isProperNoun(text)) return text
  const parts = text.split(CONNECTORS)
  if (parts.slice(1).some(part => !standsAlone(part))) return null
  const [head = ''] = parts
  if (standsAlone(head)) return text
  return `${UNIQUE.test(head) ? 'the' : article(text)} ${text}`
}

const CONNECTORS = /,? (?:of|in|on|at|with|from|for|to|and|or|under|over|by|near|&)(?= )/

/** Things of which there is one. */
const UNIQUE = /\b(?:sun|moon|sky|solar system|milky way|universe)$/i

/** Whether a name of a festival needs no article before what follows it: "Diwali at home", "Durga Puja pandals". */
function isWholeName(rest: string): boolean {
  const [head = ''] = rest.split(CONNECTORS)
  const noun = head.trim().split(' ').at(-1) ?? ''
  return noun === '' || FESTIVE_TIMES.test(noun) || MASS.test(noun) || pluralize.isPlural(noun)
}

const FESTIVE_TIMES = /^(?:day|eve|morning|evening|night|time|puja|pooja|pujo|milan|mubarak)$/i
/** Nouns of activities that say what another noun is for: "a swimming pool", but "flying a kite". */
const ATTRIBUTIVE =
  /^(?:flying|talking|swimming|running|dancing|singing|painting|drawing|cooking|reading|skating|racing|sleeping|camping|fishing|shooting|walking|magic)$/i

/** Whether a part of a phrase needs no article: "trains", "football", "the moon", "Goa". */
function standsAlone(part: string): boolean {
  const words = part.trim().split(' ')
  const noun = words.at(-1) ?? ''
  if (DETERMINED.test(`${part.trim()} `) || /^\p{Lu}/u.test(noun) || /^\p{Lu}/u.test(words[0] ?? '')) return true
  if (MASS.test(noun) || MASS.test(words.slice(-2).join(' ')) || pluralize.isPlural(noun)) return true
  // "riding a horse" and "visiting grandma's house", but "a music concert" and "a swimming pool".
  const [first = ''] = words
  return /ing$/i.test(first) && MASS.test(first) && !(words.length === 2 && ATTRIBUTIVE.test(first))
}
