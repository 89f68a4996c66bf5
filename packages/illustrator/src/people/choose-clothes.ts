import { type Look as ChosenLook, CLOTH_DYES } from '@kahani/contracts/looks'
import type { Gender } from '@kahani/contracts/options'
import type { Random } from '@kahani/random/random'
import { distanceOf, shade, tint } from '../canvas/colour.ts'
import { pickOther } from './choose-hair.ts'
import { dyed, isNear } from './cloth-colours.ts'
import { CLOTHES_OF_A_CHILD, EVERYDAY } from './everyday.ts'
import { type Attire, type Attires, FATHERS, GRANDFATHERS, GRANDMOTHERS, MOTHERS } from './family-clothes.ts'
import type { Outfit } from './outfit.ts'

/** Cloth nearer than this to the skin of its wearer looks like skin on a small picture. */
const LIKE_SKIN = 72
const OTHER_CLOTH = [
  CLOTH_DYES.teal,
  CLOTH_DYES.violet,
  CLOTH_DYES.red,
  CLOTH_DYES.green,
  CLOTH_DYES.white,
  CLOTH_DYES.pink,
] as const

/**
 * An outfit without cloth that looks like the skin of its wearer. A chosen colour becomes paler or deeper, other cloth gets
 * another colour, far from those of `others`.
 */
export function toldFromSkin(
  outfit: Outfit,
  { skin, chosen = {}, others = [] }: { skin: string; chosen?: ChosenLook; others?: readonly string[] },
): Outfit {
  const favourite = chosen.favouriteColour && CLOTH_DYES[chosen.favouriteColour]
  const cloth = [outfit.top, outfit.bottom, outfit.skirt].filter(each => each !== null)
  const free = OTHER_CLOTH.filter(each => !others.some(other => isNear(each, other)))
  const farthest = (from: readonly string[], told: readonly string[]): string => {
    const gap = (colour: string) => Math.min(...told.map(other => distanceOf(colour, other)))
    return from.reduce((best, each) => (gap(each) > gap(best) ? each : best))
  }
  const told = (colour: string): string => {
    if (distanceOf(colour, skin) >= LIKE_SKIN) return colour
    return colour === favourite
      ? farthest([tint(colour, 0.55), shade(colour, 0.5)], [skin])
      : farthest(free, [skin, ...cloth.filter(each => each !== colour)])
  }
  return {
    ...outfit,
    top: told(outfit.top),
    bottom: told(outfit.bottom),
    skirt: outfit.skirt && told(outfit.skirt),
    ...(outfit.sleeves && { sleeves: told(outfit.sleeves) }),
  }
}

/** Clothes in the colour that a family likes best. */
const inFavourite = (outfit: Outfit, { favouriteColour }: ChosenLook): Outfit =>
  favouriteColour ? dyed(outfit, CLOTH_DYES[favouriteColour]) : outfit

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
