import type { COAT_COLOURS, Coat } from '@kahani/contracts/looks'
import type { Pet } from '@kahani/contracts/options'
import type { StoryPet } from '@kahani/contracts/people'
import { createRandom } from '@kahani/random/random'
import type { DrawContext } from '../canvas/draw-context.ts'
import { familyCat, familyDog } from './cats-and-dogs.ts'
import type { CoatColours } from './coat.ts'
import { type Creature, type CreatureView, type DrawCreature, enlarged } from './creature.ts'
import { familyDragon } from './dragon.ts'
import { familyUnicorn } from './horses.ts'
import { familyRabbit } from './small-furry-animals.ts'

type Kind = Exclude<Pet, 'none'>
type CoatColour = (typeof COAT_COLOURS)[number]

const COATS: Record<CoatColour, string> = {
  white: '#f7f0e6',
  cream: '#ecd5b0',
  golden: '#d9a055',
  ginger: '#d9803f',
  brown: '#8f5d3c',
  black: '#43394a',
  grey: '#9195a6',
  green: '#6fb58a',
  blue: '#6f9fcf',
  violet: '#9d86c9',
  pink: '#eba5b5',
  red: '#d0584e',
}

/** Coats that an animal usually has, each with the second colour of its patches or stripes. */
const USUAL: Record<Kind, readonly (readonly [CoatColour, CoatColour])[]> = {
  Dog: [
    ['golden', 'brown'],
    ['brown', 'cream'],
    ['white', 'brown'],
    ['black', 'white'],
    ['cream', 'ginger'],
    ['grey', 'white'],
  ],
  Cat: [
    ['grey', 'black'],
    ['ginger', 'brown'],
    ['white', 'ginger'],
    ['black', 'grey'],
    ['cream', 'brown'],
    ['brown', 'black'],
  ],
  Rabbit: [
    ['cream', 'brown'],
    ['white', 'grey'],
    ['brown', 'cream'],
    ['grey', 'white'],
    ['black', 'white'],
    ['ginger', 'white'],
  ],
  Dragon: [
    ['green', 'golden'],
    ['blue', 'violet'],
    ['violet', 'pink'],
    ['red', 'golden'],
  ],
  Unicorn: [
    ['white', 'pink'],
    ['cream', 'golden'],
    ['pink', 'white'],
    ['blue', 'white'],
    ['violet', 'white'],
  ],
}
const PATTERNS: Record<Kind, readonly NonNullable<Coat['pattern']>[]> = {
  Dog: ['plain', 'patches', 'patches'],
  Cat: ['stripes', 'stripes', 'patches', 'plain'],
  Rabbit: ['plain', 'patches'],
  Dragon: ['plain', 'stripes'],
  Unicorn: ['plain'],
}

/** The coat of a family's pet: what is open follows from its own seed, so that it is the same in all stories. */
function coatOf({ pet, coat, seed }: StoryPet): CoatColours {
  const random = createRandom(`pet/${seed}`)
  const usual = random.fork('coat').pick(USUAL[pet])
  const colour = coat.colour ?? usual[0]
  const others = USUAL[pet].find(([main]) => main === colour) ?? usual
  const second = coat.secondColour ?? [others[1], ...others, ...usual, 'white' as const].find(each => each !== colour)
  return {
    coat: COATS[colour],
    second: COATS[second ?? 'white'],
    // Who names a second colour wants to see it.
    pattern: coat.pattern ?? (coat.secondColour ? 'patches' : random.fork('pattern').pick(PATTERNS[pet])),
  }
}

const DRAWINGS: Record<Kind, (coat: CoatColours | null) => DrawCreature> = {
  Dog: familyDog,
  Cat: familyCat,
  Rabbit: familyRabbit,
  Dragon: familyDragon,
  Unicorn: familyUnicorn,
}
/** The stories have a dragon of the size of a teapot. */
const SIZES: Partial<Record<Kind, number>> = { Dragon: 0.7 }

/** Draws a pet, in its own coat if it is the family's. */
export function drawPet(context: DrawContext, kind: Kind, family: StoryPet | null, view: CreatureView): Creature {
  const coat = family?.pet === kind ? coatOf(family) : null
  return enlarged(DRAWINGS[kind](coat)(context, view), SIZES[kind] ?? 1)
}
