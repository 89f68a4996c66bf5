import type { Action } from '@kahani/scene/shot'
import { skeletonOf } from '../people/skeleton.ts'
import { posed, stanceOf } from './aided-poses.ts'
import type { Company } from './company.ts'
import { cutShare, personFace, STILL } from './faces.ts'
import type { PlacedPerson } from './placed.ts'

/** Who does this can do it on the knees. */
const UPRIGHT: ReadonlySet<Action> = new Set<Action>([
  ...(['standing', 'walking', 'running', 'tiptoeing', 'looking-up', 'leaning', 'startled', 'gasping'] as const),
  ...(['clapping', 'cheering', 'waving', 'pointing', 'greeting', 'thinking', 'listening', 'hand-on-heart'] as const),
  ...(['whispering', 'hands-on-cheeks', 'holding', 'pulling'] as const),
])
/** Their arms are those of somebody who kneels. */
const MOVES: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'walking',
  'running',
  'tiptoeing',
  'looking-up',
  'leaning',
])

/**
 * Whoever is too tall for a picture kneels beside those whom it shows; null if nobody is.
 * @param top below a title, in px
 */
export function kneelIntoView(company: Company, focus: string, top: number): Company | null {
  const isTooTall = (person: PlacedPerson) => {
    const face = personFace(company, person)
    return (face !== null && cutShare(face, STILL) > 0.2) || company.view.project(person.centre)[1] < top
  }
  const kneelers = company.placed.filter((thing): thing is PlacedPerson => {
    if (thing.kind !== 'person' || thing.shot.imagined || thing.shot.on !== null || thing.pose.inWheelchair)
      return false
    const { who, action } = thing.shot
    return who !== 'child' && who !== focus && UPRIGHT.has(action) && thing.at[1] === 0 && isTooTall(thing)
  })
  for (const person of kneelers) {
    const { shot, look } = person
    const arms = shot.arms ?? (MOVES.has(shot.action) ? null : shot.action)
    const kneeling = { ...shot, action: 'kneeling' as const, arms }
    const pose = posed(look.aids, kneeling, stanceOf(look.aids, kneeling, { spot: null }))
    const rough = skeletonOf(look.body, pose, person)
    Object.assign(person, { shot: kneeling, pose, rough, centre: rough.head })
  }
  return kneelers.length > 0 ? company : null
}
