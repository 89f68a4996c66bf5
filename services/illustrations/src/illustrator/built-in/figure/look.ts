import type { Cast } from '@kahani/contracts/illustration'
import type { AgeBand, Gender } from '@kahani/contracts/options'
import { mix } from '../colour.ts'
import { createRandom, type Random } from '../random.ts'
import { BUILDS, type Build } from './build.ts'
import { costumeFor } from './costume-words.ts'
import { COSTUMES } from './costumes.ts'
import { EVERYDAY, NIGHTWEAR } from './everyday.ts'
import type { HairStyle } from './hair.ts'
import type { Outfit } from './outfit.ts'

/** How one person looks, on every page of a book. */
export interface Look {
  build: Build
  skin: string
  blush: string
  lips: string
  eyes: string
  lashes: boolean
  hair: { style: HairStyle; colour: string }
  /** Bows and hair bands. */
  ribbon: string
  outfit: Outfit
  /** Worn in bed. */
  nightwear: Outfit
}

type Choice = readonly [string, ...string[]]
const SKINS: Choice = ['#96603f', '#a97048', '#ba8054', '#c88f60', '#d49e70', '#dfb085']
const HAIR_COLOURS: Choice = ['#221b22', '#2a2026', '#33231f', '#432c22']
const EYES: Choice = ['#4a2a1a', '#5c3620', '#6e4626', '#3c241c']
const RIBBONS: Choice = ['#e4574f', '#f2b33d', '#e77fa0', '#49a3a0', '#f6ead0']

type Styles = readonly [HairStyle, ...HairStyle[]]
const STYLES: Record<Gender, Styles> = {
  girl: ['plaits', 'ponytail', 'bob', 'bun', 'long', 'puffs', 'plaits', 'curls'],
  boy: ['tousled', 'parted', 'curls', 'quiff', 'tousled'],
  neutral: ['bob', 'curls', 'tousled', 'parted', 'puffs'],
}

/** One of the list that isn't taken; where all are, any. */
function other<T>(random: Random, list: readonly [T, ...T[]], taken: (each: T) => boolean): T {
  const from = list.indexOf(random.pick(list))
  return [...list.slice(from), ...list.slice(0, from)].find(each => !taken(each)) ?? list[0]
}

function person(random: Random, gender: Gender, age: AgeBand, outfit: Outfit, taken: Partial<Look> = {}): Look {
  const skin = other(random, SKINS, skin => skin === taken.skin)
  const style = other(random, STYLES[gender], style => style === taken.hair?.style)
  return {
    build: BUILDS[age],
    skin,
    blush: mix(skin, '#e8505a', 0.55),
    lips: mix(skin, '#b8344a', 0.5),
    eyes: random.pick(EYES),
    lashes: gender === 'girl' || (gender === 'neutral' && random.chance(0.5)),
    hair: { style, colour: random.pick(HAIR_COLOURS) },
    ribbon: other(random, RIBBONS, ribbon => ribbon === taken.ribbon),
    outfit,
    nightwear: random.pick(NIGHTWEAR),
  }
}

function outfitOf(cast: Cast, random: Random): Outfit {
  if (cast.characterType === 'myself') return random.pick(EVERYDAY[cast.gender])
  const costume = cast.characterType === 'custom' ? costumeFor(cast.customCharacter) : cast.characterType
  return random.pick(COSTUMES[costume])
}

/** The child of the book: from the cast and the seed alone, so the same on every page. */
export function childLook(cast: Cast, seed: number): Look {
  const random = createRandom(`child/${seed}`)
  return person(random, cast.gender, cast.age, outfitOf(cast, random.fork('outfit')))
}

/** The friend: in everyday clothes, and never to be taken for the child. */
export function friendLook(cast: Cast, seed: number): Look {
  const random = createRandom(`friend/${seed}`)
  const child = childLook(cast, seed)
  const gender: Gender =
    cast.gender === 'girl' ? random.pick(['boy', 'girl', 'boy']) : random.pick(['girl', 'boy', 'girl'])
  const clothes = other(random, EVERYDAY[gender], outfit => outfit.top === child.outfit.top)
  return person(random, gender, cast.age, clothes, child)
}
