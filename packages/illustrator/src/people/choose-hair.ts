import type { Look as ChosenLook, HAIR_COLOURS, HAIR_LENGTHS, HAIR_STYLES } from '@kahani/contracts/looks'
import type { Gender } from '@kahani/contracts/options'
import type { Random } from '@kahani/random/random'
import type { HairStyle } from './look.ts'

type Length = (typeof HAIR_LENGTHS)[number]
type Styles = readonly [HairStyle, ...HairStyle[]]

export const HAIR: Record<(typeof HAIR_COLOURS)[number], string> = {
  black: '#221b22',
  'dark-brown': '#36241e',
  brown: '#56382a',
  'light-brown': '#8a6340',
  auburn: '#7c3d26',
  grey: '#a7a1a2',
  white: '#e9e5de',
}

/** The drawings for a style and a length that a family chose. */
const STYLES: Record<(typeof HAIR_STYLES)[number], Record<Length, Styles>> = {
  loose: {
    cropped: ['cropped'],
    short: ['tousled', 'parted', 'side-swept'],
    chin: ['bob'],
    long: ['long', 'wavy'],
  },
  plaits: { cropped: ['short-plaits'], short: ['short-plaits'], chin: ['chin-plaits'], long: ['plaits'] },
  'one-plait': { cropped: ['short-plait'], short: ['short-plait'], chin: ['chin-plait'], long: ['one-plait'] },
  ponytail: { cropped: ['short-ponytail'], short: ['short-ponytail'], chin: ['chin-ponytail'], long: ['ponytail'] },
  bun: { cropped: ['small-bun'], short: ['small-bun'], chin: ['bun'], long: ['big-bun'] },
  curls: { cropped: ['close-curls'], short: ['curls'], chin: ['chin-curls'], long: ['long-curls'] },
  bald: { cropped: ['bald'], short: ['bald'], chin: ['bald'], long: ['bald'] },
}

const OPEN: Record<Gender, Styles> = {
  girl: ['plaits', 'ponytail', 'bob', 'bun', 'long', 'puffs', 'one-plait', 'curls', 'looped-plaits', 'wavy'],
  boy: ['tousled', 'parted', 'curls', 'quiff', 'cropped', 'side-swept'],
  neutral: ['bob', 'curls', 'tousled', 'parted', 'side-swept', 'wavy'],
}

/** Styles of somebody of whom only the length is known. */
const OF_LENGTH: Record<Length, Record<Gender, Styles>> = {
  cropped: { girl: ['cropped', 'close-curls'], boy: ['cropped'], neutral: ['cropped', 'close-curls'] },
  short: {
    girl: ['side-swept', 'tousled', 'short-plaits', 'curls'],
    boy: ['tousled', 'parted', 'quiff', 'side-swept', 'curls'],
    neutral: ['tousled', 'parted', 'side-swept', 'curls'],
  },
  chin: {
    girl: ['bob', 'chin-plaits', 'chin-ponytail', 'chin-curls'],
    boy: ['bob', 'chin-curls'],
    neutral: ['bob', 'chin-curls'],
  },
  long: {
    girl: ['long', 'wavy', 'plaits', 'one-plait', 'ponytail', 'looped-plaits', 'long-curls'],
    boy: ['long', 'wavy', 'ponytail'],
    neutral: ['long', 'wavy', 'long-curls'],
  },
}

/** Usual lengths of a style of which only that is known. */
const USUAL: Record<Gender, readonly Length[]> = { girl: ['chin', 'long'], boy: ['short'], neutral: ['short', 'chin'] }

interface HairOptions {
  chosen: ChosenLook
  gender: Gender
  /** For a grown-up: the styles if none was chosen. */
  usual?: Styles | undefined
  isTaken?: (style: HairStyle) => boolean
}

/** Grown-ups have their bun low, and a bald man can have hair around his crown. */
const GROWN_UP: Partial<Record<HairStyle, HairStyle>> = { bun: 'low-bun', 'big-bun': 'low-bun' }

export function chooseStyle(random: Random, { chosen, gender, usual, isTaken = () => false }: HairOptions): HairStyle {
  const { hairStyle, hairLength, headwear } = chosen
  // Uncut hair is tied up on the crown below its cloth.
  if ((headwear === 'patka' || headwear === 'turban') && hairStyle !== 'bald') return 'topknot'
  if (hairStyle === 'bald' && usual && gender === 'boy' && hairLength !== 'cropped')
    return hairLength ? 'bald-crown' : random.pick(['bald', 'bald-crown'] as const)
  if (hairStyle) {
    const length = hairLength ?? (hairStyle === 'loose' ? random.pick(USUAL[gender]) : usualLength(hairStyle))
    const style = random.pick(STYLES[hairStyle][length])
    return (usual && GROWN_UP[style]) ?? style
  }
  if (hairLength === undefined) return pickOther(random, usual ?? OPEN[gender], isTaken)
  const style = pickOther(random, OF_LENGTH[hairLength][gender], isTaken)
  return usual && /puffs|plaits/.test(style) ? 'one-plait' : style
}

const usualLength = (style: (typeof HAIR_STYLES)[number]): Length => (style === 'curls' ? 'short' : 'long')

/** A random entry that is not taken, or any entry if all are. */
export function pickOther<T>(random: Random, list: readonly [T, ...T[]], isTaken: (each: T) => boolean): T {
  const from = list.indexOf(random.pick(list))
  return [...list.slice(from), ...list.slice(0, from)].find(each => !isTaken(each)) ?? list[0]
}
