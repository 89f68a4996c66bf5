import type { Cast } from '@kahani/contracts/illustration'
import { AGE_BANDS, type AgeBand, type Gender } from '@kahani/contracts/options'
import type { StoryPerson } from '@kahani/contracts/people'
import { createRandom, type Random } from '@kahani/random/random'
import type { GrownUp } from '@kahani/scene/shot'
import { mix } from '../canvas/colour.ts'
import { ADULT_BODIES, type Body, CHILD_BODIES, vary } from './body.ts'
import { costumeFor } from './costume-words.ts'
import { COSTUMES } from './costumes.ts'
import { EVERYDAY, NIGHTWEAR } from './everyday.ts'
import { type Attires, FATHERS, GRANDFATHERS, GRANDMOTHERS, MOTHERS } from './family-clothes.ts'
import type { Face, HairStyle, Look } from './look.ts'
import type { Outfit } from './outfit.ts'

type Choice = readonly [string, ...string[]]
const SKINS: Choice = ['#8a5636', '#9c6643', '#ab734b', '#ba8054', '#c88f60', '#d49e70', '#dfb085']
const HAIR_COLOURS: Choice = ['#221b22', '#2a2026', '#33231f', '#432c22']
const EYES: Choice = ['#4a2a1a', '#5c3620', '#6e4626', '#3c241c']
const EARRINGS = '#e9b94f'
const PATKAS: Choice = ['#2f5c94', '#c8553f', '#3a3a4a', '#d9902f']
const RIBBONS: Choice = ['#e4574f', '#f2b33d', '#e77fa0', '#49a3a0', '#f6ead0']

type Styles = readonly [HairStyle, ...HairStyle[]]
const STYLES: Record<Gender, Styles> = {
  girl: ['plaits', 'ponytail', 'bob', 'bun', 'long', 'puffs', 'one-plait', 'curls', 'looped-plaits', 'wavy'],
  boy: ['tousled', 'parted', 'curls', 'quiff', 'cropped', 'side-swept', 'topknot'],
  neutral: ['bob', 'curls', 'tousled', 'parted', 'side-swept', 'wavy'],
}

/** A random entry that is not `taken`, or any entry if all are. */
function pickOther<T>(random: Random, list: readonly [T, ...T[]], taken: (each: T) => boolean): T {
  const from = list.indexOf(random.pick(list))
  return [...list.slice(from), ...list.slice(0, from)].find(each => !taken(each)) ?? list[0]
}

/** A face of its own for every seed. */
function createFace(random: Random): Face {
  return {
    cheeks: random.between(0.95, 1.05),
    chin: random.between(0.86, 1.08),
    chinLength: random.between(0.8, 1.4),
    eyeSize: random.between(0.94, 1.1),
    eyeSpacing: random.between(0.93, 1.06),
    eyeTilt: random.between(-3, 6),
    nose: random.pick(['button', 'round', 'small', 'long', 'button']),
    brow: random.between(0.8, 1.25),
    mark: random.pick(['none', 'none', 'none', 'freckles', 'mole', 'dimples', 'dimples', 'kajal-dot']),
    glasses: random.chance(0.08),
    beard: 'none',
    lines: false,
    gap: false,
  }
}

interface LookOptions {
  gender: Gender
  body: Body
  outfit: Outfit
  taken?: Partial<Look>
  skins?: Choice
}

/** A knot that a patka covers by day is tied with the same cloth. */
const tieFor = (style: HairStyle, ribbon: string, patka: string): string => (style === 'topknot' ? patka : ribbon)

function createLook(random: Random, { gender, body, outfit, taken = {}, skins = SKINS }: LookOptions): Look {
  const skin = pickOther(random, skins, each => each === taken.skin)
  const style = pickOther(random, STYLES[gender], each => each === taken.hair?.style)
  // A Sikh boy's knot of hair is covered by a patka.
  const patka = random.fork('patka').pick(PATKAS)
  return {
    body: vary(body, random.fork('build').between(0.93, 1.1), random.fork('tall').between(0.97, 1.03)),
    face: createFace(random.fork('face')),
    skin,
    blush: mix(skin, '#e8505a', 0.55),
    lips: mix(skin, '#b8344a', 0.5),
    eyes: random.pick(EYES),
    lashes: gender === 'girl' || (gender === 'neutral' && random.chance(0.5)),
    hair: { style, colour: random.pick(HAIR_COLOURS) },
    ribbon: tieFor(
      style,
      pickOther(random, RIBBONS, each => each === taken.ribbon),
      patka,
    ),
    earrings: gender === 'girl' && random.fork('earrings').chance(0.45) ? EARRINGS : null,
    flowers: false,
    outfit: style === 'topknot' && outfit.headgear === null ? { ...outfit, headgear: 'patka', hat: patka } : outfit,
    nightwear: random.pick(NIGHTWEAR),
    aids: { hearingAid: false, mobilityAid: null, limbDifference: null },
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
  const look = createLook(random, {
    gender: cast.gender,
    body: CHILD_BODIES[cast.age],
    outfit: outfitOf(cast, random.fork('outfit')),
  })
  return { ...look, face: agedFace(look.face, cast.age, random) }
}

/** Older children have longer faces. */
function agedFace(face: Face, age: AgeBand, random: Random): Face {
  const older = AGE_BANDS.indexOf(age) / (AGE_BANDS.length - 1)
  return {
    ...face,
    cheeks: face.cheeks * (1.03 - older * 0.06),
    chinLength: face.chinLength * (0.8 + older * 0.5),
    chin: face.chin * (1.03 - older * 0.06),
    gap: age === '7-9' && random.fork('gap').chance(0.5),
  }
}

/** A friend in everyday clothes whose skin, hair and top differ from the child's. */
export function friendLook(cast: Cast, seed: number): Look {
  const random = createRandom(`friend/${seed}`)
  const child = childLook(cast, seed)
  const gender = cast.friendGender
  const outfit = pickOther(random, EVERYDAY[gender], each => each.top === child.outfit.top)
  const look = createLook(random, { gender, body: CHILD_BODIES[cast.age], outfit, taken: child })
  return { ...look, face: agedFace(look.face, cast.age, random) }
}

const AGE_OF_PARENTS: Record<AgeBand, number> = { '2-3': 0, '4-6': 0, '7-9': 0.1, '10-12': 0.2 }

interface Adult {
  body: keyof typeof ADULT_BODIES
  hair: Choice
  styles: Styles
  clothes: Attires
  woman: boolean
  old: boolean
}

const ADULTS: Record<GrownUp, Adult> = {
  grandmother: {
    body: 'grandmother',
    hair: ['#c9c4c2', '#b4afb0', '#dedad6', '#8f8a90'],
    styles: ['low-bun', 'bun', 'low-bun', 'one-plait'],
    clothes: GRANDMOTHERS,
    woman: true,
    old: true,
  },
  grandfather: {
    body: 'grandfather',
    hair: ['#d8d4d0', '#bdb8b6', '#eeeae4'],
    styles: ['cropped', 'bald-crown', 'parted', 'side-swept'],
    clothes: GRANDFATHERS,
    woman: false,
    old: true,
  },
  mother: {
    body: 'woman',
    hair: ['#221b22', '#2a2026', '#33231f'],
    styles: ['one-plait', 'long', 'low-bun', 'wavy'],
    clothes: MOTHERS,
    woman: true,
    old: false,
  },
  father: {
    body: 'man',
    hair: ['#221b22', '#2a2026'],
    styles: ['parted', 'cropped', 'tousled', 'side-swept'],
    clothes: FATHERS,
    woman: false,
    old: false,
  },
}

/** A member of the child's family: similar skin, in clothes of their own. */
export function adultLook(who: GrownUp, cast: Cast, seed: number): Look {
  const random = createRandom(`${who}/${seed}`)
  const child = childLook(cast, seed)
  const { body, hair, styles, clothes, woman, old } = ADULTS[who]
  const near = Math.max(0, SKINS.indexOf(child.skin))
  const skin = SKINS[Math.max(0, Math.min(SKINS.length - 1, near + random.integer(-1, 1)))] ?? child.skin
  const attire = random.pick(clothes)
  const turbaned = attire.outfit.headgear === 'turban'
  const look = createLook(random, {
    gender: woman ? 'girl' : 'boy',
    body: ADULT_BODIES[body],
    outfit: attire.outfit,
    skins: [skin],
  })
  const greying = old ? 0 : AGE_OF_PARENTS[cast.age]
  const plain = random.pick(
    old ? (['moustache', 'beard', 'none'] as const) : (['none', 'none', 'moustache', 'beard'] as const),
  )
  return {
    ...look,
    outfit: attire.outfit,
    lashes: woman,
    earrings: attire.earrings ? EARRINGS : null,
    flowers: attire.flowers === true,
    hair: { style: turbaned ? 'cropped' : random.pick(styles), colour: mix(random.pick(hair), '#c9c4c2', greying) },
    face: {
      ...look.face,
      eyeSize: 0.84,
      cheeks: 0.95,
      chinLength: 1.5,
      lines: old,
      mark: attire.mark ?? 'none',
      glasses: old && random.chance(0.6),
      beard: woman ? 'none' : (attire.beard ?? plain),
      gap: false,
    },
  }
}

/** The look of somebody in a portrait. */
export function portraitLook({
  person,
  characterType,
  customCharacter,
}: {
  person: StoryPerson
  characterType: Cast['characterType']
  customCharacter: string
}): Look {
  const cast: Cast = {
    firstName: '',
    age: person.age ?? '7-9',
    gender: person.gender,
    characterType,
    customCharacter,
    hasFriend: false,
    friendGender: 'neutral',
    pet: 'none',
    bible: { child: '', friend: null, pet: null },
  }
  const look = childLook(cast, person.seed)
  const { hearingAid = false, mobilityAid = null, limbDifference = null } = person.look
  return { ...look, aids: { hearingAid, mobilityAid, limbDifference } }
}
