import type { PeopledBrief } from '@kahani/contracts/brief'
import type { ToldTale } from '@kahani/contracts/illustration'
import type { Figure } from '@kahani/scene/shot'
import { firstName } from '@kahani/wishes/first-name'
import { readWishes } from '@kahani/wishes/read-wishes'
import { PETS } from '../wording/pets.ts'
import { toldBrief, whoComesAlong } from '../wording/told-brief.ts'
import { candidates } from './choose-tale.ts'
import { figuresAlong } from './recast.ts'

/**
 * What a story calls those who can be in its pictures, the child first: "Asha", "Dadi", "Bruno", "the dog", "the star-child".
 * Whether a page names somebody is not known here.
 * @param told what the built-in storyteller told, if it did: then the guide and the grown-up at home are known
 */
export function namesByFigure(
  family: PeopledBrief,
  told?: Pick<ToldTale, 'tale'>,
): readonly { figure: Figure; name: string }[] {
  const wishes = readWishes(family)
  const brief = toldBrief(family, wishes)
  const { companion, others } = whoComesAlong(wishes)
  const names = companion === null ? [] : [companion, ...others].map(({ name }) => name)
  const tale = told && candidates(brief, wishes).find(({ name }) => name === told.tale)
  return [
    { figure: 'child', name: firstName(brief.characterName) },
    ...figuresAlong({ companion, others }).map((figure, at) => ({ figure, name: names[at] ?? '' })),
    ...(tale ? [{ figure: tale.elderBody, name: tale.elderName ?? tale.world.elder }] : []),
    ...(brief.pet === 'none'
      ? []
      : [{ figure: 'pet' as const, name: brief.company?.petName || `the ${PETS[brief.pet].noun}` }]),
    ...(tale ? [{ figure: 'guide' as const, name: tale.world.guide }] : []),
  ]
}
