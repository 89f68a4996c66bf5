import type { Look as ChosenLook } from '@kahani/contracts/looks'
import type { Gender } from '@kahani/contracts/options'
import type { Random } from '@kahani/random/random'
import { pickOther } from './choose-hair.ts'
import { CLOTH, dyed } from './cloth-colours.ts'
import { CLOTHES_OF_A_CHILD, EVERYDAY } from './everyday.ts'
import { type Attire, type Attires, FATHERS, GRANDFATHERS, GRANDMOTHERS, MOTHERS } from './family-clothes.ts'
import type { Outfit } from './outfit.ts'

/** Clothes in the colour that a family likes best. */
const inFavourite = (outfit: Outfit, { favouriteColour }: ChosenLook): Outfit =>
  favouriteColour ? dyed(outfit, CLOTH[favouriteColour]) : outfit

/** A child's own clothes; what is open has another colour than the tops that are taken. */
export function clothesOfChild(
  random: Random,
  chosen: ChosenLook,
  { gender, takenTops }: { gender: Gender; takenTops: readonly string[] },
): Outfit {
  const wardrobe = (chosen.clothes && CLOTHES_OF_A_CHILD[chosen.clothes]) ?? EVERYDAY[gender]
  return inFavourite(
    pickOther(random, wardrobe, ({ top }) => takenTops.includes(top)),
    chosen,
  )
}

/** What a grown-up wears: of the clothes of the same age and gender, if there are some of the kind that was chosen. */
export function attireOf(random: Random, chosen: ChosenLook, { woman, old }: { woman: boolean; old: boolean }): Attire {
  const own = woman ? (old ? GRANDMOTHERS : MOTHERS) : old ? GRANDFATHERS : FATHERS
  const lists: readonly Attires[] = woman
    ? [own, MOTHERS, FATHERS, GRANDFATHERS]
    : [own, FATHERS, GRANDFATHERS, MOTHERS]
  const ofKind = (list: Attires) => list.filter(({ kind }) => chosen.clothes === undefined || kind === chosen.clothes)
  const attire = random.pick(lists.map(ofKind).find(list => list.length > 0) ?? own)
  return { ...attire, outfit: inFavourite(attire.outfit, chosen) }
}
