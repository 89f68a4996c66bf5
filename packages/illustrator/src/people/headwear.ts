import { CLOTH_DYES, type Look } from '@kahani/contracts/looks'
import type { Random } from '@kahani/random/random'
import { tint } from '../canvas/colour.ts'
import type { HeadCloth, Headgear, Outfit } from './outfit.ts'

/**
 * How the headwear that a family chose meets the hat of a costume. Religious dress is never taken off:
 * - on a hijab or a dupatta, which lie close to the head, every hat of a costume is worn;
 * - a patka, a turban and a prayer cap stay and the hat is left off, unless it leaves the crown of the head free, as a tiara,
 *   a mask or a helmet of glass;
 * - a cap gives way to whatever a costume has on the head.
 * In bed a hijab and a patka are of cloth in a paler tint of the same colour, a patka takes the place of a turban, and the rest is taken off.
 */
const LEAVES_CROWN_FREE: ReadonlySet<Headgear> = new Set<Headgear>([
  'helmet',
  'mask',
  'tiara',
  'flower-crown',
  'antenna',
  'temple-jewel',
])
const CLOSE: ReadonlySet<HeadCloth> = new Set<HeadCloth>(['hijab', 'dupatta'])

const isWornOn = (headgear: Headgear, cloth: HeadCloth): boolean => CLOSE.has(cloth) || LEAVES_CROWN_FREE.has(headgear)

const COLOURS: Record<HeadCloth | 'cap', readonly string[]> = {
  patka: ['#2f5c94', '#c8553f', '#3a3a4a', '#d9902f'],
  turban: ['#c8553f', '#3f5f9a', '#d9902f', '#7a3f5f'],
  hijab: ['#8fa9c0', '#e3d5b8', '#b98a9a', '#7f9a8a'],
  dupatta: ['#d99a4a', '#cf5f74', '#6f9a8a', '#f3ead8'],
  cap: ['#2f6fb0', '#c9503f', '#3f8f7a', '#e0a548'],
  'prayer-cap': ['#fbf7ec'],
}

/** Share of white in the cloth that is worn in bed. */
const PALER = 0.38

/** The end of a sari, or the dupatta that is worn already, is what lies on the head. */
const colourOfDrape = ({ accessories, skirt, extra }: Outfit): string | null =>
  accessories.includes('pallu') ? skirt : accessories.includes('dupatta') ? extra : null

const BARE_ARMS: ReadonlySet<Outfit['sleeve']> = new Set(['none', 'strap', 'cap', 'puff', 'short'])

/** Who wears a hijab has arms and legs covered too, unless other clothes were chosen. */
const covered = (outfit: Outfit): Outfit => ({
  ...outfit,
  sleeve: BARE_ARMS.has(outfit.sleeve) ? 'long' : outfit.sleeve,
  ...(outfit.legs === 'shorts' ? { legs: 'trousers' } : {}),
  ...(outfit.legs === 'bare' && outfit.hem < 0.85 ? { legs: 'churidar', bottom: outfit.trim, socks: null } : {}),
})

/** Day clothes with what the family chose for the head. */
export function withHeadwear(outfit: Outfit, { headwear, headwearColour, clothes }: Look, random: Random): Outfit {
  if (headwear === undefined || headwear === 'none') return outfit
  const drape = headwear === 'dupatta' ? colourOfDrape(outfit) : null
  const colour = headwearColour ? CLOTH_DYES[headwearColour] : (drape ?? random.pick(COLOURS[headwear]))
  if (headwear === 'cap') return outfit.headgear === null ? { ...outfit, headgear: 'cap', hat: colour } : outfit
  const headgear = outfit.headgear !== null && isWornOn(outfit.headgear, headwear) ? outfit.headgear : null
  const whole = headwear === 'hijab' && clothes === undefined ? covered(outfit) : outfit
  return { ...whole, headgear, headCloth: { kind: headwear, colour } }
}

/** Nightwear with what stays on the head in bed. */
export function withHeadwearInBed(nightwear: Outfit, { headCloth }: Pick<Outfit, 'headCloth'>): Outfit {
  if (!headCloth) return nightwear
  const kind = headCloth.kind === 'turban' ? 'patka' : headCloth.kind
  return kind === 'hijab' || kind === 'patka'
    ? { ...nightwear, headCloth: { kind, colour: tint(headCloth.colour, PALER) } }
    : nightwear
}
