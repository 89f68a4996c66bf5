import type { StoryBrief } from '@kahani/contracts/brief'
import type { AgeBand } from '@kahani/contracts/options'
import { firstName } from './language/first-name.ts'
import { capitalize } from './language/grammar.ts'
import { type Body, findRelatives, KIN_WORDS } from './message/kin.ts'

/** Who comes along: a child of about the same age, or a grown-up of the family. */
export interface Companion {
  /** As the story calls this person: "Kabir", "Dadi", "Aunty Meena". */
  name: string
  /** The grown-up; null for a child. */
  adult: { body: NonNullable<Body>; gender: 'he' | 'she'; elders: readonly string[] } | null
}

/** "her little brother Kabir", "Kabir (cousin)", "Kabir and Zoya". */
const RELATION =
  /^(?:(?:my|our|his|her|their|the) )?(?:(?:little|baby|big|elder|older|younger|best|twin|cousin|dear|imaginary) )*(?:brother|sister|cousin|friend|twin|neighbour|neighbor|classmate|pal|buddy)s?[\s,:–-]+(?:called |named |is )?(?=\p{L})/iu
const AND = /\s*(?:,|&|\+|\/|\band\b|\baur\b|और)\s*/iu
const personsIn = (friendName: string): string[] =>
  friendName
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .replace(RELATION, '')
    .split(AND)

/** Whoever else the field for the friend names: one comes along. */
export const otherCompanions = ({ friendName }: Pick<StoryBrief, 'friendName'>): string[] =>
  personsIn(friendName).slice(1).filter(Boolean)

/** Reads the field for the friend; null if it is empty. */
export function readCompanion({
  friendName,
  characterAge,
}: Pick<StoryBrief, 'friendName' | 'characterAge'>): Companion | null {
  const [person = ''] = personsIn(friendName)
  const entered = friendName.trim()
  if (person === '') return entered === '' ? null : { name: firstName(entered), adult: null }
  const [relative] = findRelatives(person)
  const { body = null, gender = null } = relative?.kin ?? {}
  if (relative === undefined || body === null || gender === null) return { name: firstName(person), adult: null }

  const words = person
    .trim()
    .split(/\s+/)
    .filter(each => !/^(my|our|his|her|their|ji)$/i.test(each))
  // "Aunty Meena", or the word alone, as on the short pages of the youngest.
  const name =
    words.length > 1 && characterAge !== '2-3'
      ? words.slice(0, 2).map(capitalize).join(' ')
      : capitalize(relative.kin.word)
  return { name, adult: { body, gender, elders: relative.kin.elders } }
}

/** "include her brother Kabir", "with Nani" in an instruction. */
const INCLUDED = new RegExp(
  `\\b(?:include|including|mention|add|with|have|feature)\\s+(?:also )?(?<who>(?:(?:his|her|their|our|my) )?(?:(?:little|baby|big|elder|older|younger|best|twin) )*(?:(?:brother|sister|cousin|friend|twin) \\p{Lu}\\p{L}+|(?:${KIN_WORDS})\\b(?! \\p{Ll})))`,
  'u',
)

/** Who is to come along according to an instruction; null if it doesn't say. */
export function findCompanion(instruction: string, characterAge: AgeBand): Companion | null {
  const who = INCLUDED.exec(instruction)?.groups?.who
  return who === undefined ? null : readCompanion({ friendName: who, characterAge })
}
