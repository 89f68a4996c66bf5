import { type Dyed, dyed } from './cloth-colours.ts'
import { type Outfit, suit, type Wardrobe, wear } from './outfit.ts'
import { TRADES } from './trade-costumes.ts'

const SPACE: Partial<Outfit> = {
  neck: 'high',
  gloves: '#d9d3c8',
  belt: true,
  accessories: ['oxygen', 'control-panel'],
  headgear: 'helmet',
}
/** In the colour of the capes that stories name. */
const HERO: Partial<Outfit> = { belt: true, accessories: ['cape', 'emblem'], headgear: 'mask', cape: '#d8503f' }
const HOOD: Partial<Outfit> = { neck: 'high', accessories: ['dragon-tail', 'belly'], headgear: 'dragon-hood' }
const LEHENGA: Partial<Outfit> = {
  sleeve: 'cap',
  pattern: 'border',
  hem: 0.95,
  flare: 118,
  belt: true,
  legs: 'bare',
  shoes: 'sandals',
  shoe: '#e8b04a',
  accessories: ['dupatta', 'necklace'],
  border: true,
  headgear: 'tiara',
  hat: '#f7cf6a',
}
const KHAKI: Partial<Outfit> = {
  neck: 'collar',
  belt: true,
  shoes: 'boots',
  shoe: '#7a4a30',
  accessories: ['buttons', 'satchel'],
  headgear: 'sun-hat',
}
const SAILOR: Partial<Outfit> = {
  top: '#f6ead2',
  pattern: 'stripes',
  legs: 'trousers',
  shoes: 'boots',
  accessories: ['sash'],
  headgear: 'pirate-hat',
}
const PETALS: Partial<Outfit> = {
  sleeve: 'cap',
  hem: 0.5,
  flare: 76,
  belt: true,
  legs: 'bare',
  shoes: 'sandals',
  accessories: ['wings'],
  pattern: 'flowers',
  headgear: 'flower-crown',
}
const ROBE: Partial<Outfit> = {
  trim: '#ffd86e',
  sleeve: 'wide',
  pattern: 'stars',
  hem: 0.86,
  flare: 54,
  belt: true,
  legs: 'trousers',
  shoes: 'boots',
  shoe: '#7a4a30',
  headgear: 'wizard-hat',
}
const WANDERER: Partial<Outfit> = {
  legs: 'trousers',
  shoes: 'boots',
  shoe: '#7a4630',
  accessories: ['satchel', 'scarf'],
}

/** Costumes of the characters. */
export const COSTUMES = {
  ...TRADES,
  astronaut: [
    suit('#f4ead8', { ...SPACE, trim: '#e2683f', shoe: '#d9633f', extra: '#c9d2d8', hat: '#f4ead8' }),
    suit('#efe9e2', { ...SPACE, trim: '#3f86b8', shoe: '#3f78a8', extra: '#c5cfd8', hat: '#efe9e2' }),
  ],
  princess: [
    wear({ ...LEHENGA, top: '#c43e74', trim: '#f7c95c', skirt: '#e0709a', extra: '#f6c1a0' }),
    wear({ ...LEHENGA, top: '#6a4aa0', trim: '#f7cf6a', skirt: '#9a7ac8', extra: '#f5b7c4' }),
    wear({ ...LEHENGA, top: '#1f8a86', trim: '#f7cf6a', skirt: '#f0a04c', extra: '#f9d7a0' }),
  ],
  superhero: [
    suit('#2f6fb0', { ...HERO, trim: '#ffd25a', shoe: '#d9443f', extra: '#d9443f', hat: '#d9443f' }),
    suit('#c43a56', { ...HERO, trim: '#ffd766', shoe: '#2b5c80', extra: '#2f6f93', hat: '#2b5c80' }),
    suit('#2f8f78', { ...HERO, trim: '#ffdc73', shoe: '#e07a34', extra: '#e8863a', hat: '#6a3f80' }),
  ],
  explorer: [
    wear({ ...KHAKI, top: '#d9bf8c', trim: '#8a5a3a', bottom: '#a5834f', extra: '#9a5b36', hat: '#cfae72' }),
    wear({ ...KHAKI, top: '#c8c79a', trim: '#6b5a34', bottom: '#7f8a5a', extra: '#a8643c', hat: '#b9a868' }),
  ],
  pirate: [
    wear({ ...SAILOR, trim: '#c23f45', bottom: '#33506e', shoe: '#5a3a2e', extra: '#d64c43', hat: '#2c3350' }),
    wear({ ...SAILOR, trim: '#2f6c94', bottom: '#6a4438', shoe: '#3d2f36', extra: '#e0a53a', hat: '#7a2f3e' }),
  ],
  fairy: [
    wear({
      ...PETALS,
      top: '#7fb98a',
      trim: '#fdf0c0',
      skirt: '#a9d69a',
      shoe: '#c98aa8',
      extra: '#cfeef0',
      hat: '#f29bb0',
    }),
    wear({
      ...PETALS,
      top: '#c07fc0',
      trim: '#fff0c8',
      skirt: '#e2aede',
      shoe: '#8a6ab8',
      extra: '#d4e6fb',
      hat: '#f7c35c',
    }),
  ],
  dragon: [
    suit('#5fa86a', { ...HOOD, trim: '#f6d98a', shoe: '#4a8f5a', extra: '#f0913f', hat: '#5fa86a' }),
    suit('#d9634a', { ...HOOD, trim: '#fbdc94', shoe: '#b84c3c', extra: '#f3b545', hat: '#d9634a' }),
  ],
  wizard: [
    wear({ ...ROBE, top: '#3f4f9a', bottom: '#5a4a86', hat: '#3f4f9a' }),
    wear({ ...ROBE, top: '#6b3f8c', bottom: '#3f4a7a', hat: '#6b3f8c' }),
  ],
  adventurer: [
    wear({ ...WANDERER, top: '#3f8f8a', trim: '#fbe2a8', pattern: 'stripes', bottom: '#8a6a4a', extra: '#d9573f' }),
    wear({ ...WANDERER, top: '#e0a548', trim: '#8a4a36', bottom: '#4a5f7a', extra: '#b23f56' }),
  ],
} as const satisfies Record<string, Wardrobe>

export type Costume = keyof typeof COSTUMES

/** The parts of a costume that can have a child's favourite colour, the largest first; its other parts make it known. */
const CHEERFUL: Record<Costume, readonly [Dyed, ...Dyed[]]> = {
  astronaut: ['trim', 'shoe'],
  princess: ['skirt', 'top'],
  superhero: ['top', 'bottom'],
  explorer: ['extra', 'trim'],
  pirate: ['extra', 'trim'],
  fairy: ['skirt', 'top'],
  dragon: ['top', 'bottom', 'hat'],
  wizard: ['top', 'hat'],
  adventurer: ['top'],
  doctor: ['bottom', 'trim'],
  chef: ['extra', 'trim'],
  cricketer: ['top', 'bottom', 'hat'],
  teacher: ['top'],
  dancer: ['top', 'bottom'],
  police: ['trim'],
  royal: ['top'],
  robot: ['trim', 'extra'],
  artist: ['hat', 'trim'],
  builder: ['top'],
  farmer: ['trim'],
  musician: ['extra', 'trim'],
  firefighter: ['top', 'hat'],
}

/** A costume in a colour. */
export const costumeIn = (costume: Costume, outfit: Outfit, colour: string): Outfit =>
  dyed(outfit, colour, CHEERFUL[costume])

/** The colour that tells two of a costume apart. */
export const colourOfCostume = (costume: Costume, outfit: Outfit): string => outfit[CHEERFUL[costume][0]] ?? outfit.top
