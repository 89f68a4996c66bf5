import type { PeopledBrief } from '@kahani/contracts/brief'
import type { AgeBand } from '@kahani/contracts/options'
import { COMPANIONS_MAX, type StoryPerson } from '@kahani/contracts/people'
import { knownCharacter } from '../language/character.ts'
import { firstName } from '../language/first-name.ts'
import { capitalize } from '../language/grammar.ts'
import { findRelatives, KIN_WORDS } from '../message/kin.ts'
import { type Companion, companionOf } from './known-people.ts'
import { isGroup, isRelated, nameWords, personsIn, withoutDeterminer, withoutRelation } from './persons.ts'
import { readTitled } from './titles.ts'

export type { Companion } from './known-people.ts'

/**
 * Who is to come along: the people of the story, then whoever else the field for the friend names. Children come first, since
 * the tales have more to say of a child.
 */
export function readCompanions(brief: Pick<PeopledBrief, 'friendName' | 'characterAge' | 'people'>): Companion[] {
  const known = (brief.people?.companions ?? []).map(person => personAsCompanion(person, brief.characterAge))
  const isKnown = ({ name }: Companion) => known.some(each => each.name.toLowerCase() === name.toLowerCase())
  const all = [...known, ...readTyped(brief).filter(each => !isKnown(each))]
  return all.toSorted((a, b) => Number(a.adult !== null) - Number(b.adult !== null)).slice(0, COMPANIONS_MAX)
}

/** A person of the story, as its texts call and know this person. */
export const personAsCompanion = (person: StoryPerson, age: AgeBand): Companion =>
  companionOf(person, readPerson(person.name, age))

/** Whoever else the field for the friend names, in the words of the family: one with a name comes along. */
export function otherCompanions({ friendName }: Pick<PeopledBrief, 'friendName'>): string[] {
  const persons = personsIn(friendName)
  const first = persons.findIndex(person => readPerson(person, '4-6') !== null)
  if (first < 0) return persons.length === 0 ? [] : [friendName.trim()]
  return persons.toSpliced(first, 1)
}

/** Reads the field for the friend; null if it names nobody. */
export const readCompanion = (brief: Pick<PeopledBrief, 'friendName' | 'characterAge'>): Companion | null =>
  readTyped(brief)[0] ?? null

function readTyped({ friendName, characterAge }: Pick<PeopledBrief, 'friendName' | 'characterAge'>): Companion[] {
  const typed = personsIn(friendName).flatMap((entered): Companion[] => {
    const person = readPerson(entered, characterAge)
    return person === null ? [] : [{ ...person, entered }]
  })
  // Beside Papa, Mama is the mother and not her brother.
  const isWithPapa = typed.some(({ adult }) => adult?.elders.includes('Papa'))
  return typed.map(each =>
    each.name === 'Mama' && isWithPapa
      ? { ...each, adult: { body: 'mother', gender: 'she', elders: ['Ma'] } as const }
      : each,
  )
}

const CALLED = /\b(?:called|named|naam)\s+(?<name>\p{L}[\p{L}\p{M}]*)/iu
/** "an old owl", "the Sharma twins", "my wife": nobody with a name. An animal is drawn as no child, and gods
 * and politicians are in no tale. */
const THING =
  /^(?:an?|the|some) |\b(?:twins|wife|husband|family|gang|group|bappa|ganpati|ganesha?|hanuman ?ji|shiv ?ji|krishna ?ji|bhagwan|allah|jesus|god|modi|cow|calf|buffalo|goat|horse|dog|puppy|cat|kitten|parrot|hamster|teddy bear)\b/i

function readPerson(entered: string, age: AgeBand): Companion | null {
  const known = knownCharacter(entered)
  if (known !== null) return { name: known, adult: null }
  // "an invisible elephant called Gulu"
  const called = CALLED.exec(entered)?.groups?.name
  if (called === undefined && THING.test(entered)) return null
  const person = called ?? entered
  const relative = readRelative(person, age)
  if (relative !== null) return relative
  const titled = readTitled(person)
  if (titled === null) return readChild(person)
  const { name, gender } = titled
  return { name, adult: { body: gender === 'she' ? 'mother' : 'father', gender, elders: [] } }
}

/** "Dadi", "Aunty Meena", "Sharma Uncle"; null for anybody but a grown-up relative. */
function readRelative(person: string, age: AgeBand): Companion | null {
  const relative = findRelatives(person).findLast(
    // "Papa's friend" is not Papa.
    ({ kin, index, text }) => kin.body !== null && !/^['’]s/.test(person.slice(index + text.length)),
  )
  const { body = null, gender = null } = relative?.kin ?? {}
  if (relative === undefined || body === null || gender === null) return null
  const { kin, index, text } = relative
  const before = nameWords(person.slice(0, index)).at(-1)
  const [after] = nameWords(person.slice(index + text.length).replace(/^[\p{L}\p{M}]+/u, ''))
  // The word alone, as on the short pages of the youngest.
  const named = age === '2-3' ? [kin.word] : before !== undefined ? [before, kin.word] : [kin.word, after ?? '']
  const name = named.join(' ').trim().split(' ').map(capitalize).join(' ').replaceAll("'", '’')
  const isOfOthers = before !== undefined && /['’]s$/.test(before)
  return { name, adult: { body, gender, elders: isOfOthers ? [] : kin.elders } }
}

function readChild(entered: string): Companion | null {
  const person = withoutDeterminer(entered)
  if (isGroup(person)) return null
  // Anna is a girl, unless it follows a name.
  if (!isRelated(person) || /^anna\s/i.test(person)) return { name: firstName(person), adult: null }
  const named = withoutRelation(person)
  if (named !== '') return { name: firstName(named), adult: null }
  const kin = findRelatives(person)[0]?.kin
  if (kin?.isName) return { name: kin.word, adult: null }
  // Brothers are called "Bhai", but not "Brother".
  const isCalled = kin !== undefined && !/\s/.test(person) && kin.word !== person.toLowerCase()
  return isCalled ? { name: firstName(person), adult: null } : null
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
