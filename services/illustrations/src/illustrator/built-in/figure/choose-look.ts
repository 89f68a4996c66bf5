import type { Cast } from '@kahani/contracts/illustration'
import type { AgeBand, Gender } from '@kahani/contracts/options'
import { mix } from '../canvas/colour.ts'
import { createRandom, type Random } from '../canvas/random.ts'
import { BUILDS } from './build.ts'
import { costumeFor } from './costume-words.ts'
import { COSTUMES } from './costumes.ts'
import { EVERYDAY, NIGHTWEAR } from './everyday.ts'
import type { HairStyle, Look } from './look.ts'
import type { Outfit } from './outfit.ts'

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

/** A random entry that is not `taken`, or any entry if all are. */
function pickOther<T>(random: Random, list: readonly [T, ...T[]], taken: (each: T) => boolean): T {
  const from = list.indexOf(random.pick(list))
  return [...list.slice(from), ...list.slice(0, from)].find(each => !taken(each)) ?? list[0]
}

function createLook(random: Random, gender: Gender, age: AgeBand, outfit: Outfit, taken: Partial<Look> = {}): Look {
  const skin = pickOther(random, SKINS, skin => skin === taken.skin)
  const style = pickOther(random, STYLES[gender], style => style === taken.hair?.style)
  return {
    build: BUILDS[age],
    skin,
    blush: mix(skin, '#e8505a', 0.55),
    lips: mix(skin, '#b8344a', 0.5),
    eyes: random.pick(EYES),
    lashes: gender === 'girl' || (gender === 'neutral' && random.chance(0.5)),
    hair: { style, colour: random.pick(HAIR_COLOURS) },
    ribbon: pickOther(random, RIBBONS, ribbon => ribbon === taken.ribbon),
    outfit,
    nightwear: random.pick(NIGHTWEAR),
  }
}

function outfitOf(cast: Cast, random: Random): Outfit {
  if (cast.characterType === 'myself') return random.pick(EVERYDAY[cast.gender])
  const costume = cast.characterType === 'custom' ? costumeFor(cast.customCharacter) : cast.characterType
  return random.pick(COSTUMES[costume])
}

/** The child's look depends only on the cast and the seed, so it is the same on every page. */
export function childLook(cast: Cast, seed: number): Look {
  const random = createRandom(`child/${seed}`)
  return createLook(random, cast.gender, cast.age, outfitOf(cast, random.fork('outfit')))
}

/** A friend in everyday clothes whose skin, hair and top differ from the child's. */
export function friendLook(cast: Cast, seed: number): Look {
  const random = createRandom(`friend/${seed}`)
  const child = childLook(cast, seed)
  const gender: Gender =
    cast.gender === 'girl' ? random.pick(['boy', 'girl', 'boy']) : random.pick(['girl', 'boy', 'girl'])
  const clothes = pickOther(random, EVERYDAY[gender], outfit => outfit.top === child.outfit.top)
  return createLook(random, gender, cast.age, clothes, child)
}
