import type { Setting } from '@kahani/contracts/scene'
import type { DrawSetting } from './backdrop.ts'
import { garden, hilltop, meadow } from './countryside.ts'
import { barn, bedroom, home } from './indoors.ts'
import { rocket } from './rocket.ts'
import { castle, cloudKingdom } from './skyward.ts'
import { moonSurface, otherPlanet, starfield } from './space.ts'
import { cityRoof, cityStreet } from './town.ts'
import { farmyard, park, village } from './village.ts'

/** Settings with one painted view. */
export const SETTING_DRAWINGS: Partial<Record<Setting, DrawSetting>> = {
  bedroom,
  home,
  garden,
  hilltop,
  village,
  moon: moonSurface,
  planet: otherPlanet,
  starfield,
  rocket,
  castle,
  'cloud-kingdom': cloudKingdom,
  farmyard,
  meadow,
  barn,
  'city-roof': cityRoof,
  'city-street': cityStreet,
  park,
}
