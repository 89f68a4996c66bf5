import type { Cast } from '@kahani/contracts/illustration'
import type { AgeBand, Gender } from '@kahani/contracts/options'
import type { GrownUp } from '@kahani/contracts/scene'
import { mix } from '../canvas/colour.ts'
import { createRandom, type Random } from '../canvas/random.ts'
import { ADULT_BODIES, type Body, CHILD_BODIES, vary } from './body.ts'
import { costumeFor } from './costume-words.ts'
import { COSTUMES } from './costumes.ts'
import { EVERYDAY, NIGHTWEAR } from './everyday.ts'
import type { Face, HairStyle, Look } from './look.ts'
import { type Outfit, wear } from './outfit.ts'

type Choice = readonly [string, ...string[]]
const SKINS: Choice = ['#8a5636', '#9c6643', '#ab734b', '#ba8054', '#c88f60', '#d49e70', '#dfb085']
const HAIR_COLOURS: Choice = ['#221b22', '#2a2026', '#33231f', '#432c22']
const EYES: Choice = ['#4a2a1a', '#5c3620', '#6e4626', '#3c241c']
const RIBBONS: Choice = ['#e4574f', '#f2b33d', '#e77fa0', '#49a3a0', '#f6ead0']

type Styles = readonly [HairStyle, ...HairStyle[]]
const STYLES: Record<Gender, Styles> = {
  girl: ['plaits', 'ponytail', 'bob', 'bun', 'long', 'puffs', 'one-plait', 'curls'],
  boy: ['tousled', 'parted', 'curls', 'quiff', 'cropped'],
  neutral: ['bob', 'curls', 'tousled', 'parted'],
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
    mark: random.pick(['none', 'none', 'none', 'freckles', 'mole', 'dimples']),
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

function createLook(random: Random, { gender, body, outfit, taken = {}, skins = SKINS }: LookOptions): Look {
  const skin = pickOther(random, skins, each => each === taken.skin)
  const style = pickOther(random, STYLES[gender], each => each === taken.hair?.style)
  return {
    body: vary(body, random.fork('build').between(0.93, 1.1), random.fork('tall').between(0.97, 1.03)),
    face: createFace(random.fork('face')),
    skin,
    blush: mix(skin, '#e8505a', 0.55),
    lips: mix(skin, '#b8344a', 0.5),
    eyes: random.pick(EYES),
    lashes: gender === 'girl' || (gender === 'neutral' && random.chance(0.5)),
    hair: { style, colour: random.pick(HAIR_COLOURS) },
    ribbon: pickOther(random, RIBBONS, each => each === taken.ribbon),
    earrings: null,
    flowers: false,
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
  const look = createLook(random, {
    gender: cast.gender,
    body: CHILD_BODIES[cast.age],
    outfit: outfitOf(cast, random.fork('outfit')),
  })
  return { ...look, face: { ...look.face, gap: cast.age === '7-9' && random.fork('gap').chance(0.5) } }
}

/** A friend in everyday clothes whose skin, hair and top differ from the child's. */
export function friendLook(cast: Cast, seed: number): Look {
  const random = createRandom(`friend/${seed}`)
  const child = childLook(cast, seed)
  const gender = cast.friendGender
  const outfit = pickOther(random, EVERYDAY[gender], each => each.top === child.outfit.top)
  return createLook(random, { gender, body: CHILD_BODIES[cast.age], outfit, taken: child })
}

const AGE_OF_PARENTS: Record<AgeBand, number> = { '2-3': 0, '4-6': 0, '7-9': 0.1, '10-12': 0.2 }

const ADULTS: Record<
  GrownUp,
  { body: keyof typeof ADULT_BODIES; hair: Choice; styles: Styles; woman: boolean; old: boolean }
> = {
  grandmother: {
    body: 'grandmother',
    hair: ['#c9c4c2', '#b4afb0', '#dedad6'],
    styles: ['low-bun', 'bun'],
    woman: true,
    old: true,
  },
  grandfather: {
    body: 'grandfather',
    hair: ['#d8d4d0', '#bdb8b6'],
    styles: ['cropped', 'bald-crown', 'parted'],
    woman: false,
    old: true,
  },
  mother: {
    body: 'woman',
    hair: ['#221b22', '#2a2026'],
    styles: ['one-plait', 'long', 'low-bun'],
    woman: true,
    old: false,
  },
  father: {
    body: 'man',
    hair: ['#221b22', '#2a2026'],
    styles: ['parted', 'cropped', 'tousled'],
    woman: false,
    old: false,
  },
}

const SARI: Partial<Outfit> = {
  sleeve: 'short',
  neck: 'round',
  pattern: 'border',
  hem: 0.96,
  flare: 30,
  legs: 'bare',
  shoes: 'sandals',
  accessories: ['dupatta', 'pleats'],
}
const KURTA: Partial<Outfit> = { sleeve: 'long', neck: 'slit', hem: 0.5, flare: 18, legs: 'trousers', shoes: 'sandals' }
const WOMENSWEAR: readonly [Outfit, ...Outfit[]] = [
  wear({ ...SARI, top: '#b5475f', trim: '#f2c766', extra: '#cf5f74' }),
  wear({ ...SARI, top: '#3f7f86', trim: '#f0d08a', extra: '#549aa0' }),
  wear({ ...SARI, top: '#d99a4a', trim: '#9c3f45', extra: '#e6b06a' }),
  wear({ ...SARI, top: '#7a6aa8', trim: '#f3dba4', extra: '#9385be' }),
]
const MENSWEAR: readonly [Outfit, ...Outfit[]] = [
  wear({ ...KURTA, top: '#f3ead6', trim: '#c9a66a', bottom: '#f7f1e2', shoe: '#7b4332' }),
  wear({ ...KURTA, top: '#8fb0c0', trim: '#f2e3bd', bottom: '#f4ecda', shoe: '#7b4332' }),
  wear({
    top: '#7f9f7a',
    sleeve: 'long',
    neck: 'collar',
    trim: '#f2ead2',
    legs: 'trousers',
    bottom: '#5a5566',
    shoe: '#4a3a34',
  }),
]

/** A member of the child's family: similar skin, in clothes of their own. */
export function adultLook(who: GrownUp, cast: Cast, seed: number): Look {
  const random = createRandom(`${who}/${seed}`)
  const child = childLook(cast, seed)
  const { body, hair, styles, woman, old } = ADULTS[who]
  const near = Math.max(0, SKINS.indexOf(child.skin))
  const skin = SKINS[Math.max(0, Math.min(SKINS.length - 1, near + random.integer(-1, 1)))] ?? child.skin
  const look = createLook(random, {
    gender: woman ? 'girl' : 'boy',
    body: ADULT_BODIES[body],
    outfit: random.pick(woman ? WOMENSWEAR : MENSWEAR),
    skins: [skin],
  })
  const greying = old ? 0 : AGE_OF_PARENTS[cast.age]
  return {
    ...look,
    lashes: woman,
    hair: { style: random.pick(styles), colour: mix(random.pick(hair), '#c9c4c2', greying) },
    face: {
      ...look.face,
      eyeSize: 0.84,
      cheeks: 0.95,
      chinLength: 1.5,
      lines: old,
      mark: woman ? 'bindi' : 'none',
      glasses: old && random.chance(0.6),
      beard: woman ? 'none' : random.pick(old ? ['moustache', 'beard', 'none'] : ['none', 'moustache', 'beard']),
      gap: false,
    },
  }
}
