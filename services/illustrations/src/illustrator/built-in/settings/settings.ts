import type { Setting } from '@kahani/contracts/scene'
import type { DrawSetting } from './backdrop.ts'
import { cave } from './cave.ts'
import { garden, hilltop, meadow, riverside } from './countryside.ts'
import { enchantedForest, jungle } from './forest.ts'
import { barn, home } from './indoors.ts'
import { rocket } from './rocket.ts'
import { beach, ship } from './sea.ts'
import { castle, cloudKingdom } from './skyward.ts'
import { moonSurface, otherPlanet, starfield } from './space.ts'
import { treehouse } from './treehouse.ts'
import { deepSea, reef } from './underwater.ts'
import { farmyard, park, village } from './village.ts'
import { waterfall } from './waterfall.ts'

/** All settings, by name. */
/** Settings with one painted view. */
export const SETTING_DRAWINGS: Partial<Record<Setting, DrawSetting>> = {
  bedroom,
/** The settings that have one painted view, by name. */
export const SETTING_DRAWINGS: Partial<Record<Setting, DrawSetting>> = {
  home,
  garden,
  hilltop,
  village,
  riverside,
  moon: moonSurface,
  planet: otherPlanet,
  starfield,
  rocket,
  'enchanted-forest': enchantedForest,
  castle,
  'cloud-kingdom': cloudKingdom,
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
