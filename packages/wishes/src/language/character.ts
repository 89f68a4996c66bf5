import type { CharacterType, Gender } from '@kahani/contracts/options'
import pluralize from 'pluralize'
import { capitalize, isProperNoun, tidyPhrase, withoutArticle } from './grammar.ts'
import { nounPhrase } from './noun-phrase.ts'

export type BuiltInCharacter = Exclude<CharacterType, 'myself' | 'custom'>

/** Whom a child plays: a character of the form, or one that a phrase with an article names. */
export type OwnCharacter = { type: BuiltInCharacter } | { phrase: string }

/** Characters of the form as families call them; a prince is the princess of a boy. */
const BUILT_IN: readonly (readonly [names: RegExp, type: BuiltInCharacter, gender?: Gender])[] = [
  [/^(?:astronaut|spaceman|space ?woman|antariksh ?yatri|अंतरिक्ष यात्री)s?$/i, 'astronaut'],
  [/^(?:princess|rajkumari|राजकुमारी)$/i, 'princess', 'girl'],
  [/^(?:prince|rajkumar|राजकुमार)$/i, 'princess', 'boy'],
  [/^(?:super ?hero(?:es)?|सुपरहीरो)$/i, 'superhero'],
  [/^explorers?$/i, 'explorer'],
  [/^pirates?$/i, 'pirate'],
  [/^(?:fairy|fairies|pari|परी)$/i, 'fairy'],
  [/^dragons?$/i, 'dragon'],
  [/^(?:wizards?|jaa?du?gar|जादूगर)$/i, 'wizard'],
]
/** What a character of the form is anyway. */
const ADJECTIVES =
  /\b(?:very|so|super(?= \w+ )|little|small|tiny|young|big|brave|kind|good|nice|sweet|cute|clever|smart|strong|happy|funny|beautiful|pretty|lovely|magic|magical|fearless|friendly|great|powerful)\s+(?=\S)/gi
const CHILD = 'girl|boy|kid|child|lady'
const CLAUSE = /\s+(?:who|that|which|with|like|from|in|wearing|having|jo)\s.*$/i

/** How somebody looks or is: nothing to play. */
const CONDITION =
  /\b(?:glasses|spectacles|specs|hearing aids?|wheel ?chairs?|crutch\w*|braces|plaits?|curly|hair\w*|freckle\w*|skin\w*|blind|deaf|mute|shy|stammer\w*|stutter\w*|lisp\w*|autis\w*|adhd|dyslexi\w*|disab\w*|special needs|asthma\w*|diabet\w*|allerg\w*|left[- ]handed|slow learner)\b/i
/** Things that have no singular. */
const PLURAL_ONLY =
  /\b(?:scissors|trousers|pants|jeans|shorts|pyjamas|pajamas|tights|leggings|glasses|spectacles|goggles|sunglasses|binoculars|tongs|pliers|tweezers|headphones|clothes)$/i
/** Words that end like a plural: "jasoos", "gymnastics". */
const NO_PLURAL = /(?:oos|ics)$/i
/** One child is not several. */
const SEVERAL = /^(?:some|many|two|three|four|five|ten|all)\s/i
const ONLY_CHILD = new RegExp(`^(?:${CHILD}|son|daughter|brother|sister|baby|myself|himself|herself)s?$`, 'i')

/** Characters of films, comics and legends that families write without capitals. */
const KNOWN =
  /^(?:the )?(spider[- ]?(?:man|girl|woman)|bat ?(?:man|girl)|super ?(?:man|girl|woman)|iron ?man|wonder ?woman|captain (?:america|marvel)|black panther|hulk|thor|elsa|anna|olaf|moana|ariel|belle|jasmine|rapunzel|cinderella|snow white|tinker ?bell|barbie|dora|mulan|merida|chhota bheem|chota bheem|chutki|motu patlu|little singham|mighty raju|bal ganesh(?:a)?|bal hanuman|krishna|hanuman|rama?|sita|shaktimaan|krr?ish|doraemon|nobita|shizuka|shin ?chan|oggy|pikachu|naruto|goku|ben 10|mowgli|simba|aladdin|peter pan|peppa pig|mickey(?: mouse)?|minnie(?: mouse)?|harry potter|hermione|sherlock(?: holmes)?|robin hood|tenali rama?n?|birbal|shivaji|jhansi ki rani|rani la(?:xm|kshm)ibai)(?=$|\s+(?:with|from|of|in|and|who|jaisa|jaisi|wala|wali)\b)/i

const titleCase = (name: string) => name.split(' ').map(capitalize).join(' ')

/** "Chhota Bheem" of "chhota bheem", the name of somebody of films, comics and legends; null for anybody else. */
export function knownCharacter(entered: string): string | null {
  const text = entered.trim()
  const name = KNOWN.exec(text)?.[1] ?? /^(?:the )?(tooth fairy|santa claus|easter bunny)$/i.exec(text)?.[1]
  return name === undefined ? null : titleCase(name)
}

/** Reads whom a child is to play; null if it can't be played. */
export function readCharacter(entered: string, gender: Gender): OwnCharacter | null {
  const text = tidyPhrase(entered)
  const known = KNOWN.exec(text)?.[1]
  if (known !== undefined) return { phrase: titleCase(known) }
  const type = builtInType(text, gender)
  if (type !== null) return { type }

  // "a doctor with glasses"
  const played = CONDITION.test(text) || isProperNoun(text) ? text.replace(CLAUSE, '') : text
  const noun = withoutArticle(played)
  if (CONDITION.test(played) || PLURAL_ONLY.test(played) || SEVERAL.test(played)) return null
  if (ONLY_CHILD.test(noun.replace(ADJECTIVES, ''))) return null
  const phrase = nounPhrase(
    singular(played.replace(/^(?:an? )?(?:girl|boy|lady) (?!(?:with|in|who|from|of|and|on)\b)(?=\p{L})/iu, '')),
  )
  return phrase !== null && (isProperNoun(phrase) || /^(?:an?|the|my|our|his|her|their)\s/.test(phrase))
    ? { phrase }
    : null
}

function builtInType(text: string, gender: Gender): BuiltInCharacter | null {
  const noun = withoutArticle(text)
    .replace(CLAUSE, '')
    .replace(ADJECTIVES, '')
    .replace(new RegExp(`^(?:${CHILD}) (?=\\w)| (?:${CHILD})$`, 'gi'), '')
  const [, type = null] = BUILT_IN.find(([names, , of = gender]) => of === gender && names.test(noun)) ?? []
  return type
}

/** "wicket keeper" of "wicket keepers", "king of hearts" of "kings of hearts". */
function singular(text: string): string {
  const [, head = text, rest = ''] = /^(.+?)( (?:of|in|on|at|with|from|for|to|under|over|by)\s.*)?$/.exec(text) ?? []
  const words = head.split(' ')
  const noun = words.at(-1) ?? ''
  const isOne = isProperNoun(text) || !/^\p{Ll}/u.test(noun) || NO_PLURAL.test(noun) || !pluralize.isPlural(noun)
  return isOne ? text : `${[...words.slice(0, -1), pluralize.singular(noun)].join(' ')}${rest}`
}
