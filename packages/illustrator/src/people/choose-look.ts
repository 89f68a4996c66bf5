import { type Look as ChosenLook, CLOTH_DYES, SKIN_TONES } from '@kahani/contracts/looks'
import type { AgeBand, CharacterType, Gender } from '@kahani/contracts/options'
import type { StoryPerson } from '@kahani/contracts/people'
import { createRandom, type Random } from '@kahani/random/random'
import { brightnessOf, mix } from '../canvas/colour.ts'
import { type Body, CHILD_BODIES, vary } from './body.ts'
import { clothesOfChild, toldFromSkin } from './choose-clothes.ts'
import { createFace, faceOfChild } from './choose-face.ts'
import { chooseStyle, HAIR, pickOther } from './choose-hair.ts'
import { isNear } from './cloth-colours.ts'
import { costumeFor } from './costume-words.ts'
import { COSTUMES, type Costume, colourOfCostume, costumeIn } from './costumes.ts'
import { NIGHTWEAR } from './everyday.ts'
import { withHeadwear, withHeadwearInBed } from './headwear.ts'
import type { Aids, HairStyle, Look } from './look.ts'
import type { Outfit } from './outfit.ts'

/** Somebody to draw. What `look` leaves open follows from the seed alone. */
export interface Person extends Pick<StoryPerson, 'look' | 'gender'> {
  /** Seed of random choices. */
  seed: string
}
export interface Child extends Person {
  age: AgeBand
}

type Choice = readonly [string, ...string[]]
/** The lightest and the darkest tone are only drawn if they are chosen. */
const SKINS: Choice = [SKIN_TONES[1], ...SKIN_TONES.slice(2, -1)]
const HAIR_COLOURS: Choice = [HAIR.black, '#2a2026', '#33231f', HAIR['dark-brown']]
const EYES: Choice = ['#4a2a1a', '#5c3620', '#6e4626', '#3c241c']
export const EARRINGS = '#e9b94f'
const RIBBONS: Choice = ['#e4574f', '#f2b33d', '#e77fa0', '#49a3a0', '#f6ead0']

const lips = (skin: string): string => mix(skin, '#b8344a', 0.5)
/** Frames that are told from the skin, in any light. */
const frames = (skin: string): string => (brightnessOf(skin) < 105 ? '#d9a94e' : '#5a3a2a')
const blush = (skin: string): string => mix(skin, '#e8505a', 0.55)

/** On the darkest skin brown hair could not be told from it. */
const hairToldFromSkin = (hair: string, skin: string): string =>
  brightnessOf(skin) < 85 && brightnessOf(hair) < 85 ? HAIR.black : hair

const aidsOf = ({ hearingAid, mobilityAid, limbDifference, favouriteColour }: ChosenLook): Aids => ({
  hearingAid: hearingAid ?? false,
  mobilityAid: mobilityAid ?? null,
  limbDifference: limbDifference ?? null,
  ...(favouriteColour && { colour: CLOTH_DYES[favouriteColour] }),
})

interface Parts {
  body: Body
  outfit: Outfit
  style: HairStyle
  hairColour: string
  lashes: boolean
  skins?: Choice | undefined
  taken?: readonly Look[]
  /** Colours of the clothes from which these are told. */
  others?: readonly string[]
}

/** What children and grown-ups have in common. */
export function createLook(random: Random, { look: chosen, gender }: Person, parts: Parts): Look {
  const { taken = [], skins = SKINS } = parts
  const skin =
    SKIN_TONES[(chosen.skin ?? 0) - 1] ??
    pickOther(random.fork('skin'), skins, each => taken.some(other => other.skin === each))
  const ribbon = pickOther(random.fork('ribbon'), RIBBONS, each => taken.some(other => other.ribbon === each))
  const outfit = withHeadwear(
    toldFromSkin(parts.outfit, { skin, chosen, others: parts.others ?? [] }),
    chosen,
    random.fork('headwear'),
  )
  return {
    body: vary(parts.body, random.fork('build').between(0.93, 1.1), random.fork('tall').between(0.97, 1.03)),
    face: createFace(random.fork('face'), chosen),
    skin,
    blush: blush(skin),
    lips: lips(skin),
    eyes: random.fork('eyes').pick(EYES),
    frames: frames(skin),
    lashes: parts.lashes,
    hair: {
      style: parts.style,
      colour: chosen.hairColour ? parts.hairColour : hairToldFromSkin(parts.hairColour, skin),
    },
    ribbon: outfit.headCloth && parts.style === 'topknot' ? outfit.headCloth.colour : ribbon,
    earrings: gender === 'girl' && random.fork('earrings').chance(0.45) ? EARRINGS : null,
    flowers: false,
    outfit,
    nightwear: withHeadwearInBed(toldFromSkin(random.fork('nightwear').pick(NIGHTWEAR), { skin }), outfit),
    aids: aidsOf(chosen),
  }
}

/** The costume of a character; null for the child's own clothes. */
export function costumeOf(cast: { characterType: CharacterType; customCharacter: string }): Costume | null {
  if (cast.characterType === 'myself') return null
  return cast.characterType === 'custom' ? costumeFor(cast.customCharacter) : cast.characterType
}

const BRIGHT = [
  CLOTH_DYES.red,
  CLOTH_DYES.teal,
  CLOTH_DYES.violet,
  CLOTH_DYES.orange,
  CLOTH_DYES.blue,
  CLOTH_DYES.pink,
  CLOTH_DYES.green,
] as const

interface Company {
  costume: Costume | null
  /** Wears the costume in another colour than this one. */
  hero?: Look | undefined
  /** Those from whom the child is told by the colour of the top, and by skin, hair and ribbon too if `differs`. */
  others?: readonly Look[]
  differs?: boolean
}

function costumed(random: Random, { look: { favouriteColour } }: Person, costume: Costume, hero?: Look): Outfit {
  const outfit = random.pick<Outfit>(COSTUMES[costume])
  const favourite = favouriteColour ? costumeIn(costume, outfit, CLOTH_DYES[favouriteColour]) : outfit
  if (!hero) return favourite
  const taken = colourOfCostume(costume, hero.outfit)
  if (!isNear(colourOfCostume(costume, favourite), taken)) return favourite
  return costumeIn(
    costume,
    outfit,
    pickOther(random, BRIGHT, colour => isNear(colour, taken)),
  )
}

/** The look of a child: the same in every picture, and in every book if the seed is. */
export function childLook(child: Child, { costume, hero, others = [], differs = false }: Company): Look {
  const { age, gender, look: chosen } = child
  const random = createRandom(child.seed)
  const taken = differs ? others : []
  const outfit = costume
    ? costumed(random.fork('outfit'), child, costume, hero)
    : clothesOfChild(random.fork('outfit'), chosen, { gender, takenTops: others.map(other => other.outfit.top) })
  const look = createLook(random, child, {
    body: CHILD_BODIES[age],
    outfit,
    style: chooseStyle(random.fork('hair'), {
      chosen,
      gender,
      isTaken: style => taken.some(({ hair }) => hair.style === style),
    }),
    hairColour: chosen.hairColour ? HAIR[chosen.hairColour] : random.fork('hair-colour').pick(HAIR_COLOURS),
    lashes: hasLashes(random, gender),
    taken,
    others: [
      ...others.map(other => other.outfit.top),
      ...(costume && hero ? [colourOfCostume(costume, hero.outfit)] : []),
    ],
  })
  return { ...look, face: faceOfChild(look.face, age, random) }
}

const hasLashes = (random: Random, gender: Gender): boolean =>
  gender === 'girl' || (gender === 'neutral' && random.fork('lashes').chance(0.5))
