import { distanceOf, shade } from '../canvas/colour.ts'
import type { Outfit } from './outfit.ts'

const PALE = '#fbeccb'
const DEEP = '#4a3f6a'
/** Colours nearer than this are hard to tell apart on a small picture. */
const NEAR = 90

/** The colour itself if it is told from its ground, or else a pale or a deep one. */
const toldFrom = (colour: string, ground: string): string => {
  if (distanceOf(colour, ground) >= NEAR) return colour
  return distanceOf(PALE, ground) >= distanceOf(DEEP, ground) ? PALE : DEEP
}

export const isNear = (a: string, b: string): boolean => distanceOf(a, b) < NEAR

/** Parts of an outfit that have a colour of their own. */
export type Dyed = 'top' | 'bottom' | 'skirt' | 'trim' | 'extra' | 'shoe' | 'hat'

/** What of everyday clothes is seen first: the cloth of a sari, a long skirt, dungarees, or else the top. */
const mainPart = ({ skirt, untucked, accessories }: Outfit): 'top' | 'bottom' | 'skirt' =>
  skirt !== null && !untucked ? 'skirt' : accessories.includes('braces') ? 'bottom' : 'top'

/** An outfit with these parts in a colour, and patterns, borders and belts that are told from it. */
export function dyed(outfit: Outfit, colour: string, parts: readonly Dyed[] = [mainPart(outfit)]): Outfit {
  const has = (part: Dyed) => parts.includes(part)
  const under = has('skirt') && (has('top') || outfit.accessories.includes('pleats'))
  const result: Outfit = {
    ...outfit,
    ...Object.fromEntries(parts.map(part => [part, colour])),
    // The blouse of a sari or a gown is deeper than its skirt.
    ...(under ? { top: shade(colour, 0.26) } : {}),
  }
  const main = parts.find(part => part === 'skirt' || part === 'top') ?? 'top'
  const ground = result[main] ?? result.top
  return {
    ...result,
    trim: has('trim') ? result.trim : toldFrom(result.trim, ground),
    extra: has('extra') ? result.extra : toldFrom(result.extra, ground),
  }
}

/** An outfit whose blouse below a sari is not of the colour of the skin. */
export function withBlouse(outfit: Outfit, skin: string): Outfit {
  if (!outfit.accessories.includes('pleats') || !isNear(outfit.top, skin)) return outfit
  const others = [outfit.skirt ?? DEEP, DEEP, PALE]
  return { ...outfit, top: others.map(colour => shade(colour, 0.26)).find(colour => !isNear(colour, skin)) ?? DEEP }
}
