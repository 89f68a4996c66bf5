import type { Setting } from '@kahani/contracts/scene'
import type { DrawSetting } from './backdrop.ts'
import { cave } from './cave.ts'
import { riverside } from './countryside.ts'
import { enchantedForest, jungle } from './forest.ts'
import { barn } from './indoors.ts'
import { rocket } from './rocket.ts'
import { ship } from './sea.ts'
import { castle, cloudKingdom } from './skyward.ts'
import { beach, ship } from './sea.ts'
import { moonSurface, otherPlanet, starfield } from './space.ts'
import { treehouse } from './treehouse.ts'
import { waterfall } from './waterfall.ts'

/** Settings that have one painted view only, by name. */
export const SETTING_DRAWINGS = {
  riverside: riverside,
/** The settings that have one painted view, by name. */
export const SETTING_DRAWINGS: Partial<Record<Setting, DrawSetting>> = {
  garden,
  hilltop,
  village,
  riverside,
  moon: moonSurface,
  planet: otherPlanet,
  starfield: starfield,
  rocket: rocket,
  'enchanted-forest': enchantedForest,
  jungle: jungle,
  castle: castle,
  'cloud-kingdom': cloudKingdom,
  ship: ship,
  waterfall: waterfall,
  treehouse: treehouse,
  cave: cave,
} satisfies Partial<Record<Setting, DrawSetting>>
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
  cave,
  ship,
}
