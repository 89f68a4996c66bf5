import type { Cast } from '@kahani/contracts/illustration'
import type { Figure, GrownUp } from '@kahani/scene/shot'
import { GROWN_UPS } from '@kahani/scene/words'
import { adultLook, childLook, friendLook } from '../people/choose-look.ts'
import type { Look } from '../people/look.ts'

const isGrownUp = (who: Figure): who is GrownUp => (GROWN_UPS as readonly string[]).includes(who)

/** The look of a person, or null for a creature. */
export function lookOf(who: Figure, cast: Cast, seed: number): Look | null {
  if (who === 'child') return childLook(cast, seed)
  if (who === 'friend') return friendLook(cast, seed)
  return isGrownUp(who) ? adultLook(who, cast, seed) : null
}
