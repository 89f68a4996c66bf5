import type { StoryBrief } from '@kahani/contracts/brief'
import { firstName } from '../language/first-name.ts'
import { PRONOUNS, type Pronouns } from '../language/grammar.ts'
import { findKin, KIN_WORDS, type Kin } from './kin.ts'
import { splitTime, type Time } from './time.ts'

/**
 * A clause in which the persons are marked: `@` is the child and `@s` "the child's", `#` and `#s` are the family, `~0` the
 * first relative of `kin`. "we are moving and her Nani is sad" has the clauses "# are moving" and "~0 is sad".
 */
export interface Clause {
  text: string
  kin: readonly Kin[]
  time: Time
}

/** Nouns for the child, by the gender that they imply. */
const CHILD_NOUNS = {
  girl: 'daughter|granddaughter|girl|princess|beti|bitiya|bitti|poti|naatin|natin|niece|gudiya|doll',
  boy: 'son|grandson|boy|prince|beta|pota|naati|nati|nephew',
  neutral:
    'child|kid|grandchild|baby(?! (?:boy|girl|brother|sister|is coming|is due|is arriving|is on|was born))|little one|munchkin|angel|toddler',
}
const ADJECTIVES =
  '(?:little|dear|sweet|elder|eldest|older|younger|youngest|only|lovely|darling|cute|naughty|beautiful|brave|big|\\w+[ -]year[ -]old)'
/** Words after which "her" is an object: "we love her so much". */
const AFTER_OBJECT =
  'to|so|very|a|and|too|in|at|on|from|with|for|today|more|when|about|because|if|but|all|always|every|is|was|the|as|by|of'

/** Splits before a conjunction that begins a clause with a person, a relative clause or a verb of the same subject. */
const CLAUSE_BREAK =
  /\s*[,;:–—-]*\s+(?:and|but|so|as|since|when|while|who|which)\s+(?=(?:[@#]|~\d) \p{Ll}|@s [^,]* (?:is|was|has|had|will|fell|came)\b|it is\b|it was\b|there is\b|today\b|tomorrow\b)|,?\s+because\s+|,?\s+(?=(?:hope|hoping|hopefully|wish|please)\b)|\s*[;–—]\s*|\s+-\s+|,\s*(?=(?:[@#]|~\d) \p{Ll}|it is\b|it was\b|today\b|tomorrow\b)|(?<!\b(?:that|if|when|while|whenever|because|since|until|till|as|what|how|why|where|who|whom|which|think|thinks|say|says|said|know|knows|hope|hopes|believe|feel|feels|wish|make|makes|sure|day|time|moment|reason|and|but|so|or|before|after|though|although|unless|than|like|see|sees|tell|tells|told|way|thing|things|place|one|all|everything|book|toy|story|let|help|until))\s+(?=@ (?:is|has|was|loves|likes|lost|will)\b)/u
const SHARED_SUBJECT =
  /\s+(?:and|but)\s+(?=(?:is|was|has|will|feels|loves|misses|can|starts|turns|won|got|learnt|learned|came|lost|wants|needs|cries|gets|likes|sleeps|says|asks|does|looks|keeps|goes|takes|talks|cried|wanted)\b)/i

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const words = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'giu')

/** Marks the persons of a normalized sentence. */
function markPersons(
  sentence: string,
  brief: Pick<StoryBrief, 'characterName' | 'characterGender'>,
  kin: Kin[],
): string {
  const { characterGender: gender } = brief
  const names = [brief.characterName.trim(), firstName(brief.characterName)].map(escapePattern).join('|')
  const nouns =
    gender === 'neutral' ? Object.values(CHILD_NOUNS).join('|') : `${CHILD_NOUNS[gender]}|${CHILD_NOUNS.neutral}`
  const relative = (_: string, word: string) => `~${kin.push(findKin(word, false)) - 1}`
  const possessed = (_: string, word: string) => `~${kin.push(findKin(word, true)) - 1}`

  let text = sentence
    .replace(words(`(?:my|our|dearest) (?:${ADJECTIVES} )*(?:${nouns})(?:,? (?:${names}))?,?(?='s| [a-z])`), '@')
    .replace(
      words(
        `(?:baby |little |master |our (?:little )?)?(?:${names})(?:,? (?:my|our) (?:${ADJECTIVES} )*(?:${nouns}),)?(?='s| [a-z])`,
      ),
      '@',
    )
    .replace(/@'s(?= )/g, '@s')
    .replace(
      words(`(?:(?:his|her|their|our|@s)(?: own| dear)? )((?:best |close )?(?:${KIN_WORDS}))(?='s|[^\\p{L}]|$)`),
      possessed,
    )
    .replace(
      new RegExp(
        `(?<=^|, |and |but |so |because |as |when |miss(?:es|ing)? )(${KIN_WORDS})(?='s| (?:is|has|was|had|got|gets|passed|died|works|left))`,
        'gi',
      ),
      relative,
    )
    .replace(new RegExp(`(?<=\\bmiss(?:es|ing) )(${KIN_WORDS})(?![\\p{L}'])`, 'giu'), relative)
    .replace(/(~\d)'s(?= )/g, '$1s')
    .replace(/(~\d) \p{Lu}\p{L}+(?= \p{Ll})/gu, '$1')
  const { he, him, his } = PRONOUNS[gender]
  const own = gender === 'neutral' ? ['he', 'she', 'they'] : [he]
  const objects = gender === 'neutral' ? ['him', 'them'] : gender === 'boy' ? [him] : []
  const possessives = gender === 'neutral' ? ['his', 'their'] : gender === 'boy' ? [his] : []
  text = text.replace(words(own.join('|')), '@')
  if (objects.length > 0) text = text.replace(words(objects.join('|')), '@').replace(words(possessives.join('|')), '@s')
  if (gender !== 'boy') {
    text = text
      .replace(words(`her(?= [\\p{L}\\d])(?! (?:${AFTER_OBJECT})(?![\\p{L}]))`), '@s')
      .replace(words('her'), '@')
  }
  return text
    .replace(words('(?:we|@ and (?:i|we|his family|her family))(?: all)?'), '#')
    .replace(words('our'), '#s')
    .replace(words('us'), '#')
    .replace(/@ (are|were|have)(?= )/gi, (_, verb: string) => `@ ${SINGULAR[verb.toLowerCase()]}`)
}

const SINGULAR: Record<string, string> = { are: 'is', were: 'was', have: 'has' }

/** Whether a pronoun of the child may mean the relative before it: "his Nanu is ill, he is in hospital". */
const isAmbiguous = (kin: readonly Kin[], gender: StoryBrief['characterGender']) =>
  kin.some(({ gender: other }) => other === null || gender === 'neutral' || other === PRONOUNS[gender].he)

/** The clauses of a normalized sentence that are about the child, the family or a relative. */
export function splitClauses(sentence: string, brief: Pick<StoryBrief, 'characterName' | 'characterGender'>): Clause[] {
  const kin: Kin[] = []
  const marked = markPersons(sentence.replace(/[.!?…,\s]+$/u, ''), brief, kin)
  const clauses: Clause[] = []
  let afterKin = false
  for (const part of marked.split(CLAUSE_BREAK)) {
    const [first = '', ...more] = part.split(SHARED_SUBJECT)
    const subject = /^(?:@|#|~\d)(?!s)/.exec(first)?.[0] ?? null
    for (const text of [first, ...more.map(rest => `${subject ?? '?'} ${rest}`)]) {
      const { rest, time } = splitTime(text)
      if (afterKin && rest.startsWith('@ ') && isAmbiguous(kin, brief.characterGender)) continue
      clauses.push({ text: rest, kin, time })
    }
    afterKin ||= subject?.startsWith('~') === true
  }
  return clauses
}

/** Replaces the marks in a part of a clause by slots of the story: "@s new school" is "{his} new school". */
export const unmark = (text: string, kin: readonly Kin[]) =>
  text
    .replace(
      /~(\d)(s?)/g,
      (_, index: string, possessive: string) => `${kinSlot(kin[Number(index)])}${possessive && '’s'}`,
    )
    .replace(/@s(?![\p{L}])|#s(?![\p{L}])/gu, '{his}')
    .replace(/@|#/g, '{him}')
    .replaceAll("'", '’')

/** "{name}’s grandmother" and then "{he}" for the child, unless that could be the relative; "Nanu" and then "{name}". */
export function kinAsSubject(kin: Kin, { he }: Pronouns): { whose: string; child: string } {
  if (kin.isName) return { whose: kin.word, child: '{name}' }
  const isClear = kin.gender !== null && he !== 'they' && kin.gender !== he
  return { whose: `{name}’s ${kin.word}`, child: isClear ? '{he}' : '{name}' }
}

/** "{his} grandfather"; "Nanu". */
export const kinSlot = (kin: Kin | undefined) => (kin === undefined ? '' : kin.isName ? kin.word : `{his} ${kin.word}`)
