import type { PeopledBrief } from '@kahani/contracts/brief'
import type { StoryPerson } from '@kahani/contracts/people'
import { type Companion, personAsCompanion } from '@kahani/wishes/companion'
import type { Wishes } from '@kahani/wishes/read-wishes'
import type { Elder, Tale } from './library.ts'

/** Grown-ups by their bodies, those first who are at home in any family. */
export const ELDER_OF = { grandmother: 'Nani', grandfather: 'Nana', mother: 'Ma', father: 'Papa' } as const
export const SHE = ['Ma', 'Nani', 'Dadi'] as const
export const HE = ['Papa', 'Nana', 'Dada'] as const

/** The family's own grown-ups who can be at home: none who comes along, is mourned, ill or away, and no teacher. */
export function grownUpsAtHome(
  { people, characterAge }: PeopledBrief,
  { companion, others, absent, serious }: Pick<Wishes, 'companion' | 'others' | 'absent' | 'serious'>,
): readonly Companion[] {
  const isSame = (a: StoryPerson, b: StoryPerson) =>
    a.memberId === null ? a.name === b.name : a.memberId === b.memberId
  const along = [companion, ...others].flatMap(each => each?.person ?? [])
  return (people?.grownUps ?? [])
    .filter(person => person.relation !== null && person.relation !== 'teacher' && person.relation !== 'other')
    .filter(person => !along.some(each => isSame(each, person)))
    .map(person => personAsCompanion(person, characterAge))
    .filter(({ name, adult }) => {
      const elders = adult?.elders ?? []
      const isAway = elders.length > 0 && elders.every(elder => absent.includes(elder))
      return !isAway && name !== serious?.who?.word && ![companion, ...others].some(each => each?.name === name)
    })
}

/** How well somebody takes the place of the grown-up at home: by the name, the relation or the gender; 0 if not at all. */
export function fitness({ adult }: Companion, { world, elderBody, isQuiet }: Tale): number {
  if (adult === null) return 0
  const isShe = SHE.some(each => each === world.elder)
  if (adult.elders.length === 1 && adult.elders[0] === world.elder) return 4
  if (adult.body === elderBody && adult.elders.length !== 1) return adult.elders.length > 0 ? 3 : 2
  if (adult.body === elderBody) return 2
  return isQuiet || (adult.gender === 'she') === isShe ? 1 : 0
}

/** The tale with one of the family's own grown-ups at home, if one can take the place. */
export function withOwnElder(tale: Tale, grownUps: readonly Companion[]): Tale {
  const [best] = grownUps.toSorted((a, b) => fitness(b, tale) - fitness(a, tale))
  if (best?.adult == null || fitness(best, tale) === 0) return tale
  const { body, elders } = best.adult
  const elder: Elder =
    (elders.length === 1 && (elders[0] as Elder)) || (body === tale.elderBody ? tale.world.elder : ELDER_OF[body])
  const own = tale.withElder(elder)
  const depiction = own.depictions[elder.toLowerCase()] ?? {}
  return {
    ...own,
    elderName: best.name,
    elder: best,
    depictions: { ...own.depictions, [best.name.toLowerCase()]: depiction },
  }
}
