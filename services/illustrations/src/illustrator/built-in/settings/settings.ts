import type { Setting } from '@kahani/contracts/scene'
import type { DrawSetting } from './backdrop.ts'
import { cave } from './cave.ts'
import { rocket } from './rocket.ts'
import { ship } from './sea.ts'
import { moonSurface, otherPlanet, starfield } from './space.ts'
import { waterfall } from './waterfall.ts'

/** Settings that have one painted view only, by name. */
export const SETTING_DRAWINGS = {
  moon: moonSurface,
  planet: otherPlanet,
  starfield: starfield,
  rocket: rocket,
  ship: ship,
  waterfall: waterfall,
  cave: cave,
} satisfies Partial<Record<Setting, DrawSetting>>
import { garden, hilltop, meadow, riverside } from './countryside.ts'
import { enchantedForest, jungle } from './forest.ts'
import { barn, bedroom, home } from './indoors.ts'
import { riverside } from './countryside.ts'
import { enchantedForest, jungle } from './forest.ts'
import { bedroom, home } from './indoors.ts'
import { rocket } from './rocket.ts'
import { beach, ship } from './sea.ts'
import { treehouse } from './treehouse.ts'
import { deepSea, reef } from './underwater.ts'
import { waterfall } from './waterfall.ts'

/** Settings with one painted view. */
export const SETTING_DRAWINGS: Partial<Record<Setting, DrawSetting>> = {
  bedroom,
  home,
  riverside,
  'enchanted-forest': enchantedForest,
  beach,
  reef,
  'deep-sea': deepSea,
  jungle,
  waterfall,
  treehouse,
  farmyard,
  meadow,
  barn,
  park,
  'city-roof': cityRoof,
  'city-street': cityStreet,
  cave,
  ship,
}
