import type { PeopledBrief } from '@kahani/contracts/brief'
import type { Cast, ToldTale } from '@kahani/contracts/illustration'
import { FRIENDS } from '@kahani/scene/words'
import { readWishes } from '@kahani/wishes/read-wishes'
import { toldBrief, whoComesAlong } from '../wording/told-brief.ts'
import { candidates } from './choose-tale.ts'
import { grownUpsAtHome } from './elder-at-home.ts'

/**
 * The people of a story by the figures of its pictures, as `Cast.people` has them: the child, those who come along in the order
 * of the story, and the family's own grown-ups. Of two grandmothers, the one at home in the tale is drawn.
 * @param told what the built-in storyteller told, if it did
 */
export function peopleByFigure(family: PeopledBrief, told?: Pick<ToldTale, 'tale'>): NonNullable<Cast['people']> {
  const { people } = family
  if (people === undefined) return {}
  const wishes = readWishes(family)
  const { companion, others } = whoComesAlong(wishes)
  const along = companion === null ? [] : [companion, ...others]
  const tale = told && candidates(toldBrief(family, wishes), wishes).find(({ name }) => name === told.tale)
  const parents = grownUpsAtHome(family, wishes).filter(({ adult, person }) => person?.relation === adult?.body)
  const atHome = [...(tale?.elder ? [tale.elder] : []), ...parents]
  return Object.fromEntries([
    ...atHome.toReversed().flatMap(({ adult, person }) => (adult && person ? [[adult.body, person] as const] : [])),
    ...along.flatMap(({ person }, at) => (person ? [[FRIENDS[at] ?? 'friend', person] as const] : [])),
    ['child', people.child] as const,
  ])
}
