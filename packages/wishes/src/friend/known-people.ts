import type { Relation, StoryPerson } from '@kahani/contracts/people'
import { firstName } from '../language/first-name.ts'
import { capitalize } from '../language/grammar.ts'
import type { Body } from '../message/kin.ts'

/** Who comes along: a child of about the same age, or a grown-up of the family. */
export interface Companion {
  /** As the story calls this person: "Kabir", "Dadi", "Aunty Meena". */
  name: string
  /** The grown-up; null for a child. */
  adult: { body: NonNullable<Body>; gender: 'he' | 'she'; elders: readonly string[] } | null
  /** In the words of the family, if it wrote them. */
  entered?: string
  /** Whom the family described. */
  person?: StoryPerson
}

const BODIES: Readonly<Partial<Record<Relation, NonNullable<Body>>>> = {
  grandmother: 'grandmother',
  grandfather: 'grandfather',
  mother: 'mother',
  father: 'father',
  aunt: 'mother',
  uncle: 'father',
}

/** The grown-ups of the stories that somebody can be. */
const ELDERS: Readonly<Partial<Record<Relation, readonly string[]>>> = {
  grandmother: ['Dadi', 'Nani'],
  grandfather: ['Dada', 'Nana'],
  mother: ['Ma'],
  father: ['Papa'],
}

/**
 * Somebody whom the family described, as a story calls and knows this person.
 * @param read the same person by the name alone, if it says anything
 */
export function companionOf(person: StoryPerson, read: Companion | null): Companion {
  const { name, relation, gender } = person
  if (relation === null) return { name: read?.adult === null ? read.name : firstName(name), adult: null, person }
  const body = BODIES[relation] ?? (gender === 'boy' ? 'father' : 'mother')
  const isShe = gender === 'neutral' ? body.endsWith('mother') : gender === 'girl'
  const called = read?.adult?.elders ?? []
  const possible = ELDERS[relation] ?? []
  const elders = possible.filter(elder => called.includes(elder))
  return {
    name: read?.adult != null ? read.name : calledBy(name),
    adult: { body, gender: isShe ? 'she' : 'he', elders: elders.length > 0 ? elders : possible },
    person,
  }
}

/** "Kaavya Attai", and no more of a longer name: pages are short. */
const calledBy = (name: string) => name.trim().split(/\s+/).slice(0, 2).map(capitalize).join(' ')
