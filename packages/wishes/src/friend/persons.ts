import { findRelatives, withoutRelatives } from '../message/kin.ts'

const word = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`

/** What stands before a person and belongs to no name. */
const DETERMINER =
  'my|our|his|her|their|the|an?|mer[aie]|uska|uski|uske|hamar[aie]|humar[aie]|apn[aie]|मेर[ाीे]|उसक[ाीे]|हमार[ाीे]|अपन[ाीे]'
const DETERMINERS = new RegExp(`^(?:(?:${DETERMINER})\\s+)+`, 'iu')
export const withoutDeterminer = (person: string): string => person.replace(DETERMINERS, '')

const ADJECTIVE =
  'little|baby|big|small|elder|eldest|older|younger|youngest|best|close|dear|sweet|lovely|favou?rite|imaginary|twin|cousin|real|new|old|chhot[aie]|chot[aie]|bad[aie]|छोट[ाीे]|बड़[ाीे]'
const SINGULAR =
  'brother|sister|cousin|friend|bestie|bff|twin|neighbou?r|classmate|playmate|pal|buddy|doll|dost|saheli|दोस्त|सहेली'
const PLURAL = 'brothers|sisters|cousins|friends|besties|twins|neighbou?rs|classmates|playmates|pals|buddies|siblings'

/** What a child is to the child of the story; a toy and "di" only beside a name. */
const RELATION = new RegExp(
  `${word(`${SINGULAR}|${PLURAL}`)}|${word('toy|teddy(?: bear)?|blanket|blankie|pillow|kambal')}(?=\\s+\\p{L})|(?<=[\\p{L}\\p{M}]\\s+)${word('di|dee')}$`,
  'giu',
)
const BESIDE_RELATION = new RegExp(word(`${DETERMINER}|${ADJECTIVE}|all|class|school|pet|forever|saar[aie]`), 'giu')

/** More persons than could be named. */
const GROUP = new RegExp(
  word(
    'everyone|everybody|all|us|them|kids|children|people|whole|entire|(?:grand)?parents|famil(?:y|ies)|parivaar|parivar|sab|sabhi|bachche|परिवार|सब|सभी|बच्चे',
  ),
  'iu',
)

const NOBODY =
  /^(?:no|none|nope|nil|null|n ?a|no ?(?:one|body)|nothing|not applicable|no friends?|(?:just|only) (?:me|us|him|her|them)|(?:ko[iy]+|kuchh?) (?:nahi+n?|nhi)|nahi+n?|nhi|कोई नहीं|नहीं|کوئی نہیں|কেউ না|யாரும் இல்லை|ఎవరూ లేరు|ಯಾರೂ ಇಲ್ಲ|ആരുമില്ല|કોઈ નહીં|ਕੋਈ ਨਹੀਂ)$/iu
const isNobody = (text: string) => NOBODY.test(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())

const AND = new RegExp(
  word('and|nd|plus|with|aur|tatha|aani|और|व|तथा|एवं|आणि|اور|மற்றும்|మరియు|ಮತ್ತು|এবং|আর|ও|અને|ਅਤੇ|ਤੇ'),
  'giu',
)
/** A capital is an initial. */
const SHORT_AND = /(?<=\s['’]?)n(?=['’]?\s)/g
const COUPLE = /\bmr\.?\s*(?:&|and|n)\s*mrs\.?\s+(\p{L}+)/giu

/** "her brother - Kabir", "Kabir, her cousin". */
const APPOSITION = new RegExp(
  `^(?:(?:${DETERMINER})\\s+)?(?:(?:${ADJECTIVE})\\s+)*(?:${SINGULAR})\\s*[,:–-]\\s*(?=\\p{L})|\\s*(?:[:–-]\\s*|,\\s*(?:${DETERMINER})\\s+)(?:(?:${DETERMINER}|${ADJECTIVE})\\s+)*(?:${SINGULAR})\\s*$`,
  'iu',
)

const OF_OTHERS = new RegExp(`^\\p{Lu}\\p{Ll}+['’]s\\s+(?=(?:${ADJECTIVE}|${SINGULAR})\\s)`, 'u')

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The persons whom the field for the friend names, in the words of the family; none of "none" and "-". */
export function personsIn(friendName: string): string[] {
  // "nobody, he is alone"
  if (isNobody(friendName) || isNobody(friendName.split(/[,.;(]/)[0] ?? '')) return []
  const outside = friendName.replace(/\([^)]*\)?/g, ' ')
  const entered = (hasLetters(outside) ? outside : friendName).replace(COUPLE, 'Mr $1, Mrs $1')
  const plain = entered.replace(APPOSITION, '')
  return (
    (findRelatives(plain).length > 0 ? entered : plain)
      .replace(SHORT_AND, ',')
      .replace(AND, ',')
      .split(/[,،;&+/|\n]+/)
      .flatMap(person => splitCouple(person.trim()))
      .map(person => person.replace(/^[\s.:–-]+|[\s:–-]+$/g, ''))
      // "Riya's cousin Tinku"
      .map(person => person.replace(OF_OTHERS, ''))
      .filter(person => hasLetters(person) && !isNobody(person))
  )
}

/** "Nana-Nani" and "Mummy Papa" are two, "Anne-Marie" and "Nani Ma" one. */
function splitCouple(person: string): string[] {
  const relatives = findRelatives(person)
  const others = withoutRelatives(withoutDeterminer(person))
  const isCouple = relatives.every(({ kin }) => kin.isName && kin.body !== null) && !hasLetters(others)
  if (relatives.length < 2 || !isCouple) return [person]
  return relatives.map(({ index }, i) => person.slice(index, relatives[i + 1]?.index))
}

/** Whether a person without a body of a grown-up has a relation beside the name, or nothing else: "cousin Tia", "her friends". */
export const isRelated = (person: string): boolean =>
  person.search(RELATION) >= 0 || findRelatives(person).some(({ kin }) => kin.body === null)

/** "Aaru" of "chhota bhai Aaru"; empty if there is no name. */
export const withoutRelation = (person: string): string =>
  withoutRelatives(person.replace(RELATION, ' ')).replace(BESIDE_RELATION, ' ').replace(/\s+/g, ' ').trim()

export const isGroup = (person: string): boolean => GROUP.test(person)

/** The words of a name: without determiners, initials and punctuation, up to where the person is from. */
export const nameWords = (text: string): string[] =>
  text
    .replace(/(?<=\s|^)(?:from|who|in|at|of|wal[aie]|se)\s.*$/iu, '')
    .split(/\s+/)
    .map(each => each.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, ''))
    .filter(each => /[\p{L}\p{M}]{2}/u.test(each) && !BESIDE_NAME.test(each))
const BESIDE_NAME = new RegExp(`^(?:${DETERMINER}|${ADJECTIVE}|ji|jaan|जी|जान|ਜੀ|જી|জি|جی|جان)$`, 'iu')
