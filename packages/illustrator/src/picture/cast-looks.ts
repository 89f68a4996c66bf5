import type { Cast } from '@kahani/contracts/illustration'
import { SKIN_TONES } from '@kahani/contracts/looks'
import type { StoryPerson } from '@kahani/contracts/people'
import type { Figure } from '@kahani/scene/shot'
import { GROWN_UPS, TRAVELLERS } from '@kahani/scene/words'
import { childLook, costumeOf } from '../people/choose-look.ts'
import { grownUpLook } from '../people/grown-up-look.ts'
import type { Look } from '../people/look.ts'

type Traveller = (typeof TRAVELLERS)[number]
type GrownUp = (typeof GROWN_UPS)[number]
const isOneOf = <T extends string>(names: readonly T[], who: string): who is T =>
  (names as readonly string[]).includes(who)

export const isPerson = (who: Figure): who is Traveller | GrownUp => isOneOf(TRAVELLERS, who) || isOneOf(GROWN_UPS, who)

/** Whether a person comes along in this story, or is at home. */
export const isInStory = (who: Traveller | GrownUp, { hasFriend, people }: Cast): boolean =>
  who === 'child' || isOneOf(GROWN_UPS, who) || people?.[who] !== undefined || (who === 'friend' && hasFriend)

/** The look of a person, or null for a creature. */
export function lookOf(who: Figure, cast: Cast, seed: number): Look | null {
  if (isOneOf(TRAVELLERS, who)) return travellerLook(who, cast, seed)
  return isOneOf(GROWN_UPS, who) ? homeLook(who, cast, seed) : null
}

/** Seeds of what a look leaves open: a person's own, whatever its part in the story. */
export const seedOf = ({ seed }: Pick<StoryPerson, 'seed'>): string => `person/${seed}`

export function travellerLook(who: Traveller, cast: Cast, seed: number): Look {
  const person = cast.people?.[who]
  if (person?.relation) return grownUpLook({ ...person, relation: person.relation, seed: seedOf(person) })
  const isChild = who === 'child'
  const child = {
    look: person?.look ?? {},
    gender: person?.gender ?? (isChild ? cast.gender : cast.friendGender),
    age: person?.age ?? cast.age,
    seed: person ? seedOf(person) : `${who}/${seed}`,
  }
  if (isChild) return childLook(child, { costume: costumeOf(cast) })
  const others = TRAVELLERS.slice(0, TRAVELLERS.indexOf(who)).map(other => travellerLook(other, cast, seed))
  // Whoever has chosen clothes wears them beside a hero in costume.
  const isHero = who === 'friend' && cast.hasSecondHero === true && !person?.look.clothes
  return childLook(child, {
    costume: isHero ? costumeOf(cast) : null,
    hero: isHero ? others[0] : undefined,
    others,
    // Somebody who is saved stays the same in books with others.
    differs: !person?.memberId,
  })
}

/** Tones of a family: hardly fairer than the child's, and the same for brothers and sisters whose tones are near. */
function familySkins(child: Look): readonly [string, ...string[]] {
  const tone = (SKIN_TONES as readonly string[]).indexOf(child.skin)
  const middle = Math.max(1, Math.min(SKIN_TONES.length - 2, Math.floor(tone / 3) * 3 + 1))
  return [SKIN_TONES[middle] ?? child.skin, ...SKIN_TONES.slice(middle + 1, middle + 2)]
}

function homeLook(who: GrownUp, cast: Cast, seed: number): Look {
  const person = cast.people?.[who]
  if (person) return grownUpLook({ ...person, relation: who, seed: seedOf(person) })
  const gender = who === 'grandmother' || who === 'mother' ? 'girl' : 'boy'
  return grownUpLook(
    { look: {}, gender, relation: who, seed: `${who}/${cast.homeSeed ?? seed}` },
    familySkins(travellerLook('child', cast, seed)),
  )
}
